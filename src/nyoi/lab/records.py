"""Storage for played games: a folder of Parquet files, written and read by DuckDB (`nyoi[lab]`).

    DIR/manifest.json                         the jobs, everything that determines their results, the command
    DIR/<job>/00000000-00000120.parquet       games 0 to 119 of a job, a row each: `docs/lab.md` has the columns

Each slice is written to a file of its own, which is renamed when it is complete, so an interrupted run can be
resumed. Adjacent files are joined during and after a run, so a long run of slow games does not leave a file
per second.

A joined file is renamed before its parts are deleted. A killed process may leave parts whose range lies
within that of another file; readers ignore them, and the next run deletes them.

A folder holds one job or one set of jobs. More games of the same jobs can be added.
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
WHOLE: Final = 10_000  # games: files of at least this size are not joined
MOST_PARTS: Final = 32  # small files of a job that trigger joining
NUMBERED: Final = {"job": "VARCHAR", "number": "INTEGER"}  # first columns of every row


class Records:
    """A folder that stores the rows of games."""

    def __init__(self, folder: Path, play: Play, command: str = "") -> None:
        if find_spec("duckdb") is None:
            raise Refused("needs-group", group="lab")
        self.folder: Final = folder
        self.play: Final = play
        self.columns: Final = {**NUMBERED, **play.columns}
        self.command: Final = command
        self._duck: Any = None
        self._small: Final[Counter[str]] = Counter()  # by job, number of small files

    @contextmanager
    def open(self, jobs: Mapping[str, Job]) -> Iterator[None]:
        """Lock the folder while it is in use. Raises Refused if it is locked or holds something else."""
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
        """Write the manifest, and delete the leftovers of interrupted runs.

        Raises Refused if the folder holds anything else.
        """
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
            for left in place.glob("*.part"):  # left by a process that was killed while writing
                left.unlink()
            for first, end in _covered(place):  # already joined, but not deleted
                _file(place, first, end).unlink()
        part = path.with_suffix(".part")
        part.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)

    def missing(self, part: str, games: int) -> list[tuple[int, int]]:
        """Return the ranges of games that are not stored yet."""
        found, at = [], 0
        for first, end in ranges(self.folder / quote(part)):
            if at < first:
                found.append((at, min(first, games)))
            at = end
        return [*found, (at, games)] if at < games else found

    def write(self, part: str, first: int, end: int, rows: list[Row]) -> None:
        """Write a slice atomically."""
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
        """Join groups of at least `least` adjacent small files, each group atomically."""
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
        """Yield the stored rows of a job in the order of its games, optionally with only some columns."""
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
    """Return the ranges of games of a job's files, without files that a longer one covers."""
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
    """Return the ranges of files that a longer one covers."""
    return set(_named(place)) - set(ranges(place))


def _file(place: Path, first: int, end: int) -> Path:
    return place / f"{first:08}-{end:08}.parquet"


def _parquet(paths: Iterable[Path]) -> str:
    return f"read_parquet([{', '.join(map(_quoted, paths))}])"


def manifest(folder: Path) -> dict[str, Any]:
    """Return the manifest of a folder. Raises Refused if it has no valid one."""
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        fits = isinstance(found, dict) and found["nyoi"] == FORMAT and isinstance(found["jobs"], dict)
    except (OSError, ValueError, KeyError):
        fits = False
    if not fits:
        raise Refused("out-none", path=str(folder))
    return dict(found)


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """Return the name of a fact in which two manifests differ, or '' if the new one only has more games.

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
    """Open an in-memory DuckDB that does not install extensions from the network."""
    import duckdb

    with duckdb.connect(":memory:", config={"autoinstall_known_extensions": False}) as found:
        found.execute("SET enable_progress_bar = false")
        yield found


@contextmanager
def opened(folder: Path) -> Iterator[Any]:
    """Open a DuckDB with all rows of a folder as the table `games`.

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
    return "'" + str(path).replace("'", "''") + "'"


def _alone(lock: int) -> bool:
    """Lock the folder, and return False if another process holds the lock.

    The lock ends with the process and is not inherited by its workers.
    """
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
