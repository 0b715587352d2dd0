"""Schema of hand-made positions. `given.py` builds the state, `possible.py` checks it."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARD, COLOURS, DECK, NO_COLOUR
from nyoi.kernel.decision import NOBODY
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
    Schema,
    Seat,
    Whole,
)

CLAUSE: Final = "UNO-4.4"
PHASES: Final = ("turn", "drawn", "wish", "plus4", "swap", "stack", "hold")
MANY: Final = 99  # more skip markers than any player ever had
OFTEN: Final = 999  # more verdicts or reshuffles than any game sees
LONGEST: Final = 999  # rounds of a match
RICHEST: Final = 9999  # points


class _Piles(Kind[list[tuple[int, ...]]]):
    """Piles of cards: a text with slashes between them, or a list."""

    example = "R1-1 G2-1 / W-1"

    def read(self, value: object, at: Place) -> list[tuple[int, ...]]:
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
TURN: Final = Key(
    "turn",
    Seat(),
    "whose turn it is; of a `plus4` who played it, of a `hold` who is due after it, before markers are used up",
    0,
)
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
DEALER: Final = Key("dealer", Seat(), "who dealt", NOBODY, "the seat that `first_dealer` names, or 0")
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
# Keys with a meaning in some phases only, and the keys of a deal.
OF_PHASE: Final[dict[Key[Any], tuple[str, ...]]] = {
    TOTAL: ("stack", "hold"),
    BEFORE: ("plus4",),
    JUDGED: ("plus4",),
    STAYED: ("turn",),
}
OF_DEAL: Final = (ORDER, DEALER, SCORES, ROUND, SEED)
