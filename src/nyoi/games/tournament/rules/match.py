"""The whole game: rounds of turns, the end, ties, ranking (TOUR sections 7 and 8)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events
from nyoi.games.tournament.rules.arena import contested, survivors
from nyoi.games.tournament.rules.duel import SHARED, Champions
from nyoi.games.tournament.rules.opening import Opening
from nyoi.games.tournament.rules.turn import T0, TURN
from nyoi.games.tournament.state import MOST_SEATS, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame

SETUP: Final = 0
ROUND: Final = 1
NEXT: Final = 2
DUELLED: Final = 3

TIMED_ROUNDS: Final = 40  # without a clock, a timed game ends after this many rounds (docs/games/tournament.md)
ROUNDS: Final = (10, 5, TIMED_ROUNDS)  # by length (TOUR-8.1)


class Match(Frame[Tournament]):
    """Setup, then rounds until the end. `seat` had the last turn; a duel also has an `other`."""

    def __init__(self, step: int = SETUP, seat: int = NOBODY, other: int = NOBODY) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.other: Final = other

    def run(self, s: Tournament) -> None:
        if self.step == SETUP:
            s.become(Match(ROUND), after=Opening())
        elif self.step == ROUND:
            s.round += 1
            s.tell(events.ROUND, s.round)
            first = s.starter
            while not s.inside(first):
                first = (first + 1) % s.seats
            s.become(_NEXT[first], after=TURN[first][T0])
        elif self.step == DUELLED:
            end_duel(s, self.seat, self.other, s.returned)
        elif not contested(s):  # TOUR-7.8, TOUR-8.4
            alone = survivors(s)
            finish(s, "survivor", alone or [s.fallen[-1]])
        elif s.time_up and s.ends_with_turn and s.extra_rounds == 0:
            conclude(s)
        else:
            following = next_seat(s, self.seat)
            if following != NOBODY:
                s.become(_NEXT[following], after=TURN[following][T0])
            elif round_limit_reached(s):
                conclude(s)
            else:
                s.become(Match(ROUND))


_NEXT: Final = [Match(NEXT, seat) for seat in range(MOST_SEATS)]


def next_seat(s: Tournament, seat: int) -> int:
    """Return the next seat of this round, or NOBODY when the round is over (TOUR-5.1, TOUR-8.2)."""
    for k in range(1, s.seats + 1):
        following = (seat + k) % s.seats
        if following == s.starter:
            return NOBODY
        if s.inside(following):
            return following
    return NOBODY


def round_limit_reached(s: Tournament) -> bool:
    """Return whether the round just ended was the last, apart from ties (TOUR-8.1, 9.4, 9.5)."""
    if s.extra_rounds > 0:
        return True
    return s.time_up or s.round >= ROUNDS[s.length]


def conclude(s: Tournament) -> None:
    """Count the warriors; a tie of two leads to a duel, a larger one to another round.

    See TOUR-8.3, TOUR-8.5, TOUR-8.9, 8.10.
    """
    s.fresh_turn(NOBODY)
    most = max(s.score(seat) for seat in range(s.seats))
    first = [seat for seat in range(s.seats) if s.score(seat) == most]
    if len(first) == 1:
        finish(s, "count", first)
    elif len(first) == 2:
        one, other = first
        s.tell(events.DUEL, one, other)
        s.become(Match(DUELLED, one, other), after=Champions(one, other))
    elif s.extra_rounds < s.extra_cap:
        s.extra_rounds += 1
        s.tell(events.EXTRA_ROUND, s.extra_rounds, rest=tuple(first))
        s.become(Match(ROUND))
    else:
        freshest = max(s.endurance(seat) for seat in first)
        best = [seat for seat in first if s.endurance(seat) == freshest]
        finish(s, "count", best, verdict="endurance")


def end_duel(s: Tournament, one: int, other: int, winner: int) -> None:
    """End with the duel's winner first and the loser second, or with a shared victory.

    See TOUR-8.5, 8.8, 8.11.
    """
    if winner == SHARED:
        finish(s, "duel", [one, other])
    else:
        finish(s, "duel", [winner], second=one + other - winner)


def finish(s: Tournament, ending: str, winners: list[int], second: int = NOBODY, verdict: str = "") -> None:
    """End the game with ranking and results (TOUR-8.11)."""
    s.places = ranking(s, winners, second)
    if s.told is not None:
        for seat in sorted(range(s.seats), key=lambda x: s.places[x]):
            s.tell(events.RANKED, seat, s.places[seat], s.score(seat), s.endurance(seat))
        s.tell(events.WON, events.VERDICTS.index(verdict or ending), rest=tuple(winners))
    s.active = NOBODY
    s.finish(ending, tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)))


def ranking(s: Tournament, winners: list[int], second: int) -> tuple[int, ...]:
    """Rank winners, the loser of a duel, then by warriors, Endurance and time of elimination (TOUR-8.11)."""

    def merit(seat: int) -> tuple[int, int, int, int]:
        if seat in winners:
            return (3, 0, 0, 0)
        if seat == second:
            return (2, 0, 0, 0)
        if s.inside(seat):
            return (1, s.score(seat), s.endurance(seat), 0)
        return (0, 0, 0, s.fallen.index(seat))

    merits = [merit(seat) for seat in range(s.seats)]
    return tuple(1 + sum(other > own for other in merits) for own in merits)
