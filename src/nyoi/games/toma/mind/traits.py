"""What tells a good move of Toma from a bad one, in numbers, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.toma.content import COPY, COUNTER, CROSS, GUESS, HIGHEST, POWER, POWERS, TOMA, VALUE
from nyoi.games.toma.mind.odds import chances
from nyoi.games.toma.mind.policy import Outlook, scores
from nyoi.kernel.decision import Move

CLEAR: Final = 0.15  # a difference of scores that is one
TRAITS: Final[tuple[str, ...]] = (
    "behind the best score",
    "is the best score",
    "value kept",
    "value kept, late",
    "keeps a Zero",
    "keeps Toma",
    "keeps a card that is known",
    *(f"plays {power}" for power in POWERS),
    "aims at who leads",
    "aims at who is known",
    "chance of the named value",
    "names a value that is ruled out",
    "aims at oneself",
    "chance that the target has more",
    "... less",
)
_PLAYS: Final = 7
_AIMS: Final = _PLAYS + len(POWERS)


def traits(view: dict[str, Any], moves: list[Move]) -> list[list[float]]:
    """The numbers of `TRAITS` for each move offered."""
    given = scores(view, moves, 5)
    best = max(given)
    look = Outlook(view)
    return [trait(view, look, move, score - best) for move, score in zip(moves, given, strict=True)]


def trait(view: dict[str, Any], look: Outlook, move: Move, behind: float) -> list[float]:
    """The numbers of one move; `behind` is how far its score is from the best."""
    found = [0.0] * len(TRAITS)
    found[0] = max(behind / CLEAR, -4.0)
    found[1] = 1.0 if behind > -1e-9 else 0.0
    if move.word == "discard":
        played = move.args[0]
        kept = next(card for card in look.hand if card != played)
        found[2] = VALUE[kept] / HIGHEST
        found[3] = VALUE[kept] * look.late / HIGHEST
        found[4] = 1.0 if POWER[kept] == COUNTER else 0.0
        found[5] = 1.0 if kept == TOMA else 0.0
        found[6] = 1.0 if kept == look.watched else 0.0
        power = POWER[played]
        if power == COPY and view.get("copy_as"):
            power = POWERS.index(view["copy_as"])
        found[_PLAYS + power] = 1.0
        return found
    if not move.args or move.word in ("reveal", "pass"):
        return found
    target = move.args[0]
    power = POWERS.index(view["plays"][-1][2])
    if power == CROSS and target == look.seat:
        target = move.args[1]
    players = view["players"]
    if target == look.seat:
        found[_AIMS + 4] = 1.0
        return found
    most = max(player["balls"] for y, player in enumerate(players) if y != look.seat)
    found[_AIMS] = 1.0 if players[target]["balls"] == most else 0.0
    found[_AIMS + 1] = 1.0 if target in look.known else 0.0
    likely = chances(view, target)
    if power == GUESS:
        found[_AIMS + 2] = 2.0 * likely[move.args[1]]
        found[_AIMS + 3] = 1.0 if likely[move.args[1]] == 0.0 else 0.0
    elif look.hand:
        own = VALUE[look.hand[0]]
        found[_AIMS + 5] = sum(likely[own + 1 :])
        found[_AIMS + 6] = sum(likely[:own])
    return found
