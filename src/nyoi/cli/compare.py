"""`nyoi match` and `nyoi sweep`: one bot among others, one value of an option beside the others."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table as Grid

from nyoi.boards.look import KI
from nyoi.bots.guests import is_guest
from nyoi.bots.isolated import PREFIX
from nyoi.cli.help import command
from nyoi.cli.house import Room, names_of, options_of, sets_table, speaks, tell_faults, usual_seats, wrapped
from nyoi.cli.site import Site, plays
from nyoi.lab import match as meeting
from nyoi.lab import sweep as sweeping
from nyoi.words.speech import Speech


@command()
@click.argument("game")
@click.option("--bots", default="5,heuristic", show_default=True, metavar="A,B")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@click.option("--together", is_flag=True)
@click.option("--isolated", is_flag=True)
@plays()
@sets_table
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def match(
    room: Room,
    game: str,
    bots: str,
    games: int,
    seed: int,
    together: bool,
    isolated: bool,
    site: Site,
    seats: int | None,
    mode: str | None,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let one bot play among others, in every seat in turn, the same deals from each.

    \b
    Example:
      nyoi match toma --bots 5,heuristic --seats 4 --games 1000 --jobs 2
      nyoi match toma --bots my_bots:Mine,heuristic --isolated
      nyoi match torak --bots 5,heuristic --mode coop --seats 2 --together
    """
    chosen = room.choose(game)
    places = usual_seats(chosen, mode) if seats is None else seats
    told = options_of(settings)
    names = [f"{PREFIX}{name}" if isolated and is_guest(name) else name for name in names_of(bots)]
    with site.lab(room, games) as lab:
        found = meeting.match(game, names, games, places, seed, mode, told, together, lab)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _show_match(room, Speech(room.lang, chosen), found)
    tell_faults(room, found["faults"])


def _show_match(room: Room, speech: Speech, found: dict[str, Any]) -> None:
    say = speech.say
    one, other = (name.removeprefix(PREFIX) for name in found["bots"])
    told = {
        "name": speech.name,
        "mode": speech.mode(found["mode"]),
        "seats": found["seats"],
        "seed": f"{found['seed']}",
    }
    wrapped(room.console, say("match-title", one=one, other=other, **told), "bold")
    grid = Grid(header_style=KI)
    last = "match-decided" if not found["together"] else "simulate-count"
    for heading in ("simulate-bot" if found["together"] else "simulate-seat", last, "ladder-won", "ladder-share"):
        grid.add_column(say(heading), justify="right")
    grid.add_column(say("ladder-interval"), justify="right")
    if found["together"]:
        rows = [(side["bot"], found["games"], side) for side in found["sides"]]
    else:
        rows = [(str(row["seat"]), row["decided"], row) for row in found["by_seat"]]
        rows.append((say("match-whole"), found["decided"], found))
    for name, games, row in rows:
        share, low, high = (say("simulate-percent", share=row[key]) for key in ("share", "low", "high"))
        grid.add_row(name, str(games), f"{row['won']:.6g}", share, f"{low} - {high}")
    room.console.print(grid)
    means = found["difference" if found["together"] else "result"]
    numbers = {key: say("sweep-number", value=means[key]) for key in ("mean", "low", "high")}
    if found["together"]:
        foot = say("match-ahead", one=one, other=other, **numbers)
    else:
        foot = say("match-foot", share=say("simulate-percent", share=found["expected"]), **numbers)
    wrapped(room.console, foot, "dim")


@command()
@click.argument("game")
@click.option(
    "-o",
    "--option",
    "settings",
    multiple=True,
    metavar="KEY=A,B,...",
)
@click.option("--games", type=click.IntRange(min=2), default=1000, show_default=True, metavar="N")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@click.option("--bots", default="heuristic", show_default=True, metavar="A,B,...")
@click.option("--seats", type=int, metavar="N")
@click.option("--mode", metavar="MODE")
@plays()
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def sweep(
    room: Room,
    game: str,
    settings: tuple[str, ...],
    games: int,
    seed: int,
    bots: str,
    seats: int | None,
    mode: str | None,
    site: Site,
    as_json: bool,
) -> None:
    """Play the same deals with every value of an option, and say what changes, deal by deal.

    \b
    Example:
      nyoi sweep toma --option objective=1,2,3 --games 500 --jobs 2
    """
    chosen = room.choose(game)
    places = usual_seats(chosen, mode) if seats is None else seats
    values = sweeping.values_of(game, options_of(settings))
    cells = 1
    for some in values.values():
        cells *= len(some)
    with site.lab(room, games * cells) as lab:
        found = sweeping.sweep(game, values, games, places, seed, names_of(bots), mode, lab)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _show_sweep(room, Speech(room.lang, chosen), found)


def _show_sweep(room: Room, speech: Speech, found: dict[str, Any]) -> None:
    say, games, seats = speech.say, found["games"], found["seats"]
    told = {"name": speech.name, "mode": speech.mode(found["mode"]), "seats": seats, "seed": str(found["seed"])}
    wrapped(room.console, say("sweep-title", games=games, **told), "bold")
    grid = Grid(header_style=KI)
    grid.add_column(say("sweep-choice"))
    for heading in (*(say("sweep-seat", seat=str(seat)) for seat in range(seats)), say("sweep-turns")):
        grid.add_column(heading, justify="right")
    for cell in found["cells"]:
        shares = [say("simulate-percent", share=won / games) for won in cell["wins"]]
        grid.add_row(cell["name"], *shares, say("simulate-average", value=cell["turns"] / games))
    room.console.print(grid)
    first, *others = found["cells"]
    if not others:
        return
    grid = Grid(header_style=KI)
    for heading in ("sweep-choice", "sweep-what", "sweep-difference", "ladder-interval"):
        grid.add_column(say(heading), justify="left" if heading in ("sweep-choice", "sweep-what") else "right")
    for cell in others:
        for name, one in cell["differences"].items():
            what, _, seat = name.partition("-")
            heading = {
                "results": "sweep-results",
                "points": "sweep-points",
                "turns": "sweep-turns",
                "decisions": "sweep-decisions",
            }[what]
            mean, low, high = (say("sweep-number", value=one[key]) for key in ("mean", "low", "high"))
            sure = "*" if one["sure"] else ""
            grid.add_row(cell["name"], say(heading, seat=seat), f"{mean}{sure}", f"{low} - {high}")
    room.console.print(grid)
    wrapped(room.console, say("sweep-against", text=first["name"]), "dim")
