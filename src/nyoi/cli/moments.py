"""`nyoi replay FILE --moments`: where the chance to win changed most, in sentences."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from nyoi.boards.look import EMBER
from nyoi.bots.lookback import FIND, MISTAKE, TURN, Moment, looked_back
from nyoi.cli.house import Room, wrapped
from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.event import Event, data_of
from nyoi.kernel.play import Refused
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech

CHOSEN: Final = {MISTAKE: "moment-mistake", FIND: "moment-find"}


def tell_moments(room: Room, table: Table, speech: Speech) -> None:
    """Look back at a game that is over, and say what was found; Refused of one that is not."""
    if not table.over:
        raise Refused("not-over")
    with room.progress(speech.say("moments-looking"), 1000) as go_on:
        done = 0

        def told(number: int, of: int) -> None:
            nonlocal done
            go_on(1000 * number // of - done)
            done = 1000 * number // of

        found = looked_back(table.game, table.record, told=told)
    room.console.print(Text(speech.say("moments-title"), style="bold"))
    wrapped(room.console, speech.say("moments-lead" if found.moments else "moments-none"))
    for number, moment in enumerate(found.moments, 1):
        room.console.print(Text(f"{number}. {speech.say('moments-at', at=moment.mark)}", style=EMBER))
        wrapped(room.console, sentence(speech, moment), indent="   ", hang="   ")


def sentence(speech: Speech, moment: Moment) -> str:
    """A moment in words; the page says the same (`look/sentence.ts`)."""
    facts: dict[str, object] = {
        "name": speech.name_of(moment.seat),
        "before": round(100 * moment.before),
        "after": round(100 * moment.after),
        "played": speech.move(moment.played),
    }
    if moment.kind == TURN:
        what = "" if moment.happened is None else speech.event(_data(speech, moment.happened), SPECTATOR)
        way = "up" if moment.after > moment.before else "down"
        return speech.say("moment-turn", way=way, what=what, **facts).strip()
    assert moment.other is not None
    text = speech.say(CHOSEN[moment.kind], other=speech.move(moment.other), **facts)
    if moment.follows is None:
        return text
    event, played, other = moment.follows
    shares = {"played": round(100 * played), "other": round(100 * other)}
    return f"{text} {speech.say('moment-follows', what=speech.turning(_data(speech, event)), **shares)}"


def _data(speech: Speech, event: Event) -> dict[str, Any]:
    return data_of(event, None, speech.game.tables) or {}
