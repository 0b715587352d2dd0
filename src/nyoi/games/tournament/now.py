"""The phase in progress by name: the frame that asks, and the blow it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nyoi.games.tournament.content import FACES, WARRIORS
from nyoi.games.tournament.rules import marks as m
from nyoi.games.tournament.rules.attack import Throws
from nyoi.games.tournament.rules.defence import Defend, Interpose, Parry, Step
from nyoi.games.tournament.rules.duel import Champions
from nyoi.games.tournament.rules.effects import Discard, Draw, Exchange, Heal
from nyoi.games.tournament.rules.fall import Fall
from nyoi.games.tournament.rules.fight import Counter, Landing, Transform
from nyoi.games.tournament.rules.opening import Draft, Place
from nyoi.games.tournament.rules.shifts import Fuse, Pull, Relocate, Swap
from nyoi.games.tournament.rules.strike import Flee, Strike
from nyoi.games.tournament.rules.turn import Close, Extra, Start
from nyoi.games.tournament.state import ATTACKER, Tournament

if TYPE_CHECKING:
    from typing import Literal

    from nyoi.games.tournament.seen import Blow, Choice, Mark, TournamentNow

# sides of a frame with the literal types of the view
SIDES: Final[tuple[Literal[0, 1], Literal[0, 1]]] = (0, 1)
MARKS: Final[tuple[tuple[int, Mark], ...]] = (
    (m.BALL, "ball"),
    (m.INVULNERABLE, "invulnerable"),
    (m.NO_DODGE, "no_dodge"),
    (m.UNDIVIDED, "undivided"),
    (m.REFLECTED, "reflected"),
)
CHOICES: Final[dict[type, Choice]] = {
    Draft: "draft",
    Place: "place",
    Start: "start",
    Extra: "extra",
    Close: "close",
    Discard: "discard",
    Draw: "draw",
    Heal: "heal",
    Relocate: "relocate",
    Pull: "pull",
    Fuse: "fuse",
    Swap: "swap",
}


def now(s: Tournament) -> TournamentNow | None:
    """Return the current phase, or None once the game is over."""
    if s.decision is None:
        return None
    frame = s.stack[-1]
    what = CHOICES.get(type(frame))
    if what is not None:
        return {"kind": "choose", "what": what, "seat": s.decision.seat}
    if isinstance(frame, Champions):
        return {"kind": "champions", "seats": [frame.one, frame.other]}
    if isinstance(frame, Exchange):
        return {"kind": "give"}
    return fight(s)


def fight(s: Tournament) -> TournamentNow | None:
    frame, coming = s.stack[-1], blow(s)
    if isinstance(frame, Throws):
        return {
            "kind": "attack",
            "side": SIDES[frame.side],
            "dice": [FACES[face] for face in frame.dice],
            "rerolls": frame.rerolls,
            "throw": frame.throws,
        }
    if isinstance(frame, Transform):
        return {"kind": "transform", "side": SIDES[frame.side]}
    if isinstance(frame, Counter):
        return {"kind": "counter", "side": 1}
    if isinstance(frame, Landing):
        return {"kind": "land", "side": 0}
    if isinstance(frame, Fall):
        mine = s.owner[frame.warrior] == s.players[ATTACKER]  # a fighter, or a team-mate that interposed
        return {"kind": "fall", "side": 0 if mine else 1, "warrior": WARRIORS[frame.warrior], "blow": coming}
    if isinstance(frame, Flee):
        return {"kind": "flee", "side": SIDES[frame.side], "blow": coming}
    if coming is None:
        return None
    if isinstance(frame, Defend):
        return {"kind": "defend", "side": SIDES[1 - frame.side], "blow": coming}
    if isinstance(frame, Parry):
        return {
            "kind": "parry",
            "side": SIDES[1 - frame.side],
            "blow": coming,
            "dice": [FACES[face] for face in frame.dice],
            "rerolls": frame.rerolls,
            "throw": frame.thrown,
        }
    if isinstance(frame, Interpose):
        return {"kind": "interpose", "side": SIDES[1 - frame.side], "blow": coming}
    return {"kind": "step", "side": SIDES[frame.side], "blow": coming} if isinstance(frame, Step) else None


def blow(s: Tournament) -> Blow | None:
    """Return the declared attack that is not yet resolved, or None."""
    for frame in reversed(s.stack):
        if isinstance(frame, Strike):
            return {
                "side": SIDES[frame.side],
                "damage": frame.damage,
                "marks": [name for mark, name in MARKS if frame.marks & mark],
                "throws": frame.throws,
            }
    return None
