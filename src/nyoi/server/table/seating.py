"""Seats: sitting down, leaving, bots, the host's settings. All of it under the table's lock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.kernel.state import Setting
from nyoi.server.house.keys import hashed, new_token
from nyoi.server.house.names import folded, nickname
from nyoi.server.past.terms import RATED_CLOCK, check_terms
from nyoi.server.store.protocol import LOBBY, PLAYING, PlayerRow, SeatRow, TableRow
from nyoi.server.table.door import check_door, check_welcome
from nyoi.server.table.joining import give_back
from nyoi.server.table.live import LiveTable
from nyoi.server.table.proof import sealed
from nyoi.server.time.clock import checked
from nyoi.server.wire import bodies

BOT_NAMES: Final = ("Kaze", "Mizu", "Hoshi", "Yama", "Kumo", "Sora", "Hana", "Tsuki", "Mori", "Umi")


def agreed(game: str, seats: int, mode: str | None, options: Mapping[str, object]) -> Setting:
    """Return the validated settings, including the checks of the game itself."""
    found = game_of(game)
    setting = found.setting(seats, mode, options)
    found.new(setting, 1)
    return setting


def taken(row: TableRow, seat: int, player: PlayerRow, name: str) -> bodies.Seated:
    """Seat a person; the token is sent once."""
    token = new_token()
    row.seats[seat] = SeatRow("human", name, 0, player.id, (hashed(token),))
    return bodies.Seated(row.id, seat, token)


def put_bot(row: TableRow, seat: int, level: int) -> None:
    """Seat a bot under an unused name."""
    names = {folded(other.name) for other in row.seats}
    name = next(name for name in (*BOT_NAMES, f"Bot {seat + 1}") if folded(name) not in names)
    row.seats[seat] = SeatRow("bot", name, level)


def checked_name(row: TableRow, text: str, seat: int = -1) -> str:
    """Return a normalized nickname; raise Refused if it is taken at this table."""
    name = nickname(text)
    if any(folded(other.name) == folded(name) for i, other in enumerate(row.seats) if i != seat):
        raise Refused("name-taken", name=name)
    return name


def the_seat(row: TableRow, seat: int) -> SeatRow:
    """Return a seat by its number; raise Refused if there is none."""
    if not 0 <= seat < len(row.seats):
        raise Refused("bad-seat", seat=seat, high=len(row.seats) - 1)
    return row.seats[seat]


def in_lobby(table: LiveTable) -> None:
    """Raise Refused once the game has begun or is starting."""
    if table.row.status != LOBBY:
        raise Refused("already-started")
    if table.row.mixing:
        raise Refused("mixing")


def as_host(table: LiveTable, player: PlayerRow) -> None:
    """Raise Refused unless the player is the host."""
    if not table.hosted_by(player.id):
        raise Refused("not-host")


async def sit(table: LiveTable, player: PlayerRow, wish: bodies.Sit) -> bodies.Seated:
    """Take an empty seat, or a further one for the same device."""
    in_lobby(table)
    row = table.row
    check_door(row, player.id)
    await check_welcome(table, player)
    empty = [i for i, seat in enumerate(row.seats) if seat.kind == "empty"]
    if wish.seat is not None and the_seat(row, wish.seat).kind != "empty":
        raise Refused("seat-taken", seat=wish.seat)
    if not empty:
        raise Refused("table-full")
    name, seal = checked_name(row, wish.nickname), sealed(wish.seal)
    await table.house.players.may_use(player, name)
    seated = taken(row, empty[0] if wish.seat is None else wish.seat, player, name)
    row.seats[seated.seat].seal = seal if row.secret else ""
    if row.host is None:
        row.host = player.id
    await agree(table)
    return seated


async def leave(table: LiveTable, player: PlayerRow, wish: bodies.Leave) -> None:
    """Leave seats: they become free in the lobby, and are kept by a bot in a game."""
    row = table.row
    mine = [i for i, seat in enumerate(row.seats) if seat.player == player.id and seat.kind == "human"]
    if wish.seat is not None and wish.seat not in mine:
        raise Refused("not-your-seat", seat=wish.seat)
    if row.mixing:
        raise Refused("mixing")
    leaving = mine if wish.seat is None else [wish.seat]
    for i in leaving:
        if row.status == LOBBY:
            row.seats[i] = SeatRow()
        elif row.status == PLAYING:
            row.seats[i].kept, row.seats[i].level = True, table.house.config.keeper
    others = [seat.player for seat in row.seats if seat.kind == "human" and seat.player != player.id and not seat.kept]
    if row.host == player.id and others:
        row.host = others[0]  # another player must be able to start and to add bots
    await agree(table, leaving)
    if table.journal is not None:
        table.changed(since=table.journal.seq)  # players who left now see the public view


async def kick(table: LiveTable, player: PlayerRow, wish: bodies.Kick) -> None:
    """Free a seat before the start (host only)."""
    as_host(table, player)
    in_lobby(table)
    if the_seat(table.row, wish.seat).kind != "human":
        raise Refused("seat-empty", seat=wish.seat)
    table.row.seats[wish.seat] = SeatRow()
    await agree(table, [wish.seat])


async def call_bot(table: LiveTable, player: PlayerRow, wish: bodies.BotSeat) -> None:
    """Add or remove (level 0) a bot in the lobby; in a game let a bot take an absent player's seat."""
    row = table.row
    seat = the_seat(row, wish.seat)
    if row.status == PLAYING:
        if not table.hosted_by(player.id) and all(other.player != player.id for other in row.seats):
            raise Refused("not-host")
        away = table.now - table.left_at.get(wish.seat, table.touched)
        if seat.kind != "human" or seat.kept or table.online(wish.seat):
            raise Refused("seat-taken", seat=wish.seat)
        if table.days is not None and not table.missed(wish.seat):
            raise Refused("not-away-days", seat=wish.seat)
        if away < table.house.config.away_seconds:
            raise Refused("not-away", seat=wish.seat, seconds=int(table.house.config.away_seconds - away) + 1)
        seat.kept, seat.level = True, table.house.guests.checked(wish.level, row.game)
    else:
        as_host(table, player)
        in_lobby(table)
        if seat.kind == "human":
            raise Refused("seat-taken", seat=wish.seat)
        level = table.house.guests.checked(wish.level, row.game) if wish.level else 0
        row.seats[wish.seat] = SeatRow()
        if level:
            put_bot(row, wish.seat, level)
    await agree(table)


async def change(table: LiveTable, player: PlayerRow, wish: bodies.Change) -> None:
    """Change the settings (host only); raise Refused, without any change, if they are invalid."""
    as_host(table, player)
    in_lobby(table)
    row, game = table.row, table.game
    if wish.practice and row.secret:
        raise Refused("proof-practice")
    number = len(row.seats) if wish.seats is None else wish.seats
    gone = [seat for seat in row.seats[max(number, 0) :] if seat.kind == "human"]
    if gone:
        raise Refused("seat-taken", seat=len(row.seats) - 1)
    before = game.setting(len(row.seats), row.mode).options
    chosen = {id: value for id, value in row.options.items() if value != before.get(id)}
    mode = wish.mode
    if mode is None and any(m.id == row.mode and m.low <= number <= m.high for m in game.modes):
        mode = row.mode
    setting = agreed(row.game, number, mode, chosen | (wish.options or {}))
    clock = row.clock if wish.clock is None else checked(wish.clock)
    row.mode, row.options, row.clock = setting.mode, dict(setting.options), clock
    row.public = row.public if wish.public is None else wish.public
    row.practice = row.practice if wish.practice is None else wish.practice
    row.advice = row.advice if wish.advice is None else wish.advice
    row.rated = row.rated if wish.rated is None else wish.rated
    if wish.rated and not row.clock and wish.clock is None:
        row.clock = list(RATED_CLOCK)
    row.seats = [row.seats[i] if i < len(row.seats) else SeatRow() for i in range(number)]
    try:
        check_terms(row)
    except Refused:
        table.restore()
        raise
    await table.saved([])
    table.begin()
    await agree(table, save=False)


async def come_back(table: LiveTable, player: PlayerRow) -> bodies.Opened:
    """Return a player's seats with new tokens, perhaps on another device."""
    row = table.row
    mine = [i for i, seat in enumerate(row.seats) if seat.player == player.id and seat.kind == "human"]
    if not mine:
        raise Refused("not-seated")
    seated = []
    for i in mine:
        token = new_token()
        row.seats[i].add(hashed(token))
        seated.append(bodies.Seated(row.id, i, token))
    await give_back(table, mine)
    for session in table.sessions:
        if session.player == player.id:
            session.seats = tuple(sorted({*session.seats, *mine}))
    await agree(table, save=False)
    if table.journal is not None:
        table.changed(since=table.journal.seq)
    return bodies.Opened(row.id, seated)


async def agree(table: LiveTable, leaving: Sequence[int] = (), save: bool = True) -> None:
    """Save and broadcast changed seats, and let bots take over."""
    if save:
        await table.saved([])
    for session in table.sessions:
        session.seats = tuple(seat for seat in session.seats if seat not in leaving)
    table.tell_info()
    if table.journal is not None:
        table.pace.people = table.people
        table.driver.stir()
