"""`nyoi try`: a pack against the game's own content, and in words what changed."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import click

from nyoi.bots.names import lineup
from nyoi.cli.help import command
from nyoi.cli.house import BAD_INPUT, Room, names_of, options_of, sets_table, speaks, usual_seats, wrapped
from nyoi.cli.pack import tell, told_change
from nyoi.games import home
from nyoi.kernel.content import Pack, Tables
from nyoi.kernel.game import Game
from nyoi.kernel.refused import Refused
from nyoi.lab.trial import EACH, Pair, Plan, Trial
from nyoi.lab.verdict import Found, alike, judged
from nyoi.packs.apart import group_of, groups, without
from nyoi.packs.changes import Change, changes
from nyoi.packs.check import checked
from nyoi.words.speech import Speech

SECONDS: Final = 48  # of play, so that the whole stays within a minute
MOST: Final = 100_000  # games: nobody has such a machine
SHARES: Final = ("won", "seat", "ending")  # measures that are shares of games
CHIEF: Final = ("ahead", "points", "turns", "decisions")  # told in any case, after who wins
POINTS: Final = 0.02  # of games won: for such a difference it is told how many games it takes
MOST_GROUPS: Final = 6  # changes that are left out one by one
MOST_DEEDS: Final = 6  # of what was touched: the surest


@command("try")
@click.argument("folder")
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@click.option("--seconds", type=click.FloatRange(1, 3600), default=SECONDS, show_default=True, metavar="N")
@click.option("--games", type=click.IntRange(1, MOST), metavar="N")
@click.option("--bots", default="heuristic", show_default=True, metavar="A,B,...")
@click.option("--jobs", type=click.IntRange(min=1), default=max(2, os.cpu_count() or 2), metavar="J")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER")
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
    bots: str,
    jobs: int,
    out: Path | None,
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
      nyoi try mine --bots 3 --jobs 1 --out trial
    """
    pack, faults = checked(folder, play=False)
    if faults:
        tell(room, pack, faults)
        raise click.exceptions.Exit(BAD_INPUT)
    game = room.choose(pack.game)
    setting = game.setting(usual_seats(game, mode) if seats is None else seats, mode, options_of(settings))
    made = changes(pack, Tables(pack.game, home(pack.game) / "content"))
    names = names_of(bots)
    lineup(names, setting.seats)
    plan = Plan(
        game.id, setting.seats, setting.mode, setting.options, seed, touched(game, made), games or MOST, tuple(names)
    )
    left_out = groups(made) if 1 < len(groups(made)) <= MOST_GROUPS else []
    span = 1e9 if games else seconds / (1 + len(left_out))
    begun = time.monotonic()
    if out is not None:
        prepared(out)
    trial = Trial(plan, ("", str(pack.folder)), jobs)
    with room.progress(room.words.say("trial-progress"), (games or 0) * (1 + len(left_out))) as tick:
        pairs = trial.pairs(span, tick)
        apart = {group: alone(pack, game, made, group, plan, jobs, span, tick, trial.said) for group in left_out}
    found = judged(pairs)
    facts = {"pack": pack.id, "game": game.id, "seats": setting.seats, "mode": setting.mode, "seed": seed}
    facts |= {"bots": names, "games": len(pairs), "alike": alike(pairs), "seconds": round(time.monotonic() - begun, 1)}
    facts |= {"changes": [one._asdict() for one in made], "measures": rows_of(found)}
    facts |= {"apart": {group: None if one is None else rows_of(one) for group, one in apart.items()}}
    if out is not None:
        kept(out, facts, pairs)
    if as_json:
        click.echo(json.dumps(facts))
        return
    speech = Speech(room.lang, game, [room.words.say("seat-name", number=seat) for seat in range(setting.seats)])
    title = {"name": speech.name, "mode": speech.mode(setting.mode), "seats": setting.seats, "seed": str(seed)}
    wrapped(room.console, room.words.say("trial-title", pack=pack.id, games=len(pairs), **title), "bold")
    for change in made:
        wrapped(room.console, told_change(room.words, change._asdict()), hang="  ")
    told = Verdict(room, speech, owners(game, made), trial.said)
    told.tell(found, len(pairs), alike(pairs))
    told.tell_apart(apart, len(groups(made)))


def alone(
    pack: Pack,
    game: Game,
    made: list[Change],
    group: str,
    plan: Plan,
    jobs: int,
    seconds: float,
    tick: Callable[[int], None],
    said: dict[str, Any],
) -> list[Found] | None:
    """The pack without one of its changes against the whole pack; None where it cannot be without it."""
    mine = touched(game, [change for change in made if group_of(change) == group])
    with TemporaryDirectory() as place:
        rest = without(pack, Tables(pack.game, home(pack.game) / "content"), group, Path(place) / pack.id)
        trial = Trial(plan._replace(touched=mine), (str(rest), str(pack.folder)), jobs)
        try:
            pairs = trial.pairs(seconds, tick)
        except Refused:
            return None
    said.update({key: event for key, event in trial.said.items() if key not in said})
    return judged(pairs)


def rows_of(found: list[Found]) -> list[dict[str, Any]]:
    """Measures for programs."""
    return [{**one._asdict(), "low": one.low, "high": one.high, "needed": one.needed(POINTS)} for one in found]


def prepared(out: Path) -> None:
    """Make an empty folder for what is found, before anything is played."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Refused("cannot-write", path=str(out)) from None
    if any(out.iterdir()):
        raise Refused("out-foreign", path=str(out))


def kept(out: Path, facts: dict[str, Any], pairs: list[Pair]) -> None:
    """Write what was found, and every pair of games."""
    (out / "trial.json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    lines = [json.dumps({"number": pair.number, "old": pair.old, "new": pair.new}) + "\n" for pair in pairs]
    (out / "games.jsonl").write_text("".join(lines), encoding="utf-8")


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
        first = [one for one in found if one.primary]
        if first:
            wrapped(console, say("trial-wins"), "bold")
        for one in first:
            wrapped(console, self.line(one), indent="  ", hang="    ")
            wrapped(console, say("trial-wins-sure" if one.sure else "trial-wins-open"), indent="    ", hang="    ")
        needed = max((one.needed(POINTS) for one in first), default=0)
        if needed:
            wrapped(console, say("trial-needed", games=needed), indent="  ", hang="  ")
        sure = [one for one in found if one.sure and not one.primary]
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

    def tell_apart(self, apart: dict[str, list[Found] | None], changed: int) -> None:
        """What each of several changes does: the pack without it against the whole pack."""
        say, console = self.room.words.say, self.room.console
        if changed > MOST_GROUPS:
            wrapped(console, say("trial-apart-many", changes=changed, most=MOST_GROUPS))
        if apart:
            wrapped(console, say("trial-apart"), "bold")
        for group, found in apart.items():
            name = self.called(group)
            if found is None:
                wrapped(console, say("trial-apart-not", thing=name), indent="  ", hang="    ")
                continue
            told = [one for one in found if one.primary] + [one for one in found if one.sure and not one.primary][:1]
            if not told:
                wrapped(console, say("trial-apart-none", thing=name), indent="  ", hang="    ")
            for one in told:
                line = say("trial-apart-line", thing=name, line=self.line(one, name), sure="yes" if one.sure else "no")
                wrapped(console, line, indent="  ", hang="    ")

    def called(self, group: str) -> str:
        """How what was changed is called."""
        game = self.speech.game
        return next((self.label(kind, group) for kind, ids in game.tables.items() if group in ids), group)

    def line(self, one: Found, who: str = "") -> str:
        """One measure, of the side of all changed things or of another one."""
        share = one.measure.split()[0] in SHARES
        values = {"old": one.old, "new": one.new, "apart": one.apart, "low": one.low, "high": one.high}
        numbers = {name: self.number(value, share, name not in ("old", "new")) for name, value in values.items()}
        return self.room.words.say("trial-line", what=self.what(one.measure, who or self.who), **numbers)

    def number(self, value: float, share: bool, signed: bool) -> str:
        """A number as it is read: shares in percent, differences with their sign."""
        say, size = self.room.words.say, abs(value)
        key, name = ("simulate-percent", "share") if share else ("simulate-average", "value")
        text = say(key, **{name: size})
        if text == say(key, **{name: 0.0}):
            return text
        return f"−{text}" if value < 0 else f"+{text}" if signed else text

    def what(self, measure: str, who: str) -> str:
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
            return say("trial-points-of", who=who) if who else say("trial-points")
        return say(key[first], who=who)
