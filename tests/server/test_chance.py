"""The one door of chance: the system's, unless a test holds it; and nobody outside can."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec
import pytest

import nyoi
from nyoi.kernel.rng import Rng
from nyoi.server import main
from nyoi.server.config import Config
from nyoi.server.http.app import App
from nyoi.server.table.chance import DICE, KEY, Chance, KeyedRng, Luck
from nyoi.server.wire import bodies, messages
from tests.cli.shell import run
from tests.server.guests import Guest, Running
from tests.server.journals import truth


def test_a_live_table_draws_by_a_key_of_its_own_whichever_build_runs() -> None:
    one, other = nyoi.new("toma", seats=4, seed=1).state, nyoi.new("toma", seats=4, seed=1).state
    Luck().fall(one, 0)
    Luck().fall(other, 0)
    assert isinstance(one.rng, KeyedRng)
    cards = tuple(range(200))
    assert one.shuffle(cards) != other.shuffle(cards)
    assert sorted(one.shuffle(cards)) == list(cards)


def test_without_a_seed_chance_is_the_systems(tmp_path: Path) -> None:
    assert Config().seed is None
    luck = App(Config(database=str(tmp_path / "x.db"))).house.chance.luck()
    assert not luck.repeatable
    assert isinstance(luck.stream(DICE, 0), KeyedRng)
    assert luck.number(DICE, 0) == luck.number(DICE, 0) != Luck().number(DICE, 0)
    assert len(luck.key) == KEY
    assert luck.of(luck.key.hex()).number(DICE, 0) == luck.number(DICE, 0)


def test_with_a_seed_each_next_table_has_its_own_luck_and_has_it_again() -> None:
    one, other = Chance(7), Chance(7)
    first = [one.luck().number(DICE, 0) for _ in range(5)]
    assert first == [other.luck().number(DICE, 0) for _ in range(5)]
    assert len({*first, Chance(8).luck().number(DICE, 0)}) == 6
    assert type(Chance(7).luck().stream(DICE, 0)) is Rng


@pytest.mark.long
@pytest.mark.seed(3)
def test_two_servers_with_one_seed_play_the_same_game(tmp_path: Path) -> None:
    """Deals, bots and dice: whole games of bots alone, played twice."""
    played = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        running = Running(tmp_path / name)
        ann = Guest(running.port)
        tables = []
        for game in nyoi.IDS:
            seats = max(2, nyoi.game(game).least)
            bots = [{"seat": seat, "level": 2 + seat} for seat in range(seats)]
            tables.append(ann.open(game, seats, mine=0, bots=bots, start=True))
            ann.wait_over(tables[-1])
        played.append([truth(running.database, table)[0].log.text() for table in tables])
        running.stop()
    assert played[0] == played[1]


def test_no_option_and_no_message_holds_the_door(capsys: pytest.CaptureFixture[str]) -> None:
    told = run("serve", "--help")
    assert told.exit_code == 0
    assert "--port" in told.output
    assert "seed" not in told.output.lower()
    assert run("serve", "--seed", "1").exit_code == 2
    with pytest.raises(SystemExit):
        main.main(["--help"])
    told_too = capsys.readouterr().out
    assert "--port" in told_too
    assert "seed" not in told_too.lower()
    with pytest.raises(SystemExit):
        main.main(["--seed", "1"])
    structs = [kind for place in (messages, bodies) for kind in vars(place).values() if _struct(kind)]
    assert len(structs) > 30
    for kind in structs:
        assert not [field.name for field in msgspec.structs.fields(kind) if "seed" in field.name], kind
    assert not [option.id for id in nyoi.IDS for option in nyoi.game(id).options if "seed" in option.id]


def _struct(kind: Any) -> bool:
    return inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
