"""Looking back at a game: what was thrown away is found and named, from what the seat knew; and noise is not told."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.bots import lookback
from nyoi.bots.lookback import FIVE, MISTAKE, TURN, Moment, Weighed, looked_back, weighed
from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.cli.moments import sentence
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import asked, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.testing.playing import play_on
from nyoi.words.speech import Speech
from tests.games.duel.table import given as duel
from tests.games.torak.table import given as torak

UNO = {"hands": "R3-1 / R2-1 R9-1 B1-1 G4-1", "discard": "R5-1", "options": {"uno_call": "auto"}}
TOMA = {"hands": "tentra toma / motta", "pile": "claire sk", "options": {"objective": 1}}


def played_out(table: Table, *moves: str, level: str = "heuristic", seed: int = 1) -> Table:
    """A game after these moves, played to its end."""
    table.play(*moves)
    player, rng = bot(level), Rng(seed)
    while not table.over:
        seat = whose(table.state)
        found = table.decision.of(CLOCK)[0] if seat == CLOCK else player.choose(look(table, seat), rng)  # type: ignore[union-attr]
        table.play(found, seat=seat)
    return table


def losing(game: str) -> tuple[Table, str]:
    """A game whose first move throws away what another move wins, and that other move."""
    if game == "uno":
        return played_out(nyoi.given("uno", UNO), "draw"), "play R3-1"
    if game == "toma":
        return played_out(nyoi.given("toma", TOMA), "discard toma"), "discard tentra"
    if game == "torak":
        return torak(balls="6,5", dice="1", boxes=19).play("end").table, "leg n 1 with 1"
    units = {"goku": "5c", "vegeta": "5c health=1 activated"}  # the last round: who ends now has lost
    last = duel("goku / vegeta", units=units, active="goku", points=[0, 20], round=7)
    return played_out(last.table, "end"), "attack vegeta 2"


@pytest.mark.parametrize("game", ["toma", "uno", "torak", "duel"])
def test_a_win_that_was_thrown_away_is_found_and_named(game: str) -> None:
    table, better = losing(game)
    found = looked_back(table.game, table.record)
    first = next(moment for moment in found.moments if moment.at == 0)
    assert (first.kind, first.seat, str(first.played)) == (MISTAKE, 0, table.record.entries[0].move)
    assert str(first.other).split()[:2] == better.split()[:2]
    assert first.before > first.after + 0.2
    for lang in ("fr", "en"):
        speech = Speech(lang, table.game, ["Ann", "Bob", "Cy"], strict=True)
        told = sentence(speech, first)
        assert "Ann" in told
        assert speech.move(first.played) in told
        assert first.other is not None
        assert speech.move(first.other) in told
        assert f"{round(100 * first.before)}" in told


def test_the_same_game_gives_the_same_moments_five_at_most_and_by_time() -> None:
    table = played_out(nyoi.new("toma", 3, 3, options={"objective": 1}), level="2")
    found = looked_back(table.game, table.record)
    assert found == looked_back(table.game, table.record)
    assert 0 < len(found.moments) <= FIVE
    assert [one.at for one in found.moments] == sorted({one.at for one in found.moments})
    for one in found.moments:
        assert one.change >= lookback.SMALL
        assert one.at < one.mark <= one.until <= table.seq
        assert one.kind != TURN or one.happened is not None
        assert not any(one.touches(other) for other in found.moments if other is not one)
    for seat, curve in enumerate(found.curves):
        assert curve[-1] == (table.seq, table.results[seat])
        assert all(0 <= chance <= 1 for _, chance in curve)
        assert [at for at, _ in curve] == sorted({at for at, _ in curve})


def test_nothing_is_told_where_nothing_was_to_choose() -> None:
    """A Solo of Torak that is given up at once."""
    table = torak(balls="6,5", dice="1").play("concede").table
    assert table.over
    assert looked_back(table.game, table.record).moments == ()


@pytest.mark.parametrize("game", ["toma", "uno"])
def test_twin_worlds_are_looked_back_at_alike(game: str) -> None:
    """What the seat could not know is dealt anew: every number is the same."""
    s = nyoi.new(game, 3, 5).state
    for number, (seat, _) in enumerate(play_on(s, Rng(5))):
        if number >= 6 and len(look(s, seat).moves) > 2:
            break
    seat = asked(s)[0]
    here = look(s, seat)
    twin = look(here.game.dreamer(here.view).dream(Rng(3)), seat)
    found = [
        [
            (trial.move.text, trial.total, trial.squares)
            for trial in weighed(one, one.moves[0], one.moves[1:3], 12, Rng(9))
        ]
        for one in (here, twin)
    ]
    assert found[0] == found[1]


def weigh(at: int, seat: int, chance: float, **more: Any) -> Weighed:
    """A decision as it might have been judged: by default nothing else was better."""
    moves = nyoi.game("toma").lexicon()
    usual: dict[str, Any] = {"spread": 0.02, "other": moves[1], "lead": -0.1, "noise": 0.02}
    usual |= {"usual": None, "gain": 0.0, "doubt": 1.0}
    return Weighed(at=at, seat=seat, played=moves[0], chance=chance, **(usual | more))


def test_what_may_be_noise_is_no_moment() -> None:
    calm = [weigh(0, 0, 0.5, lead=0.05), weigh(1, 1, 0.5, lead=0.2, noise=0.1), weigh(2, 0, 0.55)]
    assert [one.kind for one in lookback._moments(calm, (0.5, 0.5), 9)] == []
    loud = [weigh(0, 0, 0.5, lead=0.2), weigh(4, 0, 0.5, usual=nyoi.game("toma").lexicon()[2], gain=0.2, doubt=0.02)]
    assert [(one.kind, one.at) for one in lookback._moments(loud, (0.5, 0.5), 9)] == [("mistake", 0), ("find", 4)]
    turned = [weigh(0, 0, 0.5), weigh(4, 0, 0.9)]
    assert [(one.kind, one.at, one.until) for one in lookback._moments(turned, (1.0, 0.0), 9)] == [(TURN, 0, 4)]


def test_one_instant_is_told_once() -> None:
    moves = nyoi.game("toma").lexicon()

    def moment(kind: str, at: int, until: int) -> Moment:
        return Moment(kind, at, until, 0, moves[0], None, 0.2, 0.8, until)

    assert moment(TURN, 2, 6).touches(moment(MISTAKE, 4, 9))
    assert moment(MISTAKE, 4, 9).touches(moment(TURN, 2, 6))
    assert not moment(MISTAKE, 1, 9).touches(moment(TURN, 2, 6))
    assert not moment(MISTAKE, 6, 9).touches(moment(TURN, 2, 6))
