"""Every mistake in a pack is told with its file and line, and none of them by a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.content import DEEPEST, MOST_BYTES, Tables, read
from nyoi.packs.check import MOST_FAULTS, checked
from tests.packs.samples import line, pack

# game, table, what stood there, what stands there now, what is said of it, and of which key
PLANTED = [
    ("duel", "characters", "wounds = 4", "wounds = = 4", "fault-syntax", None),
    ("duel", "characters", "wounds = 4", 'wounds = "4"', "fault-kind", "wounds"),
    ("duel", "characters", "wounds = 4", "wounds = 4\nspeed = 1", "fault-key", "speed"),
    ("duel", "characters", "wounds = 4", "wounds = -1", "fault-number", "wounds"),
    ("duel", "characters", "wounds = 4", "wounds = 4000", "fault-number", "wounds"),
    ("duel", "characters", "range = [1, 2]", "range = [1, 2, 3]", "fault-length", "range"),
    ("duel", "characters", '"unparryable"', '"unstoppable"', "fault-word", "kind"),
    ("duel", "characters", 'id = "gohan"', 'id = "goku" # again', "fault-twice", "id"),
    ("duel", "characters", 'affinities = ["saiyan"', 'affinities = ["namek"', "fault-word", "affinities"),
    ("duel", "cards", "copies = 5", "copies = 6", "fault-refused", None),
    ("duel", "options", 'type = "bool"', 'type = "boolean"', "fault-word", "type"),
    ("duel", "look", 'emblem = "✦"', "emblem = 3", "fault-kind", "emblem"),
    ("toma", "cards", 'power = "guess"', 'power = "gess"', "fault-word", "power"),
    ("toma", "decks", "balls = 7", "balls = 6", "fault-refused", None),
    ("uno", "cards", "total_cards = 112", "total_cards = 111", "fault-refused", None),
    ("uno", "cards", "hand_size = 7", "hand_size = 7.5", "fault-kind", "hand_size"),
    ("torak", "gauges", "[beans]", "[bean]", "fault-key", "bean"),
    ("torak", "maps", "columns =", "colums =", "fault-key", "colums"),
    ("tournament", "warriors", "power = 5", "power = 7", "fault-refused", None),
    ("tournament", "warriors", 'ability = "solitaire"', 'ability = "lonely"', "fault-word", "ability"),
    ("tournament", "warriors", '"fist", "fist", "fist", "aura"]', '"fist", "feet", "aura"]', "fault-word", "symbols"),
    ("tournament", "draft", "jiren = 1.53", "jirenn = 1.53", "fault-key", "jirenn"),
]


@pytest.mark.parametrize(("game", "table", "old", "planted", "reason", "key"), PLANTED)
def test_a_mistake_is_named_with_its_line(
    tmp_path: Path, game: str, table: str, old: str, planted: str, reason: str, key: str | None
) -> None:
    folder = pack(tmp_path, game, (table, old, planted))
    _, faults = checked(str(folder), play=False)
    first = faults[0]
    shown = planted.splitlines()[-1]
    assert (first.file, first.line, first.reason) == (f"{table}.toml", line(folder, table, shown), reason)
    assert key is None or first.facts["key"] == key


def test_a_missing_key_is_named_at_its_row(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", ("characters", "range = [1, 2]\n", ""), ("characters", "health = 7\n", ""))
    _, faults = checked(str(folder), play=False)
    assert [(fault.reason, fault.facts["key"]) for fault in faults] == [
        ("fault-due-with", "range"),
        ("fault-due", "health"),
    ]
    text = (folder / "characters.toml").read_text(encoding="utf-8").splitlines()
    assert text[faults[0].line - 1 : faults[0].line + 1] == ["[[character.technique]]", 'id = "kamehameha"']
    assert text[faults[1].line - 1 : faults[1].line + 1] == ["[[character]]", 'id = "goku"']


def test_a_file_that_the_game_does_not_have(tmp_path: Path) -> None:
    folder = pack(tmp_path, "toma")
    (folder / "card.toml").write_text("", encoding="utf-8")
    (folder / "pack.toml").write_text('game = "toma"\nname = "mine"\n', encoding="utf-8")
    _, faults = checked(str(folder), play=False)
    assert [(f.file, f.line, f.reason) for f in faults] == [
        ("pack.toml", 2, "fault-key"),
        ("card.toml", 1, "fault-file"),
    ]


def test_what_is_not_a_table(tmp_path: Path) -> None:
    folder = pack(tmp_path, "toma")
    for data in (
        b"\xff\xfe",
        b"a = " + b"[" * 5000 + b"]" * 5000,
        b"#" * (MOST_BYTES + 1),
        b"a = 1979-05-27",
        b"a = nan",
    ):
        (folder / "decks.toml").write_bytes(data)
        _, faults = checked(str(folder), play=False)
        assert [(f.file, f.line, f.reason) for f in faults] == [("decks.toml", 1, "fault-unread")], data[:20]
    (folder / "decks.toml").write_text("a = {" * DEEPEST, encoding="utf-8")
    assert checked(str(folder), play=False)[1][0].reason == "fault-syntax"
    with pytest.raises(ValueError, match="cannot be read"):
        read(folder / "nothing.toml")


def test_not_more_mistakes_are_told_than_can_be_read(tmp_path: Path) -> None:
    folder = pack(tmp_path, "tournament")
    path = folder / "warriors.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("technique = ", "technic = "), encoding="utf-8")
    assert len(checked(str(folder), play=False)[1]) == MOST_FAULTS


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_copy_has_no_mistake(tmp_path: Path, game: str) -> None:
    folder = pack(tmp_path, game)
    found, faults = checked(str(folder), play=False)
    assert (found.game, found.id, faults) == (game, "mine", [])


def test_a_game_that_breaks_in_play_is_told(tmp_path: Path) -> None:
    """Hands of sixty cards read well; there are not so many cards."""
    _, faults = checked(str(pack(tmp_path, "uno", ("cards", "hand_size = 7", "hand_size = 60"))))
    assert [fault.reason for fault in faults] == ["fault-breaks"]
    assert faults[0].file == "cards.toml"


@pytest.mark.clause("TOMA-9.7")
@pytest.mark.parametrize(
    "edits",
    [
        [("cards", "value = 1\npower", "value = 2\npower")],
        [("decks", "counts = { 0 = 0, 1 = 5", "counts = { 0 = 1, 1 = 4")],
    ],
)
def test_a_pack_cannot_change_values_or_decks(tmp_path: Path, edits: list[tuple[str, str, str]]) -> None:
    folder = pack(tmp_path, "toma", *edits)
    assert [fault.reason for fault in checked(str(folder), play=False)[1]] == ["fault-refused"]


def test_a_table_that_is_left_out_is_the_games_own(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", ("characters", "wounds = 4", "wounds = 5"))
    own = Tables("duel", Path(nyoi.__file__).parent / "games" / "duel" / "content")
    whole = Tables("duel", own.folder, checked(str(folder), play=False)[0])
    content = whole.fingerprint()
    for path in folder.glob("*.toml"):
        if path.stem not in ("pack", "characters"):
            path.unlink()
    found, faults = checked(str(folder), play=False)
    assert faults == []
    assert Tables("duel", own.folder, found).fingerprint() == content != own.fingerprint()
