"""What the house tells the page, and how it is sent."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import nyoi
from nyoi.server.http import static
from nyoi.words.catalogue import catalogue, source
from tests.server.guests import Guest, Running, ask, counters, until

pytestmark = pytest.mark.seed(1)


def test_the_house_tells_what_the_page_needs(port: int) -> None:
    status, headers, body = ask(port, "GET", "/api/games")
    games = {game["id"]: game for game in json.loads(body)}
    assert status == 200
    assert list(games) == list(nyoi.IDS)
    assert len(body) < 40_000  # what the lobby shows; the rest of a game comes with it
    for lang in ("fr", "en"):
        for id, game in games.items():
            words = catalogue(lang, id)
            assert (game["names"][lang], game["blurbs"][lang]) == (words.say("game-name"), words.say("game-blurb"))
    assert ask(port, "GET", "/api/games/chess")[0] == 404
    toma = json.loads(ask(port, "GET", "/api/games/toma")[2])
    assert games["toma"]["lessons"] == toma["lessons"]
    assert toma["labels"]["fr"]["card"][toma["tables"]["card"].index("freya")]
    assert toma["events"]["out"] == "seat *cards:card"
    assert "cards" in toma["content"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    for id in nyoi.IDS:
        for lang in ("fr", "en"):
            book = json.loads(ask(port, "GET", f"/api/rules/{id}/{lang}")[2])
            assert book["clauses"]
            assert all(str(clause["section"]) in book["sections"] for clause in book["clauses"])
            assert json.loads(ask(port, "GET", f"/api/words/{id}/{lang}")[2]) == source(lang, id) != ""
    assert ask(port, "GET", "/api/rules/chess/fr")[0] == 404
    status, _, body = ask(port, "GET", "/api/words/toma/de")
    assert (status, json.loads(body)["reason"], json.loads(body)["facts"]["lang"]) == (404, "no-words", "de")
    assert json.loads(ask(port, "GET", "/health")[2])["status"] == "ok"


def test_a_code_for_the_camera(ann: Guest) -> None:
    table = ann.open()
    status, headers, body = ask(ann.port, "GET", f"/api/tables/{table}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<svg")
    assert ask(ann.port, "GET", "/api/tables/nowhere/qr.svg")[0] == 404


def test_the_page_is_served_where_it_knows_the_address(port: int, ann: Guest) -> None:
    table = ann.open()
    there = ("/", *(f"/{what}/{table}" for what in ("table", "tv", "replay")), "/rules/toma", "/new/toma")
    nowhere = ("/table/x", "/tv/x", "/replay/nowhere", "/rules/chess", "/new/chess", "/nowhere", "/no/where", "/rules")
    for status, paths in ((200, there), (404, nowhere)):
        for path in paths:
            found, headers, _ = ask(port, "GET", path, headers={"Accept": "text/html,*/*"})
            assert (path, found) == (path, status)
            assert headers["content-type"].startswith("text/html")  # the page, which says so
    assert ask(port, "GET", "/assets/nowhere.js", headers={"Accept": "*/*"})[1]["content-type"].startswith("text/plain")
    assert ask(port, "GET", "/../../wire.py")[0] == 404
    assert ask(port, "GET", "/%2e%2e/wire.py")[0] == 404
    assert ask(port, "GET", "/nothing")[0] == 404


@pytest.mark.parametrize("path", ["/api/games", "/api/games/uno", "/api/rules/toma/fr", "/api/words/duel/en"])
def test_what_stays_as_it_is_is_sent_once_and_compressed(port: int, path: str) -> None:
    _, headers, plain = ask(port, "GET", path)
    assert "content-encoding" not in headers
    assert headers["cache-control"] == "no-cache"
    status, headers, body = ask(port, "GET", path, headers={"Accept-Encoding": "br;q=1, gzip"})
    assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "Accept-Encoding")
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 2
    status, again, nothing = ask(port, "GET", path, headers={"If-None-Match": headers["etag"]})
    assert (status, nothing, again["etag"]) == (304, b"", headers["etag"])
    assert ask(port, "GET", path, headers={"If-None-Match": 'W/"another"'})[0] == 200
    assert "content-encoding" not in ask(port, "GET", path, headers={"Accept-Encoding": "gzip;q=0"})[1]


def test_the_files_of_the_page_are_sent_as_the_browser_takes_them(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "let nothing = 0;" * 100
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/one.js"):
        (tmp_path / name).write_text(text)
        (tmp_path / f"{name}.br").write_bytes(b"brotli")
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (tmp_path / "assets/few.js").write_text("0")
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    for path, kind, keep in (("/", "text/html", "no-cache"), ("/assets/one.js", "javascript", "immutable")):
        for accepted, coding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("", ""), ("br;q=0, gzip;q=0", "")):
            status, headers, body = ask(port, "GET", path, headers={"Accept-Encoding": accepted})
            assert (status, headers.get("content-encoding", "")) == (200, coding)
            assert kind in headers["content-type"]
            assert keep in headers["cache-control"]
            assert headers["vary"] == "Accept-Encoding"
            assert {"br": b"brotli", "": text.encode()}.get(coding, body) == body
            known = {"Accept-Encoding": accepted, "If-None-Match": headers["etag"]}
            assert ask(port, "GET", path, headers=known)[::2] == (304, b"")
    assert ask(port, "GET", "/assets/few.js", headers={"Accept-Encoding": "br"})[2] == b"0"


def test_long_answers_are_compressed_and_what_a_post_tells_is_not(ann: Guest) -> None:
    for _ in range(12):
        ann.open()
    accepted = {"Accept-Encoding": "gzip", "Authorization": f"Bearer {ann.token}"}
    _, headers, body = ask(ann.port, "GET", "/api/lobby", headers=accepted)
    assert (headers["content-encoding"], headers["content-length"]) == ("gzip", str(len(body)))
    assert headers["cache-control"] == "no-store"
    assert len(json.loads(gzip.decompress(body))["mine"]) == 12
    told = ask(ann.port, "POST", "/api/tables", {"game": "tournament", "seats": 6}, headers=accepted)
    assert "content-encoding" not in told[1]


def test_metrics_count(running: Running, ann: Guest) -> None:
    table = ann.open(mine=2, start=True)
    with ann.join(table) as a:
        seat = next(seat for seat in (0, 1) if a.moves(seat))
        assert a.play(seat, a.moves(seat)[0])["ok"]
        assert not a.play(seat, "nonsense", seq=0)["ok"]
        text = until(lambda: counters(running.port))
        for name in (
            'nyoi_moves_total{result="accepted"}',
            'nyoi_moves_total{result="refused"}',
            "nyoi_commit_batch_moves_count",
            "nyoi_move_seconds_sum",
            "nyoi_sockets 1",
            "nyoi_tables_live",
        ):
            assert name in text
