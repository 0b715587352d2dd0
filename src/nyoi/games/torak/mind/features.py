"""Features of a position, from a view alone: the tour left, the time left, the defences.

For the Army of a Duel the hero's features are negated.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from nyoi.games.torak.content import (
    BALLS,
    BEANS,
    BOXES,
    CANS,
    DANGER,
    MAPS,
    SPOT_OF,
    STEPS,
    TABLES,
    TROOPS,
    zone,
)
from nyoi.games.torak.imagine import known, known_sheet, tread
from nyoi.games.torak.mind.chart import tour_of
from nyoi.games.torak.mind.odds import HIT, ODDS, STRUCK
from nyoi.games.torak.mind.survival import survival
from nyoi.games.torak.mind.value import Planner
from nyoi.games.torak.rules.goals import BESIDE
from nyoi.games.torak.sheet import VOID
from nyoi.games.torak.state import COOP, RACE, Torak
from nyoi.kernel.decision import NOBODY

NAMES: Final[tuple[str, ...]] = (
    *("playing", "solo", "pair", "pool", "race", "duel"),
    *("found", "boxes", "fuel", "dry", "last_dose", "tour", "late", "survival", "surviving", "blows"),
    *("filled", "empty", "ki", "odds", "beans", "last_bean", "closed", "narrow", "half_open", "nearest"),
    *("ways_out", "cornered", "on_troop", "exposed", "struck", "engaged", "dice", "sixes", "moved"),
    *("spread", "gathered", "mates_cornered", "mates_on_troop", "living"),
    *("rivals", "leader_found", "leader_tour", "leader_stuck", "lead_found", "lead_tour", "lead_late", "mean_found"),
    *("mean_tour", "lead_closed", "lead_fuel", "lead_score"),
    *("plan", "mates_plan", "plan_by_boxes", "lead_plan", "lead_plan_late"),
    *("found_by_boxes", "tour_by_boxes", "fuel_by_blows", "last_dose_late", "closed_late", "nearest_late"),
)
SECTIONS: Final = (9, 18, 36)
FURTHEST: Final = 30.0  # dice: anything further counts as out of reach
# heroes sometimes stand on the limits of sections, which makes a hit this much more frequent
EDGES: Final = 1.3
MOST_COST: Final = 3.0
WASTE: Final = 1.1  # dice thrown for each die that the tour needs


class Look:
    """A sheet as a view shows it: the tour as path and troops are now, and how open the balls are."""

    def __init__(self, data: dict[str, Any], map: int, stop: bool, tracks: list[list[str]]) -> None:
        sheet = known_sheet(data, map)
        for track in tracks:
            if track:
                tread(sheet, tuple([SPOT_OF[id] for id in track]))
        self.sheet: Final = sheet
        self.tour: Final = tour_of(sheet, stop)
        self.odds: Final = ODDS[sheet.strength - DANGER[min(sheet.monsters, len(DANGER) - 1)]]
        self.sides: Final = [0, 0, 0, 0, 0]  # number of balls, by free sides
        for ball in sheet.balls:
            self.sides[self.ways(ball)] += 1

    def ways(self, spot: int) -> int:
        """Return how many sides of a spot are free of paths and troops."""
        sheet = self.sheet
        free = 0
        for a in BESIDE[spot]:
            if sheet.path[a] == 0 and sheet.troops[a] == 0 and sheet.ground[a] != VOID:
                free += 1
        return free

    def length(self, spots: list[int]) -> float:
        """Return the expected dice for the rest of the tour; each hero goes for the balls nearest to it."""
        tour = self.tour
        if not spots:
            return FURTHEST
        if len(spots) == 1:
            return min(FURTHEST, tour.length(spots[0], tour.every))
        parts = [0] * len(spots)
        for j, field in enumerate(tour.fields):
            near = 0
            for i in range(1, len(spots)):
                if field[spots[i]] < field[spots[near]]:
                    near = i
            parts[near] |= 1 << j
        lengths = [tour.length(spots[i], parts[i]) for i in range(len(spots))]
        return min(FURTHEST, sum(lengths) + 0.2 * max([STEPS[spots[0]][spot] for spot in spots]))

    def nearest(self, spot: int) -> float:
        """Return the expected dice to the nearest ball."""
        return min([field[spot] for field in self.tour.fields], default=0.0)


def features(view: dict[str, Any]) -> list[float]:
    """Return the features listed in `NAMES`, roughly between -2 and 2."""
    if view["seat"] >= 0 and view["seat"] == view["army"]:
        return [-value for value in told(view, 1 - view["army"])]
    return told(view, max(0, view["seat"]))


def told(view: dict[str, Any], seat: int) -> list[float]:
    """Return the features from the viewpoint of a hero."""
    mode, seats, boxes = view["mode"], view["seats"], view["boxes"]
    race = mode == "competitive"
    pool = mode == "coop" and seats > 2
    found = [0.0] * len(NAMES)
    now = view["now"]
    drawing = now is not None and now["kind"] in ("scenery", "draft")
    found[0] = 0.0 if drawing else 1.0
    found[1 if mode == "solo" else 5 if mode == "duel" else 4 if race else 3 if pool else 2] = 1.0
    if drawing:
        return found
    heroes = view["heroes"]
    map = MAPS.index(view["map"])
    sheet = view["sheets"][seat if race else 0]
    stop = view["options"]["troop_passage"] == "stop"
    tracks = [heroes[seat]["track"]] if race else [hero["track"] for hero in heroes]
    look = Look(sheet, map, stop, tracks)
    fuel = look.sheet.fuel
    here = NOBODY if heroes[seat]["at"] is None else SPOT_OF[heroes[seat]["at"]]
    team = [hero for hero in heroes if hero["at"] is not None] if not race else [heroes[seat]]
    spots = [SPOT_OF[hero["at"]] for hero in team if hero["at"] is not None]
    s = known(view)
    judge = Planner(s, seat)
    if mode == "coop" and not pool:
        tour = min(FURTHEST, (judge.pair.dice if judge.pair is not None else judge.way(s, seat)) / 2)
    else:
        tour = look.length(spots)
    beans = (5 if view["options"]["easy"] else BEANS) - sheet["beans"]
    table = TABLES.index(view["table"])
    area = zone(map, table)
    risk = EDGES / SECTIONS[table] * (1 if not pool else len(spots))
    dice_a_turn = max(1, len(spots)) if pool else 2
    each = 2 if mode == "coop" and not pool else 1  # boxes ticked while every hero takes a turn
    needed = WASTE * tour * 2 / dice_a_turn
    turns = needed / 2
    left = (BOXES - boxes) / each
    n = 6
    found[n] = sheet["found"] / BALLS * 2 - 1
    found[n + 1] = (turns if race else boxes) / 10 - 1
    found[n + 2] = fuel / 2 - 1
    found[n + 3] = 1.0 if fuel == 0 else 0.0
    found[n + 4] = 1.0 if fuel == 1 else 0.0
    found[n + 5] = tour / 15 - 1
    if not race:
        found[n + 6] = max(-2.0, min(2.0, (turns - left) / 8))
        chance = survival(risk * (1.6 if each == 2 else 1.0), each, fuel, boxes, needed)
        found[n + 7] = log((chance + 0.01) / (1.01 - chance)) / 3
        found[n + 8] = 2 * chance - 1
        blows = 0.0
        for turn in range(min(int(turns * each) + 1, BOXES - boxes)):
            blows += risk * TROOPS[boxes + turn]
        found[n + 9] = min(2.0, blows / 4)
    n = 16
    found[n] = sheet["filled"] / 2
    found[n + 1] = (CANS - sheet["filled"] - sheet["used"]) / 3
    found[n + 2] = sheet["ki"] / 3
    found[n + 3] = 2 * look.odds - 1
    found[n + 4] = beans / 3
    found[n + 5] = 1.0 if beans <= 0 else 0.0
    found[n + 6], found[n + 7], found[n + 8] = look.sides[0] / 1.0, look.sides[1] / 2, look.sides[2] / 3
    found[n + 9] = min(3.0, look.nearest(here) / 3) - 1 if here != NOBODY else 0.0
    n = 26
    if here != NOBODY:
        free = look.ways(here)
        found[n] = free / 2 - 1
        found[n + 1] = 1.0 if free == 0 else 0.0
        on_troop = look.sheet.troops[here] != 0
        found[n + 2] = 1.0 if on_troop and heroes[seat]["stage"] != "acting" else 0.0
        if not race:
            found[n + 3] = HIT[area][here] * SECTIONS[table] / 2 - 1
            found[n + 4] = STRUCK[area][TROOPS[min(boxes, BOXES - 1)]][here] * 2
        found[n + 5] = 1.0 if heroes[seat]["engaged"] else 0.0
    hand = sheet["dice"]
    found[n + 6] = sum(hand) / 7
    found[n + 7] = float(hand.count(6))
    found[n + 8] = len(hand) / 2 - 1
    n = 35
    if mode == "coop":
        apart = max([STEPS[a][b] for a in spots for b in spots] or [0])
        found[n] = apart / 8 - 1
        found[n + 1] = 1.0 if apart == 0 else 0.0
        for mate in spots:
            if mate != here:
                found[n + 2] += 1.0 if look.ways(mate) == 0 else 0.0
                found[n + 3] += 1.0 if look.sheet.troops[mate] else 0.0
        found[n + 4] = len(spots) / seats
    if race:
        rivals(view, seat, map, found, tour, look)
    planned(s, seat, judge, found)
    n = len(NAMES) - 6
    found[n] = found[6] * found[7]
    found[n + 1] = found[11] * found[7]
    found[n + 2] = fuel / 2 * found[15] - found[15]
    found[n + 3] = (found[9] + found[10]) * found[12]
    found[n + 4] = found[22] * found[7]
    found[n + 5] = found[25] * found[7]
    return found


def planned(s: Torak, seat: int, judge: Planner, found: list[float]) -> None:
    """Add the planner's costs, by which the heuristic chooses, for this hero and the others."""
    n = len(NAMES) - 11
    if s.at[seat] == NOBODY:
        found[n] = found[n + 1] = MOST_COST
        return
    own = s.terms.mode == RACE  # in a race every hero has a sheet, and so a plan
    costs = [limited((Planner(s, hero) if own else judge).cost(s, hero) / 15 - 1) for hero in s.living]
    mine = costs[s.living.index(seat)]
    found[n] = mine
    if s.terms.mode == COOP:
        found[n + 1] = max(costs)
    found[n + 2] = mine * (s.boxes / 10 - 1)
    others = [cost for hero, cost in zip(s.living, costs, strict=True) if hero != seat]
    if s.terms.mode == RACE and others:
        lead = limited((min(others) - mine) * 2)
        found[n + 3] = lead
        found[n + 4] = lead * (1 - min(min(others), mine)) / 2  # the same lead is worth more near the end


def limited(value: float) -> float:
    """Return a cost clamped to the range of a feature."""
    return max(-MOST_COST, min(MOST_COST, value))


def rivals(view: dict[str, Any], seat: int, map: int, found: list[float], tour: float, own: Look) -> None:
    """Add the features of the rivals in a race: the one closest to the end, and their average."""
    n = 40
    leader, least, fuel, closed, score = 0, 100.0, 0, 0, 0
    balls = total = 0.0
    living = stuck = 0
    for other, hero in enumerate(view["heroes"]):
        if other == seat or hero["at"] is None:
            continue
        sheet = view["sheets"][other]
        look = Look(sheet, map, view["options"]["troop_passage"] == "stop", [hero["track"]])
        spot = SPOT_OF[hero["at"]]
        far = look.length([spot])
        living += 1
        balls += sheet["found"]
        total += far
        if far < least:
            leader, least, fuel, closed, score = sheet["found"], far, look.sheet.fuel, look.sides[0], sheet["score"]
            stuck = 1 if look.ways(spot) == 0 else 0
    found[n] = living / 3
    if view["heroes"][seat]["at"] is None:
        found[n + 4] = -2.0
        return
    if not living:
        found[n + 4] = found[n + 5] = found[n + 6] = 2.0
        return
    mine = view["sheets"][seat]
    found[n + 1] = leader / BALLS * 2 - 1
    found[n + 2] = least / 15 - 1
    found[n + 3] = float(stuck)
    found[n + 4] = (mine["found"] - leader) / 2
    lead = max(-2.0, min(2.0, (least - tour) / 6))
    found[n + 5] = lead
    found[n + 6] = lead * (2 - min(least, tour) / 12)  # the same lead is worth more near the end
    found[n + 7] = (mine["found"] - balls / living) / 2
    found[n + 8] = max(-2.0, min(2.0, (total / living - tour) / 6))
    found[n + 9] = float(closed - own.sides[0])
    found[n + 10] = (own.sheet.fuel - fuel) / 2
    found[n + 11] = max(-2.0, min(2.0, (mine["score"] - score) / 8))
