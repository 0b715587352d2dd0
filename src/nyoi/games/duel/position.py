"""Any position in one call, for tests, puzzles and tutorials. `docs/games/duel.md` describes the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nyoi.games.duel.content import (
    BALL_OF,
    BASE_ACTIONS,
    CARD,
    DECK,
    FIGURES,
    GROUP,
    GROUPS,
    HILLS,
    KIND,
    LAST_ROUND,
    MARKET,
    MOST_HEALTH,
    MOST_KI,
    MOST_PARADES,
    MOST_STARS,
    NAPPA,
    SAIBAIMEN,
    SPOT,
    TILE,
    TILES,
    TOKEN,
    TOKEN_KINDS,
    TOKENS,
    UNIT,
    UNITS,
    ZONE,
    ZONES,
)
from nyoi.games.duel.field import LAYOUTS, field_of
from nyoi.games.duel.rules.match import CLOSE, START, TURNS, Match, Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.turn import Between, Deploy, Die, Turn
from nyoi.games.duel.setup import table
from nyoi.games.duel.state import EVERYBODY, UNTIL_END, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.state import Setting

KEYS: Final = frozenset(
    (
        *("seats", "mode", "options", "a", "layout", "flat", "teams", "units", "saibaimen", "lost"),
        *("groups", "tokens", "dropped", "looked", "hands", "bought", "market", "deck", "discard", "rest"),
        *("points", "reached", "round", "phase", "turn", "active", "actions", "power", "bonus", "reach", "dice"),
    )
)
PHASES: Final = ("round", "saibaimen", "choose", "deploy", "die", "menu", "between", "close")


def given(setting: Setting, position: Mapping[str, Any]) -> Duel:
    """A table with the pieces where the position says; what it does not mention is as at the start of a round."""
    if unknown := set(position) - KEYS:
        raise bad("unknown-key", ", ".join(sorted(unknown)))
    s = table(setting)
    s.a = _number(position, "a", 0, 0, 1)
    layout = position.get("layout", "standard")
    if layout not in LAYOUTS:
        raise bad("layout", str(layout))
    s.places = LAYOUTS[layout]
    s.field = field_of(s.places)
    s.hills = HILLS
    for zone in _ids(position.get("flat", ""), ZONE, "flat"):
        s.hills &= ~(1 << zone)
    s.round = _number(position, "round", 1, 1, LAST_ROUND)
    _put_teams(s, position)
    _put_saibaimen(s, position)
    _put_tokens(s, position)
    _put_cards(s, position)
    s.points = [int(n) for n in position.get("points", (0, 0))]
    s.reached = [int(n) for n in position.get("reached", (0, 0))]
    s.gains = max(s.reached)
    s.script = tuple(int(face) - 1 for face in position.get("dice", ()))
    _put_phase(s, position)
    return s


def bad(key: str, detail: str) -> Refused:
    """A position that cannot be."""
    return Refused("bad-position", "DUEL-3.1", key=key, detail=detail)


def _number(position: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    n = position.get(key, default)
    if not isinstance(n, int) or not low <= n <= high:
        raise bad(key, str(n))
    return n


def _ids(text: Any, table: Mapping[str, int], key: str) -> list[int]:
    """The things a text names; `-` is nothing."""
    found = []
    for id in text.split() if isinstance(text, str) else text:
        if id != "-":
            if id not in table:
                raise bad(key, str(id))
            found.append(table[id])
    return found


def _two(text: Any, table: Mapping[str, int], key: str) -> list[list[int]]:
    parts = text.split("/") if isinstance(text, str) else list(text)
    if len(parts) != 2:
        raise bad(key, "two parts are due, one for each seat")
    return [_ids(part, table, key) for part in parts]


def _put_teams(s: Duel, position: Mapping[str, Any]) -> None:
    characters = {id: u for id, u in UNIT.items() if u < FIGURES}
    for seat, team in enumerate(_two(position.get("teams", "- / -"), characters, "teams")):
        s.drafted[seat] = tuple(team)
        for unit in team:
            if s.owner[unit] != NOBODY:
                raise bad("teams", UNITS[unit])
            s.owner[unit] = seat
            s.health[unit] = MOST_HEALTH[unit]
    s.owner[FIGURES:] = [s.owner[NAPPA]] * SAIBAIMEN
    for id, text in position.get("units", {}).items():
        if id not in characters or s.owner[characters[id]] == NOBODY:
            raise bad("units", str(id))
        for word in text.split():
            _put_unit(s, characters[id], word)
    if any(s.zone[:FIGURES].count(z) > 3 for z in range(len(ZONES))):
        raise bad("units", "more than three figures in a zone")


def _put_unit(s: Duel, unit: int, word: str) -> None:
    """One word about a character: its zone, `health=3`, `balls=1,4`, `down`, `flying`, `activated`, `ko`."""
    name, _, value = word.partition("=")
    counters = {
        "health": (s.health, MOST_HEALTH[unit]),
        "ki": (s.ki, MOST_KI[unit]),
        "stars": (s.stars, MOST_STARS),
        "parades": (s.parades, MOST_PARADES),
    }
    if word in ZONE:
        s.zone[unit] = ZONE[word]
    elif name in counters and value.isdigit() and int(value) <= counters[name][1]:
        counters[name][0][unit] = int(value)
    elif name == "balls" and value:
        for n in value.split(","):
            if not n.isdigit() or not 1 <= int(n) <= GROUPS:
                raise bad("units", word)
            s.balls[unit] |= 1 << int(n) - 1
    elif word == "down":
        s.down[unit] = True
    elif word == "flying":
        s.flying[unit] = UNTIL_END
    elif word == "activated":
        s.activated[unit] = True
    elif word == "ko":
        s.health[unit] = 0
    else:
        raise bad("units", word)


def _put_saibaimen(s: Duel, position: Mapping[str, Any]) -> None:
    """Saibaimen in play, the oldest first, and how many are lost for good."""
    zones = _ids(position.get("saibaimen", ""), ZONE, "saibaimen")
    lost = _number(position, "lost", 0, 0, SAIBAIMEN)
    if len(zones) + lost > SAIBAIMEN or (zones and s.owner[NAPPA] == NOBODY):
        raise bad("saibaimen", "six tokens, for the owner of Nappa")
    s.saibaimen = tuple(range(FIGURES, FIGURES + len(zones)))
    for unit, zone in zip(s.saibaimen, zones, strict=True):
        s.zone[unit] = zone
    s.reserve = tuple(range(FIGURES + len(zones), len(UNITS) - lost))
    s.gone = tuple(range(len(UNITS) - lost, len(UNITS)))


def _put_tokens(s: Duel, position: Mapping[str, Any]) -> None:
    """Tokens on the field: named ones where they are said to lie, the rest of each group in the zones left."""
    s.tiles = tuple(_ids(position.get("groups", TILES), TILE, "groups"))
    if sorted(s.tiles) != list(range(len(TILES))):
        raise bad("groups", "each tile once, by group")
    free = set(range(len(TOKENS)))
    for unit in range(FIGURES):
        for group in range(GROUPS):
            if s.balls[unit] >> group & 1:
                _take(free, BALL_OF[group])
    for number, zone in position.get("dropped", {}).items():
        group = int(number) - 1
        _take(free, BALL_OF[group])
        s.dropped[group] = _ids([zone], ZONE, "dropped")[0]
        s.spots[len(ZONES) + group] = BALL_OF[group]
        s.looks[len(ZONES) + group] = 0 if s.choices.hide_dropped else EVERYBODY
    named: dict[int, int] = {}
    for id, what in position.get("tokens", {}).items():
        zone = _ids([id], ZONE, "tokens")[0]
        named[zone] = NOBODY
        if what != "-":
            group = s.tiles.index(zone // 4)
            full = f"{group + 1}-{what}" if what in TOKEN_KINDS else str(what)
            named[zone] = _ids([full], TOKEN, "tokens")[0]
            _take(free, named[zone])
    for zone in range(len(ZONES)):
        rest = [t for t in sorted(free) if GROUP[t] == s.tiles.index(zone // 4)]
        if zone not in named and rest:
            named[zone] = max(rest, key=lambda t: KIND[t])  # balls last, so that they are the ones left in place
            free.discard(named[zone])
        s.spots[zone] = named.get(zone, NOBODY)
    s.aside = sum(1 << t for t in free)
    s.deals = 1
    for id, seats in position.get("looked", {}).items():
        for seat in seats:
            s.looks[_ids([id], SPOT, "looked")[0]] |= 1 << int(seat)


def _take(free: set[int], token: int) -> None:
    if token not in free:
        raise bad("tokens", TOKENS[token])
    free.discard(token)


def _put_cards(s: Duel, position: Mapping[str, Any]) -> None:
    """Hands, market, discard pile and the top of the deck; the rest lies below, or on the discard pile."""
    hands = _two(position.get("hands", "- / -"), CARD, "hands")
    bought = _two(position.get("bought", "- / -"), CARD, "bought")
    market = _ids(position.get("market", ""), CARD, "market")
    deck = _ids(position.get("deck", ""), CARD, "deck")
    discard = _ids(position.get("discard", ""), CARD, "discard")
    rest = list(DECK)
    for card in (*hands[0], *hands[1], *market, *deck, *discard):
        if card not in rest:
            raise bad("cards", "more copies than there are")
        rest.remove(card)
    while "market" not in position and len(market) < MARKET:
        market.append(rest.pop())
    if len(market) > MARKET:
        raise bad("market", "three cards at most")
    on_discard = position.get("rest", "deck") == "discard"
    s.hands = [tuple(sorted(hand)) for hand in hands]
    s.bought = [tuple(sorted(cards)) for cards in bought]
    s.known = s.bought.copy()
    s.market = market + [NOBODY] * (MARKET - len(market))
    s.discard = tuple(discard + (rest if on_discard else []))
    s.deck, s.top = tuple(deck + ([] if on_discard else rest)), 0


def _put_phase(s: Duel, position: Mapping[str, Any]) -> None:
    """What happens now."""
    phase = position.get("phase", "menu" if "active" in position else "choose")
    if phase not in PHASES:
        raise bad("phase", str(phase))
    turn = _number(position, "turn", s.first, 0, 1)
    if phase == "round":
        s.round -= 1
        s.stack = [Match(START)]  # type: ignore[list-item]
    elif phase == "saibaimen":
        s.stack = [Match(TURNS), Swarm()]  # type: ignore[list-item]
    elif phase == "choose":
        s.stack = [Match(CLOSE), Turn(turn)]  # type: ignore[list-item]
    elif phase == "between":
        s.stack = [Match(CLOSE), Turn(1 - turn), Between(turn, opening=False)]  # type: ignore[list-item]
    elif phase == "close":
        s.stack = [Match(CLOSE)]  # type: ignore[list-item]
    else:
        unit = _ids([position.get("active", "")], UNIT, "active")[0]
        if unit >= FIGURES or s.owner[unit] == NOBODY or s.health[unit] == 0:
            raise bad("active", UNITS[unit])
        if phase != "deploy" and s.zone[unit] < 0:
            raise bad("active", "not on the field")
        s.active = unit
        s.activated[unit] = True
        s.actions = _number(position, "actions", BASE_ACTIONS, 0, 20)
        s.power = _number(position, "power", 0, 0, 9)
        s.bonus = _number(position, "bonus", 0, 0, 9)
        s.reach = _number(position, "reach", 0, 0, 9)
        top = {"deploy": Deploy, "die": Die, "menu": Menu}[phase](unit)
        s.stack = [Match(CLOSE), Turn(s.owner[unit], acted=True), top]  # type: ignore[list-item]
