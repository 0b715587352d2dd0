"""Taking back: free while it told nobody anything, else by consent; and secrets do not come back."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.server.table.undo import told_nothing
from nyoi.server.wire.encoding import shown
from tests.server.guests import Guest, Running, Seat, place, play_out, sensible
from tests.server.journals import saved, truth

RADAR: dict[str, Any] = {"phase": "between", "turn": 0, "hands": "radar / -", "rest": "deck", "tokens": {"5c": "ball"}}
pytestmark = pytest.mark.seed(1)


def begun(ann: Guest, bob: Guest, **more: Any) -> tuple[str, dict[int, Seat]]:
    """A table of two people."""
    table = ann.open(seats=2, **more)
    bob.sit(table)
    ann.at(table, "start")
    return table, {0: ann.join(table), 1: bob.join(table)}


def asked(sockets: dict[int, Seat]) -> int:
    """Whose turn it is, once both have heard."""
    newest = max(s.latest[seat]["seq"] for seat, s in sockets.items())
    for seat, s in sockets.items():
        s.reach(seat, newest)
    return next(seat for seat, s in sockets.items() if s.moves(seat))


def move(sockets: dict[int, Seat], want: str = "") -> tuple[int, str, int]:
    """Somebody plays; the seat, the move, the number of its entry."""
    seat = asked(sockets)
    moves = sockets[seat].moves(seat)
    text = next((m for m in moves if m.startswith(want)), moves[0])
    answer = sockets[seat].play(seat, text)
    assert answer["ok"]
    for other, s in sockets.items():
        s.reach(other, answer["seq"])
    return seat, text, answer["seq"]


def take_back(sockets: dict[int, Seat], seat: int) -> dict[str, Any]:
    s = sockets[seat]
    return s.command({"type": "undo", "seat": seat, "seq": s.latest[seat]["seq"]})


def aiming(ann: Guest, bob: Guest) -> tuple[str, dict[int, Seat], int]:
    """A game that stands between a discard and its aim: the discarder is asked again, nobody has learned more."""
    table, sockets = begun(ann, bob, options={"objective": 15})
    for _ in range(60):
        seat, _, _ = move(sockets)
        if asked(sockets) == seat and sockets[seat].latest[seat]["ask"]["key"] != "discard":
            return table, sockets, seat
    raise AssertionError("no discard aimed")


def close(sockets: dict[int, Seat]) -> None:
    for s in sockets.values():
        s.close()


def test_a_discard_whose_target_is_not_named_yet_is_free(running: Running, ann: Guest, bob: Guest) -> None:
    table, sockets, seat = aiming(ann, bob)
    before = sockets[seat].latest[seat]
    assert before["undo"]
    assert not sockets[1 - seat].latest[1 - seat]["undo"]
    answer = take_back(sockets, seat)
    assert answer["ok"]
    assert answer["seq"] == before["seq"] + 1  # the number only grows
    for other, s in sockets.items():
        update = s.reach(other, answer["seq"])
        assert update["reset"]
        *standing, told = update["events"]
        assert all(event["seq"] < before["seq"] for event in standing)
        assert (told["word"], told["seat"], told["seq"]) == ("taken-back", seat, answer["seq"])
        assert (told["what"]["word"], told["what"]["seat"]) == ("discarded", seat)
        assert not update["undo"]
    assert sockets[seat].latest[seat]["ask"]["key"] == "discard"
    played, entries = truth(running.database, table)
    assert entries[-1].kind == "back"
    assert len(entries) == before["seq"] + 2  # nothing acknowledged disappears
    assert played.seq == before["seq"] - 1
    move(sockets)
    close(sockets)


def test_a_move_that_drew_a_card_needs_consent(running: Running, ann: Guest, bob: Guest) -> None:
    table, sockets = begun(ann, bob, options={"objective": 15})
    for _ in range(40):
        seat, _, seq = move(sockets)
        if asked(sockets) != seat:
            break
    other = 1 - seat
    assert not sockets[seat].latest[seat]["undo"]
    s = sockets[seat]
    s.send({"type": "undo", "cmd_id": "u1", "seat": seat, "seq": s.latest[seat]["seq"]})
    wish = sockets[other].expect("undo_asked")
    assert (wish["seat"], wish["state"], wish["agreed"]) == (seat, "asked", [seat])
    assert wish["seq"] < seq
    sockets[other].command({"type": "undo_answer", "seat": other, "yes": False})
    assert s.expect("answer", cmd_id="u1")["refusal"]["reason"] == "undo-refused"
    assert s.seq == sockets[other].seq == seq

    s.send({"type": "undo", "cmd_id": "u2", "seat": seat, "seq": seq})
    sockets[other].expect("undo_asked", state="asked")
    assert sockets[other].command({"type": "undo_answer", "seat": other, "yes": True})["ok"]
    assert s.expect("answer", cmd_id="u2")["ok"]
    for x in (seat, other):
        sockets[x].reach(x, seq + 1)
    assert asked(sockets) == seat
    assert truth(running.database, table)[0].seq == seq - 1
    close(sockets)


def test_secrets_that_were_taken_back_do_not_come_back(running: Running, ann: Guest, bob: Guest) -> None:
    """What somebody saw in a move that was taken back is in no frame after it, also not on coming back."""
    table, sockets = begun(ann, bob, options={"objective": 15})
    for _ in range(300):
        seat, _, seq = move(sockets)
        news = sockets[seat].latest[seat]["events"]
        if any(event["word"] in ("peeked", "compared", "received") for event in news):
            break
    else:
        raise AssertionError("nobody peeked")
    secret = next(e for e in news if e["word"] in ("peeked", "compared", "received"))
    s, other = sockets[seat], 1 - seat
    s.send({"type": "undo", "cmd_id": "u", "seat": seat, "seq": seq})
    sockets[other].expect("undo_asked", state="asked")
    sockets[other].command({"type": "undo_answer", "seat": other, "yes": True})
    assert s.expect("answer", cmd_id="u")["ok"]
    update = s.reach(seat, seq + 1)
    assert secret not in update["events"]
    told = update["events"][-1]
    assert told["word"] == "taken-back"
    assert told == sockets[other].reach(other, seq + 1)["events"][-1]  # in its public form, for its own seat, too
    played, _ = truth(running.database, table)
    assert update["view"] == shown(played.view(seat))  # the notes are those of the earlier state
    close(sockets)
    guest = (ann, bob)[seat]
    for known in (-1, 0, seq - 1, seq, seq + 1):
        with guest.join(table, seq=known) as back:
            found = back.latest[seat]
            assert secret not in found["events"]
            assert found["reset"] == (0 <= known <= seq)
            assert all(event["seq"] < seq for event in found["events"] if event != told)


def test_what_was_taken_back_is_told_after_a_restart(running: Running, ann: Guest, bob: Guest) -> None:
    table, sockets, seat = aiming(ann, bob)
    seq = take_back(sockets, seat)["seq"]
    told = sockets[seat].reach(seat, seq)["events"][-1]
    assert told["word"] == "taken-back"
    close(sockets)
    running.stop()
    running.start()
    with bob.join(table) as s:
        s.wait(lambda: 1 in s.latest)
        assert s.latest[1]["events"][-1] == told


def test_a_move_makes_a_wish_void_and_bots_agree(ann: Guest, bob: Guest) -> None:
    _, sockets = begun(ann, bob, options={"objective": 15})
    for _ in range(40):
        seat, _, seq = move(sockets)
        if asked(sockets) != seat:
            break
    other = 1 - seat
    sockets[seat].send({"type": "undo", "cmd_id": "u", "seat": seat, "seq": seq})
    sockets[other].expect("undo_asked", state="asked")
    again = sockets[seat].command({"type": "undo", "seat": seat, "seq": seq})
    assert again["refusal"]["reason"] == "undo-pending"
    assert sockets[other].play(other, sockets[other].moves(other)[0])["ok"]
    assert sockets[seat].expect("answer", cmd_id="u")["refusal"]["reason"] == "undo-void"
    late = sockets[other].command({"type": "undo_answer", "seat": other, "yes": True})
    assert late["refusal"]["reason"] == "nothing-to-undo"
    close(sockets)

    table = ann.open(seats=3, start=True, practice=True)
    with ann.join(table) as s:
        mine = -1
        while mine in (-1, s.seq):  # until a bot has moved after us
            s.wait(lambda: s.moves(0))
            mine = s.play(0, s.moves(0)[0])["seq"]
            s.reach(0, mine)
            if not s.moves(0):
                s.reach(0, mine + 1)
        s.wait(lambda: s.moves(0))
        undone = s.command({"type": "undo", "seat": 0, "seq": s.seq})
        assert undone["ok"], undone
        assert s.reach(0, undone["seq"])["reset"]


def test_nothing_to_take_back(ann: Guest, bob: Guest) -> None:
    _, sockets = begun(ann, bob)
    seat = asked(sockets)
    assert take_back(sockets, seat)["refusal"]["reason"] == "nothing-to-undo"
    stale = sockets[seat].command({"type": "undo", "seat": seat, "seq": 77})
    assert stale["refusal"]["reason"] == "stale"
    close(sockets)


def quiet(t: Table, move: str, seed: int = 1) -> bool:
    """Play a move; whether it told nobody anything."""
    before = type(t.state)(t.state)
    t.play(move)
    return told_nothing(t.game, before, t.log.entries[-1], seed)


def test_what_a_move_told_is_found_out_by_dreaming() -> None:
    """A guess that missed and met an empty pile tells something without chance or secret event; a discard does not."""
    missed = nyoi.given("toma", {"hands": "tentra ajito / motta / cooler / sk", "pile": "claire"})
    assert quiet(missed, "discard tentra")
    assert not quiet(missed, "guess 1 5")

    uno = nyoi.game("uno")
    kinds: dict[str, list[bool]] = {}
    for seed in range(12):
        t = nyoi.new("uno", 3, seed, options={"uno_call": "auto"})
        rng = Rng(seed)
        for _ in range(40):
            if t.over or t.decision is None:
                break
            before = type(t.state)(t.state)
            t.play(rng.pick(t.decision.moves))
            last = t.log.entries[-1]
            heard = {w.name for w, _ in t.history[-1]}
            if not t.over and not last.chance:
                kind = "reveal" if "revealed" in heard else "draw" if "drew" in heard else last.move.split()[0]
                if len(kinds.setdefault(kind, [])) < 4:
                    kinds[kind].append(told_nothing(uno, before, last, seed))
    assert not any(kinds["draw"])
    assert kinds["reveal"]
    assert not any(kinds["reveal"])  # the top card was turned over for all to see
    assert True in kinds["play"]


def test_nobody_agrees_in_the_place_of_somebody_who_is_away(ann: Guest, bob: Guest) -> None:
    """Draw, take back, draw: the top of the pile at will, if a bot that keeps a seat agreed to it."""
    table, sockets = begun(ann, bob, game="uno", options={"uno_call": "auto", "first_dealer": 2})
    sockets[1].close()
    bob.at(table, "leave")
    with sockets[0] as s:
        s.wait(lambda: "draw" in s.moves(0))
        drawn = s.play(0, "draw")
        assert drawn["ok"]
        s.reach(0, drawn["seq"])
        for _ in range(2):
            answer = s.command({"type": "undo", "seat": 0, "seq": s.seq})
            if not answer["ok"] and answer["refusal"]["reason"] == "stale":
                s.catch_up()  # the bot has moved meanwhile
                continue
            break
        assert answer["refusal"]["reason"] == "undo-away"
        assert answer["refusal"]["facts"] == {"seat": 1}


def test_bots_are_not_asked_and_people_are(running: Running, ann: Guest, bob: Guest) -> None:
    table = ann.open("toma", 3, bots=[{"seat": 2, "level": 1}], options={"first_start_seat": 1})
    bob.sit(table)
    ann.at(table, "start")
    with ann.join(table) as a, bob.join(table) as b:
        a.wait(lambda: a.moves(0))
        place(running, table, {"hands": "tentra ajito / motta / cooler", "pile": "claire pythar sk", "turn": 0})
        a.wait(lambda: "discard tentra" in a.moves(0))
        a.reach(0, a.play(0, "discard tentra")["seq"])
        word = a.play(0, "guess 1 5")
        assert word["ok"], word
        a.send({"type": "undo", "cmd_id": "back", "seat": 0, "seq": word["seq"]})
        asked = a.expect("undo_asked")
        assert asked["agreed"] == [0, 2]  # the bot's seat is not waited for; bob's is
        b.command({"type": "undo_answer", "seat": 1, "yes": True})
        assert a.expect("answer", cmd_id="back")["ok"]


def test_at_a_practice_table_the_same_chance_falls_again(running: Running, ann: Guest) -> None:
    """Whoever practises alone may take back what he likes, and rolls what he rolled."""
    table = ann.open("torak", 1, mode="solo", start=True, practice=True, options={"setup_placement": "auto_random"})
    met = 0
    with ann.join(table) as s:
        for _ in range(12):
            s.wait(lambda: s.moves(0))
            move = next(m for m in reversed(s.moves(0)) if m != "concede")
            first = s.play(0, move)
            s.reach(0, first["seq"])
            if s.over:
                break
            assert s.latest[0]["undo"]  # it is offered
            undone = s.command({"type": "undo", "seat": 0, "seq": first["seq"]})
            assert undone["ok"], undone
            s.reach(0, undone["seq"])
            again = s.play(0, move)
            s.reach(0, again["seq"])
            entries = saved(running.database, table)
            assert entries[again["seq"]].chance == entries[first["seq"]].chance
            met += bool(entries[again["seq"]].chance)
    assert met >= 2


def test_alone_with_bots_what_was_seen_stands(running: Running, ann: Guest) -> None:
    """Nobody could refuse it: dice are not thrown twice, and a token is not looked at for nothing."""
    table = ann.open("torak", 1, mode="solo", start=True, options={"setup_placement": "auto_random"})
    with ann.join(table) as s:
        assert not s.info["practice"]
        thrown = 0
        for _ in range(12):
            s.wait(lambda: s.moves(0))
            played = s.play(0, next(m for m in reversed(s.moves(0)) if m != "concede"))
            s.reach(0, played["seq"])
            if s.over:
                break
            if saved(running.database, table)[played["seq"]].chance:
                assert not s.latest[0]["undo"]
                undone = s.command({"type": "undo", "seat": 0, "seq": played["seq"]})
                assert undone["refusal"]["reason"] == "undo-seen"
                thrown += 1
        assert thrown >= 2
        assert s.seq == played["seq"]  # nothing was taken back
    duel = ann.open("duel", 2, bots=[{"seat": 1, "level": 1}], start=True)
    with ann.join(duel) as s:
        place(running, duel, {"seats": 2, "teams": "goku gohan / vegeta nappa", **RADAR})
        for text in ("play radar", "look 5c"):
            s.wait(lambda text=text: text in s.moves(0))  # type: ignore[misc]
            played = s.play(0, text)
            s.reach(0, played["seq"])
        undone = s.command({"type": "undo", "seat": 0, "seq": played["seq"]})
        assert undone["refusal"]["reason"] == "undo-seen"


def test_practice_is_said_and_goes_on_in_a_rematch_and_a_fork(ann: Guest) -> None:
    table = ann.open(mine=2, practice=True)
    assert ann.get(f"/api/tables/{table}")["practice"] is True
    assert ann.at(table, "change", {"practice": False})["practice"] is False
    ann.at(table, "change", {"practice": True})
    ann.at(table, "start")
    with ann.join(table) as s:
        play_out([s], sensible(Rng(1)))
    assert ann.get(f"/api/tables/{ann.at(table, 'rematch')['table']}")["practice"] is True
    plain = ann.open(mine=2, start=True)
    with ann.join(plain) as s:
        play_out([s], sensible(Rng(1)))
    assert ann.get(f"/api/tables/{ann.at(plain, 'rematch')['table']}")["practice"] is False
    assert ann.get(f"/api/tables/{ann.at(plain, 'fork', {'at': 1, 'seat': 0})['table']}")["practice"] is True
