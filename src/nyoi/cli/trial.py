"""`nyoi try`: a pack against the game's own content, and in words what changed."""

from __future__ import annotations

import json
import os
import time
from typing import Any, Final

import click

from nyoi.cli.help import command
from nyoi.cli.house import BAD_INPUT, Room, options_of, sets_table, speaks, usual_seats, wrapped
from nyoi.cli.pack import tell, told_change
from nyoi.games import home
from nyoi.kernel.content import Tables
from nyoi.kernel.game import Game
from nyoi.lab.trial import EACH, Plan, Trial
from nyoi.lab.verdict import Found, alike, judged
from nyoi.packs.changes import Change, changes
from nyoi.packs.check import checked
from nyoi.words.speech import Speech

SECONDS: Final = 48  # of play, so that the whole stays within a minute
MOST: Final = 100_000  # games: nobody has such a machine
SHARES: Final = ("won", "seat", "ending")  # measures that are shares of games
CHIEF: Final = ("won", "seat", "ahead", "points", "turns", "decisions")  # told in any case
MOST_DEEDS: Final = 6  # of what was touched: the surest


@command("try")
@click.argument("folder")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@click.option("--seconds", type=click.FloatRange(1, 3600), default=SECONDS, show_default=True, metavar="N")
@click.option("--games", type=click.IntRange(1, MOST), metavar="N")
@click.option("--jobs", type=click.IntRange(min=2), default=max(2, os.cpu_count() or 2), metavar="J")
@sets_table
@click.option("--json", "as_json", is_flag=True)
@speaks
@click.pass_obj
def attempt(
    room: Room,
    folder: str,
    seed: int,
    seconds: float,
    games: int | None,
    jobs: int,
    seats: int | None,
    mode: str | None,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Check a pack, play the old content against the new, and say what changed and how sure that is.

    \b
    Example:
      nyoi try mine
      nyoi try mine --games 500 --seats 2 --lang fr
    """
    pack, faults = checked(folder, play=False)
    if faults:
        tell(room, pack, faults)
        raise click.exceptions.Exit(BAD_INPUT)
    game = room.choose(pack.game)
    setting = game.setting(usual_seats(game, mode) if seats is None else seats, mode, options_of(settings))
    made = changes(pack, Tables(pack.game, home(pack.game) / "content"))
    plan = Plan(game.id, setting.seats, setting.mode, setting.options, seed, touched(game, made), games or MOST)
    begun = time.monotonic()
    trial = Trial(plan, ("", str(pack.folder)), jobs)
    with room.progress(room.words.say("trial-progress"), games or 0) as tick:
        pairs = trial.pairs(1e9 if games else seconds, tick)
    found = judged(pairs)
    if as_json:
        rows = [{**one._asdict(), "low": one.low, "high": one.high} for one in found]
        told = {"pack": pack.id, "game": game.id, "seats": setting.seats, "mode": setting.mode, "seed": seed}
        told |= {"games": len(pairs), "alike": alike(pairs), "seconds": round(time.monotonic() - begun, 1)}
        click.echo(json.dumps({**told, "changes": [one._asdict() for one in made], "measures": rows}))
        return
    speech = Speech(room.lang, game, [room.words.say("seat-name", number=seat) for seat in range(setting.seats)])
    facts = {"name": speech.name, "mode": speech.mode(setting.mode), "seats": setting.seats, "seed": str(seed)}
    wrapped(room.console, room.words.say("trial-title", pack=pack.id, games=len(pairs), **facts), "bold")
    for change in made:
        wrapped(room.console, told_change(room.words, change._asdict()), hang="  ")
    Verdict(room, speech, owners(game, made), trial.said).tell(found, len(pairs), alike(pairs))


def touched(game: Game, made: list[Change]) -> list[list[str]]:
    """The things that a change is about, as the game's tables name them."""
    ids = dict.fromkeys(owner for change in made for owner in change.owners)
    return [[kind, id] for id in ids for kind, known in game.tables.items() if id in known]


def owners(game: Game, made: list[Change]) -> list[list[str]]:
    """The outermost of them: whoever plays with these has the change on his side."""
    return touched(game, [change._replace(owners=change.owners[:1]) for change in made])


class Verdict:
    """What a trial found, in sentences."""

    def __init__(self, room: Room, speech: Speech, owners: list[list[str]], said: dict[str, Any]) -> None:
        self.room = room
        self.speech = speech
        self.said = said
        self.who = ", ".join(dict.fromkeys(self.label(kind, id) for kind, id in owners))

    def label(self, kind: str, id: str) -> str:
        """How a thing is called."""
        game = self.speech.game
        return game.labels[self.speech.lang].get(kind, game.tables[kind])[game.tables[kind].index(id)]

    def tell(self, found: list[Found], games: int, same: int) -> None:
        """All of it: what is sure, then what may be chance."""
        say, console = self.room.words.say, self.room.console
        if not games:
            wrapped(console, say("trial-none"))
            return
        if same == games:
            wrapped(console, say("trial-same"))
            return
        wrapped(console, say("trial-alike", alike=same, games=games))
        sure = [one for one in found if one.sure]
        deeds = [one for one in sure if one.measure.split()[0] not in (*CHIEF, "ending")]
        shown = [one for one in sure if one not in deeds] + deeds[:MOST_DEEDS]
        wrapped(console, say("trial-sure" if shown else "trial-unsure"), "bold")
        for one in shown:
            wrapped(console, self.line(one), indent="  ", hang="    ")
        if len(deeds) > MOST_DEEDS:
            wrapped(console, say("trial-more", more=len(deeds) - MOST_DEEDS), indent="  ")
        open_ = [one for one in found if not one.sure and one.measure.split()[0] in CHIEF]
        if open_:
            wrapped(console, say("trial-open"), "bold")
            for one in sorted(open_, key=lambda one: CHIEF.index(one.measure.split()[0])):
                wrapped(console, self.line(one), indent="  ", hang="    ")

    def line(self, one: Found) -> str:
        """One measure."""
        share = one.measure.split()[0] in SHARES
        values = {"old": one.old, "new": one.new, "apart": one.apart, "low": one.low, "high": one.high}
        numbers = {name: self.number(value, share, name not in ("old", "new")) for name, value in values.items()}
        return self.room.words.say("trial-line", what=self.what(one.measure), **numbers)

    def number(self, value: float, share: bool, signed: bool) -> str:
        """A number as it is read: shares in percent, differences with their sign."""
        say, size = self.room.words.say, abs(value)
        text = say("simulate-percent", share=size) if share else say("simulate-average", value=size)
        return f"−{text}" if value < 0 else f"+{text}" if signed else text

    def what(self, measure: str) -> str:
        """What was measured, in words."""
        say, (first, *rest) = self.room.words.say, measure.split()
        if first == "ending":
            return say("trial-ending", ending=self.speech.ending(rest[0]).rstrip("."))
        if first == "seat":
            return say("trial-seat", seat=rest[0])
        if first == "played":
            return say("trial-played", thing=self.label(rest[0], rest[1]))
        if first in ("did", EACH):
            example = self.speech.event(self.said["did " + " ".join(rest)], -1).rstrip(".")
            return say("trial-did" if first == "did" else "trial-each", example=example)
        key = {"won": "trial-won", "ahead": "trial-ahead", "turns": "trial-turns", "decisions": "trial-decisions"}
        if first == "points":
            return say("trial-points-of", who=self.who) if self.who else say("trial-points")
        return say(key[first], who=self.who)
