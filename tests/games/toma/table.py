"""A table of Toma for tests: any position in one call, its facts in a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import nyoi
from nyoi.games.toma.content import CARDS
from nyoi.games.toma.state import WAYS, Toma
from nyoi.kernel.decision import NOBODY, SPECTATOR
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng

# The deck of EX-14: sixteen cards, with both copy and both cross cards.
SWAP: Final = [
    *["tobi", "boss_stinger", "light", "kisei", "wesey", "dayu", "kefka", "gohan", "warui"],
    *["hidan", "enki", "anko", "claire", "tytoon", "motta", "toma"],
]

# Tables that between them play every rule and option that touches hidden cards.
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (3, {"deck_mode": "random"}),
    (4, {"empty_deck_draw": "set_aside"}),
    (5, {}),
    (6, {"zero_reaction": "optional"}),
    (7, {"named_zero": "guess_wins", "cross_self": False}),
    (8, {}),
    (8, {"zero_reaction": "optional", "empty_deck_draw": "set_aside", "overtime": "tied"}),
]


class Sitting:
    """A table, read in card ids."""

    def __init__(self, table: nyoi.Table) -> None:
        self.table = table
        self.since = 0  # the first move of the last `play`

    @property
    def state(self) -> Toma:
        assert isinstance(self.table.state, Toma)
        return self.table.state

    def play(self, *moves: str) -> Sitting:
        """Play moves for whoever is asked; `events` then tells what came of them."""
        self.since = self.table.seq + 1
        self.table.play(*moves)
        return self

    def events(self, word: str = "", seat: int | None = SPECTATOR) -> list[dict[str, Any]]:
        """What a seat heard since the last `play`, or only the events of one word."""
        heard = self.table.events(seat, self.since)
        return [{k: v for k, v in e.items() if k != "seq"} for e in heard if word in ("", e["word"])]

    def words(self, seat: int | None = SPECTATOR) -> list[str]:
        return [event["word"] for event in self.events(seat=seat)]

    def hand(self, seat: int) -> str:
        return _text(self.state.hands[seat])

    def row(self, seat: int) -> str:
        return _text(self.state.rows[seat])

    def ways(self, seat: int) -> str:
        return " ".join(WAYS[way] for way in self.state.ways[seat])

    @property
    def pile(self) -> str:
        return _text(self.state.pile[self.state.top :])

    @property
    def aside(self) -> str:
        return "" if self.state.aside == NOBODY else CARDS[self.state.aside]

    @property
    def open(self) -> str:
        return _text(self.state.open)

    @property
    def out(self) -> list[int]:
        """Who is out, in the order of falling."""
        return list(self.state.fallen)

    @property
    def shields(self) -> set[int]:
        return {seat for seat, up in enumerate(self.state.shields) if up}

    @property
    def balls(self) -> list[int]:
        return self.state.balls

    @property
    def turn(self) -> int:
        """Whose answer is awaited; NOBODY once the game is over."""
        return next(iter(asked(self.state)), NOBODY)

    @property
    def question(self) -> str:
        return self.table.decision.key if self.table.decision else ""

    def asks(self, seat: int) -> list[str]:
        return [move.text for move in offered(self.state, seat)]

    def refuses(self, seat: int, text: str) -> tuple[str, str]:
        """Why a seat cannot play a text: reason and clause."""
        refused = self.table.refusal(seat, text)
        assert refused is not None, f"{text!r} is offered"
        return refused.reason, refused.clause

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return self.table.view(seat)

    def sees(self, seat: int, other: int) -> list[str | None]:
        """The hand of another player as a seat sees it."""
        found: list[str | None] = self.view(seat)["players"][other]["hand"]
        return found


def given(hands: str, pile: str = "", **more: Any) -> Sitting:
    """A position in mid-round (TOMA-4.13); what it does not name lies open, the first of it aside."""
    return Sitting(nyoi.given("toma", {"hands": hands, "pile": pile, **more}))


def dealt(order: str, seats: int, **more: Any) -> Sitting:
    """A round dealt from a stacked deck, top card first."""
    return Sitting(nyoi.given("toma", {"order": order, "seats": seats, **more}))


def showdown(hands: str, rows: str = "", **more: Any) -> Sitting:
    """The deck is empty when the turn comes round: the hands are shown."""
    seats = hands.count("/") + 1
    more = {"rows": rows or "/" * (seats - 1), "options": {"objective": 9}, "aside": "tytoon", **more}
    return given(hands, "", **more)


def fresh(seats: int, seed: int = 1, mode: str | None = None, **options: Any) -> Sitting:
    """A new game."""
    return Sitting(nyoi.new("toma", seats, seed, mode, options))


def wander(t: Sitting, seed: int = 0) -> Iterator[Sitting]:
    """The table at each decision of a game of random moves, and at its end."""
    rng = Rng(seed)
    while not t.table.over:
        yield t
        t.play(rng.pick(t.asks(t.turn)))
    yield t


def refused(**position: Any) -> tuple[str, str]:
    """Why a game cannot be set up like this: reason and clause."""
    try:
        fresh(**position)
    except nyoi.Refused as no:
        return no.reason, no.clause
    raise AssertionError("it was accepted")


def _text(cards: tuple[int, ...]) -> str:
    return " ".join(CARDS[card] for card in cards)
