"""`nyoi games` and `nyoi rules`: what can be played, and how."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards.look import EMBER, KI, look_of
from nyoi.cli.help import command
from nyoi.cli.house import Room, complain, speaks, wrapped
from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.game import Game, Option
from nyoi.words.rulebook import Clause, Rulebook, rulebook
from nyoi.words.speech import Speech

NOTHING_FOUND = 1
TAGS = {"R": "tag-r", "I": "tag-i", "C": "tag-c"}


def described(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "names": dict(zip(("fr", "en"), game.names, strict=True)),
        "rules": game.rules,
        "seats": {"least": game.least, "most": game.most},
        "modes": [
            {"id": mode.id, "least": mode.low, "most": mode.high, "options": mode.options} for mode in game.modes
        ],
        "options": [
            {
                "id": option.id,
                "type": option.kind,
                "default": option.default,
                "values": list(option.values),
                "low": option.low if option.kind in ("int", "float") else None,
                "high": option.high if option.kind in ("int", "float") else None,
                "step": option.step or None,
                "needs": list(option.needs),
                "clause": option.clause,
            }
            for option in game.options
        ],
        "endings": list(game.endings),
    }


def _values(speech: Speech, option: Option) -> str:
    """What an option takes, as it is written after -o, with what it means."""
    if option.kind == "list":
        return speech.say("games-list")
    if option.kind != "choice":
        return option.allowed()
    return ", ".join(
        speech.say("games-value", id=str(value), name=speech.option_value(option, value)) for value in option.values
    )


def _default(option: Option, speech: Speech) -> str:
    if option.kind == "bool":
        return "on" if option.default else "off"
    return str(option.default) if option.kind == "choice" else speech.option_value(option, option.default)


def _seats(speech: Speech, low: int, high: int) -> str:
    return speech.say("games-seats", low=low, high=high, same="yes" if low == high else "no")


def _show_game(console: Console, speech: Speech) -> None:
    game, say = speech.game, speech.say
    look = look_of(game.id)
    sign = Text(f"  {look['emblem']}", style=look["paints"][0]) if "emblem" in look else Text()
    console.print(Text(f"{game.id}  ", style=f"bold {EMBER}") + Text(speech.name, style="bold") + sign)
    wrapped(console, speech.blurb)
    console.print(Text(_seats(speech, game.least, game.most)))
    modes = [
        say("games-mode", name=speech.mode(mode.id), id=mode.id, seats=_seats(speech, mode.low, mode.high))
        for mode in game.modes
    ]
    wrapped(console, say("games-modes", modes=", ".join(modes)), hang="  ")
    for option in game.options:
        console.print(Text(f"  -o {option.id}  ", style=KI) + Text(option.clause, style="dim"))
        lines = [
            say("games-option", name=speech.option(option), help=speech.option_help(option)),
            say("games-values", values=_values(speech, option)),
            say("games-default", value=_default(option, speech)),
        ]
        if option.needs:
            lines.append(say("games-needs", needs=speech.option_needs(option)))
        for line in lines:
            wrapped(console, line, indent="      ", hang="        ")
    console.print()


@command()
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def games(room: Room, game: str | None, as_json: bool) -> None:
    """List the games with seats, modes and options.

    \b
    Example:
      nyoi games --lang fr
      nyoi games uno
    """
    ids = IDS if game is None else (room.choose(game).id,)
    if as_json:
        click.echo(json.dumps([described(game_of(id)) for id in ids], ensure_ascii=False, indent=2))
        return
    for id in ids:
        _show_game(room.console, Speech(room.lang, game_of(id)))


def show_clause(console: Console, speech: Speech, clause: Clause) -> None:
    """Print a rule: its number, where it comes from, its text, its tables."""
    tag = speech.say(TAGS[clause.tag])
    console.print(Text(clause.id, style=f"bold {EMBER}") + Text(f"  {tag}", style="dim"))
    rows: list[list[str]] = []
    for line in [*clause.text.split("\n"), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            continue
        if rows:
            _show_table(console, rows)
            rows = []
        if line:
            wrapped(console, line.replace("`", ""), indent="  ", hang="  ")


def _show_table(console: Console, rows: list[list[str]]) -> None:
    grid = Grid(header_style=KI)
    for heading in rows[0]:
        grid.add_column(Text(heading.replace("`", "")))
    for row in rows[1:]:
        if set("".join(row)) - set("-: "):  # not the line under the heading
            grid.add_row(*[Text(cell.replace("`", "")) for cell in row])
    console.print(grid)


def show_contents(console: Console, book: Rulebook) -> None:
    """Print the sections of the rules with the numbers they hold."""
    for section in book.sections:
        first, last = section.clauses[0].id, section.clauses[-1].id
        console.print(Text(f"  {section.number:>2}. {section.title}  ") + Text(f"{first} - {last}", style="dim"))


@command()
@click.argument("game")
@click.option("--clause", metavar="ID")
@click.option("--search", metavar="TEXT")
@speaks
@click.pass_obj
def rules(room: Room, game: str, clause: str | None, search: str | None) -> int:
    """Print the rules of a game in player's words, each under its number.

    \b
    Example:
      nyoi rules toma --clause TOMA-6.48
      nyoi rules toma --search shield
    """
    speech = Speech(room.lang, room.choose(game))
    book = rulebook(game, room.lang)
    found = book.clauses if clause is None else book.pick(clause)
    if search is not None:
        wanted = set(book.search(search))
        found = [each for each in found if each in wanted]
        if not found:
            complain(speech.say("rules-none", text=search))
            return NOTHING_FOUND
    whole = clause is None and search is None
    if whole:
        room.console.print(Text(book.title, style="bold"))
    for section in book.sections:
        here = [each for each in section.clauses if each in found]
        if here and whole:
            room.console.print(Text(f"\n{section.number}. {section.title}\n", style=f"bold {KI}"))
        for each in here:
            show_clause(room.console, speech, each)
    return 0
