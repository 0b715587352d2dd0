"""Schema of hand-made positions. `given.py` builds the state, `possible.py` checks it."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma.content import CARD, DECKS, HIGHEST, NONE, POWER, POWERS
from nyoi.games.toma.state import WAYS
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import (
    BySeat,
    Flag,
    Id,
    Items,
    Key,
    Kind,
    Place,
    Schema,
    Seat,
    Spelled,
    Whole,
)

CLAUSE: Final = "TOMA-4.13"
MOST_BALLS: Final = 99
# all players know about it; only the holder of the card does; no other player does
SEEN: Final = ("openly", "aware", "secretly")


def _play(text: str, at: Place) -> tuple[int, int, int]:
    """Parse a play: `2:tytoon`, or `2:tobi:trade` for a copy card and the power it took (or `none`)."""
    seat, _, rest = text.partition(":")
    return Seat().read(seat, at), *_taken(rest, at)


def _taken(text: str, at: Place) -> tuple[int, int]:
    """Parse a card and the power it took: `tytoon`, `tobi:trade`."""
    id, _, power = text.partition(":")
    card = Id(CARD).read(id, at)
    if not power:
        return card, POWER[card]
    return card, Id({"none": NONE} | {id: i for i, id in enumerate(POWERS)}).read(power, at)


def _sight(text: str, at: Place) -> tuple[int, int, int]:
    """Parse which seat knows another's card.

    `1:0` is known openly, `1:0:aware` to the holder alone, `1:0:secretly` to no other player.
    """
    seat, _, rest = text.partition(":")
    other, _, how = rest.partition(":")
    way = Id({how: i for i, how in enumerate(SEEN)}).read(how or SEEN[0], at)
    return Seat().read(seat, at), Seat().read(other, at), way


class _Deck(Kind[tuple[int, ...]]):
    """The cards of a deck, or the size of a standard one."""

    example = "16"

    def read(self, value: object, at: Place) -> tuple[int, ...]:
        size = int(value) if isinstance(value, str) and value in map(str, DECKS) else value
        if isinstance(size, int) and size in DECKS:
            return tuple(CARD[id] for id in DECKS[size]["default_cards"])
        if isinstance(value, int):
            raise at.refuse("position-choice", value, allowed=", ".join(map(str, DECKS)))
        return Items(Id(CARD)).read(value, at)


_cards: Final = Items(Id(CARD))
_seats: Final = Items(Seat())

HANDS: Final = Key("hands", BySeat(_cards), "what each seat holds; two cards: it has drawn; `-`: it is out", [])
PILE: Final = Key("pile", _cards, "the deck, top card first", (), "empty")
TURN: Final = Key("turn", Seat(), "whose turn it is", 0)
AIM: Final = Key(
    "aim",
    Spelled("tobi:trade", _taken),
    "the card that `turn` has just discarded, and the power it took: its choice is still to be made",
    (NOBODY, NONE),
)
ROWS: Final = Key("rows", BySeat(_cards), "what lies before each seat", [], "what `plays` and `aim` name")
CAME: Final = Key(
    "ways",
    BySeat(Items(Id({way: i for i, way in enumerate(WAYS)}))),
    "how each card came into its row: `played`, `redrawn`, `revealed` or `thrown`",
    [],
    "played",
)
PLAYS: Final = Key(
    "plays",
    Items(Spelled("2:tobi:trade", _play)),
    "the plays of the round, oldest first: seat, card, and of a copy card the power taken",
    (),
)
ASIDE: Final = Key("aside", Id(CARD), "the card set aside", NOBODY, "the first card that is named nowhere")
OPEN: Final = Key("open", _cards, "the cards out of play, face up", (), "the other cards that are named nowhere")
SHIELDS: Final = Key("shields", _seats, "seats behind a shield", ())
OUT: Final = Key("out", _seats, "who is out, in the order of falling", (), "who has no hand, by seat")
KNOWN: Final = Key(
    "seen",
    Items(Spelled("1:0:secretly", _sight)),
    "who knows whose card: 1 knows that of 0; all know it, or only its holder is `aware`, or nobody (`secretly`)",
    (),
)
RULED_OUT: Final = Key(
    "ruled_out", BySeat(Items(Whole(0, HIGHEST))), "values that everybody can rule out for a seat's card", []
)
BALLS: Final = Key("balls", BySeat(Whole(0, MOST_BALLS)), "Dragon Balls", [], "0")
ROUND: Final = Key("round", Whole(1, 9999), "the number of the round", 1)
STARTER: Final = Key("starter", Seat(), "who started the round", 0, "`turn`")
OVERTIME: Final = Key("overtime", Flag(), "leaders who are tied play on (TOMA-8.10)", False, "false")
DECK: Final = Key(
    "deck", _Deck(), "the cards of the deck, or the size of a standard deck", (), "that of the number of seats"
)
ORDER: Final = Key(
    "order",
    _cards,
    "a whole deck, top card first: a round is about to be dealt from it (with `seats`, `starter`, `balls`, `overtime`)",
    (),
)

KEYS: Final = Schema(
    CLAUSE,
    (
        *(HANDS, PILE, TURN, AIM, ROWS, CAME, PLAYS, ASIDE, OPEN, SHIELDS, OUT, KNOWN, RULED_OUT),
        *(BALLS, ROUND, STARTER, OVERTIME, DECK, ORDER),
    ),
    counts=(HANDS,),
)
