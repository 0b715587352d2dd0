"""What `--help` says, in both languages: click reads the line, the words come from `cli/words/*.ftl`.

A command is described by `help-COMMAND`, its arguments and options by `help-COMMAND-NAME`, or by `help-any-NAME` where
several commands share them. Its docstring is for who reads the source; only the examples in it are shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import click

from nyoi.words.catalogue import Catalogue

WORDS: Final = Path(__file__).parent / "words"


@cache
def words(lang: str) -> Catalogue:
    """The words of the command line.

    >>> words("fr").say("meta-game")
    'JEU'
    """
    return Catalogue(lang, (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"))


def spoken(context: click.Context) -> Catalogue:
    """The words of a command that is being read: those of its room's language."""
    return words(context.find_root().obj.lang)


def key_of(context: click.Context) -> str:
    """Under which key a command is described: `help-db-check`; the program itself is `help-nyoi`."""
    names = []
    while context.parent is not None:
        names.append(context.info_name or "")
        context = context.parent
    return "-".join(["help", *(reversed(names) if names else ["nyoi"])])


def name_of(param: click.Parameter) -> str:
    """How a parameter is called in keys: its longest name, without dashes."""
    return max(param.opts, key=len).lstrip("-")


def keys_of(command: str, param: click.Parameter) -> list[str]:
    """Where a parameter may be described: beside its command, else for all."""
    return [f"{command}-{name_of(param)}", f"help-any-{name_of(param)}"]


def valued(say: Catalogue, text: str) -> str:
    """A placeholder such as FILE|URL, its words in the language spoken; N and S say nothing in any."""
    return re.sub(r"[A-Z]{2,}", lambda found: say.say(f"meta-{found[0].lower()}"), text)


def sentence(context: click.Context, param: click.Parameter) -> str:
    """What a parameter is, with its default and whether it must be given."""
    say = spoken(context)
    said = [say.say(key) for key in keys_of(key_of(context), param) if say.has(key)][:1]
    extra = param.get_help_extra(context) if isinstance(param, click.Option) else {}
    if "default" in extra:
        said.append(say.say("note-default", value=str(extra["default"])))
    if "required" in extra:
        said.append(say.say("note-required"))
    return " ".join(said)


def first_sentence(text: str) -> str:
    """What stands beside a command in a list.

    >>> first_sentence("Play a game here.\\n\\nPeople sit.")
    'Play a game here.'
    """
    return re.split(r"(?<=\.)\s", text, maxsplit=1)[0]


class Told(click.Command):
    """A command whose help comes from the catalogue."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the line; whatever is wrong with it is this command's."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def parts(self, context: click.Context, kind: type[click.Parameter]) -> Iterator[tuple[str, str]]:
        """Its arguments or options: how each is written, and what it is."""
        for param in self.get_params(context):
            record = param.get_help_record(context) if isinstance(param, kind) else None
            if record is not None:
                yield valued(spoken(context), record[0]), sentence(context, param)

    def listed(self, context: click.Context, formatter: click.HelpFormatter, heading: str, rows: Any) -> None:
        """A heading with lines in two columns; nothing where there is none."""
        found = list(rows)
        if found:
            with formatter.section(spoken(context).say(heading).removesuffix(":")):  # the formatter adds one
                formatter.write_dl(found)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that says how it is called."""
        say = spoken(ctx)
        pieces = [say.say("usage-options")]
        pieces += [valued(say, piece) for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        if isinstance(self, click.Group):
            pieces.append(say.say("usage-command"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say.say('heading-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does, and examples."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(spoken(ctx).say(key_of(ctx)))
        examples = [line.strip() for line in (self.help or "").partition("Example:")[2].splitlines() if line.strip()]
        if examples:
            with formatter.section(spoken(ctx).say("heading-example").removesuffix(":")):
                for line in examples:
                    formatter.write(f"{'':>{formatter.current_indent}}{line}\n")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What must or may be named."""
        self.listed(ctx, formatter, "heading-arguments", self.parts(ctx, click.Argument))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What may be chosen."""
        self.listed(ctx, formatter, "heading-options", self.parts(ctx, click.Option))


class Extra(click.UsageError):
    """More was written than a command takes."""


class Command(Told):
    """A command of the house."""

    allow_extra_args = True  # for `parse_args` to refuse them in our own words

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the line."""
        rest = super().parse_args(ctx, args)
        if rest:
            raise Extra(" ".join(rest), ctx)
        return rest


class Group(Told, click.Group):
    """Several commands under one name; alone it shows its help."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What may be chosen, and the commands, none of which is read for that."""
        super().format_options(ctx, formatter)
        say = spoken(ctx)
        rows = [(name, first_sentence(say.say(f"{self.below(ctx)}-{name}"))) for name in self.list_commands(ctx)]
        self.listed(ctx, formatter, "heading-commands", rows)

    def below(self, ctx: click.Context) -> str:
        """What the keys of its commands begin with."""
        return key_of(ctx) if ctx.parent is not None else "help"


def command(name: str | None = None) -> Callable[[Callable[..., Any]], Command]:
    """Make a function a command, called like it or by this name."""
    return click.command(name, cls=Command)


def group() -> Callable[[Callable[..., Any]], Group]:
    """Make a function a group of commands, called like it."""
    return click.group(cls=Group, invoke_without_command=True)


def alone(context: click.Context) -> bool:
    """Whether a group was called without a command; its help is shown then."""
    if context.invoked_subcommand is not None:
        return False
    click.echo(context.get_help())
    return True


def every(context: click.Context) -> Iterator[click.Context]:
    """A command and all commands below it, as they would be called."""
    yield context
    if isinstance(context.command, click.Group):
        for name in context.command.list_commands(context):
            command = context.command.get_command(context, name)
            assert command is not None
            yield from every(click.Context(command, parent=context, info_name=name))
