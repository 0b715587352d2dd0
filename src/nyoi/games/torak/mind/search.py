"""The best play of a turn: every way to use the dice, judged where the turn would end (TORAK-12.3)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, moves
from nyoi.games.torak.mind.odds import odds
from nyoi.games.torak.mind.value import DEATH, Judge
from nyoi.games.torak.rules.acts import act, options
from nyoi.games.torak.state import ACTING, SPENT, Torak
from nyoi.kernel.decision import Move

WORST: Final = 1e9
UNKNOWN: Final = 1e10
# By number of dice in hand, how many first moves are thought through to the end.
WIDTH: Final = (20, 20, 60, 8, 5, 4, 3, 3)
Likeness = tuple[str, int, int, int]  # a word; and of a leg direction, steps, doses
UNLIKE: Final[Likeness] = ("", 0, 0, 0)


def likeness(move: Move) -> Likeness:
    """The same for moves of a hero that differ in nothing but dice, and so cost alike; UNLIKE if it says nothing."""
    if move.word == "leg":
        direction, steps, _, _, doses = move.args
        return "leg", direction, steps, doses
    return (move.word, 0, 0, 0) if move.word in ("train", "fill", "flee") else UNLIKE


def best_move(s: Torak, seat: int, judge: Judge) -> Move:
    """The first move of the best play found."""
    return think(s, seat, judge)[1]


def think(s: Torak, seat: int, judge: Judge) -> tuple[float, Move]:
    """The value of the best play from here, and its first move."""
    acting = s.stage[seat] == ACTING
    end = moves.DONE if s.terms.pool else moves.END
    best = judge.cost(s, seat) if acting else WORST
    chosen = end
    later: list[tuple[float, int, Move, Torak]] = []
    costs: dict[Likeness, float] = {}
    for i, move in enumerate(options(s, seat)):
        if move is end or move is moves.CONCEDE:
            continue
        if move is moves.FIGHT:
            value = fight(s, seat, judge)
        else:
            after = s.clone()
            act(after, seat, move)
            like = likeness(move)
            value = costs.get(like, UNKNOWN)
            if value == UNKNOWN:
                value = judge.cost(after, seat)
                if like != UNLIKE:
                    costs[like] = value
            if not after.over and after.stage[seat] > SPENT:
                later.append((value, i, move, after))
                if after.stage[seat] != ACTING:
                    continue  # something is still to be settled there: no value of its own
        if value < best:
            best, chosen = value, move
    later.sort(key=lambda entry: entry[:2])
    for _, _, move, after in later[: WIDTH[dice.NUMBER[s.sheet(seat).dice]]]:
        value, _ = think(after, seat, judge)
        if value < best:
            best, chosen = value, move
    return best, chosen


def fight(s: Torak, seat: int, judge: Judge) -> float:
    """A fight as its expectation: go on after a win, stop after a loss, be dead after one too many."""
    sheet = s.sheet(seat)
    chance = odds(sheet)
    value = 0.0
    if chance > 0:
        won = s.clone()
        won.script, won.cue = (5, 0), 0  # white 6, red 1
        act(won, seat, moves.FIGHT)
        value += chance * (think(won, seat, judge)[0] if won.stage[seat] > SPENT else judge.cost(won, seat))
    if chance < 1:
        if sheet.beans == s.terms.beans:
            return value + (1 - chance) * (DEATH + judge.cost(s, seat))
        lost = s.clone()
        lost.script, lost.cue = (0, 5), 0
        act(lost, seat, moves.FIGHT)
        value += (1 - chance) * judge.cost(lost, seat)
    return value
