"""`nyoi simulate` and `nyoi bench`: games in bulk, and how fast they are."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards.look import GOLD, KI
from nyoi.cli.help import command
from nyoi.cli.house import Room, names_of, options_of, sets_table, speaks, tell_faults, usual_seats, wrapped
from nyoi.cli.pack import packed
from nyoi.cli.site import Site, plays
from nyoi.games import IDS
from nyoi.kernel.heap import settled
from nyoi.kernel.refused import Refused
from nyoi.lab import bench as measuring
from nyoi.lab import simulate as simulating
from nyoi.lab.job import RANDOM
from nyoi.version import build
from nyoi.words.speech import Speech


@command()
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, metavar="N")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S")
@click.option(
    "--bots",
    default="heuristic",
    show_default=True,
    metavar="A,B,...",
)
@plays()
@sets_table
@click.option("--json", "as_json", is_flag=True)
@click.option("--draft", type=click.Choice([RANDOM]))
@packed
@speaks
@click.pass_obj
def simulate(
    room: Room,
    game: str,
    games: int,
    seed: int,
    bots: str,
    site: Site,
    seats: int | None,
    mode: str | None,
    settings: tuple[str, ...],
    as_json: bool,
    draft: str | None,
) -> None:
    """Play many games between bots and count who wins.

    \b
    Example:
      nyoi simulate toma --games 500 --seats 4 --bots heuristic,random --jobs 2
    """
    chosen = room.choose(game)
    places = usual_seats(chosen, mode) if seats is None else seats
    with site.lab(room, games) as lab:
        told = options_of(settings)
        found = simulating.simulate(game, games, places, seed, names_of(bots), mode, told, lab, draft or "")
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _show_simulation(room, Speech(room.lang, chosen), found)
    tell_faults(room, found["faults"])


def _show_simulation(room: Room, speech: Speech, found: dict[str, Any]) -> None:
    say, games = speech.say, found["games"]
    # Seeds are names, not amounts: no separators in them.
    title = {"name": speech.name, "mode": speech.mode(found["mode"]), "seed": str(found["seed"])}
    wrapped(room.console, say("simulate-title", games=games, seats=found["seats"], **title), "bold")
    grid = Grid(header_style=KI)
    for heading in ("simulate-seat", "simulate-bot", "simulate-wins", "simulate-share", "simulate-points"):
        grid.add_column(say(heading), justify="left" if heading == "simulate-bot" else "right")
    for seat, name in enumerate(found["bots"]):
        wins, points = found["wins"][seat], found["points"][seat]
        best = wins == max(found["wins"])
        share = Text(say("simulate-percent", share=wins / games), style=f"bold {GOLD}" if best else "")
        grid.add_row(str(seat), name, f"{wins:.6g}", share, say("simulate-average", value=points / games))
    room.console.print(grid)
    grid = Grid(header_style=KI)
    grid.add_column(say("simulate-ending"))
    grid.add_column(say("simulate-count"), justify="right")
    for ending, count in found["endings"].items():
        grid.add_row(Text(speech.ending(ending)), str(count))
    room.console.print(grid)
    rates = {"turns": found["turns"] / games, "decisions": found["decisions"] / games}
    foot = say("simulate-foot", rate=games / max(found["seconds"], 0.001), **rates)
    wrapped(room.console, foot.replace("\n", " "), "dim")


@command()
@click.argument("game", required=False)
@click.option("--rounds", type=click.IntRange(min=1), default=5, show_default=True, metavar="N")
@click.option("--seconds", type=click.FloatRange(min=0.01), default=0.2, show_default=True, metavar="N")
@click.option("--tables", type=click.IntRange(min=1), default=100, show_default=True, metavar="N")
@click.option(
    "--database",
    "databases",
    multiple=True,
    metavar="WHERE",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
)
@click.option("--against", type=click.Choice(["peers"]))
@click.option("--games", type=click.IntRange(min=1), default=2000, show_default=True, metavar="N")
@plays(keeps=False)
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def bench(
    room: Room,
    game: str | None,
    rounds: int,
    seconds: float,
    tables: int,
    databases: tuple[str, ...],
    processes: int,
    against: str | None,
    games: int,
    site: Site,
    as_json: bool,
) -> None:
    """Measure random games, decisions, copies, views and rounds of thought per second, and what the log costs.

    \b
    Example:
      nyoi bench toma --json
      nyoi bench server --tables 100
      nyoi bench rl --rounds 7 --seconds 0.8
      nyoi bench --against peers --games 200 --jobs 2
    """
    if against is not None:
        from nyoi.lab import rlcard_match

        with site.lab(room, games) as lab:
            met = rlcard_match.match(games, lab=lab)
        shares = {key: room.words.say("bench-percent", share=met[key]) for key in ("share", "low", "high")}
        line = room.words.say("bench-match", peer=met["peer"], won=met["won"], games=games, **shares)
        click.echo(json.dumps(met) if as_json else line)
        return
    settled()
    if game == "server":
        _bench_server(room, tables, databases or ("",), processes, as_json)
        return
    if game == "rl":
        _bench_rl(room, rounds, seconds, as_json)
        return
    ids = list(IDS) if game is None else [room.choose(game).id]
    total = rounds * sum(len(measuring.sizes(id)) for id in ids)
    with room.progress(room.words.say("bench-progress"), total) as tick:
        found = measuring.bench(ids, rounds, seconds, lambda: tick(1))
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    say = room.words.say
    grid = Grid(header_style=KI)
    grid.add_column(say("bench-game"))
    for heading in (
        "bench-seats",
        "bench-games",
        "bench-decisions",
        "bench-clones",
        "bench-views",
        "bench-walks",
        "bench-log",
    ):
        grid.add_column(say(heading), justify="right")
    for row in found["figures"]:
        rates = [row[f"{key}_per_second"] for key in ("games", "decisions", "clones", "views", "walks")]
        amounts = [say("bench-amount", value=rate) for rate in rates]
        grid.add_row(row["game"], str(row["seats"]), *amounts, say("bench-percent", share=row["log_cost"]))
    room.console.print(grid)
    for row in found["figures"]:
        for peer in row["peers"]:
            amount = say("bench-amount", value=peer["per_second"])
            facts = {"name": peer["name"], "rate": amount, "ratio": peer["ratio"], "loop": peer["ours"]}
            wrapped(room.console, say("bench-peer", game=row["game"], seats=row["seats"], **facts))
    wrapped(
        room.console,
        say("bench-foot", rounds=rounds, version=found["version"], build=found["build"], python=found["python"]),
        "dim",
    )


def _foot(room: Room, rounds: int, found: dict[str, Any]) -> None:
    """Print what the figures were measured with."""
    facts = {key: found[key] for key in ("version", "build", "python")}
    wrapped(room.console, room.words.say("bench-foot", rounds=rounds, **facts), "dim")


def _bench_server(room: Room, tables: int, databases: tuple[str, ...], processes: int, as_json: bool) -> None:
    """The server, store by store, and with several processes where the store allows it."""
    from nyoi.lab.load import bench as serving
    from nyoi.server.store.choice import is_remote

    lines = [(database, 1) for database in databases]
    lines += [(database, processes) for database in databases if processes > 1 and is_remote(database)]
    with room.progress(room.words.say("bench-progress"), len(lines)) as tick:
        found = []
        for database, number in lines:
            found.append(serving.run(tables, database=database, processes=number))
            tick(1)
    if as_json:
        click.echo(json.dumps(found))
        return
    say = room.words.say
    grid = Grid(header_style=KI)
    grid.add_column(say("bench-store"))
    for heading in ("bench-moves", "bench-cpu", "bench-half", "bench-most", "bench-bytes", "bench-relay"):
        grid.add_column(say(heading), justify="right")
    for row in found:
        figures = [row[key] for key in ("moves_per_second", "cpu_us_per_move", "p50_ms", "p99_ms", "bytes_per_move")]
        amounts = [say("bench-amount", value=figure) for figure in figures]
        store = row["store"] if row["processes"] == 1 else f"{row['store']} × {row['processes']}"
        grid.add_row(store, *amounts, say("bench-percent", share=row["ratio_to_relay"]))
    room.console.print(grid)
    wrapped(room.console, say("bench-load", tables=tables), "dim")


def _bench_rl(room: Room, rounds: int, seconds: float, as_json: bool) -> None:
    """The environments for learners."""
    try:
        from nyoi.rl import bench as learning
    except ImportError as error:
        raise Refused("needs-group", group="rl") from error
    say = room.words.say
    tables = [(id, seats) for id in IDS for seats in measuring.sizes(id)]
    with room.progress(say("bench-progress"), rounds * len(tables)) as tick:
        found = {
            "build": build(),
            "python": measuring.python_build(),
            **learning.bench(tables, rounds, seconds, lambda: tick(1)),
        }
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    grid = Grid(header_style=KI)
    grid.add_column(say("bench-game"))
    for heading in ("bench-seats", "bench-steps", "bench-ratio", "bench-together", "bench-ratio"):
        grid.add_column(say(heading), justify="right")
    for row in found["figures"]:
        cells = [str(row["seats"])]
        for rate, ratio in (("steps_per_second", "ratio"), ("vector_steps_per_second", "vector_ratio")):
            cells.append(say("bench-amount", value=row[rate]))
            cells.append("" if row[ratio] is None else say("bench-times", ratio=row[ratio]))
        grid.add_row(row["game"], *cells)
    room.console.print(grid)
    for peer in found["peers"]:
        amount = say("bench-amount", value=peer["per_second"])
        wrapped(room.console, say("bench-beside", name=peer["name"], rate=amount))
    if not found["peers"]:
        wrapped(room.console, say("no-no-peer", name="Leduc"))
    wrapped(
        room.console,
        say("bench-foot", rounds=rounds, version=found["version"], build=found["build"], python=found["python"]),
        "dim",
    )
