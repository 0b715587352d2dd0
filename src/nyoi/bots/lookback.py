"""Post-game analysis: the key moments at which the chance to win changed most, given what each seat knew.

Every decision is seen again as its seat saw it (`Sight`): the played move and the best alternatives are
evaluated in the same determinizations. A quick pass over all decisions finds candidates. A second pass with
fresh samples removes those that only looked good by chance.

Rollouts are usually cut short and evaluated there, and the learned evaluator may err. So a mistake or a find
must be confirmed by further rollouts to the end of the game. If a game names turning events (`Game.turning`),
a change caused by opponents or chance is reported only if one of them happened then. All reported moments are
statistically significant; a game may have none. The same log gives the same moments: all randomness comes
from `seed`.
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

FIVE: Final = 5  # most moments reported
MISTAKE, FIND, TURN = "mistake", "find", "turn"

# The budget is counted in rounds, never in seconds, so that results are reproducible.
GLANCES: Final = 12_000  # rounds of the first pass, shared equally by all decisions ...
LEAST, MOST = 12, 240  # ... within these limits per decision
DECISIONS: Final = 1_000  # only the last ones are analysed: `LEAST` rounds for each are GLANCES
BESIDE: Final = 3  # alternatives evaluated in the first pass ...
CLOSELY: Final = 2  # ... and in the second
DREAMS: Final = 200  # determinizations per decision in the second pass
CHOICES, TURNS = 9, 4  # decisions and turns in the second pass
TRIES: Final = 8  # most attempts to confirm a moment
ENDS: Final = 60  # rollouts to the end of the game to confirm a moment ...
STEPS: Final = 24_000  # ... or fewer, once they have taken this many moves ...
PART: Final = 0.5  # ... and the share of the change that they must show
AFTER: Final = 100  # determinizations for the events that follow a move
UNLIKE: Final = 0.2  # least difference in frequency between two moves to be reported

SMALL: Final = 0.06  # changes below this are ignored
SURE: Final = 2.5  # standard errors that a change must exceed


class Weighed(NamedTuple):
    """A decision: the played move and the best alternative, evaluated in the same determinizations."""

    at: int  # how many moves were played before it
    seat: int
    played: Move
    chance: float  # to win with the played move
    spread: float  # standard error of `chance`
    other: Move
    lead: float  # advantage of `other` over `played`
    noise: float  # standard error of `lead`
    usual: Move | None  # the heuristic's move, if another one was played ...
    gain: float  # ... and the advantage of `played` over it
    doubt: float  # standard error of `gain`

    @property
    def before(self) -> float:
        """Return the chance before the decision: that of the alternative, if it is significantly better."""
        return min(1.0, self.chance - min(0.0, self.own))

    @property
    def own(self) -> float:
        """Return how much the seat gained or lost by its own choice, or 0 if that is not significant."""
        if self.lead >= max(SMALL, SURE * self.noise):
            return -self.lead
        return self.gain if self.gain >= max(SMALL, SURE * self.doubt) else 0.0


class Follows(NamedTuple):
    """A turning event that follows one of two moves more often than the other, with both frequencies."""

    event: Event
    played: float
    other: float


class Moment(NamedTuple):
    """A moment at which a seat's win probability changed, by its own move or by what followed."""

    kind: str  # mistake (another move was better), find (better than the usual move), turn (others or chance)
    at: int  # how many moves were played before it
    until: int  # ... and before the seat's next decision or the end of the game
    seat: int
    played: Move
    other: Move | None  # mistake: the better move; find: the usual move; turn: None
    before: float  # the chance with the other move; for a turn, with the played one
    after: float  # the chance with the played move; for a turn, at the seat's next decision
    mark: int  # the number of the move that shows it
    happened: Event | None = None  # for a turn: the event behind it, if the game names any
    follows: Follows | None = None  # the event that differs, if the game names turning events

    @property
    def change(self) -> float:
        return abs(self.after - self.before)

    def touches(self, other: Moment) -> bool:
        """Return whether both moments cover the same time: one seat's loss may be another one's gain."""
        mine = range(self.at, self.until if self.kind == TURN else self.at + 1)
        theirs = range(other.at, other.until if other.kind == TURN else other.at + 1)
        return mine.start < theirs.stop and theirs.start < mine.stop


class Hindsight(NamedTuple):
    """The analysis of a game: key moments in order, and for each seat its curve of (moves played, chance)."""

    moments: tuple[Moment, ...]
    curves: tuple[tuple[tuple[int, float], ...], ...]


class Choice(NamedTuple):
    at: int
    sight: Sight
    played: Move


def looked_back(game: Game, log: Log, seed: int = 0, told: Callable[[int, int], None] | None = None) -> Hindsight:
    """Return the key moments of a finished game.

    `told` is called with the number of decisions done and their total, to report progress.

    Raises:
        Refused: The log cannot be replayed.
    """
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
    """Return the decisions with more than one choice, each as its seat saw it, and the table at its end."""
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


# -- evaluation of one decision


def weighed(sight: Sight, played: Move, others: list[Move], dreams: int, rng: Rng) -> list[Trial]:
    """Evaluate moves in the same determinizations; return the played move, then the others, best first."""
    trials = [Trial(played), *(Trial(move) for move in others)]
    for _ in range(dreams):
        tried(sight, trials, rng, 0.0)
    return [trials[0], *sorted(trials[1:], key=lambda trial: -trial.lead)]


def _glanced(choice: Choice, rounds: int, rng: Rng) -> Weighed:
    usual, *likely = SearchBot(rounds).candidates(choice.sight, rng.fork())
    others = _beside(choice, [usual, *likely], BESIDE)
    return _weighed(choice, usual, others, max(3, rounds // (1 + len(others))), rng)


def _beside(choice: Choice, moves: list[Move], most: int) -> list[Move]:
    """Return the first of `moves` that were not played, or any other legal move if there is none."""
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
    """Return the first pass, with candidates for moments replaced by a second pass over fresh samples."""
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
    """Yield all significant changes of a seat's chance."""
    until = {one.at: after for one, after in _followed(known, last)}
    for one in known:
        if one.own:
            kind, other = (MISTAKE, one.other) if one.own < 0 else (FIND, one.usual)
            before = min(1.0, max(0.0, one.chance - one.own))
            yield Moment(kind, one.at, until[one.at], one.seat, one.played, other, before, one.chance, one.at + 1)
    yield from _turns(known, results, last)


def _turns(known: list[Weighed], results: tuple[float, ...], last: int) -> Iterator[Moment]:
    """Yield changes caused by opponents or chance between two decisions of a seat or after its last one."""
    by_at = {one.at: one for one in known}
    for one, until in _followed(known, last):
        following = by_at.get(until)
        then = following.before if following is not None else results[one.seat] if results else one.chance
        noise = sqrt(one.spread**2 + (following.spread**2 if following is not None else 0.0))
        if abs(then - one.chance) >= max(2 * SMALL, SURE * noise):
            yield Moment(TURN, one.at, until, one.seat, one.played, None, one.chance, then, until)


def _followed(known: list[Weighed], last: int) -> Iterator[tuple[Weighed, int]]:
    """Yield each decision with the index of its seat's next one, or of the end of the game."""
    following: dict[int, int] = {}
    for one in reversed(known):
        yield one, following.get(one.seat, last)
        following[one.seat] = one.at


def _curves(
    known: list[Weighed], results: tuple[float, ...], last: int, seats: int
) -> tuple[tuple[tuple[int, float], ...], ...]:
    """Return for each seat its chance after each of its decisions, and its result."""
    found: list[list[tuple[int, float]]] = [[] for _ in range(seats)]
    for one in known:
        found[one.seat].append((one.at + 1, one.chance))
    for seat, result in enumerate(results):
        found[seat] = [*(point for point in found[seat] if point[0] < last), (last, float(result))]
    return tuple(tuple(curve) for curve in found)


# -- explanation


def _explained(table: Table, sight: Sight, moment: Moment, rng: Rng) -> Moment | None:
    """Add to a moment the event behind it, or the event its moves lead to; None if it is not confirmed."""
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
    first = list(game.turning).index  # among equal differences, the event that the game names first
    most = max(counts, key=lambda key: (abs(counts[key][0] - counts[key][1]), -first(key[0]), -key[1]), default=None)
    if most is None or abs(counts[most][0] - counts[most][1]) < UNLIKE * AFTER:
        return moment
    played, other = counts[most]
    return moment._replace(follows=Follows(events[most], played / AFTER, other / AFTER))


def _confirmed(game: Game, sight: Sight, moment: Moment, rng: Rng) -> bool:
    """Return whether rollouts to the end of the game show at least `PART` of the change."""
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
    """Return a seat's result of a rollout to the end of the game, and the number of moves it took."""
    s.news = s.drawn = None
    advance(s, seat, move)
    for steps in range(LONGEST):
        if s.over:
            return s.results[seat], steps
        asked, moves = question(s)
        advance(s, asked, moves[0] if len(moves) == 1 else likely(game, s, asked, moves, rng))
    return 1 / s.seats, LONGEST


def _dated(table: Table, moment: Moment) -> Moment | None:
    """Add to a turn the event that caused it, as its seat saw it; the game's order decides among several."""
    for name in table.game.turning:
        for number in range(moment.at + 1, moment.until + 1):
            for word, args in table.history[number]:
                if word.name == name and (seen := word.seen(args, moment.seat)) is not None:
                    return moment._replace(mark=number, happened=(word, seen))
    return None if table.game.turning else moment


def _what_follows(game: Game, s: State, seat: int, move: Move, rng: Rng) -> dict[tuple[str, int], Event]:
    """Return the turning events of a rollout up to the seat's next turn, keyed by word and first argument."""
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
