"""Where the bot goes, whom it attacks, when it spends cards (TOUR section 12)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.board import AROUND, COLOUR, EDGE, GREEN, steps
from nyoi.games.tournament.content import (
    ABILITY,
    ATTACK,
    BASE,
    COUNTER_ATTACK,
    DEFENCE,
    DRAFT_VALUE,
    EFFECTS,
    ENDURANCE,
    FORMS_OF,
    FUSIONS,
    KIND_OF,
    NEED,
    OP_DRAW,
    OP_EXTRA_FIGHT,
    OP_FUSE,
    OP_HEAL,
    OP_PULL,
    OP_RELOCATE,
    OP_TOLL,
    PARENTS,
    PILE,
    PILE_OF,
    SAUVETAGE,
    SOLITAIRE,
    TRANSFORMATION,
    effect_of,
)
from nyoi.games.tournament.estimates import Bout, bout, threat
from nyoi.games.tournament.rules.turn import fights_within
from nyoi.games.tournament.state import ROUNDS5, TIMED, Tournament
from nyoi.kernel.decision import NOBODY, Move

CARD: Final = 0.1  # what a card of a type not yet held is worth, in warriors
GOOD: Final = 0.2  # a fight worth having
REACH: Final = 5  # how far an enemy is feared


class Plans:
    """The table through the eyes of one seat, with what it reckons kept for the choices of one decision."""

    def __init__(self, s: Tournament, seat: int, backs: list[list[int]]) -> None:
        self.s = s
        self.seat = seat
        self.backs = backs  # cards by player and type
        self.enemies = [w for x in range(s.seats) if x != seat for w in s.teams[x]]
        scores = [s.score(x) for x in range(s.seats)]
        self.leaders = [x for x in range(s.seats) if x != seat and scores[x] == max(scores)]
        self.last = max((5 if s.length == ROUNDS5 else 10) - s.round, 0) if s.length != TIMED else 5
        self.fears: dict[int, list[tuple[int, float]]] = {}
        held = any(effect_of(KIND_OF[card], OP_FUSE) for card in s.hands[seat])
        self.partners: dict[int, int] = partners(s, seat) if held else {}

    # -- fights

    def fight(self, warrior: int, space: int) -> float:
        """What attacking whoever stands on a space is worth, in warriors."""
        s = self.s
        enemy = s.at[space]
        found = bout(s, warrior, enemy, space)
        return self.value(warrior, enemy, found)

    def value(self, warrior: int, enemy: int, found: Bout) -> float:
        """A kill counts for one; damage for its share of the target, less when the end is near."""
        s = self.s
        owner = s.owner[enemy]
        part = min(found.damage / max(s.left(enemy), 1), 1.0)
        later = 0.25 + 0.3 * min(self.last, 4) / 4
        score = found.kill + (1 - found.kill) * part * later
        answers = 0.04 * min(self.backs[owner][1], 3)
        score *= 0.95 - answers
        if ABILITY[BASE[enemy]] == COUNTER_ATTACK:
            score -= (1 - found.kill) * max(threat(enemy, warrior, s.left(warrior)), 0.1)
        if owner in self.leaders:
            score += 0.06
        # Afterwards it stands beside its target, among the others.
        score -= 0.35 * self.fear(warrior, s.place[enemy]) * min(self.last + 1, 3) / 3
        return score + CARD * 0.8

    def challenge(self, warrior: int, space: int) -> float:
        """What a fight against the pile is worth: a card of choice if it is won."""
        s = self.s
        left = s.left(warrior)
        risk = 0.12 if left < 8 else 0.03
        return 0.06 - risk - 0.35 * self.fear(warrior, space)

    # -- danger

    def fear(self, warrior: int, space: int) -> float:
        """How likely somebody near a space eliminates the warrior there."""
        known = self.fears.get(warrior)
        if known is None:
            s = self.s
            known = [(s.place[e], threat(e, warrior, s.left(warrior))) for e in self.enemies]
            known = sorted(((p, t) for p, t in known if t > 0.02), key=lambda pair: -pair[1])
            self.fears[warrior] = known
        worst = 0.0
        safe = 1.0
        for place, risk in known:
            if steps(place, space) <= REACH:
                worst = max(worst, risk)
                safe *= 1 - 0.3 * risk
        return max(worst * 0.6, 1 - safe)

    # -- going somewhere

    def go(self, warrior: int, space: int) -> float:
        """What an activation is worth."""
        s = self.s
        if s.at[space] != NOBODY:
            return self.fight(warrior, space)
        if COLOUR[space] == GREEN:
            return self.challenge(warrior, space)
        return self.card(COLOUR[space]) + self.stand(warrior, space) - self.stand(warrior, s.place[warrior])

    def card(self, pile: int) -> float:
        """What a card of this pile is worth: the fewer of its type, the more; little in a full hand."""
        s = self.s
        held = sum(PILE_OF[card] == pile for card in s.hands[self.seat])
        return (CARD if len(s.hands[self.seat]) < 5 else CARD * 0.3) / (1 + held) if s.piles[pile] else 0.0

    def stand(self, warrior: int, space: int) -> float:
        """What it is worth to stand on a space: safe, near helpers, off the edge."""
        s = self.s
        helpers = sum(
            1
            for w in s.teams[self.seat]
            if w != warrior and s.place[w] in AROUND[space] and ABILITY[BASE[w]] != SOLITAIRE
        )
        late = min(self.last + 1, 3) / 3
        partner = self.partners.get(warrior)
        if partner is not None and s.place[partner] in AROUND[space]:
            return 0.6  # there the two can fuse
        return -0.45 * self.fear(warrior, space) * late + 0.02 * min(helpers, 2) - (0.02 if EDGE[space] else 0.0)

    def best_fight(self, moves: list[Move]) -> float:
        """The best fight among some activations."""
        fights = [m for m in moves if m.word == "go" and self.s.at[m.args[1]] != NOBODY]
        return max((self.fight(m.args[0], m.args[1]) for m in fights), default=0.0)

    # -- cards in the windows of the own turn

    def window(self, kind: int, best: float) -> float:
        """What playing a card now is worth beside `best`, the best activation; below 0: keep it."""
        s = self.s
        op, amount, _ = EFFECTS[kind][-1]
        if op == OP_HEAL:
            most = max(min(s.damage[w], amount) for w in s.teams[self.seat])
            return 5.0 if most >= min(amount, 8) else -1.0
        if op == OP_FUSE:
            return 5.0
        if op == OP_DRAW:
            return 5.0 if len(s.hands[self.seat]) < 5 else -1.0
        if op == OP_TOLL:
            return 5.0 if best > 0.35 else -1.0
        if op == OP_EXTRA_FIGHT:
            return 5.0 if self.second_fight() else -1.0
        if op == OP_PULL:
            return 5.0 if best < GOOD and self.pull() is not None else -1.0
        if op == OP_RELOCATE:
            return 5.0 if best < GOOD and self.jump() is not None else -1.0
        return -1.0

    def second_fight(self) -> bool:
        """Whether there is more than one fight worth having."""
        s = self.s
        found = fights_within(s, self.seat, 1)
        worth = {m.args[1] for m in found if s.at[m.args[1]] != NOBODY and self.fight(m.args[0], m.args[1]) > GOOD}
        return len(worth) > (0 if s.activated else 1)

    def pull(self) -> tuple[int, int] | None:
        """The own warrior and the enemy whom it is best to draw near."""
        s = self.s
        pairs = [
            (self.value(w, e, bout(s, w, e, s.place[e])), w, e)
            for w in s.teams[self.seat]
            for e in self.enemies
            if s.reach < steps(s.place[w], s.place[e]) <= 6
        ]
        best = max(pairs, default=None)
        return (best[1], best[2]) if best is not None and best[0] > 0.4 else None

    def jump(self) -> tuple[int, int] | None:
        """The own warrior that should be elsewhere, and the enemy beside whom it should be."""
        s = self.s
        pairs = [
            (self.value(w, e, bout(s, w, e, s.place[e])), w, e)
            for w in s.teams[self.seat]
            for e in self.enemies
            if steps(s.place[w], s.place[e]) > s.reach
        ]
        best = max(pairs, default=None)
        return (best[1], best[2]) if best is not None and best[0] > 0.5 else None


def partners(s: Tournament, seat: int) -> dict[int, int]:
    """The own warriors that could fuse, each with its other half."""
    found: dict[int, int] = {}
    for fused in FUSIONS:
        one, other = PARENTS[fused]
        if one in s.teams[seat] and other in s.teams[seat]:
            found |= {one: other, other: one}
    return found


def drafted(s: Tournament, seat: int, warrior: int) -> float:
    """What a warrior is worth in the draft: more if it completes a fusion."""
    halves = [PARENTS[fused] for fused in FUSIONS if warrior in PARENTS[fused]]
    completes = any(w in s.teams[seat] for parents in halves for w in parents if w != warrior)
    return DRAFT_VALUE[warrior] + (4.0 if completes else 0.0)


def strength(s: Tournament, warrior: int) -> float:
    """How good a champion a warrior is (TOUR-8.5)."""
    forms = len(FORMS_OF[warrior]) > 1
    return s.left(warrior) * (1.5 if forms else 1.0) * (1 + ENDURANCE[warrior] / 60)


def keep(s: Tournament, seat: int, kind: int) -> float:
    """What a card is worth in hand, for discarding and passing."""
    if kind == SAUVETAGE:
        return 9.0
    if effect_of(kind, OP_FUSE):
        return 7.0 if partners(s, seat) else 0.1
    if kind == TRANSFORMATION:
        return 3.0 if any(len(FORMS_OF[w]) > 1 for w in s.teams[seat]) else 0.2
    if PILE[kind] == ATTACK:
        return 4.0 - 0.5 * sum(NEED[kind])
    return 4.0 if PILE[kind] == DEFENCE else 3.5
