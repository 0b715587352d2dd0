"""How many wounds the defence die stops, for a player who rolls again when that promises more (DUEL-6.9)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import DEFENCE_DIE

MOST_WOUNDS: Final = 9


def _blocked(face: tuple[int, int, int, int], riposte: bool, soft: int) -> int:
    return min(face[0] + (face[1] if riposte else 0), soft)


def _stop_at_best(riposte: bool, rolls: int, soft: int) -> list[float]:
    """How likely each number of wounds is stopped by the die, if it is rolled again below what that promises."""
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
    """The chances of 0, 1, 2... wounds stopped by the defence die."""
    return _STOPPED[riposte, min(rolls, 3), min(soft, MOST_WOUNDS)]
