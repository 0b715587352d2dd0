"""A match: rounds dealt, played and scored until a player has the Dragon Balls (TOMA sections 4 and 8)."""

from __future__ import annotations

from typing import Final

from nyoi.games.toma import events
from nyoi.games.toma.content import CARDS, COLOUR, DECK_FOR, DECKS, OPEN_WITH_TWO, VALUE
from nyoi.games.toma.rules.turn import TURN
from nyoi.games.toma.state import RUNNING, SURVIVOR, Summary, Toma, sum_of
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.native import i64

OPENING: Final = 0
DEAL: Final = 1
SCORE: Final = 2

RANDOM: Final = 0
HOST: Final = 1
FEWEST: Final = 2
EARLIEST_OUT: Final = 3
ROTATION: Final = 4


class Match(Frame[Toma]):
    """The whole game, round after round."""

    def __init__(self, step: int = OPENING) -> None:
        self.step: Final = step

    def run(self, s: Toma) -> None:
        if self.step == OPENING:
            if not s.cards:
                s.cards = random_deck(s)
            s.tell(events.DECK, rest=s.cards)
            s.become(Match(DEAL))
        elif self.step == DEAL:
            deal(s)
            s.become(Match(SCORE), after=TURN[s.starter])
        else:
            score(s)
            if not any(balls >= s.target for balls in s.balls):  # no player has won the game yet (TOMA-8.6)
                s.become(Match(DEAL))
                return
            champions = leaders(list(range(s.seats)), s.balls)
            if len(champions) > 1:  # TOMA-8.10
                s.overtime = True
                s.tell(events.OVERTIME, rest=tuple(champions))
                s.become(Match(DEAL))
            else:  # a single player has reached the target (TOMA-8.9)
                s.tell(events.WON, champions[0], s.balls[champions[0]])
                ending = "overtime" if s.overtime else "survivor" if s.status == SURVIVOR else "showdown"
                s.finish(ending, tuple(1.0 if seat in champions else 0.0 for seat in range(s.seats)))


def random_deck(s: Toma) -> tuple[int, ...]:
    """Draw a deck uniformly within each value; with 16 cards, one 3 of each colour (TOMA-9.4)."""
    deck = DECKS[DECK_FOR[s.seats]]
    chosen: list[int] = []
    for text, number in deck["counts"].items():
        of_value = tuple(c for c in range(len(CARDS)) if VALUE[c] == int(text))
        if int(text) == 3 and deck["threes_of_both_colours"]:
            for colour in ("red", "blue"):
                chosen.append(s.shuffle(tuple(c for c in of_value if COLOUR[c] == colour))[0])
        elif number == len(of_value):
            chosen.extend(of_value)
        else:
            chosen.extend(s.shuffle(of_value)[:number])
    return tuple(sorted(chosen))


def deal(s: Toma) -> None:
    """Set up a round (TOMA-4.4 to 4.8)."""
    if s.overtime and s.tied_only:
        s.dealt = [balls == max(s.balls) for balls in s.balls]  # TOMA-8.11
    choose_starter(s)
    s.round += 1
    s.status = RUNNING
    s.fallen = ()
    s.plays = ()
    s.inside = s.dealt.copy()
    s.clear()
    s.tell(events.ROUND, s.round, s.starter, s.start_why)
    s.pile = s.shuffle(s.cards)
    s.top = 0
    s.aside = s.draw()
    s.open = ()
    players = s.dealt.count(True)
    if players == 2:
        s.open = s.pile[1 : 1 + OPEN_WITH_TWO]
        s.top += OPEN_WITH_TWO
        s.tell(events.OPENED, rest=s.open)
    seat: i64 = s.starter
    for _ in range(players):
        card = s.draw()
        s.hands[seat] = (card,)
        s.tell(events.DEALT, seat, card)
        seat = s.following(seat)


def choose_starter(s: Toma) -> None:
    """Choose the player who starts the round, with the reason (TOMA-4.9 to 4.12)."""
    if s.round == 0:
        if s.start_why == RANDOM:
            s.starter = s.chance(s.seats)
        return
    playing = [seat for seat in range(s.seats) if s.dealt[seat]]
    tied = leaders(playing, [-s.balls[seat] for seat in playing])
    if len(tied) == 1:
        s.starter, s.start_why = tied[0], FEWEST
        return
    for seat in s.fallen:
        if seat in tied:
            s.starter, s.start_why = seat, EARLIEST_OUT
            return
    seat = (s.starter + 1) % s.seats
    while seat not in tied:
        seat = (seat + 1) % s.seats
    s.starter, s.start_why = seat, ROTATION


def score(s: Toma) -> None:
    """Reveal the hands, rank the players and award the balls (TOMA-8.2, TOMA-8.7)."""
    for seat in range(s.seats):
        if s.inside[seat]:
            s.tell(events.SHOWN, seat, rest=s.hands[seat])
    if s.aside != NOBODY:
        s.tell(events.ASIDE, s.aside)
    winners, why = ranking(s)
    # an eliminated player has no hand
    s.last = Summary(s.round, tuple(winners), why, s.aside, tuple(s.hands), tuple(s.rows))
    for seat in winners:
        s.balls[seat] += 1  # TOMA-8.5
        s.tell(events.BALL, seat, s.balls[seat], s.target, why)


def ranking(s: Toma) -> tuple[list[int], int]:
    """Return the winners of the round, and the step that decided (TOMA-8.3, 8.4)."""
    best = [seat for seat in range(s.seats) if s.inside[seat]]
    if len(best) == 1:
        return best, events.BY_SURVIVAL
    # no card ranks below 0
    best = leaders(best, [VALUE[s.hands[seat][0]] if s.hands[seat] else -1 for seat in best])
    if len(best) == 1:
        return best, events.BY_HEIGHT
    best = untied(s, best, events.TIE_SUM, [sum_of(s.rows[seat]) for seat in best])
    if len(best) == 1:
        return best, events.BY_SUM
    best = untied(s, best, events.TIE_NUMBER, [len(s.rows[seat]) for seat in best])
    return best, events.BY_NUMBER if len(best) == 1 else events.SHARED


def leaders(seats: list[int], figures: list[int]) -> list[int]:
    """Return the seats with the highest figure."""
    highest = figures[0]
    found: list[int] = []
    for i, figure in enumerate(figures):
        if figure > highest:
            highest = figure
            found = [seats[i]]
        elif figure == highest:
            found.append(seats[i])
    return found


def untied(s: Toma, seats: list[int], step: int, figures: list[int]) -> list[int]:
    """Return who is left after a step of the tie-break, and announce the figures (TOMA-8.4d)."""
    for i, figure in enumerate(figures):
        s.tell(events.TIE, step, seats[i], figure)
    return leaders(seats, figures)
