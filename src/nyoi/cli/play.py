"""`nyoi play`: a game in the terminal, against bots and with friends at the same screen."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Container
from pathlib import Path

import click

from nyoi.boards import board_of
from nyoi.boards import plain as words
from nyoi.bots.guests import guest, is_guest
from nyoi.bots.names import bot, lineup
from nyoi.cli.help import command
from nyoi.cli.house import Room, names_of, options_of, sets_table, speaks, usual_seats
from nyoi.cli.pack import packed
from nyoi.cli.record import opened
from nyoi.cli.terminal import Session
from nyoi.kernel import table as tables
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import Setting
from nyoi.words.speech import Speech

PEOPLE = ("Alice", "Bob", "Chloé", "David", "Emma", "Farid", "Gaia", "Hugo", "Ines", "Jules")


def names_for(room: Room, humans: int, given: list[str], seats: int, bots: list[str]) -> list[str]:
    """How those at the table are called: people first, then bots by their seat, with the name of one's own."""
    if len(given) > humans:
        raise Refused("bad-names", names=len(given), humans=humans)
    people = [room.words.say("you")] if humans == 1 else list(PEOPLE)
    people = given + people[len(given) : humans]
    called = [room.words.say("bot-name", number=seat) for seat in range(len(people), seats)]
    own = [guest(name).name if is_guest(name) else "" for name in bots]
    return people + [f"{bot} ({name})" if name else bot for bot, name in zip(called, own, strict=False)]


def _warn_of_idle_options(speech: Speech, setting: Setting, named: Container[str]) -> None:
    """Say on stderr which of the options named change nothing at this table."""
    for option in speech.game.options:
        if option.id in named and option.needs and not option.works(setting.mode, setting.seats, setting.options):
            needs = speech.option_needs(option)
            click.echo(speech.say("play-option-idle", option=speech.option(option), needs=needs), err=True)


@command()
@click.argument("game", required=False)
@sets_table
@click.option(
    "--bots",
    default="3",
    show_default=True,
    metavar="LEVEL,...",
)
@click.option("--humans", type=click.IntRange(min=0), default=1, show_default=True, metavar="N")
@click.option("--names", default="", metavar="A,B,...")
@click.option("--seed", type=int, metavar="S")
@click.option("--load", metavar="FILE")
@click.option("--plain", is_flag=True)
@packed
@speaks
@click.pass_obj
def play(
    room: Room,
    game: str | None,
    seats: int | None,
    mode: str | None,
    settings: tuple[str, ...],
    bots: str,
    humans: int,
    names: str,
    seed: int | None,
    load: str | None,
    plain: bool,
) -> None:
    """Play a game here.

    \b
    Example:
      nyoi play toma --seats 3 --bots 2,5 -o objective=3
      nyoi play toma --humans 2 --names Ana,Bo --seats 2
      nyoi play --load evening.nyoi
    """
    chance = secrets.randbits(64) if seed is None else seed
    levels = names_of(bots)
    table = None
    if load is not None:
        if game is not None or seats is not None or mode is not None or settings:
            raise Refused("load-sets-table")
        _, table = opened(room, load, chance)
        chosen, seats = table.game, table.state.setting.seats
    elif game is None:
        context = click.get_current_context()
        raise click.MissingParameter(ctx=context, param=context.command.params[0])
    else:
        chosen = room.choose(game)
        if seats is None:
            asked_for = humans + (len(levels) if len(levels) > 1 else 0)
            seats = min(max(usual_seats(chosen, mode), asked_for), chosen.most)
        setting = chosen.setting(seats, mode, options_of(settings))  # refuses what does not fit before anything else
        _warn_of_idle_options(Speech(room.lang, chosen), setting, options_of(settings))
    if humans > seats:
        raise Refused("bad-humans", humans=humans, seats=seats)
    if humans < seats:
        levels = lineup(levels, seats - humans)
    if table is None:
        table = tables.new(chosen, seats, chance, mode, options_of(settings))
    players = {humans + n: (bot(level), Rng(mix(chance, 1 + humans + n))) for n, level in enumerate(levels)}
    if humans == seats:
        players = {}
    speech = Speech(room.lang, chosen, names_for(room, humans, names_of(names), seats, levels))
    board = words if plain else board_of(chosen.id)
    session = Session(table, players, speech, room.console, board, echo=not sys.stdin.isatty())
    if load is not None:
        session.kept(Path(load).expanduser())
    session.run()
