"""Connecting to a table, disconnecting, and chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from nyoi.kernel.play import Refused
from nyoi.server.house.keys import hashed
from nyoi.server.house.names import folded, nickname, unlike
from nyoi.server.store.protocol import LOBBY, Chat, PlayerRow
from nyoi.server.table.door import check_door
from nyoi.server.table.live import TEMPI, LiveTable
from nyoi.server.wire import messages, people
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.http.session import Session

CHATS = 100  # lines sent to a new client


def opened_by(table: LiveTable, tokens: list[str]) -> tuple[int, ...]:
    """Return the seats opened by these tokens."""
    hashes = {hashed(token) for token in tokens}  # hashes of 192 random bits: timing reveals nothing
    return tuple(
        i for i, seat in enumerate(table.row.seats) if seat.kind == "human" and not hashes.isdisjoint(seat.tokens)
    )


def seats_of(table: LiveTable, player: int | None) -> tuple[int, ...]:
    """Return the seats of a player."""
    return tuple(i for i, seat in enumerate(table.row.seats) if player is not None and seat.player == player)


def selves(table: LiveTable, player: int | None, seats: Sequence[int]) -> set[int]:
    """Return the players at a websocket: its own, and those of the seats it holds."""
    found = {player, *(table.row.seats[seat].player for seat in seats)}
    return {one for one in found if one is not None}


async def join(table: LiveTable, session: Session, hello: messages.Hello) -> bool:
    """Connect a client and send it table, chat and game; return False if the table has just been dropped."""
    chats = await table.house.store.chats(table.row.id, CHATS)
    opened = opened_by(table, hello.seats)
    if not opened:
        check_door(table.row, session.player)
    session.blocked = await table.house.manners.blocked_by(selves(table, session.player, opened))
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
        if table.days is not None:
            for player in {row.player for i, row in enumerate(table.row.seats) if i in session.seats}:
                if player is not None:  # players who came need no notification
                    table.house.send(table.house.store.notes.came(player, table.row.id))
        table.tell_info()
        for chat in chats:
            if chat.player not in session.blocked:
                session.push(encode(_line(chat)))
        if table.journal is not None:
            journal = table.journal
            table.pace.people = table.people
            if alone and not table.paused:
                table.pace.resumed(journal.table.state, table.now)  # recompute holds after the pause
            table.driver.stir()  # bots and clocks resume after a pause
            tell_from(table, session, hello.seq)
    return True


def tell_from(table: LiveTable, session: Session, seq: int) -> None:
    """Send a client what it has missed since an entry, or everything if that was undone."""
    journal = table.playing
    fits = journal.back_at <= seq <= journal.seq
    table.telling.one(table, session, seq if fits else -1, reset=not fits and seq >= 0)


async def give_back(table: LiveTable, seats: list[int]) -> None:
    """Return kept seats to their players (under the lock)."""
    for seat in seats:
        table.row.seats[seat].kept = False
        table.row.seats[seat].level = 0
    await table.saved([])


def leave(table: LiveTable, session: Session) -> None:
    """Disconnect a client; its seats stay taken."""
    table.sessions.discard(session)
    for seat in session.seats:
        table.left_at[seat] = table.now
    table.touched = table.now
    if not table.closed:
        table.tell_info()
        table.driver.stir()
        table.reading.gone()
        if table.row.status == LOBBY:  # updates the host role if the host does not return
            asyncio.get_running_loop().call_later(table.house.config.away_seconds + 0.1, table.tell_info)


async def speaker(table: LiveTable, session: Session) -> tuple[str, int, int | None]:
    """Return name, seat and player id of a speaker.

    A spectator (seat -1) never has the name of a seat, person or bot: a number is appended.
    """
    if session.seats:
        own = table.row.seats[session.seats[0]]
        return own.name, session.seats[0], own.player
    players = table.house.players
    player = await players.known_by(session.key)  # the name may have changed
    if player is None:
        raise Refused("no-player")
    name = nickname(player.nickname)
    await players.may_use(player, name)
    mine = [i for i in seats_of(table, player.id) if folded(table.row.seats[i].name) == folded(name)]
    return (name, mine[0], player.id) if mine else (unlike(name, table.names), -1, player.id)


async def say(table: LiveTable, name: str, seat: int, player: int | None, text: str) -> None:
    """Store a chat line, then send it to all who have not blocked its author."""
    table.touched = table.now
    chat = await table.house.store.say(table.row.id, name, seat, text, time.time(), player)
    table.tell(encode(_line(chat)), by=chat.player)


async def unsay(table: LiveTable, player: PlayerRow, wish: people.Unsay) -> None:
    """Remove a chat line for all: hosts of the table or its evening any line, other players their own."""
    store = table.house.store
    said = await store.people.met(table.row.id, None, wish.line)
    if said is None:
        raise Refused("no-line")
    may = said.player == player.id or table.hosted_by(player.id)
    if not may and not await table.house.evenings.minds(table.row.evening, player):
        raise Refused("not-host")
    gone = await store.unsay(table.row.id, wish.line)
    if gone is not None:
        table.tell(encode(_line(gone)), by=gone.player)


def _line(chat: Chat) -> messages.ChatLine:
    return messages.ChatLine(chat.id, chat.name, chat.seat, chat.text, chat.at, chat.removed)
