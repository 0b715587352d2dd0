"""Build the state described by the keys of a hand-made position (`position.py`). `possible.py` checks it."""

from __future__ import annotations

from typing import Any

from nyoi.games.duel import position as said
from nyoi.games.duel.content import (
    BALL,
    BALL_OF,
    CARD_ROWS,
    CARDS,
    DECK,
    FIGURES,
    GROUP,
    GROUPS,
    HILLS,
    KIND,
    LETTERS,
    MARKET,
    NAPPA,
    SAIBAIMEN,
    TILES,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    UNITS,
    ZONES,
    is_hill,
)
from nyoi.games.duel.field import LAYOUTS, field_of
from nyoi.games.duel.numbers import most_health
from nyoi.games.duel.rules.match import CLOSE, START, TURNS, Match, Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.turn import Between, Deploy, Die, Turn
from nyoi.games.duel.setup import table
from nyoi.games.duel.state import EVERYBODY, UNTIL_END, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.position import Key, Position, impossible, twice
from nyoi.kernel.state import Setting


def given(setting: Setting, p: Position) -> Duel:
    """Return a table set up as the position says; anything not mentioned is as at the start of a round."""
    s = table(setting)
    s.a = p[said.A]
    s.places = LAYOUTS[p[said.LAYOUT]]
    s.field = field_of(s.places)
    s.hills = HILLS
    for zone in p[said.FLAT]:
        if not is_hill(HILLS, zone):
            raise impossible("position-no-hill", "DUEL-3.7", said.FLAT.name, ZONES[zone])
        s.hills &= ~(1 << zone)
    _put_teams(s, p)
    _put_saibaimen(s, p)
    _put_tokens(s, p)
    _put_cards(s, p)
    s.points = p.get(said.POINTS, s.points)
    s.reached = p.get(said.REACHED, s.reached)
    s.gains = max(s.reached)
    s.script = tuple([face - 1 for face in p[said.DICE]])
    _put_phase(s, p)
    return s


# -- teams and units


def _put_teams(s: Duel, p: Position) -> None:
    teams = p.need(said.TEAMS)
    for seat, team in enumerate(teams):
        s.drafted[seat] = team
        for unit in team:
            if s.owner[unit] != NOBODY:
                raise twice(UNITS[unit], "DUEL-4.7", said.TEAMS.name, said.TEAMS.name)
            s.owner[unit] = seat
            s.health[unit] = most_health(s.setting)[unit]
    s.owner[FIGURES:] = [s.owner[NAPPA]] * SAIBAIMEN
    for unit, words in p[said.UNITS].items():
        if s.owner[unit] == NOBODY:
            raise impossible("position-no-team", "DUEL-4.8", said.UNITS.name, UNITS[unit])
        _put_unit(s, unit, words)


def _put_unit(s: Duel, unit: int, words: tuple[tuple[str, int], ...]) -> None:
    """Apply the words about one character, each at most once; `ko` sets its health to 0."""
    told: dict[str, int] = {}
    for word, value in words:
        name, value = ("health", 0) if word == "ko" else (word, value)
        if name in told:
            raise impossible("position-unit-twice", said.CLAUSE, said.UNITS.name, UNITS[unit], word=word)
        told[name] = value
    s.zone[unit] = told.get("zone", s.zone[unit])
    s.health[unit] = told.get("health", s.health[unit])
    s.ki[unit] = told.get("ki", 0)
    s.stars[unit] = told.get("stars", 0)
    s.parades[unit] = told.get("parades", 0)
    s.balls[unit] = told.get("balls", 0)
    s.face[unit] = told.get("face", 0)
    s.down[unit] = "down" in told
    s.flying[unit] = UNTIL_END if "flying" in told else 0
    s.activated[unit] = "activated" in told


def _put_saibaimen(s: Duel, p: Position) -> None:
    """Place Saibaimen, the oldest first, and set the number lost for good."""
    zones, lost = p[said.SWARM], p[said.LOST]
    if (zones or lost) and s.owner[NAPPA] == NOBODY:
        raise impossible("position-saibaimen", "DUEL-4.11", said.SWARM.name if zones else said.LOST.name, UNITS[NAPPA])
    if len(zones) + lost > SAIBAIMEN:
        raise impossible("position-six", "DUEL-3.1", said.LOST.name, lost, most=SAIBAIMEN - len(zones))
    s.saibaimen = tuple(range(FIGURES, FIGURES + len(zones)))
    for unit, zone in zip(s.saibaimen, zones, strict=True):
        s.zone[unit] = zone
    s.reserve = tuple(range(FIGURES + len(zones), len(UNITS) - lost))
    s.gone = tuple(range(len(UNITS) - lost, len(UNITS)))


# -- tokens


def _put_tokens(s: Duel, p: Position) -> None:
    """Place the named tokens, then fill the remaining zones with the rest of each group."""
    s.tiles = p.get(said.TILES_OF, tuple(range(len(TILES))))
    if sorted(s.tiles) != list(range(len(TILES))):
        tiles = " ".join([TILES[tile] for tile in s.tiles])
        raise impossible("position-groups", "DUEL-4.5", said.TILES_OF.name, tiles, tiles=" ".join(TILES))
    lying: dict[int, Key[Any]] = {}
    for unit in range(FIGURES):
        for group in range(GROUPS):
            if s.balls[unit] >> group & 1:
                _take(lying, BALL_OF[group], said.UNITS)
    for number, zone in p[said.DROPPED].items():
        group = number - 1
        _take(lying, BALL_OF[group], said.DROPPED)
        s.dropped[group] = zone
        s.spots[len(ZONES) + group] = BALL_OF[group]
        s.looks[len(ZONES) + group] = 0 if s.choices.hide_dropped else EVERYBODY
    for zone, what in p[said.TOKENS].items():
        if what != said.EMPTY:
            group = s.tiles.index(zone // len(LETTERS))
            s.spots[zone] = TOKEN[f"{group + 1}-{what}" if what in TOKEN_KINDS else what]
            _take(lying, s.spots[zone], said.TOKENS)
    for group, tile in enumerate(s.tiles):
        zones = [len(LETTERS) * tile + i for i in range(len(LETTERS))]
        _fill(s, [zone for zone in zones if zone not in p[said.TOKENS]], group, lying)
    s.aside = sum([1 << token for token in range(len(TOKENS)) if token not in lying])
    s.deals = 1
    for spot, seats in p[said.LOOKED].items():
        for seat in seats:
            s.looks[spot] |= 1 << seat
    for group, zone in enumerate(s.dropped):
        if s.choices.hide_dropped and zone >= 0 and s.tiles[group] == zone // len(LETTERS) and s.spots[zone] >= 0:
            # the two can no longer be told apart (DUEL-6.14.4)
            s.mixed[group], s.looks[zone] = s.looks[zone], 0


def _fill(s: Duel, zones: list[int], group: int, lying: dict[int, Key[Any]]) -> None:
    """Place the rest of a group in the free zones, its ball last; the surplus counts as revealed."""
    rest = [token for token in range(len(TOKENS)) if GROUP[token] == group and token not in lying]
    rest.sort(key=lambda token: KIND[token], reverse=True)
    while len(rest) > len(zones) and any(KIND[token] != BALL for token in rest):
        rest.remove(next(token for token in reversed(rest) if KIND[token] != BALL))
    for zone, token in zip(zones, rest, strict=False):
        s.spots[zone] = token
        lying[token] = said.TOKENS


def _take(lying: dict[int, Key[Any]], token: int, key: Key[Any]) -> None:
    if token in lying:
        raise twice(TOKENS[token], "DUEL-3.30", lying[token].name, key.name)
    lying[token] = key


# -- cards


def _put_cards(s: Duel, p: Position) -> None:
    """Set hands, market, discard pile and deck top; other cards go below or to the discard pile."""
    none: list[tuple[int, ...]] = [(), ()]
    hands, bought = p.get(said.HANDS, none), p.get(said.BOUGHT, none)
    market, deck, discard = p[said.SHOP], p[said.PILE], p[said.DISCARD]
    rest = list(DECK)
    for key, cards in (
        *((said.HANDS.name, hand) for hand in hands),
        *((said.SHOP.name, market), (said.PILE.name, deck), (said.DISCARD.name, discard)),
    ):
        for card in cards:
            if card not in rest:
                copies = CARD_ROWS[card].copies
                raise impossible("position-copies", "DUEL-3.28", key, CARDS[card], copies=copies)
            rest.remove(card)
    while said.SHOP not in p and rest and len(market) < MARKET:
        market += (rest.pop(),)
    on_discard = p[said.REST] == "discard"
    s.hands = [tuple(sorted(hand)) for hand in hands]
    s.bought = [tuple(sorted(cards)) for cards in bought]
    s.known = s.bought.copy()
    s.market = [*market, *([NOBODY] * (MARKET - len(market)))]
    s.discard = (*discard, *(rest if on_discard else ()))
    s.deck, s.top = (*deck, *(() if on_discard else rest)), 0


# -- what happens now


def _put_phase(s: Duel, p: Position) -> None:
    """Set the round, the turn and the activation in progress."""
    phase = p.get(said.PHASE, "menu" if said.ACTIVE in p else said.CHOOSE)
    if phase in said.ACTIVATION:
        _put_activation(s, p)
    else:
        for key in said.OF_ACTIVATION:
            if key in p:
                allowed = ", ".join(said.ACTIVATION)
                raise impossible("position-phase", "DUEL-5.8", key.name, phase, allowed=allowed)
    s.round = p.get(said.ROUND, _first_round(s, phase))
    turn = p.get(said.TURN, s.first)
    if phase in said.ACTIVATION:
        unit = s.active
        if turn != s.owner[unit] and said.TURN in p:
            raise impossible("position-turn", "DUEL-5.4", said.TURN.name, turn, unit=UNITS[unit])
        top = Menu(unit) if phase == "menu" else Die(unit) if phase == "die" else Deploy(unit)
        s.stack = [Match(CLOSE), Turn(s.owner[unit], acted=True), top]  # type: ignore[list-item]
    elif phase == said.CHOOSE:
        s.stack = [Match(CLOSE), Turn(turn)]  # type: ignore[list-item]
    elif phase == said.BETWEEN:
        s.stack = [Match(CLOSE), Turn(1 - turn), Between(turn, opening=False)]  # type: ignore[list-item]
    elif said.TURN in p:
        allowed = ", ".join((said.CHOOSE, said.BETWEEN, *said.ACTIVATION))
        raise impossible("position-phase", "DUEL-5.4", said.TURN.name, phase, allowed=allowed)
    elif phase == said.ROUNDS:
        s.round -= 1
        s.stack = [Match(START)]  # type: ignore[list-item]
    elif phase == said.SAIBAIMAN_STEP:
        s.stack = [Match(TURNS), Swarm()]  # type: ignore[list-item]
    else:
        s.stack = [Match(CLOSE)]  # type: ignore[list-item]


def _put_activation(s: Duel, p: Position) -> None:
    """Set the active character, its remaining actions and its bonuses."""
    s.active = p.need(said.ACTIVE)
    if s.owner[s.active] == NOBODY or s.health[s.active] == 0:
        raise impossible("position-active", "DUEL-5.4", said.ACTIVE.name, UNITS[s.active])
    s.activated[s.active] = True
    s.actions = p[said.ACTIONS]
    s.power, s.bonus, s.reach = p[said.POWER], p[said.BONUS], p[said.REACH]
    s.soars = p[said.SOARS]
    cuts = p[said.CUTS]
    s.cuts = [*cuts, *([0] * (MARKET - len(cuts)))]


def _first_round(s: Duel, phase: str) -> int:
    """Return the first round in which figures can be where the position puts them (DUEL-6.1.1)."""
    before = phase in (said.ROUNDS, said.SAIBAIMAN_STEP)
    came = [unit for unit in range(FIGURES) if s.zone[unit] >= 0 and (before or not s.activated[unit])]
    return 2 if came or (before and s.saibaimen) else 1
