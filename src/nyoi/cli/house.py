"""What all commands share: the language, the game, options, and one clear line when something is refused."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from nyoi.games import game as game_of
from nyoi.kernel.game import Game
from nyoi.kernel.play import Refused
from nyoi.lab.bench import build
from nyoi.version import VERSION
from nyoi.words.catalogue import LANGUAGES, Catalogue, catalogue, key_of, language
from nyoi.words.speech import Speech

F = TypeVar("F", bound=Callable[..., Any])

BAD_INPUT = 2
PACKS = "nyoi.packs"  # where a command keeps which packs it was given
INTERRUPTED = 130  # as shells count a Ctrl-C


class Room:
    """Where a command works: its language, the game it is about, where it writes."""

    def __init__(self) -> None:
        self.lang = language(os.environ.get("LANG"))
        self.game: Game | None = None
        self.console = Console(highlight=False)

    @property
    def words(self) -> Catalogue:
        """The words of the house."""
        return catalogue(self.lang)

    def choose(self, id: str) -> Game:
        """The game this command is about."""
        self.game = game_of(id)
        return self.game

    def sentence(self, refused: Refused) -> str:
        """Why not, in this room's language."""
        if self.game is not None:
            return Speech(self.lang, self.game).refusal(refused)
        facts = refused.facts | {f"{name}_id": str(fact) for name, fact in refused.facts.items()}
        return self.words.say(key_of("no", refused.reason), **facts)

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Callable[[int], None]]:
        """A progress bar on stderr if that is a terminal; calling what it gives moves it on."""
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(label, total=total)
            yield lambda steps: bar.advance(task, steps)


class House(click.Group):
    """The group of all commands. Whatever is refused is answered with one line on stderr and exit code 2."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run a command and end the program with its exit code."""
        room = Room()
        extra |= {"standalone_mode": False, "obj": room}
        try:
            code = super().main(*args, **extra)
        except Refused as refused:
            code = complain(room.sentence(refused))
        except click.UsageError as error:
            where = f" ({error.ctx.command_path} --help)" if error.ctx is not None else ""
            code = complain(error.format_message() + where)
        except click.ClickException as error:
            code = complain(error.format_message())
        except (click.Abort, KeyboardInterrupt):
            complain(room.words.say("play-interrupted"))
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def complain(text: str) -> int:
    """Say on one line what is wrong; the exit code for it."""
    click.echo(" ".join(text.split("\n")), err=True)
    return BAD_INPUT


def _speak(context: click.Context, _: click.Parameter, lang: str | None) -> None:
    if lang is not None:
        context.find_object(Room).lang = language(lang)  # type: ignore[union-attr]


def speaks(command: F) -> F:
    """Give a command the option --lang."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=_speak,
        expose_value=False,
        is_eager=True,
        help="Language; otherwise French if $LANG says so, else English.",
    )(command)


def sets_table(command: F) -> F:
    """Give a command the options of a table: --seats, --mode, -o."""
    for decorate in (
        click.option("-o", "--option", "settings", multiple=True, metavar="KEY=VALUE", help="An option of the host."),
        click.option("--mode", metavar="MODE", help="A mode of the game."),
        click.option("--seats", type=int, metavar="N", help="How many seats; 4 where the game allows it."),
    ):
        command = decorate(command)
    return command


def options_of(settings: tuple[str, ...]) -> dict[str, object]:
    """The options written as key=value."""
    found: dict[str, object] = {}
    for text in settings:
        key, sign, value = text.partition("=")
        if not sign or not key.strip():
            raise Refused("option-form", text=text)
        found[key.strip()] = value.strip()
    return found


def usual_seats(game: Game, mode: str | None) -> int:
    """Four seats, or as near to four as the mode allows."""
    found = next((m for m in game.modes if m.id == mode), None)
    low, high = (found.low, found.high) if found else (game.least, game.most)
    return min(max(4, low), high)


def names_of(text: str) -> list[str]:
    """What is written between commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def wrapped(console: Console, text: str, style: str = "", indent: str = "", hang: str = "") -> None:
    """Print a text broken into lines only where there is an ordinary space, as French typography wants."""
    width = max(20, console.width)
    lines = textwrap.wrap(
        text, width, initial_indent=indent, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False
    )
    console.print(Text("\n".join(lines) or indent, style=style), soft_wrap=True)


def version_line() -> str:
    """The version, and whether it runs compiled.

    >>> version_line().split()[0]
    'nyoi'
    """
    return f"nyoi {VERSION} ({build()})"


@click.group(cls=House, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, help="Print the version and end.")
@click.pass_context
def house(context: click.Context, version: bool) -> None:
    """Nyoi: five tabletop games of one family, complete.

    \b
    Example:
      nyoi play toma --seats 4 --bots 3
    """
    if version:
        click.echo(version_line())
    elif context.invoked_subcommand is None:
        click.echo(context.get_help())
