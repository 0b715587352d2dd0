"""Coming to a table and going, over a websocket: who gets which seats, what is told first; chat."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from nyoi.kernel.play import Refused
from nyoi.server.house.keys import hashed
from nyoi.server.house.names import folded, nickname, unlike
from nyoi.server.store.protocol import LOBBY, Chat
from nyoi.server.table.live import TEMPI, LiveTable
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.http.session import Session

CHATS = 100  # lines told to who comes in


def opened_by(table: LiveTable, tokens: list[str]) -> tuple[int, ...]:
    """The seats that these tokens open."""
    hashes = {hashed(token) for token in tokens}  # of 192 random bits: how long a look takes tells nothing
    return tuple(
        i for i, seat in enumerate(table.row.seats) if seat.kind == "human" and not hashes.isdisjoint(seat.tokens)
    )


def seats_of(table: LiveTable, player: int | None) -> tuple[int, ...]:
    """The seats of a player."""
    return tuple(i for i, seat in enumerate(table.row.seats) if player is not None and seat.player == player)


async def join(table: LiveTable, session: Session, hello: messages.Hello) -> bool:
    """Let somebody in: the table, what was said, how the game stands. False if the table has just gone."""
    chats = await table.house.store.chats(table.row.id, CHATS)
    async with table.lock:
        if table.closed:
            return False
        session.seats = opened_by(table, hello.seats)
        session.tempo = TEMPI[hello.pace]
        session.patches = hello.patches
        alone = table.paused
        returned = [seat for seat in session.seats if table.row.seats[seat].kept]
        if returned:
            await give_back(table, returned)
        table.sessions.add(session)
        table.tell_info()
        for chat in chats:
            session.push(encode(_line(chat)))
        if table.journal is not None:
            journal = table.journal
            table.pace.people = table.people
            if alone and not table.paused:
                table.pace.resumed(journal.table.state, table.now)  # what was held while nobody was there
            table.driver.stir()  # bots go on and the clocks run from here on, if nobody was there
            tell_from(table, session, hello.seq)
    return True


def tell_from(table: LiveTable, session: Session, seq: int) -> None:
    """Tell somebody how the game stands who has seen it up to an entry; all of it, if that was taken back since."""
    journal = table.playing
    fits = journal.back_at <= seq <= journal.seq
    table.telling.one(table, session, seq if fits else -1, reset=not fits and seq >= 0)


async def give_back(table: LiveTable, seats: list[int]) -> None:
    """Whoever was away takes his seat back (under the lock)."""
    for seat in seats:
        table.row.seats[seat].kept = False
        table.row.seats[seat].level = 0
    await table.saved([])


def leave(table: LiveTable, session: Session) -> None:
    """A socket is gone; the seat stays its player's."""
    table.sessions.discard(session)
    for seat in session.seats:
        table.left_at[seat] = table.now
    table.touched = table.now
    if not table.closed:
        table.tell_info()
        table.driver.stir()
        table.reading.gone()
        if table.row.status == LOBBY:  # if the host does not come back, somebody else is host
            asyncio.get_running_loop().call_later(table.house.config.away_seconds + 0.1, table.tell_info)


async def speaker(table: LiveTable, session: Session) -> tuple[str, int]:
    """Under which name somebody speaks, and from which seat.

    Whoever only watches (-1) never bears the name of a seat, a person's or a bot's: it gets a number.
    """
    if session.seats:
        return table.row.seats[session.seats[0]].name, session.seats[0]
    players = table.house.players
    player = await players.known_by(session.key)  # asked again: the name may have changed
    if player is None:
        raise Refused("no-player")
    name = nickname(player.nickname)
    await players.may_use(player, name)
    own = [i for i in seats_of(table, player.id) if folded(table.row.seats[i].name) == folded(name)]
    return (name, own[0]) if own else (unlike(name, table.names), -1)


async def say(table: LiveTable, name: str, seat: int, text: str) -> None:
    """Something is said: kept, then told to all."""
    table.touched = table.now
    chat = await table.house.store.say(table.row.id, name, seat, text, time.time())
    table.tell(encode(_line(chat)))


def _line(chat: Chat) -> messages.ChatLine:
    return messages.ChatLine(chat.id, chat.name, chat.seat, chat.text, chat.at)
