"""The same names in every room: whoever has read one knows where a line lives in all."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.games import rooms

GAMES = Path(nyoi.__file__).parent / "games"
EVERY_ROOM = pytest.mark.parametrize("id", rooms())
ALWAYS = {"__init__", "content", "events", "given", "imagine", "meta", "moves", "pace", "position", "possible"}
ALWAYS |= {"setup", "state", "view", "why"}
ALWAYS |= {"counted", "observe", "seen"}
SOMETIMES = {"check", "foretell", "now", "numbers", "tiny"}
MIND = {"features", "policy", "value"}
MORE_MIND = {"default", "odds", "rollout"}
# Beside these: what a game's board, dice and pieces are ...
PIECES = {
    "toma": set[str](),
    "uno": set[str](),
    "torak": {"dice", "land", "runs", "sheet"},
    "duel": {"field", "pieces"},
    "tournament": {"board"},
}
# ... and what helps its bots to think.
HELPERS = {"torak": {"chart", "search", "survival"}, "duel": {"orders", "outlook"}}
FOLDERS = {"content", "lessons", "mind", "rulebook", "rules", "words"}


def stems(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")}


@EVERY_ROOM
def test_a_room_has_the_names_of_all_rooms(id: str) -> None:
    found = stems(GAMES / id)
    assert found >= ALWAYS
    others = found - ALWAYS - SOMETIMES - PIECES[id]
    assert all(name.startswith(("observe_", "why_")) for name in others), others
    folders = {path.name for path in (GAMES / id).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == FOLDERS


@EVERY_ROOM
def test_thinking_lies_in_mind(id: str) -> None:
    found = stems(GAMES / id / "mind") - {"__init__"}
    assert found >= MIND
    others = found - MIND - MORE_MIND - HELPERS.get(id, set())
    assert all(name.partition("_")[0] in MIND | MORE_MIND for name in others), others


@EVERY_ROOM
def test_a_game_is_told_by_its_room(id: str) -> None:
    game = nyoi.game(id)
    for told, place in (
        (game.scores, "mind.policy"),
        (game.likely, "mind.rollout"),
        (game.estimate, "mind.value"),
        (game.given, "given"),
        (game.possible, "possible"),
        (game.why_not, "why"),
        (game.view, "view"),
        (game.observe, "observe"),
        (game.counted, "counted"),
        (game.pace, "pace"),
    ):
        assert told is None or told.__module__ == f"nyoi.games.{id}.{place}"
