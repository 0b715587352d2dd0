"""The Army: one box per turn, a roll for each troop, and its placement (TORAK-6-I, 9.8, 9.29 to 9.33)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.content import (
    ADJACENT,
    AWAY,
    BOXES,
    ROLLED,
    SECTION,
    SPOTS,
    STEPS,
    TROOP,
    TROOPS,
    WITHIN,
    square,
)
from nyoi.games.torak.rules.ending import concede, lost
from nyoi.games.torak.sheet import Sheet
from nyoi.games.torak.state import DUEL, RESTED, SECTIONS, Torak
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame


class March(Frame[Torak]):
    """The end of a turn: a box is ticked; the last box ends the game (TORAK-5.1, TORAK-6.54, TORAK-8.3)."""

    def run(self, s: Torak) -> None:
        s.sheets[0].dice = dice.NONE
        for seat in range(s.seats):
            if s.at[seat] != NOBODY:
                s.stage[seat] = RESTED
                s.gives_up[seat] = False  # all players must concede within the same turn (TORAK-8.12)
        s.boxes += 1
        troops = TROOPS[s.boxes - 1] if s.boxes < BOXES else 0
        s.tell(events.BOX, s.boxes, troops)
        if s.boxes == BOXES:
            lost(s, events.TIME)
        else:
            s.become(Troops(troops))


class Troops(Frame[Torak]):
    """Troops still to be rolled for and placed, one after the other (TORAK-6.55)."""

    def __init__(self, left: int, section: int = NOBODY, opening: int = 0) -> None:
        self.left: Final = left
        self.section: Final = section  # rolled; the Army's player is to choose a spot
        self.opening: Final = opening  # 1 for the troop of the set-up (TORAK-4.8)

    def ask(self, s: Torak) -> Decision | None:
        if self.section == NOBODY:
            return None
        offered = [moves.troop(spot) for spot in choices(s, self.section, self.opening)]
        if not self.opening:
            offered.append(moves.CONCEDE)  # TORAK-8.12
        return Decision(s.army, "troop", offered)

    def take(self, s: Torak, seat: int, move: Move) -> None:
        if move is moves.CONCEDE:
            concede(s, seat)
        else:
            put(s, move.args[0])
            s.become(Troops(self.left - 1, NOBODY, self.opening))

    def run(self, s: Torak) -> None:
        if self.left == 0:
            s.done()
            return
        section = roll_section(s, TROOP)
        hit = struck(s, section) if not self.opening or s.terms.setup_hits else NOBODY
        if s.terms.mode == DUEL and not (hit != NOBODY and s.terms.on_hero == "forced"):
            if choices(s, section, self.opening):
                s.become(Troops(self.left, section, self.opening))
                return
            s.tell(events.NO_ROOM, section)
        elif hit != NOBODY:
            put(s, s.at[hit])
        else:
            place(s, section)
        s.become(Troops(self.left - 1, NOBODY, self.opening))


def roll_section(s: Torak, element: int) -> int:
    """Roll a red and a white die, which choose a section (TORAK-3.5, 3.6)."""
    red, white = s.roll(6, SECTIONS), s.roll(6, SECTIONS)
    section = ROLLED[s.terms.zone][red - 1][white - 1]
    s.tell(events.SECTION, element, red, white, section)
    return section


def struck(s: Torak, section: int) -> int:
    """Return the hero that a troop rolled into this section lands on (TORAK-6.56, 9.8)."""
    first = NOBODY
    seat = s.captain
    for _ in range(s.seats):
        if s.within(seat, section):
            if s.sheets[0].troops[s.at[seat]] == 0:
                return seat
            if first == NOBODY:
                first = seat
        seat = (seat + 1) % s.seats
    return first


def put(s: Torak, spot: int) -> None:
    """Place a troop on a spot and report the heroes it hits."""
    s.sheets[0].station(spot)
    s.tell(events.TROOP, spot)
    for seat, at in enumerate(s.at):
        if at == spot:
            s.tell(events.HIT, seat, spot)


def place(s: Torak, section: int) -> None:
    """Place a troop where the algorithm chooses, if there is room (TORAK-6.61)."""
    spot = barrier(s, section)
    if spot == NOBODY:
        s.tell(events.NO_ROOM, section)
    else:
        put(s, spot)


def room(s: Torak, section: int) -> list[int]:
    """Return the free spots of a section, or the nearest free spots outside it (TORAK-6.57, 6.60)."""
    sheet = s.sheets[0]
    found = [a for a in WITHIN[section] if sheet.free(a)]
    return found or beyond(sheet, section)


def beyond(sheet: Sheet, section: int) -> list[int]:
    """Return the free spots of the map nearest to a section (TORAK-6.60)."""
    found = [a for a in range(SPOTS) if sheet.free(a)]
    nearest = min((AWAY[section][a] for a in found), default=0)
    return [a for a in found if AWAY[section][a] == nearest]


def barrier(s: Torak, section: int) -> int:
    """Return the most obstructive free spot (TORAK-6.57 to TORAK-6.60).

    Near a ball comes first, then near a hero, then north, then west. The rulebook promises a hero that no
    player chooses here (TORAK-6.63).
    """
    sheet = s.sheets[0]
    siege = siege_of(sheet.balls)
    for spots in siege.order(section):
        best = nearest_to_a_hero(s, spots)
        if best != NOBODY:
            return best
    for spots in siege.groups(section, beyond(sheet, section)):
        return nearest_to_a_hero(s, spots)
    return NOBODY


def nearest_to_a_hero(s: Torak, spots: list[int]) -> int:
    """Return the first free spot, north to south, among those nearest to a hero; NOBODY if there is none."""
    best, least = NOBODY, 0
    sheet = s.sheets[0]
    for spot in spots:
        if not sheet.free(spot):
            continue
        steps = STEPS[spot]
        for hero in s.at:
            if hero != NOBODY:
                # a squared distance is less than twice the number of spots
                rank = steps[hero] * SPOTS * 2 + square(spot, hero)
                if best == NOBODY or rank < least:
                    best, least = spot, rank
    return best


class Siege:
    """The order in which troops besiege a set of balls, by section (TORAK-6.58, 6.59)."""

    def __init__(self, balls: tuple[int, ...]) -> None:
        self.balls: Final = balls
        self._order: Final[list[list[list[int]] | None]] = [None] * len(SECTION)

    def order(self, section: int) -> list[list[int]]:
        """Return the spots of a section in groups of equal distance to a ball, the nearest group first."""
        found = self._order[section]
        if found is None:
            found = self._order[section] = self.groups(section, list(WITHIN[section]))
        return found

    def groups(self, section: int, spots: list[int]) -> list[list[int]]:
        """Return these spots in such groups, for a troop rolled into this section."""
        balls = self.counted(section)
        found: dict[int, list[int]] = {}
        for a in spots:
            found.setdefault(min([STEPS[a][ball] for ball in balls], default=0), []).append(a)
        return [found[near] for near in sorted(found)]

    def counted(self, section: int) -> list[int]:
        """Return the balls that attract a troop of this section (TORAK-6.58).

        Those inside it count, else those in adjacent sections, else all.
        """
        found = [ball for ball in self.balls if AWAY[section][ball] == 0]
        if not found:
            found = [ball for ball in self.balls if any(AWAY[other][ball] == 0 for other in ADJACENT[section])]
        return found or list(self.balls)


_sieges: Final[dict[tuple[int, ...], Siege]] = {}


def siege_of(balls: tuple[int, ...]) -> Siege:
    """Return the siege of these balls from a cache of a few hundred."""
    found = _sieges.get(balls)
    if found is None:
        if len(_sieges) > 600:
            _sieges.clear()
        found = _sieges[balls] = Siege(balls)
    return found


def choices(s: Torak, section: int, opening: int) -> list[int]:
    """Return the spots where the Army's player may put a troop (TORAK-9.29 to 9.32)."""
    found = room(s, section)
    hero = next(seat for seat in s.living)
    allowed = s.terms.on_hero != "never" and (not opening or s.terms.setup_hits)
    if allowed and s.within(hero, section) and s.sheets[0].troops[s.at[hero]] == 0:
        found.append(s.at[hero])
    return found
