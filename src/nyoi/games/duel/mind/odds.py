"""Distribution of wounds stopped by the defence die, with optimal rerolls (DUEL-6.9)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import DEFENCE_DIE

MOST_WOUNDS: Final = 9


def _blocked(face: tuple[int, int, int, int], riposte: bool, soft: int) -> int:
    return min(face[0] + (face[1] if riposte else 0), soft)


def _stop_at_best(riposte: bool, rolls: int, soft: int) -> list[float]:
    """Return the chance of each number of stopped wounds when rerolling any face below the expectation."""
    chances = [0.0] * (soft + 1)
    if rolls == 0 or soft == 0:
        chances[0] = 1.0
        return chances
    later = _stop_at_best(riposte, rolls - 1, soft)
    promise = sum([n * p for n, p in enumerate(later)]) if rolls > 1 else -1.0
    for face in DEFENCE_DIE:
        stopped = _blocked(face, riposte, soft)
        if stopped >= promise:
            chances[stopped] += 1 / len(DEFENCE_DIE)
        else:
            for n, p in enumerate(later):
                chances[n] += p / len(DEFENCE_DIE)
    return chances


_STOPPED: Final = {
    (riposte, rolls, soft): _stop_at_best(riposte, rolls, soft)
    for riposte in (False, True)
    for rolls in range(4)
    for soft in range(MOST_WOUNDS + 1)
}


def stopped(riposte: bool, rolls: int, soft: int) -> list[float]:
    """Return the chances that the defence die stops 0, 1, 2... wounds."""
    return _STOPPED[riposte, min(rolls, 3), min(soft, MOST_WOUNDS)]
