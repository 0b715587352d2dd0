"""Encoding of the websocket messages of a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.event import Word, data_of
from nyoi.kernel.game import View
from nyoi.kernel.play import Refused
from nyoi.kernel.seen import PACKED
from nyoi.server.wire import messages

Reply = Callable[[messages.Answer], None]  # sends the answer to the client that gave the command
LARGEST: Final = 2**53  # JavaScript's largest safe integer
KINDS: Final = ("one", "all", "first")
REMEMBERED: Final = 20_000  # cached moves per game, about 10 MB; twelve tournaments offered 23,000
encode: Final = msgspec.json.Encoder().encode


class Row(NamedTuple):
    """A move within a batch of similar moves."""

    word: str
    fields: list[str]  # one list shared by all moves with the same word and fields
    args: list[Any]
    plain: bool  # whether its text is its word and its arguments


class Offers:
    """A game's moves as sent to the page; a bounded cache."""

    def __init__(self, id: str) -> None:
        game = game_of(id)
        self._tables = game.tables
        self._words = {name: Word(name, fields) for name, fields in game.moves.items()}
        self._made: dict[str, messages.Offer] = {}
        self._rows: dict[str, Row] = {}
        self._fields: dict[tuple[str, ...], list[str]] = {}

    def of(self, moves: list[Move]) -> list[messages.Offer]:
        """Return the offers of some moves."""
        made = self._made
        return [made.get(move.text) or self._make(move) for move in moves]

    def alike(self, moves: list[Move]) -> list[messages.Alike]:
        """Return many moves in batches of one word and shape, keeping their order."""
        found: list[messages.Alike] = []
        rows, last, told = self._rows, None, True
        for move in moves:
            word, fields, args, plain = rows.get(move.text) or self._row(move)
            if fields is not last or plain is not told:
                last, told = fields, plain
                found.append(messages.Alike(word, fields, [], []))
            found[-1].args.append(args)
            if not plain:
                found[-1].texts.append(move.text)
        return found

    def _args(self, move: Move) -> dict[str, Any]:
        args: dict[str, Any] = data_of((self._words[move.word], move.args), None, self._tables) or {}
        args.pop("word", None)
        return args

    def _make(self, move: Move) -> messages.Offer:
        if len(self._made) >= REMEMBERED:
            self._made.clear()
        made = self._made[move.text] = messages.Offer(move.text, move.word, self._args(move))
        return made

    def _row(self, move: Move) -> Row:
        if len(self._rows) >= REMEMBERED:
            self._rows.clear()
        named = self._args(move)
        args, fields = list(named.values()), self._fields.setdefault((move.word, *named), list(named))
        made = self._rows[move.text] = Row(move.word, fields, args, move.text == spelled(move.word, args))
        return made


def spelled(word: str, args: list[Any]) -> str:
    """Join a move's word and arguments with blanks, which usually gives its text.

    >>> spelled("team", [["gohan", "piccolo"], 2])
    'team gohan piccolo 2'
    """
    words = [word]
    for value in args:
        words += map(str, value) if isinstance(value, list) else (str(value),)
    return " ".join(words)


@cache
def offers_of(id: str) -> Offers:
    return Offers(id)


def shown(view: View) -> View:
    """Remove from a fresh view the keys that only determinizers read."""
    for key in PACKED:
        view.pop(key, None)
    return view


def ask_of(game: str, decision: Decision, moves: list[Move]) -> messages.Ask:
    """Return the question for a seat."""
    return messages.Ask(decision.key, KINDS[decision.kind], offers_of(game).of(moves))


def _small(value: object) -> bool:
    return isinstance(value, int) and abs(value) <= LARGEST


def refusal_of(refused: Refused) -> messages.Refusal:
    """Return a refusal for the wire, with facts that JSON and JavaScript can represent."""
    facts = {
        key: value if isinstance(value, str | float | bool | list | None) or _small(value) else str(value)
        for key, value in refused.facts.items()
    }
    return messages.Refusal(refused.reason, refused.clause, facts)
