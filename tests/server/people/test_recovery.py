"""A name whose passphrase is lost comes back by its code."""

from __future__ import annotations

from math import log2
from pathlib import Path

import pytest

from nyoi.server.house.keys import GROUP, GROUPS, LETTERS, code_of, new_code
from tests.server.guests import Guest, Running, refused
from tests.server.people.test_personal import dump

pytestmark = pytest.mark.seed(1)


def test_a_code_is_long_and_reads_well() -> None:
    assert log2(len(LETTERS)) * GROUP * GROUPS > 90
    assert set(LETTERS).isdisjoint("0OQ1I2Z5S8B") or set(LETTERS) & set("0OQ1I2Z5S8B") == {"Q"}  # no zero, so Q is one
    code = new_code()
    assert code_of(code.lower().replace("-", " ")) == code
    assert new_code() != code


def test_a_name_comes_back_by_its_code(running: Running) -> None:
    port = running.port
    lea = Guest(port, "Léa of the Code")
    first = lea.post("/api/claim", {"nickname": lea.name, "passphrase": "sept boules", "token": lea.token})
    assert code_of(first["code"]) == first["code"]
    assert first["code"] not in dump(running.database)
    again = lea.post("/api/claim", {"nickname": lea.name, "passphrase": "sept boules", "token": lea.token})
    assert again["code"] == ""  # it is told once
    table = lea.open()
    stranger = Guest(port)
    wish = {"nickname": lea.name.upper(), "code": first["code"].lower().replace("-", " "), "passphrase": "new words"}
    for wrong in ({"code": new_code()}, {"code": ""}, {"nickname": "nobody ever"}, {"code": "sept boules"}):
        assert refused(stranger.post, "/api/recover", {**wish, **wrong}) == "wrong-code"
    assert refused(stranger.post, "/api/recover", {**wish, "passphrase": "x"}) == "bad-passphrase"
    assert lea.get("/api/lobby")["mine"]  # nothing has changed
    with lea.join(table) as s:
        back = stranger.post("/api/recover", wish)
        assert s.expect("gone")["reason"] == "signed-out"
    assert back["nickname"] == lea.name
    assert refused(lea.open) == "no-player"
    lea.token = back["token"]
    assert [one["id"] for one in lea.get("/api/lobby")["mine"]] == [table]
    # a code is good for once; the next one was told in its place, and the old passphrase opens nothing
    assert refused(stranger.post, "/api/recover", wish) == "wrong-code"
    claim = {"nickname": lea.name, "token": ""}
    assert refused(stranger.post, "/api/claim", {**claim, "passphrase": "sept boules"}) == "wrong-passphrase"
    assert stranger.post("/api/claim", {**claim, "passphrase": "new words"})["token"]
    assert refused(lea.post, "/api/me/code", {"passphrase": "sept boules"}) == "wrong-passphrase"
    made = lea.post("/api/me/code", {"passphrase": "new words"})["code"]
    assert refused(stranger.post, "/api/recover", {**wish, "code": back["code"]}) == "wrong-code"
    assert stranger.post("/api/recover", {**wish, "code": made})["token"]


def test_a_guest_has_no_code(ann: Guest) -> None:
    assert refused(ann.post, "/api/me/code", {"passphrase": ""}) == "wrong-passphrase"
    body = {"nickname": ann.name, "code": "", "passphrase": "sept boules"}
    assert refused(ann.post, "/api/recover", body) == "wrong-code"


def test_codes_are_tried_as_rarely_as_passphrases(tmp_path: Path) -> None:
    running = Running(tmp_path, limits={"passphrase.address": (0.0, 4)})
    ann = Guest(running.port)
    body = {"nickname": ann.name, "code": "A", "passphrase": "sept boules"}
    assert [refused(ann.post, "/api/recover", body) for _ in range(3)] == ["wrong-code"] * 3
    assert refused(ann.post, "/api/claim", {"nickname": "Nobody", "passphrase": "p", "token": ""}) == "wrong-passphrase"
    assert refused(ann.post, "/api/recover", body) == "too-fast"
    assert refused(ann.post, "/api/me/forget", {"nickname": ann.name}) == "too-fast"
    running.stop()
