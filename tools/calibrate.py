"""How often a report marks something that is not there, and how often it finds what is.

    python -m tools.calibrate [--runs 100] [--seed 1] [--jobs 2]

Random bots play runs of the five games and of a pack, each run with a seed of its own. Three things are counted:

- **false alarms**: reports with any mark after everything that a report compares was drawn by lot anew
  (`nyoi.lab.placebo`), so that nothing can matter, while who survives and uses more stays as it was played;
- **marks as played**: the same runs untouched. Random bots do not make cards alike: whoever discards the card Toma is
  out of the round, and Jiren is a stronger fighter than Botamo. What is marked there is listed, to be looked at;
- **found**: ten runs of Duel between rules of thumb with random teams, and a pack in which Raditz is far stronger than
  all others. (At random nobody makes use of strength: bots must play to win for a strong character to be strong.)

Prints a line for each run, and one of JSON with the counts. Exits with 1 beyond five false alarms in a hundred runs,
or if fewer than nine of ten strong cards are found.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from nyoi.lab.placebo import placebo
from nyoi.lab.report.facts import Facts
from nyoi.packs.folder import new

ALLOWED = 0.05
FOUND = 0.9
PLANTED = 10  # runs with a strong character


class Content(NamedTuple):
    """The game, options and bots of a run."""

    game: str
    games: int
    more: tuple[str, ...]
    pack: bool = False
    bots: str = "random"


CONTENTS = {
    "toma": Content("toma", 800, ("--seats", "4", "--option", "objective=1")),
    "uno": Content("uno", 150, ("--seats", "4")),
    "torak": Content("torak", 150, ("--seats", "2", "--option", "setup_placement=auto_random")),
    "duel": Content("duel", 150, ("--draft", "random")),
    "tournament": Content("tournament", 100, ("--seats", "4", "--mode", "rounds5")),
    "pack": Content("duel", 150, ("--draft", "random"), pack=True),
}
STRONG = Content("duel", 100, ("--draft", "random"), pack=True, bots="heuristic")


def strong_pack(folder: Path) -> Path:
    """Return a Duel pack in which Raditz is far stronger than all others."""
    made = new(str(folder / "strong"), "duel")
    path = made / "characters.toml"
    head, mark, rest = path.read_text(encoding="utf-8").partition('id = "raditz"')
    for fact, planted in (("health = 6", "health = 16"), ("strength = 1", "strength = 4")):
        assert fact in rest
        rest = rest.replace(fact, planted, 1)
    path.write_text(head + mark + rest, encoding="utf-8")
    return made


def play(content: Content, pack: Path, seed: int, jobs: int, out: Path) -> None:
    command = [sys.executable, "-m", "nyoi.cli", "simulate", content.game, "--games", str(content.games)]
    command += ["--seed", str(seed), "--bots", content.bots, "--jobs", str(jobs), "--out", str(out), *content.more]
    command += ["--pack", str(pack)] if content.pack else []
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def names(facts: Facts) -> list[str]:
    """Return the marks of a report as text."""
    return [f"{one.id} {one.share:.3f} (due {one.due:.3f})" for one in facts.marked]


def calibrate(runs: int, seed: int, jobs: int, planted: int = PLANTED) -> dict[str, Any]:
    """Play all runs and return the counts."""
    false: dict[str, list[int]] = {name: [] for name in CONTENTS}
    played: dict[str, int] = dict.fromkeys(CONTENTS, 0)
    found: list[int] = []
    with tempfile.TemporaryDirectory() as place:
        pack = strong_pack(Path(place))
        for number in range(runs):
            name = list(CONTENTS)[number % len(CONTENTS)]
            folder = Path(place) / f"{number}"
            play(CONTENTS[name], pack, seed + number, jobs, folder)
            placebo(folder, folder.with_suffix(".placebo"), seed + number)
            marks = names(Facts(folder.with_suffix(".placebo")))
            true = names(Facts(folder))
            if marks:
                false[name].append(seed + number)
            played[name] += bool(true)
            print(f"{name} seed {seed + number}: false {marks or '-'}; as played {true or '-'}", flush=True)
        for number in range(planted):
            folder = Path(place) / f"strong-{number}"
            play(STRONG, pack, seed + number, jobs, folder)
            marked = [one for one in Facts(folder).things["team", "unit"] if one.out]
            if any(one.id == "raditz" and one.share > one.due for one in marked):
                found.append(seed + number)
            print(f"strong seed {seed + number}: {[one.id for one in marked]}", flush=True)
    return {
        "runs": runs,
        "seed": seed,
        "false_alarms": sum(map(len, false.values())),
        "false_alarm_seeds": {name: seeds for name, seeds in false.items() if seeds},
        "marked_as_played": played,
        "found": len(found),
        "planted": planted,
    }


def main() -> None:
    """Calibrate, print the counts, and exit with 1 if they are out of bounds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    told = calibrate(options.runs, options.seed, options.jobs)
    print(json.dumps(told))
    if told["false_alarms"] > ALLOWED * options.runs or told["found"] < FOUND * told["planted"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
