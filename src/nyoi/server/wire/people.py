"""Messages about people: recovery, account deletion, blocks, reports, closed tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LONGEST_WORDS = 500  # of a report

Reason = Literal["insults", "cheating", "name", "spam", "other"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]


class Recover(msgspec.Struct):
    """Recover a name with its code and a new passphrase. Signs out all devices."""

    nickname: Annotated[str, msgspec.Meta(max_length=100)]
    code: Secret
    passphrase: Secret


class NewCode(msgspec.Struct):
    """Request a new recovery code in place of the old one."""

    passphrase: Secret


class Code(msgspec.Struct):
    """A recovery code, sent once."""

    code: str


class Forget(msgspec.Struct):
    """Delete everything stored about me. The name is typed again to confirm."""

    nickname: Annotated[str, msgspec.Meta(max_length=100)]
    passphrase: Secret = ""  # of a claimed name


class Whom(msgspec.Struct):
    """A participant of a table, given by a seat or a chat line."""

    table: Id
    seat: int | None = None
    line: int | None = None


class Report(msgspec.Struct):
    """Report a participant to the operator."""

    table: Id
    reason: Reason
    seat: int | None = None
    line: int | None = None
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)] = ""


class BlockedOne(msgspec.Struct):
    """A player I have blocked."""

    id: str
    name: str  # empty: the account was deleted
    at: float  # since when, in seconds since 1970


class Blocks(msgspec.Struct):
    """The players I have blocked, newest first."""

    blocks: list[BlockedOne]


class Unblock(msgspec.Struct):
    """Unblock a player."""

    id: Id


class Door(msgspec.Struct):
    """Close or open the table to newcomers (host only)."""

    shut: bool


class Unsay(msgspec.Struct):
    """Remove a chat line: the host any, other players their own."""

    line: int


Posts = Recover | NewCode | Forget | Whom | Report | Unblock | Door | Unsay
