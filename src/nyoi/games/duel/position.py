"""Schema of hand-made positions, key by key. `given.py` builds the state, `possible.py` checks it."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel.content import (
    BASE_ACTIONS,
    CARD,
    CHARACTERS,
    DECK,
    DIE,
    GROUPS,
    LAST_ROUND,
    MARKET,
    MOST_HEALTH,
    MOST_KI,
    MOST_PARADES,
    MOST_STARS,
    SAIBAIMEN,
    SPOT,
    TILE,
    TILES,
    TOKEN,
    TOKEN_KINDS,
    ZONE,
)
from nyoi.games.duel.field import LAYOUTS
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import (
    BySeat,
    Choice,
    Flag,
    Id,
    Items,
    Key,
    Mapped,
    Place,
    Schema,
    Seat,
    Spelled,
    Whole,
    near,
    twice,
)

CLAUSE: Final = "DUEL-3.1"
MOST_SAID_ACTIONS: Final = 12  # far more than seen in any game; moves exist for twice as many
MOST_POINTS: Final = 999
MOST_ADDED: Final = 9  # to strength, attack and range
EMPTY: Final = "-"

_COUNTERS: Final = {
    "health": (0, max(MOST_HEALTH)),
    "ki": (0, max(MOST_KI)),
    "stars": (0, MOST_STARS),
    "parades": (0, MOST_PARADES),
    "face": (0, len(DIE[0])),
}
_STATES: Final = ("down", "flying", "activated", "ko")
_BOARD: Final = "5c health=5 ki=3 stars=1 parades=2 balls=1,4 face=6 down flying activated ko"


def _word(text: str, at: Place) -> tuple[str, int]:
    """Parse one word about a character: a zone, a counter (`ki=3`), balls (`balls=1,4`), or a state."""
    name, _, value = text.partition("=")
    if text in ZONE:
        return "zone", ZONE[text]
    if text in _STATES:
        return text, 1
    if name in _COUNTERS:
        low, high = _COUNTERS[name]
        return name, Whole(low, high).read(value, at)
    if name == "balls":
        held = 0
        for number in value.split(","):
            ball = 1 << Whole(1, GROUPS).read(number, at) - 1
            if held & ball:
                raise twice(f"ball {number}", "DUEL-3.30", at.key, at.key)
            held |= ball
        return name, held
    raise at.refuse("position-choice", text, allowed=_BOARD.replace(" ", ", "))


def _token(text: str, at: Place) -> str:
    """Parse a token in a zone: a kind (of the zone's group), a full id, or `-` for none."""
    if text != EMPTY and text not in TOKEN_KINDS and text not in TOKEN:
        raise at.refuse("position-choice", text, allowed=near(text, [*TOKEN_KINDS, EMPTY, *TOKEN]))
    return text


_cards: Final = Items(Id(CARD))
_zones: Final = Items(Id(ZONE))
_character: Final = Id({id: c for c, id in enumerate(CHARACTERS)})

TEAMS: Final = Key("teams", BySeat(Items(_character)), "the characters of each seat", [], "needed")
UNITS: Final = Key(
    "units",
    Mapped(_character, Items(Spelled(_BOARD, _word))),
    "of each character any of these words: its zone (without one it waits off field), counters, balls held, "
    "the last face of its die, `down`, `flying` (until the end of the activation), `activated`, `ko`",
    {},
    "full health, off field, nothing else",
)
A: Final = Key("a", Seat(), "the seat of player A", 0)
LAYOUT: Final = Key("layout", Choice(*LAYOUTS), "one of the fixed layouts", next(iter(LAYOUTS)))
FLAT: Final = Key("flat", _zones, "zones whose hill is gone", ())
SWARM: Final = Key("saibaimen", Items(Id(ZONE), SAIBAIMEN), "zones of the Saibaimen in play, the oldest first", ())
LOST: Final = Key("lost", Whole(0, SAIBAIMEN), "how many Saibaimen are gone for good (`saibaiman_reuse` off)", 0)
TILES_OF: Final = Key("groups", Items(Id(TILE), GROUPS), "the tiles of token groups 1 to 7", (), " ".join(TILES))
TOKENS: Final = Key(
    "tokens",
    Mapped(Id(ZONE), Spelled("ki", _token)),
    f"the token of a zone: a kind ({', '.join(f'`{kind}`' for kind in TOKEN_KINDS)}), a full id, or `-` for none",
    {},
    "what is left of each group lies in its other zones; what has no zone left was revealed",
)
DROPPED: Final = Key(
    "dropped", Mapped(Whole(1, GROUPS), Id(ZONE)), "balls that lie beside the token of a zone, after a KO", {}
)
LOOKED: Final = Key("looked", Mapped(Id(SPOT), Items(Seat())), "who has looked at a token", {})
HANDS: Final = Key("hands", BySeat(_cards), "what each seat holds", [], "nothing")
BOUGHT: Final = Key("bought", BySeat(_cards), "which of them everybody has seen bought", [], "none")
SHOP: Final = Key("market", Items(Id(CARD), MARKET), "the cards for sale, place by place", (), "three cards")
CUTS: Final = Key("cuts", Items(Whole(0, 9), MARKET), "by how much each of them was reduced in this activation", ())
PILE: Final = Key("deck", _cards, "the top of the deck", ())
DISCARD: Final = Key("discard", _cards, "the discard pile", ())
REST: Final = Key("rest", Choice("deck", "discard"), "where all other cards are: below the deck, or discarded", "deck")
POINTS: Final = Key("points", BySeat(Whole(0, MOST_POINTS)), "scores, handicap included", [], "0")
REACHED: Final = Key(
    "reached", BySeat(Whole(0, MOST_POINTS)), "the running number of each seat's last gain (DUEL-8.3)", [], "0"
)
ROUND: Final = Key(
    "round",
    Whole(1, LAST_ROUND),
    "the round",
    0,
    "1, or 2 if somebody is on the field who was not activated (in round 1 an activation brings him there)",
)
ROUNDS, SAIBAIMAN_STEP, CHOOSE, BETWEEN, CLOSING = "round", "saibaimen", "choose", "between", "close"
ACTIVATION: Final = ("deploy", "die", "menu")
PHASE: Final = Key(
    "phase",
    Choice(ROUNDS, SAIBAIMAN_STEP, CHOOSE, *ACTIVATION, BETWEEN, CLOSING),
    "`round` (about to start), `saibaimen`, `choose`, `deploy`, `die`, `menu`, `between` (window B), `close`",
    CHOOSE,
    "`menu` with `active`, else `choose`",
)
TURN: Final = Key(
    "turn", Seat(), "whose turn it is in phase `choose`; who has acted in `between`", 0, "the first player of the round"
)
ACTIVE: Final = Key("active", _character, "the active character", NOBODY, "nobody")
ACTIONS: Final = Key("actions", Whole(0, MOST_SAID_ACTIONS), "its actions left", BASE_ACTIONS)
POWER: Final = Key("power", Whole(0, MOST_ADDED), "added to its strength", 0)
BONUS: Final = Key("bonus", Whole(0, MOST_ADDED), "added to its next attack", 0)
REACH: Final = Key("reach", Whole(0, MOST_ADDED), "added to the range of its techniques", 0)
SOARS: Final = Key("soars", Flag(), "it rolled flight lying down, and flies when it stands up", False, "false")
DICE: Final = Key("dice", Items(Whole(1, len(DECK))), "faces that fall next, from 1 (a coin is 1 or 2)", (), "chance")

OF_ACTIVATION: Final[tuple[Key[Any], ...]] = (ACTIVE, ACTIONS, POWER, BONUS, REACH, SOARS, CUTS)
KEYS: Final = Schema(
    CLAUSE,
    (
        *(TEAMS, UNITS, A, LAYOUT, FLAT, SWARM, LOST, TILES_OF, TOKENS, DROPPED, LOOKED),
        *(HANDS, BOUGHT, SHOP, CUTS, PILE, DISCARD, REST, POINTS, REACHED),
        *(ROUND, PHASE, TURN, ACTIVE, ACTIONS, POWER, BONUS, REACH, SOARS, DICE),
    ),
    counts=(TEAMS,),
)
