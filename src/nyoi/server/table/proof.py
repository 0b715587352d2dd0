"""Provable fairness: a table's chance is derived from a committed server secret and the players' shares.

The server publishes the SHA-256 of its secret before any player sits down. Each browser likewise commits to a
share; shares are revealed once seats and commitments are fixed. The key of all chance (`chance.py`) is the
SHA-256 of all of them, and the secret is revealed after the game. `docs/fairness.md` explains what that
proves and its limits.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec

from nyoi.kernel.game import Game
from nyoi.kernel.log import Log
from nyoi.kernel.play import Refused, advance, offered
from nyoi.server.store.protocol import LOBBY, OVER, Entry, TableRow
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import dealt
from nyoi.server.wire import messages

SCHEME: Final = "nyoi-proof-1"
NOTHING: Final = "-"  # placeholder of a missing share
HEX: Final = r"^([0-9a-f]{64})?\Z"
Number = Annotated[str, msgspec.Meta(pattern=HEX)]  # 32 bytes in hexadecimal digits; empty: none


class Proof(msgspec.Struct, frozen=True):
    """The proof in the head of a log; commitments and shares by seat, empty where there is none."""

    table: str
    seal: Number
    seals: list[Number]
    shares: list[Number]
    secret: Number
    key: Number

    @property
    def added(self) -> list[int]:
        """The seats that added a share."""
        return [seat for seat, share in enumerate(self.shares) if share]


def seal_of(text: str) -> str:
    """Return the commitment to a secret or share: SHA-256, as by `printf %s DIGITS | sha256sum`.

    >>> seal_of("00" * 32)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return sha256(text.encode()).hexdigest()


def key_of(secret: str, table: str, game: str, shares: Sequence[str]) -> str:
    """Return the key of all chance at a table: the SHA-256 of these lines.

    >>> key_of("00" * 32, "mX3k0bWq7PzA", "chess", ["11" * 32, ""])
    '018a9ff2e99b1afabf094ce3319239c3eb688a695d9fd2c8aae32e669e585c02'
    """
    lines = (SCHEME, secret, table, game, *[share or NOTHING for share in shares])
    return sha256("\n".join(lines).encode()).hexdigest()


def sealed(text: str) -> str:
    """Return a commitment or share as sent; raise Refused if it is malformed."""
    try:
        return msgspec.convert(text, Number)
    except msgspec.ValidationError as error:
        raise Refused("bad-message") from error


# -- at a table


def proof_of(row: TableRow) -> Proof | None:
    """Return the full proof of a table with its secret, not to be shown before the end; None without one."""
    if not row.secret:
        return None
    shares = [seat.share for seat in row.seats]
    key = key_of(row.secret, row.id, row.game, shares)
    return Proof(row.id, seal_of(row.secret), [seat.seal for seat in row.seats], shares, row.secret, key)


def shown(row: TableRow) -> messages.ProofInfo | None:
    """Return the public part of a proof: shares once the game has begun, the secret after it."""
    proof = proof_of(row)
    if proof is None:
        return None
    shares = [""] * len(row.seats) if row.status == LOBBY else proof.shares
    opened = (proof.secret, proof.key) if row.status == OVER else ("", "")
    return messages.ProofInfo(proof.seal, row.mixing, list(proof.seals), list(shares), *opened)


def plain(row: TableRow) -> dict[str, Any] | None:
    """Return the proof of a table for the log."""
    proof = proof_of(row)
    return None if proof is None else msgspec.to_builtins(proof)


def fitting(row: TableRow, entries: Sequence[Entry]) -> None:
    """Raise Refused if a game was not dealt from the secret and shares in its row."""
    proof = proof_of(row)
    if proof is not None and (not entries or (entries[0].data or {}).get("key") != proof.key):
        raise Refused("proof-key")


# -- in a log


def proof_in(text: str) -> Proof | None:
    """Return the proof in the head of a log, or None; raise Refused if it is malformed."""
    found = json.loads(text.partition("\n")[0]).get("proof")
    try:
        return None if found is None else msgspec.convert(found, Proof)
    except msgspec.ValidationError as error:
        raise Refused("proof-broken") from error


def check(game: Game, log: Log, proof: Proof, kept: str = "") -> int:
    """Verify a proof and return how many numbers were drawn; raise Refused with the first mismatch.

    The log has been replayed before, so its moves are legal. `kept` is the commitment as a player noted it.
    """
    seats = log.setting.seats
    if len(proof.seals) != seats or len(proof.shares) != seats or not proof.secret:
        raise Refused("proof-broken")
    if kept and kept != proof.seal:
        raise Refused("proof-other", seal=proof.seal)
    if seal_of(proof.secret) != proof.seal:
        raise Refused("proof-seal")
    for seat, (seal, share) in enumerate(zip(proof.seals, proof.shares, strict=True)):
        if share and seal_of(share) != seal:
            raise Refused("proof-share", seat=seat)
    if key_of(proof.secret, proof.table, log.setting.game, proof.shares) != proof.key:
        raise Refused("proof-key")
    return _drawn(game, log, Luck(key=bytes.fromhex(proof.key), proven=True))


def _drawn(game: Game, log: Log, luck: Luck) -> int:
    """Replay a game with the chance of the key and compare; return how many numbers were drawn."""
    if log.given is not None:
        raise Refused("proof-broken")  # hand-made positions cannot be proven
    journal = dealt(game, log.setting, luck)
    if journal.table.record.start != log.start:
        raise Refused("proof-chance", line=1)
    s, count = journal.table.state, len(log.start)
    for number, entry in enumerate(log.entries, 1):
        move = next(m for m in offered(s, entry.seat) if m.text == entry.move)
        luck.fall(s, number)
        drawn: list[int] = []
        s.drawn = drawn
        advance(s, entry.seat, move)
        if tuple(drawn) != entry.chance:
            raise Refused("proof-chance", line=number + 1)
        count += len(drawn)
    return count
