"""Bots at a live table: their pause, their workers, what they are told."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.server.house.think import choose
from tests.server.guests import Guest, Running, place
from tests.server.journals import saved, truth

pytestmark = pytest.mark.seed(1)
STEPS = int(os.environ.get("NYOI_BOT_STEPS", "25"))  # five questions for each level


def test_a_bot_pauses_while_people_watch(tmp_path: Path) -> None:
    """Cards of one colour for both: each of our moves is answered by one of the bot's."""
    running = Running(tmp_path, pause=(0.3, 0.4))
    try:
        ann = Guest(running.port)
        bots = [{"seat": 1, "level": 1}]
        table = ann.open("uno", 2, bots=bots, start=True, options={"uno_call": "auto", "first_dealer": 2})
        with ann.join(table) as s:  # the dealer's left begins: the bot waits
            place(running, table, {"hands": "R1-1 R2-1 R3-1 R4-1 / R6-1 R7-1 R8-1 R9-1", "discard": "R5-1", "turn": 0})
            for card in ("R1-1", "R2-1", "R3-1"):
                s.wait(lambda card=card: f"play {card}" in s.moves(0))  # type: ignore[misc]
                mine = s.play(0, f"play {card}")
                assert mine["ok"]
                s.reach(0, mine["seq"] + 1)
        entries = saved(running.database, table)
        pauses = [b.at - a.at for a, b in pairwise(entries) if b.seat == 1]
        assert len(pauses) >= 3
        assert all(pause >= 0.3 for pause in pauses)
    finally:
        running.stop()


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_bot_chooses_from_the_view_alone(game: str) -> None:
    """What a worker is told is bytes and texts; whatever it answers is offered in the true state."""
    t = nyoi.new(game, min(3, nyoi.game(game).most), 7)
    rng = Rng(1)
    for step in range(STEPS):
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
    ann.wait_over(table)
    assert truth(running.database, table)[0].over
