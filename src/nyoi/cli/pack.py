"""`nyoi pack new | check`: a game's content in a folder of one's own; and `--pack` for commands that play with one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from nyoi.cli.help import alone, group
from nyoi.cli.house import BAD_INPUT, PACKS, Room, speaks, wrapped
from nyoi.games import home
from nyoi.kernel import content
from nyoi.kernel.content import Pack, Tables
from nyoi.words.catalogue import Catalogue

if TYPE_CHECKING:
    from nyoi.packs.check import Fault  # read when there is a pack: most who play have none

F = TypeVar("F", bound=Callable[..., Any])


@group()
@speaks
@click.pass_context
def pack(context: click.Context) -> None:
    """Make a pack of a game's content, and check it.

    \b
    Example:
      nyoi pack new mine --from duel
      nyoi pack check mine
    """
    alone(context)


@pack.command("new")
@click.argument("folder")
@click.option("--from", "game", required=True, metavar="GAME")
@speaks
@click.pass_obj
def new(room: Room, folder: str, game: str) -> None:
    """Copy the content of a game into a folder, to be edited there.

    \b
    Example:
      nyoi pack new mine --from duel
    """
    from nyoi.packs.folder import new as make

    place = make(folder, game)
    tables = ", ".join(sorted(path.name for path in place.glob("*.toml") if path.name != content.ABOUT))
    click.echo(room.words.say("pack-made", pack=str(place), tables=tables))


@pack.command("check")
@click.argument("folder")
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def check(room: Room, folder: str, as_json: bool) -> None:
    """Say what is wrong in a pack, with file and line.

    \b
    Example:
      nyoi pack check mine
    """
    from nyoi.packs.changes import changes
    from nyoi.packs.check import checked

    found, faults = checked(folder)
    changed = [] if faults else changes(found, Tables(found.game, home(found.game) / "content"))
    if as_json:
        rows = [{"file": f.file, "line": f.line, "reason": f.reason, "facts": f.facts} for f in faults]
        told = [dict(change._asdict()) for change in changed]
        click.echo(json.dumps({"pack": found.id, "game": found.game, "faults": rows, "changes": told}))
    elif faults:
        tell(room, found, faults)
    else:
        click.echo(room.words.say("pack-fine", pack=found.id, game=found.game, changes=len(changed)))
        for change in changed:
            wrapped(room.console, told_change(room.words, change._asdict()), hang="  ")
    if faults:
        raise click.exceptions.Exit(BAD_INPUT)


def told_change(words: Catalogue, change: dict[str, Any]) -> str:
    """One changed value, in a line."""
    owner, place = " › ".join(change["owners"]), f"{change['file']}:{change['line']}"
    old, new = (
        words.say("pack-nothing") if value is None else json.dumps(value, ensure_ascii=False)
        for value in (change["old"], change["new"])
    )
    return words.say("pack-change", place=place, owner=owner or "-", key=change["key"], old=old, new=new)


def tell(room: Room, found: Pack, faults: list[Fault]) -> None:
    """What is wrong, one line each."""
    words = room.words
    for fault in faults:
        facts = dict(fault.facts)
        if fault.reason == "fault-kind":
            facts |= {which: words.say(facts[which]) for which in ("found", "due")}
        said = words.say(fault.reason, **facts)
        click.echo(words.say("fault-line", place=f"{fault.file}:{fault.line}", said=said), err=True)
    click.echo(words.say("pack-faults", pack=found.id, faults=len(faults)), err=True)


def _choose(context: click.Context, _: click.Parameter, folders: tuple[str, ...]) -> None:
    """Before any game is read: this process and those it starts play with these packs."""
    if not folders:
        return
    from nyoi.packs.check import checked

    room = context.find_object(Room)
    assert room is not None
    for folder in folders:
        found, faults = checked(folder, play=False)
        if faults:
            tell(room, found, faults)
            raise click.exceptions.Exit(BAD_INPUT)
    whole = [str(Path(folder).resolve()) for folder in folders]
    os.environ["NYOI_PACK"] = os.pathsep.join(whole)
    content.choose(whole)
    context.meta[PACKS] = folders


def packed(command: F) -> F:
    """Give a command the option --pack."""
    return click.option(
        "--pack",
        "packs",
        multiple=True,
        metavar="FOLDER",
        callback=_choose,
        expose_value=False,
        is_eager=True,
    )(command)
