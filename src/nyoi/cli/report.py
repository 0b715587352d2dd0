"""`nyoi report`: what a folder of kept games says, as one file to read."""

from __future__ import annotations

from pathlib import Path

import click

from nyoi.cli.help import command
from nyoi.cli.house import Room, speaks
from nyoi.kernel.refused import Refused
from nyoi.lab.report.facts import Facts
from nyoi.lab.report.page import Report


@command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default="report.html",
    metavar="FILE",
    show_default=True,
)
@speaks
@click.pass_obj
def report(room: Room, folder: Path, output: Path) -> None:
    """Write a report of the games in a folder (`--out` of simulate and others): one file, read offline.

    \b
    Example:
      nyoi simulate duel --games 2000 --seed 1 --jobs 2 --out games
      nyoi report games -o balance.html --lang fr
    """
    facts = Facts(folder)
    room.game = facts.game
    try:
        output.write_text(Report(facts, room.lang).html(), encoding="utf-8")
    except OSError as error:
        raise Refused("cannot-write", path=str(output)) from error
    click.echo(room.words.say("report-written", path=str(output), games=facts.games))
