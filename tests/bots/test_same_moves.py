"""Moves that a player could not tell apart."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.bots.same_moves import same_moves
from nyoi.bots.sight import look
from nyoi.kernel.rng import Rng

pytestmark = pytest.mark.seed(1)


def groups(position: dict[str, object]) -> list[list[str]]:
    """The groups of more than one move that seat 0 is offered."""
    sight = look(nyoi.given("uno", position), 0)
    found = same_moves(sight, Rng(1))
    assert sorted(move.text for group in found for move in group) == sorted(move.text for move in sight.moves)
    return [[move.text for move in group] for group in found if len(group) > 1]


HAND = {"hands": "R3-1 Y9-1 R3-2 R7-1 / Y1-1 R2-1 R4-1", "discard": "R5-1", "turn": 0}


def test_two_cards_alike_are_one_move() -> None:
    assert groups(HAND) == [["play R3-1", "play R3-2"]]


def test_a_copy_that_decides_something_else_is_a_move_of_its_own() -> None:
    """With a call of UNO a move is another one than without, though the card is called the same."""
    hand = {**HAND, "hands": "R3-1 R3-2 / Y1-1 R2-1 R4-1", "options": {"uno_call": "live"}}
    assert groups(hand) == [["play R3-1", "play R3-2"], ["play R3-1 uno", "play R3-2 uno"]]


def test_games_without_copies_have_no_moves_alike() -> None:
    for game in ("toma", "duel", "tournament", "torak"):
        t = nyoi.new(game, 2, 1)
        seat = t.state.decision.seat  # type: ignore[union-attr]
        sight = look(t, seat)
        assert all(len(group) == 1 for group in same_moves(sight, Rng(1))), game
