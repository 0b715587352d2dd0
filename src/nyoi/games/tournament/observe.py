"""Observation encoder for learners: teams, cards, the turn; `observe_fight.py` encodes the fight."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.content import COPIES, ENDURANCE, KIND_OF, KINDS, PILE_OF, PILES, WARRIORS
from nyoi.games.tournament.observe_fight import TOUGHEST, FightObserver
from nyoi.games.tournament.rules.opening import TEAM
from nyoi.games.tournament.state import LENGTHS, PEACE, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.observe import mark, put
from nyoi.kernel.state import Setting

ROUNDS: Final = 30
FEW: Final = 6
CARDS: Final = 20  # cap of cards of a type in a hand
PILE: Final = 40  # cap of cards in a pile
SAME: Final = max(COPIES)
KIND: Final = len(KINDS)
DRAWN: Final = 3  # piles that hands are drawn from
COLUMNS: Final = sorted({space[0] for space in SPACES})
COLUMN: Final = [COLUMNS.index(space[0]) for space in SPACES]
ROW: Final = [int(space[1:]) - 1 for space in SPACES]
ROWS: Final = max(ROW) + 1
ACROSS: Final = len(COLUMNS)
NUMBERS: Final = ("reach", "dice", "rerolls", "toll", "grant", "fights")
FLAGS: Final = ("truce", "sealed", "awakened", "unguarded", "vigilant", "added")


class TournamentObserver(FightObserver):
    """Observation encoder of the Tournament.

    A team is a row of places, in the order of its player's warriors.
    """

    def __init__(self, setting: Setting, questions: tuple[str, ...]) -> None:
        super().__init__(setting, questions)
        n = setting.seats
        self.length: Final = self.lay("length", len(LENGTHS), f"{', '.join(LENGTHS)}: how long it lasts")
        self.round: Final = self.lay("round", 1, "the number of the round", most=ROUNDS)
        self.extra: Final = self.lay("extra_rounds", 1, "rounds that a tie added", most=FEW)
        self.time_up: Final = self.lay("time_up", 1, "whether the time is over")
        self.drafter: Final = self.lay("drafter", n, "who drafted first")
        self.starter: Final = self.lay("starter", n, "who started the round")
        self.score: Final = self.lay("score", n, "what the warriors of a team count for, by seat", most=2 * TEAM)
        # teams
        self.team: Final = self.lay("team", n * TEAM * len(WARRIORS), "which warrior, by seat, place and warrior")
        self.columns: Final = self.lay("columns", n * TEAM * ACROSS, "its column on the board, by seat and place")
        self.rows: Final = self.lay("rows", n * TEAM * ROWS, "its row on the board")
        self.left: Final = self.lay("left", n * TEAM, "its left Endurance", most=TOUGHEST)
        self.moved: Final = self.lay("activated", n * TEAM, "whether it was activated this turn")
        self.lost: Final = self.lay("lost", len(WARRIORS), "warriors that were eliminated")
        self.flared: Final = self.lay("flared", len(WARRIORS), "warriors that have used their solar flare")
        self.aside: Final = self.lay("aside", len(WARRIORS), "warriors that are not played with any more")
        self.under: Final = self.lay("pile_known", len(WARRIORS), "warriors that were seen going under the pile")
        self.pile: Final = self.lay("pile", 1, "warriors in the pile", most=len(WARRIORS))
        # cards
        self.cards: Final = self.lay("cards", n * DRAWN, "cards in hand, by seat and type", most=CARDS)
        self.hand: Final = self.lay("hand", KIND, "the own hand, by kind", most=SAME)
        self.known: Final = self.lay(
            "known", (n - 1) * KIND, "cards the others are known to hold, by seat from the next", SAME
        )
        self.piles: Final = self.lay("piles", len(PILES), "cards in the piles", most=PILE)
        self.tops: Final = self.lay("pile_top", len(PILES) * KIND, "the top card of a pile, if one knows it")
        # the turn
        self.turn: Final = self.lay("turn", n, "whose turn it is")
        self.event: Final = self.lay("event", KIND, "the event in force")
        self.specials: Final = self.lay("specials", n, "who has played a Special card this turn")
        self.numbers: Final = [self.lay(f"turn_{name}", 1, f"{name} in this turn", most=FEW) for name in NUMBERS]
        self.flags: Final = [self.lay(name, 1, "in force this turn") for name in FLAGS]

    def fill(self, s: Tournament, seat: int, out: bytearray) -> None:
        """Encode the view, except secret answers, times, known cards deeper in a pile, and final places."""
        n = self.seats
        self.fill_now(s, seat, out)
        if s.fight != PEACE:
            self.fill_fight(s, seat, out)
        out[self.length + s.length] = 1
        put(out, self.round, s.round, ROUNDS)
        put(out, self.extra, s.extra_rounds, FEW)
        put(out, self.time_up, s.time_up)
        if s.drafter != NOBODY:
            out[self.drafter + (s.drafter - seat) % n] = 1
        if s.starter != NOBODY:
            out[self.starter + (s.starter - seat) % n] = 1
        for x in range(n):
            self.fill_team(s, (seat + x) % n, x, out)
            self.fill_hand(s, seat, x, out)
        mark(out, self.flared, s.flared)
        mark(out, self.aside, s.aside)
        put(out, self.pile, len(s.pile))
        if s.bottom:
            mark(out, self.under, s.pile[len(s.pile) - s.bottom :])
        for i in range(len(PILES)):
            cards = s.piles[i]
            put(out, self.piles + i, len(cards), PILE)
            if cards and s.known[cards[0]] >> seat & 1:
                out[self.tops + i * KIND + KIND_OF[cards[0]]] = 1
        self.fill_turn(s, seat, out)

    def fill_team(self, s: Tournament, y: int, x: int, out: bytearray) -> None:
        """Encode the warriors of a player, and those lost."""
        place = x * TEAM
        for w in s.teams[y]:
            space = s.place[w]
            out[self.team + place * len(WARRIORS) + w] = 1
            if space != NOBODY:
                out[self.columns + place * ACROSS + COLUMN[space]] = 1
                out[self.rows + place * ROWS + ROW[space]] = 1
            put(out, self.left + place, ENDURANCE[w] - s.damage[w], TOUGHEST)
            if s.activated and w in s.activated:
                out[self.moved + place] = 1
            place += 1
        put(out, self.score + x, s.score(y))
        mark(out, self.lost, s.lost[y])

    def fill_hand(self, s: Tournament, seat: int, x: int, out: bytearray) -> None:
        """Encode a player's cards: the types of all, since backs differ, and the kinds known to the seat."""
        y = (seat + x) % self.seats
        at = self.hand if x == 0 else self.known + (x - 1) * KIND
        backs = [0] * DRAWN
        for card in s.hands[y]:
            backs[PILE_OF[card]] += 1
            if x == 0 or s.over or s.known[card] >> seat & 1:
                out[at + KIND_OF[card]] += 1
        for i in range(DRAWN):
            put(out, self.cards + x * DRAWN + i, backs[i], CARDS)

    def fill_turn(self, s: Tournament, seat: int, out: bytearray) -> None:
        """Encode whose turn it is and the effects in force (TOUR-6.86, TOUR-6.89)."""
        n = self.seats
        if s.active != NOBODY:
            out[self.turn + (s.active - seat) % n] = 1
        if s.event != NOBODY:
            out[self.event + KIND_OF[s.event]] = 1
        for y in s.specials:
            out[self.specials + (y - seat) % n] = 1
        reach, dice, rerolls, toll, grant, fights = self.numbers
        put(out, reach, s.reach, FEW)
        put(out, dice, s.more_dice, FEW)
        put(out, rerolls, s.more_rerolls, FEW)
        put(out, toll, s.toll, FEW)
        put(out, grant, s.grant, FEW)
        put(out, fights, s.fights, FEW)
        truce, sealed, awakened, unguarded, vigilant, added = self.flags
        put(out, truce, s.truce)
        put(out, sealed, s.sealed)
        put(out, awakened, s.awakened)
        put(out, unguarded, s.unguarded)
        put(out, vigilant, s.vigilant)
        put(out, added, s.added)
