"""Consistency checks of hand-made positions. Positions reached by play always pass."""

from __future__ import annotations

from nyoi.games.duel.content import (
    ALL_BALLS,
    BALL,
    BASE_ACTIONS,
    CARD_ROWS,
    CARDS,
    FIGURES,
    GROUP,
    GROUPS,
    KIND,
    LETTERS,
    MOST_KI,
    MOST_PARADES,
    MOST_STARS,
    NAPPA,
    ROOM,
    SPOTS,
    TEAM_MOST,
    TECHNIQUE_ROWS,
    TECHNIQUES_OF,
    TOKENS,
    UNITS,
    ZONES,
)
from nyoi.games.duel.numbers import most_health
from nyoi.games.duel.rules.action import Act
from nyoi.games.duel.rules.hand import without
from nyoi.games.duel.rules.match import CLOSE, START, Match, Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.opening import Opening, within, worth
from nyoi.games.duel.rules.tokens import Dragon
from nyoi.games.duel.rules.turn import Between, Deploy, Die
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import impossible


def possible(s: Duel) -> None:
    """Raise if the state is impossible, with the name of the check and the clause it breaks."""
    if s.over or any(isinstance(frame, Opening) for frame in s.stack):  # nothing is laid out yet
        return
    teams_of_four(s)
    for unit in range(FIGURES):
        if s.owner[unit] != NOBODY:
            within_limits(s, unit)
            ko_has_nothing(s, unit)
            off_field_has_little(s, unit)
            flight_in_progress(s, unit)
    room_in_zones(s)
    came_by_activation(s)
    saibaimen_act_first(s)
    saibaimen_of_nappa(s)
    tokens_on_their_tiles(s)
    balls_not_all_held(s)
    looked_at_something(s)
    market_refilled(s)
    bought_in_hand(s)
    cuts_of_cards(s)
    gains_numbered(s)
    activation_in_progress(s)
    round_not_closed_early(s)
    somebody_left(s)


# -- teams and units


def teams_of_four(s: Duel) -> None:
    """Check that a team has one to four characters, within the host's limit (DUEL-4.8, 4.9)."""
    for seat in (0, 1):
        team = tuple(s.team(seat))
        if not 1 <= len(team) <= TEAM_MOST:
            raise impossible("position-team-size", "DUEL-4.8", "teams", len(team), most=TEAM_MOST)
        if not within(s, team):
            limit = s.setting.options["team_value_max"]
            raise impossible("position-team-dear", "DUEL-4.9", "teams", worth(team), limit=limit)


def within_limits(s: Duel, unit: int) -> None:
    """Check that no unit holds more than its board allows (DUEL-3.3)."""
    for name, found, most in (
        ("health", s.health[unit], most_health(s.setting)[unit]),
        ("ki", s.ki[unit], MOST_KI[unit]),
        ("stars", s.stars[unit], MOST_STARS),
        ("parades", s.parades[unit], MOST_PARADES),
    ):
        if not 0 <= found <= most:
            raise impossible("position-above", "DUEL-3.3", "units", f"{name}={found}", unit=UNITS[unit], most=most)


def ko_has_nothing(s: Duel, unit: int) -> None:
    """Check that a character at 0 health is off the field and has lost everything (DUEL-6.14.1)."""
    if s.health[unit] == 0 and (
        s.zone[unit] != OFF or s.ki[unit] or s.stars[unit] or s.parades[unit] or s.balls[unit] or s.down[unit]
    ):
        raise impossible("position-ko", "DUEL-6.14.1", "units", UNITS[unit])


def off_field_has_little(s: Duel, unit: int) -> None:
    """Check that a unit off the field has no ball, is not activated, down or flying (DUEL-6.1.2).

    It may lack health: nothing wounds it there, but the rulebook allows healing it (DUEL-3.29, 6.15.3).
    """
    if s.zone[unit] != OFF or s.health[unit] == 0:
        return
    activated = s.activated[unit] and unit != s.active
    for word, wrong in (
        ("balls", s.balls[unit] > 0),
        ("down", s.down[unit]),
        ("flying", s.flying[unit] > 0),
        ("activated", activated),
    ):
        if wrong:
            raise impossible("position-off-field", "DUEL-6.1.2", "units", word, unit=UNITS[unit])


def flight_in_progress(s: Duel, unit: int) -> None:
    """Check flights: not while down, only during the activation or the action they answer.

    See DUEL-6.1.8, 6.8.1.
    """
    if not s.flying[unit]:
        return
    if s.down[unit] or s.health[unit] == 0:
        raise impossible("position-down-flying", "DUEL-6.1.8", "units", UNITS[unit])
    if s.active == NOBODY and not any(isinstance(frame, Act) for frame in s.stack):
        raise impossible("position-flight", "DUEL-6.8.1", "units", UNITS[unit])


def room_in_zones(s: Duel) -> None:
    """Check that no zone holds more than three figures (DUEL-3.9)."""
    for zone in range(len(ZONES)):
        found = s.zone[:FIGURES].count(zone)
        if found > ROOM:
            raise impossible("position-zone-full", "DUEL-3.9", "units", ZONES[zone], found=found, most=ROOM)


def came_by_activation(s: Duel) -> None:
    """Check that in round 1 only activations brought units onto the field (DUEL-6.1.1, 6.13.1)."""
    top: object = s.stack[-1]
    starts = isinstance(top, Match) and top.step == START
    before = starts or opens_round(s)
    if s.round > (0 if starts else 1):
        return
    for unit in range(FIGURES):
        if s.zone[unit] != OFF and (before or not s.activated[unit]):
            raise impossible("position-first-round", "DUEL-6.1.1", "round", 1, unit=UNITS[unit])
    if before and s.saibaimen:
        raise impossible("position-first-round", "DUEL-6.1.1", "round", 1, unit=UNITS[s.saibaimen[0]])


def opens_round(s: Duel) -> bool:
    """Return whether the round is in window R or the Saibaimen's step, before any activation."""
    top: object = s.stack[-1]
    return isinstance(top, Swarm) or (isinstance(top, Between) and top.opening)


def saibaimen_act_first(s: Duel) -> None:
    """Check that no unit is activated before the Saibaimen have acted (DUEL-5.3, 5.4)."""
    for unit in range(FIGURES):
        if s.activated[unit] and opens_round(s):
            raise impossible("position-activated", "DUEL-5.3", "units", UNITS[unit])


def saibaimen_of_nappa(s: Duel) -> None:
    """Check that Saibaimen return, and leave when Nappa is KO, as the host's options say.

    See DUEL-6.13.5, 6.13.6.
    """
    if s.gone and s.choices.reuse:
        raise impossible("position-lost", "DUEL-6.13.5", "lost", len(s.gone))
    if s.saibaimen and s.choices.leave_with_nappa and s.health[NAPPA] == 0:
        raise impossible("position-left", "DUEL-6.13.6", "saibaimen", len(s.saibaimen))


# -- tokens


def tokens_on_their_tiles(s: Duel) -> None:
    """Check that tokens are on the tile of their group, and no ball is set aside (DUEL-4.5, 6.3.2)."""
    for zone in range(len(ZONES)):
        token = s.spots[zone]
        if token != NOBODY and GROUP[token] != s.tiles.index(zone // len(LETTERS)):
            raise impossible("position-token-tile", "DUEL-4.5", "tokens", TOKENS[token], zone=ZONES[zone])
    for token in range(len(TOKENS)):
        if s.aside >> token & 1 and KIND[token] == BALL:
            raise impossible("position-ball-gone", "DUEL-6.3.2", "tokens", TOKENS[token], group=GROUP[token] + 1)


def balls_not_all_held(s: Duel) -> None:
    """Check that the dragon is resolved as soon as all seven balls are held (DUEL-6.15.1)."""
    held = 0
    for unit in range(FIGURES):
        held |= s.balls[unit]
    if held == ALL_BALLS and not any(isinstance(frame, Dragon) for frame in s.stack):
        raise impossible("position-seven-balls", "DUEL-6.15.1", "units", f"balls={GROUPS}")


def looked_at_something(s: Duel) -> None:
    """Check that every looked-at spot has a token (DUEL-6.16.1)."""
    for spot in range(len(SPOTS)):
        if s.looks[spot] and s.spots[spot] == NOBODY:
            raise impossible("position-looked", "DUEL-6.16.1", "looked", SPOTS[spot])


# -- cards


def market_refilled(s: Duel) -> None:
    """Check that a market slot is empty only while no card can fill it (DUEL-6.5.3, 6.5.4)."""
    if NOBODY in s.market and s.drawable:
        raise impossible("position-market", "DUEL-6.5.3", "market", len(s.market) - s.market.count(NOBODY))


def bought_in_hand(s: Duel) -> None:
    """Check that a hand contains its publicly bought cards (DUEL-6.5.3)."""
    for seat in (0, 1):
        hand = s.hands[seat]
        for card in s.bought[seat]:
            if card not in hand:
                raise impossible("position-bought", "DUEL-6.5.3", "bought", CARDS[card])
            hand = without(hand, card)


def cuts_of_cards(s: Duel) -> None:
    """Check that cost reductions apply to market cards and never go below 0 (DUEL-6.5.2)."""
    for slot, cut in enumerate(s.cuts):
        card = s.market[slot]
        most = CARD_ROWS[card].cost if card != NOBODY else 0
        if not 0 <= cut <= most:
            raise impossible("position-cut", "DUEL-6.5.2", "cuts", cut, place=slot + 1, most=most)


# -- score, round, activation


def gains_numbered(s: Duel) -> None:
    """Check that every gain has its own number and brought points, and ties come from gains.

    See DUEL-8.3, 8.4.
    """
    if s.reached[0] == s.reached[1] > 0 or s.gains > sum(s.points):
        raise impossible("position-reached", "DUEL-8.3", "reached", f"{s.reached[0]} / {s.reached[1]}")
    for seat in (0, 1):
        if s.reached[seat] and not s.points[seat]:
            raise impossible("position-reached", "DUEL-8.3", "reached", f"{s.reached[0]} / {s.reached[1]}")
    if s.points[0] == s.points[1] > 0 and s.reached[0] == s.reached[1]:
        raise impossible("position-tied", "DUEL-8.4", "points", f"{s.points[0]} / {s.points[1]}")


def activation_in_progress(s: Duel) -> None:
    """Check that the active unit is on the field from its die on, without earlier gains (DUEL-5.8, 6.1.1)."""
    top: object = s.stack[-1]
    if not isinstance(top, Deploy | Die | Menu):
        return
    unit = top.unit
    if s.zone[unit] == OFF and not isinstance(top, Deploy):
        raise impossible("position-active-off", "DUEL-6.1.1", "active", UNITS[unit])
    if isinstance(top, Deploy | Die):
        added = (("actions", s.actions - BASE_ACTIONS), ("power", s.power), ("bonus", s.bonus), ("reach", s.reach))
        for key, n in (*added, ("soars", int(s.soars)), ("cuts", sum(s.cuts)), ("units", sum(s.flying))):
            if n:
                raise impossible("position-before-die", "DUEL-5.8", key, n, unit=UNITS[unit])
    powers = [TECHNIQUE_ROWS[t].strength for t in TECHNIQUES_OF[unit] if TECHNIQUE_ROWS[t].strength]
    if s.power and (not powers or s.power % powers[0]):
        raise impossible("position-power", "DUEL-3.25", "power", s.power, unit=UNITS[unit])
    if s.soars and not s.down[unit]:
        raise impossible("position-soars", "DUEL-6.1.8", "soars", "true", unit=UNITS[unit])


def round_not_closed_early(s: Duel) -> None:
    """Check that a round closes only when no unit is left to activate (DUEL-5.6)."""
    top: object = s.stack[-1]
    if isinstance(top, Match) and top.step == CLOSE:
        for seat in (0, 1):
            for unit in s.activatable(seat):
                raise impossible("position-close", "DUEL-5.6", "phase", "close", unit=UNITS[unit])


def somebody_left(s: Duel) -> None:
    """Check that neither team is entirely KO once the action is over (DUEL-8.5)."""
    if any(isinstance(frame, Act) for frame in s.stack):
        return
    for seat in (0, 1):
        if s.wiped(seat):
            raise impossible("position-wiped", "DUEL-8.5", "units", " ".join(UNITS[unit] for unit in s.team(seat)))
