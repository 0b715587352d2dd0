"""Looking back at a game: where the chance to win changed most, from what the seat that decided knew then.

Every decision is seen again as its seat saw it (`Sight`): the move that was played and the best others are tried in the
same dreams, so that a difference between them is theirs. A glance at all decisions finds where to look, a longer look
in fresh dreams says what is so: whoever was only lucky at the glance is found out. Dreams are judged before their end
as a rule, and what was learned may err, so others are played to their end and must not say the contrary; and what came
from others or from chance is told where something happened that the game names (`Game.turning`). What is told is beyond
noise; of a game in which nothing is, nothing is told. The same log gives the same moments: chance comes from `seed`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Final, NamedTuple

from nyoi.bots.search import GIVING_UP, LONGEST, SearchBot, Trial, likely, question, tried
from nyoi.bots.sight import Sight, look
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.event import Event, events_of
from nyoi.kernel.game import Game
from nyoi.kernel.log import Log
from nyoi.kernel.play import advance
from nyoi.kernel.rng import M1, Rng, mix
from nyoi.kernel.state import State
from nyoi.kernel.table import Table, replay

FIVE: Final = 5  # moments that are told
MISTAKE, FIND, TURN = "mistake", "find", "turn"

# How long is thought. Rounds, never seconds: what was found can be found again.
GLANCES: Final = 12_000  # rounds for all decisions together, shared alike ...
LEAST, MOST = 12, 240  # ... but so many for each decision at least and at most
DECISIONS: Final = 1_000  # of a game that are looked at; of more, the last ones: `LEAST` rounds for each are GLANCES
BESIDE: Final = 3  # other moves that a glance tries, and ...
CLOSELY: Final = 2  # ... how many of them a longer look does
DREAMS: Final = 200  # of a longer look
CHOICES, TURNS = 9, 4  # decisions and turns that are looked at for longer
TRIES: Final = 8  # moments that are made sure of until five are found
ENDS: Final = 60  # dreams that are played to their end, for a second opinion ...
STEPS: Final = 24_000  # ... or fewer, if they take more than so many moves together ...
PART: Final = 0.5  # ... and how much of a change must be seen there
AFTER: Final = 100  # dreams in which is watched what follows
UNLIKE: Final = 0.2  # a share of them by which two moves differ so that it is worth telling

SMALL: Final = 0.06  # a change that nobody would remember
SURE: Final = 2.5  # standard errors by which it must be more than nothing


class Weighed(NamedTuple):
    """A decision: the move that was played, and the best other one, as they did in the same dreams."""

    at: int  # how many moves were played before it
    seat: int
    played: Move
    chance: float  # to win with the move that was played
    spread: float  # the standard error of that
    other: Move
    lead: float  # by how much more the other one wins
    noise: float  # the standard error of that
    usual: Move | None  # the rule of thumb's move, where another one was played ...
    gain: float  # ... and by how much more than that the played one wins
    doubt: float  # the standard error of that

    @property
    def before(self) -> float:
        """The chance of who would choose the better one, where another one is surely better."""
        return min(1.0, self.chance - min(0.0, self.own))

    @property
    def own(self) -> float:
        """How much of its chance the seat lost or won by its own choice, as far as that is sure."""
        if self.lead >= max(SMALL, SURE * self.noise):
            return -self.lead
        return self.gain if self.gain >= max(SMALL, SURE * self.doubt) else 0.0


class Follows(NamedTuple):
    """What follows one of two moves more often than the other: a turning event, and in which share of the dreams."""

    event: Event
    played: float
    other: float


class Moment(NamedTuple):
    """A moment at which the chance of a seat changed: by its own move, or by what came then."""

    kind: str  # mistake (another move was better), find (better than what one usually plays), turn (others or chance)
    at: int  # how many moves were played before it
    until: int  # ... and when the seat had to choose the next time, or the game was over
    seat: int
    played: Move
    other: Move | None  # of a mistake what was better, of a find what one usually plays
    before: float  # the chance with that other move; of a turn with the move that was played
    after: float  # the chance with the move that was played; of a turn when the seat had to choose again
    mark: int  # the number of the move that shows it
    happened: Event | None = None  # of a turn: what happened then, where the game names such events
    follows: Follows | None = None  # what the difference is about, where the game names such events

    @property
    def change(self) -> float:
        """How much it changed."""
        return abs(self.after - self.before)

    def touches(self, other: Moment) -> bool:
        """Whether both tell of the same instant: what one lost may be what another one won."""
        mine = range(self.at, self.until if self.kind == TURN else self.at + 1)
        theirs = range(other.at, other.until if other.kind == TURN else other.at + 1)
        return mine.start < theirs.stop and theirs.start < mine.stop


class Hindsight(NamedTuple):
    """A game seen again: its moments by time, and seat by seat how its chance went, as (moves played, chance)."""

    moments: tuple[Moment, ...]
    curves: tuple[tuple[tuple[int, float], ...], ...]


class Choice(NamedTuple):
    """A decision that is seen again."""

    at: int
    sight: Sight
    played: Move


def looked_back(game: Game, log: Log, seed: int = 0, told: Callable[[int, int], None] | None = None) -> Hindsight:
    """The moments of a game that is over; Refused if its log does not play. `told` hears how much of it is done."""
    choices, table = _choices(game, log)
    last, results = table.seq, table.results
    rounds = max(LEAST, min(MOST, GLANCES // max(1, len(choices))))
    glances: list[Weighed] = []
    for number, choice in enumerate(choices):
        if told is not None:
            told(number, len(choices))
        glances.append(_glanced(choice, rounds, Rng(mix(seed, 2 * choice.at))))
    known = _looked_closely(choices, glances, results, last, seed)
    sights = {choice.at: choice.sight for choice in choices}
    found: list[Moment] = []
    left = TRIES
    for moment in sorted(_moments(known, results, last), key=lambda one: (-one.change, one.at)):
        if len(found) < FIVE and left and not any(moment.touches(one) for one in found):
            left -= moment.other is not None
            sure = _explained(table, sights[moment.at], moment, Rng(mix(seed, 2 * moment.at + 1)))
            found += [] if sure is None else [sure]
    moments = tuple(sorted(found, key=lambda one: one.at))
    return Hindsight(moments, _curves(known, results, last, log.setting.seats))


def _choices(game: Game, log: Log) -> tuple[list[Choice], Table]:
    """The decisions of a game in which there was something to choose, each as its seat saw it; and its end."""
    found: list[Choice] = []

    def see(at: int, s: State) -> None:
        if at == len(log.entries):
            return
        entry = log.entries[at]
        decision = s.decision
        if decision is None or entry.seat == CLOCK or (game.levels.rounds and not game.levels.thinks(decision.key)):
            return
        sight = look(s, entry.seat)
        played = next((move for move in sight.moves if move.text == entry.move), None)
        if played is not None and played.word not in GIVING_UP and _others(sight, played):
            found.append(Choice(at, sight, played))

    table = replay(game, log, seen=see)
    return found[-DECISIONS:], table


def _others(sight: Sight, played: Move) -> list[Move]:
    return [move for move in sight.moves if move is not played and move.word not in GIVING_UP]


# -- how the moves of one decision do


def weighed(sight: Sight, played: Move, others: list[Move], dreams: int, rng: Rng) -> list[Trial]:
    """The move that was played, and then the others, the best first: all tried in the same so many dreams."""
    trials = [Trial(played), *(Trial(move) for move in others)]
    for _ in range(dreams):
        tried(sight, trials, rng, 0.0)
    return [trials[0], *sorted(trials[1:], key=lambda trial: -trial.lead)]


def _glanced(choice: Choice, rounds: int, rng: Rng) -> Weighed:
    usual, *likely = SearchBot(rounds).candidates(choice.sight, rng.fork())
    others = _beside(choice, [usual, *likely], BESIDE)
    return _weighed(choice, usual, others, max(3, rounds // (1 + len(others))), rng)


def _beside(choice: Choice, moves: list[Move], most: int) -> list[Move]:
    """The first of some moves, none of which was played; where none is left, any other."""
    others = _others(choice.sight, choice.played)
    return [move for move in dict.fromkeys(moves) if move in others][:most] or others[:1]


def _weighed(choice: Choice, usual: Move, others: list[Move], dreams: int, rng: Rng) -> Weighed:
    played, best, *rest = weighed(choice.sight, choice.played, others, dreams, rng)
    chance = played.total / played.dreams
    spread = sqrt(max(chance * (1 - chance), 0.01) / played.dreams)
    rule = next((trial for trial in (best, *rest) if trial.move is usual), None)
    gained = (None, 0.0, 1.0) if rule is None else (rule.move, -rule.lead, rule.noise)
    return Weighed(choice.at, choice.sight.seat, played.move, chance, spread, best.move, best.lead, best.noise, *gained)


def _looked_closely(
    choices: list[Choice], glances: list[Weighed], results: tuple[float, ...], last: int, seed: int
) -> list[Weighed]:
    """The glances, but where a moment may be what a longer look in other dreams found in its place."""
    place = {glance.at: i for i, glance in enumerate(glances)}
    by_choice = sorted(glances, key=lambda one: -max(one.lead, one.gain))[:CHOICES]
    turns = sorted(_turns(glances, results, last), key=lambda turn: -turn.change)[:TURNS]
    wanted = {one.at for one in by_choice} | {turn.at for turn in turns} | {turn.until for turn in turns}
    found = glances.copy()
    for at in sorted(wanted & place.keys()):
        choice, rng = choices[place[at]], Rng(mix(seed + 1, at))
        usual, *likely = SearchBot(MOST).candidates(choice.sight, rng.fork())
        others = _beside(choice, [glances[place[at]].other, usual, *likely], CLOSELY)
        found[place[at]] = _weighed(choice, usual, others, DREAMS, rng)
    return found


# -- moments


def _moments(known: list[Weighed], results: tuple[float, ...], last: int) -> Iterator[Moment]:
    """Whatever changed somebody's chance beyond noise."""
    until = {one.at: after for one, after in _followed(known, last)}
    for one in known:
        if one.own:
            kind, other = (MISTAKE, one.other) if one.own < 0 else (FIND, one.usual)
            before = min(1.0, max(0.0, one.chance - one.own))
            yield Moment(kind, one.at, until[one.at], one.seat, one.played, other, before, one.chance, one.at + 1)
    yield from _turns(known, results, last)


def _turns(known: list[Weighed], results: tuple[float, ...], last: int) -> Iterator[Moment]:
    """What others or chance changed, between two decisions of a seat or after its last one."""
    by_at = {one.at: one for one in known}
    for one, until in _followed(known, last):
        following = by_at.get(until)
        then = following.before if following is not None else results[one.seat] if results else one.chance
        noise = sqrt(one.spread**2 + (following.spread**2 if following is not None else 0.0))
        if abs(then - one.chance) >= max(2 * SMALL, SURE * noise):
            yield Moment(TURN, one.at, until, one.seat, one.played, None, one.chance, then, until)


def _followed(known: list[Weighed], last: int) -> Iterator[tuple[Weighed, int]]:
    """Each decision, and when its seat had to decide the next time, or the game was over."""
    following: dict[int, int] = {}
    for one in reversed(known):
        yield one, following.get(one.seat, last)
        following[one.seat] = one.at


def _curves(
    known: list[Weighed], results: tuple[float, ...], last: int, seats: int
) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Seat by seat the chance after each of its decisions, and what came of it."""
    found: list[list[tuple[int, float]]] = [[] for _ in range(seats)]
    for one in known:
        found[one.seat].append((one.at + 1, one.chance))
    for seat, result in enumerate(results):
        found[seat] = [*(point for point in found[seat] if point[0] < last), (last, float(result))]
    return tuple(tuple(curve) for curve in found)


# -- what it is about


def _explained(table: Table, sight: Sight, moment: Moment, rng: Rng) -> Moment | None:
    """A moment with what it was about: what happened, or what follows its moves; None if it is not one after all."""
    game = table.game
    if moment.other is None:
        return _dated(table, moment)
    if not _confirmed(game, sight, moment, rng.fork()):
        return None
    if not game.turning:
        return moment
    counts: dict[tuple[str, int], list[int]] = {}
    events: dict[tuple[str, int], Event] = {}
    for _ in range(AFTER):
        s = sight.dream(rng)
        seed = rng.below(M1)
        for which, move in enumerate((moment.played, moment.other)):
            happened = _what_follows(game, s.clone(), sight.seat, move, Rng(seed))
            for key, event in happened.items():
                counts.setdefault(key, [0, 0])[which] += 1
                events.setdefault(key, event)
    first = list(game.turning).index  # of what differs alike what the game names first
    most = max(counts, key=lambda key: (abs(counts[key][0] - counts[key][1]), -first(key[0]), -key[1]), default=None)
    if most is None or abs(counts[most][0] - counts[most][1]) < UNLIKE * AFTER:
        return moment
    played, other = counts[most]
    return moment._replace(follows=Follows(events[most], played / AFTER, other / AFTER))


def _confirmed(game: Game, sight: Sight, moment: Moment, rng: Rng) -> bool:
    """Whether dreams that are played to their end do not say the contrary: a part of the change at least is there."""
    assert moment.other is not None
    gained, dreams, steps = 0.0, 0, 0
    while dreams < ENDS and steps < STEPS:
        s = sight.dream(rng)
        seed = rng.below(M1)
        for move, sign in ((moment.played, 1), (moment.other, -1)):
            result, moves = _ended(game, s.clone(), sight.seat, move, Rng(seed))
            gained += sign * result
            steps += moves
        dreams += 1
    part = (moment.after - moment.before) * PART
    return gained / dreams <= part if part < 0 else gained / dreams >= part


def _ended(game: Game, s: State, seat: int, move: Move, rng: Rng) -> tuple[float, int]:
    """The result of a seat in a dream that is played to its end, and after how many moves."""
    s.news = s.drawn = None
    advance(s, seat, move)
    for steps in range(LONGEST):
        if s.over:
            return s.results[seat], steps
        asked, moves = question(s)
        advance(s, asked, moves[0] if len(moves) == 1 else likely(game, s, asked, moves, rng))
    return 1 / s.seats, LONGEST


def _dated(table: Table, moment: Moment) -> Moment | None:
    """A turn with the event that made it, of several the one that the game names first, as its seat saw it."""
    for name in table.game.turning:
        for number in range(moment.at + 1, moment.until + 1):
            for word, args in table.history[number]:
                if word.name == name and (seen := word.seen(args, moment.seat)) is not None:
                    return moment._replace(mark=number, happened=(word, seen))
    return None if table.game.turning else moment


def _what_follows(game: Game, s: State, seat: int, move: Move, rng: Rng) -> dict[tuple[str, int], Event]:
    """The turning events of a dream from a move until the seat's next turn, by word and first number."""
    s.news, s.drawn = [], None
    turn = s.turns
    advance(s, seat, move)
    for _ in range(DECISIONS):
        if s.over or s.turns > turn + s.seats:
            break
        asked, moves = question(s)
        if asked == seat and s.turns > turn:
            break
        advance(s, asked, moves[0] if len(moves) == 1 else likely(game, s, asked, moves, rng))
    events = events_of(s.told or [])
    return {(word.name, args[0]): (word, args) for word, args in reversed(events) if word.name in game.turning}
