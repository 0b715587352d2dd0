"""Positions from anybody: what the rules make impossible is refused, by key, value and clause."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.torak.position import HEROES
from tests.games.torak.table import given

SOLO: dict[str, Any] = {"seats": 1, "mode": "solo"}
WIDE: dict[str, Any] = {**SOLO, "options": {"map": "wide"}}
TEAM: dict[str, Any] = {"seats": 3, "mode": "coop"}
PAIR: dict[str, Any] = {"seats": 2, "mode": "coop"}
RACE: dict[str, Any] = {"seats": 2, "mode": "competitive"}
DUEL: dict[str, Any] = {"seats": 2, "mode": "duel"}

WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    # written wrongly
    ({**PAIR, "finders": ["-", 0]}, "position-number", "TORAK-7.9", "finders"),
    ({**SOLO, "mountains": 7}, "position-form", "TORAK-7.9", "mountains"),
    ({**SOLO, "mountains": "13,0"}, "position-choice", "TORAK-7.9", "mountains"),
    ({**SOLO, "rivers": "5,4"}, "position-form", "TORAK-7.9", "rivers"),
    ({**SOLO, "rivers": "5,4 n"}, "position-choice", "TORAK-7.9", "rivers"),
    ({**SOLO, "dice": "7"}, "position-number", "TORAK-7.9", "dice"),
    ({**SOLO, "dice": "1" * 8}, "position-many", "TORAK-7.9", "dice"),
    ({**SOLO, "doses": 5}, "position-number", "TORAK-7.9", "doses"),
    ({**SOLO, "turn": 3}, "position-number", "TORAK-7.9", "turn"),
    ({**SOLO, "setup": 26}, "position-number", "TORAK-7.9", "setup"),
    ({**SOLO, "nonsense": 1}, "position-key", "TORAK-7.9", "nonsense"),
    ({**RACE, "sheets": [{"nonsense": 1}, {}]}, "position-key", "TORAK-7.9", "sheets.nonsense"),
    ({**RACE, "sheets": [{}]}, "position-parts", "TORAK-7.9", "sheets"),
    ({**SOLO, "heroes": "6,6 / 6,6"}, "position-many", "TORAK-7.9", "heroes"),
    ({**TEAM, "heroes": "6,6 / 6,6"}, "position-parts", "TORAK-4.11", "heroes"),
    ({**SOLO, "heroes": "6,6", "paths": "6,6 6,5"}, "position-twice", "TORAK-7.9", "paths"),
    # the map
    ({**SOLO, "mountains": "9,3"}, "position-covered", "TORAK-4.3", "mountains"),
    ({**SOLO, "mountains": "6,6"}, "position-on-start", "TORAK-4.3", "mountains"),
    ({**SOLO, "balls": "6,6"}, "position-on-start", "TORAK-4.3", "balls"),
    ({**SOLO, "balls": "4,4 4,4"}, "position-covered", "TORAK-4.3", "balls"),
    ({**SOLO, "mountains": "4,6", "monsters": "4,6"}, "position-covered", "TORAK-4.3", "monsters"),
    ({**SOLO, "rivers": "9,10 e"}, "position-off-map", "TORAK-4.4", "rivers"),
    ({**WIDE, "rivers": "11,10 e"}, "position-off-map", "TORAK-4.4", "rivers"),
    ({**SOLO, "monsters": "1,1"}, "position-off-map", "TORAK-4.4", "monsters"),
    ({**WIDE, "mountains": " ".join(f"{x},0" for x in range(11))}, "position-elements", "TORAK-3.10", "mountains"),
    ({**SOLO, "monsters": "4,6", "beaten": 10}, "position-elements", "TORAK-3.10", "monsters"),
    ({**SOLO, "balls": "4,6", "found": 7}, "position-found", "TORAK-6.30", "found"),
    ({**SOLO, "troops": "9,3"}, "position-troop", "TORAK-6.57", "troops"),
    ({**SOLO, "mountains": "4,6", "troops": "4,6"}, "position-troop", "TORAK-6.57", "troops"),
    ({**SOLO, "troops": "0,0"}, "position-troop", "TORAK-6.57", "troops"),
    ({**RACE, "troops": "4,6"}, "position-mode", "TORAK-9.16", "troops"),
    # heroes and their paths
    ({**SOLO, "heroes": "9,3"}, "position-on-ball", "TORAK-6.29", "heroes"),
    ({**SOLO, "heroes": "1,1"}, "position-off-map", "TORAK-3.1", "heroes"),
    ({**SOLO, "heroes": "4,6", "mountains": "4,6"}, "position-on-obstacle", "TORAK-6.22", "heroes"),
    ({**SOLO, "paths": "6,6 7,7"}, "position-bend", "TORAK-6.9", "paths"),
    ({**SOLO, "paths": "6,6 6,6"}, "position-bend", "TORAK-6.9", "paths"),
    ({**SOLO, "paths": "5,6 6,6"}, "position-from-start", "TORAK-4.11", "paths"),
    ({**SOLO, "paths": "6,6 1,6"}, "position-off-map", "TORAK-3.1", "paths"),
    ({**SOLO, "paths": "6,6 8,6 7,6"}, "position-line-twice", "TORAK-6.16", "paths"),
    ({**TEAM, "paths": "6,6 6,8 / 6,6 6,7 / 6,6"}, "position-line-twice", "TORAK-6.16", "paths"),
    ({**SOLO, "paths": "6,6 8,6 8,8 10,8 10,6 8,6"}, "position-no-crossing", "TORAK-6.17", "paths"),
    ({**SOLO, "paths": "6,6 8,6 8,8 7,8 7,6 6,6"}, "position-turned", "TORAK-6.18", "paths"),
    ({**SOLO, "paths": "6,6 6,3", "mountains": "6,3"}, "position-on-obstacle", "TORAK-6.22", "paths"),
    ({**SOLO, "paths": "6,6 6,2", "rivers": "6,3 s"}, "position-along-river", "TORAK-6.25", "paths"),
    ({**SOLO, "heroes": "4,4", "engaged": [0]}, "position-engaged", "TORAK-6.40", "engaged"),
    ({**SOLO, "paths": "6,6 8,6 8,8 7,8 7,6", "bound": ["-"]}, "position-bound", "TORAK-6.18", "bound"),
    ({**SOLO, "paths": "6,6 8,6", "bound": ["n"]}, "position-bound", "TORAK-6.18", "bound"),
    ({**SOLO, "heroes": "-"}, "position-hero-out", "TORAK-9.5", "heroes"),
    ({**TEAM, "heroes": "- / - / -"}, "position-nobody", "TORAK-9.13", "heroes"),
    ({**TEAM, "heroes": "- / 6,6 / 6,6", "turn": 0}, "position-turn", "TORAK-5.1", "turn"),
    ({**TEAM, "heroes": "- / 6,6 / 6,6", "finders": [1, 0, 0]}, "position-finder-out", "TORAK-9.12", "finders"),
    ({**TEAM, "found": 1, "finders": [1, 1, 0]}, "position-finders", "TORAK-9.12", "finders"),
    ({**SOLO, "finders": [1]}, "position-mode", "TORAK-9.12", "finders"),
    # gauges, dice, time
    ({**SOLO, "beans": 4}, "position-beans", "TORAK-9.1", "beans"),
    ({**SOLO, "filled": 2, "used": 2}, "position-cans", "TORAK-6.45", "filled"),
    ({**SOLO, "burnt": 2, "used": 1}, "position-burnt", "TORAK-6.45", "burnt"),
    ({**SOLO, "dice": "666", "burnt": 0}, "position-dice", "TORAK-6.1", "dice"),
    ({**SOLO, "dice": "66", "either": "66"}, "position-mode", "TORAK-9.23", "either"),
    ({**RACE, "dice": "65", "either": "65"}, "position-either", "TORAK-9.23", "either"),
    ({**SOLO, "boxes": 20}, "position-late", "TORAK-8.3", "boxes"),
    ({**RACE, "boxes": 40}, "position-late", "TORAK-8.11", "boxes"),
    ({**RACE, "boxes": 3, "reached": [4, 0]}, "position-reached", "TORAK-8.11", "reached"),
    ({**SOLO, "balls": ""}, "position-won", "TORAK-6.31", "balls"),
    ({**RACE, "balls": "", "dice": "1"}, "position-won", "TORAK-8.9", "balls"),
    ({**TEAM, "balls": "", "heroes": "4,4 / 4,4 / 4,4"}, "position-won", "TORAK-9.10", "balls"),
    ({**SOLO, "setup": 3, "dice": "12"}, "position-setup", "TORAK-4.11", "setup"),
    ({**SOLO, "setup": 3, "heroes": "4,4"}, "position-setup", "TORAK-4.11", "setup"),
    ({**DUEL, "army": 2}, "position-number", "TORAK-7.9", "army"),
    ({**SOLO, "army": 1}, "position-mode", "TORAK-9.27", "army"),
]


@pytest.mark.parametrize(("position", "reason", "clause", "key"), WRONG, ids=lambda value: str(value)[:60])
def test_what_the_rules_make_impossible_is_refused(
    position: dict[str, Any], reason: str, clause: str, key: str
) -> None:
    with pytest.raises(nyoi.Refused) as no:
        nyoi.given("torak", position)
    assert (no.value.reason, no.value.clause, no.value.facts["key"]) == (reason, clause, key)


@pytest.mark.clause("TORAK-6.18")
def test_a_hero_whose_path_ends_on_a_crossing_is_bound() -> None:
    t = given(paths="6,6 8,6 8,8 7,8 7,6", dice="12")
    assert t.hero()["bound"] == "n"
    assert {text.split()[1] for text in t.asks() if text.startswith("leg")} == {"n"}
    free = given(paths="6,6 8,6 8,8 7,8", dice="12")
    assert free.hero()["bound"] is None


@pytest.mark.clause("TORAK-6.18", "TORAK-6.21")
def test_on_the_path_of_a_teammate_either_may_have_been_there_first() -> None:
    paths = "6,6 8,6 / 6,6 6,8 7,8 7,6"
    assert given(2, paths=paths, turn=1, dice="12").hero(1)["bound"] == "n"
    assert given(2, paths=paths, turn=1, bound="- / -", dice="12").hero(1)["bound"] is None


@pytest.mark.clause("TORAK-6.45", "TORAK-6.1")
def test_more_dice_than_two_were_bought_with_jerrycans() -> None:
    sheet = given(dice="654").sheet()
    assert (sheet["burnt"], sheet["used"]) == (1, 1)


@pytest.mark.clause("TORAK-9.12", "TORAK-6.30")
def test_balls_found_are_no_longer_on_the_map() -> None:
    for said in ({"found": 3}, {"finders": [2, 1]}):
        sheet = given(2, **said).sheet()
        assert (sheet["found"], len(sheet["balls"])) == (3, 4)
    assert len(given(2, balls="1,1").sheet()["balls"]) == 1


@pytest.mark.clause("TORAK-7.9")
def test_loaded_chance_that_does_not_fit_is_said() -> None:
    with pytest.raises(nyoi.ScriptError, match="bad-script value=99 high=1"):
        given(2, "competitive", setup=25, chance=[99])


@pytest.mark.clause("TORAK-6.17", "TORAK-6.19")
def test_a_path_may_cross_itself_and_the_start_at_right_angles() -> None:
    t = given(paths="6,6 8,6 8,8 7,8 7,5 6,5", dice="1")
    assert t.at() == "6,5"
    assert t.hero()["bound"] is None
    over = given(paths="6,6 8,6 8,8 6,8 6,4", dice="1")
    assert over.at() == "6,4"


@pytest.mark.parametrize("played", [0, 1, 7])
@pytest.mark.parametrize("roll", ["dice", "rolls"])
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("competitive", 2)])
def test_boxes_are_the_turns_played_before_the_dice_on_the_table(mode: str, seats: int, roll: str, played: int) -> None:
    t = nyoi.given("torak", {"seats": seats, "mode": mode, "boxes": played, roll: "11"})
    assert t.view(-1)["turn"] == played + 1


@pytest.mark.clause("TORAK-8.11")
def test_the_last_turn_of_a_race_may_be_on_the_table_and_none_after_it() -> None:
    last = {"seats": 2, "mode": "competitive", "options": {"competitive_turn_cap": 3}, "dice": "11"}
    assert nyoi.given("torak", {**last, "boxes": 2}).view(-1)["turn"] == 3
    with pytest.raises(nyoi.Refused) as refused:
        nyoi.given("torak", {**last, "boxes": 3})
    assert (refused.value.reason, refused.value.facts["value"], refused.value.facts["most"]) == (
        "position-late",
        "3",
        2,
    )


def test_the_example_of_heroes_is_two_heroes_on_one_spot() -> None:
    t = nyoi.given("torak", {"seats": 2, "mode": "competitive", "heroes": HEROES.kind.example, "rolls": "11"})
    assert [hero["at"] for hero in t.view(-1)["heroes"]] == ["6,6", "6,6"]
