"""Positions put together by hand, for tests, puzzles and lessons. `docs/games/uno.md` describes the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nyoi.games.uno.content import CARD, COLOUR, COLOURS, DECK, NO_COLOUR
from nyoi.games.uno.rules.effects import Plus4, Swap, Wish
from nyoi.games.uno.rules.match import DEAL, SCORE, Match
from nyoi.games.uno.rules.stack import Stack
from nyoi.games.uno.rules.turn import Drawn, Round, Turn
from nyoi.games.uno.setup import enough, table
from nyoi.games.uno.state import CALLED, EXPOSED, SURPRISED, Uno
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, shuffle_script

KEYS = frozenset(
    (
        *("seats", "mode", "options", "seed", "dealer", "scores", "round", "order"),
        *("hands", "pile", "discard", "rest", "colour", "direction", "markers", "laid"),
        *("turn", "phase", "total", "before", "called", "exposed", "surprised", "actor", "waved", "known"),
    )
)
PHASES = ("turn", "drawn", "wish", "plus4", "swap", "stack", "hold")


def given(setting: Setting, position: Mapping[str, Any]) -> Uno:
    """Any position in one call; with `order` a round about to be dealt from a stacked deck."""
    if unknown := set(position) - KEYS:
        raise bad("key", ", ".join(sorted(unknown)))
    s = table(setting)
    s.rng = Rng(int(position.get("seed", 0)))
    s.dealer = _seat(s, position, "dealer", max(s.dealer, 0))
    s.scores = _row(s, position, "scores")
    s.round = int(position.get("round", 0 if "order" in position else 1))
    if "order" in position:
        return _to_deal(s, _cards(position["order"]))
    _place(s, position)
    s.direction = -1 if position.get("direction", 1) in (-1, "counter") else 1
    s.markers = _row(s, position, "markers")
    s.laid = _seat(s, position, "laid", NOBODY)
    turn = _seat(s, position, "turn", 0)
    s.actor = _seat(s, position, "actor", (turn - s.direction) % s.seats)
    for key, call in (("called", CALLED), ("exposed", EXPOSED), ("surprised", SURPRISED)):
        for seat in position.get(key, ()):
            if seat not in range(s.seats) or len(s.hands[seat]) != 1:
                raise bad(key, f"seat {seat} does not hold one card")
            s.said(seat, call)
            if call == EXPOSED and "actor" not in position:
                s.actor = seat
    for seat in position.get("waved", ()):
        s.waved |= 1 << seat
    for x, y, cards in position.get("known", ()):
        if not set(_cards(cards)) <= set(s.hands[y]):
            raise bad("known", f"seat {y} does not hold {cards}")
        s.saw(x, y, _cards(cards))
    _begin(s, position, turn)
    return s


def _to_deal(s: Uno, order: tuple[int, ...]) -> Uno:
    """A round about to be dealt; a deck of fewer cards is a changed deck (UNO-4.9)."""
    if len(set(order)) != len(order):
        raise bad("order", "a card stands there twice")
    s.deck = tuple(sorted(order))
    s.out = tuple(card for card in DECK if card not in s.deck)
    enough(s.deck, s.seats)
    s.pile = s.deck  # where they lie until they are shuffled
    s.script = shuffle_script(s.deck, order)
    s.stack = [Match(DEAL)]  # type: ignore[list-item]
    return s


def _place(s: Uno, position: Mapping[str, Any]) -> None:
    """Lay out the cards: what is not named goes where `rest` says."""
    hands = position.get("hands", "")
    parts = hands.split("/") if isinstance(hands, str) else hands
    s.hands = [_cards(part) for part in parts]
    if len(s.hands) != s.seats or not all(s.hands):
        raise bad("hands", f"{len(s.hands)} hands, none of them empty, for {s.seats} seats")
    s.pile = _cards(position.get("pile", ""))
    s.discard = list(_cards(position.get("discard", "")))
    if not s.discard:
        raise bad("discard", "a card must be visible")
    named = [*s.pile, *s.discard, *(card for hand in s.hands for card in hand)]
    if len(set(named)) != len(named):
        raise bad("cards", "a card lies in two places")
    rest = tuple(card for card in DECK if card not in named)
    where = position.get("rest", "pile")
    if where == "pile":
        s.pile += rest
    elif where == "discard":
        s.discard = [*rest, *s.discard]
    elif where == "out":
        s.out = rest
    else:
        raise bad("rest", "pile, discard or out")
    s.deck = DECK  # a next round has all cards again (UNO-8.12)
    s.colour = _colour(position.get("colour"), COLOUR[s.visible])


def _begin(s: Uno, position: Mapping[str, Any], turn: int) -> None:
    """What is in progress: the phase, and whose it is."""
    phase = position.get("phase", "turn")
    if phase not in PHASES:
        raise bad("phase", ", ".join(PHASES))
    total = int(position.get("total", 2))
    now: Frame[Uno] = Turn(turn)
    if phase == "drawn":
        now = Drawn(turn)
    elif phase == "wish":
        now = Wish(turn)
    elif phase == "plus4":
        now = Plus4(turn, _colour(position.get("before"), NO_COLOUR), len(s.hands[turn]))
    elif phase == "swap":
        now = Swap(turn)
    elif phase == "stack":
        now = Stack(turn, total)
    waiting = Round(NOBODY)
    if phase == "hold":
        s.stack = [Match(SCORE), Round(turn, total if "total" in position else 0)]  # type: ignore[list-item]
    elif phase == "turn" and s.exposed == 0:
        s.stack = [Match(SCORE), Round(turn)]  # type: ignore[list-item]
    else:
        s.stack = [Match(SCORE), waiting, now]  # type: ignore[list-item]


def bad(key: str, detail: str) -> Refused:
    """A position that cannot be."""
    return Refused("bad-position", "UNO-4.4", key=key, detail=detail)


def _seat(s: Uno, position: Mapping[str, Any], key: str, otherwise: int) -> int:
    seat = position.get(key, otherwise)
    if seat != otherwise and seat not in range(s.seats):
        raise bad(key, f"no seat {seat}")
    return int(seat)


def _row(s: Uno, position: Mapping[str, Any], key: str) -> list[int]:
    row = list(position.get(key, [0] * s.seats))
    if len(row) != s.seats:
        raise bad(key, f"{len(row)} numbers for {s.seats} seats")
    return row


def _cards(text: Any) -> tuple[int, ...]:
    ids = text.split() if isinstance(text, str) else list(text)
    for id in ids:
        if id not in CARD:
            raise bad("card", str(id))
    return tuple(CARD[id] for id in ids)


def _colour(id: Any, otherwise: int) -> int:
    if id is None and otherwise != NO_COLOUR:
        return otherwise
    if id not in COLOURS:
        raise bad("colour", "one of " + ", ".join(COLOURS))
    return COLOURS.index(id)
