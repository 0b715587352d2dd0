"""Static values for a player: expected wounds, chances of a KO, tokens, cards (DUEL section 12)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import (
    BALL,
    BALL_OF,
    COMMON,
    DEFENCE_OF,
    FIGURES,
    GROUP,
    GROUPS,
    KIND,
    MOST_HEALTH,
    TECHNIQUE_ROWS,
    TECHNIQUES_OF,
    VALUE,
    ZONES,
    is_hill,
)
from nyoi.games.duel.mind.odds import stopped
from nyoi.games.duel.pieces import ENEMY
from nyoi.games.duel.rules.reach import castable, in_range
from nyoi.games.duel.rules.strike import ATTACK
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import NOBODY

SAIBAIMAN: Final = 0.6  # the value of removing one
TOKEN_WORTH: Final = 0.5
BALL_WORTH: Final = 1.0
HIGH_GROUND: Final = 0.06
NEAR: Final = 0.97  # discount of a distant goal for each action left unused
LATER: Final = 0.6  # discount when another activation is needed
FAR: Final = 0.8  # further discount for each zone beyond
# Indexed by zones to go minus actions left; a negative index deliberately counts from the end.
DISCOUNT: Final = [*(LATER * FAR**steps for steps in range(40)), *(NEAR**spare for spare in range(40, 0, -1))]


def affordable(s: Duel, unit: int, technique: int) -> bool:
    """Return whether a technique targets an enemy and its user can pay for it."""
    row = TECHNIQUE_ROWS[technique]
    return row.target == ENEMY and row.ki <= s.ki[unit] and row.stars <= s.stars[unit]


def raise_to(best: dict[int, float], zone: int, worth: float) -> None:
    if zone not in best or worth > best[zone]:
        best[zone] = worth


class Outlook:
    """Evaluation context of a seat: the table as far as it is known, and the token faces by spot."""

    def __init__(self, seat: int, s: Duel, faces: dict[int, int]) -> None:
        self.seat: Final = seat
        # Information hidden from the seat may be sampled or missing here; it is never read below.
        self.s: Final = s
        self.faces: Final = faces
        # Caches. Scoring tries moves only of the acting unit, so its zone is part of the keys.
        self._ball: float | None = None
        self._backs: dict[int, float] = {}
        self._ground: dict[int, float] | None = None
        self._upright: list[int] | None = None
        self._harm: dict[tuple[int, int, int], tuple[float, float]] = {}
        self._pushes: dict[tuple[int, int, int], float] = {}
        self._casts: dict[tuple[int, int, int, int], float | None] = {}
        self._goals: dict[int, dict[int, float]] = {}

    # -- blows

    def strike(self, technique: int, target: int, wounds: int) -> float:
        """Return the value of wounds on a target: a share of its Value for health lost, all for a KO."""
        lost, ko = self.harm(technique, target, wounds)
        if target >= FIGURES:
            return SAIBAIMAN
        share = VALUE[target] / MOST_HEALTH[target]
        carried = self.s.balls[target].bit_count()
        return lost * share + ko * (VALUE[target] + 0.5 * carried)

    def harm(self, technique: int, target: int, wounds: int) -> tuple[float, float]:
        """Return the expected health lost and the chance of a KO."""
        if target >= FIGURES:
            return 1.0, 1.0
        key = (technique, target, wounds)
        found = self._harm.get(key)
        if found is None:
            found = self._harm[key] = self._reckon(technique, target, wounds)
        return found

    def _reckon(self, technique: int, target: int, wounds: int) -> tuple[float, float]:
        s, health = self.s, self.s.health[target]
        hard, rolls, tokens = 0, DEFENCE_OF[target], s.parades[target]
        if technique != ATTACK:
            row = TECHNIQUE_ROWS[technique]
            hard = min(row.hard, wounds)
            rolls = 0 if row.no_die else 1 if row.no_reroll else rolls
            tokens = max(0, tokens - row.strip)
        soft = wounds - hard
        spare = self.spare(target)
        lost = ko = 0.0
        for n, p in enumerate(stopped(technique != ATTACK, rolls, soft)):
            through = hard + max(0, soft - n - tokens)
            lost += p * min(through, health)
            if through - spare >= health:
                ko += p
        return lost, ko

    def spare(self, target: int) -> int:
        """Return how many wounds nearby allies could take for a target without being KO (DUEL-6.9.8)."""
        s, here = self.s, self.s.zone[target]
        return sum(
            min(COMMON[ally][target], s.health[ally] - 1)
            for ally in self.upright(s.owner[target])
            if ally != target and (s.zone[ally] == here or s.zone[ally] in s.field.near[here])
        )

    def upright(self, seat: int) -> list[int]:
        """Return the standing figures of a player; the opponent's are cached, since they do not change."""
        if seat == self.seat:
            return self.s.standing(seat)
        if self._upright is None:
            self._upright = self.s.standing(seat)
        return self._upright

    def attack(self, unit: int, target: int, actions: int) -> float:
        """Return the value of a grouped attack, including a possible push."""
        s = self.s
        wounds = s.strength(unit) * actions + (s.bonus if unit == s.active else 0)
        return self.strike(ATTACK, target, wounds) + 0.3 * self.best_push(unit, target) * min(1.0, wounds / 3)

    def cast(self, unit: int, technique: int, target: int, second: int = NOBODY) -> float:
        """Return the value of a technique on a target, with side effects and costs."""
        s, row = self.s, TECHNIQUE_ROWS[technique]
        worth = self.strike(technique, target, row.wounds)
        if row.splash:
            for other in s.enemies(s.owner[unit]):
                if other != target and s.zone[other] == s.zone[target]:
                    worth += self.strike(ATTACK, other, row.splash)
        if second != NOBODY:
            worth += self.strike(ATTACK, second, row.second)
        if row.push:
            worth += 0.4 * self.best_push(unit, target)
        if row.fells and is_hill(s.hills, s.zone[target]):
            worth += self.fall(s.zone[target], NOBODY)
        if row.self_ko and unit < FIGURES:
            _, ko = self.harm(technique, target, row.wounds)
            if VALUE[min(target, FIGURES - 1)] < 4 or target >= FIGURES or ko <= 0.5:
                return -9.0
            worth -= VALUE[unit]
        worth -= row.self_wound * VALUE[unit] / MOST_HEALTH[unit]
        return worth - 0.12 * row.ki - 0.2 * row.stars

    # -- pushes and falls

    def fall(self, zone: int, pushed: int) -> float:
        """Return the value of a collapsing hill, with or without a figure pushed onto it (DUEL-6.6)."""
        s, worth = self.s, 0.0
        units = [u for u in s.inside(zone) if not s.flying[u]]
        for unit in units if pushed == NOBODY else [pushed, *units]:
            sign = -1.0 if s.owner[unit] == self.seat else 1.0
            if unit >= FIGURES:
                worth += sign * SAIBAIMAN
            else:
                share = VALUE[unit] / MOST_HEALTH[unit]
                worth += sign * (VALUE[unit] if s.health[unit] == 1 and not s.parades[unit] else share + 0.4)
        return worth

    def push(self, target: int, zone: int) -> float:
        """Return the value of a push: onto a hill, off a hill, or away from allies (DUEL-6.4.11, 6.4.12)."""
        s = self.s
        up = s.elevated(target)
        if is_hill(s.hills, zone) and not up:
            return self.fall(zone, target)
        if up and not s.flying[target] and not is_hill(s.hills, zone):
            return 0.5
        friends = sum(s.zone[ally] == zone for ally in self.upright(s.owner[target]))
        return 0.05 - 0.1 * friends

    def best_push(self, unit: int, target: int) -> float:
        """Return the value of the best push of this target by that unit."""
        if target >= FIGURES or self.s.zone[target] == OFF:
            return 0.0
        key = (target, unit, self.s.zone[unit])
        found = self._pushes.get(key)
        if found is None:
            found = max((self.push(target, z) for z in self.s.steps(target, 2)), default=0.0)
            self._pushes[key] = found
        return found

    # -- tokens

    def token(self, spot: int) -> float:
        """Return the value of revealing a token, by its face or the odds of its faces."""
        if spot in self.faces:
            return self.ball() if KIND[self.faces[spot]] == BALL else TOKEN_WORTH
        if spot >= len(ZONES):
            return self.ball()
        tile = spot // 4
        found = self._backs.get(tile)
        if found is None:
            found = self._backs[tile] = self.back(self.s.tiles.index(tile))
        return found

    def back(self, group: int) -> float:
        """Return the value of a token of a group when only its back is known."""
        s = self.s
        out = s.dropped[group] != NOBODY or any(held >> group & 1 for held in s.balls)
        if out or BALL_OF[group] in self.faces.values():
            return TOKEN_WORTH
        known = [token for token in self.faces.values() if GROUP[token] == group]
        hidden = sum(s.spots[4 * s.tiles[group] + i] >= 0 for i in range(4)) - len(known)
        chance = 1 / max(hidden, 1)
        return chance * self.ball() + (1 - chance) * TOKEN_WORTH

    def ground(self) -> dict[int, float]:
        """Return the best token value of each zone that has a token."""
        if self._ground is None:
            s = self.s
            self._ground = {}
            for spot, token in enumerate(s.spots):
                if token >= 0:
                    raise_to(self._ground, s.spot_zone(spot), self.token(spot))
        return self._ground

    def ball(self) -> float:
        """Return the value of a crystal ball: a card, and a lead before the seventh ball (DUEL-6.15)."""
        if self._ball is None:
            mine, theirs = self.s.balls_of(self.seat), self.s.balls_of(1 - self.seat)
            if mine + theirs == GROUPS - 1:
                lead = mine + 1 - theirs
                self._ball = BALL_WORTH + lead + (1.5 if lead > 0 else -1.0)
            else:
                self._ball = BALL_WORTH + 0.1 * mine
        return self._ball

    # -- what a figure could do from where it is

    def prospects(self, unit: int, actions: int) -> float:
        """Return the value of the best immediate option of a figure with this many actions."""
        s = self.s
        if actions <= 0 or s.zone[unit] == OFF or s.down[unit]:
            return 0.0
        best = max((self.token(p) for p in s.tokens_in(s.zone[unit])), default=0.0)
        for target in s.attackable(unit):
            best = max(best, self.attack(unit, target, actions))
        cast = self.best_cast(unit)
        return best if cast is None else max(best, cast + 0.25 * (actions - 1))

    def best_cast(self, unit: int) -> float | None:
        """Return the value of the best technique a figure can use on an enemy now, or None."""
        s = self.s
        key = (unit, s.zone[unit], s.reach, s.ki[unit])
        if key not in self._casts:
            found = [
                self.cast(unit, technique, target)
                for technique in TECHNIQUES_OF[unit]
                if affordable(s, unit, technique)
                for target in in_range(s, unit, technique)
            ]
            self._casts[key] = max(found, default=None)
        return self._casts[key]

    def flare(self, unit: int, technique: int) -> float:
        """Return the value of a technique that lays down all enemies in its user's zone."""
        s = self.s
        if not castable(s, unit, technique, NOBODY):
            return 0.0
        struck = [t for t in s.standing(1 - s.owner[unit]) if s.zone[t] == s.zone[unit]]
        return sum([0.3 if s.activated[t] else 0.6 for t in struck]) - 0.2

    def ahead(self, unit: int, zone: int, actions: int) -> float:
        """Return the value of a figure's prospects in a zone with this many actions left.

        Counts what it can do now, on its way, or in a later round.
        """
        s = self.s
        was, s.zone[unit] = s.zone[unit], zone
        best = self.prospects(unit, actions)
        high = HIGH_GROUND if s.elevated(unit) else 0.0
        s.zone[unit] = was
        far = s.field.far[zone]
        for there, worth in self.goals(unit).items():
            promised = worth * DISCOUNT[far[there] - actions]
            if promised > best:
                best = promised
        return best + high

    def goals(self, unit: int) -> dict[int, float]:
        """Return zones worth reaching, with the best value there: a token or an enemy."""
        found = self._goals.get(unit)
        if found is None:
            s = self.s
            found = self._goals[unit] = self.ground().copy()
            for enemy in s.enemies(self.seat):
                raise_to(found, s.zone[enemy], self.attack(unit, enemy, 2))
        return found

    def journey_to_enemy(self, zone: int) -> int:
        """Return the distance to the nearest enemy figure."""
        s = self.s
        far = s.field.far[zone]
        return min((far[s.zone[enemy]] for enemy in s.enemies(self.seat) if enemy < FIGURES), default=0)
