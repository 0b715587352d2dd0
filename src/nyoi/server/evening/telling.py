"""Encoding of evenings: participants, standings, tables."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from nyoi.kernel.play import Refused
from nyoi.server.evening.rounds import KNOCKOUT, OPEN, check_number, entrants, matches, ranking, total_rounds, willing
from nyoi.server.evening.standings import Line, Match, through
from nyoi.server.house.presence import Here
from nyoi.server.http.address import at_home_only
from nyoi.server.store.evenings import GATHERING, LEFT, Evening, OnTable, Pairing, Person
from nyoi.server.store.protocol import PLAYING
from nyoi.server.wire.encoding import refusal_of
from nyoi.server.wire.evenings import EveningInfo, EveningPerson, EveningSeat, EveningTable
from nyoi.server.wire.messages import Refusal

HERE: Final = 40.0  # seconds after the last request until a participant counts as absent
WAITING, BYE, IS_OVER = "waiting", "bye", "over"


def told(evening: Evening, on: Mapping[str, OnTable], there: Mapping[str, Here], rest: float, base: str) -> EveningInfo:
    """Return an evening as all see it; `on` are its running tables, `there` the presence at tables."""
    tables = [_paired(evening, one, on.get(one.table), there) for one in evening.pairings]
    paired = {one.table for one in evening.pairings}
    tables += [_beside(evening, one, there) for id, one in on.items() if id not in paired]
    lines = {line.person: line for line in ranking(evening)}
    # people without a game come last
    shown = sorted(lines.values(), key=lambda line: evening.terms.form == OPEN and not line.played)
    order = {line.person: i for i, line in enumerate(shown)}
    in_it = sum(one.seed > 0 for one in evening.people) or max(len(willing(evening)), evening.terms.fill)
    rounds = 0 if evening.terms.form == OPEN or problem(evening) else total_rounds(evening.terms, in_it)
    return EveningInfo(
        evening.code,
        evening.name,
        evening.status,
        evening.round,
        rounds,
        evening.closed,
        evening.terms,
        f"{base}/evening/{evening.code}",
        at_home_only(base),
        [
            _person(evening, one, lines.get(one.number), tables)
            for one in sorted(evening.people, key=lambda one: (order.get(one.number, len(order)), one.number))
        ],
        tables,
        -1 if rest < 0 or evening.round >= rounds else round(rest),
        problem(evening) if evening.status == GATHERING else None,
    )


def problem(evening: Evening) -> Refusal | None:
    """Return why a tournament cannot begin, or None."""
    if evening.terms.form == OPEN:
        return None
    try:
        check_number(evening.terms, len(entrants(evening)) or max(len(willing(evening)), evening.terms.fill))
    except Refused as refused:
        return refusal_of(refused)
    return None


def call(info: EveningInfo, me: int) -> str:
    """Return the running table that waits for a participant."""
    for table in info.tables:
        if table.status == PLAYING and table.round and any(seat.person == me for seat in table.seats):
            return table.id
    return ""


def _person(evening: Evening, one: Person, line: Line | None, tables: list[EveningTable]) -> EveningPerson:
    own = [table for table in tables if any(seat.person == one.number for seat in table.seats)]
    now = [table for table in own if table.status in (PLAYING, "lobby")]
    sits = any(seat.here for table in now for seat in table.seats if seat.person == one.number)
    here = one.bot or (one.state != LEFT and time.time() - one.seen < HERE) or sits
    counts = line is not None and (line.played > 0 or evening.terms.form != OPEN)
    return EveningPerson(
        one.number,
        one.name,
        one.bot,
        one.level,
        one.state,
        here,
        one.player == evening.host,
        one.seed,
        line.place if line is not None and counts else 0,
        round(float(line.points), 2) if line is not None else 0.0,
        round(float(line.buchholz), 2) if line is not None else 0.0,
        line.played if line is not None else 0,
        line.won if line is not None else 0,
        evening.terms.form == KNOCKOUT and _out(evening, one.number),
        now[-1].id if now else "",
    )


def _out(evening: Evening, person: int) -> bool:
    seeds = entrants(evening)
    return any(
        person in match.people and match.places and through(match, seeds) != person for match in matches(evening)
    )


def _paired(evening: Evening, one: Pairing, on: OnTable | None, there: Mapping[str, Here]) -> EveningTable:
    """Return a table of a round, or a finished casual game."""
    names = {person.number: person for person in evening.people}
    status = BYE if not one.table else IS_OVER if one.places else on.listed.table.status if on else WAITING
    again = any(other[:2] == one[:2] and other.attempt > one.attempt for other in evening.pairings)
    came = -1
    if evening.terms.form == KNOCKOUT and one.round and one.places and not again:
        came = through(Match(one.people, one.places), entrants(evening))
    seats = []
    for i, number in enumerate(one.people):
        person = names.get(number)
        name, bot = (person.name, person.bot) if person is not None else ("", True)
        seats.append(EveningSeat(number, name, bot, False, False, False, one.places[i] if one.places else 0))
    if on is not None and not one.places:
        _stand(seats, on, there)
    moves = on.moves if on is not None else 0
    return EveningTable(one.table, one.round, one.number, one.attempt, one.game, status, seats, moves, came)


def _beside(evening: Evening, on: OnTable, there: Mapping[str, Here]) -> EveningTable:
    """Return a casual table of the evening."""
    row = on.listed.table
    numbers: dict[int | None, int] = {one.player: one.number for one in evening.people if not one.bot}
    seats = [
        EveningSeat(numbers.get(seat.player, -1), seat.name, seat.kind == "bot", False, False, False, 0)
        for seat in row.seats
    ]
    _stand(seats, on, there)
    return EveningTable(row.id, 0, 0, 0, row.game, row.status, seats, on.moves, -1)


def _stand(seats: list[EveningSeat], on: OnTable, there: Mapping[str, Here]) -> None:
    """Fill in presence and turns of a running table."""
    live = there.get(on.listed.table.id)
    for i, (seat, row) in enumerate(zip(seats, on.listed.table.seats, strict=True)):
        seat.here = live is not None and i in live.online
        seat.kept = row.kept
        seat.asked = on.listed.table.status == PLAYING and i in on.listed.asked
