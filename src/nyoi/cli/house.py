"""What all commands share: the language, the game, options, and one clear line when something is refused."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import click

from nyoi.cli.blame import blame
from nyoi.cli.help import Group, alone
from nyoi.games import game as game_of
from nyoi.kernel.game import Game
from nyoi.kernel.play import Refused
from nyoi.version import VERSION, build
from nyoi.words.catalogue import LANGUAGES, Catalogue, catalogue, key_of, wished
from nyoi.words.speech import Speech

if TYPE_CHECKING:
    from rich.console import Console  # read when something is drawn: help and refusals are not

F = TypeVar("F", bound=Callable[..., Any])

BAD_INPUT = 2
PACKS = "nyoi.packs"  # where a command keeps which packs it was given
INTERRUPTED = 130  # as shells count a Ctrl-C


class Room:
    """Where a command works: its language, the game it is about, where it writes."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.game: Game | None = None

    @cached_property
    def console(self) -> Console:
        """Where it writes."""
        from rich.console import Console

        return Console(highlight=False)

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
        from rich.console import Console
        from rich.progress import Progress

        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(label, total=total)
            yield lambda steps: bar.advance(task, steps)


class House(Group):
    """The program: it knows its commands by where they stand, and reads the file of the one that is called.

    Whatever is refused is answered with one line on stderr and exit code 2.
    """

    places: dict[str, str]  # of each command: the module, and its name there

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which help lists them."""
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command, read from its file; None if there is none of that name."""
        if cmd_name not in self.places:
            return None
        module, _, name = self.places[cmd_name].partition(":")
        found = getattr(import_module(module), name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that a line begins with."""
        if args[0] not in self.places and not args[0].startswith("-"):
            raise click.NoSuchCommand(args[0], possibilities=self.places, ctx=ctx)
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Run a command and end the program with its exit code."""
        line = list(sys.argv[1:] if args is None else args)
        room = Room(spoken_to(line, os.environ))
        extra |= {"standalone_mode": False, "obj": room}
        try:
            code = super().main(line, *rest, **extra)
        except Refused as refused:
            code = complain(room.sentence(refused))
        except click.UsageError as error:
            code = complain(blame(error, room.lang))
        except click.ClickException as error:
            code = complain(error.format_message())
        except (click.Abort, KeyboardInterrupt):
            complain(room.words.say("play-interrupted"))
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def spoken_to(line: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of a line: what its --lang says, wherever that stands, else what the environment wishes.

    It must be known before the line is read: what cannot be read is answered in it.

    >>> spoken_to(["play", "--help", "--lang", "fr"], {}), spoken_to(["play", "--lang=fr"], {}), spoken_to([], {})
    ('fr', 'fr', 'en')
    """
    for word, value in pairwise([*line, ""]):
        asked = value if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    return wished(environ)


def complain(text: str) -> int:
    """Say on one line what is wrong; the exit code for it."""
    click.echo(" ".join(text.split("\n")), err=True)
    return BAD_INPUT


def speaks(command: F) -> F:
    """Give a command the option --lang, which `spoken_to` has read already."""
    return click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)(command)


def sets_table(command: F) -> F:
    """Give a command the options of a table: --seats, --mode, -o."""
    for decorate in (
        click.option("-o", "--option", "settings", multiple=True, metavar="KEY=VALUE"),
        click.option("--mode", metavar="MODE"),
        click.option("--seats", type=int, metavar="N"),
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


FAULTS: Final = {"raised": "bot-raised", "answered": "bot-answered", "late": "bot-late"}


def tell_faults(room: Room, faults: Sequence[Mapping[str, Any]]) -> None:
    """Say on stderr which bots lost moves, a line each."""
    for fault in faults:
        key = FAULTS[fault["kind"]]
        counts = {"moves": fault["moves"], "games": fault["games"]}
        click.echo(
            room.words.say(key, bot=str(fault["bot"]).removeprefix("isolated:"), what=fault["what"], **counts), err=True
        )


def wrapped(console: Console, text: str, style: str = "", indent: str = "", hang: str = "") -> None:
    """Print a text broken into lines only where there is an ordinary space, as French typography wants."""
    from rich.text import Text

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


@click.group("nyoi", cls=House, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True)
@click.option("--credits", "credited", is_flag=True)
@speaks
@click.pass_context
def house(context: click.Context, version: bool, credited: bool) -> None:
    """Nyoi: five tabletop games of one family, complete.

    \b
    Example:
      nyoi play toma --seats 4 --bots 3
    """
    if version:
        click.echo(version_line())
    if credited:
        from nyoi.words.credits import credits  # reads the words of all games, which no other command needs

        room: Room = context.obj
        for title, text in credits(room.lang):
            room.console.print()
            wrapped(room.console, title, style="bold")
            wrapped(room.console, text, indent="  ", hang="  ")
    if not version and not credited:
        alone(context)
