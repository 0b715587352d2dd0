"""What crosses the wire about evenings, as types: what a host agrees, what everybody sees."""

from __future__ import annotations

from typing import Any

import msgspec

from nyoi.server.wire.messages import Refusal


class EveningTerms(msgspec.Struct, frozen=True):
    """What the host has chosen: the form of the evening and, for a tournament, what is played and how."""

    form: str = "open"  # open, robin, swiss, knockout
    game: str = ""
    mode: str = ""
    options: dict[str, Any] = {}
    seats: int = 2  # at a table, at most
    rounds: int = 0  # of a Swiss tournament; 0: as many as it takes
    fill: int = 8  # how many shall play: bots fill up to so many
    level: int = 3  # of these bots, and of those that keep a seat
    wait: int = 120  # seconds for which a table waits for somebody who does not come; then a bot plays for them
    auto: bool = True  # the next round begins by itself
    clock: list[float] = []  # bank and increment in seconds


class NewEvening(msgspec.Struct):
    """An evening is opened; who opens it is its host, and may play."""

    name: str = ""  # empty: after the host
    nickname: str = ""
    plays: bool = True
    terms: EveningTerms = EveningTerms()


class ComeIn(msgspec.Struct):
    """Come to an evening, to play or to watch; again, to change one's mind."""

    nickname: str
    plays: bool = True


class ChangeEvening(msgspec.Struct):
    """The host changes what was agreed (before a tournament begins), or opens and closes the door."""

    terms: EveningTerms | None = None
    closed: bool | None = None


class RemovePerson(msgspec.Struct):
    """The host shows somebody out."""

    person: int


class OpenedEvening(msgspec.Struct):
    """An evening was opened."""

    code: str


class EveningPerson(msgspec.Struct):
    """Somebody at an evening, and how they stand."""

    number: int
    name: str
    bot: bool
    level: int  # of a bot
    state: str  # plays, watches, left, removed
    here: bool  # looks at the evening, or sits at one of its tables
    host: bool
    seed: int  # in the tournament; 0: not in it
    place: int  # 0: nothing counts for them
    points: float
    buchholz: float  # the points of all whom they have met
    played: int
    won: int
    out: bool  # knocked out
    table: str  # where they play now


class EveningSeat(msgspec.Struct):
    """A seat at a table of an evening."""

    person: int  # -1: nobody of the evening
    name: str
    bot: bool
    here: bool  # connected
    kept: bool  # a bot plays for them
    asked: bool  # it is their turn
    place: int  # once it is over; 0: not known


class EveningTable(msgspec.Struct):
    """A table of an evening."""

    id: str  # empty: somebody rests
    round: int  # 0: beside the tournament
    number: int
    attempt: int  # 1: played again, since nobody had won alone
    game: str
    status: str  # bye, waiting (to be opened), lobby, playing, over
    seats: list[EveningSeat]
    moves: int
    through: int  # who came through in a knock-out; -1: nobody yet


class EveningInfo(msgspec.Struct):
    """An evening as somebody sees it."""

    code: str
    name: str
    status: str  # gathering, running, over
    round: int
    rounds: int  # in all, as far as that is known
    closed: bool
    terms: EveningTerms
    link: str
    local: bool  # the link leads to the reader's own machine: nobody else reaches it
    people: list[EveningPerson]  # as they stand
    tables: list[EveningTable]
    rest: int  # seconds until the next round begins by itself; -1: it does not
    problem: Refusal | None  # why the tournament cannot begin
    me: int = -1  # who reads this
    host: bool = False  # whether that is the host
    call: str = ""  # the table at which they are waited for


class MyEvening(msgspec.Struct):
    """An evening that I came to."""

    code: str
    name: str
    status: str
    form: str
    game: str


EveningPosts = NewEvening | ComeIn | ChangeEvening | RemovePerson
