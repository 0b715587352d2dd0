"""End, scoring, ties (TOUR section 8)."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.games.tournament.board import COLOUR, GREEN, SPACE
from nyoi.games.tournament.content import FACES
from nyoi.kernel.play import asked
from tests.games.tournament.table import Play, given, options


def last_turn(teams: str, **position: object) -> Play:
    """The last turn of the tenth round has just ended."""
    seats = len(teams.split("/"))
    return given(teams, **{"phase": "end", "turn": seats - 1, "starter": 0, "round": 10, **position})


def quiet(t: Play) -> None:
    """Play a turn without a fight."""
    turn = t.s.turns
    while not t.s.over and t.s.turns == turn and t.s.decision is not None:
        moves = [m for m in t.offers() if m.startswith(("go", "decline", "end", "take", "draw"))]
        goes = [m for m in moves if m.startswith("go") and peaceful(t, m)]
        t.play((goes or moves or t.offers())[0])


def peaceful(t: Play, move: str) -> bool:
    space = SPACE[move.split()[2]]
    return t.s.at[space] < 0 and COLOUR[space] != GREEN


@pytest.mark.clause("TOUR-8.1", "TOUR-9.1")
@pytest.mark.parametrize(("length", "rounds"), [("rounds10", 10), ("rounds5", 5)])
def test_the_number_of_rounds(length: str, rounds: int) -> None:
    t = given("monna@F7 vuon@A5 / frost@M7", phase="turn", options=options(length=length))
    while not t.s.over:
        quiet(t)
    assert t.s.round == rounds
    assert t.s.ending == "count"
    assert nyoi.game("tournament").setting(2, "rounds5").options["length"] == "rounds5"


@pytest.mark.clause("TOUR-8.2")
def test_a_round_ends_when_the_turn_passes_the_first_seat_even_if_it_is_out() -> None:
    t = given("monna@F7 / / frost@M7", phase="end", turn=2, starter=1, round=3)
    assert (t.s.active, t.s.round) == (0, 3)  # seat 0 still belongs to the round seat 1 began
    quiet(t)
    assert (t.s.active, t.s.round) == (2, 4)  # passing seat 1, which is out, ended it


@pytest.mark.clause("TOUR-8.3")
def test_most_warriors_win_whatever_their_endurance() -> None:
    t = last_turn("monna@F7-16 vuon@A5-9 / jiren@M7")
    assert t.s.results == (1.0, 0.0)
    assert t.s.ending == "count"
    t = last_turn("kefla@F7 / jiren@M7")  # a fusion counts for two
    assert t.s.results == (1.0, 0.0)
    t = last_turn("kefla@F7 / jiren@M7", options=options(fusion_counts=1))
    assert not t.s.over  # a tie


@pytest.mark.clause("TOUR-8.4")
def test_early_ends() -> None:
    t = last_turn("monna@F7 /", round=3)
    assert (t.s.ending, t.s.results) == ("survivor", (1.0, 0.0))
    t = last_turn("//", round=3, fallen=[2, 0, 1])
    assert t.s.results == (0.0, 1.0, 0.0)  # eliminated last
    assert t.s.places == (2, 1, 3)


@pytest.mark.clause("TOUR-8.5", "TOUR-8.6")
def test_a_tie_of_two_is_fought_out() -> None:
    t = last_turn("monna@F7 vuon@A5-2 / frost@M7 nink@M9 / zium@A8", dice="2 2 3 5")
    assert t.offers(seat=0) == ["pick monna", "pick vuon"]
    assert t.offers(seat=1) == ["pick frost", "pick nink"]
    t.play("pick vuon", seat=0)
    t.play("pick nink", seat=1)
    throws = [(e["seat"], e["die"]) for e in t.table.events(None) if e["word"] == "duel_throw"]
    assert throws == [(0, 2), (1, 2), (0, 3), (1, 5)]  # again if equal
    assert t.event("attacks")["warrior"] == "nink"  # the higher attacks first
    t.play(t.offers("sum")[-1])
    assert t.event("attacks")["warrior"] == "vuon"  # then in turn
    assert t.damage("vuon") >= 2  # tokens stay
    while not t.s.over:
        t.play(t.offers("sum")[0] if t.offers("sum") else t.offers()[0])
    assert t.s.ending == "duel"
    assert sorted(t.s.results) == [0.0, 0.0, 1.0]
    winner = t.s.results.index(1.0)
    assert t.s.places[winner] == 1
    assert t.s.places[1 - winner] == 2  # the loser of the duel is second (TOUR-8.11)
    assert t.s.places[2] == 3


@pytest.mark.clause("TOUR-8.6")
def test_every_attack_of_a_duel_has_fresh_tries_to_transform() -> None:
    t = last_turn("cabba@F7 / ganos@M7", dice="6 1 1 1")
    assert t.key == "transform"
    t.play("transform", "transform")
    t.play(t.offers("sum")[-1])
    assert (t.key, t.seat) == ("transform", 1)  # the other attacks, and may try again


@pytest.mark.clause("TOUR-8.7")
def test_a_duel_has_no_board() -> None:
    # Team-mates in contact give nothing, Krillin cannot flee, nobody draws or lands.
    hands = "def_image spe_interposition / def_image"
    t = last_turn("krillin@F7-6 vuon@F8 / frost@M7 nink@M8", hands=hands)
    t.play("pick krillin", seat=0)
    t.roll("1 6").play("pick frost", seat=1)
    assert t.event("attacks")["warrior"] == "frost"
    assert t.event("attacks")["dice"] == 4
    t.roll("kick aura aura aura")
    t.play("reroll " + " ".join(faces(t)))
    t.play("sum kick aura")  # 4 of 10: six left, a solar flare on the board
    assert t.key == "defend"
    t.play("take")
    assert t.event("attacks")["warrior"] == "krillin"
    assert t.event("attacks")["dice"] == 3
    assert "drew" not in t.heard()
    assert t.at("frost") == "M7"


@pytest.mark.clause("TOUR-8.7")
def test_in_a_duel_interposition_is_not_offered_and_a_step_does_nothing() -> None:
    t = last_turn("krillin@F7 vuon@F8 / frost@M7 nink@M8", hands="def_image spe_interposition /")
    t.play("pick krillin", seat=0)
    t.roll("1 6 kick kick aura ball ball ball")
    t.play("pick frost", "reroll ball", "reroll ball", "combo 1", seat=1)
    assert t.key == "defend"
    assert t.offers() == ["take", "throw"]
    assert t.refused("card spe_interposition") == "nobody-to-interpose TOUR-6.43"
    t.roll("teleport kick aura").play("throw", "card def_image")
    assert t.event("attacks")["warrior"] == "krillin"  # no step was asked
    assert t.at("krillin") == "F7"


def faces(t: Play) -> list[str]:
    return [FACES[die] for die in sorted(t.s.stack[-1].dice)]  # type: ignore[attr-defined]


@pytest.mark.clause("TOUR-8.7b")
def test_cards_in_a_duel() -> None:
    hands = "att_enchainement spe_mafuba def_sauvetage spe_transformation / spe_reflexes"
    t = last_turn("cabba@F7 / frost@M7", hands=hands, dice="6 1 1")
    t.play("transform")
    assert t.offers("card") == ["card spe_transformation"]
    t.roll("2 aura aura aura").play("card spe_transformation")
    assert t.offers("card") == []  # Enchaînement adds a fight; a Special card was played in this attack
    assert t.refused("card att_enchainement") == "no-more-fights TOUR-8.7b"
    assert t.refused("card spe_mafuba") == "one-special TOUR-6.83"
    t.play("sum aura")
    assert (t.key, t.seat) == ("transform", 0)  # Frost attacks
    assert t.s.specials == ()  # one for each attack
    # Sauvetage works.
    t = last_turn("cabba@F7-20 / frost@M7", hands="def_sauvetage /", dice="1 6 kick kick aura ball")
    t.play("decline", "combo 1")
    assert t.key == "rescue"
    t.play("card def_sauvetage")
    assert t.left("cabba") == 5
    assert not t.s.over


@pytest.mark.clause("TOUR-8.8")
@pytest.mark.parametrize(("tokens", "results"), [(0, (0.5, 0.5)), (3, (0.0, 1.0))])
def test_after_forty_attacks_the_fresher_champion_wins(tokens: int, results: tuple[float, ...]) -> None:
    t = last_turn(f"tupper@F7-{tokens} / napapa@M7", dice="6 1")
    while not t.s.over:
        if "sum teleport" in t.offers():
            t.play("sum teleport")  # nothing
        elif t.offers("reroll"):
            t.roll("teleport").play(t.offers("reroll")[0])
        else:
            t.play(t.offers()[0])
    assert t.heard().count("attacks") == 40
    assert (t.s.results, t.s.ending) == (results, "duel")
    assert t.s.places == ((1, 1) if tokens == 0 else (2, 1))


@pytest.mark.clause("TOUR-8.9")
def test_a_tie_of_three_means_one_more_round_for_everybody() -> None:
    t = last_turn("monna@F7 / frost@M7 / nink@A5 /", turn=3)
    assert t.s.extra_rounds == 1
    assert (t.s.round, t.s.active) == (11, 0)
    t = last_turn("monna@F7 vuon@F9 / frost@M7 hopp@M9 / nink@A5 jirasen@A7 / zium@D4")
    assert t.event("extra_round")["seats"] == [0, 1, 2]
    order = []
    for _ in range(4):
        order.append(t.s.active)
        quiet(t)
    assert order == [0, 1, 2, 3]  # also who was behind


@pytest.mark.clause("TOUR-8.10")
@pytest.mark.parametrize("cap", [1, 3])
def test_after_the_last_extra_round_left_endurance_decides(cap: int) -> None:
    t = last_turn(
        "monna@F7 / frost@M7-2 / nink@A5", extra_rounds=cap, round=10 + cap, options=options(tie_extra_rounds_max=cap)
    )
    assert t.event("won")["why"] == "endurance"
    assert (t.s.ending, t.s.results) == ("count", (0.0, 1.0, 0.0))  # 17, 18, 12
    t = last_turn(
        "monna@F7 / frost@M7-3 / nink@A5", extra_rounds=cap, round=10 + cap, options=options(tie_extra_rounds_max=cap)
    )
    assert (t.s.ending, t.s.results) == ("count", (0.5, 0.5, 0.0))
    t = last_turn("monna@F7 / frost@M7 / nink@A5", extra_rounds=1, round=11)
    assert t.s.extra_rounds == 2  # a new tie is treated by the same rules
    t = last_turn("monna@F7 / frost@M7 /", extra_rounds=2, round=12)
    assert t.event("duel")["one"] == 0


@pytest.mark.clause("TOUR-8.11")
def test_places_behind_the_winner() -> None:
    t = last_turn("monna@F7 vuon@F9 / frost@M7 / nink@A5 / zium@D4-1 / / ", fallen=[5, 4])
    assert t.s.places == (1, 2, 3, 4, 5, 6)
    t = last_turn("monna@F7 vuon@F9 / frost@M7-8 / nink@A5 / / zium@D4 / ", fallen=[3, 5])
    assert t.s.places == (1, 2, 2, 6, 4, 5)  # 12 left each: shared
    ranked = [(e["seat"], e["place"]) for e in t.table.events(None) if e["word"] == "ranked"]
    assert ranked[0] == (0, 1)


@pytest.mark.clause("TOUR-8.5")
def test_no_clock_in_a_duel() -> None:
    t = last_turn("cabba@F7 / frost@M7", mode="timed", round=40)
    assert asked(t.s) == [t.seat]
