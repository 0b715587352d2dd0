"""Each offered move in numbers, from what a seat sees: what the rule of thumb thinks of it, its price and risk."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.torak import dice
from nyoi.games.torak.content import BOXES, RAY, STEPS, TROOPS
from nyoi.games.torak.imagine import known
from nyoi.games.torak.mind.chart import chart_of
from nyoi.games.torak.mind.odds import STRUCK, odds
from nyoi.games.torak.mind.policy import chokes, scores
from nyoi.games.torak.mind.rollout import cornered
from nyoi.games.torak.mind.value import ways_out
from nyoi.games.torak.rules.draft import Draft, in_front
from nyoi.games.torak.rules.scenery import ASK, drawn_by
from nyoi.games.torak.sheet import BALL, MONSTER, Sheet, cells
from nyoi.games.torak.state import RACE, Torak
from nyoi.kernel.decision import NOBODY, Move

TRAITS: Final[tuple[str, ...]] = (
    *("gap", "leg", "end", "train", "fill", "fight", "flee", "free", "burn"),
    *("steps", "moving", "paying", "doses", "dear_doses", "ball", "monster", "nearer", "exposed", "blow", "cornered"),
    *("dice_unused", "odds", "beside", "choking", "on_hero"),
)
CLEAR: Final = 1.5  # dice that make a clear difference
LEAST: Final = -4.0


def traits(view: dict[str, Any], offered: list[Move]) -> list[list[float]]:
    """By offered move the numbers of `TRAITS`."""
    judged = scores(view, offered, 5)
    best = max(judged)
    s = known(view)
    seat = view["seat"]
    rows = [[max(LEAST, (score - best) / CLEAR), *[0.0] * (len(TRAITS) - 1)] for score in judged]
    if offered[0].word in ASK:
        frame = s.stack[-1]
        sheet = s.sheets[in_front(s, seat, frame.drawn) if isinstance(frame, Draft) else 0]
        for row, move in zip(rows, offered, strict=True):
            drawing(sheet, move, row)
        return rows
    if s.at[seat] == NOBODY:  # the Army
        for row, move in zip(rows, offered, strict=True):
            if move.word == "troop":
                row[22] = min([STEPS[move.args[0]][ball] for ball in s.sheets[0].balls], default=0) / 8
                row[24] = 1.0 if move.args[0] == s.at[s.living[0]] else 0.0
        return rows
    acting(s, seat, offered, rows)
    return rows


def drawing(sheet: Sheet, move: Move, row: list[float]) -> None:
    """An element that is drawn."""
    beside = 0
    for a in cells(*drawn_by(move)):
        for ball in sheet.balls:
            if STEPS[a][ball] == 1:
                beside += 1
    row[22] = beside / 2
    row[23] = 1.0 if chokes(sheet, move) else 0.0


def acting(s: Torak, seat: int, offered: list[Move], rows: list[list[float]]) -> None:
    """What a hero does."""
    sheet = s.sheet(seat)
    here, fuel, chance = s.at[seat], sheet.fuel, odds(sheet)
    chart = chart_of(s.terms.map, sheet)
    length = chart.lengths(chart.rest(sheet.balls))
    calm = s.terms.mode == RACE or s.boxes + 1 >= BOXES
    struck = STRUCK[s.terms.zone][0 if calm else TROOPS[s.boxes]]
    held = dice.NUMBER[sheet.dice]
    shy = 2.0 if sheet.beans == s.terms.beans else 1.0
    for row, move in zip(rows, offered, strict=True):
        word = move.word
        spot, left = here, held
        if word in ("leg", "stride"):
            row[1] = 1.0
            direction, steps = move.args[0], move.args[1]
            spot = RAY[direction][here][steps - 1]
            moving = dice.NUMBER[move.args[2]] if word == "leg" else 0
            paying, doses = dice.NUMBER[move.args[-2]], move.args[-1]
            left = held - moving - paying
            row[9], row[10], row[11], row[12] = steps / 6, moving / 2, float(paying), float(doses)
            row[13] = float(doses) * (2 - fuel) if fuel < 2 else 0.0
            what = sheet.ground[spot]
            row[14] = 1.0 if what == BALL else 0.0
            row[15] = (1 - chance) * shy if what == MONSTER else 0.0
            row[16] = max(-2.0, min(2.0, (length[here] - length[spot]) / 3))
            row[19] = 1.0 if cornered(s, sheet, spot, direction, what) else 0.0
        elif word in ("end", "done", "stay"):
            row[2] = 1.0
            row[20] = held / 2
            row[19] = 1.0 if ways_out(s, seat) == 0 else 0.0
        elif word == "train":
            row[3] = 1.0
            row[21] = 1 - chance
        elif word == "fill":
            row[4] = 1.0
        elif word == "fight":
            row[5] = 1.0
            row[21] = (1 - chance) * shy
        elif word == "flee":
            row[6] = 1.0
            row[13] = float(2 - fuel) if fuel < 2 else 0.0
        elif word == "turbo":
            row[7], row[12] = 1.0, 1.0
        elif word == "burn":
            row[8] = move.args[0] / 2
        if word in ("leg", "stride", "end", "done", "stay"):
            row[17] = struck[spot] * 2
            row[18] = struck[spot] * (2 if fuel == 0 else 1 if fuel == 1 else 0) if left <= 0 or row[2] else 0.0
