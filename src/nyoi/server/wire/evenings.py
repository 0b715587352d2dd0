"""Messages about evenings."""

from __future__ import annotations

from typing import Any

import msgspec

from nyoi.server.wire.messages import Refusal


class EveningTerms(msgspec.Struct, frozen=True):
    """The host's choices: the form of the evening and the settings of its tournament."""

    form: str = "open"  # open, robin, swiss, knockout
    game: str = ""
    mode: str = ""
    options: dict[str, Any] = {}
    seats: int = 2  # most seats at a table
    rounds: int = 0  # of a Swiss tournament; 0: as many as needed
    fill: int = 8  # bots fill the field up to this size
    level: int = 3  # of these bots, and of those that take over a seat
    wait: int = 120  # seconds a table waits for an absent player before a bot plays for them
    auto: bool = True  # the next round starts automatically
    clock: list[float] = []  # bank and increment in seconds


class NewEvening(msgspec.Struct):
    """Create an evening; its creator is the host, and may play."""

    name: str = ""  # empty: named after the host
    nickname: str = ""
    plays: bool = True
    terms: EveningTerms = EveningTerms()


class ComeIn(msgspec.Struct):
    """Join an evening, to play or to watch; also to change between the two."""

    nickname: str
    plays: bool = True


class ChangeEvening(msgspec.Struct):
    """Change the terms (before a tournament begins), or open or close the evening (host only)."""

    terms: EveningTerms | None = None
    closed: bool | None = None


class RemovePerson(msgspec.Struct):
    """Remove a participant (host only)."""

    person: int


class OpenedEvening(msgspec.Struct):
    """An evening was created."""

    code: str


class EveningPerson(msgspec.Struct):
    """A participant of an evening, with their standing."""

    number: int
    name: str
    bot: bool
    level: int  # of a bot
    state: str  # plays, watches, left, removed
    here: bool  # viewing the evening, or seated at one of its tables
    host: bool
    seed: int  # in the tournament; 0: not entered
    place: int  # 0: no result yet
    points: float
    buchholz: float  # sum of the opponents' points
    played: int
    won: int
    out: bool  # knocked out
    table: str  # their current table


class EveningSeat(msgspec.Struct):
    """A seat at a table of an evening."""

    person: int  # -1: not a participant of the evening
    name: str
    bot: bool
    here: bool  # connected
    kept: bool  # a bot plays for them
    asked: bool  # it is their turn
    place: int  # once it is over; 0: unknown


class EveningTable(msgspec.Struct):
    """A table of an evening."""

    id: str  # empty: a bye
    round: int  # 0: a casual game
    number: int
    attempt: int  # 1: replayed, since there was no single winner
    game: str
    status: str  # bye, waiting (to be created), lobby, playing, over
    seats: list[EveningSeat]
    moves: int
    through: int  # the person who advanced in a knock-out; -1: undecided


class EveningInfo(msgspec.Struct):
    """An evening as a participant sees it."""

    code: str
    name: str
    status: str  # gathering, running, over
    round: int
    rounds: int  # total number, as far as known
    closed: bool
    terms: EveningTerms
    link: str
    local: bool  # the link leads to the reader's own machine, out of reach for others
    people: list[EveningPerson]  # in order of standing
    tables: list[EveningTable]
    rest: int  # seconds until the next round starts automatically; -1: it does not
    problem: Refusal | None  # why the tournament cannot begin
    me: int = -1  # the number of the reader
    host: bool = False  # whether the reader is the host
    call: str = ""  # the table waiting for the reader


class MyEvening(msgspec.Struct):
    """An evening I joined."""

    code: str
    name: str
    status: str
    form: str
    game: str


EveningPosts = NewEvening | ComeIn | ChangeEvening | RemovePerson
