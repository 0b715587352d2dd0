"""How a tournament goes on, from what is kept of it: who is in it, the next round, whether a table is played again."""

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
FEW: Final = 3  # rounds that even a small Swiss tournament has, where there are so many to meet
AGAIN: Final = 1  # how often a table of a knock-out is played again that nobody has won alone


def limits(terms: EveningTerms) -> tuple[int, int]:
    """How few and how many may sit at a table."""
    return max(2, game_of(terms.game).mode(terms.mode).low), terms.seats


def entrants(evening: Evening) -> list[int]:
    """Who is in the tournament, by their seeds."""
    return [one.number for one in sorted(evening.people, key=lambda one: one.seed) if one.seed]


def willing(evening: Evening) -> list[Person]:
    """Who would play if it began now, bots not counted."""
    return [one for one in evening.people if not one.bot and one.state not in (WATCHES, LEFT, REMOVED)]


def matches(evening: Evening) -> list[Match]:
    """The tables of the tournament as they count, or of an open evening; of one that was played again the last time."""
    wanted = evening.terms.form == OPEN
    last = {(one.round, one.number): one for one in evening.pairings if (one.round == 0) == wanted}
    return [Match(one.people, one.places, one.round) for one in last.values()]


def total_rounds(terms: EveningTerms, people: int) -> int:
    """How many rounds a tournament of so many has."""
    low, high = limits(terms)
    if terms.form == KNOCKOUT:
        return knockout_rounds(people, low, high)
    if terms.form == ROBIN:
        return len(robin(range(people), low, high))
    most = people - 1 + people % 2 if high == 2 else terms.rounds or FEW  # then everybody has met everybody
    return min(most, terms.rounds or max(FEW, ceil(log2(people))))


def next_round(evening: Evening, round: int) -> Round:
    """Who sits at which table in a round, when all before it are over."""
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
    """The tables of a round, each with an id of its own; somebody who rests has won without one."""
    return [
        Pairing(
            round, i, 0, "" if len(group) == 1 else new_id(), evening.terms.game, group, (1,) if len(group) == 1 else ()
        )
        for i, group in enumerate(next_round(evening, round))
    ]


def replays(evening: Evening) -> list[Pairing]:
    """Return the tables of a knock-out round that are played again, because no player won alone.

    The seats change, so that another player starts.
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
    """Whether a tournament was played to its end; its host may have ended it sooner, and then nobody has won it."""
    now = [one for one in evening.pairings if one.round == evening.round > 0]
    if not now or not all(one.places for one in now) or replays(evening):
        return False
    return evening.round >= total_rounds(evening.terms, len(entrants(evening)))


def ranking(evening: Evening) -> list[Line]:
    """How everybody stands, the best first: in a tournament those who are in it, else everybody."""
    if evening.terms.form == OPEN:
        return standings([one.number for one in evening.people], matches(evening), met=False)
    people = entrants(evening)
    if evening.terms.form == KNOCKOUT:
        return knocked(people, matches(evening))
    return standings(people, matches(evening))


def check_number(terms: EveningTerms, people: int) -> None:
    """Refuse a tournament of too few to sit down."""
    low, high = limits(terms)
    if not sizes(people, low, high)[0]:
        raise Refused("evening-few", low=low, number=people)
