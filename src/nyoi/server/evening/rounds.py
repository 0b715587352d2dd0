"""Progress of a tournament, derived from its stored state: entrants, next round, replays."""

from __future__ import annotations

from math import ceil, log2
from typing import Final

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.evening.pairing import Round, knockout, knockout_rounds, robin, sizes, swiss
from nyoi.server.evening.standings import Line, Match, knocked, standings, through, totals, winners
from nyoi.server.house.keys import new_id
from nyoi.server.store.evenings import LEFT, REMOVED, WATCHES, Evening, Pairing, Person
from nyoi.server.wire.evenings import EveningTerms

OPEN, ROBIN, SWISS, KNOCKOUT = "open", "robin", "swiss", "knockout"
FORMS: Final = (OPEN, ROBIN, SWISS, KNOCKOUT)
FEW: Final = 3  # minimum rounds of a Swiss tournament, if there are enough opponents
AGAIN: Final = 1  # replays of a knock-out table without a single winner


def limits(terms: EveningTerms) -> tuple[int, int]:
    """Return the minimum and maximum seats of a table."""
    return max(2, game_of(terms.game).mode(terms.mode).low), terms.seats


def entrants(evening: Evening) -> list[int]:
    """Return the entrants of the tournament in seed order."""
    return [one.number for one in sorted(evening.people, key=lambda one: one.seed) if one.seed]


def willing(evening: Evening) -> list[Person]:
    """Return the people who would play if it began now, without bots."""
    return [one for one in evening.people if not one.bot and one.state not in (WATCHES, LEFT, REMOVED)]


def matches(evening: Evening) -> list[Match]:
    """Return the counting tables of the tournament or open evening; of replays only the last attempt."""
    wanted = evening.terms.form == OPEN
    last = {(one.round, one.number): one for one in evening.pairings if (one.round == 0) == wanted}
    return [Match(one.people, one.places, one.round) for one in last.values()]


def total_rounds(terms: EveningTerms, people: int) -> int:
    """Return the number of rounds of a tournament."""
    low, high = limits(terms)
    if terms.form == KNOCKOUT:
        return knockout_rounds(people, low, high)
    if terms.form == ROBIN:
        return len(robin(range(people), low, high))
    most = people - 1 + people % 2 if high == 2 else terms.rounds or FEW  # enough for all to meet each other
    return min(most, terms.rounds or max(FEW, ceil(log2(people))))


def next_round(evening: Evening, round: int) -> Round:
    """Return the tables of a round, once all earlier ones are finished."""
    low, high = limits(evening.terms)
    people, past = entrants(evening), matches(evening)
    if evening.terms.form == ROBIN:
        return robin(people, low, high)[round - 1]
    if evening.terms.form == KNOCKOUT:
        before = [through(match, people) for match in past if match.round == round - 1]
        return knockout(people, before, low, high)
    order = [line.person for line in standings(people, past)]
    return swiss(order, totals(people, past), [match.people for match in past], low, high)


def opened(evening: Evening, round: int) -> list[Pairing]:
    """Return the pairings of a round with table ids; a bye counts as won and has no table."""
    return [
        Pairing(
            round, i, 0, "" if len(group) == 1 else new_id(), evening.terms.game, group, (1,) if len(group) == 1 else ()
        )
        for i, group in enumerate(next_round(evening, round))
    ]


def replays(evening: Evening) -> list[Pairing]:
    """Return the tables of a knock-out round to be replayed, because no player won alone.

    The seats rotate, so that another player starts.
    """
    if evening.terms.form != KNOCKOUT:
        return []
    now = [one for one in evening.pairings if one.round == evening.round]
    last = {one.number: one for one in now}
    return [
        Pairing(one.round, one.number, one.attempt + 1, new_id(), one.game, (*one.people[1:], one.people[0]))
        for one in last.values()
        if one.attempt < AGAIN and one.places and len(winners(Match(one.people, one.places))) != 1
    ]


def finished(evening: Evening) -> bool:
    """Return whether a tournament was completed; one ended early by its host has no winner."""
    now = [one for one in evening.pairings if one.round == evening.round > 0]
    if not now or not all(one.places for one in now) or replays(evening):
        return False
    return evening.round >= total_rounds(evening.terms, len(entrants(evening)))


def ranking(evening: Evening) -> list[Line]:
    """Return the standings, best first: of the entrants in a tournament, else of all participants."""
    if evening.terms.form == OPEN:
        return standings([one.number for one in evening.people], matches(evening), met=False)
    people = entrants(evening)
    if evening.terms.form == KNOCKOUT:
        return knocked(people, matches(evening))
    return standings(people, matches(evening))


def check_number(terms: EveningTerms, people: int) -> None:
    """Raise Refused if there are too few people for a table."""
    low, high = limits(terms)
    if not sizes(people, low, high)[0]:
        raise Refused("evening-few", low=low, number=people)
