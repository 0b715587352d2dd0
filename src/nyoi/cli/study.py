"""`nyoi study`: questions about games that are answered by playing many of them."""

from __future__ import annotations

import json
from typing import Any, Final

import click
from rich.table import Table as Grid

from nyoi.boards.look import KI
from nyoi.cli.help import command
from nyoi.cli.house import Room, options_of, speaks, wrapped
from nyoi.cli.site import Site, plays
from nyoi.lab import studies
from nyoi.lab.studies import Sheet
from nyoi.words.speech import Speech

SHOWN: Final = 20  # of a list


@command()
@click.argument("name", required=False)
@click.argument("game", required=False)
@click.option("--games", type=click.IntRange(min=1), metavar="N")
@click.option("--seed", type=int, metavar="S")
@click.option("--set", "told", multiple=True, metavar="KEY=VALUE")
@click.option("-o", "--option", "settings", multiple=True, metavar="KEY=VALUE")
@plays()
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def study(
    room: Room,
    name: str | None,
    game: str | None,
    games: int | None,
    seed: int | None,
    told: tuple[str, ...],
    settings: tuple[str, ...],
    site: Site,
    as_json: bool,
) -> None:
    """Answer a question about a game by playing it many times; without a name, list the questions.

    \b
    Example:
      nyoi study duel-teams --games 2000 --jobs 2
      nyoi study audit uno --games 5000
      nyoi study torak-heroes --set policy=P1 --set book=yes
    """
    if name is None:
        _list(room)
        return
    found = studies.study(name)
    ask = found.asked(
        game, games, seed, {key: str(value) for key, value in options_of(told).items()}, options_of(settings)
    )
    speech = Speech(room.lang, room.choose(ask.game))
    jobs = found.jobs(ask)
    with site.lab(room, sum(job.games for job in jobs.values())) as lab:
        sheets = studies.answered(found, ask, jobs, lab)
    if as_json:
        data = {studies.plain(sheet.name): sheet.data() for sheet in sheets}
        click.echo(json.dumps({"study": name, **ask._asdict(), **data}, ensure_ascii=False))
        return
    title = {"name": speech.name, "games": ask.games, "seed": str(ask.seed)}
    wrapped(room.console, speech.say("study-title", about=speech.say(found.about), **title), "bold")
    for sheet in sheets:
        _show(room, speech, sheet)


def _list(room: Room) -> None:
    grid = Grid(header_style=KI)
    for heading in ("study-name", "study-game", "study-answers", "study-settings"):
        grid.add_column(room.words.say(heading))
    for id, found in studies.studies().items():
        games = ", ".join(found.games)
        told = [
            f"{key}={value if isinstance(value, str) else '|'.join(value)}" for key, value in found.settings.items()
        ]
        grid.add_row(id, games, room.words.say(found.about), "\n".join(told))
    room.console.print(grid)


def _show(room: Room, speech: Speech, sheet: Sheet) -> None:
    grid = Grid(header_style=KI, title=speech.say(sheet.name), title_justify="left", title_style="")
    for heading, kind in sheet.columns.items():
        left = kind in ("text", "list", "word", "ending") or kind.startswith("thing:")
        grid.add_column(speech.say(heading), justify="left" if left else "right", overflow="fold")
    for row in sheet.rows:
        grid.add_row(*(_cell(speech, kind, cell) for kind, cell in zip(sheet.columns.values(), row, strict=True)))
    room.console.print(grid)


def _cell(speech: Speech, kind: str, cell: Any) -> str:
    """A number, a word, a thing or a text as it is read."""
    if kind == "share":
        return speech.say("simulate-percent", share=cell)
    if kind == "mean":
        return speech.say("simulate-average", value=cell)
    if kind == "precise":
        return speech.say("study-precise", value=cell)
    if kind == "list":
        return ", ".join(cell[:SHOWN]) + (f" … (+{len(cell) - SHOWN})" if len(cell) > SHOWN else "") or "-"
    if kind == "word":
        return speech.say(cell)
    if kind == "ending":
        return speech.ending(cell)
    return speech.thing(cell, kind.partition(":")[2]) if kind.startswith("thing:") else str(cell)
