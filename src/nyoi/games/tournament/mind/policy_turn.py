"""Turns of the heuristic: movement, targets, cards (TOUR section 12)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.board import APART, AROUND, COLOUR, EDGE, GREEN, WITHIN, steps
from nyoi.games.tournament.content import (
    ABILITY,
    ATTACK,
    BASE,
    COUNTER_ATTACK,
    DEFENCE,
    DRAFT_WORTH,
    DRAWN,
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
from nyoi.games.tournament.mind.odds_fight import NEGLIGIBLE, Bout, bout, threat
from nyoi.games.tournament.rules.activation import fights_within
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import NOBODY

CARD: Final = 0.1  # value of a card of a type not yet held, in warriors
GOOD: Final = 0.2  # minimum value of a good fight
FUSING: Final = 0.6  # value of a space where two warriors can fuse
REACH: Final = 5  # distance at which enemies count as a threat
HELPS: Final = tuple(ABILITY[form] != SOLITAIRE for form in BASE)  # by warrior, whether it helps team-mates
FUSES: Final = tuple(effect_of(kind, OP_FUSE) is not None for kind in range(len(EFFECTS)))  # by kind of card


class Plans:
    """Evaluation of a turn for one seat, with results cached for the choices of one decision.

    With `whole`, every move is evaluated fully; otherwise only those that may be the best.
    """

    def __init__(self, s: Tournament, seat: int, backs: list[list[int]], whole: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.whole = whole
        self.backs = backs  # cards by player and type
        self.enemies = [w for x in range(s.seats) if x != seat for w in s.teams[x]]
        scores = [s.score(x) for x in range(s.seats)]
        most = max(scores)
        self.leaders = [x for x in range(s.seats) if x != seat and scores[x] == most]
        self.last = s.rounds_left
        self.late = min(self.last + 1, 3) / 3
        self.bouts: dict[tuple[int, int], Bout] = {}
        self.fears: dict[int, list[tuple[int, float]]] = {}
        self.cards = [self.card(pile) for pile in DRAWN]
        self._eases: list[float] = []
        held = any(FUSES[KIND_OF[card]] for card in s.hands[seat])
        self.partners: dict[int, int] = partners(s, seat) if held else {}

    # -- fights

    def bout(self, warrior: int, enemy: int) -> Bout:
        """Return the prospects of attacking an enemy where it stands."""
        found = self.bouts.get((warrior, enemy))
        if found is None:
            found = self.bouts[warrior, enemy] = bout(self.s, warrior, enemy, self.s.place[enemy])
        return found

    def fight(self, warrior: int, enemy: int) -> float:
        """Return the value of attacking an enemy, in warriors."""
        s = self.s
        kill = self.bout(warrior, enemy).kill
        score = self.promise(warrior, enemy, kill)
        if ABILITY[BASE[enemy]] == COUNTER_ATTACK:
            score -= (1 - kill) * max(self.threat(enemy, warrior, s.left(warrior)), 0.1)
        # Afterwards the attacker stands next to its target, among enemies.
        return score - 0.35 * self.fear(warrior, s.place[enemy]) * self.late

    def promise(self, warrior: int, enemy: int, kill: float) -> float:
        """Return the value of an attack: 1 for a kill, a share for damage, less near the end of the game."""
        s = self.s
        owner = s.owner[enemy]
        part = min(self.bout(warrior, enemy).damage / max(s.left(enemy), 1), 1.0)
        later = 0.25 + 0.3 * min(self.last, 4) / 4
        score = kill + (1 - kill) * part * later
        answers = 0.04 * min(self.backs[owner][1], 3)
        score *= 0.95 - answers
        if owner in self.leaders:
            score += 0.06
        return score + CARD * 0.8

    def fights(self, pairs: list[tuple[int, int]]) -> list[float]:
        """Return the values of some fights; those that cannot be the best get a value just below it."""
        bounds = [self.promise(w, e, self.bout(w, e).most) for w, e in pairs]
        found = bounds.copy()
        best = -9.0
        for i in sorted(range(len(pairs)), key=lambda i: -bounds[i]):
            if bounds[i] < best - 1e-6 and not self.whole:
                found[i] = best - 1e-6
            else:
                found[i] = self.fight(*pairs[i])
                best = max(best, found[i])
        return found

    def challenge(self, warrior: int, space: int) -> float:
        """Return the value of a fight against the pile: a card of choice if it is won."""
        risk = 0.12 if self.s.left(warrior) < 8 else 0.03
        return 0.06 - risk - 0.35 * self.fear(warrior, space)

    # -- danger

    def threat(self, enemy: int, warrior: int, left: int) -> float:
        """Return the chance that an enemy eliminates a warrior with `left` Endurance."""
        return threat(enemy, warrior, left)

    def fear(self, warrior: int, space: int) -> float:
        """Return the chance that some enemy near a space eliminates the warrior there."""
        known = self.fears.get(warrior)
        if known is None:
            s = self.s
            left = s.left(warrior)
            threats = [(s.place[e], self.threat(e, warrior, left)) for e in self.enemies]
            known = self.fears[warrior] = [pair for pair in threats if pair[1] > NEGLIGIBLE]
        worst = 0.0
        safe = 1.0
        apart = APART[space]
        for place, risk in known:
            if apart[place] <= REACH:
                if risk > worst:
                    worst = risk
                safe *= 1 - 0.3 * risk
        return max(worst * 0.6, 1 - safe)

    # -- going somewhere

    def moves(self, warrior: int, spaces: list[int], best: float) -> list[float]:
        """Return the values of moving to some empty spaces.

        Those that cannot reach `best` are only estimated.
        """
        if self.whole:
            return self.all_moves(warrior, spaces)
        if warrior not in self.partners and best > max(self.cards) + 0.06 + 0.45 * self.late:
            return [best - 1.0] * len(spaces)
        here = self.stand(warrior, self.s.place[warrior])
        hopes = [hope - here for hope in (*self.cards, 0.06 + here)]  # by colour: a card, or a challenge
        beside = warrior in self.partners
        eases = self.eases()
        found: list[float] = []
        for space in spaces:
            colour = COLOUR[space]
            score = hopes[colour]
            if score + eases[space] < best and not beside:
                score = best - 1.0
            elif colour == GREEN:
                score = self.challenge(warrior, space)
            else:
                score += self.stand(warrior, space)
                best = max(best, score)
            found.append(score)
        return found

    def all_moves(self, warrior: int, spaces: list[int]) -> list[float]:
        """Return the same values with every space evaluated fully, all threats at once."""
        s = self.s
        stands, fears = self.stands(warrior)
        risk = 0.12 if s.left(warrior) < 8 else 0.03
        here = self.stand(warrior, s.place[warrior])
        found: list[float] = []
        for space in spaces:
            colour = COLOUR[space]
            if colour == GREEN:
                found.append(0.06 - risk - 0.35 * fears[space])
            else:
                found.append(self.cards[colour] - here + stands[space])
        return found

    def stands(self, warrior: int) -> tuple[list[float], list[float]]:
        """Return the value of standing on each space for a warrior, and its chance of elimination there."""
        s = self.s
        self.fear(warrior, s.place[warrior])
        worst = [0.0] * len(AROUND)
        safe = [1.0] * len(AROUND)
        for place, risk in self.fears[warrior]:
            for space in (place, *WITHIN[REACH][place]):
                if risk > worst[space]:
                    worst[space] = risk
                safe[space] *= 1 - 0.3 * risk
        fears = [max(w * 0.6, 1 - left) for w, left in zip(worst, safe, strict=True)]
        stands = self.eases().copy()
        for space in AROUND[s.place[warrior]]:
            stands[space] = self.ease(warrior, space)  # a warrior does not reinforce itself
        partner = self.partners.get(warrior)
        fusing = () if partner is None else AROUND[s.place[partner]]
        for space in range(len(stands)):
            stands[space] = FUSING if space in fusing else stands[space] - 0.45 * fears[space] * self.late
        return stands, fears

    def card(self, pile: int) -> float:
        """Return the value of a card of this pile: lower if its type is held already, or the hand is full."""
        s = self.s
        held = sum([PILE_OF[card] == pile for card in s.hands[self.seat]])
        return (CARD if len(s.hands[self.seat]) < 5 else CARD * 0.3) / (1 + held) if s.piles[pile] else 0.0

    def stand(self, warrior: int, space: int) -> float:
        """Return the value of standing on a space: safe, near helpers, off the edge."""
        ease = self.ease(warrior, space)
        return ease if ease == FUSING else ease - 0.45 * self.fear(warrior, space) * self.late

    def ease(self, warrior: int, space: int) -> float:
        """Return the value of a space without threats."""
        s = self.s
        partner = self.partners.get(warrior)
        if partner is not None and s.place[partner] in AROUND[space]:
            return FUSING
        helpers = 0  # team-mates, without the warrior itself
        apart = APART[space]
        for mate in s.teams[self.seat]:
            if mate != warrior and s.place[mate] != NOBODY and apart[s.place[mate]] == 1 and HELPS[mate]:
                helpers += 1
        return ease(helpers, space)

    def eases(self) -> list[float]:
        """Return the value of every space without threats, for a warrior coming from elsewhere."""
        if not self._eases:
            self._eases = [ease(helpers, space) for space, helpers in enumerate(helped(self.s, self.seat))]
        return self._eases

    # -- cards in the windows of the own turn

    def window(self, kind: int, best: float) -> float:
        """Return the value of playing a card now, compared with the best activation `best`.

        Below 0 keeps it.
        """
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
        """Return whether there is more than one good fight."""
        s = self.s
        pairs = [(m.args[0], s.at[m.args[1]]) for m in fights_within(s, self.seat, 1) if s.at[m.args[1]] != NOBODY]
        worth = {e for w, e in pairs if self.promise(w, e, self.bout(w, e).most) > GOOD and self.fight(w, e) > GOOD}
        return len(worth) > (0 if s.activated else 1)

    def pull(self) -> tuple[int, int] | None:
        """Return the own warrior and the enemy to pull near for the best fight."""
        apart = [(w, e, steps(self.s.place[w], self.s.place[e])) for w in self.s.teams[self.seat] for e in self.enemies]
        return self.best_of([(w, e) for w, e, far in apart if self.s.reach < far <= 6], 0.4)

    def jump(self) -> tuple[int, int] | None:
        """Return the own warrior to relocate, and the enemy to put it next to."""
        apart = [(w, e, steps(self.s.place[w], self.s.place[e])) for w in self.s.teams[self.seat] for e in self.enemies]
        return self.best_of([(w, e) for w, e, far in apart if far > self.s.reach], 0.5)

    def best_of(self, pairs: list[tuple[int, int]], least: float) -> tuple[int, int] | None:
        """Return the pair with the best fight, if its value exceeds `least`."""
        best = max(zip(self.fights(pairs), pairs, strict=True), default=None)
        return best[1] if best is not None and best[0] > least else None


def ease(helpers: int, space: int) -> float:
    """Return the value of a space from helpers and the edge."""
    return 0.02 * min(helpers, 2) - (0.02 if EDGE[space] else 0.0)


def helped(s: Tournament, seat: int) -> list[int]:
    """Return the number of helping team-mates adjacent to each space."""
    found = [0] * len(AROUND)
    for warrior in s.teams[seat]:
        if s.place[warrior] != NOBODY and HELPS[warrior]:
            for space in AROUND[s.place[warrior]]:
                found[space] += 1
    return found


def partners(s: Tournament, seat: int) -> dict[int, int]:
    """Return the own warriors that could fuse, each with its partner."""
    found: dict[int, int] = {}
    for fused in FUSIONS:
        one, other = PARENTS[fused]
        if one in s.teams[seat] and other in s.teams[seat]:
            found |= {one: other, other: one}
    return found


def drafted(team: list[int], warrior: int) -> float:
    """Return the draft value of a warrior, with a bonus if it completes a fusion."""
    halves = [PARENTS[fused] for fused in FUSIONS if warrior in PARENTS[fused]]
    completes = any(w in team for parents in halves for w in parents if w != warrior)
    return DRAFT_WORTH[warrior] + (0.04 if completes else 0.0)


def strength(s: Tournament, warrior: int) -> float:
    """Return the value of a warrior as champion (TOUR-8.5)."""
    forms = len(FORMS_OF[warrior]) > 1
    return s.left(warrior) * (1.5 if forms else 1.0) * (1 + ENDURANCE[warrior] / 60)


def keep(s: Tournament, seat: int, kind: int) -> float:
    """Return the value of a card in hand, for discarding and passing."""
    if kind == SAUVETAGE:
        return 9.0
    if effect_of(kind, OP_FUSE):
        return 7.0 if partners(s, seat) else 0.1
    if kind == TRANSFORMATION:
        return 3.0 if any(len(FORMS_OF[w]) > 1 for w in s.teams[seat]) else 0.2
    if PILE[kind] == ATTACK:
        return 4.0 - 0.5 * sum(NEED[kind])
    return 4.0 if PILE[kind] == DEFENCE else 3.5
