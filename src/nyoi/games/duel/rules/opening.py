"""Setup before the first round: sides, ground, tokens, cards, teams (DUEL section 4)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from nyoi.games.duel import events, moves
from nyoi.games.duel.content import (
    DECK,
    FIGURES,
    GROUPS,
    HILLS,
    NAPPA,
    POSITIONS,
    PRESETS,
    START_TILES,
    TEAM_MOST,
    TILES,
    UNITS,
    VALUE,
)
from nyoi.games.duel.field import LAYOUTS, ROTATIONS, field_of
from nyoi.games.duel.numbers import most_health
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.hand import refill
from nyoi.games.duel.rules.match import Match
from nyoi.games.duel.rules.question import Question, score
from nyoi.games.duel.rules.tokens import deal_tokens
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import NOBODY, Decision, Move, all_of
from nyoi.kernel.frame import Frame

SIDES: Final = 0
GROUND: Final = 1
TOKENS: Final = 2
CARDS: Final = 3
TEAMS: Final = 4
READY: Final = 5

CENTRE: Final = POSITIONS.index("C")
SOUTH: Final = POSITIONS.index("S")
NORTH: Final = POSITIONS.index("N")
FREE_TILES: Final = tuple(t for t in range(len(TILES)) if t not in START_TILES)
RING: Final = tuple(p for p in range(len(POSITIONS)) if p not in (CENTRE, SOUTH, NORTH))
PRESET: Final = "preset_"


class Opening(Frame[Duel]):
    def __init__(self, step: int = SIDES) -> None:
        self.step: Final = step

    def run(self, s: Duel) -> None:
        after: Frame[Duel] | None = None
        if self.step == SIDES:
            s.a = s.chance(2) if s.setting.options["sides"] == "draw" else 0
            s.tell(events.SIDES, s.a, 1 - s.a)
        elif self.step == GROUND:
            after = lay_ground(s, str(s.setting.options["layout"]))
        elif self.step == TOKENS:
            if s.setting.options["token_tiles"] == "players":
                after = NameTiles()
            else:
                deal_tokens(s, s.shuffle(tuple(range(GROUPS))))
        elif self.step == CARDS:
            s.deck, s.top = s.shuffle(DECK), 0
            refill(s)
        elif self.step == TEAMS:
            after = gather_teams(s, str(s.setting.options["teams"]))
        else:
            compare_teams(s)
            s.become(Match())
            return
        s.become(Opening(self.step + 1), after=after)


# -- the ground


def lay_ground(s: Duel, layout: str) -> Frame[Duel] | None:
    """Lay tiles and hills (DUEL-4.2 to 4.4)."""
    if layout in LAYOUTS:
        s.places = LAYOUTS[layout]
        s.tell(events.FIELD, list(LAYOUTS).index(layout))
    else:
        places = [NOBODY] * (2 * len(POSITIONS))
        for tile, position, rotation in zip(START_TILES, (SOUTH, NORTH), (0, 3), strict=True):
            if layout == "wild":
                rotation = s.chance(ROTATIONS)
            places[2 * position : 2 * position + 2] = [tile, rotation]
        s.places = tuple(places)
        if layout == "players":
            return LayTiles()
        tiles = s.shuffle(FREE_TILES)  # the first goes to the centre
        for tile, position in zip(tiles, (CENTRE, *RING), strict=True):
            put_tile(s, NOBODY, tile, position, s.chance(ROTATIONS))
    raise_hills(s)
    return None


def put_tile(s: Duel, seat: int, tile: int, position: int, rotation: int) -> None:
    places = list(s.places)
    places[2 * position : 2 * position + 2] = [tile, rotation]
    s.places = tuple(places)
    s.tell(events.TILE, seat, tile, position, rotation)


def raise_hills(s: Duel) -> None:
    """Complete the ground: compute its zones and place the hills (DUEL-4.4)."""
    s.field = field_of(s.places)
    s.hills = HILLS


class LayTiles(Question):
    """The players lay the ground: A the centre, then B, A, B, A one tile each (DUEL-4.3)."""

    def ask(self, s: Duel) -> Decision | None:
        free = [t for t in FREE_TILES if t not in s.places[::2]]
        if not free:
            return None
        laid = len(FREE_TILES) - len(free)
        positions = [p for p in RING if s.places[2 * p] == NOBODY] if laid else [CENTRE]
        offered = [moves.place[p][t][r] for p in positions for t in free for r in range(ROTATIONS)]
        return self.asks(s.a if laid % 2 == 0 else 1 - s.a, keys.LAY_TILE, offered)

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        position, tile, rotation = move.args
        put_tile(s, seat, tile, position, rotation)

    def run(self, s: Duel) -> None:
        raise_hills(s)
        s.done()


class NameTiles(Question):
    """A and B in turn choose the tile of each token group (DUEL-4.5)."""

    def ask(self, s: Duel) -> Decision | None:
        free = [t for t in range(len(TILES)) if t not in s.tiles]
        if len(free) < 2:
            return None
        group = GROUPS - len(free)
        return self.asks(s.a if group % 2 == 0 else 1 - s.a, keys.TOKEN_TILE, [moves.tile[t] for t in free])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        group = s.tiles.index(NOBODY)
        s.tiles = (*s.tiles[:group], move.args[0], *s.tiles[group + 1 :])

    def run(self, s: Duel) -> None:
        last = next(t for t in range(len(TILES)) if t not in s.tiles)
        deal_tokens(s, (*s.tiles[:-1], last))
        s.done()


# -- the teams


def gather_teams(s: Duel, teams: str) -> Frame[Duel] | None:
    """Start team formation, or take preset teams (DUEL-4.7, 4.12)."""
    if teams.startswith(PRESET):
        for seat, team in zip((s.a, 1 - s.a), PRESETS[teams.removeprefix(PRESET)], strict=True):
            enlist(s, seat, team)
        return None
    return Draft() if teams == "draft" else FreePick(s.a)


def worth(team: tuple[int, ...]) -> int:
    return sum(VALUE[c] for c in team)


def within(s: Duel, team: tuple[int, ...]) -> bool:
    """Return whether a team respects the host's limit (DUEL-4.9)."""
    limit = s.setting.options["team_value_max"]
    return not isinstance(limit, int) or worth(team) <= limit


class Draft(Question):
    """The players take one character after another, A first, until all ten are taken (DUEL-4.7)."""

    def ask(self, s: Duel) -> Decision | None:
        free = left_over(s)
        if len(free) < 2:
            return None
        return self.asks(s.a if len(free) % 2 == 0 else 1 - s.a, keys.DRAFT_PICK, [moves.pick[c] for c in free])

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        take_character(s, seat, move.args[0])

    def run(self, s: Duel) -> None:
        take_character(s, 1 - s.a, left_over(s)[0])
        s.become(Form())


def left_over(s: Duel) -> list[int]:
    return [c for c in range(FIGURES) if c not in s.drafted[0] and c not in s.drafted[1]]


def take_character(s: Duel, seat: int, character: int) -> None:
    s.drafted[seat] += (character,)
    s.tell(events.PICKED, seat, character)


class Form(Frame[Duel]):
    """Both players form their teams in secret and reveal them together (DUEL-4.8, DUEL-7.17)."""

    def ask(self, s: Duel) -> Decision:
        return all_of(keys.TEAM_FORM, [(seat, [moves.team(t) for t in teams(s, seat)]) for seat in (0, 1)])

    def take_all(self, s: Duel, moves: list[Move]) -> None:
        for seat in (s.a, 1 - s.a):
            enlist(s, seat, moves[seat].args)
        s.done()


def teams(s: Duel, seat: int) -> list[int]:
    """Return the teams a player can form of their drafted characters, as bit masks."""
    five = sorted(s.drafted[seat])
    return [
        sum(1 << c for c in team)
        for size in range(1, TEAM_MOST + 1)
        for team in combinations(five, size)
        if within(s, team)
    ]


class FreePick(Question):
    """The players in turn take a character into their team or stop (DUEL-4.12)."""

    def __init__(self, seat: int, stopped: bool = False) -> None:
        self.seat: Final = seat
        self.stopped: Final = stopped  # whether the other player has stopped

    def ask(self, s: Duel) -> Decision | None:
        team = s.drafted[self.seat]
        free = [c for c in left_over(s) if within(s, (*team, c))] if len(team) < TEAM_MOST else []
        if not free:
            return None
        offered = [moves.pick[c] for c in free]
        return self.asks(self.seat, keys.TEAM_PICK, [*offered, moves.STOP] if team else offered)

    def answer(self, s: Duel, seat: int, move: Move) -> None:
        if move is moves.STOP:
            self.run(s)
        else:
            take_character(s, seat, move.args[0])
            s.become(self if self.stopped else FreePick(1 - seat))

    def run(self, s: Duel) -> None:
        s.tell(events.STOPPED, self.seat)
        enlist(s, self.seat, s.drafted[self.seat])
        if self.stopped:
            s.done()
        else:
            s.become(FreePick(1 - self.seat, stopped=True))


def enlist(s: Duel, seat: int, team: tuple[int, ...]) -> None:
    """Reveal a player's team and set up its boards: full health, no ki, no tokens (DUEL-4.11)."""
    s.tell(events.TEAM, seat, worth(team), rest=tuple(team))
    for c in team:
        s.owner[c] = seat
        s.health[c] = most_health(s.setting)[c]


def compare_teams(s: Duel) -> None:
    """Apply the handicap of the lower team, and give the Saibaimen to Nappa's owner (DUEL-4.10, 4.11)."""
    s.owner[FIGURES:] = [s.owner[NAPPA]] * (len(UNITS) - FIGURES)
    if s.setting.options["handicap"]:
        difference = sum(VALUE[c] for c in s.team(0)) - sum(VALUE[c] for c in s.team(1))
        score(s, 0 if difference < 0 else 1, abs(difference), events.HANDICAP)
