"""Content of link previews: result of a finished game, or invitation to a table.

It has only public information, and nothing about the state of a running game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from nyoi.games import game as game_of
from nyoi.games import tables
from nyoi.kernel.play import Refused
from nyoi.server.store.past import Past, PastSeat
from nyoi.server.store.protocol import LOBBY, OVER, TableRow
from nyoi.words.speech import Speech

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

PEOPLE: Final = 10  # that fit into a picture


class Shown(msgspec.Struct):
    """A person on a card."""

    seat: int
    name: str
    place: int = 0
    score: str = ""
    won: bool = False
    bot: bool = False
    free: bool = False  # an empty seat


class Card(msgspec.Struct):
    """The text of a link preview in one language, and the data of its picture."""

    lang: str
    game: str
    name: str  # of the game
    title: str
    text: str
    note: str  # result, or call to action
    call: str  # what opening the link does
    paints: list[str]
    sign: str  # of the game, if it has no emblem
    people: list[Shown]
    alt: str = ""


def card_of(row: TableRow, past: Past | None, lang: str) -> Card:
    """Return the card of a table as it is now; raise Refused if its game is unknown."""
    game = game_of(row.game)
    look = tables(row.game).read("look") if "look" in tables(row.game).names() else {}
    speech = Speech(lang, game, [seat.name for seat in row.seats])
    people = [_shown(speech, i, row) for i in range(len(row.seats))]
    card = Card(
        speech.lang,
        row.game,
        speech.name,
        "",
        "",
        "",
        "",
        list(look.get("paints", [])),
        str(look.get("emblem", "?")),
        people,
    )
    if row.status == OVER:
        _over(card, speech, past)
        if row.imported:
            card.note = speech.say("share-imported")
            card.text = f"{card.note} {card.call}"
    elif row.shut:
        card.people = []
        card.title, card.note = speech.name, speech.say("no-door-shut")
    elif row.status == LOBBY:
        _waiting(card, speech, row)
    else:
        card.title = speech.say("share-playing", game=speech.name)
        card.note, card.call = _company(speech, people), speech.say("share-watch")
    card.text = card.text or " ".join(part for part in (card.note, card.call) if part)
    names = _company(speech, card.people)
    card.alt = speech.say("share-picture", title=sentence(card.title), names=names) if names else card.title
    return card


def puzzle_card(row: TableRow, lang: str) -> Card:
    """Return the card of a puzzle, without the course or the result of the game."""
    card = card_of(replace(row, status=LOBBY, shut=False), None, lang)
    speech = Speech(lang, game_of(row.game))
    card.people, card.title, card.note = [], speech.say("share-puzzle"), speech.say("share-puzzle-lead")
    card.call = speech.say("share-puzzle-call")
    card.text, card.alt = f"{card.note} {card.call}", card.title
    return card


def _shown(speech: Speech, seat: int, row: TableRow) -> Shown:
    own = row.seats[seat]
    name = own.name or speech.say("share-free" if own.kind == "empty" else "somebody")
    return Shown(seat, name, bot=own.kind == "bot", free=own.kind == "empty")


def _company(speech: Speech, people: Sequence[Shown]) -> str:
    return speech.joined([one.name for one in people if not one.free])


def sentence(text: str) -> str:
    """End a text with a full stop unless it has end punctuation.

    >>> sentence("Friday"), sentence("Ann wins!")
    ('Friday.', 'Ann wins!')
    """
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _waiting(card: Card, speech: Speech, row: TableRow) -> None:
    """Fill in the invitation of a waiting table."""
    host = next((seat.name for seat in row.seats if seat.kind == "human" and seat.player == row.host), "")
    host = host or next((seat.name for seat in row.seats if seat.kind == "human"), "")
    free = sum(one.free for one in card.people)
    card.title = speech.say("share-invited" if host else "share-invited-plain", name=host, game=speech.name)
    card.note = speech.say("share-seats", n=free)
    card.call = speech.say("share-sit") if free else speech.say("share-watch")


def _over(card: Card, speech: Speech, past: Past | None) -> None:
    """Fill in the result of a finished game: winners, ending, length; without a record only the people."""
    card.call = speech.say("share-replay")
    if past is None:
        card.title = speech.say("share-played", game=speech.name)
        card.note = _company(speech, card.people)
        return
    best = max((seat.result for seat in past.seats), default=0.0)
    scored = any(seat.score for seat in past.seats)
    apart = best > 0 or len({seat.place for seat in past.seats}) > 1  # after a common loss no one is placed
    for one, seat in zip(card.people, past.seats, strict=True):
        one.place, one.won = seat.place if apart else 0, best > 0 and seat.result == best
        one.score = f"{seat.score:g}" if scored else ""
    card.people.sort(key=lambda one: (one.place, one.seat))
    winners = [one.name for one in card.people if one.won]
    together = past.seats and len(winners) == len(past.seats) > 1 and best >= 1
    drawn = len(winners) > 1 and best < 1
    key = "share-together" if together else "share-drawn" if drawn else "share-won" if winners else "share-lost"
    card.title = speech.say(key, names=speech.joined(winners), n=len(winners), game=speech.name)
    card.note = speech.ending(past.ending)
    length = speech.say("share-length", moves=past.moves, minutes=max(1, round(past.seconds / 60)))
    card.text = f"{card.note.rstrip('.')}. {length} {card.call}"


def just_ended(live: LiveTable) -> Past | None:
    """Return the record of a game not yet archived; None if it is unfinished, as imported ones may be."""
    if live.row.status != OVER or live.journal is None or not live.playing.table.over:
        return None
    row, table, counted = live.row, live.playing.table, live.playing.counted
    places = counted.places if counted is not None else [1 if result > 0 else 2 for result in table.results]
    scores = live.game.points(table.state) or [0] * len(row.seats)
    seats = tuple(
        PastSeat(s.player, s.name, s.kind, s.level, float(table.results[i]), places[i], float(scores[i]), s.kept)
        for i, s in enumerate(row.seats)
    )
    seconds, rules = live.watch.seconds(live.now), table.record.setting.rules
    return Past(
        row.id, row.game, row.mode, rules, row.rated, time.time(), table.seq, seconds, table.state.ending, {}, seats
    )


def playable(row: TableRow) -> bool:
    """Return whether the game of a table is known."""
    try:
        game_of(row.game)
    except Refused:
        return False
    return True
