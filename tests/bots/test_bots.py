from __future__ import annotations

import pytest

import nyoi
from nyoi.bots.levels import HeuristicBot, LevelBot, RandomBot
from nyoi.bots.names import bot, lineup
from nyoi.bots.search import SearchBot
from nyoi.bots.sight import Sight, look
from nyoi.kernel.mind import shares
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from tests.games.contract import Case, cases

FEWEST = [case for case in cases() if case.seats == min(m.low for m in nyoi.game(case.game).modes if m.id == case.mode)]


def test_a_sight_is_what_the_seat_sees_and_no_more() -> None:
    t = nyoi.given("toma", {"hands": "tentra ajito / motta / cooler", "pile": "claire"})
    sight = look(t, 0)
    assert (sight.game.id, sight.seat, sight.key) == ("toma", 0, "discard")
    assert sight.view == t.view(0)
    assert [m.text for m in sight.moves] == ["discard tentra", "discard ajito"]
    assert not any(isinstance(value, State | nyoi.Table) for value in vars(sight).values())


def test_a_table_and_its_state_look_alike() -> None:
    t = nyoi.new("toma", seats=3, seed=2)
    seat = asked(t.state)[0]
    assert look(t, seat).view == look(t.state, seat).view


def test_the_moves_of_a_sight_are_a_copy() -> None:
    t = nyoi.new("toma", seats=3, seed=2)
    seat = asked(t.state)[0]
    look(t, seat).moves.clear()
    assert look(t, seat).moves


def test_looking_out_of_turn_is_refused() -> None:
    t = nyoi.given("toma", {"hands": "tentra ajito / motta / cooler", "pile": "claire"})
    with pytest.raises(nyoi.Refused, match="not-asked"):
        look(t, 1)


def test_looking_after_the_end_is_refused() -> None:
    t = nyoi.given("toma", {"hands": "tentra ajito / motta", "pile": "claire", "options": {"objective": 1}})
    t.play("discard tentra", "guess 1 7")
    assert t.over
    with pytest.raises(nyoi.Refused, match="game-over"):
        look(t, 0)


def test_dreams_fit_the_view() -> None:
    t = nyoi.new("toma", seats=4, seed=3)
    seat = asked(t.state)[0]
    sight = look(t, seat)
    dreams = [sight.dream(Rng(n)) for n in range(4)]
    assert all(look(dream, seat).view == sight.view for dream in dreams)
    assert all(dream is not t.state for dream in dreams)


def test_names_of_bots() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("heuristic"), HeuristicBot)
    for name in "12345":
        found = bot(name)
        assert isinstance(found, LevelBot)
        assert found.level == int(name)
    found = bot("search:120")
    assert isinstance(found, SearchBot)
    assert (found.rounds, found.seconds) == (120, None)


@pytest.mark.parametrize(
    "name", ["0", "6", "", "HAL", "-1", "²", "search", "search:", "search:0", "search:²", "search:-3"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(nyoi.Refused, match="unknown-bot"):
        bot(name)


def test_the_last_bot_takes_the_places_left() -> None:
    assert lineup(["5", "random"], 4) == ["5", "random", "random", "random"]
    assert lineup([], 2) == ["heuristic", "heuristic"]
    with pytest.raises(nyoi.Refused, match="too-many-bots"):
        lineup(["1", "2", "3"], 2)
    with pytest.raises(nyoi.Refused, match="unknown-bot"):
        lineup(["1", "x", "3"], 2)


@pytest.mark.parametrize("name", ["random", "heuristic", "2"])
@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_bots_play_every_game_with_offered_moves_only(case: Case, name: str) -> None:
    t = case.table(5)
    rng = Rng(1)
    for _ in range(120):
        if t.over:
            break
        seat = asked(t.state)[0]
        sight = look(t, seat) if seat >= 0 else None
        move = bot(name).choose(sight, rng) if isinstance(sight, Sight) else offered(t.state, seat)[0]
        assert sight is None or move in sight.moves
        t.play(move, seat=seat)


def test_a_level_errs_as_its_heat_says() -> None:
    t = nyoi.given("uno", {"hands": "R3-1 Y8-1 R9-1 / Y1-1 R2-1 R4-1", "discard": "R5-1"})
    sight = look(t, 0)  # two red cards fit, the 9 a little better; to draw is far worse
    scores = sight.game.scores(sight.view, sight.moves, 3)
    expected = shares(scores, sight.game.levels.heats[2])
    chosen = [LevelBot(3).choose(sight, Rng(seed)) for seed in range(2000)]
    for move, share in zip(sight.moves, expected, strict=True):
        assert abs(chosen.count(move) - 2000 * share) < 4 * (2000 * share) ** 0.5 + 1
    assert min(chosen.count(move) for move in sight.moves if move.word == "play") > 500


def test_level_5_thinks_ahead_on_its_turn_and_leaves_bluffs_to_the_rule_of_thumb() -> None:
    rounds, questions = nyoi.game("uno").levels.rounds, nyoi.game("uno").levels.questions
    turn = look(nyoi.given("uno", {"hands": "R3-1 R8-1 B5-1 / Y1-1 R2-1 R4-1", "discard": "R5-1"}), 0)
    assert turn.key in questions
    for seed in range(3):
        assert LevelBot(5).choose(turn, Rng(seed)) is SearchBot(rounds).choose(turn, Rng(seed))
    t = nyoi.given("uno", {"hands": "W4-1 B5-1 B6-1 / Y1-1 R2-1 R4-1", "discard": "R5-1"})
    t.play("play W4-1 blue")
    bluff = look(t, 1)
    assert bluff.key not in questions
    assert LevelBot(5).choose(bluff, Rng(1)) is HeuristicBot(5).choose(bluff, Rng(1))


def test_a_level_that_thinks_at_a_table_stops_in_time() -> None:
    """With no time at all it has thought for a few rounds only, and answers all the same."""
    sight = look(nyoi.given("uno", {"hands": "R3-1 R8-1 B5-1 / Y1-1 R2-1 R4-1", "discard": "R5-1"}), 0)
    hurried, rng = LevelBot(5, 0.0), Rng(1)
    assert hurried.choose(sight, rng) is SearchBot(2).choose(sight, Rng(1))
    assert rng.unit() != Rng(1).unit()
