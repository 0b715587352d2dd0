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
from nyoi.lab.job import Job, Row, job_of
from nyoi.lab.notes import Notes
from nyoi.lab.records import Records, database, difference, opened, ranges
from nyoi.lab.run import Lab, Plan
from nyoi.lab.simulate import OF_INTEREST, outcome, record, simulate
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
    assert {name: row[name] for name in OF_INTEREST} == outcome(job(game), 3)
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


@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_record_says_who_began_and_when_things_happened(game: str) -> None:
    """Seed 5, game 3, replayed: each event stands in the turn in which its move was asked."""
    row = record(job(game), 3)
    seats = len(row["bots"])
    assert row["turn_order"][0] == row["starter"]
    assert len(set(row["turn_order"])) == len(row["turn_order"]) <= seats
    best = max(row["results"])
    assert all(result == best for rank, result in zip(row["ranks"], row["results"], strict=True) if rank == 1)
    assert min(row["ranks"]) == 1
    for one in row["things"]:
        assert len(one["turns"]) == one["n"]
        assert one["turns"] == sorted(one["turns"])
        assert one["turns"][-1] <= row["turns"]
    turns: dict[str, list[int]] = {}
    seen, turn = 0, None
    for t, _ in replayed(job(game), 3):
        for event in t.events(None)[seen:]:
            turns.setdefault(str(event["word"]), []).append(t.state.turns if turn is None else turn)
        seen, turn = len(t.events(None)), t.state.turns
    told: dict[str, list[int]] = {}
    for one in row["things"]:
        if not one["kind"]:
            told.setdefault(one["word"], []).extend(one["turns"])
    assert {word: sorted(found) for word, found in told.items()} == turns


def test_the_starter_is_who_first_takes_a_turn() -> None:
    """Duel, seeds 0 to 7: the draft begins with the one seat, the first turn is the other's."""
    starters = set()
    for number in range(8):
        one = job("duel")
        seat = next(seat for t, seat in replayed(one, number) if t.decision and t.decision.key == "act-choose")
        assert record(one, number)["starter"] == seat
        starters.add(seat)
    assert starters == {0, 1}


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


def test_more_games_of_the_same_go_on_in_the_folder(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    true = Records.write

    def write(kept: Records, part: str, first: int, end: int, rows: list[Row]) -> None:
        played.extend(range(first, end))
        true(kept, part, first, end, rows)

    monkeypatch.setattr(Records, "write", write)
    more = simulate("toma", 33, 2, 5, ["random"], lab=Lab(out=out))
    assert played == list(range(20, 33))
    assert ranges(out / "games") == [(0, 33)]
    assert {**more, "seconds": 0} == {**simulate("toma", 33, 2, 5, ["random"]), "seconds": 0}


def kept(out: Path) -> list[dict[str, object]]:
    with opened(out) as duck:
        return list(duck.execute("FROM games ORDER BY number").fetchall())


@pytest.fixture
def pieces(out: Path) -> list[Path]:
    """The same folder, but with its games in four files, as a killed run leaves them."""
    (whole,) = out.glob("games/*.parquet")
    found = []
    with database() as duck:
        for first, end in ((0, 3), (3, 9), (9, 14), (14, 20)):
            path = out / "games" / f"{first:08}-{end:08}.parquet"
            duck.execute(f"COPY (FROM '{whole}' WHERE number >= {first} AND number < {end}) TO '{path}'")
            found.append(path)
    whole.unlink()
    return found


def test_a_hole_is_filled_and_neighbours_are_joined(out: Path, pieces: list[Path]) -> None:
    before = kept(out)
    pieces[2].unlink()
    (out / "games" / "00000002-00000020.part").write_text("half")
    simulate("toma", 20, 2, 5, ["random"], lab=Lab(out=out))
    assert [path.name for path in (out / "games").iterdir()] == ["00000000-00000020.parquet"]
    assert kept(out) == before


def test_killed_while_the_parts_were_deleted(out: Path, pieces: list[Path]) -> None:
    """The joined file has its name, and some of its parts are still there: each game is read once."""
    before = kept(out)
    with database() as duck:
        duck.execute(f"COPY (FROM read_parquet('{out}/games/*.parquet')) TO '{out}/games/00000000-00000020.parquet'")
    pieces[1].unlink()
    assert ranges(out / "games") == [(0, 20)]
    assert kept(out) == before
    simulate("toma", 20, 2, 5, ["random"], lab=Lab(out=out))
    assert len(list((out / "games").iterdir())) == 1
    assert kept(out) == before


def test_slow_games_leave_few_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is a slice of its own, as where a game takes a second; there are never more than 32 small files."""
    monkeypatch.setattr(Plan, "learn", lambda *_: None)
    most = 0

    def tick(_: int) -> None:
        nonlocal most
        most = max(most, len(list(tmp_path.glob("out/games/*.parquet"))))

    simulate("toma", 100, 2, 5, ["random"], options={"objective": 1}, lab=Lab(out=tmp_path / "out", tick=tick))
    assert 10 < most <= 32
    assert ranges(tmp_path / "out" / "games") == [(0, 100)]


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
        while not ranges(out / "games") or ranges(out / "games")[-1][1] <= 20:  # it is at work
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
