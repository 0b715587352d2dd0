"""Games outlive fixes: a stored log of every rules number there has ever been.

`tests/golden/<game>` has the newest number, `tests/golden/older/<game>-<number>` the others, written by the code of
that time: whole games and games in progress of every mode, and those that had been golden then (`ending-*`).
`offers.txt` has for each a digest of everything that was offered to anybody after every move.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

import nyoi
from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.kernel.decision import CLOCK, SPECTATOR
from nyoi.kernel.game import Game
from nyoi.kernel.play import Refused, offered, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.kernel.table import replay
from nyoi.words.speech import Speech
from tools.golden import GOLDEN

OLDER = GOLDEN / "older"
LOGS = sorted(OLDER.glob("*/*.log"))


def number_of(file: Path) -> tuple[Game, int]:
    """The game and the rules number that a log is stored for."""
    id, _, number = file.parent.name.rpartition("-")
    return nyoi.game(id), int(number)


PLAYED = [file for file in LOGS if (pair := number_of(file))[1] in pair[0].plays]
GONE = [file for file in LOGS if file not in PLAYED]
OPEN = [file for file in PLAYED if "-open" in file.stem]


def named(file: Path) -> str:
    """How a log is called among others."""
    return f"{file.parent.name}-{file.stem}"


def offers(s: State) -> str:
    """A digest of everything that is offered to anybody."""
    found = blake2b(digest_size=4)
    for seat in range(CLOCK, s.seats):
        for text in sorted(move.text for move in offered(s, seat)):
            found.update(f"{seat} {text}\n".encode())
    return found.hexdigest()


@pytest.mark.parametrize("id", nyoi.IDS)
def test_every_number_there_has_ever_been_has_its_logs(id: str) -> None:
    game = nyoi.game(id)
    for number in range(1, game.rules):
        files = list((OLDER / f"{id}-{number}").glob("*.log"))
        assert files, f"no log of {id} under rules {number} is stored"
        assert all(nyoi.log_of(file.read_text(encoding="utf-8")).setting.rules == number for file in files)
        if number in game.plays:
            modes = {nyoi.log_of(file.read_text(encoding="utf-8")).setting.mode for file in files}
            assert modes == {mode.id for mode in game.modes}
            assert any("-open" in file.stem for file in files)


@pytest.mark.parametrize("id", nyoi.IDS)
def test_the_number_before_is_played_and_no_older_one(id: str) -> None:
    """What a branch on a number is for goes two numbers later."""
    game = nyoi.game(id)
    assert game.plays == ((game.rules - 1,) if game.rules > 1 else ())


@pytest.mark.parametrize("file", PLAYED, ids=named)
def test_a_game_of_the_number_before_plays_as_it_did(file: Path) -> None:
    """The same offers after every move, the same end; and it says under which number it is played."""
    game, number = number_of(file)
    log = nyoi.log_of(file.read_text(encoding="utf-8"))
    seen: list[str] = []
    table = replay(game, log, seen=lambda _, s: seen.append(offers(s)))
    assert table.record.setting.rules == table.state.setting.rules == number
    if log.foot:
        assert (table.state.ending, list(table.results)) == (log.foot["ending"], log.foot["results"])
    known = dict(row.split() for row in (file.parent / "offers.txt").read_text(encoding="utf-8").splitlines())
    if file.stem in known:
        assert blake2b("".join(seen).encode(), digest_size=8).hexdigest() == known[file.stem]
    assert nyoi.log_of(table.log.text()).setting.rules == number


@pytest.mark.parametrize("file", OPEN, ids=named)
def test_a_running_game_of_the_number_before_is_played_to_its_end(file: Path) -> None:
    """By bots who see a view alone; whoever loads it again finds the same game."""
    game, number = number_of(file)
    table = replay(game, nyoi.log_of(file.read_text(encoding="utf-8")), seed=7)
    player, rng = bot("2"), Rng(3)
    while not table.over and table.seq < 2_000:
        seat = whose(table.state)
        if seat == CLOCK:
            table.play(offered(table.state, CLOCK)[0], seat=seat)
            continue
        sight = look(table, seat)
        assert sight.view["rules"] == number
        dream = sight.dream(rng.fork())
        assert dream.setting.rules == number
        assert [move.text for move in offered(dream, seat)] == [move.text for move in sight.moves]
        for lang in ("fr", "en"):
            assert all(Speech(lang, game, strict=True).move(move) for move in sight.moves[:3])
        table.play(player.choose(sight, rng), seat=seat)
    assert table.over
    again = replay(game, nyoi.log_of(table.log.text()))
    assert (again.fingerprint, again.results) == (table.fingerprint, table.results)


@pytest.mark.parametrize("file", GONE, ids=named)
def test_an_older_number_is_refused_with_the_sentence_that_says_so(file: Path) -> None:
    game, number = number_of(file)
    with pytest.raises(Refused, match="log-rules") as found:
        replay(game, nyoi.log_of(file.read_text(encoding="utf-8")))
    assert (found.value.facts["rules"], found.value.facts["known"]) == (number, game.rules)
    for lang in ("fr", "en"):
        told = Speech(lang, game).refusal(found.value)
        assert str(number) in told
        assert str(game.rules) in told


@pytest.mark.parametrize("id", nyoi.IDS)
def test_a_new_game_is_played_under_the_newest_number_and_its_view_names_none(id: str) -> None:
    table = nyoi.new(id, nyoi.game(id).most, 1)
    assert table.state.setting.rules == nyoi.game(id).rules
    assert "rules" not in table.view(SPECTATOR)
