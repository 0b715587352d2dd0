"""Refusals of legs: the first rule that a leg breaks (TORAK-6-B to 6-D)."""

from __future__ import annotations

from collections import Counter

from nyoi.games.torak import dice
from nyoi.games.torak.content import AXIS, AXIS_BITS, BIT, CLIMB, DIRECTIONS, FORD, LONGEST, RAY
from nyoi.games.torak.rules.legs import allowance, came_by
from nyoi.games.torak.sheet import BALL, HILL, MONSTER, RIVER_UPRIGHT, VOID, Sheet
from nyoi.games.torak.state import Torak
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused


def why_no_leg(s: Torak, seat: int, args: list[str]) -> Refused:
    """Return why a leg such as `leg e 3 with 3+4 pay 4+fuel` is not legal."""
    sheet = s.sheet(seat)
    read = _read(args)
    if read is None:
        return Refused("say-leg", "TORAK-6.6")
    direction, steps, moving, price = read
    if s.halted[seat]:
        return Refused("ball-ends-turn", "TORAK-6.29")
    if s.bound[seat] not in (NOBODY, direction):
        return Refused("straight-on", "TORAK-6.18", direction=DIRECTIONS[s.bound[seat]])
    paying = [value for value in price if value]
    unspent = list(dice.VALUES[sheet.dice])
    for value in moving + paying:
        if value not in unspent:
            return Refused("no-such-die", "TORAK-6.3", text=str(value))
        unspent.remove(value)
    if both_common(sheet, moving + paying):
        return Refused("one-common", "TORAK-9.23")
    on_the_way = obstacle(s, seat, direction, steps)
    if on_the_way is not None:
        return on_the_way
    if len(moving) > allowance(s, seat):
        return Refused("one-die", "TORAK-9.14")
    if sum(moving) < steps:
        return Refused("too-far", "TORAK-6.6", points=sum(moving), steps=steps)
    if sum(moving) - min(moving) >= steps:
        return Refused("spare-die", "TORAK-6.8", value=min(moving))
    return why_no_payment(s, seat, direction, steps, price)


def why_no_stride(s: Torak, seat: int, args: list[str]) -> Refused:
    """Return why a continuation such as `stride e 2` is not legal."""
    read = _read([*args[:2], "with", "1", *args[2:]])
    if read is None or DIRECTIONS.index(args[0]) != came_by(s, seat):
        return Refused("stride-first", "TORAK-6.33")
    direction, steps, _, price = read
    if steps > s.excess[seat]:
        return Refused("too-far", "TORAK-6.33", points=s.excess[seat], steps=steps)
    if both_common(s.sheet(seat), [value for value in price if value]):
        return Refused("one-common", "TORAK-9.23")
    return obstacle(s, seat, direction, steps) or why_no_payment(s, seat, direction, steps, price)


def both_common(sheet: Sheet, used: list[int]) -> bool:
    """Return whether these dice include both common ones of a player without fuel (TORAK-9.23)."""
    own = Counter(dice.VALUES[dice.without(sheet.dice, sheet.either)])
    return sheet.either != dice.NONE and (Counter(used) - own).total() > 1


def obstacle(s: Torak, seat: int, direction: int, steps: int) -> Refused | None:
    """Return the first refusal on the way: something that cannot be passed, or where the leg cannot stop."""
    sheet = s.sheet(seat)
    ray = RAY[direction][s.at[seat]]
    if steps > len(ray) or any(sheet.ground[b] == VOID for b in ray[:steps]):
        return Refused("border", "TORAK-6.12")
    a = s.at[seat]
    for n, b in enumerate(ray[:steps], 1):
        what = sheet.ground[b]
        last = n == steps
        if sheet.path[a] & BIT[direction]:
            return Refused("line-travelled", "TORAK-6.16")
        if what == RIVER_UPRIGHT + AXIS[direction]:
            return Refused("river-along", "TORAK-6.25")
        if sheet.troops[b] and not (s.terms.stop and last):
            return Refused("troop-there", "TORAK-6.13")
        if sheet.path[b] & AXIS_BITS[direction] and not (last and s.company(seat, b)):
            return Refused("no-crossing", "TORAK-6.17")
        if what in (BALL, MONSTER) and not last:
            return Refused("ball-stops", "TORAK-6.29") if what == BALL else Refused("monster-stops", "TORAK-6.33")
        if what >= HILL and last:
            return Refused("no-stop", "TORAK-6.22")
        a = b
    return None


def why_no_payment(s: Torak, seat: int, direction: int, steps: int, price: list[int]) -> Refused:
    """Return why the price is wrong: each mountain and river must be paid for once (TORAK-6.23 to 6.28)."""
    sheet = s.sheet(seat)
    way = [sheet.ground[b] for b in RAY[direction][s.at[seat]][:steps]]
    mountains, rivers = way.count(HILL), sum(what >= RIVER_UPRIGHT for what in way)
    paying = [value for value in price if value]
    if len(price) != mountains + rivers:
        return Refused("pay-each", "TORAK-6.26", due=mountains + rivers, paid=len(price))
    if len(price) - len(paying) > sheet.fuel:
        return Refused("no-fuel", "TORAK-6.48")
    if any(value < FORD for value in paying):
        return Refused("die-too-low", "TORAK-6.24", value=min(paying), least=FORD)
    if sum(value < CLIMB for value in paying) > rivers:
        return Refused("die-too-low", "TORAK-6.23", value=min(paying), least=CLIMB)
    return Refused("say-leg", "TORAK-6.6")


def _read(args: list[str]) -> tuple[int, int, list[int], list[int]] | None:
    """Parse direction, steps, moving dice and price, with 0 for a dose; None if malformed."""
    if len(args) not in (4, 6) or args[0] not in DIRECTIONS or args[2] != "with" or (args[4:] and args[4] != "pay"):
        return None
    moving = args[3].split("+")
    price = args[5].split("+") if len(args) == 6 else []
    if not (args[1].isascii() and args[1].isdigit() and len(args[1]) < 3 and 1 <= int(args[1]) <= LONGEST):
        return None
    faces = ("1", "2", "3", "4", "5", "6")
    if not all(v in faces for v in moving) or not all(v in (*faces, "fuel") for v in price):
        return None
    paid = [0 if v == "fuel" else int(v) for v in price]
    return DIRECTIONS.index(args[0]), int(args[1]), [int(v) for v in moving], paid
