"""Positions and logs from anybody: read by a described schema, refused with a sentence, never trusted."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.words.speech import Speech
from tests.games.contract import cases, clone, play_on, some_options
from tests.games.mutants import Documented, Mutator, logs, mutated_log, samples, try_log, try_position
from tools import positions

EVERY_GAME = pytest.mark.parametrize("id", nyoi.IDS)
ODD: list[object] = [
    None,
    7,
    "abc",
    [],
    {1.5: 2},
    {"seats": "4"},
    {"seats": None},
    {"seats": 10**30},
    {"options": "abc"},
]
MUTANTS = 250  # of each game; `python -m tools.mutate` tries as many as one likes


@EVERY_GAME
def test_samples_use_every_key_and_are_played_on(id: str) -> None:
    used = {key for sample in samples(id) for key in sample} | {
        key
        for sample in samples(id)
        for value in sample.values()
        if isinstance(value, list)
        for part in value
        if isinstance(part, dict)
        for key in part
    }
    assert set(nyoi.game(id).positions.keys) <= used
    for i, sample in enumerate(samples(id)):
        assert try_position(id, sample, Rng(i), Documented(id)) in ("played", "bad-script"), sample


@EVERY_GAME
def test_samples_come_back_from_their_logs(id: str) -> None:
    for sample in samples(id):
        table = nyoi.given(id, sample)
        text = table.log.text()
        head = json.loads(text.split("\n")[0])
        assert nyoi.log_of(text).given == head["given"]
        assert nyoi.given(id, head["given"]).fingerprint == table.fingerprint


@EVERY_GAME
def test_mutated_positions_give_only_documented_refusals(id: str) -> None:
    rng, documented = Rng(1), Documented(id)
    mutator = Mutator(rng, samples(id))
    met = [try_position(id, mutator.mutant(rng.pick(samples(id))), rng, documented) for _ in range(MUTANTS)]
    assert 10 < met.count("played") < MUTANTS - 50  # some mistakes are none, most are found


@EVERY_GAME
def test_mutated_logs_give_only_documented_refusals(id: str) -> None:
    rng, documented = Rng(2), Documented(id)
    right = logs(id, most=30)
    mutator = Mutator(rng, [json.loads(line) for text in right for line in text.strip().split("\n")])
    met = [try_log(mutated_log(rng.pick(right), mutator), documented) for _ in range(MUTANTS)]
    assert 3 < met.count("played") < MUTANTS - 50


@EVERY_GAME
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_refusal_names_the_key_the_value_and_what_would_do(id: str, lang: str) -> None:
    speech = Speech(lang, nyoi.game(id), strict=True)
    for wrong, named in (({"hop": 1}, "hop"), ({next(iter(nyoi.game(id).positions.keys)): 1.5}, "1.5")):
        with pytest.raises(nyoi.Refused) as no:
            nyoi.given(id, {**samples(id)[0], **wrong})
        assert named in speech.refusal(no.value)
        assert no.value.clause in speech.refusal(no.value)
        assert {"allowed", "form"} & set(no.value.facts)


@EVERY_GAME
@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_position_at_all_is_refused(id: str, odd: object) -> None:
    with pytest.raises(nyoi.Refused):
        nyoi.given(id, odd)  # type: ignore[arg-type]


def test_a_position_may_not_be_large_or_deep() -> None:
    deep: list[object] = []
    for _ in range(20):
        deep = [deep]
    for odd in ({"hands": [["freya"]] * 5000}, {"hands": deep}, {"pile": "freya " * 2000}):
        with pytest.raises(nyoi.Refused):
            nyoi.given("toma", odd)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_no_game_that_is_played_meets_a_check(case) -> None:  # type: ignore[no-untyped-def]
    """What the rules make impossible never happens: at every question the checks of the game pass."""
    game = nyoi.game(case.game)
    for seed in range(2):
        rng = Rng(seed)
        s = clone(case.table(seed, some_options(case, rng) if seed else None).state)
        for number, _ in enumerate(play_on(s, rng)):
            game.possible(s)
            if number == 150:
                break


@EVERY_GAME
def test_the_documents_have_the_table_of_keys(id: str) -> None:
    assert positions.written(id) == positions.text(id), "run python -m tools.positions"
