"""What a dream is worth once nothing is half done: the teams are counted."""

from __future__ import annotations

from math import exp
from typing import Final

from nyoi.games.tournament.content import DRAFT_WORTH, roster
from nyoi.games.tournament.rules.effects import Discard
from nyoi.games.tournament.rules.opening import TEAM, Draft, Place
from nyoi.games.tournament.rules.turn import Close, Start
from nyoi.games.tournament.state import PEACE, Tournament
from nyoi.kernel.decision import NOBODY

# What each thing adds to the logarithm of the odds: fitted to 370 games of two and of four, the rule of thumb against
# itself, in half of them with slips.
WARRIOR: Final = 2.0  # shared among the rounds still to play: a lead counts for more when less can happen
ENDURANCE: Final = 0.03
WORTH: Final = 0.8  # of a team before the first round, by what its warriors are drafted for

BEST_FIRST: Final = tuple(sorted(roster(full=False), key=lambda w: -DRAFT_WORTH[w]))  # those that can be drafted


def quiet(s: Tournament) -> bool:
    """Whether a dream can be judged where it stands: a turn begins."""
    return bool(s.stack) and isinstance(s.stack[-1], Start)


def settled(s: Tournament) -> bool:
    """Whether teams can be counted: nobody fights, no card or extra fight is half played."""
    return s.fight == PEACE and bool(s.stack) and isinstance(s.stack[-1], Start | Close | Discard | Draft | Place)


def estimate(s: Tournament) -> tuple[float, ...] | None:
    """Who is ahead: warriors left, and their Endurance; before the first round what they are drafted for."""
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
    """What every team is worth that was drafted; in a draft, if everybody goes on to take the best that is left."""
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
