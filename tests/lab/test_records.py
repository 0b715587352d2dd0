"""What is kept of games: true to the game, the same in any number of pieces, and guarded against other games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import nyoi
from nyoi.bots.names import bot
from nyoi.bots.sight import look
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.lab.job import Job, job_of
from nyoi.lab.notes import Notes
from nyoi.lab.records import difference, opened, ranges
from nyoi.lab.run import Lab
from nyoi.lab.simulate import WENT, outcome, record, simulate
from tests.cli.shell import SRC, run

OPTIONS = {"torak": {"setup_placement": "auto_random"}}


def job(game: str) -> Job:
    return job_of(game, max(2, nyoi.game(game).least), options=OPTIONS.get(game), bots=["random"], seed=5)


def replayed(job: Job, number: int) -> Iterator[tuple[nyoi.Table, int]]:
    """The same game at a table that remembers everything; before each decision the table and who is asked."""
    seed = job.seed_of(number)
    t = nyoi.new(job.game, seats=job.seats, seed=seed, mode=job.mode, options=job.options)
    players = [(bot(name), Rng(mix(seed, 1 + seat))) for seat, name in enumerate(job.bots)]
    while not t.over:
        seat = whose(t.state)
        yield t, seat
        if seat == CLOCK:
            t.play(offered(t.state, seat)[0], seat=seat)
        else:
            player, rng = players[seat]
            t.play(player.choose(look(t, seat), rng), seat=seat)
    yield t, -1


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_record_says_what_happened(game: str) -> None:
    row = record(job(game), 3)
    assert {name: row[name] for name in WENT} == outcome(job(game), 3)
    offers: list[int] = []
    for t, seat in replayed(job(game), 3):
        if not t.over:
            offers.append(len(offered(t.state, seat)))
    assert (row["decisions"], row["offered"], row["forced"]) == (len(offers), sum(offers), offers.count(1))
    events = Counter(event["word"] for event in t.events(None))
    told = Counter({one["word"]: 0 for one in row["things"]})
    for one in row["things"]:
        if not one["kind"]:
            told[one["word"]] += one["n"]
    assert told == events
    tables = nyoi.game(game).tables
    assert all(one["id"] in tables[one["kind"]] for one in row["things"] if one["kind"])
    assert {one["kind"] for one in row["things"]} > {""}
    assert all(-1 <= one["seat"] < len(row["bots"]) for one in row["things"])
    assert [said is None or said == said.strip() for said in row["opening"]] == [True] * len(row["bots"])


def test_things_are_counted_by_seat_and_id() -> None:
    found = record(job("toma"), 1)["things"]
    discards = [one for one in found if (one["word"], one["field"]) == ("discarded", "card")]
    for seat in (0, 1):
        by_card = sum(one["n"] for one in discards if one["seat"] == seat)
        assert by_card == next(
            one["n"] for one in found if (one["word"], one["seat"], one["kind"]) == ("discarded", seat, "")
        )


def test_who_leads_and_how_far_the_winner_was_behind() -> None:
    notes = Notes(nyoi.new("toma", seats=3, seed=1).state)
    for points in ([0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 2, 0], [2, 3, 0], [2, 3, 4]):
        notes.compare(points)
    assert notes.leads == 2  # 0 led, then 1, then 2; being level takes no lead away
    assert notes.drama((0.0, 0.0, 1.0)) == 0.75  # once three behind, of four that were reached
    assert notes.drama((0.0, 1.0, 0.0)) == 0.5
    assert notes.drama((0.0, 0.0, 0.0)) is None  # nobody won


@pytest.fixture
def out(tmp_path: Path) -> Path:
    found = tmp_path / "out"
    simulate("toma", 20, 2, 5, ["random"], lab=Lab(out=found, command="nyoi simulate toma"))
    return found


def test_rows_come_back_as_they_were(out: Path) -> None:
    with opened(out) as duck:
        columns = [row[0] for row in duck.execute("DESCRIBE games").fetchall()]
        rows = [dict(zip(columns, row, strict=True)) for row in duck.execute("FROM games ORDER BY number").fetchall()]
    assert rows == [{"job": "games", "number": number, **record(job("toma"), number)} for number in range(20)]


def test_more_games_of_the_same_go_on_in_the_folder(out: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in out.glob("games/*.parquet")}
    more = simulate("toma", 33, 2, 5, ["random"], lab=Lab(out=out))
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert ranges(out / "games")[-1][1] == 33
    assert {**more, "seconds": 0} == {**simulate("toma", 33, 2, 5, ["random"]), "seconds": 0}


def test_a_hole_is_filled(out: Path) -> None:
    gone = sorted(out.glob("games/*.parquet"))[2]
    gone.unlink()
    (out / "games" / "00000002-00000020.part").write_text("half")
    simulate("toma", 20, 2, 5, ["random"], lab=Lab(out=out))
    assert sum(end - first for first, end in ranges(out / "games")) == 20
    assert not list(out.glob("games/*.part"))


WRONG: dict[str, dict[str, object]] = {
    "seed": {"seed": 6},
    "bots": {"bots": ["heuristic"]},
    "options": {"options": {"objective": 1}},
    "seats": {"seats": 3},
    "games": {"games": 19},
}


@pytest.mark.parametrize("what", WRONG)
def test_other_games_are_kept_out(out: Path, what: str) -> None:
    told: dict[str, object] = {"games": 20, "seats": 2, "seed": 5, "bots": ["random"], **WRONG[what]}
    with pytest.raises(nyoi.Refused, match="out-other") as refused:
        simulate("toma", lab=Lab(out=out), **told)  # type: ignore[arg-type]
    assert refused.value.facts["what"] == what


def test_other_rules_or_tables_are_kept_out(out: Path) -> None:
    told = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    for fact in ("version", "rules", "content"):
        other = {**told, "jobs": {"games": {**told["jobs"]["games"], fact: "other"}}}
        assert difference(told, other) == fact


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    for place, reason in ((tmp_path, "out-foreign"), (tmp_path / "notes.txt", "cannot-write")):
        with pytest.raises(nyoi.Refused, match=reason):
            simulate("toma", 2, 2, lab=Lab(out=place))


def test_two_do_not_play_into_one_folder(out: Path) -> None:
    told = [
        "simulate",
        "toma",
        "--games",
        "100000",
        "--seats",
        "2",
        "--bots",
        "random",
        "--seed",
        "5",
        "--out",
        str(out),
    ]
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    with subprocess.Popen([sys.executable, "-m", "nyoi.cli", *told], stdout=subprocess.DEVNULL, env=env) as other:
        while len(ranges(out / "games")) < 7:  # it is at work
            time.sleep(0.01)
        with pytest.raises(nyoi.Refused, match="out-busy"):
            simulate("toma", 100_000, 2, 5, ["random"], lab=Lab(out=out))
        other.kill()


def test_the_command_says_how_to_repeat_itself(tmp_path: Path) -> None:
    args = ("simulate", "toma", "--games", "2", "--seats", "2", "--bots", "random,1", "-o", "objective=1")
    assert run(*args, "--out", str(tmp_path / "out"), "--jobs", "1", "--lang", "fr").exit_code == 0
    told = json.loads((tmp_path / "out" / "manifest.json").read_text(encoding="utf-8"))
    said = "nyoi simulate toma --games 2 --seed 0 --bots random,1 --seats 2 --option objective=1"
    assert sorted(told["command"].split()) == sorted(said.split())
    refused = run(*args[:-1], "objective=2", "--out", str(tmp_path / "out"))
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    assert "options" in refused.stderr
