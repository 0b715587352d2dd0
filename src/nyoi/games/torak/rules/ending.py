"""How the adventure ends, for one hero and for all (TORAK section 8, 9.9 to 9.14)."""

from __future__ import annotations

from nyoi.games.torak import events
from nyoi.games.torak.content import AROUND, BALLS
from nyoi.games.torak.state import COOP, DUEL, OUT, RACE, Torak
from nyoi.kernel.decision import NOBODY


def won(s: Torak) -> None:
    """End the game as won by the heroes (TORAK-8.1, TORAK-8.8, 9.10, 9.34)."""
    over(s, events.WON, [seat for seat in range(s.seats) if seat != s.army])


def lost(s: Torak, ending: str) -> None:
    """End the game as lost by the heroes; in a Duel the Army has won (TORAK-8.2, TORAK-8.3, TORAK-9.34)."""
    over(s, ending, [s.army] if s.terms.mode == DUEL else [])


def over(s: Torak, ending: str, winners: list[int]) -> None:
    """End the game. A team wins as a whole; winners of a race share the point (TORAK-8.10)."""
    s.tell(events.OVER, events.ENDINGS.index(ending), rest=tuple(winners))
    part = 1 / len(winners) if winners and s.terms.mode == RACE else 1.0
    s.finish(ending, tuple(part if seat in winners else 0.0 for seat in range(s.seats)))


def meet(s: Torak) -> None:
    """Co-op: end the game once all balls are found and the living heroes are together (TORAK-9.9, 9.10)."""
    if s.terms.mode == COOP and s.sheets[0].found == BALLS and together(s):
        won(s)


def together(s: Torak) -> bool:
    """Return whether all living heroes share an intersection, or by option a section (TORAK-9.9, 9.13)."""
    spots = [s.at[seat] for seat in s.living]
    if not s.terms.meet_in_section:
        return len(set(spots)) == 1
    sections = [set(AROUND[s.terms.zone][spot]) for spot in spots]
    return bool(sections) and bool(set.intersection(*sections))


def fall(s: Torak, seat: int, ending: str) -> None:
    """Remove a captured or killed hero, or end the game by mode (TORAK-8.2, 9.5, 9.12, 9.13, 9.25)."""
    s.tell(events.CAPTURED if ending == events.CAUGHT_END else events.KILLED, seat)
    if s.terms.mode == RACE:
        eliminate(s, seat)
    elif not s.terms.pool or s.found[seat] > 0 or len(s.living) == 1:
        lost(s, ending)
    else:
        eliminate(s, seat)


def eliminate(s: Torak, seat: int) -> None:
    """Remove a hero from the map; its path and the troops stay (TORAK-9.12, 9.25)."""
    s.tell(events.OUT, seat)
    s.at[seat] = NOBODY
    s.stage[seat] = OUT
    s.engaged[seat] = False
    s.due[seat] = 0
    if s.terms.mode == RACE and s.terms.last_standing and len(s.living) == 1:
        over(s, events.LAST, s.living)


def concede(s: Torak, seat: int) -> None:
    """Concede: for the side, in the pool once all living players agree, in the race alone (TORAK-8.12)."""
    if s.terms.pool:
        s.gives_up[seat] = True
        s.tell(events.GIVES_UP, seat)
        if all(s.gives_up[x] for x in s.living):
            lost(s, events.CONCEDED_END)
        return
    s.tell(events.CONCEDED, seat)
    if s.terms.mode == RACE:
        eliminate(s, seat)
    elif seat == s.army:
        over(s, events.SURRENDER, [x for x in range(s.seats) if x != seat])
    else:
        lost(s, events.CONCEDED_END)
