"""Determinization of Torak. Only the sheets of a draft and simultaneous answers are hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import DIRECTIONS, ELEMENTS, RAY, SCENERY, SECTION_OF, SPOT_OF
from nyoi.games.torak.rules import FRAMES
from nyoi.games.torak.rules.ground import placements
from nyoi.games.torak.rules.scenery import drawn_by
from nyoi.games.torak.sheet import MONSTER, Sheet
from nyoi.games.torak.state import OUT, STAGES, Torak, blank, scatter
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import unpack
from nyoi.kernel.play import advance, offered, settle
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

SHEETS: Final = 12  # sampled states with their own drawings


class Dreamer:
    """A determinizer that reads a view once and samples full states that fit it.

    `dream` draws the hidden sheets of a draft and reseeds every stream of dice. Other seats are assumed not
    to have answered yet, whatever they have secretly chosen (TORAK-7.8). Sampling whole sheets is slow and
    adds little, so after `SHEETS` samples the drawings are reused.
    """

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.answer: str | None = view["answer"]
        self.base = known(view)
        self.hidden = any(len(sheet.scenery) < len(self.base.rolls) - 1 for sheet in self.base.sheets)
        self.whole: list[Torak] = []  # samples that lack only dice

    def dream(self, rng: Rng) -> Torak:
        """Return a full state, with hidden drawings sampled within the sections that were openly rolled."""
        if len(self.whole) < (SHEETS if self.hidden else 1):
            self.whole.append(self.drawn(rng))
            s = self.whole[-1].clone()
        else:
            s = rng.pick(self.whole).clone() if self.hidden else self.whole[0].clone()
        scatter(s, rng)
        return s

    def drawn(self, rng: Rng) -> Torak:
        """Return the state at the seat's decision, with the hidden sheets sampled."""
        s = self.base.clone()
        for sheet in s.sheets:
            for drawn in range(len(sheet.scenery), len(s.rolls) - 1):
                legal = placements(sheet, SCENERY[drawn], s.rolls[drawn], s.terms.zone, s.terms.sides)
                sheet.draw(*drawn_by(rng.pick(legal)))
        if s.stack:
            settle(s)
        if self.answer is not None:
            advance(s, self.seat, next(m for m in offered(s, self.seat) if m.text == self.answer))
        return s


def known(view: dict[str, Any]) -> Torak:
    """Return the state with the facts a view shows.

    In a draft, the seat knows only the sheet in front of it.
    """
    s = blank(Setting("torak", view.get("rules", 0), view["seats"], view["mode"], view["options"]))
    s.turns = view["turn"]
    s.captain = view["captain"]
    s.army = view["army"]
    s.boxes = view["boxes"]
    s.common = dice.handful(view["common"])
    s.rolls = tuple(SECTION_OF[id] for id in view["rolls"])
    s.origin = tuple(view["origin"])
    s.sheets = [known_sheet(data, s.terms.map) for data in view["sheets"]]
    for seat, hero in enumerate(view["heroes"]):
        s.at[seat] = NOBODY if hero["at"] is None else SPOT_OF[hero["at"]]
        s.tracks[seat] = tuple(SPOT_OF[id] for id in hero["track"])
        s.bound[seat] = NOBODY if hero["bound"] is None else DIRECTIONS.index(hero["bound"])
        s.stage[seat] = STAGES.index(hero["stage"])
        s.engaged[seat] = hero["engaged"]
        s.halted[seat] = hero["halted"]
        s.found[seat] = hero["found"]
        s.reached[seat] = hero["reached"]
        s.moved[seat] = hero["moved"]
        s.due[seat] = hero["due"]
        s.yields[seat] = hero["yields"]
        s.excess[seat] = hero["excess"]
        s.gives_up[seat] = hero["gives_up"]
        if s.tracks[seat]:
            tread(s.sheet(seat), s.tracks[seat])
    s.stack = [unpack(data, FRAMES) for data in view["stack"]]
    s.over, s.ending, s.results = view["over"], view["ending"], tuple(view["results"])
    assert s.army == NOBODY or s.stage[s.army] == OUT
    return s


def known_sheet(data: dict[str, Any], map: int) -> Sheet:
    """Return a sheet as a view shows it, without the path."""
    sheet = Sheet(None, map)
    sheet.lay(tuple(SPOT_OF[id] for id in data["balls"]))
    for id, spot, *way in data["scenery"]:
        sheet.draw(ELEMENTS.index(id), SPOT_OF[spot], DIRECTIONS.index(way[0]) if way else NOBODY)
    standing = {SPOT_OF[id] for id in data["monsters"]}
    for a, what in enumerate(sheet.ground):
        if what == MONSTER and a not in standing:
            sheet.erase(a)
    for id, n in data["troops"]:
        sheet.station(SPOT_OF[id], n)
    sheet.found = data["found"]
    sheet.beans = data["beans"]
    sheet.monsters = data["beaten"]
    sheet.ki = data["ki"]
    sheet.doses = data["doses"]
    sheet.filled = data["filled"]
    sheet.used = data["used"]
    sheet.dice = dice.handful(data["dice"])
    sheet.either = dice.handful(data["either"])
    sheet.burnt = data["burnt"]
    sheet.lean = data["lean"]
    return sheet


def tread(sheet: Sheet, track: tuple[int, ...]) -> None:
    """Redraw a path from the spots it stopped on."""
    sheet.touch(track[0])
    for a, b in pairwise(track):
        direction = next(d for d in range(4) if b in RAY[d][a])
        sheet.travel(a, direction, RAY[direction][a].index(b) + 1)
