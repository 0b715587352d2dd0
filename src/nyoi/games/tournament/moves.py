"""The moves of the Tournament, each made once. Their text is the notation of logs and of the terminal."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from nyoi.games.tournament.board import SPACES, WITHIN
from nyoi.games.tournament.content import FACES, KINDS, MOST_DICE, PILES, STAR, WARRIORS
from nyoi.kernel.decision import Move

Dice = tuple[int, ...]

FIELDS: Final = {
    "draft": "warrior",
    "place": "warrior space",
    "go": "warrior space",
    "card": "card",
    "discard": "card",
    "give": "card",
    "draw": "pile",
    "pick": "warrior",
    "space": "space",
    "reroll": "*faces:face",
    "sum": "*faces:face",
    "combo": "number",
    **dict.fromkeys(
        ("transform", "throw", "dodge", "take", "counter", "decline", "skip", "end", "time"),
        "",
    ),
}


def _one(word: str, ids: tuple[str, ...]) -> list[Move]:
    return [Move(word, (i,), f"{word} {id}") for i, id in enumerate(ids)]


def _on_board(word: str) -> list[list[Move]]:
    return [[Move(word, (w, x), f"{word} {id} {at}") for x, at in enumerate(SPACES)] for w, id in enumerate(WARRIORS)]


def _of_faces(word: str) -> dict[Dice, Move]:
    """A move for every handful of one to six faces; like faces are not told apart."""
    return {
        faces: Move(word, faces, f"{word} {' '.join(FACES[face] for face in faces)}")
        for n in range(1, MOST_DICE + 1)
        for faces in combinations_with_replacement(range(len(FACES)), n)
    }


_draft = _one("draft", WARRIORS)
_pick = _one("pick", WARRIORS)
_space = _one("space", SPACES)
_card = _one("card", KINDS)
_discard = _one("discard", KINDS)
_give = _one("give", KINDS)
_draw = _one("draw", PILES)
_combo = [Move("combo", (n,), f"combo {n}") for n in (1, 2)]
_place = _on_board("place")
_go = _on_board("go")
_go_within: dict[int, list[Move]] = {}
_reroll = _of_faces("reroll")
_sum = _of_faces("sum")

TRANSFORM: Final = Move("transform", (), "transform")
THROW: Final = Move("throw", (), "throw")
DODGE: Final = Move("dodge", (), "dodge")
TAKE: Final = Move("take", (), "take")
COUNTER: Final = Move("counter", (), "counter")
DECLINE: Final = Move("decline", (), "decline")
SKIP: Final = Move("skip", (), "skip")
END: Final = Move("end", (), "end")
TIME: Final = Move("time", (), "time")  # only the clock plays it (TOUR-9.3)


def draft(warrior: int) -> Move:
    """Take a warrior into your team (TOUR-4.4)."""
    return _draft[warrior]


def place(warrior: int) -> list[Move]:
    """Put one of your warriors on the board before the game, by space (TOUR-4.11)."""
    return _place[warrior]


def go(warrior: int) -> list[Move]:
    """Activate a warrior: move it to an empty space or onto an enemy, by space (TOUR-6.1)."""
    return _go[warrior]


def go_within(warrior: int, here: int, reach: int) -> list[Move]:
    """All of these from a space to those at most so many steps away, in the order of `WITHIN`; not to be changed."""
    key = (reach * len(SPACES) + here) * len(WARRIORS) + warrior
    found = _go_within.get(key)
    if found is None:
        go = _go[warrior]
        found = _go_within[key] = [go[x] for x in WITHIN[reach][here]]
    return found


def add_but(found: list[Move], some: list[Move], gaps: list[int]) -> None:
    """Put moves to others, but for those that stand at `gaps`, in rising order: few are left out of many."""
    begin = 0
    for gap in gaps:
        if gap > begin:
            found += some[begin:gap]
        begin = gap + 1
    found += some[begin:]


def card(kind: int) -> Move:
    """Play a card: in a window of your turn, as an attack, as an answer."""
    return _card[kind]


def discard(kind: int) -> Move:
    """Put a card under its pile, unseen (TOUR-6.82)."""
    return _discard[kind]


def give(kind: int) -> Move:
    """Pass a card to the right (TOUR-7.6)."""
    return _give[kind]


def draw(pile: int) -> Move:
    """Draw from the pile of your choice."""
    return _draw[pile]


def pick(warrior: int) -> Move:
    """Name a warrior: to be healed, put elsewhere, interposed, sent into the last duel."""
    return _pick[warrior]


def space(space: int) -> Move:
    """Name a space: to be placed, to flee, to step aside."""
    return _space[space]


def combo(number: int) -> Move:
    """Attack with the first or second combo of the form (TOUR-6.28)."""
    return _combo[number - 1]


def handfuls(dice: Dice) -> list[Dice]:
    """Every different handful of at least one of these dice, sorted faces.

    >>> handfuls((2, 0, 2))
    [(0,), (2,), (0, 2), (2, 2), (0, 2, 2)]
    """
    found: set[Dice] = {()}
    for die in dice:
        found |= {tuple(sorted((*held, die))) for held in found}
    return sorted(found - {()}, key=lambda faces: (len(faces), faces))


_DIE: Final = tuple([1 << 3 * face for face in range(len(FACES))])  # a digit counts the dice that show a face
_rerolls: dict[int, list[Move]] = {}
_sums: dict[int, list[Move]] = {}
_wild_sums: dict[int, list[Move]] = {}


def _lying(dice: Dice) -> int:
    """The dice as one number, in whatever order they lie."""
    found = 0
    for face in dice:
        found += _DIE[face]
    return found


def rerolls(dice: Dice) -> list[Move]:
    """Throw some of the dice again, any that show these faces (TOUR-6.26)."""
    key = _lying(dice)
    found = _rerolls.get(key)
    if found is None:
        found = _rerolls[key] = [_reroll[faces] for faces in handfuls(dice)]
    return found


def sums(dice: Dice, wild: bool = False) -> list[Move]:
    """Count the values of these faces, dice left out or not, the fullest first (TOUR-6.27, 6.31).

    With `wild` a star may be counted as any symbol.
    """
    key = _lying(dice)
    known = _wild_sums if wild else _sums
    found = known.get(key)
    if found is None:
        counted = handfuls(dice)
        if wild and STAR in dice:
            plain = tuple(die for die in dice if die != STAR)
            stars = len(dice) - len(plain)
            meant = {tuple(sorted(plain + as_)) for as_ in combinations_with_replacement(range(len(FACES)), stars)}
            counted = sorted({faces for dice in meant for faces in handfuls(dice)}, key=lambda f: (len(f), f))
        found = known[key] = [_sum[faces] for faces in reversed(counted)]
    return found
