"""Creation of tables: new ones, rematches, forks, imports."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from nyoi.kernel.play import Refused
from nyoi.server.house.keys import hashed, new_id, new_token
from nyoi.server.house.lobby import RECENT
from nyoi.server.house.names import nickname
from nyoi.server.past.terms import RATED_CLOCK, absent, check_terms
from nyoi.server.store.notes import AGAIN_NOTE, Note, put_notes
from nyoi.server.store.protocol import LOBBY, OVER, PLAYING, Also, Entry, PlayerRow, SeatRow, TableRow
from nyoi.server.table.door import check_welcome
from nyoi.server.table.journal import lines_of, replayed
from nyoi.server.table.live import LiveTable
from nyoi.server.table.seating import agree, agreed, checked_name, put_bot, taken, the_seat
from nyoi.server.table.starting import deal, fill
from nyoi.server.time.clock import checked
from nyoi.server.wire import bodies

if TYPE_CHECKING:
    from nyoi.server.house.house import House

PART = 500  # entries saved per transaction


class Openings:
    """Table factory."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def open(self, player: PlayerRow, wish: bodies.NewTable) -> bodies.Opened:
        """Create a table; the host sits down, and it may start at once."""
        most = self._house.limits.most("open_table.player")
        if await self._house.store.busy(player.id, time.time() - RECENT) >= most:
            raise Refused("too-many-tables", high=most)
        await self._house.players.may_use(player, player.nickname)  # it may be claimed by now
        setting = agreed(wish.game, wish.seats, wish.mode, wish.options)
        row = self._row(player, wish.game, setting.mode, dict(setting.options), wish.seats)
        row.public, row.clock = wish.public, checked(wish.clock)
        row.practice, row.advice, row.rated = wish.practice, wish.advice, wish.rated
        if row.rated and not row.clock:
            row.clock = list(RATED_CLOCK)
        check_terms(row)
        if wish.evening:
            row.public, row.evening = False, await self._house.evenings.visited(wish.evening, player)
        if wish.proof:
            if wish.practice:
                raise Refused("proof-practice")
            row.secret = self._house.chance.secret()
        if not 0 <= wish.mine <= wish.seats:
            raise Refused("bad-seats", low=0, high=wish.seats, seats=wish.mine)
        for bot in wish.bots:
            the_seat(row, bot.seat)
            put_bot(row, bot.seat, self._house.guests.checked(bot.level, row.game))
        seated: list[bodies.Seated] = []
        for i in [i for i, seat in enumerate(row.seats) if seat.kind == "empty"][: wish.mine]:
            name = player.nickname if not seated else nickname(f"{player.nickname[:20]} {len(seated) + 1}")
            seated.append(taken(row, i, player, checked_name(row, name)))
        if len(seated) < wish.mine:
            raise Refused("table-full")
        if wish.start:
            fill(row, self._house.config.keeper)
            await self.begin(row)
        else:
            await self._house.store.save(row)
            self._house.live(row, None)
        return bodies.Opened(row.id, seated)

    def _row(
        self, player: PlayerRow, game: str, mode: str, options: dict[str, object], seats: int, public: bool = False
    ) -> TableRow:
        row = TableRow(new_id(), game, mode, options, public, [], player.id, created=time.time())
        row.seats = [SeatRow() for _ in range(seats)]
        return row

    async def begin(self, row: TableRow) -> None:
        """Create a table with its game dealt."""
        table = LiveTable(self._house, row, None)
        async with table.lock:
            await deal(table)
            self._house.tables[row.id] = table

    async def rematch(self, table: LiveTable, player: PlayerRow) -> bodies.Opened:
        """Start a rematch with the same people and tokens; the first request creates it for all."""
        old = table.row
        if old.status != OVER or table.journal is None:
            raise Refused("not-over")
        if old.paired:
            raise Refused("evening-round")
        mine = [i for i, seat in enumerate(old.seats) if seat.kind == "human" and seat.player == player.id]
        if not mine and old.host != player.id:
            raise Refused("not-seated")
        await check_welcome(table, player)
        if old.rematch is None:
            row = self._again(table, player)
            if row.secret or absent(row) or any(seat.kind == "empty" for seat in row.seats):
                await self._house.store.save(row, also=self._invited(row, player))
                again = self._house.live(row, None)
                self._house.notices.wake()
                again.left_at = dict.fromkeys(again.people, again.now)  # starts the wait for the host
            else:
                await self.begin(row)
            old.rematch = row.id
            await table.saved([])
            table.tell_info()
        return await self._follow(table, player, mine)

    def _again(self, table: LiveTable, player: PlayerRow) -> TableRow:
        """Return the row of a rematch.

        In a rated rematch all keep their seats, but the game waits until each player has come: absent players
        would lose.
        """
        old, journal = table.row, table.playing
        # equal for all: the first player of a rated game stays random
        changed = {} if old.rated else table.pace.rematch(journal.table.state)
        setting = agreed(old.game, len(old.seats), old.mode, old.options | changed)
        row = self._row(player, old.game, setting.mode, dict(setting.options), len(old.seats), old.public)
        row.host, row.clock = player.id if old.rated else old.host, old.clock
        row.practice, row.advice, row.rated, row.evening = old.practice, old.advice, old.rated, old.evening
        row.secret = self._house.chance.secret() if old.secret else ""
        row.seats = [SeatRow(s.kind, s.name, s.level, s.player, s.tokens) for s in old.seats]
        for i, seat in enumerate(row.seats):
            if seat.kind == "human" and old.rated and seat.player is None:
                row.seats[i] = SeatRow()
            elif seat.kind == "human" and old.rated:
                seat.tokens = seat.tokens if seat.player == player.id else ()
            elif seat.kind == "human" and (old.seats[i].kept or seat.player is None):
                seat.kept, seat.level = True, self._house.config.keeper
        return row

    def _invited(self, row: TableRow, player: PlayerRow) -> Also:
        """Notify the absent players of a rematch."""
        at = time.time() + self._house.config.notice_seconds
        people = {seat.player for seat in absent(row) if seat.player != player.id}
        notes = [Note(one, row.id, AGAIN_NOTE, at) for one in people if one is not None]
        return lambda db: put_notes(db, notes)

    async def _follow(self, table: LiveTable, player: PlayerRow, mine: list[int]) -> bodies.Opened:
        """Join a rematch with the player's own or free seats."""
        old, seated, sat = table.row, [], False
        following = await self._house.table(old.rematch or "")
        async with following.lock:
            following.check_open()
            row = following.row
            for i in mine:
                seat = row.seats[i] if i < len(row.seats) else SeatRow()
                if seat.kind == "human" and seat.player == player.id:
                    token = new_token()
                    seat.add(hashed(token))
                    seated.append(bodies.Seated(row.id, i, token))
                elif seat.kind == "empty" and i < len(row.seats) and row.status == LOBBY and not row.mixing:
                    await check_welcome(following, player)
                    seated.append(taken(row, i, player, checked_name(row, old.seats[i].name)))
                    sat = True
            if sat:
                await agree(following)
            elif seated:
                await following.saved([])
        return bodies.Opened(row.id, seated)

    async def fork(self, table: LiveTable, player: PlayerRow, wish: bodies.Fork) -> bodies.Opened:
        """Create a table that continues from a point of a finished game, against bots."""
        old, journal = table.row, table.journal
        if old.status != OVER or journal is None:
            raise Refused("not-over")
        the_seat(old, wish.seat)
        if not 0 <= wish.at <= journal.table.seq:
            raise Refused("bad-point", high=journal.table.seq)
        house = self._house
        begun = await house.aside.do(replayed, table.game, journal.table.record, house.chance.luck(), wish.at)
        if begun.table.over:
            raise Refused("game-over", table.game.clauses[1])
        await self._house.players.may_use(player, player.nickname)
        row = self._row(player, old.game, old.mode, old.options, len(old.seats))
        row.practice = True  # the future of the game may be known
        seated = taken(row, wish.seat, player, player.nickname)
        fill(row, self._house.guests.checked(wish.level, row.game))
        row.status = PLAYING
        await self._keep(row, await self._house.aside.do(lines_of, begun))
        self._house.live(row, begun)
        return bodies.Opened(row.id, [seated])

    async def bring(self, player: PlayerRow, log: bytes) -> bodies.Opened:
        """Import a log as a finished table, for replay or forks."""
        found = await self._house.readers.read(log)
        row = self._row(player, found.game, found.mode, found.options, len(found.names))
        row.status, row.host, row.imported = OVER, None, True
        row.seats = [SeatRow("human", name) for name in found.names]
        await self._keep(row, found.entries)
        return bodies.Opened(row.id, [])

    async def _keep(self, row: TableRow, entries: list[Entry]) -> None:
        """Save a whole game in parts, so that other writes are not delayed; the row makes it a table."""
        for at in range(0, len(entries), PART):
            await self._house.store.save(row, entries[at : at + PART], row=False)
        await self._house.store.save(row)
