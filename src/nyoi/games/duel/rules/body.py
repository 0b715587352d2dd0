"""Changes to a unit: gains, immobilisation, wounds, KO (DUEL-3.3, DUEL-6.1, DUEL-6.14)."""

from __future__ import annotations

from nyoi.games.duel import events
from nyoi.games.duel.content import (
    BALL_OF,
    COMMON,
    FIGURES,
    GROUPS,
    MOST_KI,
    MOST_PARADES,
    MOST_STARS,
    NAPPA,
    TALENT_OF,
    TALENT_ROWS,
    VALUE,
    ZONES,
)
from nyoi.games.duel.numbers import most_health
from nyoi.games.duel.pieces import ACTION, ALLY_KO, FLIGHT, HEALTH, KI, PARADE, RANGE, STAR, STRENGTH
from nyoi.games.duel.rules.question import score
from nyoi.games.duel.state import EVERYBODY, OFF, UNTIL_END, Duel
from nyoi.kernel.decision import NOBODY

# -- gains


def space(s: Duel, unit: int, thing: int) -> int:
    """Return how much more of something a character can hold (DUEL-3.3)."""
    if thing == HEALTH:
        return most_health(s.setting)[unit] - s.health[unit]
    if thing == KI:
        return MOST_KI[unit] - s.ki[unit]
    if thing == STAR:
        return MOST_STARS - s.stars[unit]
    assert thing == PARADE
    return MOST_PARADES - s.parades[unit]


def gain(s: Duel, unit: int, thing: int, n: int) -> None:
    """Give something to a character; anything over the maximum is lost (DUEL-3.3, 3.12)."""
    if thing == FLIGHT:
        fly(s, unit)
        return
    if thing <= PARADE:
        n = min(n, space(s, unit, thing))
        if n == 0:
            return
    if thing == HEALTH:
        s.health[unit] += n
    elif thing == KI:
        s.ki[unit] += n
    elif thing == STAR:
        s.stars[unit] += n
    elif thing == PARADE:
        s.parades[unit] += n
    elif thing == ACTION:
        s.actions += n
    elif thing == STRENGTH:
        s.bonus += n
    else:
        assert thing == RANGE
        s.reach += n
    s.tell(events.GOT, unit, thing, n)


def gain_back(s: Duel, unit: int, ki: int, stars: int) -> None:
    """Refund what was paid, within the maxima, since a card may have filled them meanwhile.

    See DUEL-7.7, 3.3.
    """
    s.ki[unit] += min(ki, space(s, unit, KI))
    s.stars[unit] += min(stars, space(s, unit, STAR))


def fly(s: Duel, unit: int, until: int = UNTIL_END) -> None:
    """Make a figure fly, or let it take off when it stands up (DUEL-6.1.8, 6.8.1)."""
    if s.down[unit]:
        s.soars = True
    elif not s.flying[unit]:
        s.flying[unit] = until
        s.tell(events.FLIES, unit)


# -- lying and standing


def lay_down(s: Duel, unit: int) -> None:
    """Immobilise a figure and end its flight; repeating it has no effect (DUEL-6.1.4, 6.1.8)."""
    s.flying[unit] = 0
    if not s.down[unit]:
        s.down[unit] = True
        s.tell(events.DOWN, unit)


def stand_up(s: Duel, unit: int) -> None:
    """Stand a figure up; it takes off if its die granted flight while it was down (DUEL-6.1.8)."""
    s.down[unit] = False
    s.tell(events.STOOD, unit)
    if unit == s.active and s.soars:
        s.soars = False
        fly(s, unit)


def calm_down(s: Duel) -> None:
    """End all effects that last until the end of the activation (DUEL-7.15)."""
    s.active = NOBODY
    s.actions = s.power = s.bonus = s.reach = 0
    s.soars = False
    s.cuts = [0] * len(s.cuts)
    s.flying = [0] * len(s.flying)


# -- wounds and KO


def wound(s: Duel, unit: int, n: int) -> int:
    """Remove health from a unit, KO at 0, and return how much it lost (DUEL-6.9.10, 6.14.1)."""
    if n <= 0 or s.zone[unit] == OFF:
        return 0
    if unit >= FIGURES:  # a Saibaiman has 1 health and nothing else (DUEL-6.13.4)
        remove(s, unit)
        return 1
    n = min(n, s.health[unit])
    s.health[unit] -= n
    s.tell(events.WOUNDED, unit, n, s.health[unit])
    if s.health[unit] == 0:
        knock_out(s, unit)
    return n


def knock_out(s: Duel, unit: int) -> None:
    """Knock out a unit in five steps: points, tokens, balls, figure, talents (DUEL-6.14.1, DUEL-6.14.2)."""
    if unit >= FIGURES:
        remove(s, unit)
        return
    s.health[unit] = 0
    s.tell(events.KO, unit)
    score(s, 1 - s.owner[unit], VALUE[unit], events.BY_KO)
    s.ki[unit] = s.stars[unit] = s.parades[unit] = 0
    zone = s.zone[unit]
    held, s.balls[unit] = s.balls[unit], 0
    for g in range(GROUPS):
        if held >> g & 1:
            drop(s, g, zone)
    s.zone[unit] = OFF
    s.flying[unit] = 0
    s.down[unit] = False
    for ally in range(FIGURES):
        talent = TALENT_ROWS[TALENT_OF[ally]]
        if (
            talent.trigger == ALLY_KO
            and s.owner[ally] == s.owner[unit]
            and s.zone[ally] >= 0
            and COMMON[ally][unit] > 0
        ):
            s.tell(events.TALENT, ally, TALENT_OF[ally])
            gain(s, ally, talent.thing, talent.n)
    if unit == NAPPA and s.choices.leave_with_nappa:  # they leave without being beaten: no points
        for saibaiman in s.saibaimen:
            put_away(s, saibaiman)


def remove(s: Duel, unit: int) -> None:
    """Eliminate a Saibaiman (DUEL-6.13.5)."""
    put_away(s, unit)
    score(s, 1 - s.owner[unit], s.choices.saibaiman_vp, events.BY_SAIBAIMAN)


def put_away(s: Duel, unit: int) -> None:
    """Move a Saibaiman token from the field to the reserve, or out of the game (DUEL-6.13.5)."""
    s.tell(events.REMOVED, unit)
    s.zone[unit] = OFF
    s.saibaimen = tuple(u for u in s.saibaimen if u != unit)
    if s.choices.reuse:
        s.reserve = tuple(sorted((*s.reserve, unit)))
    else:
        s.gone += (unit,)


def drop(s: Duel, group: int, zone: int) -> None:
    """Drop the ball of a group in a zone, publicly unless the host hides it (DUEL-6.14.4)."""
    spot = len(ZONES) + group
    s.dropped[group] = zone
    s.spots[spot] = BALL_OF[group]
    s.looks[spot] = 0 if s.choices.hide_dropped else EVERYBODY
    s.tell(events.DROPPED, BALL_OF[group], zone)
    if s.choices.hide_dropped and s.spots[zone] >= 0 and s.tiles[group] == zone // 4:
        # Two identical backs with the same number become indistinguishable.
        s.mixed[group] = s.looks[zone]
        s.looks[zone] = 0
        if s.chance(2):
            s.spots[zone], s.spots[spot] = s.spots[spot], s.spots[zone]


def pick_up(s: Duel, spot: int) -> int:
    """Take the token of a spot; taking one of a mixed pair identifies the other."""
    token = s.spots[spot]
    s.spots[spot] = NOBODY
    s.looks[spot] = 0
    if spot >= len(ZONES):
        group = spot - len(ZONES)
        zone = s.dropped[group]
    else:
        group = s.tiles.index(spot // 4)
        zone = spot
    if s.mixed[group] >= 0 and s.dropped[group] == zone:
        unmix(s, group, token)
    if spot >= len(ZONES) and s.spots[spot] == NOBODY:
        s.dropped[group] = NOBODY
    return token


def unmix(s: Duel, group: int, taken: int) -> None:
    """Put the remaining token of a mixed pair where it belongs."""
    zone, beside = s.dropped[group], len(ZONES) + group
    other = s.spots[zone] if s.spots[zone] >= 0 else s.spots[beside]
    looks = s.looks[zone] | s.looks[beside]
    before, s.mixed[group] = s.mixed[group], NOBODY
    s.spots[zone] = s.spots[beside] = NOBODY
    s.looks[zone] = s.looks[beside] = 0
    if taken == BALL_OF[group]:
        s.spots[zone] = other
        s.looks[zone] = looks | before
        s.dropped[group] = NOBODY
    else:
        s.spots[beside] = other
        s.looks[beside] = looks
