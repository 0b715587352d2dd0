"""A game from its deal to its end: streams of seeds, rewards, cut off, what cannot be said, tables side by side."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import fingerprint
from nyoi.rl import TableEnv, env
from tests.rl.tables import GAMES, vectors


def play(table: TableEnv, rng: Rng) -> dict[str, float]:
    """Play a game to its end at random; what each agent got, as agents add it up."""
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        _, reward, terminated, truncated, _ = table.last(observe=False)
        got[agent] += reward
        table.step(None if terminated or truncated else table.steps.pick(rng))
    assert not table.agents
    return got


@GAMES
def test_a_seed_begins_a_stream_of_games(id: str) -> None:
    table = env(id)
    streams = []
    for _ in range(2):
        table.reset(seed=7)
        dealt = [fingerprint(table.steps.s)]
        for _ in range(2):
            table.reset()
            dealt.append(fingerprint(table.steps.s))
        streams.append(dealt)
    assert streams[0] == streams[1]
    assert len(set(streams[0])) == 3


def test_without_a_seed_games_differ() -> None:
    one, other = env("toma"), env("toma")
    dealt = []
    for _ in range(3):
        for table in (one, other):
            table.reset()
            dealt.append(fingerprint(table.steps.s))
    assert len(set(dealt)) == 6


@GAMES
@pytest.mark.parametrize("rewards", ["win", "results"])
def test_the_end_brings_what_the_game_says(id: str, rewards: Literal["win", "results"]) -> None:
    table = env(id, rewards=rewards)
    for seed in range(2):
        table.reset(seed=seed)
        got = list(play(table, Rng(seed)).values())
        s = table.steps.s
        assert s.over
        if rewards == "results":
            assert got == list(s.results)
        else:
            assert set(got) <= {-1.0, 0.0, 1.0}
            if max(s.results) != min(s.results):
                assert [reward > 0 for reward in got] == [result > 0 for result in s.results]


def test_a_shared_win_is_a_win_and_what_all_share_is_none() -> None:
    kit = env("toma", seats=3).kit
    s = kit.game.start(kit.setting, 1)
    s.finish("overtime", (0.5, 0.5, 0.0))
    assert kit.final(s) == [1.0, 1.0, -1.0]
    kit = env("duel").kit
    s = kit.game.start(kit.setting, 1)
    s.finish("draw", (0.5, 0.5))
    assert kit.final(s) == [0.0, 0.0]
    kit = env("torak", seats=2, mode="coop").kit
    s = kit.game.start(kit.setting, 1)
    s.finish("beans", (0.0, 0.0))
    assert kit.final(s) == [-1.0, -1.0]  # a team that has lost


@GAMES
def test_points_add_up(id: str) -> None:
    table = env(id, rewards="points")
    table.reset(seed=4)
    begun = table.kit.game.points(table.steps.s)
    got = list(play(table, Rng(4)).values())
    assert got == [now - then for now, then in zip(table.kit.game.points(table.steps.s), begun, strict=True)]


def test_some_points_come_on_the_way() -> None:
    table = env("toma", rewards="points")
    table.reset(seed=4)
    rng, paid = Rng(4), 0
    while not table.terminations[table.agent_selection]:
        table.step(table.steps.pick(rng))
        paid += any(table.rewards.values())
    assert paid > 1


@GAMES
def test_a_game_is_cut_off_after_so_many_actions(id: str) -> None:
    table = env(id, max_cycles=5)
    table.reset(seed=1)
    rng = Rng(1)
    for done in range(5):
        assert not any(table.truncations.values()), done
        table.step(table.steps.pick(rng))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    for _ in range(len(table.possible_agents)):
        table.step(None)
    assert table.agents == []
    table.reset()
    assert not any(table.truncations.values())


@GAMES
def test_what_cannot_be_said_is_refused_with_the_rule_and_nothing_happens(id: str) -> None:
    table = env(id)
    table.reset(seed=2)
    before, who = fingerprint(table.steps.s), table.agent_selection
    wrong = next(place for place in range(len(table.lexicon)) if place not in table.steps.legal)
    with pytest.raises(nyoi.Refused) as refused:
        table.step(wrong)
    assert refused.value.clause
    assert (fingerprint(table.steps.s), table.agent_selection) == (before, who)
    table.step(table.steps.legal[0])
    assert fingerprint(table.steps.s) != before or table.steps.said or table.agent_selection != who


@pytest.mark.parametrize("action", [-1, 10**6, 1.5, None, "discard"])
def test_what_is_no_action_is_none(action: object) -> None:
    table = env("toma")
    table.reset(seed=2)
    with pytest.raises(ValueError, match="an action is a whole number below 166"):
        table.step(action)  # type: ignore[arg-type]
    table.step(np.int64(table.steps.legal[0]))  # type: ignore[arg-type]


@GAMES
def test_tables_side_by_side_do_not_disturb_each_other(id: str) -> None:
    alone = []
    for seed in (1, 2):
        table = env(id)
        table.reset(seed=seed)
        rng, seen = Rng(seed), []
        for _ in range(25):
            if table.terminations[table.agent_selection]:
                break
            seen.append(b"".join(vectors(table)))
            table.step(table.steps.pick(rng))
        alone.append(seen)
    tables, rngs = [env(id), env(id)], [Rng(1), Rng(2)]
    together: list[list[bytes]] = [[], []]
    for table, seed in zip(tables, (1, 2), strict=True):
        table.reset(seed=seed)
    for _ in range(25):
        for table, rng, found in zip(tables, rngs, together, strict=True):
            if not table.terminations[table.agent_selection]:
                found.append(b"".join(vectors(table)))
                table.step(table.steps.pick(rng))
    assert together == alone


def test_what_was_seen_does_not_change_any_more() -> None:
    table = env("toma")
    table.reset(seed=1)
    first, *_ = table.last()
    kept = first["observation"].copy(), first["action_mask"].copy()
    for _ in range(3):
        table.step(table.steps.legal[0])
        table.last()
    assert (first["observation"] == kept[0]).all()
    assert (first["action_mask"] == kept[1]).all()
    first["observation"][:] = 0  # and it is the caller's own
    first["action_mask"][:] = 0
    assert table.last()[0]["observation"].any()


def test_masks_in_infos_are_of_who_is_asked() -> None:
    table = env("toma", seats=3, mask_in="info")
    table.reset(seed=1)
    rng = Rng(1)
    for _ in range(20):
        seen, _, terminated, _, info = table.last()
        assert table.observation_space(table.agent_selection).contains(seen)
        assert not terminated
        assert info["action_mask"].nonzero()[0].tolist() == sorted(table.steps.legal)
        others = [table.infos[agent] for agent in table.agents if agent != table.agent_selection]
        assert not any("action_mask" in other for other in others)
        table.step(table.steps.pick(rng))
