"""Setup: sides, tokens, market, draft, teams (DUEL section 4)."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.duel.content import TILES
from tests.games.duel.table import At, new, unit

DRAFT = ["goku", "vegeta", "piccolo", "nappa", "gohan", "raditz", "krilin", "tenshinhan", "yamcha"]


def drafted(**options: Any) -> At:
    """A: goku piccolo gohan krilin yamcha; B: vegeta nappa raditz tenshinhan chaozu."""
    return new(**options).play(*[f"pick {id}" for id in DRAFT])


def formed(a: str, b: str, **options: Any) -> At:
    t = drafted(**options)
    t.table.play(f"team {a}", seat=0)
    t.table.play(f"team {b}", seat=1)
    return t


@pytest.mark.clause("DUEL-4.1")
def test_the_engine_draws_who_is_a_unless_the_host_says() -> None:
    drawn = {nyoi.new("duel", 2, seed).view(0)["a"] for seed in range(10)}
    assert drawn == {0, 1}
    assert {new(seed).view(0)["a"] for seed in range(10)} == {0}
    t = At(nyoi.new("duel", 2, 3, options={"teams": "preset_saga"}))
    assert t["goku"]["owner"] == t.view(0)["a"]


@pytest.mark.clause("DUEL-4.5")
def test_tokens_lie_face_down_a_group_to_a_tile() -> None:
    orders = set()
    for seed in range(8):
        view = new(seed, teams="preset_saga").view(0)
        orders.add(tuple(view["groups"]))
        assert sorted(view["groups"]) == sorted(TILES)
        assert len(view["tokens"]) == 28
        for row in view["tokens"]:
            assert row["token"] is None
            assert view["groups"][row["group"] - 1] == row["zone"][0]
    assert len(orders) > 1  # the engine draws


@pytest.mark.clause("DUEL-4.5")
def test_the_players_name_the_tiles_of_the_groups() -> None:
    t = new(token_tiles="players", teams="preset_saga")
    for n, tile in enumerate(["5", "1", "A", "B", "4", "3"]):
        assert (t.key, t.seat) == ("token-tile", n % 2)
        assert len(t.offers()) == 7 - n
        t.play(f"tile {tile}")
    assert t.view(0)["groups"] == ["5", "1", "A", "B", "4", "3", "2"]  # the last goes by itself


@pytest.mark.clause("DUEL-4.6")
def test_round_one_no_score_three_cards_revealed() -> None:
    view = new(handicap=False, teams="preset_saga").view(0)
    assert (view["round"], [p["points"] for p in view["players"]]) == (1, [0, 0])
    assert all(row["card"] and row["cut"] == 0 for row in view["market"])
    assert len(view["market"]) == 3
    assert (view["deck"], view["discard"]) == (37, [])
    orders = {tuple(row["card"] for row in new(seed, teams="preset_saga").view(0)["market"]) for seed in range(6)}
    assert len(orders) > 1


@pytest.mark.clause("DUEL-4.7")
def test_the_draft_alternates_from_a_until_all_are_taken() -> None:
    t = new()
    for n, id in enumerate(DRAFT):
        assert (t.key, t.seat) == ("draft-pick", n % 2)
        assert len(t.offers()) == 10 - n
        t.play(f"pick {id}")
        if n < 8:
            assert t.no(f"pick {id}") == "taken DUEL-4.7"
    assert t.key == "team-form"
    view = t.view(-1)  # picks are public
    assert view["players"][0]["drafted"] == DRAFT[::2]
    assert view["players"][1]["drafted"] == [*DRAFT[1::2], "chaozu"]


@pytest.mark.clause("DUEL-4.8", "DUEL-7.17")
def test_teams_are_formed_at_once_and_in_secret() -> None:
    t = drafted()
    assert t.table.decision is not None
    assert t.table.decision.kind == nyoi.ALL
    assert len(t.offers()) == 5 + 10 + 10 + 5  # one to four of five
    t.table.play("team goku gohan yamcha", seat=0)
    assert t.view(0)["formed"] == ["goku", "gohan", "yamcha"]
    assert t.view(0)["ready"] == [True, False]
    for other in (1, -1):
        assert t.view(other)["formed"] is None
        assert t.view(other)["ready"] == [True, False]
        assert t.view(other)["units"] == []
    t.table.play("team raditz nappa vegeta", seat=1)
    assert [row["id"] for row in t.view(1)["units"]] == ["goku", "gohan", "yamcha", "raditz", "nappa", "vegeta"]


@pytest.mark.clause("DUEL-4.8")
def test_a_team_has_one_to_four_of_the_five() -> None:
    t = drafted()
    assert t.no("team", 0) == "team-size DUEL-4.8"
    assert t.no("team goku gohan piccolo krilin yamcha", 0) == "team-size DUEL-4.8"
    assert t.no("team vegeta", 0) == "not-drafted DUEL-4.8"
    assert t.no("team gohan goku", 0) == "team-order DUEL-4.8"


@pytest.mark.clause("DUEL-4.9")
def test_thirteen_points_are_advice_and_a_limit_is_an_option() -> None:
    t = drafted()
    assert "team goku gohan piccolo krilin" in t.offers(seat=0)  # 15
    limited = drafted(team_value_max=7)
    assert "team goku yamcha" in limited.offers(seat=0)
    assert "team goku gohan" not in limited.offers(seat=0)
    assert limited.no("team goku gohan", 0) == "team-too-dear DUEL-4.9"
    for seat in (0, 1):
        assert drafted(team_value_max=3).offers(seat=seat)
    with pytest.raises(nyoi.Refused, match="preset-too-dear"):
        new(teams="preset_saga", team_value_max=13)
    with pytest.raises(nyoi.Refused, match="bad-option"):
        new(team_value_max=2)


@pytest.mark.clause("DUEL-4.10")
def test_the_lower_team_starts_with_the_difference() -> None:
    t = formed("goku gohan piccolo yamcha", "raditz nappa vegeta")
    assert t.points == [0, 2]
    assert (t.state.gains, t.state.reached) == (0, [0, 0])  # reached at the start (DUEL-8.3)
    assert formed("yamcha", "raditz nappa vegeta").points == [10, 0]
    assert formed("goku gohan piccolo", "raditz nappa vegeta").points == [0, 0]
    assert formed("yamcha", "raditz nappa vegeta", handicap=False).points == [0, 0]


@pytest.mark.clause("DUEL-4.11")
def test_boards_at_the_start() -> None:
    t = formed("goku gohan piccolo yamcha", "tenshinhan raditz nappa vegeta")
    row = t["goku"]
    assert (row["health"], row["stars"], row["parades"], row["zone"]) == (7, 0, 0, None)
    assert row["ki"] == 1  # 0, and the reward of round 1
    assert len(t.view(0)["reserve"]) == 6
    assert t.state.owner[10] == 1  # nappa's owner has the Saibaimen
    assert "krilin" not in [row["id"] for row in t.view(0)["units"]]
    without = formed("goku gohan piccolo yamcha", "tenshinhan raditz vegeta")  # drafted, not in the team
    assert without.state.owner[10] == nyoi.NOBODY


@pytest.mark.clause("DUEL-4.12")
def test_the_preset_of_the_rulebook() -> None:
    t = new(teams="preset_saga")
    assert {row["id"]: row["owner"] for row in t.view(0)["units"]} == {
        **dict.fromkeys(["goku", "gohan", "piccolo", "yamcha"], 0),
        **dict.fromkeys(["raditz", "nappa", "vegeta"], 1),
    }
    assert t.points == [0, 2]


@pytest.mark.clause("DUEL-4.12")
def test_free_teams_are_picked_in_turn_and_publicly() -> None:
    t = new(teams="free")
    assert (t.key, t.seat) == ("team-pick", 0)
    assert "stop" not in t.offers()  # at least one
    t.play("pick goku", "pick vegeta", "pick gohan", "pick nappa", "stop")
    for id in ("raditz", "yamcha"):
        assert t.seat == 1
        assert "stop" in t.offers()
        t.play(f"pick {id}")
    assert t.key == "act-choose"  # four: he stops by himself
    assert sorted(c for c in range(10) if t.state.owner[c] == 1) == sorted(
        unit(id) for id in ["vegeta", "nappa", "raditz", "yamcha"]
    )
    limited = new(teams="free", team_value_max=5).play("pick piccolo")
    assert "pick goku" in limited.offers()
    limited.play("pick yamcha")
    assert limited.seat == 1  # A has 4 of 5 points and nobody is worth 1: he has stopped
    assert limited.offers() == ["pick gohan", "pick krilin", "pick tenshinhan", "pick chaozu", "pick raditz", "stop"]
    assert limited.no("pick goku") == "team-too-dear DUEL-4.9"
