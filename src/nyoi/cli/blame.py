"""A line that cannot be read: what is wrong with it, in a sentence of our own in place of click's English."""

from __future__ import annotations

from collections.abc import Sequence

import click

from nyoi.cli.help import Extra, valued, words


def blame(error: click.UsageError, lang: str) -> str:
    """What is wrong, and where help is to be had.

    >>> blame(click.NoSuchOption("--colour"), "en")
    'There is no option “--colour”.'
    """
    where = f" ({error.ctx.command_path} --help)" if error.ctx is not None else ""
    return _sentence(error, lang) + where


def _sentence(error: click.UsageError, lang: str) -> str:
    say = words(lang).say
    if isinstance(error, click.NoSuchOption):
        return say("wrong-option", name=error.option_name, near=_near(error.possibilities))
    if isinstance(error, click.NoSuchCommand):
        return say("wrong-command", name=error.command_name, near=_near(error.possibilities))
    if isinstance(error, Extra):
        return say("wrong-extra", text=error.message)
    if isinstance(error, click.BadOptionUsage):
        option = _option(error)
        flag, values = (option.is_flag, option.nargs) if option is not None else (False, 1)
        return say("takes-nothing" if flag else "missing-value", name=error.option_name, values=values)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        kind = "missing-option" if isinstance(error.param, click.Option) else "missing-argument"
        return say(kind, name=_name(error.param, lang))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _taken(error.param, lang) or error.format_message()
    return error.format_message()


def _near(names: Sequence[str] | None) -> str:
    return ", ".join(names) if names else "none"


def _option(error: click.BadOptionUsage) -> click.Option | None:
    params = error.ctx.command.get_params(error.ctx) if error.ctx is not None else []
    return next((p for p in params if isinstance(p, click.Option) and error.option_name in p.opts), None)


def _name(param: click.Parameter, lang: str) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return valued(words(lang), param.human_readable_name)


def _taken(param: click.Parameter, lang: str) -> str:
    """What a parameter takes, by its type; nothing for a type that nobody has used here yet."""
    say, name, kind = words(lang).say, _name(param, lang), param.type
    if isinstance(kind, click.Choice):
        return say("takes-one", name=name, allowed=", ".join(str(choice) for choice in kind.choices))
    if isinstance(kind, click.Path):
        return say("takes-file" if kind.file_okay else "takes-folder", name=name)
    number = "whole" if isinstance(kind, type(click.INT)) else "any" if isinstance(kind, type(click.FLOAT)) else ""
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    bounds = "none" if low is None else "least" if high is None else "both"
    return say("takes-number", name=name, kind=number, bounds=bounds, low=f"{low}", high=f"{high}") if number else ""
