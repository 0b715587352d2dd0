"""Bots at a live table: their pause, their workers, what they are told."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.server.think import choose
from tests.server.guests import Guest, Running, truth

pytestmark = pytest.mark.seed(1)


def test_a_bot_pauses_while_people_watch(tmp_path: Path) -> None:
    running = Running(tmp_path, pause=(0.3, 0.4))
    try:
        ann = Guest(running.port)
        table = ann.open("toma", 2, start=True)
        with ann.join(table) as s:
            for _ in range(3):
                s.wait(lambda: s.moves(0))
                answer = s.play(0, s.moves(0)[0])
                s.reach(0, answer["seq"])
            s.drain(0.3)
        _, entries = truth(running.database, table)
        pauses = [b.at - a.at for a, b in pairwise(entries) if b.seat == 1]
        assert pauses
        assert all(pause > 0.25 for pause in pauses[1:])  # the first may have begun before anybody watched
    finally:
        running.stop()


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_bot_chooses_from_the_view_alone(game: str) -> None:
    """What a worker is told is bytes and texts; whatever it answers is offered in the true state."""
    t = nyoi.new(game, min(3, nyoi.game(game).most), 7)
    rng = Rng(1)
    for step in range(60):
        if t.over:
            break
        seat = asked(t.state)[0]
        texts = [move.text for move in offered(t.state, seat)]
        assert t.decision is not None
        text = choose(game, seat, msgspec.json.encode(t.view(seat)), t.decision.key, texts, 1 + step % 5, step)
        assert text in texts
        word = rng.pick(texts).split()[0]  # only part of them, as when a turn is held: the rest is not chosen
        some = [text for text in texts if text.split()[0] == word]
        assert choose(game, seat, msgspec.json.encode(t.view(seat)), t.decision.key, some, 3, step) in some
        t.play(text, seat=seat)


def test_a_table_of_bots_plays_fast_when_nobody_looks(running: Running, ann: Guest) -> None:
    bots = [{"seat": seat, "level": 2} for seat in range(3)]
    table = ann.open("toma", 3, mine=0, bots=bots, start=True, options={"objective": 3})
    began = time.monotonic()
    while ann.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() - began < 30
        time.sleep(0.05)
    assert truth(running.database, table)[0].over
