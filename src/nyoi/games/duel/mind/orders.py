"""Standing orders: which windows a player wants to be asked in (DUEL-7.13).

The engine asks whoever holds cards, useful or not, so that being asked tells nothing (DUEL-7.4). A
driver calls `auto_pass` before it troubles a person, and plays what it returns for the seat, after
the random wait that `reaction_mask` asks for. Neither the question nor the answer reaches the others.
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
NONE: Final = "none"  # also what "pass until my next activation" sets until then
ORDERS: Final = (TARGETED, ALL, NONE)

REACTIONS: Final = (keys.R, keys.B, keys.X)
NEVER_ALONE: Final = (keys.ACT_CHOOSE, keys.ACT_MENU)  # these are asked even with one answer (DUEL-5.1)


def auto_pass(view: dict[str, Any], key: str, moves: list[Move], order: str = TARGETED) -> Move | None:
    """The move that a seat's standing order plays for it, or None if its player is to be asked.

    It needs what the seat itself knows and nothing else: its view, the question and its moves.
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
    """Whether a move plays a card worth a question between activations: an attack or the radar."""
    return move is not PASS and CARD_ROWS[move.args[0]].effect in (ATTACKS, SCANS)


def concerned(view: dict[str, Any]) -> bool:
    """Whether the action in window X touches a unit of the viewer: target, second target, splash, same zone."""
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
