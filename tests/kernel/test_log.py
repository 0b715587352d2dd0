"""A log replays to the same game, or says which line does not."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.play import Refused
from nyoi.kernel.table import given, new, replay
from tests.kernel.toy import TOY


def text() -> str:
    t = new(TOY, 2, 4)
    t.play("bid 1", "bid 2", "wave")
    t.play("grab")
    return t.log.text()


def why(broken: str) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        replay(TOY, log_of(broken))
    return refused.value.reason, refused.value.facts.get("line")


def test_a_log_goes_round() -> None:
    t = replay(TOY, log_of(text()))
    assert t.over
    assert t.log.text() == text()


def test_a_log_from_a_position_goes_round() -> None:
    t = given(TOY, {"seats": 2, "dice": [2]})
    t.play("bid 0", "bid 0", "grab")
    again = replay(TOY, log_of(t.log.text()))
    assert again.fingerprint == t.fingerprint


def test_a_log_can_be_played_on() -> None:
    t = replay(TOY, log_of(text()), at=2, seed=9)
    assert t.seq == 2
    t.play("grab")
    assert t.over


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"nyoi":1', '"nyoi":2', "log-format"),
        ('"rules":3', '"rules":2', "log-rules"),
        ('"seats":2', '"seats":12', "bad-seats"),
        ('"bid 2"', '"bid 7"', "log-move"),
        ('"wave"', '"weave"', "log-move"),
        ("[0,", '["zero",', "log-broken"),
        ('"fingerprint":"', '"fingerprint":"0', "log-fingerprint"),
        ("{", "", "log-broken"),
    ],
)
def test_a_broken_log_is_refused_with_its_reason(old: str, new: str, reason: str) -> None:
    assert why(text().replace(old, new, 1))[0] == reason


def test_the_line_is_named() -> None:
    assert why(text().replace('"bid 2"', '"bid 7"')) == ("log-move", 3)


def test_chance_that_was_not_met_is_refused() -> None:
    lines = text().splitlines()
    grab = next(i for i, line in enumerate(lines) if "grab" in line)
    for chance in ("[]", "[9]", "[1,1]", "[true]"):
        changed = [*lines]
        changed[grab] = changed[grab][: changed[grab].rindex("[")] + chance + "]"
        assert why("\n".join(changed))[0] in ("log-chance", "log-broken", "log-fingerprint")


def test_an_empty_text_is_refused() -> None:
    assert why("") == ("log-broken", 1)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="log-unreadable"):
        nyoi.load(tmp_path / "none.nyoi")
    (tmp_path / "bytes.nyoi").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="log-unreadable"):
        nyoi.load(tmp_path / "bytes.nyoi")


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    t = nyoi.new("toma", seats=3, seed=2)
    while not t.over:
        assert t.decision is not None
        t.play(t.decision.moves[0])
    t.log.save(str(tmp_path / "game.nyoi"))
    assert nyoi.load(tmp_path / "game.nyoi").fingerprint == t.fingerprint
