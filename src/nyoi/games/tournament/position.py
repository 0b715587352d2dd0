"""Schema of hand-made positions: keys and notation. `given.py` builds the state."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.board import SPACE
from nyoi.games.tournament.content import EVENT, FACES, KIND, PILE, PILES, WARRIOR
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import (
    BySeat,
    Choice,
    Flag,
    Id,
    Items,
    Key,
    Kind,
    Mapped,
    Place,
    Schema,
    Seat,
    Spelled,
    Whole,
)

CLAUSE: Final = "TOUR-4.1"
MOST_NUMBER: Final = 999  # damage, rounds, turns: more than any game reaches
SIDES: Final = 99  # the largest chance drawn is a shuffle of the warrior pile

# -- how things are written


def _token(text: str, at: Place) -> tuple[int, int, int]:
    """Parse a warrior of a team: `vegeta` not placed yet, `vegeta@D4`, or `vegeta@D4-12` with damage."""
    id, _, rest = text.partition("@")
    space, dash, damage = rest.partition("-")
    return (
        Id(WARRIOR).read(id, at),
        Id(SPACE).read(space, at) if space else NOBODY,
        Whole(0, MOST_NUMBER).read(damage, at) if dash else 0,
    )


def _sight(text: str, at: Place) -> tuple[int, int, int]:
    """Parse a known card as observer, holder and kind: `1:0:att_hakai`."""
    seat, _, rest = text.partition(":")
    holder, _, card = rest.partition(":")
    return Seat().read(seat, at), Seat().read(holder, at), Id(KIND).read(card, at)


class Die(Kind[int]):
    """A scripted outcome: a face, or a number from 1."""

    example = "fist"

    def read(self, value: object, at: Place) -> int:
        """Return the outcome, counted from 0."""
        if isinstance(value, str) and not value.isdigit():
            if value not in FACES:
                raise at.refuse("position-die", value, faces=", ".join(FACES))
            return FACES.index(value)
        return Whole(1, SIDES).read(value, at) - 1


class _Throws(Kind[tuple[tuple[int, ...], ...]]):
    """The starting throws, with further throws for ties: `6 6 2 / 1 5`."""

    example = "6 6 2 / 1 5"

    def read(self, value: object, at: Place) -> tuple[tuple[int, ...], ...]:
        """Return the dice, throw by throw."""
        die = Items(Whole(1, 6))
        return tuple([die.read(part, at) for part in BySeat(die).parts(value, at)])


# -- the keys

_warriors: Final = Items(Id(WARRIOR))
_cards: Final = Items(Id(KIND))
_by_pile: Final = Mapped(Id({pile: i for i, pile in enumerate(PILES)}), _cards)
_EVENTS: Final = {id: kind for id, kind in KIND.items() if PILE[kind] == EVENT}

TEAMS: Final = Key(
    "teams",
    BySeat(Items(Spelled("vegeta@D4 krillin@F7-3", _token))),
    "the warriors of each seat: where they stand, and their damage; without a space: not placed yet",
    [],
)
LOST: Final = Key("lost", BySeat(_warriors), "warriors already eliminated", [])
HANDS: Final = Key("hands", BySeat(_cards), "what each seat holds", [], "empty")
ON_TOP: Final = Key(
    "piles",
    _by_pile,
    "what lies on top of the piles `attack`, `defence`, `special`, `event`; the rest follows in the order of the table",
    {},
    "the order of the table",
)
UNDER: Final = Key("under", _by_pile, "what lies at the bottom of these piles, seen by everybody as it went there", {})
EVENT_CARD: Final = Key(
    "event",
    Id(_EVENTS),
    "an Event: in force already (phase `start`: what it asks is done), else flipped next",
    NOBODY,
    "none",
)
PILE_NOW: Final = Key(
    "pile",
    _warriors,
    "the warrior pile, top first; warriors that are named nowhere are then out of the game",
    (),
    "all that are named nowhere",
)
BOTTOM: Final = Key("bottom", Whole(0, len(WARRIOR)), "how many of the pile's last were seen going under it", 0)
ASIDE: Final = Key("aside", _warriors, "the warriors of the pile that were beaten", ())
PHASE: Final = Key(
    "phase",
    Choice("start", "turn", "end", "throws", "draft", "place"),
    "what comes next: `start` cards and activation (T3), `turn` a whole turn (T0), `end` what follows a turn, "
    "`throws` the starting throws, `draft`, `place` placement, and with all placed the first hands",
    "start",
)
TURN: Final = Key("turn", Seat(), "whose turn it is", 0)
THROWS: Final = Key(
    "throws",
    _Throws(),
    "the starting throws by seat, those of equals again: made (`drafter` follows), or to fall now (phase `throws`)",
    (),
    "chance",
)
DRAFTER: Final = Key("drafter", Seat(), "who drafts and places first", 0, "by `throws`, or 0")
STARTER: Final = Key("starter", Seat(), "who had the first turn", 0, "the youngest, if marked; else `turn`")
ROUND: Final = Key("round", Whole(1, MOST_NUMBER), "the number of the round, extra rounds counted", 1)
EXTRA: Final = Key("extra_rounds", Whole(0, MOST_NUMBER), "how many of the rounds are extra ones, for a tie", 0)
TIME_UP: Final = Key("time_up", Flag(), "the clock of a timed game has spoken", False, "false")
FALLEN: Final = Key("fallen", Items(Seat()), "players out, in order", (), "those without a team, by seat")
FLARED: Final = Key("flared", _warriors, "who used its one flight (option `solar_flare`)", ())
SPECIALS: Final = Key("specials", Items(Seat()), "who has played a Special card this turn", ())
SEEN: Final = Key(
    "seen", Items(Spelled("1:0:att_hakai", _sight)), "who knows of a card in whose hand: 1 knows it of 0", ()
)
FLIPS: Final = Key(
    "flips", Whole(0, MOST_NUMBER), "Events flipped since the last shuffle", 0, "1 with an Event in force, else 0"
)
DICE: Final = Key(
    "dice",
    Items(Die()),
    "what falls next: faces, or numbers (`6 6 fist fist star`); for who takes the first turn 1 is seat 0",
    (),
    "chance",
)

KEYS: Final = Schema(
    CLAUSE,
    (
        *(TEAMS, LOST, HANDS, SEEN, ON_TOP, UNDER, EVENT_CARD, PILE_NOW, BOTTOM, ASIDE, PHASE, TURN, THROWS, DRAFTER),
        *(STARTER, ROUND, EXTRA, TIME_UP, FALLEN, FLARED, SPECIALS, FLIPS, DICE),
    ),
    counts=(TEAMS, HANDS),
)
