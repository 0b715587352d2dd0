"""Bots for every role (TORAK section 12), warnings (TORAK-11.8)."""

from __future__ import annotations

import pytest

from nyoi.games.torak.content import MAPS, TABLES, zone
from nyoi.games.torak.mind.odds import HIT, ODDS
from nyoi.games.torak.mind.policy import policy
from nyoi.games.torak.rules.tour import RUN, Tour
from nyoi.games.torak.sheet import Sheet
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from tests.games.torak.table import Look, given, new

NINE = zone(MAPS.index("wide"), TABLES.index("3x3"))


def chosen(t: Look, level: int = 5, seat: int | None = None) -> str:
    who = asked(t.state)[0] if seat is None else seat
    return policy(t.table.view(who), offered(t.state, who), Rng(1), level).text


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_ball_in_reach_is_taken(level: int) -> None:
    t = given(balls="6,3 0,0", dice="31").play(chosen(given(balls="6,3 0,0", dice="31"), level))
    while t.state.boxes == 0 and t.key == "act":
        t.play(chosen(t, level))
    assert t.sheet()["found"] == 6
    assert chosen(given(balls="6,5", dice="16"), level).startswith("leg n 1")  # the win


def test_the_last_ball_is_taken_however_far_the_others_are() -> None:
    far = given(2, balls="6,4", paths="6,6 / 6,6 12,6 12,12", turn=0, dice="26")
    assert chosen(far).startswith("leg n 2")


def test_small_cares() -> None:
    assert chosen(given(troops="6,6", dice="65")) == "escape 6"  # a 6 before a dose
    assert chosen(given(filled=2, boxes=3)) == "burn 1"
    assert chosen(given(filled=2, boxes=3, troops="6,6", doses=3)) == "burn 2"
    assert chosen(given(monsters="6,5", dice="15", doses=2, beans=3).play("leg n 1 with 1")) in ("flee", "train 5")


def test_the_army_goes_for_the_hero_and_then_for_the_balls() -> None:
    assert chosen(given(2, "duel", dice="1", sections="33").play("end")) == "troop 6,6"
    spot = chosen(given(2, "duel", dice="1", sections="11").play("end")).split()[1]
    assert spot in ("1,2", "1,4", "0,3", "2,3")


def test_in_the_draft_no_ball_is_choked() -> None:
    t = given(2, "competitive", setup=1, sheets=[{"balls": "0,1", "rivers": "9,9 e"}] * 2, sections="11")
    assert chosen(t, seat=0) != "mountain 0,0"


def test_who_has_found_nothing_lets_a_finder_escape_first() -> None:
    paths = "6,6 6,4 / 6,6 8,6 / 6,6 6,8"
    t = given(3, paths=paths, troops="6,4 8,6", finders=[0, 1, 0], doses=4, rolls="621")
    assert chosen(t) == "yield"


@pytest.mark.parametrize(("seats", "mode"), [(2, "coop"), (3, "coop"), (2, "competitive"), (2, "duel")])
@pytest.mark.parametrize("level", [1, 3])
def test_bots_play_whole_games_from_views(seats: int, mode: str, level: int) -> None:
    t = new(seats, mode, 5, setup_placement="auto_random", competitive_turn_cap=6)
    rng = Rng(1)
    while not t.table.over:
        seat = asked(t.state)[0]
        t.table.play(policy(t.table.view(seat), offered(t.state, seat), rng, level), seat=seat)
    assert t.ending != "conceded"


def test_odds_and_risks_of_the_ruling_book() -> None:
    assert [round(100 * ODDS[edge]) for edge in (-2, -1, 0, 1, 2, 3, 4)] == [17, 28, 42, 58, 72, 83, 92]
    assert HIT[NINE][5 * 13 + 5] == pytest.approx(1 / 9)
    assert HIT[NINE][4 * 13 + 4] == pytest.approx(4 / 9)


def test_the_tour_grows_with_every_obstacle() -> None:
    sheet = Sheet()
    open_map = Tour(sheet, False)
    every = (1 << 7) - 1
    assert open_map.fields[0][sheet.balls[0]] == 0
    assert open_map.length(84, every) > open_map.length(84, every & ~1)
    assert min(field[84] for field in open_map.fields) >= RUN[1]
    sheet.draw(1, 5 * 13 + 5, 1)
    assert Tour(sheet, False).length(84, every) >= open_map.length(84, every)


def test_careful_play_beats_random_play() -> None:
    balls = []
    for level in (0, 3):
        found = 0
        for seed in range(4):
            t = new(1, "solo", seed, setup_placement="auto_random")
            rng = Rng(seed)
            while not t.table.over:
                moves = [m for m in offered(t.state, 0) if m.word != "concede"]
                t.table.play(policy(t.table.view(0), moves, rng, level) if level else rng.pick(moves))
            found += t.sheet()["found"]
        balls.append(found)
    assert balls[1] > 2 * balls[0]
