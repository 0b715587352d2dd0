"""The test behind a report's marks, on games made up so that the truth is known."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from nyoi.kernel.rng import Rng
from nyoi.lab.report.compare import Comparison, Share, judged
from nyoi.lab.report.pairs import SIGN, fixed, pairs

duckdb = pytest.importorskip("duckdb")
THINGS = tuple("abcdefgh")
USED = "SELECT job, number, seat, thing, x FROM uses"
Game = tuple[list[float], list[dict[str, int]]]  # results, and how often each seat used which thing


@contextmanager
def compared(games: list[Game]) -> Iterator[Comparison]:
    """The comparison of some games in which seat 0 begins."""
    with duckdb.connect(":memory:") as duck:
        duck.execute("CREATE TABLE games (job TEXT, number INT, bots TEXT[], results DOUBLE[], starter TINYINT)")
        duck.execute("CREATE TABLE uses (job TEXT, number INT, seat INT, thing TEXT, x INT)")
        results = [results for results, _ in games]
        duck.execute(
            "INSERT INTO games SELECT 'games', unnest(range(?)), ?, unnest(?::DOUBLE[][]), 0",
            [len(games), ["random"] * len(results[0]), results],
        )
        uses = [
            (n, seat, thing, x)
            for n, (_, seats) in enumerate(games)
            for seat, things in enumerate(seats)
            for thing, x in things.items()
        ]
        duck.execute(
            "INSERT INTO uses SELECT 'games', unnest(?::INT[]), unnest(?::INT[]), unnest(?::TEXT[]), unnest(?::INT[])",
            [[use[part] for use in uses] for part in range(4)],
        )
        yield Comparison(duck, {"games": "games"}, together=False)


def survival(seed: int, games: int, strong: str = "") -> list[Game]:
    """Games of four in which who lives longest wins and uses most; a `strong` thing lets its user live longer."""
    rng, found = Rng(seed), []
    for _ in range(games):
        lives = [1 + rng.below(6) for _ in range(4)]
        seats: list[dict[str, int]] = [{} for _ in range(4)]
        for seat in range(4):
            left = lives[seat]
            while left:
                left -= 1
                thing = rng.pick(THINGS)
                seats[seat][thing] = seats[seat].get(thing, 0) + 1
                if thing == strong and rng.below(2):
                    lives[seat] += 1  # it lives on without using more
        best = [seat for seat in range(4) if lives[seat] == max(lives)]
        found.append(([float(seat in best) / len(best) for seat in range(4)], seats))
    return found


def marked(games: list[Game]) -> list[Share]:
    with compared(games) as comparison:
        (rows,) = judged([comparison.uses(USED)])
        return [row for row in rows if row.out]


def test_who_lives_longer_uses_more_and_nothing_is_marked() -> None:
    """Seeds 0 to 39: every thing is used by winners in far more than a quarter of all cases."""
    with compared(survival(0, 300)) as comparison:
        rows = comparison.uses(USED)
    assert len(rows) == len(THINGS)
    assert min(row.share for row in rows) > 0.3
    assert all(row.due == pytest.approx(row.share, abs=0.07) for row in rows)
    assert sum(bool(marked(survival(seed, 300))) for seed in range(40)) <= 2


def test_a_strong_thing_is_marked() -> None:
    """Seeds 0 to 9."""
    found = [[row.id for row in marked(survival(seed, 400, strong="c")) if row.share > row.due] for seed in range(10)]
    assert sum("c" in ids for ids in found) >= 9
    assert sum(any(id != "c" for id in ids) for ids in found) <= 1


def test_seats_that_win_together_are_alike() -> None:
    games: list[Game] = [([float(n % 5 == 0)] * 3, [{}] * 3) for n in range(100)]
    with compared(games) as comparison:
        rows = comparison.groups("seat", "mean")
    assert [row.share for row in rows] == [row.due for row in rows] == pytest.approx([0.2] * 3)
    assert not any(row.out for row in judged([rows])[0])


def teams(seed: int, games: int, picks: int = 2) -> list[Game]:
    """Games of two sides of two things each; `a` and `b` together always win."""
    rng, found = Rng(seed), []
    for _ in range(games):
        order = list(THINGS[:6])
        rng.shuffle(order)
        sides = [set(order[:picks]), set(order[picks : 2 * picks])]
        strong = [{"a", "b"} <= side for side in sides]
        winner = strong.index(True) if any(strong) else rng.below(2)
        found.append(([float(side == winner) for side in (0, 1)], [dict.fromkeys(side, 1) for side in sides]))
    return found


def test_a_pair_that_is_more_than_both_is_marked() -> None:
    """Seeds 0 to 9, 1,500 games."""
    hits = others = 0
    for seed in range(10):
        with compared(teams(seed, 1500)) as comparison:
            singles = comparison.uses(USED)
            (rows,) = judged([pairs(comparison, singles, USED)])
        out = {row.id for row in rows if row.out}
        hits += SIGN.join("ab") in out
        others += bool(out - {SIGN.join("ab")})
    assert hits == 10
    assert others <= 1


def test_things_that_always_stand_together_are_found() -> None:
    games: list[Game] = [([1.0, 0.0], [{"a": 1, "b": 1, "c": 1}, {"d": 1, "e": 1}]) for _ in range(30)]
    games += [([1.0, 0.0], [{"d": 1, "f": 1}, {"e": 1, "g": 1}]) for _ in range(30)]
    with compared(games) as comparison:
        assert fixed(comparison, USED) == [["a", "b", "c"]]
