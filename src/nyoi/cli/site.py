"""Where games in bulk are played and kept: what all commands of the lab share."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from nyoi.cli.house import PACKS, Room
from nyoi.kernel.refused import Refused

if TYPE_CHECKING:
    from nyoi.lab.run import Lab  # read when games are played: help plays none

F = TypeVar("F", bound=Callable[..., Any])
NOT_REPEATED: Final = frozenset(("jobs", "cluster", "out", "as_json"))  # they do not decide what is played


class Site:
    """Where a command was told to play, and what to keep."""

    def __init__(self, jobs: int | None, cluster: str | None, out: Path | None, command: str) -> None:
        if jobs is not None and cluster is not None:
            raise Refused("jobs-or-cluster")
        self.jobs: Final = jobs or 1
        self.cluster: Final = cluster
        self.out: Final = out
        self.command: Final = command

    @contextmanager
    def lab(self, room: Room, games: int) -> Iterator[Lab]:
        """A lab for so many games, with a bar that shows how many are done."""
        from nyoi.lab.cluster import Cluster
        from nyoi.lab.pool import Pool
        from nyoi.lab.run import Here, Lab

        here = Here() if self.jobs == 1 else Pool(self.jobs)
        runner = here if self.cluster is None else Cluster(self.cluster)
        with room.progress(room.words.say("simulate-progress"), games) as tick:  # noqa: SIM117 -- the bar goes last
            with Lab(runner, self.out, self.command, tick) as lab:
                yield lab


def plays(keeps: bool = True) -> Callable[[F], F]:
    """Give a command --jobs and --cluster, and if it keeps records --out; it is called with a `site`."""

    def decorate(command: F) -> F:
        @wraps(command)
        def placed(*args: Any, jobs: int | None, cluster: str | None, **told: Any) -> Any:
            out = told.pop("out") if keeps else None
            site = Site(jobs, cluster, out, repeated(click.get_current_context()))
            return command(*args, site=site, **told)

        found: Any = placed
        if keeps:
            found = click.option(
                "--out",
                type=click.Path(file_okay=False, path_type=Path),
                metavar="FOLDER",
            )(found)
        found = click.option("--cluster", metavar="ADDRESS")(found)
        return click.option(  # type: ignore[no-any-return]
            "--jobs", type=click.IntRange(min=1), metavar="J"
        )(found)

    return decorate


def repeated(context: click.Context) -> str:
    """The command that plays the same again, whatever was not said included where it is not the default."""
    words = [context.info_name or ""]
    for parameter in context.command.params:
        value = context.params.get(parameter.name or "")
        if isinstance(parameter, click.Argument):
            words += [value] if isinstance(value, str) else list(value or ())
        elif parameter.name in NOT_REPEATED or value is None or value is False or not parameter.expose_value:
            continue
        elif value is True:
            words.append(parameter.opts[-1])
        else:
            for each in value if isinstance(value, tuple) else (value,):
                words += [parameter.opts[-1], str(each)]
    for folder in context.meta.get(PACKS, ()):
        words += ["--pack", folder]
    return "nyoi " + shlex.join(words)
