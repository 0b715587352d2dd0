"""What a leg, a fight, a roll would do and risk: exact figures from positions."""

from __future__ import annotations

from typing import Any, cast

import pytest

import nyoi
from nyoi.games.torak.rules.kindness import Outlook
from nyoi.games.torak.seen import TorakForetold
from nyoi.games.torak.state import Torak
from nyoi.kernel.rng import Rng
from tests.games.torak.table import Look, given


def told(t: Look, text: str = "", seat: int = 0) -> TorakForetold | None:
    move = t.table.game.lexicon().move(text) if text else None
    assert move is not None or not text, text
    return cast("TorakForetold | None", t.table.game.foretell(t.table.view(seat), move))


def keys(found: TorakForetold | None) -> list[str]:
    return [note["key"] for note in found["notes"]] if found is not None else []


@pytest.mark.clause("TORAK-5.4", "TORAK-6.62")
def test_who_is_shut_in_is_warned() -> None:
    found = told(given(balls="0,0 6,3", troops="0,1 1,0 6,5 7,6 6,7 5,6", doses=3, dice="1"))
    assert found is not None
    assert found["stranded"]
    assert found["lost"] == ["0,0", "6,3"]
    assert found["risk"] == 11
    assert keys(found) == ["stranded", "lost", "dose-left", "risk"]
    free = told(given(balls="0,0 6,3", troops="0,1 1,0", dice="1"))
    assert free is not None
    assert (free["lost"], free["stranded"]) == (["0,0"], False)


@pytest.mark.clause("TORAK-6.13")
def test_a_troop_that_only_stops_shuts_nobody_in() -> None:
    t = given(balls="0,0", troops="0,1 1,0", dice="1", options={"troop_passage": "stop"})
    found = told(t)
    assert found is not None
    assert found["lost"] == []


@pytest.mark.clause("TORAK-9.11")
def test_heroes_that_can_no_longer_meet_are_warned() -> None:
    meeting: dict[str, Any] = {"balls": "", "found": 7, "paths": "6,6 / 6,6 6,9", "dice": "1"}
    for troops, apart in (("6,5 7,6 5,6", True), ("6,5 7,6", False)):  # the last open side is where they can meet
        for seat in (0, 1):
            found = told(given(2, troops=troops, **meeting), seat=seat)
            assert found is not None
            assert found["apart"] == apart


@pytest.mark.clause("TORAK-11.12")
def test_a_leg_is_seen_ahead() -> None:
    """The path closes behind the hero: what was within reach is lost by this very leg, and nothing really moved."""
    t = given(balls="2,2 10,10", paths="6,6 2,6 2,3", rivers="3,2 e", dice="1", options={"map": "small"})
    before = t.table.fingerprint
    now, then = told(t), told(t, "leg n 1 with 1")
    assert now is not None
    assert then is not None
    assert (now["stranded"], now["lost"]) == (False, [])
    assert (then["stranded"], then["lost"]) == (True, ["10,10"])
    assert keys(then)[:3] == ["ball", "stranded", "lost"]
    assert t.table.fingerprint == before


@pytest.mark.clause("TORAK-6.49", "TORAK-6.26")
def test_the_last_dose_is_named() -> None:
    t = given(balls="0,0", mountains="6,5", doses=3, dice="2")
    assert "dose-spent" in keys(told(t, "leg n 2 with 2 pay fuel"))


@pytest.mark.clause("TORAK-6.35", "TORAK-6.37")
def test_a_fight_is_weighed() -> None:
    t = given(balls="0,0", monsters="6,5", dice="1 1")
    found = told(t, "leg n 1 with 1")
    assert "monster" in keys(found)
    t.play("leg n 1 with 1")
    fight = told(t, "fight")
    assert fight is not None
    wins = sum(white > red + fight["danger"] - fight["ki"] for white in range(1, 7) for red in range(1, 7))
    assert fight["win"] == round(wins / 36 * 100)
    assert keys(fight) == ["fight", "beans"]


def test_nothing_is_said_of_legs_that_are_not_offered() -> None:
    t = given(balls="0,0", dice="1")
    assert told(t, "leg n 6 with 6") is None
    assert told(t, "fight") is None


def test_who_watches_looks_at_the_hero_on_turn() -> None:
    assert told(given(2, "duel", dice="1"), seat=nyoi.SPECTATOR) is not None
    assert told(given(2, "duel", dice="1"), "leg n 1 with 1", seat=nyoi.SPECTATOR) is None


@pytest.mark.clause("TORAK-4.9", "TORAK-11.9")
def test_the_rest_is_drawn_where_it_hurts_least() -> None:
    """What is foretold of a drawing is the kindest of a few places: the tour of the balls stays shorter."""

    def cost(seed: int, kindly: bool) -> float:
        t = nyoi.new("torak", 1, seed, mode="solo", options={"setup_placement": "player"})
        rng = Rng(seed)
        while t.decision is not None and t.view(0)["now"]["kind"] == "scenery":
            found = t.game.foretell(t.view(0), None)
            assert found is not None
            texts = [move.text for move in t.decision.moves]
            assert found["kindest"] in texts  # type: ignore[typeddict-item]
            t.play(found["kindest"] if kindly else rng.pick(texts))  # type: ignore[typeddict-item]
        state = t.state
        assert isinstance(state, Torak)
        return Outlook(state.sheets[0], state.terms.stop).cost

    assert sum(cost(seed, True) for seed in range(6)) < 0.9 * sum(cost(seed, False) for seed in range(6))


@pytest.mark.clause("TORAK-9.19", "TORAK-11.9")
def test_in_a_draft_too_and_only_who_has_still_to_draw() -> None:
    t = nyoi.new("torak", 3, 2, mode="competitive", options={"setup_placement": "player"})
    assert t.decision is not None
    for seat in (2, 0):
        found = t.game.foretell(t.view(seat), None)
        assert found is not None
        t.play(found["kindest"], seat=seat)  # type: ignore[typeddict-item]
        assert t.game.foretell(t.view(seat), None) is None
    assert t.game.foretell(t.view(-1), None) is None
