"""Section 12: how well the standard bot must play."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.toma.content import CARD, POWER, POWERS
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from tests.games.toma.table import Sitting, fresh, given, wander

GAME = nyoi.game("toma")


def choice(t: Sitting, seed: int = 0) -> str:
    """What the standard bot would play now."""
    return GAME.policy(t.view(t.turn), offered(t.state, t.turn), Rng(seed), 3).text


@pytest.mark.clause("TOMA-12.1")
@pytest.mark.parametrize(("seats", "least"), [(2, 0.68), (4, 0.42), (8, 0.22)])
def test_one_bot_among_random_players_wins_its_share(seats: int, least: float) -> None:
    """300 rounds, so a margin of seven points for luck; the lab measures it over more."""
    rounds, wins = 300, 0.0
    rng = Rng(seats)
    setting = GAME.setting(seats, None, {"objective": 1})
    for seed in range(rounds):
        bot = seed % seats
        s = GAME.start(setting, seed)
        while not s.over and not max(GAME.points(s)):  # a shared ball is part of a win; no overtime is needed
            seat = asked(s)[0]
            moves = offered(s, seat)
            move = GAME.policy(GAME.view(s, seat), moves, rng, 3) if seat == bot else rng.pick(moves)
            advance(s, seat, move)
        points = GAME.points(s)
        wins += points[bot] / sum(points)
    assert wins / rounds > least - 0.07


@pytest.mark.clause("TOMA-12.2")
@pytest.mark.parametrize("other", ["freya", "ajito", "charlo", "sk", "cooler", "claire", "tytoon", "motta"])
@pytest.mark.parametrize("pile", ["fugma deidara", ""])
def test_it_never_discards_toma(other: str, pile: str) -> None:
    seated = [card for card in ("pythar", "presea", "tentra") if card != other]
    for hand in (f"toma {other}", f"{other} toma"):
        for seed in range(5):
            t = given(f"{hand} / {seated[0]} / {seated[1]}", pile, aside="majin_vegeta")
            assert choice(t, seed) == f"discard {other}"


@pytest.mark.clause("TOMA-12.2")
@pytest.mark.parametrize(
    ("card", "plays"), [("claire", []), ("majin_vegeta", []), ("anko", []), ("tobi", ["2:claire"])]
)
@pytest.mark.parametrize("pile", ["fugma deidara", ""])
def test_it_never_aims_a_five_at_itself_while_keeping_toma(card: str, plays: list[str], pile: str) -> None:
    for seed in range(5):
        t = given(f"{card} toma / sk / freya", pile, deck=32, plays=plays, aside="motta").play(f"discard {card}")
        assert choice(t, seed) in ("redraw 1", "redraw 2")


@pytest.mark.clause("TOMA-12.2")
def test_not_even_if_an_opponent_knows_it() -> None:
    unseen = "deidara sk charlo tentra pythar presea motta"
    t = given("ajito freya / toma / cooler", f"claire {unseen}").play("discard ajito", "peek 1")
    assert t.view(1)["known_by"] == [0]
    t.play("discard claire")
    assert {choice(t, seed) for seed in range(10)} <= {"redraw 0", "redraw 2"}


@pytest.mark.clause("TOMA-12.2")
@pytest.mark.parametrize("seats", range(2, 9))
def test_nor_does_it_in_whole_games(seats: int) -> None:
    rng = Rng(seats)
    for now in wander(fresh(seats, seed=seats, objective=2, deck_mode="random"), seats):
        if now.table.over:
            break
        text = GAME.policy(now.view(now.turn), offered(now.state, now.turn), rng, 3).text
        others = [move for move in now.asks(now.turn) if move != text]
        if text == "discard toma":  # the other card could only have made him throw Toma away
            assert "redraw" in [POWERS[POWER[CARD[id]]] for id in now.hand(now.turn).split()]
            assert all(now.state.shields[y] for y in range(seats) if y != now.turn and now.state.inside[y])
        if text == f"redraw {now.turn}" and now.hand(now.turn) == "toma":
            assert not others


def test_it_names_a_card_it_knows() -> None:
    t = given("ajito tentra / motta / cooler", "deidara sk freya claire").play("discard ajito", "peek 1")
    t.play("discard deidara", "peek 2", "discard cooler")
    assert t.turn == 0
    assert t.sees(0, 1) == ["motta"]
    t.play(choice(t))
    assert choice(t) == "guess 1 7"


def test_it_gets_rid_of_a_card_that_is_known() -> None:
    """Between two cards of one value and power, the known one goes (the ruling: minus 0.25 if k is known)."""
    t = given("ajito claire / tentra / cooler", "pythar fugma sk freya").play("discard ajito", "peek 1")
    assert t.view(1)["known_by"] == [0]
    assert t.hand(1) == "tentra pythar"
    assert {choice(t, seed) for seed in range(10)} == {"discard tentra"}
