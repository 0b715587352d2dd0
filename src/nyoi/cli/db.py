"""`nyoi db`: looking after the file in which games are kept."""

from __future__ import annotations

from contextlib import ExitStack

import click
import msgspec

from nyoi.cli.house import Room, speaks
from nyoi.server.store import care

DAMAGED = 1


@click.group()
def db() -> None:
    """Check and copy the file in which games are kept.

    \b
    Example:
      nyoi db check games.db
    """


@db.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print data for programs.")
@speaks
@click.pass_context
def check(context: click.Context, file: str, as_json: bool) -> None:
    """Check a database: its pages, and that every game in it replays. Also while a server uses it.

    Exits 0 if it is whole, 1 if something is damaged.

    \b
    Example:
      nyoi db check games.db --json
    """
    room: Room = context.obj
    with ExitStack() as stack:
        found = care.examined(
            file, lambda tables: stack.enter_context(room.progress(room.words.say("db-progress"), tables))
        )
    _tell(room, found, as_json)
    context.exit(0 if found.whole else DAMAGED)


@db.command()
@click.argument("file")
@click.argument("copy")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@click.option("--json", "as_json", is_flag=True, help="Print data for programs.")
@speaks
@click.pass_context
def backup(context: click.Context, file: str, copy: str, force: bool, as_json: bool) -> None:
    """Copy a database as it is at this moment, and check the copy. Also while a server uses it.

    \b
    Example:
      nyoi db backup games.db copy.db
    """
    room: Room = context.obj
    found = care.backup(file, copy, force)
    if not as_json:
        click.echo(room.words.say("db-copied", path=copy))
    _tell(room, found, as_json)
    context.exit(0 if found.whole else DAMAGED)


def _tell(room: Room, found: care.Findings, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode({"whole": found.whole, **msgspec.to_builtins(found)}))
        return
    for line in found.pages:
        click.echo(room.words.say("db-page", why=line))
    for wrong in found.damaged:
        click.echo(room.words.say("db-damaged", table=wrong.table, why=wrong.why))
    key = "db-whole" if found.whole else "db-not-whole"
    bad = len(found.damaged)
    click.echo(room.words.say(key, version=found.version, tables=found.tables, entries=found.entries, damaged=bad))
