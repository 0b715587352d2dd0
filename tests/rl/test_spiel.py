"""The games in OpenSpiel: its own tests, chance as a player, lines that travel, dreams for its search."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, ismcts, mcts

import nyoi
from nyoi.kernel.play import Refused, advance, offered, settle, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, fingerprint
from nyoi.lab import exact
from nyoi.rl.kit import Kit
from nyoi.rl.line import Fate, Line
from nyoi.rl.spiel import SpielGame, SpielState
from nyoi.testing.playing import Case
from tests.rl.tables import GAMES, TABLES

LENGTH = 60  # actions after which a table of OpenSpiel's test is given up: the small ones end before


def loaded(game: str, **params: Any) -> Any:
    return pyspiel.load_game(f"nyoi_{game}", params)


def at_random(state: Any, rng: Rng, actions: int = LENGTH) -> Any:
    """Play on at random, so many actions of seats and whatever falls between."""
    until = state.line.actions + actions
    while not state.is_terminal() and (state.is_chance_node() or state.line.actions < until):
        state.apply_action(rng.pick(state.legal_actions()))
    return state


@TABLES
def test_open_spiels_own_test_passes(case: Case) -> None:
    game = loaded(case.game, seats=case.seats, mode=case.mode, length=LENGTH)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@TABLES
def test_sampled_chance_is_no_player_and_travels(case: Case) -> None:
    """Their test asks sampled games for the state of a generator, which games in Python cannot tell; hence ours."""
    game = loaded(case.game, seats=case.seats, mode=case.mode, chance="sampled", seed=3, length=LENGTH)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    rng, state = Rng(5), game.new_initial_state()
    while not state.is_terminal():
        assert not state.is_chance_node()
        seat, legal = state.current_player(), state.legal_actions()
        assert legal == sorted(legal)
        assert sum(state.legal_actions_mask()) == len(legal)
        assert len(state.observation_tensor(seat)) == game.observation_tensor_shape()[0]
        if state.line.actions % 7 == 0:
            again = game.deserialize_state(state.serialize())
            for other in (again, state.clone(), pickle.loads(pickle.dumps(state))):
                assert str(other) == str(state)
                assert other.legal_actions() == legal
                assert other.information_state_string(seat) == state.information_state_string(seat)
        state.apply_action(rng.pick(legal))
    assert len(state.returns()) == case.seats


def test_the_same_seed_samples_the_same_games() -> None:
    ends = [str(at_random(loaded("uno", chance="sampled", seed=s).new_initial_state(), Rng(1), 999)) for s in (8, 8, 9)]
    assert ends[0] == ends[1] != ends[2]


def test_a_copy_does_not_foresee_sampled_chance() -> None:
    state = at_random(loaded("toma", chance="sampled", seed=2).new_initial_state(), Rng(1), 1)
    ends = {str(at_random(state.clone(), Rng(1), 999)) for _ in range(8)}
    assert len(ends) > 1


@GAMES
def test_probabilities_of_chance_are_equal_and_sum_to_one(id: str) -> None:
    rng, state, nodes = Rng(4), loaded(id).new_initial_state(), 0
    while not state.is_terminal() and state.line.actions < LENGTH:
        if state.is_chance_node():
            nodes += 1
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert outcomes == tuple(range(len(outcomes)))
            assert 1 < len(outcomes) <= state.get_game().max_chance_outcomes()
            assert sum(chances) == pytest.approx(1)
            assert len(set(chances)) == 1
        state.apply_action(rng.pick(state.legal_actions()))
    assert nodes > 3


class Noted(Rng):
    """A generator that notes what fell, where more than one thing could."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.source = Rng(seed)
        self.fell: list[int] = []

    def below(self, n: int) -> int:
        found = self.source.below(n)
        if n > 1:
            self.fell.append(found)
        return found

    def shuffle(self, items: list[Any], drawn: list[int] | None = None) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@GAMES
def test_explicit_chance_gives_the_games_that_are_played_everywhere(id: str) -> None:
    """What fell in a game of the kernel, told to the chance nodes one by one, gives the same game."""
    kit, rng, noted = Kit(id), Rng(6), Noted(11)
    s = kit.game.new(kit.setting, 0)
    s.rng, s.streams = noted, [noted for _ in s.streams]
    settle(s)
    state = loaded(id).new_initial_state()
    for _ in range(40):
        while noted.fell:
            state.apply_action(noted.fell.pop(0))
        assert not state.is_chance_node()
        assert fingerprint(state.line.s) == fingerprint(s)
        if s.over:
            break
        seat = whose(s)
        move = rng.pick(offered(s, seat))
        for place in kit.lexicon.places(move):
            assert state.current_player() == seat
            state.apply_action(place)
        advance(s, seat, move)


@GAMES
def test_twin_worlds_are_one_information_state(id: str) -> None:
    """Worlds that a seat cannot tell apart have one string and one row of numbers for it, and one choice."""
    rng = Rng(9)
    for actions in (0, 1, 5, 13, 30):
        state = at_random(loaded(id).new_initial_state(), rng, actions)
        while state.is_chance_node():
            state.apply_action(rng.pick(state.legal_actions()))
        if state.is_terminal():
            continue
        seat = state.current_player()
        for _ in range(3):
            twin = state.resample_from_infostate(seat, rng.unit)
            assert twin.current_player() == seat
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            at_random(twin, rng, 5)


def test_what_a_seat_saw_before_is_remembered() -> None:
    """Two lines to one view are two information states; with `recall=view`, and as observations, they are one."""
    game = loaded("toma")
    line = at_random(game.new_initial_state(), Rng(1), 1).line
    seat, other = line.seat, SpielState(game)
    twin = line.__deepcopy__({})
    twin.memory[seat] = b"another past"
    other.line = line
    mine = (other.observation_string(seat), other.information_state_string(seat))
    other.line = twin
    assert other.observation_string(seat) == mine[0]
    assert other.information_state_string(seat) != mine[1]
    blind = at_random(loaded("toma", recall="view").new_initial_state(), Rng(1), 5)
    assert blind.line.memory == [b"", b""]


def test_a_dream_is_played_on_but_cannot_travel() -> None:
    state = at_random(loaded("toma").new_initial_state(), Rng(1), 1)
    while state.is_chance_node():
        state.apply_action(0)
    dream = state.resample_from_infostate(state.current_player(), Rng(1).unit)
    with pytest.raises(TypeError, match="cannot travel"):
        dream.serialize()


@pytest.mark.long
@pytest.mark.parametrize("id", ["toma", "uno"])
def test_open_spiels_search_thinks_in_our_dreams(id: str) -> None:
    lot = np.random.RandomState(1)
    game = loaded(id)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, lot), 1.4, 12, random_state=lot)
    state = at_random(game.new_initial_state(), Rng(2), 0)
    assert searcher.step(state) in state.legal_actions()


class TinyLine(Line):
    """The tiny form of a game: chance chooses one of its deals."""

    def first(self, fate: Fate) -> State:
        return DEALS[fate.below(len(DEALS))].clone()


class Tiny(SpielGame):
    """Small enough for OpenSpiel to see whole."""

    id = exact.SMALL[0]

    def line(self) -> Line:
        return TinyLine(self.kit)


DEALS = exact.deals(exact.SMALL[0])[::12]


def first_offered(s: State, seat: int) -> Any:
    return offered(s, seat)[0]


class FirstOffered(policy.Policy):  # type: ignore[misc]
    """The same player for OpenSpiel."""

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        s = state.line.s
        return {state.line.kit.lexicon.place(first_offered(s, whose(s))): 1.0}


@pytest.mark.parametrize("seat", [0, 1])
def test_open_spiels_best_response_is_the_labs(seat: int) -> None:
    """Two programs that share nothing but the rules say what a perfect opponent wins of 60 deals."""
    game = Tiny({"rewards": "results", "options": "objective:1"})
    answer = best_response.BestResponsePolicy(game, seat, FirstOffered(game, [0, 1]))
    found = answer.value(game.new_initial_state())
    assert found == pytest.approx(exact.best_response(DEALS, seat, first_offered) / len(DEALS))
    assert 0.5 < found < 1


@pytest.mark.parametrize(
    "params", [{"seats": 99}, {"mode": "nowhere"}, {"options": "nothing:3"}, {"options": "x"}, {"chance": "no"}]
)
def test_what_does_not_fit_is_refused(params: dict[str, Any]) -> None:
    with pytest.raises((Refused, ValueError)):
        loaded(nyoi.IDS[0], **params)


def test_parameters_survive_as_text() -> None:
    game = pyspiel.load_game("nyoi_toma(seats=4,options=objective:2,rewards=results)")
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 4
    assert again.new_initial_state().line.kit.setting.options["objective"] == 2
    assert (game.min_utility(), game.max_utility()) == (0.0, 1.0)
