"""Sentences for everything a game reports: events, decisions, moves and refusals.

Messages have these variables, here and on the page. For a field `card` or `target` of an event, a move or a
refusal:

- `$card`: a label (a player's name, the name of a thing, a number);
- `$card_id`: the content id, for selectors; `hidden` if the viewer may not know it, `none` for an empty
  reference; for
  a number its digits;
- `$target_is`: `you` or `other`, for seats;
- a list is joined (`a, b and c`), `$cards_n` is its length, `$cards_id` is `hidden` if all items are,
  `$seats_is` is
  `you` if the viewer is among them.

Facts of a refusal or a preview are seats if they are numbers under a name in `SEAT_FACTS`. Texts are looked
up in the table with the fact's name, or without such a table in all tables (`visible="R7-1"`). Texts in
`PLAIN_FACTS` are not looked up: a person has typed them, or is to type them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from nyoi.kernel.decision import NOBODY, SPECTATOR, Move
from nyoi.kernel.event import Word, data_of
from nyoi.kernel.game import Game, Option
from nyoi.kernel.play import Refused
from nyoi.kernel.seen import Note
from nyoi.words.catalogue import Catalogue, catalogue, key_of

SEAT_FACTS: Final = frozenset(("seat", "target", "by", "from", "one", "other", "holder", "player"))
PLAIN_FACTS: Final = frozenset(
    "text word instead value option mode game bot id move path format allowed key form place frame lesson".split()  # noqa: SIM905
)


def joined(words: Catalogue, items: Sequence[str], last: str = "list-last") -> str:
    """Join items as the language does, `a, b and c`; with `list-either` as `last`, `a, b or c`.

    >>> joined(catalogue("en"), ["Ann", "Bob", "Cleo"])
    'Ann, Bob and Cleo'
    """
    text = items[0] if items else ""
    for item in items[1:-1]:
        text = words.say("list-more", list=text, item=item)
    return words.say(last, list=text, item=items[-1]) if len(items) > 1 else text


class Speech:
    """Sentences about a game in one language, with the names of its players.

    >>> from nyoi.games import game
    >>> speech = Speech("en", game("toma"), ["Alice", "Bob"])
    >>> drew = {"seq": 1, "word": "drew", "seat": 0, "card": "freya", "left": 5}
    >>> speech.event(drew, viewer=0), speech.event({**drew, "card": None}, viewer=1)
    ('You draw Freya.', 'Alice draws a card.')
    """

    def __init__(self, lang: str, game: Game, names: Sequence[str] = (), strict: bool = False) -> None:
        self.game: Final = game
        self.words: Final = catalogue(lang, game.id, strict)
        self.lang: Final = self.words.lang
        self.names: Final = list(names)
        self._events: Final = {word.name: word for word in game.words}
        self._moves: Final = {name: Word(name, fields) for name, fields in game.moves.items()}
        self._labels: Final = {
            kind: dict(zip(ids, game.labels[self.lang].get(kind, ids), strict=True))
            for kind, ids in game.tables.items()
        }

    def say(self, key: str, /, **values: object) -> str:
        """Return a message of the general catalogue or of the game."""
        return self.words.say(key, **values)

    # -- what a game says

    def event(self, data: Mapping[str, Any], viewer: int) -> str:
        """Return the sentence for an event as seen by a viewer; `data` is an item of `Table.events`."""
        word = self._events[data["word"]]
        return self.say(key_of("event", word.name), **self._variables(word, data, viewer))

    def turning(self, data: Mapping[str, Any]) -> str:
        """Return the phrase for a key event of a game (`Game.turning`), as part of a sentence."""
        word = self._events[data["word"]]
        return self.say(key_of("turning", word.name), **self._variables(word, data, SPECTATOR))

    def ask(self, key: str, seat: int, viewer: int, offers: int = 2) -> str:
        """Return the question for the viewer, or the waiting text while another seat decides.

        A question with a single answer may have a sentence of its own, `ask-<key>-alone`: it says why it is asked.
        """
        kind = "ask" if seat == viewer else "wait"
        alone = key_of("ask", key, "alone")
        found = alone if seat == viewer and offers == 1 and self.words.has(alone) else key_of(kind, key)
        return self.say(found, **self._variable("seat", "seat", seat, viewer))

    def move(self, move: Move, viewer: int = SPECTATOR) -> str:
        """Return the label of a move's button."""
        word = self._moves[move.word]
        data = data_of((word, move.args), None, self.game.tables)
        assert data is not None
        return self.say(key_of("move", word.name), **self._variables(word, data, viewer))

    def menu(self, move: Move, viewer: int = SPECTATOR) -> tuple[str, str, str]:
        """Return the place of a move in a menu: group heading, row and cell.

        >>> from nyoi.games import game
        >>> Speech("en", game("torak")).menu(Move("leg", (0, 7, 0, 0, 0), "leg n 7"))[:2]
        ('North ↑', '7 steps')
        """
        word = self._moves[move.word]
        data = data_of((word, move.args), None, self.game.tables)
        assert data is not None
        values = self._variables(word, data, viewer)
        keys = [key_of("menu", word.name, *part) for part in ((), ("row",), ("cell",))]
        heading, row, cell = [self.say(key, **values) if self.words.has(key) else "" for key in keys]
        return heading, row, cell or self.move(move, viewer)

    def refusal(self, refused: Refused, viewer: int = SPECTATOR) -> str:
        """Return the reason of a refusal, with its clause if it has one."""
        text = self.say(key_of("no", refused.reason), **self._facts(refused.facts, viewer))
        return self.say("with-clause", text=text, clause=refused.clause) if refused.clause else text

    def note(self, note: Note, viewer: int = SPECTATOR) -> str:
        """Return the sentence for a note of a preview."""
        return self.say(key_of("foretell", note["key"]), **self._facts(note["facts"], viewer))

    # -- what a game is

    @property
    def name(self) -> str:
        return self.say("game-name")

    @property
    def blurb(self) -> str:
        """Return the sentence that advertises the game."""
        return self.say("game-blurb")

    def mode(self, id: str) -> str:
        """Return the name of a mode."""
        return self.say(key_of("mode", id))

    def ending(self, id: str) -> str:
        """Return how the game ended."""
        return self.say(key_of("ending", id))

    def option(self, option: Option) -> str:
        """Return the name of an option."""
        return self.say(key_of("option", option.id))

    def option_help(self, option: Option) -> str:
        """Return the help text of an option."""
        return self.say(key_of("option", option.id, "help"))

    def option_value(self, option: Option, value: object) -> str:
        """Return the name of an option's value."""
        if value is None:
            return self.say("value-auto")
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if isinstance(value, list | tuple):
            return self.joined([self.thing(str(id)) for id in value]) or self.say("value-empty")
        key = key_of("option", option.id, 0 if value == 0 else value)
        named = option.kind == "choice" or (value == 0 and self.words.has(key))  # 0 seconds: no limit
        return self.say(key) if named else str(value)

    def option_needs(self, option: Option) -> str:
        """Return the condition under which an option has an effect, as part of a sentence; empty if always.

        >>> from nyoi.games import game
        >>> cross = next(option for option in game("toma").options if option.id == "cross_self")
        >>> Speech("en", game("toma")).option_needs(cross)
        '7 to 8 seats or “Deck” set to “composed” or “drawn by lot”'
        """
        known = {option.id: option for option in self.game.options}

        def condition(key: str, values: tuple[Any, ...]) -> str:
            if key == "seats":
                low, high = values[0], values[-1]
                return self.say("games-seats", low=low, high=high, same="yes" if low == high else "no")
            named = [self.say("option-quoted", value=self.option_value(known[key], value)) for value in values]
            return self.say("option-set", option=self.option(known[key]), values=self.either(named))

        return self.either([self.joined([condition(*one) for one in needed.items()]) for needed in option.needs])

    # -- labels and lists

    def name_of(self, seat: int) -> str:
        """Return a player's name; an invalid seat number is returned as text."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", number=seat) if not self.names and seat >= 0 else str(seat)

    def thing(self, id: str, kind: str = "") -> str:
        """Return the name of a content id; without a kind all tables are searched."""
        if kind:
            return self._labels.get(kind, {}).get(id, id)
        return next((labels[id] for labels in self._labels.values() if id in labels), id)

    def either(self, items: Sequence[str]) -> str:
        """Join items as `a, b or c` in the language."""
        return joined(self.words, items, "list-either")

    def joined(self, items: Sequence[str]) -> str:
        """Join items as `a, b and c` in the language."""
        return joined(self.words, items)

    def _facts(self, facts: Mapping[str, object], viewer: int) -> dict[str, object]:
        """Return the variables for the facts of a refusal or a note."""
        values: dict[str, object] = {}
        for name, fact in facts.items():
            seat = name in SEAT_FACTS and type(fact) is int
            known = name in self._labels or name in PLAIN_FACTS
            values |= self._variable(name, "seat" if seat else name if known else "", fact, viewer)
        return values

    def _variables(self, word: Word, data: Mapping[str, Any], viewer: int) -> dict[str, object]:
        values: dict[str, object] = {}
        for field, kind in zip(word.fields, word.kinds, strict=True):
            values |= self._variable(field, kind, data[field], viewer)
        return values

    def _variable(self, field: str, kind: str, value: object, viewer: int) -> dict[str, object]:
        if isinstance(value, list | tuple):
            pairs = [self._labelled(kind, item) for item in value]
            ids = {id for _, id in pairs}
            found: dict[str, object] = {
                field: self.joined([str(label) for label, _ in pairs]),
                f"{field}_id": ids.pop() if len(ids) == 1 else "several" if ids else "none",
                f"{field}_n": len(pairs),
            }
            mine = viewer in value
        else:
            label, id = self._labelled(kind, value)
            found = {field: label, f"{field}_id": id}
            mine = viewer == value
        if kind == "seat":
            found[f"{field}_is"] = "you" if mine and viewer >= 0 else "other"
        return found

    def _labelled(self, kind: str, value: object) -> tuple[object, str]:
        """Return the label and the id of a value."""
        if value is None:
            return self.say("hidden"), "hidden"
        if isinstance(value, str):
            return self.thing(value, kind), value or "none"
        if value == NOBODY and (kind == "seat" or kind in self._labels):
            return "", "none"
        if kind == "seat" and isinstance(value, int):
            return self.name_of(value), str(value)
        return value, str(value)
