"""Standing orders: the windows in which a player wants to be asked (DUEL-7.13).

The engine asks every player who holds cards, useful or not, so that being asked reveals nothing (DUEL-7.4). A
driver calls `auto_pass` before it asks a person. It plays the returned move for the seat after the random
delay required by `reaction_mask`. The other players see neither the question nor the answer.
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel.content import CARD_ROWS, TECHNIQUE_ROWS, UNIT, ZONE
from nyoi.games.duel.moves import PASS
from nyoi.games.duel.pieces import ATTACKS, SCANS
from nyoi.games.duel.rules import FRAMES, keys
from nyoi.games.duel.rules.action import CAST, HIT, STUN, Act
from nyoi.kernel.decision import Move
from nyoi.kernel.frame import unpack

TARGETED: Final = "targeted"
ALL: Final = "all"
NONE: Final = "none"  # also set by "pass until my next activation" until then
ORDERS: Final = (TARGETED, ALL, NONE)

REACTIONS: Final = (keys.R, keys.B, keys.X)
NEVER_ALONE: Final = (keys.ACT_CHOOSE, keys.ACT_MENU)  # asked even when only one answer is legal (DUEL-5.1)


def auto_pass(view: dict[str, Any], key: str, moves: list[Move], order: str = TARGETED) -> Move | None:
    """Return the move that a seat's standing order plays, or None if the player must decide.

    Only what the seat itself knows is used: its view, the question and its moves.
    """
    if len(moves) == 1 and key not in NEVER_ALONE:
        return moves[0]  # nothing to choose
    if key not in REACTIONS or order == ALL:
        return None
    if order == NONE:
        return PASS
    asked = concerned(view) if key == keys.X else any(_strikes(move) for move in moves)
    return None if asked else PASS


def _strikes(move: Move) -> bool:
    """Return whether a move plays a card worth a question between activations: an attack or the radar."""
    return move is not PASS and CARD_ROWS[move.args[0]].effect in (ATTACKS, SCANS)


def concerned(view: dict[str, Any]) -> bool:
    """Return whether the action in window X affects a unit of the viewer.

    A unit is affected as target, second target, by splash, or in the same zone.
    """
    act = unpack(view["stack"][-1], FRAMES)
    assert isinstance(act, Act)
    seat = view["seat"]
    zones = {UNIT[row["id"]]: ZONE[row["zone"]] for row in view["units"] if row["zone"]}
    owners = {UNIT[row["id"]]: row["owner"] for row in view["units"]}
    for row in view["saibaimen"]:
        zones[UNIT[row["id"]]] = ZONE[row["zone"]]
        owners[UNIT[row["id"]]] = row["owner"]
    mine = {unit for unit in zones if owners[unit] == seat}
    danger = {zones[act.unit]}
    aimed = {act.a} if act.kind in (HIT, STUN) else {act.b, act.c} if act.kind == CAST else set()
    if act.kind == CAST and TECHNIQUE_ROWS[act.a].splash and act.b in zones:
        danger.add(zones[act.b])
    return bool(mine & aimed) or any(zones[unit] in danger for unit in mine)
