"""Fair by proof: the chance of a table follows from a secret that the server sealed first and from the players' shares.

The server shows the SHA-256 of its secret before anybody sits down. Each browser likewise shows a seal of its share;
shares are opened when nobody can sit, leave or seal any more. The key from which everything falls (`chance.py`) is the
SHA-256 of all of them, and once the game is over the secret is opened. `docs/fairness.md` says what that proves, and
what it does not.
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
NOTHING: Final = "-"  # in the place of a share that nobody added
HEX: Final = r"^([0-9a-f]{64})?\Z"
Number = Annotated[str, msgspec.Meta(pattern=HEX)]  # 32 bytes in hexadecimal digits; empty: none


class Proof(msgspec.Struct, frozen=True):
    """What the head of a log tells of a proven game; seals and shares by seat, empty where there is none."""

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
    """The seal of a secret or a share: the SHA-256 of its digits, as `printf %s DIGITS | sha256sum` prints it.

    >>> seal_of("00" * 32)
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55'
    """
    return sha256(text.encode()).hexdigest()


def key_of(secret: str, table: str, game: str, shares: Sequence[str]) -> str:
    """The key of all chance at a table: the SHA-256 of these lines.

    >>> key_of("00" * 32, "mX3k0bWq7PzA", "chess", ["11" * 32, ""])
    '018a9ff2e99b1afabf094ce3319239c3eb688a695d9fd2c8aae32e669e585c02'
    """
    lines = (SCHEME, secret, table, game, *[share or NOTHING for share in shares])
    return sha256("\n".join(lines).encode()).hexdigest()


def sealed(text: str) -> str:
    """A seal or a share as it was sent; Refused if it is none."""
    try:
        return msgspec.convert(text, Number)
    except msgspec.ValidationError as error:
        raise Refused("bad-message") from error


# -- at a table


def proof_of(row: TableRow) -> Proof | None:
    """What is proven at a table, the secret included: not for anybody's eyes before the end. None without a proof."""
    if not row.secret:
        return None
    shares = [seat.share for seat in row.seats]
    key = key_of(row.secret, row.id, row.game, shares)
    return Proof(row.id, seal_of(row.secret), [seat.seal for seat in row.seats], shares, row.secret, key)


def shown(row: TableRow) -> messages.ProofInfo | None:
    """What everybody at a table may know of its proof: shares once all of them stand, the secret once it is over."""
    proof = proof_of(row)
    if proof is None:
        return None
    shares = [""] * len(row.seats) if row.status == LOBBY else proof.shares
    opened = (proof.secret, proof.key) if row.status == OVER else ("", "")
    return messages.ProofInfo(proof.seal, row.mixing, list(proof.seals), list(shares), *opened)


def plain(row: TableRow) -> dict[str, Any] | None:
    """The proof of a table as the log of its game tells it."""
    proof = proof_of(row)
    return None if proof is None else msgspec.to_builtins(proof)


def fitting(row: TableRow, entries: Sequence[Entry]) -> None:
    """Refused if a game was not dealt from the secret and the shares that stand in its row."""
    proof = proof_of(row)
    if proof is not None and (not entries or (entries[0].data or {}).get("key") != proof.key):
        raise Refused("proof-key")


# -- in a log


def proof_in(text: str) -> Proof | None:
    """The proof in the head of a log, None if it has none; Refused if it does not read."""
    found = json.loads(text.partition("\n")[0]).get("proof")
    try:
        return None if found is None else msgspec.convert(found, Proof)
    except msgspec.ValidationError as error:
        raise Refused("proof-broken") from error


def check(game: Game, log: Log, proof: Proof, kept: str = "") -> int:
    """How many numbers were drawn, each as it follows from the proof; Refused with what does not fit.

    The log has been replayed before: its moves are possible. `kept` is the seal as a player wrote it down.
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
    """Play a game once more with the chance of a key in place of what is written; how many numbers it drew."""
    if log.given is not None:
        raise Refused("proof-broken")  # nobody proves a position that was put together
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
