"""The lobby's lists."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.house.players import A_DAY
from nyoi.server.house.presence import Here, here, said
from nyoi.server.past.history import outcome
from nyoi.server.store.protocol import OVER, PLAYING, Listed, PlayerRow, TableRow
from nyoi.server.wire import bodies, messages

if TYPE_CHECKING:
    from nyoi.server.house.house import House

_NONE: Mapping[str, float] = {}
RECENT = A_DAY  # how long the lobby lists an idle table


async def lobby(house: House, player: PlayerRow | None) -> bodies.Lobby:
    """Return a player's tables, those with their turn first; then tables to join, and games to watch."""
    there = here(house.tables)
    if house.store.shared:
        there = said(await house.store.others()) | there
    public = [id for id, found in there.items() if found.public and found.online]
    lists = await house.store.listed(player.id if player else None, time.time() - RECENT, public)
    mine, waiting, playing = ([one for one in found if _known(house, one)] for found in lists)
    shy = await house.store.people.blockers(player.id) if player else frozenset()
    waiting, playing = ([one for one in found if not _hidden(one.table, shy)] for found in (waiting, playing))
    dues = await house.store.turns.of(player.id) if player and any(one.table.days for one in mine) else {}
    own = [listed(found, player, there, dues) for found in mine]
    over = await house.store.past.some([one.id for one in own if one.status == OVER])
    for one in own:
        if player is not None and one.id in over:
            one.outcome = outcome(player.id, over[one.id])
    own.sort(key=lambda t: (not t.my_turn, t.status == OVER, t.idle))
    known = {table.id for table in own}
    within = house.config.offered_seconds
    offered = [f for f in waiting if f.table.id not in known and _offered(f, there, within)]
    watched = [f for f in playing if f.table.id not in known and alive(f.table, there)]
    return bodies.Lobby(own, *([listed(f, player, there) for f in found] for found in (offered, watched)))


def _known(house: House, found: Listed) -> bool:
    """Return whether this version has the game of a table; a missing one is reported and left out."""
    try:
        game_of(found.table.game)
    except Refused as refused:
        house.store.report(found.table.id, refused.reason)
        return False
    return True


def _hidden(row: TableRow, shy: frozenset[int]) -> bool:
    """Return whether a table is hidden from a player: it is closed, or one of its people has blocked them."""
    return row.shut or row.host in shy or any(seat.player in shy for seat in row.seats)


def _offered(found: Listed, there: Mapping[str, Here], within: float) -> bool:
    """Return whether an open table is worth joining: its people are connected, or were just now."""
    live = there.get(found.table.id)
    gone = time.time() - found.at if live is None else live.deserted
    return alive(found.table, there) and gone <= (RECENT if found.table.days else within)


def alive(row: TableRow, there: Mapping[str, Here]) -> bool:
    """Return whether a table is worth watching: people play there, or a client is connected."""
    live = there.get(row.id)
    return any(s.kind == "human" and not s.kept for s in row.seats) or (live is not None and live.watched)


def listed(
    found: Listed, player: PlayerRow | None, there: Mapping[str, Here], dues: Mapping[str, float] = _NONE
) -> bodies.LobbyTable:
    """Return a table as the lobby shows it to a player; `dues` are their deadlines by table."""
    row, live = found.table, there.get(found.table.id)
    online = live.online if live is not None else ()
    seats = [messages.SeatInfo(i, s.name, s.kind, s.level, i in online, s.kept, "") for i, s in enumerate(row.seats)]
    mine = [i for i, s in enumerate(row.seats) if player is not None and s.player == player.id]
    my_turn = row.status == PLAYING and any(i in found.asked for i in mine)
    idle = round(max(0.0, time.time() - found.at), 1)
    due = dues.get(row.id) if my_turn else None
    left = None if due is None else round(max(0.0, due - time.time()))
    return bodies.LobbyTable(row.id, row.game, row.mode, row.status, seats, mine, my_turn, idle, row.days, left)
