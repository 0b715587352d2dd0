"""What a host may choose, and how what does not fit is refused."""

from __future__ import annotations

import pickle

import pytest

import nyoi
from nyoi.kernel.option import Option
from nyoi.kernel.play import Refused
from tests.kernel.toy import TOY


def test_what_is_not_said_is_the_default_or_the_mode_s() -> None:
    assert TOY.setting(2).options["speed"] == 1
    assert TOY.setting(3).mode == "crowd"
    assert TOY.setting(3).options["speed"] == 2
    assert TOY.setting(3, options={"speed": 3}).options["speed"] == 3


def test_text_from_a_command_line_is_read() -> None:
    options = {"speed": "2", "colour": "blue", "late": "on", "pause": "1.5", "cards": "a, b", "aim": "4"}
    assert TOY.setting(2, options=options).options == {
        "speed": 2,
        "colour": "blue",
        "late": True,
        "pause": 1.5,
        "cards": ["a", "b"],
        "aim": 4,
    }


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("speed", 4),
        ("speed", "fast"),
        ("speed", True),
        ("speed", 1.5),
        ("speed", None),
        ("colour", "green"),
        ("colour", 1),
        ("late", "maybe"),
        ("late", 1),
        ("pause", 3),
        ("pause", "nan"),
        ("cards", 5),
        ("cards", [1]),
        ("aim", 0),
    ],
)
def test_what_does_not_fit_is_refused(option: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        TOY.setting(2, options={option: value})
    assert refused.value.reason == "bad-option"
    assert refused.value.facts["option"] == option
    assert refused.value.clause.startswith("TOY-")


def test_seats_and_modes_are_checked() -> None:
    for seats in (-1, 0, 1, 6, 100):
        with pytest.raises(Refused, match="bad-seats"):
            TOY.setting(seats)
    with pytest.raises(Refused, match="bad-mode "):
        TOY.setting(2, "solo")
    with pytest.raises(Refused, match="bad-mode-seats"):
        TOY.setting(3, "duel")
    with pytest.raises(Refused, match="unknown-option"):
        TOY.setting(2, options={"sped": 1})


@pytest.mark.parametrize("id", nyoi.IDS)
def test_an_option_names_modes_of_its_game(id: str) -> None:
    game = nyoi.game(id)
    for option in game.options:
        assert set(option.modes) <= {mode.id for mode in game.modes}


def test_an_option_of_another_mode_is_kept_and_checked_all_the_same() -> None:
    torak = nyoi.game("torak")
    (cap,) = (option for option in torak.options if option.id == "competitive_turn_cap")
    assert cap.modes == ("competitive",)
    assert torak.setting(1, "solo", {"competitive_turn_cap": 9}).options["competitive_turn_cap"] == 9
    with pytest.raises(Refused, match="bad-option"):
        torak.setting(1, "solo", {"competitive_turn_cap": -1})


def test_a_setting_travels_to_other_processes() -> None:
    """By itself a compiled class does not."""
    sent = nyoi.game("toma").setting(3, options={"objective": 2})
    heard = pickle.loads(pickle.dumps(sent))
    facts = [(s.game, s.rules, s.seats, s.mode, s.options) for s in (sent, heard)]
    assert facts[0] == facts[1]


STEPPED = (
    Option("whole", "int", 0, "TOY-1", low=-1, high=14, step=5),
    Option("part", "float", 0.0, "TOY-2", low=0, high=3, step=0.1),
)


@pytest.mark.parametrize(("option", "value"), [(STEPPED[0], -1), (STEPPED[0], "9"), (STEPPED[1], 2.3), (STEPPED[1], 3)])
def test_number_on_a_step_is_read(option: Option, value: object) -> None:
    assert option.read(value) == float(str(value))


@pytest.mark.parametrize(
    ("option", "value"), [(STEPPED[0], 0), (STEPPED[0], "5"), (STEPPED[1], 0.05), (STEPPED[1], 3.1)]
)
def test_number_between_two_steps_is_refused(option: Option, value: object) -> None:
    with pytest.raises(Refused) as refused:
        option.read(value)
    allowed = {"whole": "-1, 4, 9 … 14", "part": "0, 0.1, 0.2 … 3"}[option.id]
    assert (refused.value.reason, refused.value.facts["allowed"]) == ("bad-option", allowed)


@pytest.mark.clause("UNO-9.2")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("turn_seconds", 7),
        ("uno_hold_seconds", 2.3),
        ("uno_grace_seconds", 0.05),
        ("jump_in_hold_seconds", 0.1),
        ("target_score", 777),
    ],
)
def test_steps_of_uno_are_kept(option: str, value: object) -> None:
    with pytest.raises(Refused, match="bad-option"):
        nyoi.new("uno", seats=3, seed=1, options={option: value})


@pytest.mark.parametrize("id", nyoi.IDS)
def test_default_of_a_stepped_option_is_on_a_step(id: str) -> None:
    for option in nyoi.game(id).options:
        assert option.read(option.usual()) == option.default


def test_needs_are_alternatives_of_seats_and_other_options() -> None:
    crossing = Option("cross", "bool", True, "TOY-1", needs=({"seats": (7, 8)}, {"deck": ("own",), "seats": (2,)}))
    assert crossing.works("any", 7, {"deck": "usual"})
    assert crossing.works("any", 2, {"deck": "own"})
    assert not crossing.works("any", 2, {"deck": "usual"})
    assert not crossing.works("any", 3, {"deck": "own"})
    assert Option("always", "bool", True, "TOY-1").works("any", 2, {})


@pytest.mark.parametrize("id", nyoi.IDS)
def test_needs_name_seats_and_values_that_exist(id: str) -> None:
    game = nyoi.game(id)
    known = {option.id: option for option in game.options}
    for option in game.options:
        for needed in option.needs:
            for key, values in needed.items():
                if key == "seats":
                    assert set(values) <= set(range(game.least, game.most + 1))
                else:
                    assert [known[key].read(value) for value in values] == list(values)
