"""Refusals: why a move is not legal now, with its facts and clause, using only what the seat knows."""

from __future__ import annotations

from nyoi.games.tournament import moves
from nyoi.games.tournament.board import COLOUR, GREEN, SPACE, steps
from nyoi.games.tournament.content import FACES, KIND, PARENTS, PILES, WARRIOR
from nyoi.games.tournament.rules.attack import Throws
from nyoi.games.tournament.rules.defence import Answer, Defend, Parry, Step
from nyoi.games.tournament.rules.opening import Place
from nyoi.games.tournament.rules.strike import Flee
from nyoi.games.tournament.rules.turn import Extra, Start
from nyoi.games.tournament.state import Tournament
from nyoi.games.tournament.why_cards import card, card_later
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused

TABLES = {"warrior": WARRIOR, "space": SPACE, "card": KIND, "pile": {id: n for n, id in enumerate(PILES)}}

# Words accepted by each question, and the clause of the question.
WANTED = {
    "draft": (("draft",), "TOUR-4.4"),
    "place": (("place",), "TOUR-4.11"),
    "start": (("go", "card", "skip"), "TOUR-6.1"),
    "extra": (("go", "decline"), "TOUR-6.75"),
    "close": (("card", "end"), "TOUR-6.81"),
    "discard": (("discard",), "TOUR-6.80"),
    "give": (("give",), "TOUR-7.6"),
    "draw": (("draw",), "TOUR-6.49b"),
    "heal": (("pick",), "TOUR-3.10"),
    "relocate-who": (("pick",), "TOUR-3.10"),
    "relocate-where": (("space",), "TOUR-3.10"),
    "pull-who": (("pick",), "TOUR-3.10"),
    "pull-whom": (("pick",), "TOUR-3.10"),
    "pull-where": (("space",), "TOUR-3.10"),
    "fuse-who": (("pick",), "TOUR-6.69"),
    "fuse-where": (("space",), "TOUR-6.71"),
    "swap-who": (("pick", "decline"), "TOUR-3.10"),
    "swap-whom": (("pick",), "TOUR-3.10"),
    "transform": (("transform", "decline"), "TOUR-6.10"),
    "transform-again": (("transform", "decline"), "TOUR-6.15"),
    "transform-card": (("card", "decline"), "TOUR-6.14"),
    "attack": (("combo", "sum", "card", "reroll"), "TOUR-6.26"),
    "defend": (("take", "throw", "card"), "TOUR-6.42"),
    "parry": (("take", "dodge", "card", "reroll"), "TOUR-6.42"),
    "interpose": (("pick",), "TOUR-6.43"),
    "step": (("space", "decline"), "TOUR-3.10"),
    "rescue": (("card", "decline"), "TOUR-6.47"),
    "flee": (("space", "decline"), "TOUR-6.51b"),
    "counter": (("counter", "decline"), "TOUR-6.52b"),
    "land": (("space",), "TOUR-6.58"),
    "champion": (("pick",), "TOUR-8.5"),
}


def why_not(s: Tournament, seat: int, text: list[str]) -> Refused:
    """Return why the seat that is asked cannot play this text."""
    assert s.decision is not None
    key = s.decision.key
    wanted, clause = WANTED[key]
    if not text or text[0] not in moves.FIELDS or text[0] == "time":
        return Refused("unknown-move", clause, text=" ".join(text))
    word = text[0]
    if word not in wanted:
        return early_dodge(s, word) or Refused("other-question", clause, word=word, wanted=", ".join(wanted))
    args = read(word, text[1:])
    if args is None:
        return Refused("unknown-words", clause, text=" ".join(text))
    if word in ("reroll", "sum"):
        return dice(s, word, args)
    if word == "combo":
        return Refused("combo-missed", "TOUR-6.28", number=args[0])
    if word == "dodge":
        return dodge(s)
    if word == "throw":
        return Refused("nothing-to-throw-for", "TOUR-6.42b")
    if word == "skip":
        return Refused("must-move", "TOUR-6.2")
    if word == "card":
        return card(s, seat, key, args[0])
    if word in ("discard", "give"):
        return Refused("not-in-hand", clause, card=text[1])
    if word == "draw":
        return Refused("pile-not-offered", "TOUR-6.7", pile=text[1])
    if word == "draft":
        return draft(s, args[0], text[1])
    if word in ("go", "place"):
        return journey(s, seat, word, args[0], args[1], text)
    if word == "space":
        return space(s, args[0], text[1], clause)
    return Refused("not-that-warrior", clause, warrior=text[1])


FIGHTING = ("transform", "combo", "sum", "reroll", "throw", "dodge", "take", "counter")


def unasked(s: Tournament, seat: int, text: list[str]) -> Refused | None:
    """Return a specific refusal for a seat that is not asked, or None."""
    decision = s.decision
    assert decision is not None
    if seat in decision.seats:  # all are asked at once, and this seat has answered
        return Refused("already-answered", WANTED[decision.key][1])
    if s.round > 0 and not s.inside(seat):
        return Refused("you-are-out", "TOUR-6.50")
    word = text[0] if text else ""
    args = read(word, text[1:]) if word in moves.FIELDS and word != "time" else None
    if args is None:
        return None
    if word == "card":
        return card_later(s, seat, args[0])
    if word in FIGHTING and seat not in s.players:
        return Refused("not-your-fight", "TOUR-7.1")
    if word in ("draft", "place") and s.round > 0:
        return Refused("setup-over", WANTED[word][1])
    if word == "go" and s.active == seat and s.activated and s.grant == 0:
        return Refused("already-activated", "TOUR-6.79")
    return None


def read(word: str, args: list[str]) -> list[int] | None:
    """Return the arguments as numbers, or None if they are invalid."""
    kinds = [part.partition(":")[2] or part for part in moves.FIELDS[word].split()]
    if word in ("reroll", "sum"):
        return [FACES.index(arg) for arg in args] if args and set(args) <= set(FACES) else None
    if word == "combo":
        return [int(args[0])] if args in (["1"], ["2"]) else None
    if len(args) != len(kinds) or any(arg not in TABLES[kind] for kind, arg in zip(kinds, args, strict=True)):
        return None
    return [TABLES[kind][arg] for kind, arg in zip(kinds, args, strict=True)]


def dice(s: Tournament, word: str, faces: list[int]) -> Refused:
    """Return the refusal of dice that are not on the table, a missing reroll, or faces out of order."""
    frame = s.stack[-1]
    assert isinstance(frame, Throws | Parry)
    if word == "reroll" and frame.rerolls == 0:
        return Refused("no-reroll", "TOUR-6.24" if isinstance(frame, Throws) else "TOUR-6.25b", throws=frame.throws)
    if any(faces.count(face) > frame.dice.count(face) for face in faces) and not (word == "sum" and s.wild_sum):
        return Refused("not-thrown", "TOUR-6.26" if word == "reroll" else "TOUR-6.31")
    return Refused("faces-in-order", "TOUR-6.26", order=", ".join(FACES))


def early_dodge(s: Tournament, word: str) -> Refused | None:
    """Return the refusal of a dodge named before its throw, or None."""
    if word == "dodge" and isinstance(s.stack[-1], Defend):
        frame = s.stack[-1]
        if frame.may_dodge(s):
            return Refused("throw-first", "TOUR-6.42")
        return no_dodge(s, frame)
    return None


def dodge(s: Tournament) -> Refused:
    """Return the refusal of a dodge that missed or is not allowed."""
    frame = s.stack[-1]
    assert isinstance(frame, Parry)
    if frame.may_dodge(s):
        return Refused("dodge-missed", "TOUR-6.91")
    return no_dodge(s, frame)


def no_dodge(s: Tournament, frame: Answer) -> Refused:
    """Return why this attack cannot be dodged."""
    if frame.throw_number(s) < 3:
        return Refused("dodge-too-early", "TOUR-6.39", throw=frame.throw_number(s))
    return Refused("dodge-barred", "TOUR-6.40")


def draft(s: Tournament, warrior: int, id: str) -> Refused:
    """Return the refusal to draft a fusion, a taken warrior, or one outside the roster."""
    if PARENTS[warrior]:
        return Refused("not-drafted", "TOUR-4.6", warrior=id)
    if s.owner[warrior] != NOBODY:
        return Refused("already-drafted", "TOUR-4.7", warrior=id, seat=s.owner[warrior])
    return Refused("not-in-roster", "TOUR-3.4", warrior=id)


def journey(s: Tournament, seat: int, word: str, warrior: int, target: int, text: list[str]) -> Refused:
    """Return the refusal to move or place a warrior on a space."""
    frame = s.stack[-1]
    id, at = text[1], text[2]
    if warrior not in s.teams[seat]:
        return Refused("not-your-warrior", "TOUR-4.11" if word == "place" else "TOUR-6.1", warrior=id)
    if isinstance(frame, Place):
        if s.standing(warrior):
            return Refused("already-placed", "TOUR-4.11", warrior=id)
        return Refused("space-taken" if s.at[target] != NOBODY else "too-close", "TOUR-4.11", space=at)
    assert isinstance(frame, Start | Extra)
    here, there = s.place[warrior], s.at[target]
    if here == target:
        return Refused("must-move", "TOUR-6.2")
    if steps(here, target) > s.reach:
        return Refused("too-far", "TOUR-6.1", reach=s.reach, warrior=id, space=at)
    if there != NOBODY and s.owner[there] == seat:
        return Refused("own-warrior-there", "TOUR-6.2b", space=at)
    if isinstance(frame, Extra):
        if warrior in s.activated:
            return Refused("another-warrior", "TOUR-6.75", warrior=id)
        return Refused("must-fight", "TOUR-6.75")
    return Refused("no-fight-now", "TOUR-6.9")


def space(s: Tournament, target: int, id: str, clause: str) -> Refused:
    """Return the refusal to put a warrior on a space."""
    if s.at[target] != NOBODY:
        return Refused("space-taken", clause, space=id)
    if COLOUR[target] == GREEN:
        return Refused("green-space", "TOUR-6.51b" if isinstance(s.stack[-1], Flee | Step) else clause, space=id)
    return Refused("space-not-near", clause, space=id)
