"""What crosses the wire about people: names given back, everything about me, who is blocked, reported, shut out."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LONGEST_WORDS = 500  # of a report

Reason = Literal["insults", "cheating", "name", "spam", "other"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]


class Recover(msgspec.Struct):
    """Come back to a name whose passphrase is lost: the code, and a new passphrase. It signs out everywhere."""

    nickname: Annotated[str, msgspec.Meta(max_length=100)]
    code: Secret
    passphrase: Secret


class NewCode(msgspec.Struct):
    """Another recovery code, in place of the one before."""

    passphrase: Secret


class Code(msgspec.Struct):
    """A recovery code; it is told once."""

    code: str


class Forget(msgspec.Struct):
    """Take everything away that is kept about me. The name is typed once more, so that it is meant."""

    nickname: Annotated[str, msgspec.Meta(max_length=100)]
    passphrase: Secret = ""  # of a name that is kept with one


class Whom(msgspec.Struct):
    """Somebody at a table: by the seat, or by a line of the chat there."""

    table: Id
    seat: int | None = None
    line: int | None = None


class Report(msgspec.Struct):
    """Tell the host of the house about somebody."""

    table: Id
    reason: Reason
    seat: int | None = None
    line: int | None = None
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)] = ""


class BlockedOne(msgspec.Struct):
    """Somebody whom I do not want to meet."""

    id: str
    name: str  # empty: has gone for good
    at: float  # since when, in seconds since 1970


class Blocks(msgspec.Struct):
    """Whom I have blocked, the last first."""

    blocks: list[BlockedOne]


class Unblock(msgspec.Struct):
    """Somebody may be met again."""

    id: Id


class Door(msgspec.Struct):
    """The host closes the door of the table, or opens it: nobody comes in any more but who sits there."""

    shut: bool


class Unsay(msgspec.Struct):
    """Remove a line of the chat: the host any, everybody else his own."""

    line: int


Posts = Recover | NewCode | Forget | Whom | Report | Unblock | Door | Unsay
