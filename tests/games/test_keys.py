"""Every key that somebody waits for is one that a frame of the game asks: a misspelt one would never come."""

from __future__ import annotations

import ast
from types import ModuleType

import pytest

import nyoi
from tests.games.keys import SRC, asked, texts, waits
from tests.words.vocabulary import questions

EVERY_GAME = pytest.mark.parametrize("id", nyoi.IDS)


@EVERY_GAME
def test_every_key_that_is_waited_for_is_asked(id: str) -> None:
    found = waits(SRC / "games" / id)
    unread = [wait.place for wait in found if wait.keys is None]
    assert not unread, f"write the key as a text or a constant of the module: {unread}"
    dead = [(wait.place, sorted(wait.keys - asked(id))) for wait in found if wait.keys and wait.keys - asked(id)]
    assert not dead, f"no frame of {id} asks that: {dead}"


@EVERY_GAME
def test_every_key_that_is_met_in_games_was_found_in_the_source(id: str) -> None:
    assert questions(id) <= asked(id)


def test_keys_are_found_at_all() -> None:
    """The reader sees what it is there for: comparisons, tables by key, and keys handed on."""
    places = [wait.place for id in nyoi.IDS for wait in waits(SRC / "games" / id)]
    for name in ("duel/mind/orders.py", "duel/mind/value.py", "duel/pace.py", "duel/why.py", "torak/mind/value.py"):
        assert any(place.startswith(f"games/{name}") for place in places), name
    assert {"act-choose", "act-menu", "team-form", "x-actor"} <= asked("duel")
    assert "activate" not in asked("duel")  # the word of a move, once taken for a key


def test_what_cannot_be_read_is_said() -> None:
    module = ModuleType("made_up")
    module.QUIET = ("a", "b")  # type: ignore[attr-defined]
    for text, found in (
        ("QUIET", {"a", "b"}),
        ("'a' if x else 'c'", {"a", "c"}),
        ("unknown()", None),
        ("f'{x}'", None),
    ):
        node = ast.parse(text, mode="eval").body
        assert texts(node, module) == found
