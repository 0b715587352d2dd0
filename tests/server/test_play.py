"""Whole games over real sockets."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.server.wire.encoding import shown
from tests.server.guests import Guest, Running, play_out, sensible
from tests.server.journals import truth

pytestmark = pytest.mark.seed(1)

MODES = [(id, mode.id, mode.low, mode.high) for id in nyoi.IDS for mode in nyoi.game(id).modes]


@pytest.mark.parametrize(("game", "mode", "low", "high"), MODES)
def test_a_game_against_bots_ends(running: Running, game: str, mode: str, low: int, high: int) -> None:
    seats = min(high, max(low, 3))
    ann = Guest(running.port)
    bots = [{"seat": seat, "level": 1 + seat % 5} for seat in range(1, seats)]
    options = (
        {"uno_hold_seconds": 0, "uno_grace_seconds": 0, "uno_call": "auto", "target_score": 100}
        if game == "uno"
        else {}
    )
    table = ann.open(game, seats, mode=mode, bots=bots, start=True, options=options)
    with ann.join(table) as s:
        play_out([s], sensible(Rng(seats)))
        s.wait(lambda: s.info["status"] == "over")
    played, entries = truth(running.database, table)
    assert played.over
    assert [e.seq for e in entries] == list(range(len(entries)))
    assert played.seq == len(entries) - 1


@pytest.mark.parametrize("game", nyoi.IDS)
def test_people_play_a_whole_game(running: Running, game: str) -> None:
    ann, bob = Guest(running.port), Guest(running.port)
    options = {"uno": {"uno_call": "auto"}, "toma": {"objective": 2}}.get(game, {})
    table = ann.open(game, 2, options=options)
    bob.sit(table)
    with ann.join(table) as a, bob.join(table) as b:
        ann.at(table, "start")
        a.reach(0, 0)
        b.reach(1, 0)
        made = play_out([a, b], sensible(Rng(5)))
        played, entries = truth(running.database, table)
        assert played.over
        assert played.seq == len(entries) - 1
        assert made == played.seq or nyoi.game(game).auto  # standing orders answer for their players
        for s, seat in ((a, 0), (b, 1)):
            assert s.latest[seat]["view"] == shown(played.view(seat))
            events = [event for f in s.frames if f["type"] == "update" for event in f["events"]]
            assert events == played.events(seat)
            s.wait(lambda s=s: s.info["status"] == "over")  # type: ignore[misc]
            end = s.info["end"]
            assert len(end["places"]) == 2
            assert end["counts"]
            assert all(end["places"][i] == 1 for i in range(2) if played.results[i] == max(played.results) > 0)
