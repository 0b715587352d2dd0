"""Compare the speed of every game with a fixed earlier commit, by counting instructions.

    python -m tools.speed_gate [--base REVISION] [--builds interpreted,compiled] [--games toma,uno] [--jobs N]

Random play (two and four seats, both builds) and thinking ahead (compiled) are measured for each game, at the commit
that `tools/speed_baseline.txt` names and in this tree. Valgrind counts the instructions of each run, so other work on
the machine changes nothing: unchanged code gives x1.000. What a run needs to start is measured and taken off.

A game below x0.93 of the baseline fails, unless a commit since then says why in a line of its message:

    Slower: play uno 2 compiled 0.88: hands are sorted at every draw (UNO-6.12)

It names what is measured, the lowest ratio that is accepted, and the reason. A landing that makes a game faster should
move the baseline, in a commit of its own, so that what was won is kept.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from nyoi.games import IDS
from nyoi.lab.bench import sizes
from tools.compile import ROOT, compile_into, fresh

BASELINE: Final = ROOT / "tools" / "speed_baseline.txt"
PLACE: Final = ROOT / "build" / "speed"
BUILDS: Final = ("interpreted", "compiled")
FLOOR: Final = 0.93
AMOUNTS: Final = {  # decisions or search rounds: enough to measure, few enough to wait for
    ("play", "interpreted"): 3000,
    ("play", "compiled"): 10000,
    ("think", "compiled"): 480,
}
SLOWER: Final = re.compile(r"^Slower: (play|think) (\w+) (\d+) (\w+) (0\.\d+): \S", re.M)
WATCHED: Final = ("src/nyoi/kernel", "src/nyoi/games", "src/nyoi/bots", "setup.py", "constraints.txt")


class Measure(NamedTuple):
    """One combination whose speed is compared."""

    kind: str
    game: str
    seats: int
    build: str

    def __str__(self) -> str:
        return f"{self.kind} {self.game} {self.seats} {self.build}"


class Tree(NamedTuple):
    """A source tree and its compiled copy."""

    root: Path
    compiled: Path

    def packages(self, build: str) -> Path:
        """Return the folder from which Python imports the package."""
        return self.root / "src" if build == "interpreted" else self.compiled


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def tree_at(revision: str, builds: Sequence[str]) -> Tree:
    """Extract a commit under `build/speed`, and compile it there if needed."""
    place = PLACE / revision[:12]
    tree = Tree(place, place / "compiled")
    if not (place / "setup.py").is_file():
        packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(place, filter="data")
    if "compiled" in builds and not list(tree.compiled.glob("nyoi__mypyc.*")):
        compile_into(tree.compiled, quick=True, root=place)
    return tree


def this_tree(builds: Sequence[str]) -> Tree:
    """Return the working tree, with an up-to-date compiled copy."""
    tree = Tree(ROOT, PLACE / "here")
    if "compiled" in builds and not fresh(tree.compiled):
        compile_into(tree.compiled, quick=True)
    return tree


def instructions(tree: Tree, measure: Measure, amount: int) -> int:
    """Count the instructions of one run of the worker."""
    python = Path(sys.executable)
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", str(python)]
    command += ["-m", "tools.speed_worker", measure.kind, measure.game, str(measure.seats), str(amount)]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "NYOI_"))}
    env |= {"PYTHONPATH": str(tree.packages(measure.build)), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree.root, env=env, capture_output=True, text=True, check=False)
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if done.returncode or found is None:
        raise SystemExit(f"{measure} could not be measured in {tree.root}:\n{done.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


def measures(builds: Sequence[str], games: Sequence[str]) -> list[Measure]:
    play = [Measure("play", game, seats, build) for build in builds for game in games for seats in sizes(game)]
    return play + [Measure("think", game, sizes(game)[0], "compiled") for game in games if "compiled" in builds]


def ratios(base: Tree, here: Tree, what: Sequence[Measure], jobs: int) -> dict[Measure, float]:
    """Return the speed of each combination relative to the baseline."""
    starts = list(dict.fromkeys(m._replace(kind="play", seats=sizes(m.game)[0]) for m in what))
    tasks = [(tree, m, 0) for tree in (base, here) for m in starts]
    tasks += [(tree, m, AMOUNTS[m.kind, m.build]) for tree in (base, here) for m in what]
    for place in {
        place for tree in (base, here) for m in what for place in (tree.packages(m.build), tree.root / "tools")
    }:
        # no run that counts writes bytecode
        subprocess.run([sys.executable, "-m", "compileall", "-q", str(place)], check=True)
    with ThreadPoolExecutor(jobs) as pool:
        counts = dict(zip(tasks, pool.map(lambda task: instructions(*task), tasks), strict=True))

    def work(tree: Tree, m: Measure) -> int:
        start = m._replace(kind="play", seats=sizes(m.game)[0])
        return counts[tree, m, AMOUNTS[m.kind, m.build]] - counts[tree, start, 0]

    return {m: work(base, m) / work(here, m) for m in what}


def explained(messages: str) -> dict[Measure, float]:
    """Return the lowest accepted ratio of each measure that a commit message explains.

    >>> explained("Sort hands\\n\\nSlower: play uno 2 compiled 0.88: hands are sorted (UNO-6.12)")
    {Measure(kind='play', game='uno', seats=2, build='compiled'): 0.88}
    """
    found = SLOWER.findall(messages)
    return {Measure(kind, game, int(seats), build): float(low) for kind, game, seats, build, low in found}


def too_slow(found: dict[Measure, float], accepted: dict[Measure, float]) -> list[Measure]:
    return [m for m, ratio in found.items() if round(ratio, 3) < accepted.get(m, FLOOR)]


def main() -> int:
    """Compare and print; return 1 if a measure is too slow."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--base", help="the commit to compare with; else the one in speed_baseline.txt")
    parser.add_argument("--builds", default=",".join(BUILDS))
    parser.add_argument("--games", default=",".join(IDS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--if-changed", action="store_true", help="do nothing unless engine, games or bots changed")
    given = parser.parse_args()
    revision = git("rev-parse", given.base or BASELINE.read_text("utf-8").split()[0])
    if shutil.which("valgrind") is None:
        print("Valgrind is missing: the speed was not compared (Debian: apt install valgrind).", file=sys.stderr)
        return 1 if os.environ.get("CI") == "true" else 0
    if given.if_changed and not git("diff", "--name-only", revision, "--", *WATCHED):
        print(f"Neither engine, games nor bots changed since {revision[:12]}: no speed to compare.")
        return 0
    builds, games = given.builds.split(","), given.games.split(",")
    base, here = tree_at(revision, builds), this_tree(builds)
    found = ratios(base, here, measures(builds, games), given.jobs)
    accepted = explained(git("log", "--format=%B", f"{revision}..HEAD"))
    slow = too_slow(found, accepted)
    for m, ratio in found.items():
        print(f"{m!s:36} x{ratio:.3f}{'  too slow' if m in slow else ''}")
    print(f"{len(slow)} of {len(found)} below x{FLOOR} of {revision[:12]} without an explanation")
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
