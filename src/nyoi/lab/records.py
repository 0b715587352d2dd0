"""A folder that keeps what was played, in Parquet files that DuckDB writes and reads (`nyoi[lab]`).

    DIR/manifest.json                         what is played here, everything that decides it, how to repeat it
    DIR/<job>/00000000-00000120.parquet       games 0 to 119 of a job, a row each: `docs/lab.md` has the columns

Each slice is written to a file of its own, which gets its name when it is complete: a run that is interrupted goes on
where it was. Neighbouring files are joined while the run goes on and at its end, so that a long run of slow games does
not leave a file a second. The joined file gets its name before its parts are deleted; parts that a killed process
left behind lie within the range of another file, are ignored by readers and deleted by the next run.

Only one job, or one set of jobs, goes into a folder; more games of the same are welcome.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec

from nyoi.kernel.refused import Refused
from nyoi.lab.job import Job, Play, Row, facts

MANIFEST: Final = "manifest.json"
FORMAT: Final = 2
WHOLE: Final = 10_000  # games: a file of as many is not joined any more
MOST_PARTS: Final = 32  # of a job: as many small files are joined
NUMBERED: Final = {"job": "VARCHAR", "number": "INTEGER"}  # stand first in every row


class Records:
    """Rows of games in a folder of one's own."""

    def __init__(self, folder: Path, play: Play, command: str = "") -> None:
        if find_spec("duckdb") is None:
            raise Refused("needs-group", group="lab")
        self.folder: Final = folder
        self.play: Final = play
        self.columns: Final = {**NUMBERED, **play.columns}
        self.command: Final = command
        self._duck: Any = None
        self._small: Final[Counter[str]] = Counter()  # by job, files that may be joined

    @contextmanager
    def open(self, jobs: Mapping[str, Job]) -> Iterator[None]:
        """Work in the folder, alone; Refused if it holds something else."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = (self.folder / "lock").open("w")
        except OSError:
            raise Refused("cannot-write", path=str(self.folder)) from None
        with lock, database() as self._duck:
            if not _alone(lock.fileno()):
                raise Refused("out-busy", path=str(self.folder))
            self._claim(jobs)
            yield
            for name in jobs:
                self._join(name, 2)

    def _claim(self, jobs: Mapping[str, Job]) -> None:
        """Say what is played here, unless something else is."""
        path = self.folder / MANIFEST
        told = {name: {**facts(job, self.play), "games": job.games} for name, job in jobs.items()}
        new = json.loads(json.dumps({"nyoi": FORMAT, "command": self.command, "columns": self.columns, "jobs": told}))
        if path.exists():
            differing = difference(manifest(self.folder), new)
            if differing:
                raise Refused("out-other", path=str(self.folder), what=differing)
        elif any(found.name != "lock" for found in self.folder.iterdir()):
            raise Refused("out-foreign", path=str(self.folder))
        for name in jobs:
            place = self.folder / quote(name)
            place.mkdir(exist_ok=True)
            for left in place.glob("*.part"):  # by somebody who was stopped while he wrote
                left.unlink()
            for first, end in _covered(place):  # joined already, by somebody who was stopped before he deleted them
                _file(place, first, end).unlink()
        part = path.with_suffix(".part")
        part.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)

    def missing(self, part: str, games: int) -> list[tuple[int, int]]:
        """The games that are not kept yet: from where to where."""
        found, at = [], 0
        for first, end in ranges(self.folder / quote(part)):
            if at < first:
                found.append((at, min(first, games)))
            at = end
        return [*found, (at, games)] if at < games else found

    def write(self, part: str, first: int, end: int, rows: list[Row]) -> None:
        """Keep a slice, complete or not at all."""
        path = _file(self.folder / quote(part), first, end)
        numbered = [{"job": part, "number": number, **row} for number, row in enumerate(rows, first)]
        unfinished = path.with_suffix(".part")
        self._duck.execute(
            "CREATE OR REPLACE TEMP TABLE slice AS "
            "SELECT unnest(row) FROM (SELECT unnest(from_json_strict(?::JSON, ?)) AS row)",
            [msgspec.json.encode(numbered).decode(), json.dumps([self.columns])],
        )
        self._duck.execute(f"COPY slice TO {_quoted(unfinished)} (FORMAT parquet, COMPRESSION zstd)")
        unfinished.replace(path)
        self._small[part] += 1
        if self._small[part] >= MOST_PARTS:
            self._join(part, MOST_PARTS // 2)

    def _join(self, part: str, least: int) -> None:
        """Join neighbouring small files where there are enough of them, complete or not at all."""
        place = self.folder / quote(part)
        self._small[part] = 0
        for group in neighbours(ranges(place)):
            if len(group) < least:
                self._small[part] += len(group)
                continue
            path = _file(place, group[0][0], group[-1][1])
            unfinished = path.with_suffix(".part")
            parts = [_file(place, *one) for one in group]
            self._duck.execute(
                f"COPY (FROM {_parquet(parts)} ORDER BY number) TO {_quoted(unfinished)} "
                "(FORMAT parquet, COMPRESSION zstd)"
            )
            unfinished.replace(path)
            for old in parts:
                old.unlink()

    def read(self, part: str, games: int, wanted: Iterable[str] = ()) -> Iterator[Row]:
        """What is kept of a job, in the order of its games; only some columns if they are named."""
        place = self.folder / quote(part)
        parts = [_file(place, *one) for one in ranges(place)]
        if not parts:
            return
        names = list(wanted) or list(self.columns)
        listed = ", ".join(f'"{name}"' for name in names)
        cursor = self._duck.cursor()
        cursor.execute(
            f"SELECT {listed} FROM {_parquet(parts)} WHERE number < ? ORDER BY number",
            [games],
        )
        while some := cursor.fetchmany(1000):
            for row in some:
                yield dict(zip(names, row, strict=True))


def ranges(place: Path) -> list[tuple[int, int]]:
    """Return which games the files of a job hold, without files whose games lie in a longer one."""
    found: list[tuple[int, int]] = []
    for first, end in sorted(_named(place), key=lambda one: (one[0], -one[1])):
        if not found or end > found[-1][1]:
            found.append((first, end))
    return found


def neighbours(found: Iterable[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Group small files that follow each other without a gap, each group small enough for one file.

    >>> neighbours([(0, 10), (10, 30), (40, 50), (50, 20_000), (20_000, 20_001)])
    [[(0, 10), (10, 30)], [(40, 50)], [(20000, 20001)]]
    """
    groups: list[list[tuple[int, int]]] = []
    for first, end in found:
        if end - first >= WHOLE:
            continue
        if groups and groups[-1][-1][1] == first and first - groups[-1][0][0] < WHOLE:
            groups[-1].append((first, end))
        else:
            groups.append([(first, end)])
    return groups


def _named(place: Path) -> list[tuple[int, int]]:
    return [(int(path.stem[:8]), int(path.stem[9:])) for path in place.glob("*-*.parquet")]


def _covered(place: Path) -> set[tuple[int, int]]:
    """Files whose games lie in a longer one."""
    return set(_named(place)) - set(ranges(place))


def _file(place: Path, first: int, end: int) -> Path:
    """The file of some games of a job."""
    return place / f"{first:08}-{end:08}.parquet"


def _parquet(paths: Iterable[Path]) -> str:
    """Files as a table of a statement."""
    return f"read_parquet([{', '.join(map(_quoted, paths))}])"


def manifest(folder: Path) -> dict[str, Any]:
    """What is played in a folder; Refused if it is none of ours."""
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        fits = isinstance(found, dict) and found["nyoi"] == FORMAT and isinstance(found["jobs"], dict)
    except (OSError, ValueError, KeyError):
        fits = False
    if not fits:
        raise Refused("out-none", path=str(folder))
    return dict(found)


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """What tells the jobs of two manifests apart, in a word; nothing if one only has more games.

    >>> difference({"jobs": {"a": {"seed": 1, "games": 5}}}, {"jobs": {"a": {"seed": 2, "games": 5}}})
    'seed'
    >>> difference({"jobs": {"a": {"seed": 1, "games": 5}}}, {"jobs": {"a": {"seed": 1, "games": 9}}})
    ''
    """
    if old.get("columns") != new.get("columns"):
        return "columns"
    if old["jobs"].keys() != new["jobs"].keys():
        return "jobs"
    for name, job in new["jobs"].items():
        there = old["jobs"][name]
        for fact in dict.fromkeys([*job, *there]):
            if fact != "games" and job.get(fact) != there.get(fact):
                return str(fact)
        if job["games"] < there["games"]:
            return "games"
    return ""


@contextmanager
def database() -> Iterator[Any]:
    """DuckDB in memory, that asks nobody for anything."""
    import duckdb

    with duckdb.connect(":memory:", config={"autoinstall_known_extensions": False}) as found:
        found.execute("SET enable_progress_bar = false")
        yield found


@contextmanager
def opened(folder: Path) -> Iterator[Any]:
    """DuckDB with everything that a folder keeps as the table `games`, for whoever asks.

    >>> from tempfile import TemporaryDirectory
    >>> from nyoi.lab.run import Lab
    >>> from nyoi.lab.simulate import simulate
    >>> with TemporaryDirectory() as place:
    ...     found = simulate("toma", 3, seed=7, lab=Lab(out=Path(place)))
    ...     with opened(Path(place)) as duck:
    ...         duck.execute("SELECT count(*), sum(decisions) FROM games").fetchall() == [(3, found["decisions"])]
    True
    """
    manifest(folder)
    if find_spec("duckdb") is None:
        raise Refused("needs-group", group="lab")
    parts = [_file(place, *one) for place in sorted(folder.iterdir()) if place.is_dir() for one in ranges(place)]
    if not parts:
        raise Refused("out-empty", path=str(folder))
    with database() as duck:
        duck.execute(f"CREATE VIEW games AS SELECT * FROM {_parquet(parts)}")
        yield duck


def _quoted(path: Path) -> str:
    """A path within a statement."""
    return "'" + str(path).replace("'", "''") + "'"


def _alone(lock: int) -> bool:
    """Whether nobody else works here: a lock that ends with the process, and that its workers do not share."""
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
