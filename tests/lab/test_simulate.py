from __future__ import annotations

import pytest

import nyoi
from nyoi.lab.job import job_of
from nyoi.lab.pool import Pool
from nyoi.lab.run import Here, Lab, Runner
from nyoi.lab.simulate import outcome, simulate


def without_time(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key != "seconds"}


def test_what_is_counted() -> None:
    found = simulate("toma", games=12, seats=3, seed=4, bots=["heuristic", "random"])
    assert (found["game"], found["mode"], found["seats"], found["games"], found["seed"]) == ("toma", "base", 3, 12, 4)
    assert found["bots"] == ["heuristic", "random", "random"]
    assert sum(found["wins"]) == pytest.approx(12)
    assert len(found["points"]) == 3
    assert sum(found["endings"].values()) == 12
    assert set(found["endings"]) <= set(nyoi.game("toma").endings)
    assert found["decisions"] > found["turns"] > 12
    assert found["seconds"] > 0


@pytest.mark.parametrize("game", nyoi.IDS)
def test_the_number_of_processes_does_not_matter(game: str) -> None:
    seats = nyoi.game(game).least
    alone = simulate(game, games=7, seats=seats, seed=3, bots=["heuristic", "random"][:seats])
    with Lab(Pool(2)) as lab:
        together = simulate(game, games=7, seats=seats, seed=3, bots=["heuristic", "random"][:seats], lab=lab)
    assert without_time(alone) == without_time(together)


def test_the_seed_matters_and_nothing_else() -> None:
    one, same, other = [without_time(simulate("toma", 6, 4, seed)) for seed in (1, 1, 2)]
    assert one == same
    assert one["points"] != other["points"] or one["turns"] != other["turns"]


def test_a_game_is_the_same_in_a_larger_batch() -> None:
    job = job_of("toma", 4, bots=["random"], seed=8, games=9)
    alone = [outcome(job, number) for number in range(3)]
    found = simulate("toma", 3, 4, 8, ["random"])
    assert found["turns"] == sum(row["turns"] for row in alone)
    assert found["wins"] == [sum(row["results"][seat] for row in alone) for seat in range(4)]


def test_modes_and_options() -> None:
    found = simulate("toma", 2, 5, options={"objective": "1"}, mode="swap")
    assert found["mode"] == "swap"
    assert found["options"]["objective"] == 1
    assert found["options"]["deck_mode"] == "random"


def test_progress_is_told() -> None:
    heard: list[int] = []
    simulate("toma", 30, 2, bots=["random"], lab=Lab(tick=heard.append))
    assert sum(heard) == 30
    assert len(heard) > 1


@pytest.mark.parametrize("runner", [Here(), Pool(2)])
def test_what_does_not_fit_is_refused(runner: Runner) -> None:
    wrong: list[dict[str, object]] = [
        {"game": "chess"},
        {"seats": 9},
        {"mode": "nothing"},
        {"options": {"nothing": 1}},
        {"options": {"deck_mode": "custom", "custom_cards": ["freya"]}},
        {"bots": ["HAL"]},
        {"bots": ["1", "2", "3", "4"]},
    ]
    for each in wrong:
        with pytest.raises(nyoi.Refused):
            simulate(**{"game": "toma", "games": 3, "seats": 3, "lab": Lab(runner), **each})  # type: ignore[arg-type]


def test_the_heuristic_beats_chance() -> None:
    wins = simulate("toma", 60, 4, 1, ["heuristic", "random"])["wins"]
    assert wins[0] > 30 > 3 * max(wins[1:]) / 2
