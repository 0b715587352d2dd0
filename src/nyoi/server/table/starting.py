"""The start of a game: shares are revealed at provably fair tables, then cards are dealt."""

from __future__ import annotations

import asyncio

from nyoi.kernel.play import Refused
from nyoi.server.past.terms import check_seats, check_terms
from nyoi.server.store.protocol import LOBBY, OVER, PLAYING, Lost, PlayerRow, TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.info import problem
from nyoi.server.table.journal import dealt, opening
from nyoi.server.table.live import LiveTable
from nyoi.server.table.proof import proof_of, seal_of, sealed
from nyoi.server.table.seating import agreed, as_host, in_lobby, put_bot, the_seat
from nyoi.server.time.days import Days
from nyoi.server.wire import bodies


async def start(table: LiveTable, player: PlayerRow, wish: bodies.Start) -> None:
    """Start the game (host only); committed shares are revealed first."""
    as_host(table, player)
    in_lobby(table)
    before = list(table.row.seats)
    try:
        if wish.fill:
            fill(table.row, table.house.guests.checked(wish.fill, table.row.game))
        _check(table.row)
        if any(seat.seal for seat in table.row.seats):
            table.row.mixing = True
            await table.saved([])
            table.tell_info()
            await_shares(table)
        else:
            await deal(table)
    except Refused:
        table.row.seats = before
        raise


def fill(row: TableRow, level: int) -> None:
    """Fill the empty seats with bots."""
    for i, seat in enumerate(row.seats):
        if seat.kind == "empty":
            put_bot(row, i, level)


def _check(row: TableRow) -> None:
    found = problem(row)
    if found is not None:
        raise Refused(found.reason, **found.facts)
    check_terms(row)
    check_seats(row)


async def deal(table: LiveTable) -> None:
    """Deal, save and broadcast; raise Refused if a seat is empty."""
    row = table.row
    _check(row)
    setting = agreed(row.game, len(row.seats), row.mode, row.options)
    proof = proof_of(row)
    luck = table.house.chance.luck() if proof is None else Luck(key=bytes.fromhex(proof.key), proven=True)
    journal = await table.house.aside.do(dealt, table.game, setting, luck)
    row.mixing = False
    table.days = Days(table) if row.days else None
    state = journal.table.state
    await table.saved([opening(journal)], status=OVER if state.over else PLAYING, after=state)
    table.journal = journal
    table.begin(table.days.kept if table.days is not None else None)
    table.tell_info()
    table.changed(since=-1)


# -- provable fairness


async def mix(table: LiveTable, player: PlayerRow, wish: bodies.Mix) -> None:
    """Commit or reveal a seat's share; only the first one counts, repetitions change nothing."""
    row, seat = table.row, the_seat(table.row, wish.seat)
    if not row.secret:
        raise Refused("no-proof")
    if seat.kind != "human" or seat.player != player.id:
        raise Refused("not-your-seat", seat=wish.seat)
    seal, share = sealed(wish.seal), sealed(wish.share)
    if seal and not seat.seal and row.status == LOBBY and not row.mixing:
        seat.seal = seal
    elif share and not seat.share and row.mixing:
        if seal_of(share) != seat.seal:
            raise Refused("share-unsealed")
        seat.share = share
    else:
        return
    if row.mixing and all(bool(one.seal) == bool(one.share) for one in row.seats):
        await deal(table)
    else:
        await table.saved([])
        table.tell_info()


def await_shares(table: LiveTable) -> None:
    """Start the time limit for revealing shares; a share not revealed in time is publicly missing."""
    house = table.house
    asyncio.get_running_loop().call_later(house.config.mix_seconds, lambda: house.send(_begin_without(table)))


async def _begin_without(table: LiveTable) -> None:
    async with table.lock:
        if table.closed or not table.row.mixing:
            return
        try:
            await deal(table)
        except Lost:
            return  # another worker owns it
        except Refused:  # not saved: extend the time limit
            await_shares(table)
