"""A table of UNO for tests: any position in one call, its facts in a word."""

from __future__ import annotations

from typing import Any

import nyoi
from nyoi.games.uno.content import CARDS, COLOURS, DECK
from nyoi.games.uno.events import WAYS
from nyoi.games.uno.state import CALLS, Uno
from nyoi.games.uno.view import phase_of
from nyoi.games.uno.why import meant
from nyoi.kernel.decision import CLOCK, NOBODY, SPECTATOR
from nyoi.kernel.play import asked, offered


class Sitting:
    """A table, read in card ids."""

    def __init__(self, table: nyoi.Table) -> None:
        self.table = table
        self.since = 0  # the first move of the last `play`

    @property
    def state(self) -> Uno:
        assert isinstance(self.table.state, Uno)
        return self.table.state

    def play(self, *moves: str) -> Sitting:
        """Play moves for whoever is asked; `2: catch 0` is a move of seat 2. `events` then tells what came of them."""
        self.since = self.table.seq + 1
        for move in moves:
            seat, colon, text = move.partition(": ")
            if colon:
                self.table.play(text, seat=CLOCK if seat == "clock" else int(seat))
            else:
                self.table.play(move)
        return self

    def events(self, word: str = "", seat: int | None = SPECTATOR) -> list[dict[str, Any]]:
        """What a seat heard since the last `play`, or only the events of one word."""
        heard = self.table.events(seat, self.since)
        return [{k: v for k, v in e.items() if k not in ("seq", "word")} for e in heard if word == e["word"]]

    def words(self, seat: int | None = SPECTATOR) -> list[str]:
        return [event["word"] for event in self.table.events(seat, self.since)]

    def hand(self, seat: int) -> str:
        return _text(self.state.hands[seat])

    def count(self, seat: int) -> int:
        return len(self.state.hands[seat])

    @property
    def counts(self) -> list[int]:
        return [len(hand) for hand in self.state.hands]

    @property
    def pile(self) -> str:
        return _text(self.state.pile[self.state.top :])

    @property
    def left(self) -> int:
        return self.state.left

    @property
    def discard(self) -> str:
        return _text(tuple(self.state.discard))

    @property
    def visible(self) -> str:
        return CARDS[self.state.visible]

    @property
    def colour(self) -> str:
        return COLOURS[self.state.colour]

    @property
    def way(self) -> str:
        return WAYS[(self.state.direction + 1) // 2]

    @property
    def markers(self) -> list[int]:
        return self.state.markers

    @property
    def calls(self) -> list[str]:
        return [CALLS[call] for call in self.state.calls]

    @property
    def phase(self) -> str:
        return phase_of(self.state)[0]

    @property
    def due(self) -> int:
        """Whose decision the phase is, or who is due after a hold."""
        return phase_of(self.state)[1]

    @property
    def now(self) -> tuple[str, int]:
        return self.phase, self.due

    @property
    def turn(self) -> int:
        """Whose answer is awaited first; NOBODY once the game is over."""
        return next(iter(asked(self.state)), NOBODY)

    @property
    def order(self) -> list[int]:
        """Everybody asked, in the order in which a driver without a clock asks; the clock is -2."""
        return asked(self.state)

    @property
    def key(self) -> str:
        return self.table.decision.key if self.table.decision else ""

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def results(self) -> list[float]:
        return list(self.table.results)

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    def asks(self, seat: int) -> list[str]:
        return [move.text for move in offered(self.state, seat)]

    def cards(self, seat: int) -> str:
        """The cards a seat can play now, in the order of the hand."""
        found = [text.split()[1] for text in self.asks(seat) if text.startswith("play")]
        return " ".join(dict.fromkeys(found))

    def refuses(self, seat: int, text: str) -> tuple[str, str]:
        """Why a seat cannot play a text: reason and clause."""
        refused = self.table.refusal(seat, text)
        assert refused is not None, f"{text!r} is offered"
        return refused.reason, refused.clause

    def means(self, seat: int, text: str) -> str | None:
        """The offered move that a text is taken for, though it is none to the letter."""
        return meant(self.state, seat, text.split())

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return self.table.view(seat)

    def sees(self, seat: int, other: int) -> list[str | None]:
        """The hand of another player as a seat sees it."""
        found: list[str | None] = self.view(seat)["players"][other]["hand"]
        return found


def given(hands: str, discard: str = "R5-1", pile: str = "", **more: Any) -> Sitting:
    """A position in mid-round, seat 0 on turn if nothing else is said; what it does not name lies under the pile.

    Options are keys of the host (`jump_in=True`); all else are keys of positions.
    """
    known = {option.id for option in nyoi.game("uno").options}
    options = {key: more.pop(key) for key in list(more) if key in known}
    return Sitting(nyoi.given("uno", {"hands": hands, "discard": discard, "pile": pile, "options": options, **more}))


def dealt(order: str, seats: int, **options: Any) -> Sitting:
    """A round dealt from a stacked deck by seat 0; the cards not named come after those that are."""
    named = order.split()
    rest = [CARDS[card] for card in DECK if CARDS[card] not in named]
    options.setdefault("first_dealer", 1)
    return Sitting(nyoi.given("uno", {"order": [*named, *rest], "seats": seats, "options": options}))


def fresh(seats: int, seed: int = 1, mode: str | None = None, **options: Any) -> Sitting:
    """A new game."""
    return Sitting(nyoi.new("uno", seats, seed, mode, options))


def refused(**position: Any) -> tuple[str, str]:
    """Why a game cannot be set up like this: reason and clause."""
    try:
        fresh(**position)
    except nyoi.Refused as no:
        return no.reason, no.clause
    raise AssertionError("it was accepted")


def _text(cards: tuple[int, ...]) -> str:
    return " ".join(CARDS[card] for card in cards)


THREE = "R3-1 Y8-1 / Y1-1 Y2-1 / G1-1 G2-1"
FOUR = "R3-1 Y8-1 / Y1-1 Y2-1 / G1-1 G2-1 / B1-1 B2-1"


def exposed(hands: str = THREE, card: str = "R3-1", **more: Any) -> Sitting:
    """Seat 0 has played down to one card and said nothing."""
    t = given(hands, **more).play(f"play {card}")
    assert t.calls[0] == "exposed"
    return t
