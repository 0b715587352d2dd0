"""Fair by proof: what is sealed before, what follows from it, what everybody can check afterwards."""

from __future__ import annotations

import json
from contextlib import ExitStack
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.server.table.chance import DICE, KeyedRng
from nyoi.server.table.proof import check, key_of, proof_in, seal_of
from tests.server.guests import Guest, Running, Seat, play_out, refused, sensible, until
from tests.server.journals import saved
from tests.server.proofs import ONE, SECRET, TWO, checked, info, kept_secret, mix, proven, proven_log

pytestmark = pytest.mark.seed(1)

SHORT = {"objective": 1}


# -- the numbers themselves


def test_seals_and_keys_are_those_of_sha256sum() -> None:
    """Written down from `printf %s 5e5e... | sha256sum` and `printf 'nyoi-proof-1\\n5e5e...\\n...\\n-' | sha256sum`."""
    assert seal_of(SECRET) == "8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e"
    assert (
        key_of(SECRET, "mX3k0bWq7PzA", "toma", [ONE, ""])
        == "d0746f4aa41bb33e8debe3da30f1f9e5739db36de1a3069dea09df97cc892596"
    )
    assert (
        key_of(SECRET, "mX3k0bWq7PzA", "toma", ["", ONE])
        == "8677854756c4d05776ee51c65d3ef1e7cf4d3b31dbbb2a1f6d8c90f6b5e2325b"
    )


def test_chance_follows_from_the_key_as_the_documentation_says() -> None:
    """Blocks of BLAKE2b under the key, over the place and a counter; words from the end; what is too great is left."""
    key = sha256(b"key").digest()
    words: list[int] = []
    for block in range(3):
        found = blake2b(b"(0, 7)" + block.to_bytes(8, "big"), key=key).digest()
        words += [int.from_bytes(found[i : i + 8], "little") for i in range(56, -8, -8)]
    rng = KeyedRng(key, (DICE, 7))
    assert [rng.below(108) for _ in range(24)] == [word % 108 for word in words]


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_game_of_any_kind_can_be_checked(game: str) -> None:
    seats = max(2, nyoi.game(game).least)
    text = proven_log(game, seats)
    log, proof = log_of(text), proof_in(text)
    assert proof is not None
    drawn = check(nyoi.game(game), log, proof)
    assert drawn == len(log.start) + sum(len(entry.chance) for entry in log.entries) > 20


# -- at a table


def test_two_people_and_a_bot_play_a_proven_game_and_nobody_is_told_too_soon(
    running: Running, ann: Guest, bob: Guest
) -> None:
    table = proven(ann, 3)
    first = info(ann, table)["proof"]
    assert len(first["seal"]) == 64
    assert {**first, "seal": ""} == {
        "seal": "", "mixing": False, "seals": ["", "", ""], "shares": ["", "", ""], "secret": "", "key": "",
    }  # fmt: skip
    bob.post(f"/api/tables/{table}/sit", {"nickname": bob.name, "seal": seal_of(TWO)})
    bob.at(table, "resume")
    mix(ann, table, 0, seal=seal_of(ONE))
    with ExitStack() as stack:
        watcher = stack.enter_context(Seat(running.port, table, {"type": "hello"}))
        a, b = stack.enter_context(ann.join(table)), stack.enter_context(bob.join(table))
        ann.at(table, "start", {"fill": 2})
        assert a.wait(lambda: a.info["proof"]["mixing"])
        mix(ann, table, 0, share=ONE)
        told = info(bob, table)
        assert told["status"] == "lobby"
        assert ONE not in json.dumps(told)  # whoever opens last has not seen what the others add
        mix(bob, table, 1, share=TWO)
        watcher.wait(lambda: watcher.info["status"] == "playing")
        assert watcher.info["proof"] == {
            "seal": first["seal"], "mixing": False, "seals": [seal_of(ONE), seal_of(TWO), ""],
            "shares": [ONE, TWO, ""], "secret": "", "key": "",
        }  # fmt: skip
        secret, key = kept_secret(running.database, table)
        assert seal_of(secret) == first["seal"]
        assert key == key_of(secret, table, "toma", [ONE, TWO, ""])
        asked = json.dumps([info(ann, table), info(bob, table), ann.get("/api/lobby")])
        for path in ("log", "replay"):
            assert refused(ann.get, f"/api/tables/{table}/{path}") == "not-over"
        play_out([a, b], sensible(Rng(3)))
        for s in (watcher, a, b):
            s.wait(lambda s=s: s.info["status"] == "over")  # type: ignore[misc]
            before = [raw for raw in s.raw if '"status":"over"' not in raw]
            assert len(before) > 5
            assert not any(secret in raw or key in raw for raw in [asked, *before])
            assert (s.info["proof"]["secret"], s.info["proof"]["key"]) == (secret, key)
    assert checked(ann, table, first["seal"]) >= 15


def test_who_has_sealed_is_waited_for_but_not_for_ever(tmp_path: Path) -> None:
    running = Running(tmp_path, mix_seconds=0.3)
    ann, bob = Guest(running.port), Guest(running.port)
    table = proven(ann)
    mix(ann, table, 0, seal=seal_of(ONE))
    bob.sit(table)
    mix(bob, table, 1, seal=seal_of(TWO))
    ann.at(table, "start")
    mix(ann, table, 0, share=ONE)
    until(lambda: info(ann, table)["status"] == "playing")
    assert info(ann, table)["proof"]["shares"] == [ONE, ""]  # sealed, and not opened: everybody sees it
    running.stop()


def test_while_shares_are_opened_nobody_sits_leaves_or_changes_anything(ann: Guest, bob: Guest) -> None:
    table = proven(ann, 3)
    mix(ann, table, 0, seal=seal_of(ONE))
    bob.sit(table)
    ann.at(table, "start", {"fill": 1})
    told = info(ann, table)
    assert (told["status"], told["proof"]["mixing"]) == ("lobby", True)
    assert refused(bob.at, table, "leave") == "mixing"
    assert refused(ann.at, table, "kick", {"seat": 1}) == "mixing"
    assert refused(ann.at, table, "change", {"options": {"objective": 2}}) == "mixing"
    assert refused(ann.at, table, "bot", {"seat": 2, "level": 0}) == "mixing"
    assert refused(ann.at, table, "start") == "mixing"
    mix(bob, table, 1, seal=seal_of(TWO))  # too late: it would be chosen after the others'
    assert info(ann, table)["proof"]["seals"] == [seal_of(ONE), "", ""]
    mix(ann, table, 0, share=ONE)
    assert info(ann, table)["proof"]["shares"] == [ONE, "", ""]


def test_what_a_seat_sent_first_counts(ann: Guest, bob: Guest) -> None:
    table = proven(ann)
    mix(ann, table, 0, seal=seal_of(ONE))
    mix(ann, table, 0, seal=seal_of(TWO))
    bob.sit(table)
    mix(bob, table, 1, seal=seal_of(TWO))
    assert info(ann, table)["proof"]["seals"] == [seal_of(ONE), seal_of(TWO)]
    mix(ann, table, 0, share=ONE)  # too early: nobody sees it, and it is not kept
    ann.at(table, "start")
    assert refused(lambda: mix(ann, table, 0, share="0" * 64)) == "share-unsealed"
    mix(ann, table, 0, share=ONE)
    mix(ann, table, 0, share=ONE)
    assert info(ann, table)["status"] == "lobby"
    mix(bob, table, 1, share=TWO)
    mix(bob, table, 1, seal=seal_of(ONE), share=ONE)
    assert info(ann, table)["proof"]["shares"] == [ONE, TWO]


def test_whoever_gets_up_takes_his_seal_along(ann: Guest, bob: Guest) -> None:
    table = proven(ann)
    bob.post(f"/api/tables/{table}/sit", {"nickname": bob.name, "seal": seal_of(TWO)})
    bob.at(table, "leave")
    assert info(ann, table)["proof"]["seals"] == ["", ""]


def test_only_a_seat_of_ones_own_and_only_numbers(ann: Guest, bob: Guest) -> None:
    table = proven(ann)
    assert refused(lambda: mix(bob, table, 0, seal=seal_of(TWO))) == "not-your-seat"
    assert refused(lambda: mix(ann, table, 1, seal=seal_of(TWO))) == "not-your-seat"
    assert refused(lambda: mix(ann, table, 7, seal=seal_of(TWO))) == "bad-seat"
    for wrong in ("x", "A" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n"):
        assert refused(lambda wrong=wrong: mix(ann, table, 0, seal=wrong)) == "bad-message"
    wish = {"nickname": bob.name, "seal": "not a seal"}
    assert refused(bob.post, f"/api/tables/{table}/sit", wish) == "bad-message"
    assert info(ann, table)["seats"][1]["kind"] == "empty"  # nothing has changed
    plain = ann.open()
    bob.post(f"/api/tables/{plain}/sit", {"nickname": bob.name, "seal": seal_of(TWO)})  # nobody asked for it
    assert info(ann, plain)["proof"] is None
    assert refused(lambda: mix(ann, plain, 0, seal=seal_of(ONE))) == "no-proof"


def test_without_shares_it_starts_at_once_and_rests_on_the_seal_alone(ann: Guest) -> None:
    table = ann.open("toma", 2, proof=True, mine=0, start=True, options=SHORT)
    ann.wait_over(table)
    assert info(ann, table)["proof"]["shares"] == ["", ""]
    assert checked(ann, table) >= 15


def test_practice_and_proof_do_not_go_together(ann: Guest) -> None:
    wish = {"game": "toma", "seats": 2, "proof": True, "practice": True}
    assert refused(ann.post, "/api/tables", wish) == "proof-practice"
    table = proven(ann)
    assert refused(ann.at, table, "change", {"practice": True, "options": {"objective": 5}}) == "proof-practice"
    assert info(ann, table)["options"]["objective"] == 1  # nothing has changed
    assert ann.at(table, "change", {"practice": False})["proof"] is not None


def test_a_rematch_has_a_secret_of_its_own_and_a_fork_has_none(running: Running, ann: Guest) -> None:
    table = ann.open("toma", 2, proof=True, mine=0, start=True, options=SHORT)
    ann.wait_over(table)
    old = info(ann, table)
    again = info(ann, ann.at(table, "rematch")["table"])
    assert (again["status"], again["host"]) == ("lobby", True)
    assert again["proof"]["seal"] not in ("", old["proof"]["seal"])
    assert ann.at(again["id"], "start")["status"] != "lobby"
    fork = info(ann, ann.at(table, "fork", {"at": 1, "seat": 0})["table"])
    assert (fork["proof"], fork["practice"]) == (None, True)


def whose(s: Seat) -> int:
    """A seat that is asked; -1 once the game is over."""
    s.wait(lambda: s.over or any(map(s.moves, s.latest)))
    return next((seat for seat in s.latest if s.moves(seat)), -1)


def test_who_takes_back_meets_the_same_chance_and_the_proof_holds(running: Running, ann: Guest) -> None:
    table = ann.open("torak", 2, proof=True, mine=2, start=True, mode="competitive")
    rng, met = Rng(5), 0

    def heard(answer: dict[str, Any]) -> int:
        assert answer["ok"], answer
        for one in (0, 1):
            s.reach(one, answer["seq"])
        return int(answer["seq"])

    with ann.join(table) as s:
        while (seat := whose(s)) >= 0:
            move = rng.pick([m for m in s.moves(seat) if m != "concede"] or s.moves(seat))
            seq = heard(s.play(seat, move))
            chance = saved(running.database, table)[seq].chance
            if chance and met < 3 and not s.over:
                heard(s.command({"type": "undo", "seat": seat, "seq": seq}))
                again = heard(s.play(seat, move))
                assert saved(running.database, table)[again].chance == chance
                met += 1
    assert met == 3
    assert checked(ann, table) >= 15


def test_a_position_is_never_proven() -> None:
    text = proven_log(moves=0)
    log, proof = log_of(text), proof_in(text)
    assert proof is not None
    log.given = {"seats": 3}
    with pytest.raises(Refused, match="proof-broken"):
        check(nyoi.game("toma"), log, proof)
