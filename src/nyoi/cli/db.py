"""`nyoi db`: looking after the file, or the PostgreSQL database, in which games are kept."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import click
import msgspec

from nyoi.cli.help import alone, group
from nyoi.cli.house import Room, speaks
from nyoi.kernel.play import Refused

if TYPE_CHECKING:
    from nyoi.server.store import care  # the commands read what they need of the server; help needs none of it

DAMAGED = 1


@group()
@speaks
@click.pass_context
def db(context: click.Context) -> None:
    """Check, copy and move what games are kept in: a file, or a PostgreSQL database.

    \b
    Example:
      nyoi db check games.db
    """
    alone(context)


@db.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_context
def check(context: click.Context, file: str, as_json: bool) -> None:
    """Check a database: its pages, and that every game in it replays. Also while a server uses it.

    \b
    Example:
      nyoi db check games.db --json
    """
    from nyoi.server.store import care

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
@click.option("--force", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_context
def backup(context: click.Context, file: str, copy: str, force: bool, as_json: bool) -> None:
    """Copy a database as it is at this moment, and check the copy. Also while a server uses it.

    \b
    Example:
      nyoi db backup games.db copy.db
    """
    from nyoi.server.store import care

    room: Room = context.obj
    found = care.backup(file, copy, force)
    if not as_json:
        click.echo(room.words.say("db-copied", path=copy))
    _tell(room, found, as_json)
    context.exit(0 if found.whole else DAMAGED)


@db.command()
@click.argument("file")
@click.argument("url")
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_context
def move(context: click.Context, file: str, url: str, as_json: bool) -> None:
    """Move everything from a file into an empty PostgreSQL database, and replay it there. The file stays as it is.

    \b
    Example:
      nyoi db move games.db postgresql://nyoi@db.example/nyoi
    """
    from nyoi.server.store.choice import EXAMPLE, is_remote, need_postgres

    room: Room = context.obj
    if not is_remote(url):
        raise Refused("database-url", path=url, example=EXAMPLE)
    need_postgres()
    from nyoi.server.store.move import moved

    with ExitStack() as stack:
        found, counts = moved(
            file, url, lambda tables: stack.enter_context(room.progress(room.words.say("db-progress"), tables))
        )
    if as_json:
        click.echo(msgspec.json.encode({"whole": found.whole, "version": found.version, **counts}))
        return
    click.echo(room.words.say("db-moved", **counts))
    _tell(room, found, as_json)


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
