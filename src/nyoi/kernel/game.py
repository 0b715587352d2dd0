"""A game as the platform sees it: its metadata, its options, its functions."""

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

SAME: Final = 1e-9  # scores that differ by less are ties


class Mode:
    """A way to play: the number of seats, the options it presets, and how its games can end."""

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
        self.endings: Final = endings  # empty: all of the game's
        self.together: Final = together  # whether all win or lose together


class Dreamer(Protocol):
    """A determinizer: samples full states that fit what a seat knows."""

    def dream(self, rng: Rng) -> State:
        """Return a state that fits what the seat knows, with unknown facts drawn from `rng`."""


View = dict[str, Any]


class Game:
    """A game: its metadata, and the functions that play it.

    `new` deals a first state. `given` builds a state from a position in the form of `positions`, and
    `possible` refuses impossible ones. `view` returns what a seat knows, and `dreamer` samples
    determinizations of a view. `why_not` returns why a text is not an offered move.
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
        self.rules: Final = rules  # the current rules version, used by new games
        self.plays: Final = plays  # older rules versions in which games can still be finished
        self.modes: Final = modes
        self.options: Final = options
        self.endings: Final = endings
        self.words: Final = words
        self.moves: Final = moves  # the fields of each move's arguments, in the notation of events
        self.tables: Final = tables  # ids by kind: the meaning of numbers in events and moves
        self.labels: Final = labels  # by language and kind, the names of a table's entries
        self.spelling: Final = Spelling(tables, labels)  # how these names may be written in a move
        self.new: Final = new
        self.positions: Final = positions  # the keys of a position
        self.given: Final = given
        self.possible: Final = possible  # refuses impossible states, beyond the checks of single keys
        self.view: Final[Callable[[Any, int], View]] = view  # plain data, typed by `view_type`
        self.view_type: Final = view_type  # a TypedDict; None if only the game's own functions read its views
        self.foretold_type: Final = foretold_type  # a TypedDict, the type of a preview
        self._foretell: Final = foretell
        self.dreamer: Final = dreamer
        self.why_not: Final = why_not
        self.components: Final = components  # every card or piece, wherever it is, for conservation checks
        self.points: Final = points  # the score by seat, in the game's own unit
        self.scores: Final = scores  # heuristic score of each move, from a view and a level from 1 to 5
        self._policy: Final = policy  # heuristic choice, if it is not just the best score or can be faster
        self.forget: Final = forget  # memory loss: a view with only a share of the memory
        self.clauses: Final = clauses  # clauses of two refusals: not your turn, the game is over
        self.team: Final = team
        self.default: Final = default  # move for a seat whose time is up; None: the heuristic's choice
        self.orders: Final = orders  # standing orders a player may give, the default first
        self.auto: Final = auto  # an order's answer to a question; None: the player is asked
        # Both are called only for a text that matches no offered move exactly.
        self.unasked: Final = unasked  # refusal for a seat out of turn; None: the general refusal
        self.meant: Final = meant  # the text of the offered move that is meant, or None
        # For search. They only see determinizations, so they may use the full state.
        self.likely: Final = likely  # rollout policy; None: the heuristic's choice
        self.estimate: Final = estimate  # evaluation: expected result by seat, or None
        self.mind: Final = mind  # learned evaluator, or None
        self.levels: Final = levels or Levels()  # strength of the bot levels
        self._lexicon: Final = lexicon
        self._known: Lexicon | None = None
        self.tiny: Final = tiny  # all deals, as positions, of a toy form small enough for exact solving
        self.observe: Final = observe  # observation encoder for learners, or None
        self.counted: Final = counted  # end-of-game summary, from a view and all events; None: no summary
        self.turning: Final = turning  # key events: analysis reports how often they follow a move
        self.pace: Final = pace  # holds, rests and time limits of a live table, by the host's options

    @property
    def least(self) -> int:
        """The smallest number of seats."""
        return min(mode.low for mode in self.modes)

    @property
    def most(self) -> int:
        """The largest number of seats."""
        return max(mode.high for mode in self.modes)

    def mode(self, id: str) -> Mode:
        """Return the mode with this id, which must exist."""
        return next(mode for mode in self.modes if mode.id == id)

    def lexicon(self) -> Lexicon:
        """Return the action space of the game, built on first use."""
        if self._known is None:
            self._known = self._lexicon()
        return self._known

    def setting(self, seats: object, mode: object = None, options: object = None, rules: int = 0) -> Setting:
        """Return the host's choices, checked and completed; raise Refused with a reason if they do not fit.

        `rules` is the version of a game that began under older rules; 0 means the current version.
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
        """Return an unsettled state from a hand-made position, and a plain copy of the position.

        For a game that began under an older rules version, `then` supplies the options the position left out.
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
        """Return a preview of a move's effects, cost and risk from a view, or None if there is none.

        Without a move, preview what holds whatever is played. The move may be any of the lexicon, offered now
        or not.
        """
        return None if self._foretell is None else self._foretell(view, move)

    def observer(self, setting: Setting) -> Observer[Any]:
        """Return the observation encoder for a setting; raise Refused if the game has none."""
        if self.observe is None:
            raise Refused("not-observed", game=self.id)
        return self.observe(setting, tuple(self.lexicon().questions))

    def numbers(self, view: View, observer: Observer[Any] | None = None) -> bytes:
        """Return the encoded observation of a view.

        It is encoded from a determinization of the view; all determinizations of a view encode alike. Pass
        the observer of the table's setting if you have one: building it takes longer than encoding.
        """
        dream = self.dreamer(view).dream(Rng(0))
        if observer is None:
            observer = self.observer(self.setting(view["seats"], view["mode"], view["options"]))
        out = observer.blank()
        observer.look(dream, view["seat"], out)
        return bytes(out)

    def policy(self, view: View, moves: list[Move], rng: Rng, level: int) -> Move:
        """Return the heuristic's choice from a view: the move with the best score, ties broken at random.

        Low levels may plan less far.
        """
        if self._policy is not None:
            return self._policy(view, moves, rng, level)
        if len(moves) == 1:
            return moves[0]
        found = self.scores(view, moves, level)
        least = max(found) - SAME
        return rng.pick([move for move, score in zip(moves, found, strict=True) if score > least])

    def start(self, setting: Setting, seed: int, script: tuple[int, ...] = ()) -> State:
        """Return a dealt state at its first decision, with the events of the deal in `news`."""
        s = self.new(setting, seed)
        s.told, s.drawn, s.script = [], [], script
        settle(s)
        return s
