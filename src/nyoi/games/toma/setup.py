"""New games, and positions put together by hand (TOMA sections 4 and 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyoi.games.toma.content import (
    CARD,
    CARDS,
    COLOUR,
    DECK_FOR,
    DECKS,
    HIGHEST,
    NONE,
    POWER,
    POWERS,
    TARGET_FOR,
    VALUE,
    standard_deck,
)
from nyoi.games.toma.rules.match import DEAL, HOST, RANDOM, SCORE, Match
from nyoi.games.toma.rules.turn import Discard, Turn
from nyoi.games.toma.state import PLAYED, Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, shuffle_script


def new(setting: Setting, seed: int) -> Toma:
    """A game about to begin: options read, nothing dealt yet."""
    s = table(setting)
    options = setting.options
    s.rng = Rng(seed)
    if options["deck_mode"] == "custom":
        s.cards = custom_deck(options["custom_cards"], setting.seats)
    elif options["deck_mode"] == "standard":
        s.cards = standard_deck(setting.seats)
    if options["first_start"] == "seat":
        seat = options["first_start_seat"]
        assert isinstance(seat, int)
        if seat > setting.seats:
            raise Refused("bad-first-seat", "TOMA-4.9", value=seat, seats=setting.seats)
        s.starter, s.start_why = seat - 1, HOST
    else:
        s.starter, s.start_why = NOBODY, RANDOM
    s.stack = [Match()]  # type: ignore[list-item]
    return s


def table(setting: Setting) -> Toma:
    """An empty table with the host's choices."""
    s = Toma()
    options = setting.options
    s.setting = setting
    s.seats = n = setting.seats
    target = options["objective"]
    s.target = target if isinstance(target, int) else TARGET_FOR[n]
    s.free_zero = options["zero_reaction"] == "optional"
    s.guess_wins = options["named_zero"] == "guess_wins"
    s.cross_self = bool(options["cross_self"])
    s.use_aside = options["empty_deck_draw"] == "set_aside"
    s.tied_only = options["overtime"] == "tied"
    s.open_out = options["eliminated_view"] == "open"
    s.balls = [0] * n
    s.dealt = [True] * n
    s.inside = [True] * n
    s.clear()
    return s


def custom_deck(ids: object, seats: int) -> tuple[int, ...]:
    """The host's own deck, refused with the reason if it breaks the proportions (TOMA-9.2, 9.3)."""
    assert isinstance(ids, list)
    deck = DECKS[DECK_FOR[seats]]
    cards: list[int] = []
    for id in ids:
        if id not in CARD:
            raise Refused("deck-unknown-card", "TOMA-9.3", card=id)
        if CARD[id] in cards:
            raise Refused("deck-twice", "TOMA-9.3", card=id)
        cards.append(CARD[id])
    for value in range(HIGHEST + 1):
        found, due = sum(VALUE[c] == value for c in cards), deck["counts"][str(value)]
        if found != due:
            raise Refused("deck-count", "TOMA-9.3", value=value, found=found, due=due, size=deck["size"])
    if deck["threes_of_both_colours"] and len({COLOUR[c] for c in cards if COLOUR[c]}) < 2:
        raise Refused("deck-one-colour", "TOMA-9.2")
    return tuple(sorted(cards))


KEYS = frozenset(
    "seats options mode order hands pile rows aside open turn balls shields out plays starter deck".split()  # noqa: SIM905
)


def given(setting: Setting, position: Mapping[str, Any]) -> Toma:
    """Any position in one call (TOMA-4.13). `docs/games/toma.md` describes the keys.

    With `order` a round is about to be dealt from a stacked deck; otherwise `hands` says who holds
    what, `-` who is out, and two cards who has drawn.
    """
    if unknown := set(position) - KEYS:
        raise bad("unknown-key", ", ".join(sorted(unknown)))
    hands = _lists(position.get("hands", ""))
    s = table(setting)
    deck = position.get("deck")
    if isinstance(deck, int):
        deck = DECKS[deck]["default_cards"]
    s.cards = standard_deck(setting.seats) if deck is None else tuple(sorted(_cards(deck)))
    s.balls = list(position.get("balls", s.balls))
    s.starter = int(position.get("starter", position.get("turn", 0)))
    if len(s.balls) != s.seats or not all(type(n) is int and n >= 0 for n in s.balls):
        raise bad("balls", "a number for each seat")
    if not 0 <= s.starter < s.seats:
        raise bad("starter", "no such seat")
    if "order" in position:
        s.start_why = HOST
        order = _cards(position["order"])
        if sorted(order) != sorted(s.cards):
            raise bad("order", "the order must hold every card of the deck once")
        s.script = shuffle_script(s.cards, order)
        s.stack = [Match(DEAL)]  # type: ignore[list-item]
        return s
    if len(hands) != setting.seats:
        raise bad("hands", f"{len(hands)} hands for {setting.seats} seats")
    s.round = 1
    s.hands = [tuple(hand) for hand in hands]
    s.inside = [bool(hand) for hand in hands]
    s.fallen = tuple(position.get("out", [seat for seat in range(s.seats) if not hands[seat]]))
    s.rows = [tuple(row) for row in _lists(position.get("rows", "/ " * (s.seats - 1)))]
    s.ways = [(PLAYED,) * len(row) for row in s.rows]
    s.pile = _cards(position.get("pile", ""))
    for seat in position.get("shields", ()):
        s.shields[seat] = True
    s.plays = tuple(_play(play) for play in position.get("plays", ()))
    lying = [*s.pile, *(c for hand in s.hands for c in hand), *(c for row in s.rows for c in row)]
    s.open = _cards(position.get("open", ""))
    rest = [card for card in s.cards if card not in lying and card not in s.open]
    s.aside = _card(position["aside"]) if "aside" in position else rest[0] if rest else NOBODY
    s.open += tuple(card for card in rest if card != s.aside)
    if sorted([*lying, *s.open, *([s.aside] if s.aside != NOBODY else [])]) != list(s.cards):
        raise bad("cards", "a card lies in two places, or is not of the deck")
    turn = int(position.get("turn", 0))
    if not 0 <= turn < s.seats or not s.inside[turn] or len(s.rows) != s.seats:
        raise bad("turn", "turn and rows must fit the hands")
    if sum(s.inside) < 2 or any(len(hand) > (2 if seat == turn else 1) for seat, hand in enumerate(s.hands)):
        raise bad("hands", "two players at least, a card each, two for who has drawn")  # TOMA-5.6
    if sorted(s.fallen) != [seat for seat in range(s.seats) if not s.inside[seat]]:
        raise bad("out", "who is out has no hand, and the other way round")
    if not all(0 <= seat < s.seats for seat, _, _ in s.plays):
        raise bad("plays", "no such seat")
    s.stack = [Match(SCORE), Discard(turn) if len(s.hands[turn]) == 2 else Turn(turn)]  # type: ignore[list-item]
    return s


def bad(key: str, detail: str) -> Refused:
    """A position that cannot be."""
    return Refused("bad-position", "TOMA-4.13", key=key, detail=detail)


def _card(id: str) -> int:
    if id not in CARD:
        raise bad("card", id)
    return CARD[id]


def _cards(text: Any) -> tuple[int, ...]:
    return tuple(_card(id) for id in (text.split() if isinstance(text, str) else text))


def _lists(text: Any) -> list[tuple[int, ...]]:
    parts = text.split("/") if isinstance(text, str) else text
    return [_cards(part.replace("-", " ") if isinstance(part, str) else part) for part in parts]


def _play(play: Any) -> tuple[int, int, int]:
    """`2:tytoon`, or `2:tobi:trade` for a copy card and the power it took (`none` if it took none)."""
    seat, id, *power = play.split(":")
    card = _card(id)
    if not power:
        return int(seat), card, POWER[card]
    if power[0] != "none" and power[0] not in POWERS:
        raise bad("plays", power[0])
    return int(seat), card, POWERS.index(power[0]) if power[0] in POWERS else NONE


def components(s: Toma) -> list[int]:
    """Every card, wherever it lies."""
    return sorted(
        [
            *s.pile[s.top :],
            *([s.aside] if s.aside != NOBODY else []),
            *s.open,
            *(card for hand in s.hands for card in hand),
            *(card for row in s.rows for card in row),
        ]
    )


assert len(CARDS) == 32
