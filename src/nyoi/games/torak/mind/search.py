"""Search for the best play of a turn: every use of the dice, evaluated at the turn's end (TORAK-12.3)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, moves
from nyoi.games.torak.content import BALLS, RAY
from nyoi.games.torak.mind.odds import odds
from nyoi.games.torak.mind.value import DEATH, Judge
from nyoi.games.torak.rules.acts import act, options
from nyoi.games.torak.sheet import PATH, PLAIN
from nyoi.games.torak.state import ACTING, COOP, SPENT, Step, Torak
from nyoi.kernel.decision import NOBODY, Move

WORST: Final = 1e9
UNKNOWN: Final = 1e10
# By number of dice in hand, how many first moves are searched to the end.
WIDTH: Final[tuple[int, ...]] = (20, 20, 60, 8, 5, 4, 3, 3)
# in a determinization: a fifth of the time, 0.02 dice lost
NARROW: Final[tuple[int, ...]] = (2, 2, 3, 2, 1, 1, 1, 1)
Likeness = tuple[str, int, int, int]  # a word; for a leg also direction, steps, doses
UNLIKE: Final[Likeness] = ("", 0, 0, 0)


def likeness(move: Move) -> Likeness:
    """Return a key that is equal for moves that differ only in their dice, and so have the same cost.

    UNLIKE stands for moves that are not comparable.
    """
    if move.word == "leg":
        direction, steps, _, _, doses = move.args
        return "leg", direction, steps, doses
    return (move.word, 0, 0, 0) if move.word in ("train", "fill", "flee") else UNLIKE


def best_move(s: Torak, seat: int, judge: Judge, width: tuple[int, ...] = WIDTH) -> Move:
    return think(s, seat, judge, width)[1][0].move


def think(
    s: Torak,
    seat: int,
    judge: Judge,
    width: tuple[int, ...] = WIDTH,
    weighed: dict[Move, float] | None = None,
) -> tuple[float, tuple[Step, ...]]:
    """Return the value and the moves of the best play from here.

    If `weighed` is given, the value of every first move is stored in it.
    """
    acting = s.stage[seat] == ACTING
    end = moves.DONE if s.terms.pool else moves.END
    best = judge.cost(s, seat) if acting else WORST
    chosen: Move = end
    rest: tuple[Step, ...] = ()
    if weighed is not None and acting:
        weighed[end] = best
    later: list[tuple[float, int, Move, Torak | None]] = []
    costs: dict[Likeness, float] = {}
    walk = Walk(s, seat)
    for i, move in enumerate(options(s, seat)):
        if move is end or move is moves.CONCEDE:
            continue
        if move is moves.FIGHT:
            value = fight(s, seat, judge, width)
        elif walk.open(move):
            like = likeness(move)
            value = costs.get(like, UNKNOWN)
            if value == UNKNOWN:
                value = costs[like] = judge.cost(walk.after(move), seat)
            if walk.goes_on(move):
                later.append((value, i, move, None))
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
                    continue  # a decision is pending there, so the position has no value of its own
        if weighed is not None:
            weighed[move] = value
        if value < best:
            best, chosen = value, move
    later.sort(key=lambda entry: entry[:2])
    for _, _, move, made in later[: width[dice.NUMBER[s.sheet(seat).dice]]]:
        if made is None:
            made = s.clone()
            act(made, seat, move)
        value, line = think(made, seat, judge, width)
        if weighed is not None:
            weighed[move] = min(value, weighed.get(move, value))
        if value < best:
            best, chosen, rest = value, move, line
    return best, (Step(s.stage[seat], s.at[seat], s.sheet(seat).dice, chosen), *rest)


class Walk:
    """Legs of a hero over open ground, tried one after the other on one copy of the state.

    Most legs end on an empty spot. They change only hero, path and doses, as far as a judge looks, so the
    whole state need not be copied for each of them.
    """

    def __init__(self, s: Torak, seat: int) -> None:
        self.seat: Final = seat
        self.here: Final = s.at[seat]
        self.before: Final = s.sheet(seat)
        self.shared: Final = s.terms.mode == COOP
        # With a pair of common dice, or a team that only has to meet, the rules must be run in full.
        self.plain: Final = self.before.either == dice.NONE and not (self.shared and self.before.found == BALLS)
        self.trial: Torak | None = None
        self.state: Final = s

    def open(self, move: Move) -> bool:
        """Return whether a move is a leg that ends on an empty spot."""
        if move.word != "leg" or not self.plain:
            return False
        spot = RAY[move.args[0]][self.here][move.args[1] - 1]
        return self.before.ground[spot] == PLAIN and self.before.troops[spot] == 0

    def goes_on(self, move: Move) -> bool:
        """Return whether dice are left after a leg."""
        _, _, moving, paid, _ = move.args
        return dice.NUMBER[moving] + dice.NUMBER[paid] < dice.NUMBER[self.before.dice]

    def after(self, move: Move) -> Torak:
        """Return the state after a leg, as far as a judge looks; it is valid until the next call."""
        trial, seat, before = self.trial, self.seat, self.before
        if trial is None:
            trial = self.trial = self.state.clone()
            trial.engaged[seat] = False
        direction, steps, _, _, doses = move.args
        spot = RAY[direction][self.here][steps - 1]
        sheet = trial.sheet(seat)
        sheet.path, sheet.own = before.path, sheet.own & ~PATH  # undo the leg tried before
        trial.at[seat] = self.here
        travelled = before.path[spot] != 0 and not (self.shared and trial.company(seat, spot))  # TORAK-6.18, 6.21
        sheet.travel(self.here, direction, steps)
        sheet.doses = before.doses + doses
        trial.at[seat] = spot
        trial.bound[seat] = direction if travelled else NOBODY
        return trial


def fight(s: Torak, seat: int, judge: Judge, width: tuple[int, ...] = WIDTH) -> float:
    """Return the expected cost of a fight.

    The hero goes on after a win, stops after a loss, and is dead after a loss with every bean ticked.
    """
    sheet = s.sheet(seat)
    chance = odds(sheet)
    value = 0.0
    if chance > 0:
        won = s.clone()
        won.script, won.cue = (5, 0), 0  # white 6, red 1
        act(won, seat, moves.FIGHT)
        value += chance * (think(won, seat, judge, width)[0] if won.stage[seat] > SPENT else judge.cost(won, seat))
    if chance < 1:
        if sheet.beans == s.terms.beans:
            return value + (1 - chance) * (DEATH + judge.cost(s, seat))
        lost = s.clone()
        lost.script, lost.cue = (0, 5), 0
        act(lost, seat, moves.FIGHT)
        value += (1 - chance) * judge.cost(lost, seat)
    return value
