"""Positions of the Tournament: what can be said, and what the rules make impossible."""

from __future__ import annotations

from typing import Any

import pytest

import nyoi
from nyoi.games.tournament.content import KIND_OF, KINDS, WARRIOR, WARRIORS
from nyoi.words.speech import Speech
from tests.games.tournament.samples import PLACED, SIX
from tests.games.tournament.table import Play, given

TWO = "monna@B5 / vuon@B8"
SIX_CARDS = "def_garde def_garde att_rafale att_rafale def_image def_image"
OPTION = "instead_of_damage_once"

# Of the issue: what was accepted, never returned, or raised something else.
ISSUE: list[tuple[dict[str, Any], str]] = [
    ({"seats": 2, "phase": "place"}, "position-draft TOUR-4.4"),
    ({"teams": TWO, "fallen": ["x"]}, "position-number TOUR-4.1"),
    ({"teams": "vegeta@D4-999 / vuon@B8"}, "position-endurance TOUR-6.46"),
    ({"teams": "vegeta@D4--5 / vuon@B8"}, "position-number TOUR-4.1"),
    ({"teams": "vegeta / vuon@B8"}, "position-unplaced TOUR-4.11"),
    ({"teams": "kefla@D4 kale@D7 / vuon@B8"}, "position-fused TOUR-6.69"),
    ({"teams": TWO, "pile": "zium zium"}, "position-twice TOUR-4.7"),
    ({"teams": TWO, "hands": "eve_ki /"}, "position-event-held TOUR-6.86"),
    ({"teams": TWO, "round": -5}, "position-number TOUR-4.1"),
]
# What does not read.
UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({"teams": "nobody@B5 / vuon@B8"}, "position-choice TOUR-4.1"),
    ({"teams": "monna@A1 / vuon@B8"}, "position-choice TOUR-4.1"),
    ({"teams": "monna@B5", "seats": 2}, "position-parts TOUR-4.1"),
    ({"teams": TWO, "dice": "seven"}, "position-die TOUR-4.1"),
    ({"teams": TWO, "dice": "0"}, "position-number TOUR-4.1"),
    ({"teams": TWO, "wings": 2}, "position-key TOUR-4.1"),
    ({"teams": TWO, "turn": 5}, "position-number TOUR-4.1"),
    ({"teams": TWO, "phase": "night"}, "position-choice TOUR-4.1"),
    ({"teams": TWO, "event": "def_garde"}, "position-choice TOUR-4.1"),
    ({"teams": TWO, "options": {"youngest_seat": 3}}, "bad-youngest TOUR-4.14b"),
]
FULL = " / ".join(SIX[:2])
NEAR = PLACED[0].replace("A7", "B6") + " / " + PLACED[1]
HURT = PLACED[0].replace("A5", "A5-1") + " / " + PLACED[1]
HALF = PLACED[0].replace("@A5", "") + " / " + PLACED[1]


def refused(position: dict[str, Any]) -> str:
    """Reason and clause; every refusal can be said in both languages."""
    with pytest.raises(nyoi.Refused) as no:
        nyoi.given("tournament", position)
    for lang in ("fr", "en"):
        assert Speech(lang, nyoi.game("tournament"), strict=True).refusal(no.value)
    return f"{no.value.reason} {no.value.clause}"


@pytest.mark.parametrize(("position", "due"), ISSUE + UNREADABLE)
def test_what_cannot_be_is_refused_by_name(position: dict[str, Any], due: str) -> None:
    assert refused(position) == due


@pytest.mark.clause("TOUR-4.7", "TOUR-4.10", "TOUR-3.4", "TOUR-6.64", "TOUR-6.69")
@pytest.mark.parametrize(
    ("position", "due"),
    [
        ({"teams": "monna@B5 / monna@B8"}, "position-twice TOUR-4.7"),
        ({"teams": TWO, "lost": "vuon /"}, "position-twice TOUR-4.7"),
        ({"teams": TWO, "pile": "monna"}, "position-twice TOUR-4.7"),
        ({"teams": TWO, "pile": "zium", "aside": "zium"}, "position-twice TOUR-4.7"),
        ({"teams": "kefla@D4 / vuon@B8", "lost": "/ caulifla"}, "position-fused TOUR-6.69"),
        ({"teams": TWO, "lost": "anilaza /", "pile": "paparoni zium"}, "position-fused TOUR-6.69"),
        ({"teams": TWO, "pile": "kefla"}, "position-fusion-in-pile TOUR-4.10"),
        ({"teams": TWO, "aside": "anilaza"}, "position-fusion-in-pile TOUR-4.10"),
        ({"teams": "pancea@B5 / vuon@B8"}, "position-roster TOUR-3.4"),
        ({"teams": TWO, "aside": "zium", "options": {"pile_after_defeat": "bottom"}}, "position-aside TOUR-6.64"),
        ({"teams": TWO, "pile": "zium hopp", "bottom": 3}, "position-bottom TOUR-6.64"),
    ],
)
def test_every_warrior_is_there_once(position: dict[str, Any], due: str) -> None:
    assert refused(position) == due


@pytest.mark.clause("TOUR-4.4", "TOUR-6.60", "TOUR-6.46", "TOUR-4.11")
@pytest.mark.parametrize(
    ("position", "due"),
    [
        ({"teams": f"{PLACED[0]} frost@G7 / vegeta@B9"}, "position-team TOUR-4.4"),
        ({"teams": PLACED[0] + " / vegeta@B9", "lost": "jiren /"}, "position-team TOUR-4.4"),
        ({"teams": "kefla@A5 anilaza@A7 monna@A9 vuon@C5 nink@C7 / vegeta@B9"}, "position-team TOUR-4.4"),
        ({"teams": "monna@B5 / vuon@B5"}, "position-space TOUR-6.60"),
        ({"teams": "monna@B5 hopp@B5 / vuon@B8"}, "position-space TOUR-6.60"),
        ({"teams": "vegeta@B5-33 / vuon@B8"}, "position-endurance TOUR-6.46"),
        ({"teams": "vegeta@-3 / vuon@B8"}, "position-unplaced TOUR-4.11"),
    ],
)
def test_teams_of_six_on_spaces_of_their_own_with_endurance_left(position: dict[str, Any], due: str) -> None:
    assert refused(position) == due


@pytest.mark.clause("TOUR-6.46")
def test_without_endurance_a_warrior_stands_if_the_host_says_so() -> None:
    t = given("vegeta@B5-33 / vuon@B8", options={"elimination_at": "below_zero"})
    assert t.left("vegeta") == 0
    with pytest.raises(nyoi.Refused, match="most=33"):
        given("vegeta@B5-34 / vuon@B8", options={"elimination_at": "below_zero"})


@pytest.mark.clause("TOUR-3.9")
@pytest.mark.parametrize(
    ("position", "due"),
    [
        ({"hands": "def_sauvetage def_sauvetage / def_sauvetage def_sauvetage"}, "position-copies TOUR-3.9"),
        ({"hands": "att_hakai /", "piles": {"attack": "att_hakai"}}, "position-copies TOUR-3.9"),
        ({"under": {"attack": "att_hakai"}, "piles": {"attack": "att_hakai"}}, "position-copies TOUR-3.9"),
        ({"event": "eve_tribut", "piles": {"event": "eve_tribut"}}, "position-copies TOUR-3.9"),
        ({"piles": {"attack": "def_garde"}}, "position-wrong-pile TOUR-3.9"),
        ({"under": {"event": "spe_fusion"}}, "position-wrong-pile TOUR-3.9"),
    ],
)
def test_no_card_is_there_more_often_than_printed(position: dict[str, Any], due: str) -> None:
    assert refused({"teams": TWO, **position}) == due


@pytest.mark.clause("TOUR-4.3", "TOUR-4.4", "TOUR-4.6", "TOUR-4.9", "TOUR-4.11", "TOUR-4.12", "TOUR-4.12b")
@pytest.mark.parametrize(
    ("position", "due"),
    [
        ({"phase": "draft", "teams": "jiren /", "drafter": 1}, "position-draft TOUR-4.4"),
        ({"phase": "draft", "teams": "jiren hit vegeta / vuon"}, "position-draft TOUR-4.4"),
        ({"phase": "draft", "teams": "kefla /"}, "position-fusion-drafted TOUR-4.6"),
        ({"phase": "draft", "teams": "jiren@B5 /"}, "position-placed-early TOUR-4.11"),
        ({"phase": "draft", "teams": "/", "hands": "/"}, "position-too-early TOUR-4.1"),
        ({"phase": "draft", "teams": "/", "pile": "zium"}, "position-too-early TOUR-4.1"),
        ({"phase": "throws", "seats": 2, "teams": "/"}, "position-too-early TOUR-4.1"),
        ({"phase": "throws", "seats": 2, "drafter": 1}, "position-too-early TOUR-4.1"),
        ({"phase": "place", "teams": TWO}, "position-draft TOUR-4.4"),
        ({"phase": "place", "teams": FULL, "starter": 1}, "position-too-early TOUR-4.1"),
        ({"phase": "place", "teams": FULL, "pile": "jiren"}, "position-pile TOUR-4.9"),
        ({"phase": "place", "teams": HALF}, "position-place TOUR-4.12"),
        ({"phase": "place", "teams": NEAR}, "position-too-close TOUR-4.11"),
        ({"phase": "place", "teams": HURT}, "position-hurt-early TOUR-4.12b"),
        ({"phase": "turn", "teams": TWO, "specials": [0]}, "position-too-early TOUR-4.1"),
        ({"phase": "draft", "teams": "/", "throws": "5 2", "drafter": 1}, "position-drafter TOUR-4.3"),
        ({"phase": "draft", "teams": "/", "throws": "5 5"}, "position-throws-tied TOUR-4.3"),
        ({"phase": "draft", "teams": "/", "throws": "5 5 1"}, "position-throws TOUR-4.3"),
        ({"phase": "draft", "teams": "/", "throws": "5 4 / 3"}, "position-throws TOUR-4.3"),
        ({"phase": "draft", "teams": "/", "throws": "5 4 /"}, "position-throws TOUR-4.3"),
        ({"phase": "draft", "teams": "/", "throws": "5 7"}, "position-number TOUR-4.1"),
    ],
)
def test_setup_goes_by_its_order(position: dict[str, Any], due: str) -> None:
    assert refused(position) == due


@pytest.mark.clause("TOUR-5.1", "TOUR-6.50", "TOUR-7.8", "TOUR-4.14", "TOUR-6.80", "TOUR-6.83", "TOUR-6.51d")
@pytest.mark.parametrize(
    ("position", "due"),
    [
        ({"teams": "/ vuon@B6"}, "position-turn TOUR-5.1"),
        ({"seats": 2}, "position-turn TOUR-5.1"),
        ({"teams": "monna@B5 /"}, "position-alone TOUR-7.8"),
        ({"teams": TWO, "fallen": [1]}, "position-fallen TOUR-6.50"),
        ({"teams": "monna@B5 / vuon@B8 /", "fallen": []}, "position-fallen TOUR-6.50"),
        ({"teams": "monna@B5 / vuon@B8 /", "fallen": [2, 2]}, "position-fallen TOUR-6.50"),
        ({"teams": "monna@B5 / vuon@B8 /", "hands": "/ / def_garde"}, "position-hand-out TOUR-6.50"),
        ({"teams": TWO, "starter": 1, "options": {"youngest_seat": 1}}, "position-starter TOUR-4.14"),
        ({"teams": TWO, "hands": f"{SIX_CARDS} /"}, "position-hand TOUR-6.80"),
        ({"teams": TWO, "specials": [1, 1]}, "position-specials TOUR-6.83"),
        ({"teams": "krillin@B5 / vuon@B8", "flared": "krillin"}, "position-flared TOUR-6.51d"),
        ({"teams": TWO, "flared": "vuon", "options": {"solar_flare": OPTION}}, "position-flared TOUR-6.51d"),
        ({"teams": TWO, "flared": "krillin", "options": {"solar_flare": OPTION}}, "position-flared TOUR-6.51d"),
    ],
)
def test_who_is_in_and_what_was_used(position: dict[str, Any], due: str) -> None:
    assert refused(position) == due


THREE = "monna@B5 / vuon@B8 / frost@M7"


@pytest.mark.clause("TOUR-8.1", "TOUR-8.9", "TOUR-8.10", "TOUR-9.3", "TOUR-6.93")
@pytest.mark.parametrize(
    ("position", "due"),
    [
        ({"teams": TWO, "round": 11}, "position-round TOUR-8.1"),
        ({"teams": TWO, "round": 6, "mode": "rounds5"}, "position-round TOUR-8.1"),
        ({"teams": TWO, "round": 41, "mode": "timed"}, "position-round TOUR-8.1"),
        ({"teams": TWO, "round": 0}, "position-number TOUR-4.1"),
        ({"teams": THREE, "round": 10, "extra_rounds": 1}, "position-round TOUR-8.1"),
        ({"teams": THREE, "round": 7, "extra_rounds": 1, "mode": "timed"}, "position-round TOUR-8.1"),
        ({"teams": TWO, "round": 11, "extra_rounds": 1}, "position-extra-rounds TOUR-8.9"),
        ({"teams": THREE, "round": 14, "extra_rounds": 4}, "position-extra-rounds TOUR-8.9"),
        ({"teams": TWO, "time_up": True}, "position-time-up TOUR-9.3"),
        ({"teams": TWO, "flips": 2}, "position-flips TOUR-6.93"),
        ({"teams": TWO, "event": "eve_ki", "flips": 0}, "position-flips TOUR-6.93"),
        ({"teams": THREE, "flips": 25, "round": 9, "options": {"reshuffle_events": True}}, "position-flips TOUR-6.93"),
    ],
)
def test_rounds_and_clock(position: dict[str, Any], due: str) -> None:
    assert refused(position) == due


# -- what can be said


@pytest.mark.clause("TOUR-4.3")
def test_the_starting_throws_can_be_said_before_they_fall() -> None:
    t = Play(nyoi.given("tournament", {"seats": 3, "phase": "throws", "throws": "6 6 2 / 1 5"}))
    thrown = [(e["seat"], e["die"]) for e in t.table.events(None) if e["word"] == "first_throw"]
    assert thrown == [(0, 6), (1, 6), (2, 2), (0, 1), (1, 5)]
    assert (t.s.drafter, t.key, t.seat) == (1, "draft", 1)


@pytest.mark.clause("TOUR-4.3", "TOUR-4.12")
def test_the_starting_throws_can_be_said_after_they_fell() -> None:
    assert given("/", phase="draft", throws="3 4").seat == 1
    t = given(FULL, phase="place", throws=[[3, 3], [5, 4]])
    assert (t.s.drafter, t.key, t.seat) == (0, "place", 0)


@pytest.mark.clause("TOUR-4.13", "TOUR-4.14b")
def test_a_position_about_to_deal_says_what_is_drawn_and_who_begins() -> None:
    piles = {"attack": "att_hakai att_rafale", "defence": "def_garde", "event": "eve_ki"}
    t = given(" / ".join(PLACED), phase="place", piles=piles, dice="2")
    assert (t.s.round, t.s.starter, t.seat) == (1, 1, 1)
    assert t.hand(1).split()[:2] == ["def_garde", "att_hakai"]  # from the first player on
    assert t.hand(0).split()[1] == "att_rafale"
    assert t.s.more_dice == 1


@pytest.mark.clause("TOUR-4.9")
def test_a_draft_that_is_over_goes_on_with_the_pile() -> None:
    t = given(FULL, phase="draft")
    assert (t.key, t.event("warrior_pile")["count"]) == ("place", 65)


@pytest.mark.clause("TOUR-6.50")
def test_nobody_is_out_before_the_game() -> None:
    assert given("/", phase="draft").s.fallen == ()


@pytest.mark.clause("TOUR-6.51d")
def test_a_flight_that_was_used_is_not_offered_again() -> None:
    once = {"solar_flare": OPTION}
    for flared, key in (("", "flee"), ("krillin", "land")):
        t = given("frost@D7 / krillin@F7-8 vuon@A5", dice="kick aura fist fist", options=once, flared=flared)
        t.play("go frost F7", "sum kick")
        assert t.key == key


@pytest.mark.clause("TOUR-9.4")
def test_time_that_is_up_ends_the_game_with_the_round() -> None:
    teams = "monna@F7 vuon@D5 / frost@M7"
    t = given(teams, mode="timed", time_up=True, turn=1, starter=0, round=3, phase="end")
    assert t.s.over
    assert not given(teams, mode="timed", turn=1, starter=0, round=3, phase="end").s.over
    assert not given(teams, mode="timed", time_up=True).offers(seat=nyoi.CLOCK)


@pytest.mark.clause("TOUR-6.83")
def test_a_special_card_played_this_turn_can_be_said() -> None:
    t = given("monna@F7-9 / frost@M7", hands="spe_haricot /", specials=[0])
    assert t.refused("card spe_haricot") == "one-special TOUR-6.83"


@pytest.mark.clause("TOUR-7.6", "TOUR-10.1")
def test_what_others_know_of_a_hand_can_be_said() -> None:
    t = given(TWO + " / frost@M7", hands="att_rafale att_rafale def_garde / /", seen=["1:0:att_rafale"])
    hands = [t.table.view(seat)["players"][0]["hand"] for seat in (nyoi.SPECTATOR, 1, 2)]
    assert hands == [[], ["att_rafale"], []]
    both = given(TWO, hands="att_rafale att_rafale /", seen="1:0:att_rafale 1:0:att_rafale")
    assert both.table.view(1)["players"][0]["hand"] == ["att_rafale", "att_rafale"]
    for seen in ("1:0:def_garde", "1:0:att_rafale 1:0:att_rafale", "0:0:att_rafale"):
        found = refused({"teams": TWO, "hands": "att_rafale /", "seen": seen})
        assert found == "position-seen TOUR-7.6"


@pytest.mark.clause("TOUR-6.82", "TOUR-10.1")
def test_what_everybody_saw_under_a_pile_can_be_said() -> None:
    t = given(TWO, under={"attack": "att_hakai att_kikoho"}, piles={"attack": "att_rafale"}, pile="zium hopp", bottom=1)
    pile = t.table.view(0)["piles"]["attack"]
    assert (pile[0], pile[-3:], len(pile)) == (None, [None, "att_hakai", "att_kikoho"], 25)
    assert t.pile("attack")[0] == "att_rafale"
    assert t.table.view(0)["pile"] == [None, "hopp"]


@pytest.mark.clause("TOUR-6.86")
def test_an_event_in_force_has_done_what_it_does_once() -> None:
    t = given("monna@A5-3 / frost@M7", event="eve_repit")
    assert t.damage("monna") == 3
    assert [KINDS[KIND_OF[t.s.event]], t.key, t.s.flips] == ["eve_repit", "start", 1]
    assert given(TWO, event="eve_offrande").key == "start"  # what it asks was answered
    assert given(TWO, event="eve_gravite").s.reach == 2


def test_warriors_that_are_named_nowhere_are_in_the_pile() -> None:
    t = given("kefla@B5 / vuon@B8", lost="/ zium", aside="hopp")
    out = {"kefla", "kale", "caulifla", "vuon", "zium", "hopp"}
    assert {WARRIORS[w] for w in t.s.pile} == {WARRIORS[w] for w in t.s.roster} - out
    assert t.s.owner[WARRIOR["kale"]] == 0


# -- what a seat hears that is asked nothing


@pytest.mark.clause("TOUR-6.50", "TOUR-7.1", "TOUR-6.79", "TOUR-6.14", "TOUR-6.83", "TOUR-7.7")
def test_the_game_speaks_first_to_a_seat_that_is_not_asked() -> None:
    t = given(TWO + " / ", hands="/ spe_transformation def_garde spe_fusion /")
    assert t.refused("go monna B6", seat=2) == "you-are-out TOUR-6.50"
    assert t.refused("card spe_transformation", seat=1) == "card-after-failure TOUR-6.14"
    assert t.refused("card def_garde", seat=1) == "card-in-answer TOUR-6.39"
    assert t.refused("card def_image", seat=1) == "not-in-hand TOUR-6.81"
    assert t.refused("dodge", seat=1) == "not-your-fight TOUR-7.1"
    assert t.refused("place vuon B9", seat=1) == "setup-over TOUR-4.11"
    assert t.refused("draft vuon", seat=1) == "setup-over TOUR-4.4"
    assert t.refused("go vuon B9", seat=1) == "not-asked TOUR-7.1"
    assert t.refused("nonsense", seat=1) == "not-asked TOUR-7.1"
    assert t.refused("", seat=1) == "not-asked TOUR-7.1"
    t = given("krillin@D7 hopp@D9 / cabba@F7", specials=[0], hands="spe_haricot /")
    t.play("go krillin F7")
    assert (t.key, t.seat) == ("transform", 1)
    assert t.refused("go hopp D8", seat=0) == "already-activated TOUR-6.79"
    assert t.refused("card spe_haricot", seat=0) == "one-special TOUR-6.83"
    assert t.refused("combo 1", seat=0) == "not-asked TOUR-7.1"
    t = given("monna@F7 vuon@G9 / frost@M7 nink@M9", phase="end", turn=1, starter=0, round=10)
    t.play("pick vuon", seat=0)
    assert t.refused("pick monna", seat=0) == "already-answered TOUR-8.5"


def test_a_view_is_its_readers_own() -> None:
    t = given(TWO)
    t.table.view(0)["options"].clear()
    assert t.table.view(0)["options"]
    assert t.table.log.setting.options
