"""Default moves when a player's time runs out (TOUR-9.6)."""

from __future__ import annotations

from typing import Any

from nyoi.games.tournament.board import COLOUR, GREEN, steps
from nyoi.games.tournament.content import COMBO_DAMAGE, DRAFT_VALUE, KIND_OF, SAUVETAGE
from nyoi.games.tournament.imagine import glance
from nyoi.games.tournament.rules.attack import Throws, card_damage
from nyoi.games.tournament.rules.dice import sum_of
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import NOBODY, Move


def default_move(view: dict[str, Any], moves: list[Move]) -> Move:
    """Return the default move for a seat whose time ran out (TOUR-9.6)."""
    s = glance(view)
    seat: int = view["seat"]
    by_word: dict[str, list[Move]] = {}
    for move in moves:
        by_word.setdefault(move.word, []).append(move)
    if "discard" in by_word:
        newest = KIND_OF[s.hands[seat][-1]]
        return next(move for move in moves if move.args[0] == newest)
    if "draft" in by_word:
        return max(moves, key=lambda move: DRAFT_VALUE[move.args[0]])
    frame = s.stack[-1]
    if isinstance(frame, Throws):
        return max((m for m in moves if m.word != "reroll"), key=lambda m: declared(s, frame, m))
    if "take" in by_word:
        return by_word["take"][0]
    for move in moves:
        if move.word == "card" and move.args[0] == SAUVETAGE:
            return move
    for word in ("decline", "end"):
        if word in by_word:
            return by_word[word][0]
    if "go" in by_word:
        drawing = [m for m in by_word["go"] if s.at[m.args[1]] == NOBODY and COLOUR[m.args[1]] != GREEN]
        return min(drawing, key=lambda m: steps(s.place[m.args[0]], m.args[1]), default=by_word["go"][0])
    if "skip" in by_word:
        return by_word["skip"][0]
    if view["phase"] == "duel" and "pick" in by_word:
        return max(moves, key=lambda move: s.left(move.args[0]))
    return moves[0]


def declared(s: Tournament, frame: Throws, move: Move) -> int:
    if move.word == "card":
        return card_damage(s, frame.side, move.args[0])
    form = s.form[s.fighters[frame.side]]
    if move.word == "combo":
        return COMBO_DAMAGE[form][move.args[0] - 1]
    return sum_of(form, move.args, len(frame.dice))
