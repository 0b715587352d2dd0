"""Our bot at RLCard's table: what it is shown there, and what follows from what the other did."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import nyoi
from nyoi.games.uno.content import CARDS, COLOURS
from nyoi.kernel.play import offered
from nyoi.lab.rlcard_match import Bridge, Draws, action_of, kind_of, match

SHOWN = {
    "hand": ["r-8", "y-8", "g-wild", "y-skip"],
    "target": "r-wild_draw_4",
    "played_cards": ["b-7", "y-wild_draw_4"],
    "num_cards": [4, 9],
}
LEGAL = ["y-8", "y-skip", "r-wild", "g-wild", "b-wild", "y-wild"]


def test_the_bridge_shows_what_rlcard_shows_and_no_more() -> None:
    sight, actions = Bridge("heuristic", 1).seen(SHOWN, LEGAL)
    assert sorted(actions.values()) == sorted([*LEGAL])
    assert sight.view["colour"] == "yellow"  # the colour that was chosen, not the one of `target`
    assert [player["cards"] for player in sight.view["players"]] == [4, 9]
    assert sight.view["players"][1]["hand"] == [None] * 9
    assert not any(id.startswith("WS") for id in sight.view["discard"])


def test_names_of_cards_and_moves() -> None:
    names = ("r-0", "b-reverse", "y-skip", "g-draw_2", "r-wild")
    assert [kind_of(name) for name in names] == ["R0", "BV", "YS", "GD", "W"]
    t = nyoi.given("uno", {"hands": "R3-1 W-1 B9-1 / Y1-1 Y2-1", "discard": "R5-1"})
    found = {action_of(move, ["r-3", "g-wild"]) for move in offered(t.state, 0)}
    assert found == {"r-3", "g-wild", ""}


def test_who_draws_is_remembered_with_the_card_he_drew_on() -> None:
    """By hand: a draw that is kept, one that is played at once, cards that one's own +2 brought him."""
    draws, record = Draws(0), [(0, "r-5"), (1, "draw")]
    draws.follow([], {"played_cards": ["r-7"], "num_cards": [7, 7]}, "r-7")
    draws.follow(record, {"played_cards": ["r-7", "r-5"], "num_cards": [6, 8]}, "r-5")
    assert [(CARDS[act[0]][:2], COLOURS[act[1]], act[4]) for act in draws.acts] == [("R5", "red", 0)]
    assert draws.taken == 1
    record += [(0, "b-5"), (1, "draw")]  # and the 9 that he drew lay there at once
    draws.follow(record, {"played_cards": ["r-7", "r-5", "b-5", "b-9"], "num_cards": [5, 8]}, "b-9")
    record += [(0, "b-draw_2")]
    draws.follow(record, {"played_cards": ["r-7", "r-5", "b-5", "b-9", "b-draw_2"], "num_cards": [4, 10]}, "b-draw_2")
    assert [(CARDS[act[0]][:2], act[4]) for act in draws.acts] == [("R5", 0), ("B5", 1)]
    assert draws.taken == 3
    record += [(0, "b-3"), (1, "b-2")]  # shuffled in meanwhile: nothing is sure any more
    draws.follow(record, {"played_cards": ["b-2"], "num_cards": [3, 9]}, "b-2")
    assert (draws.acts, draws.taken) == ([], 0)


@pytest.mark.skipif(find_spec("rlcard") is None, reason="RLCard is not installed")
def test_what_is_remembered_of_draws_is_true() -> None:
    """In whole games of theirs: no card that the other held when he drew had the colour that he drew on."""
    import numpy
    import rlcard
    from rlcard import models

    looked = 0
    for seed in range(12):
        numpy.random.seed(seed)
        env, rule, place = rlcard.make("uno", config={"seed": seed}), models.load("uno-rule-v1").agents[0], seed % 2
        bridge = Bridge("heuristic", seed, place)
        state, who = env.reset()
        while not env.is_over():
            action = (bridge if who == place else rule).step(state)
            if who == place:
                hand = [card.get_str() for card in env.game.players[1 - place].hand]
                for _, colour, _, _, taken in bridge.draws.acts:
                    held = hand[: max(0, len(hand) - (bridge.draws.taken - taken))]
                    looked += len(held)
                    assert not any(name[0] == COLOURS[colour][0] and "wild" not in name for name in held)
            state, who = env.step(action, True)
    assert looked > 500


def test_a_few_games_at_their_table() -> None:
    if find_spec("rlcard") is None:
        with pytest.raises(nyoi.Refused, match="no-peer"):
            match(2)
        return
    found = match(4, level="heuristic")
    assert found["games"] == 4
    assert 0 <= found["won"] <= 4
