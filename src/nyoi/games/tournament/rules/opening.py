"""Setup before the first turn: piles, draft, placement, first hands (TOUR section 4)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import AROUND, SPACES
from nyoi.games.tournament.content import ATTACK, DEFENCE, DRAFT_VALUE, SPECIAL
from nyoi.games.tournament.rules import cards
from nyoi.games.tournament.rules.arena import arrive
from nyoi.games.tournament.rules.question import Choice, put
from nyoi.games.tournament.state import MOST_SEATS, Tournament, changed
from nyoi.kernel.decision import NOBODY, Decision, Move
from nyoi.kernel.frame import Frame

TEAM: Final = 6  # warriors in a team (TOUR-4.4)
BEST: Final = 5  # an automatic draft picks among this many (TOUR-4.8)

SHUFFLE: Final = 0
PLACE: Final = 1
DEAL: Final = 2
THROW: Final = 3


class Opening(Frame[Tournament]):
    def __init__(self, step: int = SHUFFLE) -> None:
        self.step: Final = step

    def run(self, s: Tournament) -> None:
        if self.step == SHUFFLE:
            s.piles = [s.shuffle(pile) for pile in s.piles]
            s.become(Opening(THROW))
        elif self.step == THROW:
            s.drafter = first_drafter(s)
            s.become(Opening(PLACE), after=_DRAFT[0])
        elif self.step == PLACE:
            s.pile = s.shuffle(tuple(w for w in s.roster if s.owner[w] == NOBODY))
            s.tell(events.WARRIOR_PILE, len(s.pile))
            s.become(Opening(DEAL), after=_PLACE[0])
        else:
            first_player(s)
            for k in range(s.seats):
                for pile in (DEFENCE, ATTACK, SPECIAL):
                    cards.draw(s, (s.starter + k) % s.seats, pile)
            s.done()


def first_drafter(s: Tournament) -> int:
    """Throw dice for the first drafter; tied players throw again among themselves (TOUR-4.3)."""
    equals = list(range(s.seats))
    while len(equals) > 1:
        dice = [s.roll(6) for _ in equals]
        for i, seat in enumerate(equals):
            s.tell(events.FIRST_THROW, seat, dice[i])
        highest = max(dice)
        equals = [seat for i, seat in enumerate(equals) if dice[i] == highest]
    s.tell(events.FIRST_DRAFTER, equals[0])
    return equals[0]


def first_player(s: Tournament) -> None:
    """Let the youngest player begin, or a seat drawn at random (TOUR-4.14, 4.14b)."""
    marked = s.youngest != NOBODY
    s.starter = s.youngest if marked else s.chance(s.seats)
    s.tell(events.FIRST_PLAYER, s.starter, 0 if marked else 1)


class Draft(Choice):
    """Draft one warrior each, to the right, until every player has six (TOUR-4.4 to 4.8)."""

    def __init__(self, picked: int) -> None:
        self.picked: Final = picked

    def seat_asked(self, s: Tournament) -> int:
        turn, pass_ = self.picked % s.seats, self.picked // s.seats
        if s.snake and pass_ % 2 == 1:
            turn = s.seats - 1 - turn
        return (s.drafter - turn) % s.seats

    def options(self, s: Tournament) -> list[Move]:
        owner = s.owner
        return [moves.draft(w) for w in s.roster if owner[w] == NOBODY]

    def key(self) -> str:
        return "draft"

    def ask(self, s: Tournament) -> Decision | None:
        if s.auto_draft:
            return None
        return put(s, self.seat_asked(s), "draft", self.options(s))

    def run(self, s: Tournament) -> None:
        free = sorted((w for w in s.roster if s.owner[w] == NOBODY), key=lambda w: -DRAFT_VALUE[w])
        self.answer(s, moves.draft(free[s.chance(BEST)]))

    def answer(self, s: Tournament, move: Move) -> None:
        seat, warrior = self.seat_asked(s), move.args[0]
        s.owner = changed(s.owner, warrior, seat)
        s.teams = changed(s.teams, seat, (*s.teams[seat], warrior))
        s.tell(events.DRAFTED, seat, warrior)
        if self.picked + 1 < TEAM * s.seats:
            s.become(_DRAFT[self.picked + 1])
        else:
            s.done()


class Place(Choice):
    """Place one token each, to the right, until all are on the board (TOUR-4.11, 4.12)."""

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def seat_asked(self, s: Tournament) -> int:
        return (s.drafter - self.placed) % s.seats

    def options(self, s: Tournament) -> list[Move]:
        team = s.teams[self.seat_asked(s)]
        barred = barred_spaces(s, team)
        found: list[Move] = []
        for warrior in team:
            if s.place[warrior] == NOBODY:
                first = len(found)
                found += moves.place(warrior)
                for x in reversed(barred):  # only few of the spaces
                    found.pop(first + x)
        return found

    def key(self) -> str:
        return "place"

    def answer(self, s: Tournament, move: Move) -> None:
        warrior, space = move.args
        arrive(s, warrior, space)
        s.tell(events.PLACED, s.owner[warrior], warrior, space)
        if self.placed + 1 < TEAM * s.seats:
            s.become(_PLACE[self.placed + 1])
        else:
            s.done()


def barred_spaces(s: Tournament, team: tuple[int, ...]) -> list[int]:
    """Return the spaces closed to a team: occupied ones and those next to team-mates (TOUR-4.11, 4.12c).

    If that is every space, only occupied ones are closed.
    """
    beside = [False] * len(SPACES)
    for warrior in team:
        if s.place[warrior] != NOBODY:
            for x in AROUND[s.place[warrior]]:
                beside[x] = True
    found = [x for x, who in enumerate(s.at) if who != NOBODY or beside[x]]
    return found if len(found) < len(SPACES) else [x for x in found if s.at[x] != NOBODY]


# Frames that hold only a number, created once.
_DRAFT: Final = [Draft(picked) for picked in range(TEAM * MOST_SEATS)]
_PLACE: Final = [Place(placed) for placed in range(TEAM * MOST_SEATS)]
