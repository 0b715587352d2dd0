"""Ratings against openskill's own figures, and hand-made cases."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from nyoi.server.past.ratings import fresh, names_of, points, provisional, rated
from nyoi.server.store.past import Change, Past, PastSeat, Skill


def seat(player: int | None, place: int, level: int = 0, gone: bool = False, result: float = -1.0) -> PastSeat:
    result = float(place == 1) if result < 0 else result
    return PastSeat(player, "x", "bot" if level else "human", level, result, place, 0.0, gone)


def past(*seats: PastSeat, game: str = "uno", mode: str = "single") -> Past:
    return Past("t", game, mode, 1, True, 0.0, 10, 60.0, "", {}, seats)


def after(game: Past, **known: Skill) -> dict[str, Change]:
    return rated(game, lambda who: known.get(who.replace(":", "_")))


def alike(skill: Skill, mu: float, sigma: float) -> bool:
    return abs(skill.mu - mu) < 1e-9 and abs(skill.sigma - sigma) < 1e-9


def test_three_players_are_rated_as_openskill_does() -> None:
    model = PlackettLuce()
    start = [[model.rating(mu=30.0, sigma=5.0)], [model.rating()], [model.rating(mu=20.0, sigma=3.0)]]
    wanted = model.rate(start, ranks=[2, 1, 3])
    known = {"player_1": Skill(30.0, 5.0, 7), "player_3": Skill(20.0, 3.0, 40)}
    found = after(past(seat(1, 2), seat(2, 1), seat(3, 3)), **known)
    for name, [row], games in zip(("player:1", "player:2", "player:3"), wanted, (8, 1, 41), strict=True):
        assert alike(found[name].after, row.mu, row.sigma)
        assert found[name].after.games == games
    assert found["player:2"].before == fresh() == Skill(25.0, 25.0 / 3)


def test_who_shares_a_place_draws() -> None:
    model = PlackettLuce()
    [[one], [two]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 1])
    found = after(past(seat(1, 1), seat(2, 1)))
    assert alike(found["player:1"].after, one.mu, one.sigma)
    assert alike(found["player:2"].after, two.mu, two.sigma)


def test_who_has_left_comes_last_whatever_the_bot_achieved() -> None:
    found = after(past(seat(1, 1, gone=True), seat(2, 2)))
    assert found["player:1"].after.mu < 25.0 < found["player:2"].after.mu


def test_bots_of_a_level_are_rated_like_people_and_two_of_them_together() -> None:
    game = past(seat(1, 1), seat(None, 2, level=3), seat(None, 3, level=3))
    assert names_of(game) == ["player:1", "bot:3", "bot:3"]
    model = PlackettLuce()
    rows = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    found = after(game)
    assert {*found} == {"player:1", "bot:3"}
    assert found["bot:3"].after.mu == pytest.approx((rows[1][0].mu + rows[2][0].mu) / 2)
    assert found["bot:3"].after.games == 1


def test_who_plays_together_is_a_team_against_the_game() -> None:
    model = PlackettLuce()
    for won, ranks in ((1.0, [1.0, 2.0]), (0.0, [2.0, 1.0])):
        game = past(seat(1, 1, result=won), seat(2, 1, result=won), game="torak", mode="coop")
        [team, [itself]] = model.rate([[model.rating(), model.rating()], [model.rating()]], ranks=ranks)
        found = after(game)
        assert found["player:1"].after.mu == pytest.approx(team[0].mu)
        assert found["player:2"].after.mu == pytest.approx(team[1].mu)
        assert found["game:coop"].after.mu == pytest.approx(itself.mu)


@pytest.mark.parametrize("seats", [[seat(1, 1), seat(1, 2)], [seat(None, 1), seat(2, 2)]])
def test_nothing_is_learned_of_who_plays_against_himself_or_nobody(seats: list[PastSeat]) -> None:
    assert after(past(*seats)) == {}


def test_how_a_rating_is_shown() -> None:
    assert [points(mu) for mu in (25.0, 26.0, 20.0)] == [1500, 1540, 1300]
    assert provisional(fresh())
    assert provisional(Skill(30.0, 3.0, 4))
    assert provisional(Skill(30.0, 4.5, 50))
    assert not provisional(Skill(30.0, 3.9, 5))
