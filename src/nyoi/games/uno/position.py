"""Any position in one call: the keys, and the state they describe. `possible.py` says which cannot be."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARD, CARDS, COLOUR, COLOURS, DECK, NO_COLOUR
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.match import DEAL, SCORE, Match
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.games.uno.setup import enough, table
from nyoi.games.uno.state import CALLED, EXPOSED, SURPRISED, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import (
    GREATEST,
    BySeat,
    Choice,
    Group,
    Id,
    Items,
    Key,
    Kind,
    Place,
    Position,
    Schema,
    Seat,
    Whole,
    impossible,
    twice,
)
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, shuffle_script

CLAUSE: Final = "UNO-4.4"
PHASES: Final = ("turn", "drawn", "wish", "plus4", "swap", "stack", "hold")
MANY: Final = 99  # more skip markers than anybody ever had
OFTEN: Final = 999  # more verdicts or reshuffles than any game sees
LONGEST: Final = 999  # rounds of a match
RICHEST: Final = 9999  # points


class _Piles(Kind[list[tuple[int, ...]]]):
    """Cards, pile after pile: a text with strokes between them, or a list."""

    example = "R1-1 G2-1 / W-1"

    def read(self, value: object, at: Place) -> list[tuple[int, ...]]:
        """The cards of each pile."""
        parts = value.split("/") if isinstance(value, str) else value
        if not isinstance(parts, list):
            raise at.refuse("position-form", value, form=self.example)
        if len(parts) > OFTEN:
            raise at.refuse("position-many", value, found=len(parts), most=OFTEN)
        return [_cards.read(part, at) for part in parts]


_cards: Final = Items(Id(CARD))
_seats: Final = Items(Seat())
_colour: Final = Id({id: colour for colour, id in enumerate(COLOURS)})

HANDS: Final = Key(
    "hands",
    BySeat(_cards),
    "what each seat holds, in the order in which it came: the last card is the one just drawn",
    [],
    "needed",
)
DISCARD: Final = Key("discard", _cards, "the discard pile, from bottom to top", (), "needed")
PILE: Final = Key("pile", _cards, "the draw pile, from the top", (), "empty")
REST: Final = Key(
    "rest",
    Choice("pile", "discard", "out"),
    "where the cards go that are not named: `pile` (under the named ones), `discard` (at the bottom), `out` (not in "
    "this round)",
    "pile",
)
COLOUR_KEY: Final = Key(
    "colour", _colour, "the colour in force", NO_COLOUR, "that of the visible card; needed for a wild one"
)
TURN: Final = Key("turn", Seat(), "whose turn it is; of a `plus4` who played it, of a `hold` who is due after it", 0)
PHASE: Final = Key("phase", Choice(*PHASES), ", ".join(f"`{phase}`" for phase in PHASES), "turn")
TOTAL: Final = Key("total", Whole(2, GREATEST), "the size of the stack (`stack`, or `hold` before one)", 2)
BEFORE: Final = Key("before", _colour, "of a `plus4`: the colour in force before it", NO_COLOUR, "needed for a `plus4`")
JUDGED: Final = Key(
    "judged",
    Whole(1, len(DECK)),
    "of a `plus4`: how many cards its player held when he had laid it; those behind them he has drawn since, caught "
    "without UNO",
    1,
    "all he holds",
)
DIRECTION: Final = Key("direction", Choice("1", "-1", "clockwise", "counter"), "1 (`clockwise`) or -1 (`counter`)", "1")
MARKERS: Final = Key("markers", BySeat(Whole(0, MANY)), "skip markers", [], "0")
LAID: Final = Key(
    "laid",
    Seat(nobody=True),
    "who played the visible card; -1: it was turned over, and no jump-in is possible",
    NOBODY,
    "-1; in `plus4` and `swap` who is on turn, before a stack the player before",
)
CALLED_KEY: Final = Key("called", _seats, "seats with one card that have announced it", ())
EXPOSED_KEY: Final = Key("exposed", _seats, "seats with one card that can be caught", ())
SURPRISED_KEY: Final = Key("surprised", _seats, "seats exposed by somebody else's action, and not asked yet", ())
ACTOR: Final = Key(
    "actor", Seat(), "whose action exposed them", NOBODY, "the exposed player, else who was before `turn`"
)
WAVED: Final = Key("waved", _seats, "who has given up catching", ())
STAYED: Final = Key("stayed", _seats, "of a `turn` with jump-ins: who has let the visible card be", ())
KNOWN: Final = Key(
    "known",
    Items(Group(Seat(), Seat(), _cards)),
    '`[[1, 0, "R7-1 G2-1"]]`: seat 1 knows these cards of seat 0',
    (),
)
DREW_ON: Final = Key(
    "drew_on",
    BySeat(Id({**{id: colour for colour, id in enumerate(COLOURS)}, "-": NOBODY})),
    "the colour in force when each seat last drew on its turn, `-` if it has not",
    [],
    "`-`",
)
GUILTY: Final = Key("guilty", BySeat(Whole(0, OFTEN)), "challenges of its +4s that each seat has lost", [], "0")
INNOCENT: Final = Key("innocent", BySeat(Whole(0, OFTEN)), "challenges of its +4s that each seat has won", [], "0")
PASSED: Final = Key("passed", _seats, "who has passed since the last turn action", ())
IDLE: Final = Key(
    "idle", Whole(0, GREATEST), "with `force_play`: turns in a row in which a card was drawn and laid, and no more", 0
)
RESHUFFLED: Final = Key(
    "reshuffled",
    _Piles(),
    "the cards that went back into the draw pile at each reshuffle of the round; all saw them",
    [],
)
IGNORED: Final = Key(
    "ignored", _cards, "with `setup_skipped = reshuffle`: the cards turned over first and shuffled back", ()
)
FRESH: Final = Key(
    "fresh", BySeat(Whole(0, len(DECK))), "how many of those each seat may have drawn since", [], "those it holds"
)
DEALER: Final = Key("dealer", Seat(), "who dealt", NOBODY, "the option `first_dealer`, or 0")
SCORES: Final = Key("scores", BySeat(Whole(0, RICHEST)), "points, in a game for points", [], "0")
ROUND: Final = Key(
    "round", Whole(1, LONGEST), "the number of the round", 1, "1, and one more for each seat with points"
)
ORDER: Final = Key(
    "order",
    _cards,
    "a whole deck, top first: a round is about to be dealt from it (with `seats`, `dealer`, `scores`, `round`, `seed`, "
    "nothing else); fewer cards are a changed deck",
    (),
)
SEED: Final = Key("seed", Whole(0, GREATEST), "what the dice of reshuffles and later deals come from", 0)

KEYS: Final = Schema(
    CLAUSE,
    (
        *(HANDS, DISCARD, PILE, REST, COLOUR_KEY, TURN, PHASE, TOTAL, BEFORE, JUDGED, DIRECTION, MARKERS, LAID),
        *(CALLED_KEY, EXPOSED_KEY, SURPRISED_KEY, ACTOR, WAVED, STAYED, KNOWN, DREW_ON, GUILTY, INNOCENT),
        *(PASSED, IDLE, RESHUFFLED, IGNORED, FRESH, DEALER, SCORES, ROUND, ORDER, SEED),
    ),
    counts=(HANDS,),
)
# What means something in some phases only, and what is said of a deal.
OF_PHASE: Final[dict[Key[Any], tuple[str, ...]]] = {
    TOTAL: ("stack", "hold"),
    BEFORE: ("plus4",),
    JUDGED: ("plus4",),
    STAYED: ("turn",),
}
OF_DEAL: Final = (ORDER, DEALER, SCORES, ROUND, SEED)


def given(setting: Setting, p: Position) -> Uno:
    """The state a position describes. With `order` a round is about to be dealt from a stacked deck."""
    s = table(setting)
    s.rng = Rng(p[SEED])
    s.dealer = p.get(DEALER, max(s.dealer, 0))
    s.scores = p.get(SCORES, s.scores)
    s.round = p.get(ROUND, 1 + sum(score > 0 for score in s.scores))
    if ORDER in p:
        return _to_deal(s, p)
    for key, phases in OF_PHASE.items():
        if key in p and p[PHASE] not in phases:
            raise impossible("position-phase", "UNO-5.4", key.name, p[PHASE], allowed=", ".join(phases))
    s.direction = 1 if p[DIRECTION] in ("1", "clockwise") else -1  # who comes before whom hangs on it
    _put_cards(s, p)
    s.markers = p.get(MARKERS, s.markers)
    _put_calls(s, p)
    _put_memory(s, p)
    _begin(s, p)
    return s


def _to_deal(s: Uno, p: Position) -> Uno:
    """A round about to be dealt; a deck of fewer cards is a changed deck (UNO-4.9)."""
    for key in KEYS.keys.values():
        if key in p and key not in OF_DEAL:
            raise impossible("position-order-alone", CLAUSE, key.name, ORDER.name)
    order = p[ORDER]
    for i, card in enumerate(order):
        if card in order[:i]:
            raise twice(CARDS[card], "UNO-3.4", ORDER.name, ORDER.name)
    s.round -= 1  # it begins with the deal
    s.deck = tuple(sorted(order))
    s.out = tuple(card for card in DECK if card not in s.deck)
    enough(s.deck, s.seats)
    s.pile = s.deck  # where they lie until they are shuffled
    s.script = shuffle_script(s.deck, order)
    s.stack = [Match(DEAL)]  # type: ignore[list-item]
    return s


def _put_cards(s: Uno, p: Position) -> None:
    """Lay out the cards: what is not named goes where `rest` says."""
    discard = p[DISCARD]
    s.hands, s.pile, s.discard = p[HANDS], p[PILE], list(discard)
    if not s.hands or not s.discard:
        raise Refused("position-missing", CLAUSE, key=DISCARD.name if s.hands else HANDS.name)
    lying: dict[int, Key[Any]] = {}
    for key, cards in ((HANDS, s.hands), (PILE, [s.pile]), (DISCARD, [discard])):
        for card in [card for part in cards for card in part]:
            if card in lying:
                raise twice(CARDS[card], "UNO-3.4", lying[card].name, key.name)
            lying[card] = key
    rest = tuple(card for card in DECK if card not in lying)
    if p[REST] == "pile":
        s.pile += rest
    elif p[REST] == "discard":
        s.discard = [*rest, *s.discard]
    else:
        s.out = rest
    s.deck = DECK  # a next round has all cards again (UNO-8.12)
    s.colour = p.get(COLOUR_KEY, COLOUR[s.visible])
    if s.colour == NO_COLOUR:
        raise Refused("position-missing", "UNO-6.5", key=COLOUR_KEY.name)
    laid = NOBODY
    if p[PHASE] in ("plus4", "swap"):
        laid = p[TURN]
    elif p[PHASE] == "stack" or TOTAL in p:
        laid = (p[TURN] - s.direction) % s.seats
    s.laid = p.get(LAID, laid)


def _put_calls(s: Uno, p: Position) -> None:
    """Who has announced, who can be caught, who has given up catching (UNO section 7)."""
    s.actor = (p[TURN] - s.direction) % s.seats
    said: dict[int, Key[Any]] = {}
    for key, call in ((CALLED_KEY, CALLED), (EXPOSED_KEY, EXPOSED), (SURPRISED_KEY, SURPRISED)):
        for seat in p[key]:
            if seat in said:
                raise twice(str(seat), "UNO-7.5", said[seat].name, key.name)
            said[seat] = key
            s.said(seat, call)
            if call == EXPOSED:
                s.actor = seat
    s.actor = p.get(ACTOR, s.actor)
    for seat in p[WAVED]:
        s.waved |= 1 << seat


def _put_memory(s: Uno, p: Position) -> None:
    """What seats know and remember: cards shown, reshuffles, colours, verdicts, passes."""
    for x, y, cards in p[KNOWN]:
        for card in cards:
            if x == y or card not in s.hands[y]:
                raise impossible("position-known", "UNO-10.1", KNOWN.name, f"{x}, {y}, {CARDS[card]}")
        s.saw(x, y, cards)
    s.drew_on = p.get(DREW_ON, s.drew_on)
    s.guilty = p.get(GUILTY, s.guilty)
    s.innocent = p.get(INNOCENT, s.innocent)
    for seat in p[PASSED]:
        s.passed |= 1 << seat
    s.idle = p[IDLE]
    reshuffled = p[RESHUFFLED]
    if reshuffled:
        born = [0] * len(DECK)
        for number, cards in enumerate(reshuffled, 1):
            if not cards:
                raise impossible("position-reshuffle-empty", "UNO-6.16", RESHUFFLED.name, number)
            for card in cards:
                born[card] = number
        s.born, s.shuffles = tuple(born), len(reshuffled)
    s.ignored = p[IGNORED]
    held = [sum(card in s.ignored and not (s.born and s.born[card]) for card in hand) for hand in s.hands]
    s.fresh = p.get(FRESH, held)


def _begin(s: Uno, p: Position) -> None:
    """What is in progress: the phase, and whose it is."""
    turn, phase = p[TURN], p[PHASE]
    stayed = 0
    for seat in p[STAYED]:
        stayed |= 1 << seat
    now: Frame[Uno] = Turn(turn, stayed)
    if phase == "drawn":
        now = Drawn(turn)
    elif phase == "wish":
        now = Wish(turn)
    elif phase == "plus4":
        if BEFORE not in p:
            raise Refused("position-missing", "UNO-6.50a", key=BEFORE.name)
        now = Plus4(turn, p[BEFORE], p.get(JUDGED, len(s.hands[turn])))
    elif phase == "swap":
        now = Swap(turn)
    elif phase == "stack":
        now = Stack(turn, p[TOTAL])
    if phase == "hold":
        if s.exposed == 0:
            raise impossible("position-hold", "UNO-5.10", PHASE.name, phase)
        s.stack = [Match(SCORE), Round(turn, p.get(TOTAL, 0))]  # type: ignore[list-item]
    elif phase == "turn" and s.exposed == 0 and not stayed:
        s.stack = [Match(SCORE), Round(turn)]  # type: ignore[list-item]
    else:
        s.stack = [Match(SCORE), Round(NOBODY), now]  # type: ignore[list-item]
