"""A position in numbers, from what a seat sees: how far the tour is, how far the Army, what there is against it.

To the Army of a Duel all is told with the other sign: what is good for the hero is bad for it.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from nyoi.games.torak.content import (
    BALL_SPOTS,
    BALLS,
    BEANS,
    BOXES,
    CANS,
    DANGER,
    DIRECTIONS,
    DOSES,
    ELEMENTS,
    KI,
    MAPS,
    ON,
    SPOT_OF,
    STEPS,
    TABLES,
    TROOPS,
    WIDTH,
    zone,
)
from nyoi.games.torak.mind.chart import Chart, chart_by
from nyoi.games.torak.mind.odds import HIT, ODDS, STRUCK
from nyoi.games.torak.mind.survival import survival
from nyoi.games.torak.rules.goals import BESIDE
from nyoi.games.torak.rules.tour import FAR
from nyoi.games.torak.sheet import Drawn
from nyoi.kernel.decision import NOBODY

NAMES: Final[tuple[str, ...]] = (
    *("playing", "solo", "pair", "pool", "race", "duel"),
    *("found", "boxes", "fuel", "dry", "last_dose", "tour", "late", "survival", "surviving", "blows"),
    *("filled", "empty", "ki", "odds", "beans", "last_bean", "closed", "narrow", "half_open", "nearest"),
    *("ways_out", "cornered", "on_troop", "exposed", "struck", "engaged", "dice", "sixes", "moved"),
    *("spread", "gathered", "mates_cornered", "mates_on_troop", "living"),
    *("rivals", "leader_found", "leader_tour", "leader_stuck", "lead_found", "lead_tour", "lead_late", "mean_found"),
    *("mean_tour", "lead_closed", "lead_fuel", "lead_score"),
    *("found_by_boxes", "tour_by_boxes", "fuel_by_blows", "last_dose_late", "closed_late", "nearest_late"),
)
SECTIONS: Final = (9, 18, 36)
OFF: Final = tuple([{a for a, on in enumerate(row) if not on} for row in ON])  # by map, what is not on it
EDGES: Final = 1.3  # who walks stands on the limits of sections now and then: so much more often a troop falls there
WASTE: Final = 1.1  # dice thrown for each that the tour needs


class Look:
    """A hero and the sheet it plays on, as far as they are told by numbers."""

    def __init__(self, sheet: dict[str, Any], chart: Chart) -> None:
        self.sheet: Final = sheet
        self.chart: Final = chart
        self.balls: Final = [SPOT_OF[id] for id in sheet["balls"]]
        self.rest: Final = chart.rest(tuple(self.balls))
        self.troops: Final = {SPOT_OF[id] for id, _ in sheet["troops"]}
        self.fuel: Final[int] = DOSES - sheet["doses"]
        self.odds: Final = ODDS[KI[sheet["ki"]] - DANGER[min(sheet["beaten"], len(DANGER) - 1)]]
        self.sides: Final = [0, 0, 0, 0, 0]  # by number of free sides, balls

    def tread(self, tracks: list[list[str]], barred: set[int]) -> set[int]:
        """All that paths have touched; and how open that and troops leave the balls."""
        touched: set[int] = set()
        for track in tracks:
            before = NOBODY
            for id in track:
                spot = SPOT_OF[id]
                if before == NOBODY:
                    touched.add(spot)
                else:
                    low, high = (before, spot) if before < spot else (spot, before)
                    apart = 1 if low // WIDTH == high // WIDTH else WIDTH
                    touched.update(range(low, high + 1, apart))
                before = spot
        for ball in self.balls:
            free = 0
            for a in BESIDE[ball]:
                if a not in touched and a not in self.troops and a not in barred:
                    free += 1
            self.sides[free] += 1
        return touched


def charted(map: int, sheet: dict[str, Any]) -> Chart:
    """The chart of a sheet as a view shows it."""
    drawn: list[Drawn] = []
    for element in sheet["scenery"]:
        way = DIRECTIONS.index(element[2]) if len(element) > 2 else NOBODY
        drawn.append((ELEMENTS.index(element[0]), SPOT_OF[element[1]], way))
    balls = BALL_SPOTS[map]
    left = tuple([SPOT_OF[id] for id in sheet["balls"]])
    for ball in left:
        if ball not in balls:
            balls = left
            break
    return chart_by(map, tuple(drawn), balls)


def features(view: dict[str, Any]) -> list[float]:
    """The numbers of `NAMES`, about -2 to 2 each."""
    if view["seat"] >= 0 and view["seat"] == view["army"]:
        return [-value for value in told(view, 1 - view["army"])]
    return told(view, max(0, view["seat"]))


def told(view: dict[str, Any], seat: int) -> list[float]:
    """The same from the viewpoint of a hero."""
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
    look = Look(sheet, charted(map, sheet))
    here = NOBODY if heroes[seat]["at"] is None else SPOT_OF[heroes[seat]["at"]]
    team = [hero for hero in heroes if hero["at"] is not None] if not race else [heroes[seat]]
    spots = [SPOT_OF[hero["at"]] for hero in team if hero["at"] is not None]
    barred = OFF[map]
    touched = look.tread([hero["track"] for hero in team], barred)
    tour = tour_of(look, spots, pool)
    beans = (5 if view["options"]["easy"] else BEANS) - sheet["beans"]
    table = TABLES.index(view["table"])
    area = zone(map, table)
    risk = EDGES / SECTIONS[table] * (1 if not pool else len(spots))
    dice_a_turn = max(1, len(spots)) if pool else 2
    each = 2 if mode == "coop" and not pool else 1  # boxes for a turn of everybody
    needed = WASTE * tour * 2 / dice_a_turn
    turns = needed / 2
    left = (BOXES - boxes) / each
    n = 6
    found[n] = sheet["found"] / BALLS * 2 - 1
    found[n + 1] = (turns if race else boxes) / 10 - 1
    found[n + 2] = look.fuel / 2 - 1
    found[n + 3] = 1.0 if look.fuel == 0 else 0.0
    found[n + 4] = 1.0 if look.fuel == 1 else 0.0
    found[n + 5] = tour / 15 - 1
    if not race:
        found[n + 6] = max(-2.0, min(2.0, (turns - left) / 8))
        chance = survival(risk * (1.6 if each == 2 else 1.0), each, look.fuel, boxes, needed)
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
    nearest = min([look.chart.fields[j][here] for j in range(len(look.chart.balls)) if look.rest >> j & 1] or [0.0])
    found[n + 9] = nearest / 3 - 1 if here != NOBODY else 0.0
    n = 26
    if here != NOBODY:
        free = ways(here, touched, look.troops, barred)
        found[n] = free / 2 - 1
        found[n + 1] = 1.0 if free == 0 else 0.0
        on_troop = here in look.troops
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
                found[n + 2] += 1.0 if ways(mate, touched, look.troops, barred) == 0 else 0.0
                found[n + 3] += 1.0 if mate in look.troops else 0.0
        found[n + 4] = len(spots) / seats
    if race:
        rivals(view, seat, map, found, tour, look)
    n = len(NAMES) - 6
    found[n] = found[6] * found[7]
    found[n + 1] = found[11] * found[7]
    found[n + 2] = look.fuel / 2 * found[15] - found[15]
    found[n + 3] = (found[9] + found[10]) * found[12]
    found[n + 4] = found[22] * found[7]
    found[n + 5] = found[25] * found[7]
    return found


def rivals(view: dict[str, Any], seat: int, map: int, found: list[float], tour: float, own: Look) -> None:
    """The others of a race: whoever is nearest to the end, and all of them on the average."""
    n = 40
    leader, least, fuel, closed, score = 0, 100.0, 0, 0, 0
    balls = total = 0.0
    living = stuck = 0
    for other, hero in enumerate(view["heroes"]):
        if other == seat or hero["at"] is None:
            continue
        sheet = view["sheets"][other]
        look = Look(sheet, charted(map, sheet))
        spot = SPOT_OF[hero["at"]]
        touched = look.tread([hero["track"]], OFF[map])
        far = tour_of(look, [spot], False)
        living += 1
        balls += sheet["found"]
        total += far
        if far < least:
            leader, least, fuel, closed, score = sheet["found"], far, look.fuel, look.sides[0], sheet["score"]
            stuck = 1 if ways(spot, touched, look.troops, OFF[map]) == 0 else 0
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
    found[n + 10] = (own.fuel - fuel) / 2
    found[n + 11] = max(-2.0, min(2.0, (mine["score"] - score) / 8))


def tour_of(look: Look, spots: list[int], pool: bool) -> float:
    """The tour through what is left, with a price for balls that are hard to come to; of several heroes the work."""
    if not spots:
        return FAR
    extra = 8.0 * look.sides[0] + 1.0 * look.sides[1] + 0.3 * look.sides[2]
    if len(spots) == 1:
        return look.chart.lengths(look.rest)[spots[0]] + extra
    parts = [0] * len(spots)
    for j, field in enumerate(look.chart.fields):
        if look.rest >> j & 1:
            near = 0
            for i in range(1, len(spots)):
                if field[spots[i]] < field[spots[near]]:
                    near = i
            parts[near] |= 1 << j
    lengths = [look.chart.lengths(parts[i])[spots[i]] for i in range(len(spots))]
    meeting = 0.2 * max([STEPS[spots[0]][spot] for spot in spots])
    return (sum(lengths) if pool else max(lengths) + 0.1 * min(lengths)) + extra + meeting


def ways(spot: int, touched: set[int], troops: set[int], barred: set[int]) -> int:
    """How many sides of a spot are free of paths and troops."""
    free = 0
    for a in BESIDE[spot]:
        if a not in touched and a not in troops and a not in barred:
            free += 1
    return free
