"""Default moves when a player's time runs out (DUEL-7.14, `turn_seconds`)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel import moves as m
from nyoi.games.duel.content import MOST_HEALTH, MOST_PARADES, MOST_STARS, UNIT, UNITS
from nyoi.games.duel.mind.value import team_worth
from nyoi.games.duel.pieces import HEALTH, PARADE, STAR
from nyoi.kernel.decision import Move

# Neutral answers, in order of preference: accept a die before rolling it again, roll it before declining it,
# continue an action before cancelling it, stand up when lying down.
QUIET: Final = (
    *(m.PASS, m.CONTINUE, m.CANCEL, m.NO_PUSH, m.TAKE, m.ACCEPT, m.ROLL, m.NO_DIE),
    *(m.KEEP, m.LET_GO, m.ENOUGH, m.END, m.STAND),
)


def default_move(view: dict[str, Any], moves: list[Move]) -> Move:
    """Return a default move that harms no unit and wastes nothing."""
    for quiet in QUIET:
        if quiet in moves:
            return quiet
    word = moves[0].word
    units = {UNIT[row["id"]]: row for row in view["units"]}
    if word == "parry":  # as many tokens as needed
        return max((move for move in moves if move.word == "parry"), key=lambda move: move.args[0])
    if word == "draw":
        return moves[-1]
    if m.DECLINE in moves:
        heals = [move for move in moves if move.word == "heal"]
        return max(heals, key=lambda move: _missing(units[move.args[0]]), default=m.DECLINE)
    if word == "choose":
        unit = units[int(view["stack"][-1][1])]
        return next((move for move in moves if _gains(unit, move.args[0])), moves[0])
    if word == "team":
        return max(moves, key=lambda move: team_worth(move.args))
    return moves[0]


def _missing(unit: dict[str, Any]) -> int:
    return MOST_HEALTH[UNITS.index(unit["id"])] - int(unit["health"])


def _gains(unit: dict[str, Any], thing: int) -> bool:
    """Return whether a character can still hold what a token offers."""
    if thing == HEALTH:
        return _missing(unit) > 0
    if thing == STAR:
        return int(unit["stars"]) < MOST_STARS
    return thing != PARADE or int(unit["parades"]) < MOST_PARADES
