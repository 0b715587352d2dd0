"""Proven games for the tests: played out without a server, as a live table would have dealt them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.server.store.protocol import OVER, SeatRow, TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import dealt
from nyoi.server.table.proof import plain, proof_of, seal_of

SECRET = "5e" * 32
SHARES = ("a1" * 32, "b2" * 32)  # of the first two seats


def proven_row(game: str = "toma", seats: int = 3, secret: str = SECRET) -> TableRow:
    """A table that is over, whose first two seats added a share; the third sealed one and did not open it."""
    setting = nyoi.game(game).setting(seats, None, None)
    row = TableRow("mX3k0bWq7PzA", game, setting.mode, dict(setting.options), False, [], None, OVER, secret=secret)
    row.seats = [SeatRow("human", f"{i}", seal=seal_of(share), share=share) for i, share in enumerate(SHARES[:seats])]
    row.seats += [SeatRow("human", f"{i}", seal=seal_of("c3" * 32)) for i in range(len(row.seats), seats)]
    return row


def proven_log(game: str = "toma", seats: int = 3, seed: int = 8, moves: int = 10_000, secret: str = SECRET) -> str:
    """The log of a proven game that was played at random."""
    row, rng = proven_row(game, seats, secret), Rng(seed)
    proof = proof_of(row)
    assert proof is not None
    found = nyoi.game(game)
    setting = found.setting(seats, row.mode, row.options)
    journal = dealt(found, setting, Luck(key=bytes.fromhex(proof.key), proven=True))
    while not journal.table.over and journal.table.seq < moves:
        seat = asked(journal.table.state)[0]
        journal.stand(journal.play(seat, rng.pick(offered(journal.table.state, seat)), "", 0.0))
    return journal.log_text([seat.name for seat in row.seats], plain(row))


def tampered(text: str, change: Callable[[dict[str, Any]], None]) -> str:
    """A log with something in its head changed."""
    head, end, rest = text.partition("\n")
    data = json.loads(head)
    change(data)
    return json.dumps(data) + end + rest
