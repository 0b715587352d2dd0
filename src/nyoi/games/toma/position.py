"""Any position in one call (TOMA-4.13): the keys, and the state they describe. `possible.py` says which cannot be."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.toma.content import CARD, CARDS, DECKS, HIGHEST, NONE, POWER, POWERS, standard_deck
from nyoi.games.toma.rules.match import DEAL, HOST, SCORE, Match
from nyoi.games.toma.rules.turn import Aim, Discard, Turn
from nyoi.games.toma.setup import table
from nyoi.games.toma.state import PLAYED, WAYS, Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import (
    BySeat,
    Flag,
    Id,
    Items,
    Key,
    Kind,
    Place,
    Position,
    Schema,
    Seat,
    Spelled,
    Whole,
    impossible,
    twice,
)
from nyoi.kernel.refused import Refused
from nyoi.kernel.state import Setting, shuffle_script

CLAUSE: Final = "TOMA-4.13"
MOST_BALLS: Final = 99
SEEN: Final = ("openly", "aware", "secretly")  # all know that he knows it; its holder does; nobody does


def _play(text: str, at: Place) -> tuple[int, int, int]:
    """A play: `2:tytoon`, or `2:tobi:trade` for a copy card and the power it took (`none` if it took none)."""
    seat, _, rest = text.partition(":")
    return Seat().read(seat, at), *_taken(rest, at)


def _taken(text: str, at: Place) -> tuple[int, int]:
    """A card and the power it took: `tytoon`, `tobi:trade`."""
    id, _, power = text.partition(":")
    card = Id(CARD).read(id, at)
    if not power:
        return card, POWER[card]
    return card, Id({"none": NONE} | {id: i for i, id in enumerate(POWERS)}).read(power, at)


def _sight(text: str, at: Place) -> tuple[int, int, int]:
    """Who knows whose card: `1:0` openly, `1:0:aware` known to its holder alone, `1:0:secretly` to nobody."""
    seat, _, rest = text.partition(":")
    other, _, how = rest.partition(":")
    way = Id({how: i for i, how in enumerate(SEEN)}).read(how or SEEN[0], at)
    return Seat().read(seat, at), Seat().read(other, at), way


class _Deck(Kind[tuple[int, ...]]):
    """The cards of a deck, or the size of a standard one."""

    example = "16"

    def read(self, value: object, at: Place) -> tuple[int, ...]:
        """Its cards."""
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


def given(setting: Setting, p: Position) -> Toma:
    """The state a position describes. With `order` a round is about to be dealt from a stacked deck."""
    s = table(setting)
    deck = p.get(DECK, standard_deck(setting.seats))
    s.cards = tuple(sorted(deck))
    if len(set(s.cards)) != len(s.cards):
        raise _twice(next(card for card in s.cards if s.cards.count(card) > 1), DECK, DECK)
    s.balls = p.get(BALLS, s.balls)
    s.starter = p.get(STARTER, p[TURN])
    s.overtime = p[OVERTIME]
    if s.overtime and s.tied_only:
        s.dealt = [balls == max(s.balls) for balls in s.balls]  # TOMA-8.11
    if ORDER in p:
        return _to_deal(s, p)
    s.round = p[ROUND]
    _put_cards(s, p)
    _put_knowledge(s, p)
    turn, (card, power) = p[TURN], p[AIM]
    now: Frame[Toma] = Turn(turn)
    if AIM in p:
        now = Aim(turn, card, power)
    elif len(s.hands[turn]) == 2:
        now = Discard(turn)
    s.stack = [Match(SCORE), now]  # type: ignore[list-item]
    return s


def _to_deal(s: Toma, p: Position) -> Toma:
    order = p[ORDER]
    for card in order:
        if order.count(card) > 1:
            raise _twice(card, ORDER, ORDER)
    if sorted(order) != list(s.cards):
        absent = [CARDS[card] for card in s.cards if card not in order]
        strange = [CARDS[card] for card in order if card not in s.cards]
        raise impossible(
            "position-order", CLAUSE, ORDER.name, " ".join(strange or absent), found=len(order), due=len(s.cards)
        )
    s.start_why = HOST
    s.script = shuffle_script(s.cards, order)
    s.stack = [Match(DEAL)]  # type: ignore[list-item]
    return s


def _put_cards(s: Toma, p: Position) -> None:
    """Lay every card out: what is named where it is named, the plays before who played them, the rest out of play."""
    s.hands = p.need(HANDS)
    s.inside = [bool(hand) for hand in s.hands]
    s.fallen = p.get(OUT, tuple([x for x in range(s.seats) if s.dealt[x] and not s.inside[x]]))
    s.pile, s.open = p[PILE], p[OPEN]
    s.plays = p[PLAYS]
    if AIM in p and (not s.plays or s.plays[-1][:2] != (p[TURN], p[AIM][0])):
        s.plays += ((p[TURN], *p[AIM]),)
    rows = p.get(ROWS, s.rows)
    for seat in range(s.seats):
        played = tuple(card for x, card, _ in s.plays if x == seat and card not in rows[seat])
        s.rows[seat] = played + rows[seat]
    s.ways = p.get(CAME, [(PLAYED,) * len(row) for row in s.rows])
    for seat in p[SHIELDS]:
        s.shields[seat] = True
    lying: dict[int, Key[Any]] = {}
    aside = (p[ASIDE],) if ASIDE in p else ()
    for key, cards in ((HANDS, s.hands), (PILE, [s.pile]), (ROWS, s.rows), (OPEN, [s.open]), (ASIDE, [aside])):
        for card in [card for part in cards for card in part]:
            if card in lying:
                raise _twice(card, lying[card], key)
            if card not in s.cards:
                raise impossible("position-strange-card", "TOMA-3.9", key.name, CARDS[card])
            lying[card] = key
    rest = [card for card in s.cards if card not in lying]
    s.aside = p[ASIDE] if ASIDE in p else rest[0] if rest else NOBODY
    s.open += tuple(card for card in rest if card != s.aside)


def _put_knowledge(s: Toma, p: Position) -> None:
    """What seats have seen of each other's cards, and what everybody can rule out."""
    n = s.seats
    for x, y, how in p[KNOWN]:
        if x == y or not s.hands[y]:
            raise impossible("position-seen", "TOMA-10.3", KNOWN.name, f"{x}:{y}")
        s.saw(x, y)
        s.spied[x * n + y] = how == SEEN.index("openly")
        s.aware[y * n + x] = how != SEEN.index("secretly")
    ruled_out: list[tuple[int, ...]] = p[RULED_OUT]
    for seat, values in enumerate(ruled_out):
        for value in values:
            s.ruled_out(seat, value, value)


def _twice(card: int, first: Key[Any], second: Key[Any]) -> Refused:
    """A card is there once (TOMA-3.1)."""
    return twice(CARDS[card], "TOMA-3.1", first.name, second.name)
