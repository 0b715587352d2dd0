"""What tells a good move of UNO from a bad one, in numbers, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.uno.content import CARD, COLOUR, DRAW2, KIND, NO_COLOUR, POINTS, REVERSE, SHENRON, SKIP, WILD, WILD4
from nyoi.games.uno.mind.policy import CALLED, Outlook, scores
from nyoi.kernel.decision import Move

CLEAR: Final = 1.0  # a difference of scores that is one
TRAITS: Final[tuple[str, ...]] = (
    "behind the best score",
    "is the best score",
    "plays a card",
    "number",
    "skip or reverse",
    "+2",
    "wild",
    "+4",
    "Shenron",
    "bluff",
    "stops who is next, who has few cards",
    "... whatever he has",
    "wild while I have many cards",
    "cards of the new colour I keep",
    "keeps the colour in force",
    "leaves me one card",
    "points that it rids me of",
    "draws or keeps",
    "takes a stack",
    "wish that hurts",
    "wish that sheds",
    "swap for fewer",
    "without its call",
)
FEW: Final = 3


def traits(view: dict[str, Any], moves: list[Move]) -> list[list[float]]:
    """The numbers of `TRAITS` for each move offered."""
    given = scores(view, moves, 5)
    best = max(given)
    look = Outlook(view)
    bluffs = {CARD[id] for id in view.get("bluffs", ())}
    return [trait(look, move, score - best, bluffs) for move, score in zip(moves, given, strict=True)]


def trait(look: Outlook, move: Move, behind: float, bluffs: set[int]) -> list[float]:
    """The numbers of one move; `behind` is how far its score is from the best."""
    found = [0.0] * len(TRAITS)
    found[0] = max(behind / CLEAR, -4.0)
    found[1] = 1.0 if behind > -1e-9 else 0.0
    word = move.word
    if word in ("draw", "keep", "pass"):
        found[17] = 1.0
    elif word == "take":
        found[18] = 1.0
    elif word == "wish":
        found[20 if move.args[2] >= 0 else 19] = 1.0
    elif word == "swap":
        found[21] = (len(look.hand) - look.counts[move.args[0]]) / 4.0
    if word in CALLED and move.args[-1] == 0 and len(look.hand) == 2:
        found[22] = 1.0
    if word not in ("play", "jump"):
        return found
    card = move.args[0]
    kind = KIND[card]
    found[2] = 1.0
    if kind == WILD:
        found[6] = 1.0
    elif kind == WILD4:
        found[7] = 1.0
    elif kind == SHENRON:
        found[8] = 1.0
    elif kind == DRAW2:
        found[5] = 1.0
    elif kind in (SKIP, REVERSE):
        found[4] = 1.0
    else:
        found[3] = 1.0
    found[9] = 1.0 if card in bluffs else 0.0
    stops = kind in (SKIP, DRAW2, WILD4) or (kind == REVERSE and look.seats == 2)
    found[10] = 1.0 if stops and look.next <= FEW else 0.0
    found[11] = 1.0 if stops else 0.0
    found[12] = len(look.hand) / 7.0 if COLOUR[card] == NO_COLOUR else 0.0
    colour = COLOUR[card] if COLOUR[card] != NO_COLOUR else move.args[1] if word == "play" else NO_COLOUR
    if colour != NO_COLOUR:
        found[13] = (look.own[colour] - (COLOUR[card] == colour)) / 3.0
        found[14] = 1.0 if colour == look.colour else 0.0
    found[15] = 1.0 if len(look.hand) == 2 else 0.0
    found[16] = POINTS[card] / 20.0
    return found
