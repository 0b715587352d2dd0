"""The Asymmetric Duel (TORAK-9-D)."""

from __future__ import annotations

import pytest

from nyoi.games.torak.content import SPOT
from tests.games.torak.table import Look, given, new

FULL = " ".join(SPOT[y * 13 + x] for y in range(5) for x in range(5) if (x, y) != (1, 3))


def army(section: str, options: dict[str, object] | None = None, **position: object) -> Look:
    """The hero has ended a turn and the Army is to place a troop."""
    t = given(2, "duel", options, dice="61", sections=section, **position)
    if t.key == "escape":
        t.play("escape 6")
    return t.play("end")


@pytest.mark.clause("TORAK-9.27")
def test_roles_by_chance_or_as_the_host_says() -> None:
    heroes = {1 - new(2, "duel", seed).state.army for seed in range(12)}
    assert heroes == {0, 1}
    assert new(2, "duel", 1, duel_hero="first").state.army == 1
    assert new(2, "duel", 1, duel_hero="second").state.army == 0
    t = given(2, "duel", army=0, dice="34", sections="11").play("leg n 3 with 3", seat=1)
    assert t.at(1) == "6,3"
    assert t.hero(0)["at"] is None


@pytest.mark.clause("TORAK-9.28")
def test_the_hero_draws_the_scenery() -> None:
    t = given(2, "duel", setup=0, sections="11")
    assert t.asked == [0]
    assert given(2, "duel", {"army_table": "6x3"}).table.view(0)["table"] == "6x3"


@pytest.mark.clause("TORAK-9.29", "TORAK-6.55")
def test_the_army_rolls_and_places_each_troop_freely() -> None:
    t = army("11 66", boxes=5, mountains="0,0", monsters="1,1", rivers="0,2 e", paths="6,6 6,2 3,2 3,8 6,8")
    assert (t.asked, t.key) == ([1], "troop")
    spots = {text.split()[1] for text in t.asks()}
    taken = {"0,0", "1,1", "0,2", "1,2", "2,2", "1,3", "3,2", "4,2", "3,3", "3,4"}
    assert spots == {f"{x},{y}" for x in range(5) for y in range(5)} - taken
    assert t.refusal("troop 3,2", 1) == ("not-free", "TORAK-9.29")
    assert t.refusal("troop 12,12", 1) == ("outside-section", "TORAK-9.29")
    t.play("troop 4,4")
    assert t.asked == [1]  # the second troop has its own roll
    assert "troop 12,12" in t.asks()
    t.play("troop 12,12")
    assert t.troops() == {"4,4": 1, "12,12": 1}
    assert t.asked == [0]


@pytest.mark.clause("TORAK-9.30", "TORAK-4.8")
def test_the_first_troop_is_the_armys_too() -> None:
    t = given(2, "duel", setup=25, sections="33")
    assert t.asked == [1]
    assert "troop 6,6" not in t.asks()
    assert t.refusal("troop 6,6", 1) == ("not-on-hero", "TORAK-9.31")
    assert "troop 6,6" in given(2, "duel", {"setup_troop_hits": True}, setup=25, sections="33").asks()


@pytest.mark.clause("TORAK-9.31")
def test_on_the_hero_by_choice_by_force_or_never() -> None:
    t = army("33")
    assert "troop 6,6" in t.asks()
    assert "troop 5,5" in t.asks()
    assert "troop 6,6" not in army("33", troops="6,6").asks()  # no troop there yet
    assert "troop 6,6" not in army("11").asks()
    assert "troop 6,6" not in army("33", {"duel_on_hero": "never"}).asks()
    forced = army("33", {"duel_on_hero": "forced"})
    assert forced.troops() == {"6,6": 1}
    assert forced.asked == [0]
    assert army("33", {"duel_on_hero": "forced"}, troops="6,6").troops() == {"6,6": 2}
    assert army("11", {"duel_on_hero": "forced"}).asked == [1]


@pytest.mark.clause("TORAK-9.32")
def test_a_full_section_leaves_the_nearest_free_spots() -> None:
    t = army("11", troops=FULL)
    spots = {text.split()[1] for text in t.asks()}
    assert spots == {f"5,{y}" for y in range(5)} | {f"{x},5" for x in range(5)}
    outside = army("11", troops=FULL, heroes="5,4")
    assert "troop 5,4" not in outside.asks()
    inside = army("11", troops=FULL.replace("4,4 ", "").replace(" 4,4", ""), heroes="4,4")
    assert {"troop 4,4", "troop 5,0"} <= set(inside.asks())  # on the hero, or next door


@pytest.mark.clause("TORAK-9.33")
def test_the_army_may_not_pass() -> None:
    assert all(text.startswith("troop") for text in army("11").asks())
    assert army("11").refusal("end", 1) == ("troop-first", "TORAK-9.33")
    everywhere = " ".join(
        spot for spot in SPOT if spot not in ("11,1", "1,3", "7,3", "11,5", "5,9", "11,9", "1,11", "6,6")
    )
    t = army("11", troops=everywhere)
    assert "no_room" in t.news()  # no legal spot: nothing is asked
    assert t.asked == [0]


@pytest.mark.clause("TORAK-9.34", "TORAK-8.8")
def test_who_wins_the_duel() -> None:
    t = given(2, "duel", balls="6,5", dice="12").play("leg n 1 with 1")
    assert (t.ending, t.results) == ("won", (1.0, 0.0))
    t = given(2, "duel", troops="6,6", doses=4, rolls="3")
    assert (t.ending, t.results) == ("captured", (0.0, 1.0))
    t = given(2, "duel", dice="12", boxes=19).play("end")
    assert (t.ending, t.results) == ("time", (0.0, 1.0))
    t = given(2, "duel", monsters="6,5", beans=3, dice="12", fights="16").play("leg n 1 with 1", "fight")
    assert (t.ending, t.results) == ("killed", (0.0, 1.0))
