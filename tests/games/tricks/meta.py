"""Tricks as a `Game`: the deal, views, determinization, positions, numbers for learners."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from nyoi.kernel.decision import Move
from nyoi.kernel.frame import pack, unpack
from nyoi.kernel.game import Game, Mode
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.observe import Observer, count, put
from nyoi.kernel.play import Refused, settle
from nyoi.kernel.position import BySeat, Items, Key, Position, Schema, Whole, impossible
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import Seen
from nyoi.kernel.state import Setting
from tests.games.tricks.rules import CARDS, FRAMES, HAND, PLAY, WORDS, Deal, Tricks, Turn

FIELDS: Final = {"play": "card"}
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {"card": ("play",)}
HANDS: Final = Key("hands", BySeat(Items(Whole(0, len(CARDS) - 1), len(CARDS))), "the cards of each seat", [])


class TricksPlayer(TypedDict):
    """One player as a seat sees them."""

    hand: list[str | None]
    played: list[str]
    tricks: int


class TricksTurn(TypedDict):
    """A player chooses a card."""

    kind: Literal["card"]
    seat: int


class TricksView(Seen):
    """What a seat knows."""

    turns: int
    order: list[str]  # all cards played, the oldest first
    players: list[TricksPlayer]
    now: TricksTurn | None


def table(setting: Setting) -> Tricks:
    """Return an empty table."""
    s = Tricks()
    s.setting, s.seats = setting, setting.seats
    s.tricks = [0] * s.seats
    return s


def new(setting: Setting, seed: int) -> Tricks:
    """Return a game about to be dealt."""
    s = table(setting)
    s.rng = Rng(seed)
    s.stack = [Deal()]  # type: ignore[list-item]
    return s


def given(setting: Setting, p: Position) -> Tricks:
    """Return a game whose hands were just dealt as a position says."""
    s = table(setting)
    hands = [card for hand in p.need(HANDS) for card in hand]
    if any(len(hand) != HAND for hand in p.need(HANDS)):
        raise impossible("position-cards", "TRICKS-1.2", "hands", len(hands))
    s.cards = hands + [card for card in range(len(CARDS)) if card not in hands]
    s.stack = [Turn(0)]  # type: ignore[list-item]
    return s


def possible(s: Tricks) -> None:
    """Raise unless each card is there once."""
    if sorted(s.cards) != list(range(len(CARDS))):
        raise impossible("position-cards", "TRICKS-1.2", "hands", len(s.cards))


def view(s: Tricks, seat: int) -> TricksView:
    """Return what a seat knows: their own hand, and what was played."""
    turn = s.stack[-1] if s.stack else None
    return {
        "game": "tricks",
        "seat": seat,
        "seats": s.seats,
        "mode": s.setting.mode,
        "options": s.setting.told(),
        "turns": s.turns,
        "order": [CARDS[card] for card in s.played],
        "players": [
            {
                "hand": [CARDS[card] if other == seat else None for card in s.hand(other)],
                "played": [CARDS[card] for card in s.played if card in s.dealt(other)],
                "tricks": s.tricks[other],
            }
            for other in range(s.seats)
        ],
        "now": {"kind": "card", "seat": turn.seat} if isinstance(turn, Turn) else None,
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
    }


class Dreamer:
    """Deals the cards that a seat has not seen to the hands that it cannot see."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen
        players = seen["players"]
        self.known = [[CARDS.index(id) for id in [*p["hand"], *p["played"]] if id] for p in players]
        self.hidden = [p["hand"].count(None) for p in players]
        self.unseen = [card for card in range(len(CARDS)) if not any(card in known for known in self.known)]

    def dream(self, rng: Rng) -> Tricks:
        """Return a state that fits the view."""
        seen = self.seen
        s = table(Setting(seen["game"], 0, seen["seats"], seen["mode"], seen["options"]))
        s.rng = rng.fork()
        unseen = self.unseen.copy()
        rng.shuffle(unseen)
        for known, hidden in zip(self.known, self.hidden, strict=True):
            s.cards += [*known, *(unseen.pop() for _ in range(hidden))]
        s.cards += unseen
        s.sort()
        s.played = [CARDS.index(id) for id in seen["order"]]
        s.tricks = [p["tricks"] for p in seen["players"]]
        s.turns = seen["turns"]
        s.stack = [unpack(data, FRAMES) for data in seen["stack"]]
        s.over, s.ending, s.results = seen["over"], seen["ending"], tuple(seen["results"])
        if s.stack:
            settle(s)
        return s


class TricksObserver(Observer[Tricks]):
    """The own hand, what was played, and the tricks of each seat, from the observer's seat on."""

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        self.hand = self.lay("hand", len(CARDS), "the own cards", most=1)
        self.played = self.lay("played", len(CARDS), "cards played", most=1)
        self.table = self.lay("table", len(CARDS), "cards of this trick", most=1)
        self.tricks = self.lay("tricks", setting.seats, "tricks taken, by seat", most=len(CARDS))

    def fill(self, s: Tricks, seat: int, out: bytearray) -> None:
        """Fill in a row."""
        count(out, self.hand, tuple(s.hand(seat)))
        count(out, self.played, tuple(s.played))
        count(out, self.table, tuple(s.trick()))
        for x in range(self.seats):
            put(out, self.tricks + x, s.tricks[(seat + x) % self.seats])


def why_not(s: Tricks, seat: int, text: list[str]) -> Refused:
    """Return why a text is not an offered move."""
    if len(text) == 2 and text[0] == "play" and text[1] in CARDS:
        return Refused("not-held", "TRICKS-1.3", text=text[1])
    return Refused("unknown-move", "TRICKS-1.3", text=" ".join(text))


def scores(seen: dict[str, Any], moves: list[Move], level: int) -> list[float]:
    """Prefer high ranks."""
    return [float(move.args[0] % 4) for move in moves]


GAME: Final = Game(
    id="tricks",
    names=("Les Plis", "Tricks"),
    rules=1,
    modes=(Mode("base", 2, 4),),
    options=(),
    endings=("all_played",),
    words=WORDS,
    moves=FIELDS,
    tables={"card": CARDS},
    labels={"fr": {"card": CARDS}, "en": {"card": CARDS}},
    new=new,
    positions=Schema("TRICKS-1.2", (HANDS,), counts=(HANDS,)),
    given=given,
    possible=possible,
    view=view,
    view_type=TricksView,
    dreamer=Dreamer,
    why_not=why_not,
    components=lambda s: sorted(s.cards),
    points=lambda s: list(s.tricks),
    scores=scores,
    clauses=("TRICKS-1.3", "TRICKS-1.4"),
    lexicon=lambda: Lexicon(PLAY, FIELDS, QUESTIONS),
    observe=TricksObserver,
)
