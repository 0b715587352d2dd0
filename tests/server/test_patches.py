"""What changed in place of what is: a patch leads to the very view that others are sent whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from tests.server.guests import Guest, Running, Seat, sensible

pytestmark = pytest.mark.seed(1)

Frame = dict[str, Any]
LARGE = ("duel", "tournament")  # games whose views are large from the beginning
MOVES = 60


def known(s: Seat) -> dict[tuple[int, int], tuple[Any, ...]]:
    """Every view that a socket came to know, with what happened and what was asked, by seat and number."""
    updates = [frame for frame in s.frames if frame["type"] == "update"]
    return {(f["seat"], f["seq"]): (f["view"], f["events"], f["ask"], f["undo"]) for f in updates}


def patches(s: Seat) -> list[Frame]:
    return [frame for frame in map(json.loads, s.raw) if frame["type"] == "patch"]


def play(s: Seat, moves: int, seed: int = 2) -> None:
    """Both seats of a socket play something, as long as the game lasts."""
    choose, made = sensible(Rng(seed)), 0
    while made < moves and not s.over:
        seat = next((seat for seat in s.info["mine"] if s.moves(seat)), None)
        if seat is None:
            assert s.hear() is not None
            continue
        answer = s.play(seat, choose(s.moves(seat)))
        if answer["ok"]:
            s.reach(seat, answer["seq"])
            made += 1


@pytest.mark.parametrize("id", nyoi.IDS)
def test_who_is_told_changes_knows_what_who_is_told_all_knows(running: Running, id: str) -> None:
    ann, eve = Guest(running.port), Guest(running.port)
    options = {"uno": {"uno_call": "auto"}}.get(id, {})
    seats = nyoi.game(id).most if id == "duel" else 4
    table = ann.open(id, seats, mine=seats, start=True, options=options)
    with (
        ann.join(table, patches=True) as short,
        ann.join(table) as whole,
        eve.join(table, patches=True) as near,
        eve.join(table) as far,
    ):
        play(short, MOVES)
        for s in (short, whole, near, far):
            for seat in s.info["mine"] or [-1]:
                s.reach(seat, short.seq)
        for one, other in ((short, whole), (near, far)):
            found = known(one)
            assert len(found) > MOVES / 2
            assert found == known(other)
            assert not patches(other)
        for s in (short, near):
            assert id not in LARGE or patches(s)
            assert {frame["update"]["seat"] for frame in patches(s)} <= {*(s.info["mine"] or [-1])}


def test_a_tournament_is_told_in_few_bytes(running: Running) -> None:
    ann = Guest(running.port)
    table = ann.open("tournament", 4, mine=4, start=True)
    with ann.join(table, patches=True) as short, ann.join(table) as whole:
        play(short, 150)
        for seat in range(4):
            whole.reach(seat, short.seq)
        sizes = [
            sum(len(text) for text in texts) / len(texts)
            for s in (short, whole)
            if (texts := [text for text in s.raw if '"view"' in text])
        ]
        assert sizes[0] < 3000
        assert sizes[0] < 0.5 * sizes[1]


def test_who_asks_for_the_whole_is_told_all_from_then_on(running: Running) -> None:
    ann = Guest(running.port)
    table = ann.open("tournament", 4, mine=4, start=True)
    with ann.join(table, patches=True) as s:
        play(s, 60)
        s.catch_up()
        assert patches(s)
        seen, heard = s.seq, len(s.raw)
        s.send({"type": "whole", "seq": seen - 3})
        s.wait(lambda: len(s.raw) >= heard + 4)
        told = [json.loads(text) for text in s.raw[heard:]]
        assert [(f["type"], f["seat"], f["seq"], f["reset"]) for f in told] == [
            ("update", seat, seen, False) for seat in s.info["mine"]
        ]
        assert {event["seq"] for f in told for event in f["events"]} <= {seen - 2, seen - 1, seen}
        s.send({"type": "whole", "seq": -1})  # not answered: it is told all already
        before = len(patches(s))
        play(s, 10)
        assert len(patches(s)) == before
        kinds = [json.loads(text) for text in s.raw[heard + 4 :]]
        assert not any(f["type"] == "update" and f["seq"] == seen for f in kinds)


def test_whatever_is_taken_back_or_come_back_to_is_told_whole(running: Running) -> None:
    ann = Guest(running.port)
    table = ann.open("tournament", 2, mine=2, start=True, practice=True)
    with ann.join(table, patches=True) as s:
        play(s, 30)
        seat = next(seat for seat in s.info["mine"] if s.latest[seat]["undo"] or not s.moves(seat))
        heard = len(s.raw)
        assert s.command({"type": "undo", "seat": seat, "seq": s.seq})["ok"]
        s.wait(lambda: all(update["reset"] for update in s.latest.values()))
        told = [json.loads(text) for text in s.raw[heard:]]
        assert {f["type"] for f in told if f["type"] in ("update", "patch")} == {"update"}
        seq = s.seq
    with ann.join(table, patches=True, seq=seq) as back:
        assert not patches(back)
        assert back.latest[0]["view"]["players"]
