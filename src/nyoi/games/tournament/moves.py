"""Moves of the Tournament, each created once. Their text is the notation of logs and of the terminal."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from nyoi.games.tournament.board import SPACES, WITHIN
from nyoi.games.tournament.content import FACES, KINDS, MOST_DICE, PILES, STAR, WARRIORS, Dice
from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.native import i64

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
    """Return a move for every handful of one to six faces; equal faces are interchangeable."""
    return {
        faces: Move(word, faces, f"{word} {' '.join(FACES[face] for face in faces)}")
        for n in range(1, MOST_DICE + 1)
        for faces in combinations_with_replacement(range(len(FACES)), n)
    }


_draft: Final = _one("draft", WARRIORS)
_pick: Final = _one("pick", WARRIORS)
_space: Final = _one("space", SPACES)
_card: Final = _one("card", KINDS)
_discard: Final = _one("discard", KINDS)
_give: Final = _one("give", KINDS)
_draw: Final = _one("draw", PILES)
_combo: Final = [Move("combo", (n,), f"combo {n}") for n in (1, 2)]
_place: Final = _on_board("place")
_go: Final = _on_board("go")
_near: Final[list[list[list[list[Move]]]]] = [
    [[[]] * len(SPACES) for _ in WARRIORS] for _ in WITHIN
]  # filled on demand
_reroll: Final = _of_faces("reroll")
_sum: Final = _of_faces("sum")

TRANSFORM: Final = Move("transform", (), "transform")
THROW: Final = Move("throw", (), "throw")
DODGE: Final = Move("dodge", (), "dodge")
TAKE: Final = Move("take", (), "take")
COUNTER: Final = Move("counter", (), "counter")
DECLINE: Final = Move("decline", (), "decline")
SKIP: Final = Move("skip", (), "skip")
END: Final = Move("end", (), "end")
TIME: Final = Move("time", (), "time")  # played by the clock only (TOUR-9.3)

# Offered all the time, so created once; must not be modified.
ONLY_END: Final = [END]
TRYING: Final = [TRANSFORM, DECLINE]
COUNTERING: Final = [COUNTER, DECLINE]


def draft(warrior: i64) -> Move:
    """Return the move that drafts a warrior (TOUR-4.4)."""
    return _draft[warrior]


def place(warrior: i64) -> list[Move]:
    """Return the moves that place a warrior before the game, by space (TOUR-4.11)."""
    return _place[warrior]


def go(warrior: i64) -> list[Move]:
    """Return the moves that activate a warrior, to an empty space or onto an enemy, by space (TOUR-6.1)."""
    return _go[warrior]


def go_within(warrior: i64, here: i64, reach: i64) -> list[Move]:
    """Return the `go` moves from a space to those at most `reach` away, in the order of `WITHIN`.

    Must not be modified.
    """
    near = _near[reach][warrior]
    if not near[here]:
        go = _go[warrior]
        near[here] = [go[x] for x in WITHIN[reach][here]]
    return near[here]


def card(kind: i64) -> Move:
    """Return the move that plays a card in a window, as an attack, or as an answer."""
    return _card[kind]


def discard(kind: i64) -> Move:
    """Return the move that puts a card under its pile, face down (TOUR-6.82)."""
    return _discard[kind]


def give(kind: i64) -> Move:
    """Return the move that passes a card to the right (TOUR-7.6)."""
    return _give[kind]


def draw(pile: i64) -> Move:
    """Return the move that draws from a chosen pile."""
    return _draw[pile]


def pick(warrior: i64) -> Move:
    """Return the move that names a warrior to be healed, relocated, interposed or sent into the last duel."""
    return _pick[warrior]


def space(space: i64) -> Move:
    """Return the move that names a space to be placed on, flee to or step to."""
    return _space[space]


def combo(number: i64) -> Move:
    """Return the move that attacks with the first or second combo of the form (TOUR-6.28)."""
    return _combo[number - 1]


def handfuls(dice: Dice) -> list[Dice]:
    """Return every distinct handful of at least one of these dice, with sorted faces.

    >>> handfuls((2, 0, 2))
    [(0,), (2,), (0, 2), (2, 2), (0, 2, 2)]
    """
    found: set[Dice] = {()}
    for die in dice:
        found |= {tuple(sorted((*held, die))) for held in found}
    return sorted(found - {()}, key=lambda faces: (len(faces), faces))


# By the sorted dice; for sums also whether stars are wild and whether rerolls are left.
_rerolls: Final[dict[Dice, list[Move]]] = {}
_sums: Final[dict[tuple[Dice, bool, bool], list[Move]]] = {}


def rerolls(dice: Dice) -> list[Move]:
    """Return the moves that throw some of the dice again (TOUR-6.26). Must not be modified."""
    key = tuple(sorted(dice))
    found = _rerolls.get(key)
    if found is None:
        found = _rerolls[key] = [_reroll[faces] for faces in handfuls(dice)]
    return found


def sums(dice: Dice, wild: bool, again: bool) -> list[Move]:
    """Return the moves that count some of the dice as a sum, the largest first (TOUR-6.27, 6.31).

    With `wild` a star may count as any symbol; with `again` rerolls are included. Must not be modified.
    """
    key = (tuple(sorted(dice)), wild, again)
    found = _sums.get(key)
    if found is None:
        counted = handfuls(dice)
        if wild and STAR in dice:
            plain = tuple(die for die in dice if die != STAR)
            stars = len(dice) - len(plain)
            meant = {tuple(sorted(plain + as_)) for as_ in combinations_with_replacement(range(len(FACES)), stars)}
            counted = sorted({faces for dice in meant for faces in handfuls(dice)}, key=lambda f: (len(f), f))
        found = _sums[key] = [_sum[faces] for faces in reversed(counted)]
        if again:
            found += rerolls(dice)
    return found


def reroll(faces: Dice) -> Move:
    """Return the move that throws dice with these sorted faces again."""
    return _reroll[faces]


def sum_of(faces: Dice) -> Move:
    """Return the move that counts these sorted faces as a sum."""
    return _sum[faces]


QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("draft",),
    "place": ("place",),
    "give": ("give",),
    "champion": ("pick",),
    **{
        key: (*words, "time")  # in a timed game the clock may answer any of these (TOUR-9.3)
        for key, words in {
            "start": ("go", "skip", "card"),
            "extra": ("go", "decline"),
            "close": ("end", "card"),
            "transform": ("transform", "decline"),
            "transform-again": ("transform", "decline"),
            "transform-card": ("card", "decline"),
            "attack": ("combo", "card", "sum", "reroll"),
            "defend": ("take", "throw", "card"),
            "parry": ("dodge", "card", "take", "reroll"),
            "counter": ("counter", "decline"),
            "interpose": ("pick",),
            "step": ("decline", "space"),
            "flee": ("decline", "space"),
            "rescue": ("card", "decline"),
            "land": ("space",),
            "draw": ("draw",),
            "discard": ("discard",),
            "heal": ("pick",),
            "relocate-who": ("pick",),
            "relocate-where": ("space",),
            "pull-who": ("pick",),
            "pull-whom": ("pick",),
            "pull-where": ("space",),
            "fuse-who": ("pick",),
            "fuse-where": ("space",),
            "swap-who": ("decline", "pick"),
            "swap-whom": ("pick",),
        }.items()
    },
}


def lexicon() -> Lexicon:
    """Return the action space: every possible move, half of them `go`."""
    listed = [*_draft, *_pick, *_space, *_card, *_discard, *_give, *_draw, *_combo]
    listed += [move for row in (*_place, *_go) for move in row]
    listed += [*_reroll.values(), *_sum.values()]
    listed += [TRANSFORM, THROW, DODGE, TAKE, COUNTER, DECLINE, SKIP, END, TIME]
    return Lexicon(listed, FIELDS, QUESTIONS)
