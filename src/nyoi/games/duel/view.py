"""Views of a game of Duel, built from nothing (DUEL section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nyoi.games.duel.content import (
    BALL_OF,
    CARDS,
    CHARACTERS,
    FIGURES,
    GROUPS,
    POSITIONS,
    SPOTS,
    TILES,
    TOKENS,
    UNITS,
    ZONES,
    is_hill,
)
from nyoi.games.duel.now import now
from nyoi.games.duel.numbers import PLAYED
from nyoi.games.duel.rules.opening import Form
from nyoi.games.duel.rules.reach import price
from nyoi.games.duel.state import PUBLIC, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import pack

if TYPE_CHECKING:
    from nyoi.games.duel.seen import DuelMixed, DuelOffer, DuelPlayer, DuelToken, DuelUnit, DuelView


def view(s: Duel, seat: int) -> DuelView:
    """Return the table as a seat sees it; `SPECTATOR` gets public information only."""
    seen: DuelView = {
        "game": "duel",
        "seat": seat,
        "seats": s.seats,
        "mode": s.setting.mode,
        "options": dict(s.setting.options),  # a copy: the reader owns the view
        "a": s.a,
        "round": s.round,
        "first": s.first,
        "turns": s.turns,
        "layout": [
            [TILES[s.places[2 * p]], s.places[2 * p + 1]] if s.places[2 * p] != NOBODY else None
            for p in range(len(POSITIONS))
        ],
        "hills": [id for z, id in enumerate(ZONES) if is_hill(s.hills, z)],
        "groups": [TILES[tile] if tile != NOBODY else None for tile in s.tiles],
        "deals": s.deals,
        "tokens": [token(s, seat, spot) for spot in range(len(SPOTS)) if s.spots[spot] != NOBODY],
        "mixed": [mixed(s, seat, group) for group in range(GROUPS) if s.mixed[group] != NOBODY],
        "aside": [id for t, id in enumerate(TOKENS) if s.aside >> t & 1],
        "deck": len(s.deck) - s.top,
        "market": [offer(s, slot) for slot in range(len(s.market))],
        "discard": [CARDS[card] for card in s.discard],
        "playing": [CARDS[card] for card in s.playing],
        "units": [character(s, unit) for unit in range(FIGURES) if s.owner[unit] != NOBODY],
        "saibaimen": [{"id": UNITS[unit], "zone": ZONES[s.zone[unit]], "owner": s.owner[unit]} for unit in s.saibaimen],
        "reserve": [UNITS[unit] for unit in s.reserve],
        "gone": [UNITS[unit] for unit in s.gone],
        "active": UNITS[s.active] if s.active != NOBODY else None,
        "actions": s.actions,
        "power": s.power,
        "bonus": s.bonus,
        "reach": s.reach,
        "soars": s.soars,
        "gains": s.gains,
        "players": [player(s, seat, other) for other in range(s.seats)],
        "now": now(s),
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
    }
    if s.setting.rules in PLAYED:
        seen["rules"] = s.setting.rules
    if s.stack and isinstance(s.stack[-1], Form):  # teams are secret until both are formed
        seen["ready"] = [bool(s.answers) and s.answers[other] is not None for other in range(s.seats)]
        answer = s.answers[seat] if seat >= 0 and s.answers else None
        seen["formed"] = None if answer is None else [CHARACTERS[c] for c in answer.args]
    return seen


def bit(seat: int) -> int:
    """Return the bit of a seat in a mask of knowers."""
    return 1 << seat if seat >= 0 else PUBLIC


def token(s: Duel, seat: int, spot: int) -> DuelToken:
    """Return a token on the field, with its face if the seat has looked at it (DUEL-6.16.1)."""
    group = spot - len(ZONES) if spot >= len(ZONES) else s.tiles.index(spot // 4)
    return {
        "spot": SPOTS[spot],
        "zone": ZONES[s.spot_zone(spot)],
        "group": group + 1,
        "token": TOKENS[s.spots[spot]] if s.over or s.looks[spot] & bit(seat) else None,
        "looked": knowers(s.looks[spot]),
    }


def mixed(s: Duel, seat: int, group: int) -> DuelMixed:
    """Return a dropped ball mixed with a zone's token, with that token's face if the seat knew it."""
    zone = s.dropped[group]
    one, other = s.spots[zone], s.spots[len(ZONES) + group]
    hidden = other if one == BALL_OF[group] else one
    return {
        "group": group + 1,
        "looked": knowers(s.mixed[group]),
        "token": TOKENS[hidden] if s.mixed[group] & bit(seat) else None,
    }


def knowers(mask: int) -> list[int]:
    """Return the seats that have looked, and -1 for the public."""
    return [who for who in (0, 1, -1) if mask & bit(who)]


def offer(s: Duel, slot: int) -> DuelOffer | None:
    """Return a market card with its price and the reduction included, or None for an empty slot."""
    if s.market[slot] == NOBODY:
        return None
    return {"card": CARDS[s.market[slot]], "cost": price(s, slot), "cut": s.cuts[slot]}


def character(s: Duel, unit: int) -> DuelUnit:
    """Return a character's board and figure, all of it public."""
    return {
        "id": UNITS[unit],
        "owner": s.owner[unit],
        "zone": ZONES[s.zone[unit]] if s.zone[unit] >= 0 else None,
        "health": s.health[unit],
        "ki": s.ki[unit],
        "stars": s.stars[unit],
        "parades": s.parades[unit],
        "balls": [group + 1 for group in range(GROUPS) if s.balls[unit] >> group & 1],
        "down": s.down[unit],
        "flying": s.flying[unit],
        "activated": s.activated[unit],
        "face": s.face[unit],
    }


def player(s: Duel, seat: int, other: int) -> DuelPlayer:
    """Return one player as a seat sees them: `bought` is public, `known` is known to both players."""
    opened = s.over or s.choices.open_hands or seat == other
    hand: list[str | None] = [CARDS[card] for card in s.hands[other]]
    if not opened:
        sure = s.known[other] if seat >= 0 else s.bought[other]
        hand = [*(CARDS[card] for card in sure), *([None] * (len(s.hands[other]) - len(sure)))]
    seen: DuelPlayer = {
        "points": s.points[other],
        "reached": s.reached[other],
        "drafted": [CHARACTERS[c] for c in s.drafted[other]],
        "hand": hand,
        "bought": [CARDS[card] for card in s.bought[other]],
    }
    if seat >= 0:
        seen["known"] = [CARDS[card] for card in s.known[other]]
    return seen
