"""Static evaluation of positions between moves, by counting teams."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.tournament.content import DRAFT_WORTH, roster
from nyoi.games.tournament.rules.effects import Discard
from nyoi.games.tournament.rules.opening import TEAM, Draft, Place
from nyoi.games.tournament.rules.turn import Close, Start
from nyoi.games.tournament.state import PEACE, Tournament
from nyoi.kernel.decision import NOBODY

# Contributions to the log odds, fitted to 370 games of two and four players: the heuristic against itself,
# with slips in half of them.
WARRIOR: Final = 2.0  # divided by the rounds left: late in the game a lead counts for more
ENDURANCE: Final = 0.03
WORTH: Final = 0.8  # of a team before the first round, by draft values

BEST_FIRST: Final = tuple(sorted(roster(full=False), key=lambda w: -DRAFT_WORTH[w]))  # draftable warriors


def quiet(s: Tournament) -> bool:
    """Return whether the state is quiet, at the start of a turn."""
    return bool(s.stack) and isinstance(s.stack[-1], Start)


def settled(s: Tournament) -> bool:
    """Return whether teams can be counted: no fight, card or extra fight is in progress."""
    return s.fight == PEACE and bool(s.stack) and isinstance(s.stack[-1], Start | Close | Discard | Draft | Place)


def estimate(s: Tournament) -> tuple[float, ...] | None:
    """Return the estimated result by seat, from warriors and Endurance.

    Before the first round, from draft values.
    """
    if not settled(s):
        return None
    if s.round == 0:
        ahead = [WORTH * worth for worth in worths(s)]
    else:
        late = WARRIOR / (s.rounds_left + 1)
        ahead = [late * s.score(seat) + ENDURANCE * s.endurance(seat) for seat in range(s.seats)]
    weights = [exp(ahead[seat]) if s.inside(seat) or s.round == 0 else 0.0 for seat in range(s.seats)]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights]) if whole else None


def worths(s: Tournament) -> list[float]:
    """Return the draft value of every team.

    During a draft, assume that all players take the best warrior left.
    """
    found = [sum([DRAFT_WORTH[w] for w in team]) for team in s.teams]
    frame = s.stack[-1]
    if isinstance(frame, Draft):
        picked, last = frame.picked, TEAM * s.seats
        for warrior in BEST_FIRST:
            if picked == last:
                break
            if s.owner[warrior] == NOBODY:
                found[Draft(picked).seat_asked(s)] += DRAFT_WORTH[warrior]
                picked += 1
    return found
