"""The table of limits: every row is enforced, by the payer that it names and before the work that it protects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.rate_limits import IF_WRONG, LIMITS, SOCKET, UNLIMITED, RateLimits, effective, parse, unlimited
from nyoi.server.store.sqlite import SqliteStore
from nyoi.words.catalogue import LANGUAGES, catalogue, key_of
from tests.server.attack.raw import request, said, status_of
from tests.server.guests import Guest, Refusal, Running, ask, opened
from tools.limits import DOCUMENT, text

pytestmark = pytest.mark.seed(1)
Serve = Callable[..., Running]
RATED = [limit for limit in LIMITS if limit.rate is not None]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serve]:
    """Servers with limits of the test's own."""
    started: list[Running] = []

    def serve(**limits: Any) -> Running:
        started.append(Running(tmp_path, limits={key.replace("__", "."): value for key, value in limits.items()}))
        return started[-1]

    yield serve
    for running in started:
        running.stop()


def reason(call: Callable[..., object], *given: object) -> str:
    """Return why something was refused, or an empty text."""
    try:
        call(*given)
    except Refusal as refusal:
        return str(refusal.reason)
    return ""


# -- the table itself


def test_each_row_has_a_key_of_its_own_and_a_refusal_in_both_languages() -> None:
    assert len({limit.key for limit in LIMITS}) == len(LIMITS)
    for limit in LIMITS:
        assert limit.burst >= 1
        for language in LANGUAGES:
            if limit.refusal:
                assert catalogue(language).say(key_of("no", limit.refusal), high=3)


def test_shared_buckets_are_full_again_before_the_database_forgets_them() -> None:
    for limit in RATED:
        assert not limit.shared or limit.burst / (limit.rate or 1) <= 3600, limit.key


def test_what_is_returned_if_right_is_checked_before_the_work() -> None:
    assert {limit.key for limit in LIMITS if limit.when == IF_WRONG} == {"event_code.address", "passphrase.name"}


@pytest.mark.parametrize("limit", [row for row in RATED if row.payer != SOCKET], ids=lambda row: row.key)
def test_every_rate_is_enforced_for_its_payer_alone(limit: Any) -> None:
    store = SqliteStore(":memory:")
    limits = RateLimits({limit.key: (0.0, 2)}, store.take, store.give_back)

    def allowed(payer: str) -> bool:
        payers = {row.payer: f"other {payer}" for row in LIMITS if row.act == limit.act} | {limit.payer: payer}
        if not limit.shared:
            return limits.allow(limit.act, payers)
        try:
            asyncio.run(limits.charge(limit.act, payers))
        except Refused as refused:
            assert refused.reason == limit.refusal
            return False
        return True

    assert [allowed("ann") for _ in range(3)] == [True, True, False]
    assert allowed("bob")


def test_a_payer_who_cannot_pay_costs_the_others_nothing() -> None:
    store = SqliteStore(":memory:")
    limits = RateLimits({"chat.player": (0.0, 1), "chat.address": (0.0, 2)}, store.take, store.give_back)
    assert limits.allow("chat", {"player": "ann", "address": "a"})
    assert not limits.allow("chat", {"player": "ann", "address": "a"})
    assert limits.allow("chat", {"player": "bob", "address": "a"})
    assert not limits.allow("chat", {"player": "cid", "address": "a"})


def test_a_host_overrides_rows_and_unknown_rows_are_refused() -> None:
    assert effective(parse("chat.player=0.1/2,socket.address=9"))["socket.address"].burst == 9
    for wrong in ("chat=1/2", "chat.player=3", "socket.address=1/2", "chat.player=x/y", "chat.player=-1/2", "a=b=c"):
        with pytest.raises(Refused, match="bad-limit"):
            parse(wrong)
    with pytest.raises(Refused, match="bad-limit"):
        effective({"nothing.player": 3})


def test_the_environment_sets_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NYOI_LIMITS", "chat.player=0.1/2")
    assert Config().limits == {"chat.player": (0.1, 2.0)}


def test_unlimited_comes_from_the_table() -> None:
    found = effective(unlimited())
    refusing = [limit for limit in found.values() if limit.rate is not None or limit.refusal]
    assert refusing
    assert all(limit.burst == UNLIMITED for limit in refusing)


def test_the_document_says_what_the_table_says() -> None:
    assert text(DOCUMENT.read_text()) == DOCUMENT.read_text()


# -- chat


def test_chat_is_paid_by_player_and_address_over_all_sockets(served: Serve) -> None:
    running = served(chat__player=(0.0, 3), chat__address=(0.0, 5))
    ann, bob = Guest(running.port), Guest(running.port)
    table, first = opened(ann)
    second = ann.join(table)
    other, third = opened(bob)
    assert other != table
    with first, second, third:
        told = [s.command({"type": "say", "text": f"line {i}"})["ok"] for i in range(3) for s in (first, second)]
        assert told == [True, True, True, False, False, False]  # three in all, whatever the socket
        told = [third.command({"type": "say", "text": f"line {i}"})["ok"] for i in range(3)]
        assert told == [True, True, False]  # five lines of this address


def test_many_spectators_of_one_address_are_no_louder_than_one(served: Serve) -> None:
    running = served(spectator_chat__player=(0.0, 2), spectator_chat__address=(0.0, 4))
    table, s = opened(Guest(running.port))
    with s:
        said = 0
        for _ in range(10):
            watcher = Guest(running.port)
            with watcher.join(table) as w:
                said += sum(w.command({"type": "say", "text": f"hey {i}"})["ok"] for i in range(3))
        assert said == 4
        assert s.command({"type": "say", "text": "who plays is still heard"})["ok"]


# -- codes of evenings


def test_the_right_code_does_not_help_an_address_that_guesses(served: Serve) -> None:
    running = served(event_code__address=(0.0, 5))
    ann = Guest(running.port)
    code = ann.post("/api/evenings", {"name": "", "terms": {"game": "toma", "seats": 2}, "plays": True})["code"]
    for _ in range(20):
        assert ann.get(f"/api/evenings/{code}")["code"] == code  # who knows the code pays nothing
    stranger = "127.0.0.9"
    codes = [
        status_of(said(running.port, request("GET", f"/api/evenings/CCCCC{c}"), source=stranger)) for c in "CDFHJK"
    ]
    assert codes == [404] * 5 + [429]
    assert status_of(said(running.port, request("GET", f"/api/evenings/{code}"), source=stranger)) == 429
    assert ann.get(f"/api/evenings/{code}")["code"] == code


# -- passphrases


def test_guesses_at_one_name_are_limited_whatever_address_they_come_from(served: Serve) -> None:
    running = served(passphrase__name=(0.0, 4))
    ann = Guest(running.port)
    wish = {"nickname": ann.name, "passphrase": "sept boules", "token": ann.token}
    first = ann.post("/api/claim", wish)
    body = b'{"nickname": "%s", "passphrase": "a guess at it"}' % ann.name.upper().encode()
    codes = [
        status_of(said(running.port, request("POST", "/api/claim", body), source=f"127.0.1.{i}")) for i in range(6)
    ]
    assert codes == [401] * 4 + [429] * 2
    assert reason(ann.post, "/api/claim", {**wish, "token": ""}) == "too-fast"  # its owner neither, but by the code
    recovered = ann.post("/api/recover", {"nickname": ann.name, "code": first["code"], "passphrase": "huit boules"})
    assert recovered["claimed"]


def test_the_right_passphrase_costs_the_name_nothing(served: Serve) -> None:
    running = served(passphrase__name=(0.0, 2))
    ann = Guest(running.port)
    wish = {"nickname": ann.name, "passphrase": "sept boules"}
    ann.post("/api/claim", {**wish, "token": ann.token})
    for _ in range(6):
        assert ann.post("/api/claim", {**wish, "token": ""})["token"]


def test_only_so_many_passphrases_wait_for_their_check(running: Running) -> None:
    players = running.server.app.house.players
    most = LIMITS[[limit.key for limit in LIMITS].index("passphrase_queue.server")].burst

    async def many() -> list[object]:
        found = [players.right("a guess at it", None) for _ in range(int(most) + 2 + 10)]
        return await asyncio.gather(*found, return_exceptions=True)

    players._hash_queue._most = most + 2
    told = asyncio.run_coroutine_threadsafe(many(), running.loop).result(60)
    refused = [one.reason for one in told if isinstance(one, Refused)]
    assert refused == ["too-busy"] * 10
    assert told.count(False) == most + 2


@pytest.mark.parametrize(
    "guess", ["secret1", "12345678", "password", "Passw0rd!", "aaaaaaaa", "soleil2024", "azertyui"]
)
def test_a_passphrase_that_anybody_would_try_is_refused(ann: Guest, guess: str) -> None:
    wish = {"nickname": ann.name, "passphrase": guess, "token": ann.token}
    assert reason(ann.post, "/api/claim", wish) == ("bad-passphrase" if len(guess) < 8 else "common-passphrase")


# -- tables


def test_an_address_opens_only_so_many_tables_whoever_its_players_are(served: Serve) -> None:
    running = served(table__address=(0.0, 3))
    told = [reason(Guest(running.port).open) for _ in range(5)]
    assert told == ["", "", "", "too-fast", "too-fast"]
    status, _, _ = ask(running.port, "GET", "/api/lobby")
    assert status == 200


def test_an_address_brings_only_so_many_logs(served: Serve) -> None:
    running = served(import__address=(0.0, 2))
    ann = Guest(running.port)
    codes = [ask(running.port, "POST", "/api/import", b"no log", ann.token)[0] for _ in range(4)]
    assert codes == [400, 400, 429, 429]
