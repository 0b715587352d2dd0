"""`nyoi ladder` and `nyoi train`: how strong the levels of the bots are, and how they come to judge."""

from __future__ import annotations

import json
import os
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.table import Table as Grid

from nyoi.boards.look import KI
from nyoi.bots.levels import LEVELS
from nyoi.cli.help import command
from nyoi.cli.house import Room, options_of, speaks, wrapped
from nyoi.cli.site import Site, plays
from nyoi.kernel.play import Refused
from nyoi.lab import ladder as climbing
from nyoi.lab import train as learning
from nyoi.words.speech import Speech


@command()
@click.argument("game")
@click.option("--games", type=click.IntRange(min=2), default=2000, show_default=True, metavar="N")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@plays()
@click.option("--mode", metavar="MODE")
@click.option("-o", "--option", "settings", multiple=True, metavar="KEY=VALUE")
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def ladder(
    room: Room, game: str, games: int, seed: int, site: Site, mode: str | None, settings: tuple[str, ...], as_json: bool
) -> None:
    """Let each level of the bots play against the one below, in games of two.

    \b
    Example:
      nyoi ladder uno --games 200 --jobs 2
    """
    chosen = room.choose(game)
    with site.lab(room, games * (LEVELS - 1)) as lab:
        found = climbing.ladder(game, games, seed, mode, options_of(settings), lab)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _show(room, Speech(room.lang, chosen), found)


def _show(room: Room, speech: Speech, found: dict[str, Any]) -> None:
    say = speech.say
    title = {"name": speech.name, "mode": speech.mode(found["mode"]), "seed": str(found["seed"])}
    wrapped(room.console, say("ladder-title", **title), "bold")
    grid = Grid(header_style=KI)
    for heading in ("ladder-pair", "ladder-won", "ladder-lost", "ladder-none", "ladder-share", "ladder-interval"):
        grid.add_column(say(heading), justify="right")
    for step in found["steps"]:
        low, high = (say("simulate-percent", share=step[bound]) for bound in ("low", "high"))
        grid.add_row(
            f"{step['above']} - {step['below']}",
            *(str(step[key]) for key in ("won", "lost", "undecided")),
            say("simulate-percent", share=step["share"]),
            f"{low} - {high}",
        )
    room.console.print(grid)
    for level, rating in enumerate(found["ratings"], 1):
        wrapped(room.console, say("ladder-rating", level=level, mu=rating["mu"], sigma=rating["sigma"]), "dim")


@command()
@click.argument("game")
@click.option("--games", type=click.IntRange(min=16), default=4000, show_default=True, metavar="N")
@click.option("--hidden", type=click.IntRange(0, 64), default=16, show_default=True, metavar="N")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@plays(keeps=False)
@click.option(
    "--work",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/train"),
    show_default=True,
    metavar="FOLDER",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@speaks
@click.pass_obj
def train(
    room: Room,
    game: str,
    games: int,
    hidden: int,
    seed: int,
    site: Site,
    work: Path,
    out: Path | None,
) -> None:
    """Learn to judge a game from games of the rule of thumb against itself (numpy: `nyoi[train]`).

    \b
    Example:
      nyoi train duel --games 4000 --jobs 2
    """
    chosen = room.choose(game)
    if chosen.mind is None:
        raise Refused("no-mind", game=game)
    if find_spec("numpy") is None or find_spec("duckdb") is None:
        raise Refused("needs-group", group="train")
    plan = learning.Plan(game, games, hidden, seed)
    target = out if out is not None else Path(str(chosen.mind.weights))
    if not os.access(target if target.exists() else target.parent, os.W_OK):  # said before an hour's work, not after it
        raise Refused("cannot-write", path=str(target))
    with site.lab(room, games) as lab:
        learned, figures = learning.train(plan, work, lab)
    command = f"nyoi train {game} --games {games} --hidden {hidden}"
    how = {"command": f"{command} --seed {seed}", "date": f"{date.today()}", "figures": figures}
    target.write_text(learning.written(plan, learned, how), encoding="utf-8")
    wrapped(room.console, room.words.say("train-done", file=str(target)), "bold")
    wrapped(room.console, room.words.say("train-value", error=figures["error"], mean=figures["error_of_the_mean"]))
