"""`nyoi ladder`: how much stronger each level of the bots is than the one below."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table as Grid

from nyoi.boards.look import KI
from nyoi.bots.levels import LEVELS
from nyoi.cli.house import Room, options_of, speaks, wrapped
from nyoi.lab import ladder as climbing
from nyoi.words.speech import Speech


@click.command()
@click.argument("game")
@click.option(
    "--games", type=click.IntRange(min=2), default=2000, show_default=True, metavar="N", help="How many games a pair."
)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S", help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, metavar="J", help="Processes.")
@click.option("--mode", metavar="MODE", help="A mode of the game that two play against each other.")
@click.option("-o", "--option", "settings", multiple=True, metavar="KEY=VALUE", help="An option of the host.")
@click.option("--json", "as_json", is_flag=True, help="Print data for programs.")
@speaks
@click.pass_obj
def ladder(
    room: Room, game: str, games: int, seed: int, jobs: int, mode: str | None, settings: tuple[str, ...], as_json: bool
) -> None:
    """Let each level of the bots play against the one below, in games of two.

    \b
    Example:
      nyoi ladder uno --games 200 --jobs 2
    """
    chosen = room.choose(game)
    with room.progress(room.words.say("simulate-progress"), games * (LEVELS - 1)) as tick:
        found = climbing.ladder(game, games, seed, mode, options_of(settings), jobs, tick)
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
