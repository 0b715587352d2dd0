"""What a game tells the house about itself: its meta facts, its options, its functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from nyoi.kernel.content import played_with
from nyoi.kernel.counted import Counted, Event
from nyoi.kernel.decision import Move
from nyoi.kernel.event import Word
from nyoi.kernel.levels import Levels
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.mind import Mind
from nyoi.kernel.observe import Observer
from nyoi.kernel.option import Option as Option
from nyoi.kernel.option import options_of as options_of
from nyoi.kernel.pace import Pace
from nyoi.kernel.play import Refused, settle
from nyoi.kernel.position import GREATEST, Position, Schema, plain, short
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import Foretold
from nyoi.kernel.spelling import Spelling
from nyoi.kernel.state import Setting, State

SAME: Final = 1e-9  # scores that differ less are alike


class Mode:
    """A way to play: for how many, which options it presets, and how games that are dealt in it can end."""

    def __init__(
        self,
        id: str,
        low: int,
        high: int,
        options: dict[str, object] | None = None,
        endings: tuple[str, ...] = (),
        together: bool = False,
    ) -> None:
        self.id: Final = id
        self.low: Final = low
        self.high: Final = high
        self.options: Final = options or {}
        self.endings: Final = endings  # none named: all of the game's
        self.together: Final = together  # whether all win or lose together


class Dreamer(Protocol):
    """What a seat knows, ready to be imagined whole, again and again."""

    def dream(self, rng: Rng) -> State:
        """A state that fits what the seat knows; what it cannot know is drawn from `rng`."""


View = dict[str, Any]


class Game:
    """One game of the house: facts about it, and the functions that play it.

    `new` deals a first state, `given` builds any position that `positions` can say and `possible` lets pass,
    `view` says what a seat knows, `dreamer` imagines from a view, `why_not` explains why a text is not a move
    that is offered.
    """

    def __init__(
        self,
        *,
        id: str,
        names: tuple[str, str],
        rules: int,
        modes: tuple[Mode, ...],
        options: tuple[Option, ...],
        endings: tuple[str, ...],
        words: tuple[Word, ...],
        moves: dict[str, str],
        tables: dict[str, tuple[str, ...]],
        labels: dict[str, dict[str, tuple[str, ...]]],
        new: Callable[[Setting, int], State],
        positions: Schema,
        given: Callable[[Setting, Position], State],
        possible: Callable[[Any], None],
        view: Callable[[Any, int], Any],
        dreamer: Callable[[View], Dreamer],
        why_not: Callable[[Any, int, list[str]], Refused],
        components: Callable[[Any], list[int]],
        points: Callable[[Any], list[int]],
        scores: Callable[[View, list[Move], int], list[float]],
        clauses: tuple[str, str],
        lexicon: Callable[[], Lexicon],
        team: bool = False,
        default: Callable[[View, list[Move]], Move] | None = None,
        orders: tuple[str, ...] = (),
        auto: Callable[[View, str, list[Move], str], Move | None] | None = None,
        unasked: Callable[[Any, int, list[str]], Refused | None] | None = None,
        meant: Callable[[Any, int, list[str]], str | None] | None = None,
        policy: Callable[[View, list[Move], Rng, int], Move] | None = None,
        forget: Callable[[View, float, Rng], View] | None = None,
        likely: Callable[[Any, int, list[Move], Rng], Move] | None = None,
        estimate: Callable[[Any], tuple[float, ...] | None] | None = None,
        mind: Mind | None = None,
        levels: Levels | None = None,
        pace: Callable[[Mapping[str, Any]], Pace] = Pace,
        view_type: type | None = None,
        foretell: Callable[[Any, Move | None], Foretold | None] | None = None,
        foretold_type: type = Foretold,
        tiny: Callable[[], list[dict[str, Any]]] | None = None,
        observe: Callable[[Setting, tuple[str, ...]], Observer[Any]] | None = None,
        counted: Callable[[Any, list[Event]], Counted] | None = None,
        turning: tuple[str, ...] = (),
        plays: tuple[int, ...] = (),
    ) -> None:
        self.id: Final = id
        self.names: Final = names  # French, English
        self.rules: Final = rules  # the number of today's rules: what new games are played under
        self.plays: Final = plays  # older numbers that are still played: games that began under them are played out
        self.modes: Final = modes
        self.options: Final = options
        self.endings: Final = endings
        self.words: Final = words
        self.moves: Final = moves  # the fields of each move's arguments, written as for events
        self.tables: Final = tables  # ids by kind: what a number in an event or a move stands for
        self.labels: Final = labels  # by language and kind: how the things of a table are called
        self.spelling: Final = Spelling(tables, labels)  # how they may be written in a move
        self.new: Final = new
        self.positions: Final = positions  # the keys of a position
        self.given: Final = given
        self.possible: Final = possible  # refuses a state that the rules make impossible: what no key alone can tell
        self.view: Final[Callable[[Any, int], View]] = view  # plain data; to who reads it by name a `view_type`
        self.view_type: Final = view_type  # a typed dict; None: nobody but the game's own functions reads its views
        self.foretold_type: Final = foretold_type  # a typed dict: what `foretell` answers
        self._foretell: Final = foretell
        self.dreamer: Final = dreamer
        self.why_not: Final = why_not
        self.components: Final = components  # every card or piece, wherever it lies, for conservation checks
        self.points: Final = points  # the score by seat, whatever the game counts
        self.scores: Final = scores  # the rule of thumb: from a view, how good each move seems at a level from 1 to 5
        self._policy: Final = policy  # where it is more than the best score, or is found more quickly
        self.forget: Final = forget  # a view without what a short memory has lost; the number is the share that is kept
        self.clauses: Final = clauses  # why not now: it is not your turn, the game is over
        self.team: Final = team
        self.default: Final = default  # what is played for a seat whose time is up; None: the heuristic's choice
        self.orders: Final = orders  # standing orders a player may give, the usual one first
        self.auto: Final = auto  # what an order answers to a question (its key, its moves); None: the player is asked
        # Both are asked only about a text that is not offered to the letter.
        self.unasked: Final = unasked  # why not, for a seat that is asked nothing; None: somebody else is asked
        self.meant: Final = meant  # the text of the offered move that is meant; None: no move is
        # For bots that think ahead. All are only asked about dreams, so they may look at everything in them.
        self.likely: Final = likely  # a sensible move, found quickly; None: the policy's
        self.estimate: Final = estimate  # the result by seat to be expected, None where that cannot be said yet
        self.mind: Final = mind  # what was learned by playing; None: the rule of thumb is all there is
        self.levels: Final = levels or Levels()  # how strong bots are
        self._lexicon: Final = lexicon
        self._known: Lexicon | None = None
        self.tiny: Final = tiny  # all deals of a form of it that is small enough to see whole, as positions
        self.observe: Final = observe  # for learners: what a seat sees in numbers; None: nobody learns it
        self.counted: Final = counted  # of a game that is over, from a view and all its events; None: nothing is
        self.turning: Final = turning  # events that decide: who looks back is told how often they follow a move
        self.pace: Final = pace  # what a live table holds, rests and times, by the host's options

    @property
    def least(self) -> int:
        """The smallest number of seats."""
        return min(mode.low for mode in self.modes)

    @property
    def most(self) -> int:
        """The greatest number of seats."""
        return max(mode.high for mode in self.modes)

    def mode(self, id: str) -> Mode:
        """A way to play that there is."""
        return next(mode for mode in self.modes if mode.id == id)

    def lexicon(self) -> Lexicon:
        """Every move the game can ever offer, in one order; put together when somebody first asks."""
        if self._known is None:
            self._known = self._lexicon()
        return self._known

    def setting(self, seats: object, mode: object = None, options: object = None, rules: int = 0) -> Setting:
        """What the host chose, checked and completed; Refused with the reason if it does not fit.

        A game that began under an older rules number says it; every other one is played under today's.
        """
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.least <= seats <= self.most:
            told = seats if isinstance(seats, int) and abs(seats) < GREATEST else short(seats)
            raise Refused("bad-seats", low=self.least, high=self.most, seats=told)
        found = next((m for m in self.modes if m.id == mode or (mode is None and m.low <= seats <= m.high)), None)
        if found is None:
            raise Refused("bad-mode", mode=short(mode), allowed=", ".join(m.id for m in self.modes))
        if not found.low <= seats <= found.high:
            raise Refused("bad-mode-seats", mode=found.id, low=found.low, high=found.high, seats=seats)
        known = {option.id: option for option in self.options}
        chosen = {option.id: option.usual() for option in self.options} | found.options
        if options is not None and not isinstance(options, Mapping):
            raise Refused("unknown-option", option=short(options), allowed=", ".join(known))
        for id, value in (options or {}).items():
            if id not in known:
                raise Refused("unknown-option", option=short(id), allowed=", ".join(known))
            chosen[id] = known[id].read(value)
        return Setting(self.id, rules or self.rules, seats, found.id, chosen, played_with(self.id))

    def position(self, position: object, then: Setting | None = None) -> tuple[State, dict[str, Any]]:
        """A state put together by hand, not settled yet, and a plain copy of what describes it.

        One that began a game under an older rules number may have left out what was usual `then`.
        """
        said = plain(position, self.positions.clause)
        options, rules = said.get("options"), 0
        if then is not None:
            rules = then.rules
            options = {**then.options, **options} if isinstance(options, Mapping) else options or then.options
        setting = self.setting(self.positions.seats(said), said.get("mode"), options, rules)
        s = self.given(setting, self.positions.read(said, seats=setting.seats))
        self.possible(s)
        return s, said

    def foretell(self, view: View, move: Move | None = None) -> Foretold | None:
        """From a view alone, what a move would do, cost and risk; without one, what to know whatever one plays.

        Asked of any move of the lexicon: one that is not offered now may be hoped for. None: nothing can be said.
        """
        return None if self._foretell is None else self._foretell(view, move)

    def observer(self, setting: Setting) -> Observer[Any]:
        """What a seat sees in numbers, at tables of this setting; Refused if the game does not say it."""
        if self.observe is None:
            raise Refused("not-observed", game=self.id)
        return self.observe(setting, tuple(self.lexicon().questions))

    def numbers(self, view: View, observer: Observer[Any] | None = None) -> bytes:
        """What a learner sees, from a view alone: those of a dream that fits it. All such dreams have the same.

        Who has an observer of the table's setting hands it in: making one takes longer than looking.
        """
        dream = self.dreamer(view).dream(Rng(0))
        if observer is None:
            observer = self.observer(self.setting(view["seats"], view["mode"], view["options"]))
        out = observer.blank()
        observer.look(dream, view["seat"], out)
        return bytes(out)

    def policy(self, view: View, moves: list[Move], rng: Rng, level: int) -> Move:
        """The rule of thumb's choice, from a view: the best score, ties by lot. Low levels may plan less far."""
        if self._policy is not None:
            return self._policy(view, moves, rng, level)
        if len(moves) == 1:
            return moves[0]
        found = self.scores(view, moves, level)
        least = max(found) - SAME
        return rng.pick([move for move, score in zip(moves, found, strict=True) if score > least])

    def start(self, setting: Setting, seed: int, script: tuple[int, ...] = ()) -> State:
        """A dealt state at its first decision, with the events of the deal in `news`."""
        s = self.new(setting, seed)
        s.told, s.drawn, s.script = [], [], script
        settle(s)
        return s
