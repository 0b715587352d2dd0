"""Two heroes who share a sheet: who goes for which balls, where each tour ends, and what may hit whom meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from nyoi.games.torak.content import STEPS
from nyoi.games.torak.mind.chart import tour_of
from nyoi.games.torak.mind.odds import hit, struck
from nyoi.games.torak.mind.policy import policy
from nyoi.games.torak.mind.value_team import Pair, pair_of
from nyoi.games.torak.state import Torak
from nyoi.kernel.play import offered, whose
from nyoi.kernel.rng import Rng
from tests.games.torak.table import given, new
from tests.games.torak.test_mind import questions


def pair(s: Torak) -> Pair:
    found = pair_of(s, tour_of(s.sheets[0], s.terms.stop))
    assert found is not None
    return found


def walked(plan: Pair, spot: int, order: Sequence[int]) -> tuple[float, int]:
    """What a tour takes that finds balls in this order, and where it ends."""
    dice = 0.0
    for j in order:
        dice += plan.tour.fields[j][spot]
        spot = plan.tour.balls[j]
    return dice, spot


@pytest.mark.parametrize("balls", ["1,1 7,3 11,11", "5,5 1,9 11,3 9,9"])
def test_no_other_split_takes_less(balls: str) -> None:
    """By hand: every way to share the balls out, in every order, and the way from the one end to the other."""
    s = given(2, balls=balls, heroes="6,12 / 0,6", dice="31").state
    plan, count = pair(s), len(balls.split())
    least = 1e9
    for order in permutations(range(count)):
        for cut in range(count + 1):
            mine, end = walked(plan, s.at[0], order[:cut])
            other, goal = walked(plan, s.at[1], order[cut:])
            # Who has nothing to find comes from where he is to the other's last ball.
            apart = plan.tour.fields[order[cut - 1]][goal] if cut else plan.tour.fields[order[-1]][end]
            least = min(least, max(2 * max(mine, other), mine + other + apart))
    assert plan.dice == pytest.approx(least)


def test_a_tour_ends_where_the_other_one_will_be() -> None:
    s = given(2, balls="1,1 7,3 11,11", heroes="6,12 / 0,6", dice="31").state
    plan = pair(s)
    assert plan.share[0] | plan.share[1] == 7
    assert plan.share[0] & plan.share[1] == 0
    for seat in (0, 1):
        mine = [j for j in range(3) if plan.share[seat] >> j & 1]
        ways = [walked(plan, s.at[seat], order) for order in permutations(mine)]
        least = min(dice + plan.goals[seat][end] for dice, end in ways)
        assert plan.length(seat, s.at[seat], plan.share[seat]) == pytest.approx(least)
        assert plan.length(seat, s.at[seat], 0) == plan.goals[seat][s.at[seat]]


def test_who_has_nothing_to_find_comes_to_the_other_s_last_ball() -> None:
    t = given(2, balls="11,11", heroes="1,1 / 11,9", dice="65", turn=0)
    s = t.state
    assert pair(s).share == [0, 1]
    before = STEPS[s.at[0]][s.sheets[0].balls[0]]
    rng = Rng(1)
    while whose(t.state) == 0:
        t.table.play(policy(t.table.view(0), offered(t.state, 0), rng, 5), seat=0)
    assert STEPS[t.state.at[0]][s.sheets[0].balls[0]] <= before - 8


def test_only_two_who_take_turns_are_a_pair() -> None:
    for seats, mode in ((1, "solo"), (2, "competitive"), (2, "duel"), (3, "coop")):
        s = new(seats, mode, 1, setup_placement="auto_random").state
        assert pair_of(s, tour_of(s.sheets[0], s.terms.stop)) is None


def test_of_two_heroes_each_is_in_danger_twice_before_his_turn() -> None:
    """A box is ticked after each hero's turn (TORAK-5.5), and both times troops fall."""
    seen = 0
    for s, seat in questions(2, "coop", False, 15):
        once = hit(s, seat)
        twice = struck(s, seat)
        assert once <= twice <= 1
        if 0 < once < 1 and s.boxes < 4:  # one troop each time
            seen += 1
            assert twice == pytest.approx(1 - (1 - once) ** 2)
    assert seen > 3
    for s, seat in questions(1, "solo", False, 16):
        assert struck(s, seat) == hit(s, seat)
