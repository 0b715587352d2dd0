"""The generator: fair enough to deal with, the same everywhere, not in step with its forks."""

from __future__ import annotations

from collections import Counter

from nyoi.kernel.rng import M1, M2, Rng, mix
from nyoi.kernel.state import State, shuffle_script


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = Rng(42), Rng(42)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
    assert [Rng(42).below(6) for _ in range(3)] == [Rng(42).below(6)] * 3


def test_known_draws_stay() -> None:
    """Seeds in documents and reports must go on meaning the same games."""
    rng = Rng(1)
    assert [rng.below(100) for _ in range(8)] == [50, 7, 34, 5, 73, 48, 47, 19]


def test_dice_are_fair() -> None:
    rng = Rng(3)
    count = Counter(rng.below(6) for _ in range(60_000))
    assert set(count) == set(range(6))
    assert all(9_600 < n < 10_400 for n in count.values())  # 4 standard deviations


def test_first_draws_of_neighbouring_seeds_are_fair() -> None:
    count = Counter(Rng(seed).below(10) for seed in range(20_000))
    assert all(1_830 < n < 2_170 for n in count.values())


def test_shuffles_are_fair() -> None:
    rng = Rng(4)
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        count[tuple(items)] += 1
    assert len(count) == 24
    assert all(870 < n < 1_130 for n in count.values())


def test_a_fork_is_not_in_step_with_its_parent() -> None:
    parent = Rng(5)
    child = parent.fork()
    pairs = Counter((parent.below(4), child.below(4)) for _ in range(16_000))
    assert all(870 < n < 1_130 for n in pairs.values())


def test_big_seeds_count_whole() -> None:
    assert mix(1) != mix(1 + (1 << 64))
    assert mix(1) != mix(1 + (1 << 63))


def test_seeds_are_hashed_by_splitmix() -> None:
    """In halves, for compiled ints; the sum written plainly must give the same."""

    def plainly(seed: int, salt: int) -> int:
        word = (1 << 64) - 1
        z = (seed ^ (seed >> 64)) & word
        for add in (0x9E3779B97F4A7C15, salt & word, salt >> 64 & word):
            z = (z + add + 0x9E3779B97F4A7C15) & word
            z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & word
            z = ((z ^ z >> 27) * 0x94D049BB133111EB) & word
            z ^= z >> 31
        return z

    rng = Rng(8)
    for bits in (0, 1, 31, 32, 33, 62, 63, 64, 65, 127, 128):
        for _ in range(40):
            seed, salt = (rng.below(1 << 31) << bits) - rng.below(2), rng.below(1 << 31) << rng.below(bits + 1)
            assert mix(seed, salt) == plainly(seed, salt)
            assert Rng(seed).a == plainly(seed, 0) % (M1 - 1) + 1
            assert Rng(seed).b == (plainly(seed, 0) >> 32) % (M2 - 1) + 1


def test_what_a_shuffle_drew_is_noted() -> None:
    s = State()
    s.rng, s.drawn = Rng(9), []
    order = s.shuffle((1, 2, 3, 4, 5))
    assert tuple(s.drawn) == shuffle_script((1, 2, 3, 4, 5), order)


def test_unit_is_below_one() -> None:
    rng = Rng(6)
    draws = [rng.unit() for _ in range(2_000)]
    assert all(0 <= x < 1 for x in draws)
    assert 0.47 < sum(draws) / len(draws) < 0.53


class Last(Rng):
    """A generator of somebody else's, as a live server brings one."""

    def below(self, n: int) -> int:
        return n - 1


def test_a_state_draws_from_the_generator_it_is_given() -> None:
    s = State()
    s.rng = Last()
    s.streams = [Last()]
    assert [s.chance(6), s.roll(6), s.chance(9, stream=1)] == [5, 6, 8]
    assert s.shuffle((1, 2, 3)) == (1, 2, 3)  # the last of those that are left, each time
    s.drawn = []
    assert s.shuffle((1, 2, 3)) == (1, 2, 3)
    assert s.drawn == [2, 1]
    assert Last().pick([4, 5, 6]) == 6


def test_a_shuffle_draws_alike_whether_it_is_recorded_or_not() -> None:
    one, other = State(), State()
    one.rng, other.rng = Rng(5), Rng(5)
    one.drawn = []
    assert one.shuffle(tuple(range(50))) == other.shuffle(tuple(range(50)))
    assert one.chance(1000) == other.chance(1000)
