"""The Competitive mode: a draft, then a race with common dice (TORAK-5-D, 8.9 to 8.11, 9-C)."""

from __future__ import annotations

from typing import Final

from nyoi.games.torak import dice, events, moves
from nyoi.games.torak.content import BALLS, DICE
from nyoi.games.torak.rules.acts import act, options
from nyoi.games.torak.rules.draft import Draft, deal
from nyoi.games.torak.rules.ending import over
from nyoi.games.torak.rules.legs import stranded
from nyoi.games.torak.rules.turn import begin
from nyoi.games.torak.state import MOVEMENT, OWN, SPENT, Torak
from nyoi.kernel.decision import Decision, Move, all_of, first_of
from nyoi.kernel.frame import Frame

DRAFT: Final = 0
DEAL: Final = 1
NEXT: Final = 2


class Race(Frame[Torak]):
    """The whole game: the draft, the deal, then turns until a player has won or no player can."""

    def __init__(self, step: int = DRAFT) -> None:
        self.step: Final = step

    def run(self, s: Torak) -> None:
        if self.step == DRAFT:
            s.become(Race(DEAL), after=Draft(0))
            return
        if self.step == DEAL:
            deal(s)
            s.captain = s.chance(s.seats)  # TORAK-9.21
        else:
            check(s)
            if s.over:
                return
            s.captain = s.following(s.captain)
        s.become(Race(NEXT), after=Lap())


class Lap(Frame[Torak]):
    """The secret choice of Jerrycans to burn, then the common roll (TORAK-9.21, 9.22).

    Only players with a filled Jerrycan are asked.
    """

    def ask(self, s: Torak) -> Decision | None:
        asked = boosters(s)
        if not asked:
            return None
        return all_of("boost", [(seat, [moves.burn(n) for n in range(s.sheet(seat).filled + 1)]) for seat in asked])

    def take_all(self, s: Torak, moves: list[Move]) -> None:
        cans = [0] * s.seats
        for seat, move in zip(boosters(s), moves, strict=True):
            cans[seat] = move.args[0]
        self.throw(s, cans)

    def run(self, s: Torak) -> None:
        self.throw(s, [0] * s.seats)

    def throw(self, s: Torak, cans: list[int]) -> None:
        """Roll two dice for all players, and each booster's own (TORAK-7.7, 9.22)."""
        s.turns += 1
        s.tell(events.TURN, s.captain, s.turns)
        for seat in s.living:
            if cans[seat]:
                s.tell(events.BURNED, seat, cans[seat])
        s.common = dice.handful([s.roll(6, MOVEMENT) for _ in range(DICE)])
        s.tell(events.ROLLED, s.captain, s.common)
        for seat in s.living:
            hand_out(s, seat, cans[seat])
        s.become(Play())


class Play(Frame[Torak]):
    """The turns of all players at once, each on their own sheet (TORAK-7.7)."""

    def ask(self, s: Torak) -> Decision | None:
        asked = [(seat, options(s, seat)) for seat in s.around(s.captain) if s.stage[seat] > SPENT]
        return first_of("play", asked) if asked else None

    def take(self, s: Torak, seat: int, move: Move) -> None:
        act(s, seat, move)

    def run(self, s: Torak) -> None:
        for seat in range(s.seats):
            s.sheets[seat].dice = s.sheets[seat].either = dice.NONE
        s.common = dice.NONE
        s.done()


def boosters(s: Torak) -> list[int]:
    """Return the living players with a filled Jerrycan, the Active Hero first."""
    return [seat for seat in s.around(s.captain) if seat in s.living and s.sheet(seat).filled]


def hand_out(s: Torak, seat: int, cans: int) -> None:
    """Give a player the dice of this turn: common and extra ones (TORAK-9.22, 9.23).

    Without fuel, only one of the two common dice may be used.
    """
    sheet = s.sheet(seat)
    sheet.filled -= cans
    sheet.used += cans
    sheet.burnt = cans
    sheet.lean = sheet.fuel == 0
    begin(s, seat)
    extra = [s.roll(6, OWN + 2 * seat) for _ in range(cans)]
    if extra:
        s.tell(events.EXTRA, seat, dice.handful(extra))
    common = dice.VALUES[s.common]
    alike = common[0] == common[1]
    sheet.dice = dice.handful([*extra, *(common[:1] if sheet.lean and alike else common)])
    sheet.either = s.common if sheet.lean and not alike else dice.NONE


def check(s: Torak) -> None:
    """End the race after a turn if a player has won or no player can any more (TORAK-8.9 to 8.11)."""
    done = [seat for seat in s.living if s.sheet(seat).found == BALLS]
    if len(done) == 1:
        over(s, events.FIRST, done)
    elif done:
        decide(s, done)
    elif all(stranded(s, seat) for seat in s.living):
        furthest(s, events.DIED_OUT)
    elif s.turns == s.terms.cap:
        furthest(s, events.CAP)


def decide(s: Torak, done: list[int]) -> None:
    """End the race when several found the seventh ball this turn (TORAK-8.9, 8.10).

    Points decide, then the host's option.
    """
    most = max(s.sheet(seat).score for seat in done)
    best = [seat for seat in done if s.sheet(seat).score == most]
    if len(best) == 1:
        over(s, events.POINTS, best)
        return
    best = untie(s, best)
    over(s, events.TIE if not best else events.MONSTERS if s.terms.tiebreak == "monsters" else events.SHARED, best)


def furthest(s: Torak, ending: str) -> None:
    """End a race in which no player has all balls: the living player who got furthest wins (TORAK-8.11)."""
    if s.terms.limit_lost:
        over(s, ending, [])
        return
    heights = {seat: progress(s, seat) for seat in s.living}
    best = [seat for seat in s.living if heights[seat] == max(heights.values())]
    over(s, ending, best if len(best) == 1 or s.terms.tiebreak == "shared" else [])


def progress(s: Torak, seat: int) -> tuple[int, int, int, int]:
    """Return a player's progress in a race as a sortable tuple (TORAK-8.11).

    It holds the balls, the score, how early the last ball was found, and the Monsters beaten.
    """
    sheet = s.sheet(seat)
    return sheet.found, sheet.score, -s.reached[seat], sheet.monsters


def untie(s: Torak, level: list[int]) -> list[int]:
    """Return the winners among tied players, by the host's option (TORAK-8.10)."""
    if s.terms.tiebreak == "shared":
        return level
    if s.terms.tiebreak == "nobody":
        return []
    beaten = max(s.sheet(seat).monsters for seat in level)
    best = [seat for seat in level if s.sheet(seat).monsters == beaten]
    return best if len(best) == 1 else []
