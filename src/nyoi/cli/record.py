"""`nyoi replay` and `nyoi verify`: games that were saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.text import Text

from nyoi.boards import board_of
from nyoi.boards.look import EMBER
from nyoi.cli.help import command
from nyoi.cli.house import Room, complain, names_of, speaks, wrapped
from nyoi.cli.pack import packed
from nyoi.kernel import table as tables
from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.log import Log, log_of, names_in
from nyoi.kernel.play import Refused
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech

LONGEST: Final = 40  # letters of a name that is told


def opened(room: Room, path: str, seed: int = 0) -> tuple[Log, Table]:
    """The log in a file and its game played again; Refused with the line if anything in it is wrong.

    If the game goes on from there, its chance comes from `seed`.
    """
    log = log_of(_text(path))
    return log, tables.replay(room.choose(log.setting.game), log, seed=seed)


def _text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Refused("log-unreadable", path=path) from error


def _called(room: Room, path: str, log: Log) -> list[str]:
    """What the seats of a log are called: as in its head, else by their numbers. A log may come from anybody."""
    found = names_in(_text(path))[: log.setting.seats]
    fit = [name if name.isprintable() and 0 < len(name) <= LONGEST else "" for name in found]
    fit += [""] * (log.setting.seats - len(fit))
    return [name or room.words.say("seat-name", number=number) for number, name in enumerate(fit)]


@command()
@click.argument("file")
@click.option("--seat", type=int, metavar="S")
@click.option("--at", type=click.IntRange(min=0), metavar="N")
@click.option("--names", default="", metavar="A,B,...")
@click.option("--moments", is_flag=True)
@packed
@speaks
@click.pass_obj
def replay(room: Room, file: str, seat: int | None, at: int | None, names: str, moments: bool) -> None:
    """Tell a saved game in words.

    \b
    Example:
      nyoi replay game.nyoi --seat 0 --lang fr
      nyoi replay game.nyoi --moments
    """
    log, table = opened(room, file)
    if seat is not None and not 0 <= seat < log.setting.seats:
        raise Refused("bad-seat", seat=seat, high=log.setting.seats - 1)
    if at is not None and at > table.seq:
        raise Refused("bad-move-number", at=at, most=table.seq)
    viewer = SPECTATOR if seat is None else seat
    known = names_of(names)
    if len(known) > log.setting.seats:
        raise Refused("bad-names", names=len(known), humans=log.setting.seats)
    speech = Speech(room.lang, table.game, known + _called(room, file, log)[len(known) :])
    if moments:
        from nyoi.cli.moments import tell_moments  # it thinks: nobody else needs to read that

        tell_moments(room, table, speech)
        return
    whole = seat is None and table.over
    if seat is None and not table.over:
        complain(speech.say("replay-public"))
    room.console.print(Text(f"{speech.name} ({speech.mode(log.setting.mode)})", style="bold"))
    last = -1
    for data in table.events(None if whole else viewer):
        if at is not None and data["seq"] > at:
            break
        if data["seq"] != last:
            last = data["seq"]
            heading = speech.say("replay-move", number=last) if last else speech.say("replay-deal")
            played = f"  {log.entries[last - 1].seat}: {log.entries[last - 1].move}" if last and whole else ""
            room.console.print(Text(heading, style=EMBER) + Text(played, style="dim"))
        wrapped(room.console, speech.event(data, viewer), indent="  ", hang="    ")
    if at is not None:
        room.console.print(Text(speech.say("replay-now"), style=EMBER))
        moment = tables.replay(table.game, log, at)
        room.console.print(board_of(table.game.id).show(moment.view(viewer), speech))
    elif table.over:
        wrapped(room.console, speech.ending(table.state.ending), "bold")


@command()
@click.argument("file")
@click.option("--seal", default="", metavar="SEAL")
@click.option("--json", "as_json", is_flag=True)
@packed
@speaks
@click.pass_obj
def verify(room: Room, file: str, seal: str, as_json: bool) -> None:
    """Play a saved game again and check every move, every die and the end.

    Of a game that was fair by proof also that nobody chose what fell: the secret fits its seal, and every number that
    was drawn follows from it and from the players' shares.

    \b
    Example:
      nyoi verify game.nyoi
    """
    log, table = opened(room, file)
    proven = _proven(file, log, table, seal.strip().lower())
    if as_json:
        found = {
            "game": table.game.id,
            "seats": log.setting.seats,
            "moves": table.seq,
            "over": table.over,
            "results": list(table.results),
            "fingerprint": table.fingerprint,
        }
        click.echo(json.dumps(found if proven is None else {**found, "proof": proven}))
        return
    facts = {"name": Speech(room.lang, table.game).name, "seats": log.setting.seats, "moves": table.seq}
    key = "verify-over" if table.over else "verify-open"
    click.echo(room.words.say(key, fingerprint=table.fingerprint, **facts))
    if proven is not None:
        _tell_proof(room, proven, _called(room, file, log), bool(seal))


def _proven(file: str, log: Log, table: Table, kept: str) -> dict[str, Any] | None:
    """What the proof of a log says, None if it has none; Refused with what does not fit."""
    from nyoi.server.table.proof import check, proof_in  # nothing else here needs the server

    proof = proof_in(_text(file))
    if proof is None:
        if kept:
            raise Refused("proof-missing")
        return None
    drawn = check(table.game, log, proof, kept)
    unopened = [i for i, (one, share) in enumerate(zip(proof.seals, proof.shares, strict=True)) if one and not share]
    return {"seal": proof.seal, "drawn": drawn, "added": proof.added, "unopened": unopened}


def _tell_proof(room: Room, proven: dict[str, Any], called: list[str], kept: bool) -> None:
    say = room.words.say

    def named(seats: list[int]) -> str:
        return ", ".join(called[seat] for seat in seats)

    click.echo(say("verify-proof", drawn=proven["drawn"]))
    click.echo(say("verify-added", n=len(proven["added"]), seats=named(proven["added"])))
    if proven["unopened"]:
        click.echo(say("verify-unopened", seats=named(proven["unopened"])))
    if not kept:
        click.echo(say("verify-seal", seal=proven["seal"]))
