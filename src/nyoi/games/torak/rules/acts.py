"""Actions of a hero at each stage of a turn, and their effects (TORAK-6-E to 6-H).

Every mode offers moves through `options` and applies them through `act`; the modes differ only in when each
seat is asked.
"""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.content import ESCAPE, FILL, TRAIN
from nyoi.games.torak.numbers import KEEP
from nyoi.games.torak.rules.ending import concede, fall, meet
from nyoi.games.torak.rules.legs import burn_fuel, face, go, leg_moves, rest_idle, spend, stay, stride_moves
from nyoi.games.torak.state import (
    ACTING,
    CAUGHT,
    FACING,
    FLEEING,
    RESTED,
    SPENT,
    STRIDING,
    Torak,
)
from nyoi.kernel.decision import Move

ASK: Final[dict[int, str]] = {
    FLEEING: "escape",
    ACTING: "act",
    FACING: "face",
    STRIDING: "stride",
    CAUGHT: "caught",
}


def options(s: Torak, seat: int) -> list[Move]:
    """Return every legal move of a hero at its stage."""
    stage = s.stage[seat]
    if s.terms.keeps and s.sheet(seat).either != dice.NONE:
        return [KEEP[value] for value in sorted(dice.VALUES[s.sheet(seat).either])]
    if stage == ACTING:
        found = fight_moves(s, seat) if s.engaged[seat] else leg_moves(s, seat)
        found += spend_moves(s, seat)
        found.append(moves.DONE if s.terms.pool else moves.END)  # dice may stay unused (TORAK-5.2, TORAK-6.10)
        if not s.gives_up[seat]:
            found.append(moves.CONCEDE)  # TORAK-8.12
    elif stage == FACING:
        found = fight_moves(s, seat) + spend_moves(s, seat)  # TORAK-6.34
    elif stage == FLEEING:
        found = escape_moves(s, seat)
    elif stage == STRIDING:
        found = [*stride_moves(s, seat), moves.STAY]
    else:
        assert stage == CAUGHT
        found = [moves.TURBO, moves.STAY]
    return found


def fight_moves(s: Torak, seat: int) -> list[Move]:
    """Return the moves at a Monster: fight, or flee while a dose is left (TORAK-6.33, 6.40)."""
    return [moves.FIGHT, moves.FLEE] if s.sheet(seat).fuel else [moves.FIGHT]


def spend_moves(s: Torak, seat: int) -> list[Move]:
    """Return the moves that spend a die on Ki or on a Jerrycan (TORAK-6.43, TORAK-6.45).

    They are legal while acting and before a Monster (TORAK-6.46).
    """
    sheet = s.sheet(seat)
    return SPENDING[sheet.dice][not sheet.ki_full][sheet.empty_cans > 0]


def _spending(values: tuple[int, ...], train: bool, fill: bool) -> list[Move]:
    found: list[Move] = []
    for value in range(TRAIN, 7):
        if value in values:
            if train:
                found.append(moves.train(value))
            if value == FILL and fill:
                found.append(moves.fill(value))
    return found


# By handful, whether Ki can be trained, whether a Jerrycan is empty; tabulated because a race asks at each
# move.
SPENDING: Final = [
    [[_spending(values, train, fill) for fill in (False, True)] for train in (False, True)] for values in dice.VALUES
]


def escape_moves(s: Torak, seat: int) -> list[Move]:
    """Return the escapes: a rolled 6, a dose, or in the pool giving way once (TORAK-6.50, 9.7a)."""
    sheet = s.sheet(seat)
    found: list[Move] = []
    if dice.holds(sheet.dice, ESCAPE):
        found.append(moves.escape(ESCAPE))
    if sheet.fuel:
        found.append(moves.TURBO)
    if not s.yields[seat] and sum(stage == FLEEING for stage in s.stage) > 1:
        found.append(moves.YIELD)
    return found


def doomed(s: Torak, seat: int) -> bool:
    """Return whether a threatened hero cannot pay for its escape (TORAK-6.53)."""
    sheet = s.sheet(seat)
    due = s.due[seat]
    return sheet.fuel < due and dice.VALUES[sheet.dice].count(ESCAPE) + sheet.fuel < due


def act(s: Torak, seat: int, move: Move) -> None:
    word = move.word
    sheet = s.sheet(seat)
    if word in ("leg", "stride"):
        go(s, seat, move)
    elif word == "train":
        spend(s, seat, dice.handful([move.args[0]]))
        sheet.ki += 1
        s.tell(events.TRAINED, seat, move.args[0], sheet.strength)
    elif word == "fill":
        spend(s, seat, dice.handful([move.args[0]]))
        sheet.filled += 1
        s.tell(events.FILLED, seat, move.args[0], sheet.filled)
    elif word == "fight":
        fight(s, seat)
    elif word == "flee":
        s.tell(events.FLED, seat, sheet.fuel - 1)
        burn_fuel(s, seat, 1)
        leave(s, seat)
    elif word == "escape":
        sheet.dice = dice.less(sheet.dice, move.args[0])
        s.tell(events.ESCAPED, seat, move.args[0])
        freed(s, seat)
    elif word == "turbo":
        s.tell(events.SLIPPED, seat, sheet.fuel - 1)
        burn_fuel(s, seat, 1)
        freed(s, seat)
    elif word == "yield":
        s.yields[seat] = max(s.yields) + 1
        s.tell(events.YIELDED, seat)
    elif word == "keep":
        sheet.dice = dice.plus(dice.without(sheet.dice, sheet.either), move.args[0])
        sheet.either = dice.NONE
        s.tell(events.KEPT, seat, move.args[0])
    elif word == "concede":
        concede(s, seat)
    elif word == "resume":
        s.stage[seat] = ACTING
        s.tell(events.RESUMED, seat)
    elif s.stage[seat] == CAUGHT:
        stay(s, seat)
    elif s.stage[seat] == STRIDING:
        s.stage[seat] = ACTING
    else:
        s.stage[seat] = RESTED
        s.tell(events.ENDED, seat)
    if not s.over:
        rest_idle(s)


def freed(s: Torak, seat: int) -> None:
    """Free a hero from a troop, at the roll or after moving onto it (TORAK-6.13, 6.50, 6.51)."""
    if s.stage[seat] == CAUGHT:
        face(s, seat)
        return
    s.due[seat] -= 1
    if s.due[seat] == 0:
        s.stage[seat] = ACTING


def fight(s: Torak, seat: int) -> None:
    """Fight: white die and Ki must beat red die and danger (TORAK-6.35, TORAK-6.36, TORAK-6.37).

    The two dice never join the hand, so they have no other use (TORAK-6.5).
    """
    sheet = s.sheet(seat)
    stream = s.fight_stream(seat)
    white, red = s.roll(6, stream), s.roll(6, stream)
    s.tell(events.FOUGHT, seat, white, sheet.strength, red, rest=(sheet.danger,))
    if white + sheet.strength > red + sheet.danger:
        spot = s.at[seat]
        sheet.erase(spot)
        sheet.monsters += 1  # after the tenth none is left, because ten were drawn (TORAK-6.42)
        s.tell(events.BEAT, seat, spot, sheet.monsters)
        for other in range(s.seats):
            if s.sheet(other) is sheet and s.at[other] == spot:
                s.engaged[other] = False  # TORAK-6.65
        leave(s, seat)
    elif sheet.beans == s.terms.beans:  # lost with every bean ticked (TORAK-6.38)
        fall(s, seat, events.KILLED_END)
        if not s.over:
            meet(s)
    else:
        sheet.beans += 1
        s.tell(events.LOST, seat, s.terms.beans - sheet.beans)
        s.stage[seat] = SPENT
        if not s.terms.shared:
            sheet.dice = sheet.either = dice.NONE
        meet(s)


def leave(s: Torak, seat: int) -> None:
    """Free a hero from a Monster; by option it then finishes its leg (TORAK-6.33, TORAK-6.39).

    Without a die it stays there unengaged until a later turn. Only another arrival faces the Monster again
    (TORAK-6.41).
    """
    arrived = s.stage[seat] == FACING
    s.engaged[seat] = False
    s.stage[seat] = ACTING
    meet(s)
    if not s.over and arrived and s.excess[seat] and stride_moves(s, seat):
        s.stage[seat] = STRIDING
