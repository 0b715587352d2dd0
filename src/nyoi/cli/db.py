"""`nyoi db`: looking after the file, or the PostgreSQL database, in which games are kept."""

from __future__ import annotations

from contextlib import ExitStack
from datetime import datetime
from typing import TYPE_CHECKING

import click
import msgspec

from nyoi.cli.help import alone, group
from nyoi.cli.house import Room, speaks
from nyoi.kernel.play import Refused

if TYPE_CHECKING:
    from nyoi.server.store import care, people  # the commands read what they need of the server; help needs none of it
    from nyoi.server.store.protocol import Chat

DAMAGED = 1
REASONS = {
    "insults": "report-reason-insults",
    "cheating": "report-reason-cheating",
    "name": "report-reason-name",
    "spam": "report-reason-spam",
    "other": "report-reason-other",
}


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


@db.command()
@click.argument("file")
@click.option("--all", "everything", is_flag=True)
@click.option("--done", "done", multiple=True, metavar="ID")
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_context
def reports(context: click.Context, file: str, everything: bool, done: tuple[str, ...], as_json: bool) -> None:
    """Whom players have reported, and what was said there; or note that it was looked at. Also while a server runs.

    \b
    Example:
      nyoi db reports games.db --done Xb3kZq0P_w1a
    """
    from nyoi.server.store import care, people

    room: Room = context.obj
    if done:
        with care.writing(file) as db:
            for id in done:
                if not people.settle(db, id):
                    raise Refused("no-report", id=id)
                click.echo(room.words.say("db-report-done", id=id), err=as_json)
    with care.reading(file) as db:
        found = people.reports(db, everything)
    if as_json:
        click.echo(
            msgspec.json.encode([one._asdict() | {"lines": [_said(line) for line in one.lines]} for one in found])
        )
        return
    if not found:
        click.echo(room.words.say("db-reports-none"))
    for one in found:
        _tell_report(room, one)


def _said(line: Chat) -> dict[str, object]:
    return {"name": line.name, "text": line.text, "at": line.at}


def _tell_report(room: Room, one: people.Report) -> None:
    say, nobody = room.words.say, room.words.say("db-report-somebody")
    reason = say(REASONS.get(one.reason, "report-reason-other"))
    facts = {
        "id": one.id,
        "date": _date(one.at),
        "reason": reason,
        "table": one.table,
        "done": "yes" if one.done else "no",
    }
    click.echo(say("db-report", name=one.name or nobody, **facts))
    if one.words:
        click.echo("    " + say("db-report-words", words=one.words))
    for line in one.lines:
        click.echo("    " + say("db-report-line", date=_date(line.at), name=line.name or nobody, text=line.text))


def _date(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


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
