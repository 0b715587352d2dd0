"""Proven games for the tests: at a live table, or played out without a server as one would have dealt them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.server.store.protocol import OVER, SeatRow, TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import dealt
from nyoi.server.table.proof import check, plain, proof_in, proof_of, seal_of
from tests.server.guests import Guest, ask
from tests.server.journals import saved
from tests.server.stores import past_the_server

SECRET = "5e" * 32
SHARES = ONE, TWO = ("a1" * 32, "b2" * 32)  # of the first two seats


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


# -- at a live table


def proven(guest: Guest, seats: int = 2, objective: int = 1) -> str:
    """A table of Toma that is fair by proof, with nobody's seal yet."""
    return guest.open("toma", seats, proof=True, options={"objective": objective})


def info(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}")


def mix(guest: Guest, table: str, seat: int, **more: str) -> Any:
    return guest.at(table, "mix", {"seat": seat, **more})


def begun(ann: Guest, bob: Guest, seats: int = 2) -> str:
    """Ann and Bob have sealed and opened their shares, and the game runs."""
    table = proven(ann, seats)
    mix(ann, table, 0, seal=seal_of(ONE))
    bob.post(f"/api/tables/{table}/sit", {"nickname": bob.name, "seal": seal_of(TWO)})
    bob.at(table, "resume")  # his token
    ann.at(table, "start", {"fill": 2})
    mix(ann, table, 0, share=ONE)
    mix(bob, table, 1, share=TWO)
    assert info(ann, table)["status"] == "playing"
    return table


def kept_secret(database: str, table: str) -> tuple[str, str]:
    """What nobody may be told before the end: the secret, and the key of chance."""
    with past_the_server(database) as db:
        secret = str(db.execute("select secret from tables where id = ?", (table,)).fetchone()[0])
    head = saved(database, table)[0].data
    assert head is not None
    return secret, str(head["key"])


def checked(guest: Guest, table: str, seal: str = "") -> int:
    """How many numbers the log of a finished game has, once `check` has found all of them right."""
    status, _, data = ask(guest.port, "GET", f"/api/tables/{table}/log", token=guest.token)
    assert status == 200
    log, proof = log_of(data.decode()), proof_in(data.decode())
    assert proof is not None
    return check(nyoi.game(log.setting.game), log, proof, seal)
