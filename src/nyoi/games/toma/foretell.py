"""Move previews of Toma: effect and risk of a move, from a view alone (TOMA section 6).

They count cards and do not guess at the other players' reasoning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nyoi.games.toma.content import (
    CARD,
    CARDS,
    COPY,
    CROSS,
    GUESS,
    HIGH_OUT,
    LOW_OUT,
    PEEK,
    POWER,
    POWERS,
    REDRAW,
    SHIELD,
    TOMA,
    TRADE,
    VALUE,
)
from nyoi.games.toma.mind.odds import chances
from nyoi.kernel.decision import Move
from nyoi.kernel.foretell import note, percent

if TYPE_CHECKING:
    from nyoi.games.toma.seen import TomaForetold
    from nyoi.kernel.seen import Note, Tone


def foretell(view: dict[str, Any], move: Move | None) -> TomaForetold | None:
    """Return a preview of a discard or of an aimed power; None for players without the decision."""
    now = view["now"]
    if move is None or now is None or now["seat"] != view["seat"]:
        return None
    if now["kind"] == "discard" and move.word == "discard":
        return _discarding(view, move.args[0])
    if now["kind"] == "aim" and _WORDS[POWERS.index(now["power"])] == move.word:
        return _aiming(view, POWERS.index(now["power"]), move.args)
    return None


_WORDS = {
    GUESS: "guess",
    PEEK: "peek",
    CROSS: "cross",
    HIGH_OUT: "duel",
    LOW_OUT: "duel",
    REDRAW: "redraw",
    TRADE: "trade",
}


def _discarding(view: dict[str, Any], card: int) -> TomaForetold | None:
    """Preview a discard: the card's effect and the card kept (TOMA-5.2)."""
    hand = view["players"][view["seat"]]["hand"]
    if CARDS[card] not in hand:
        return None
    if card == TOMA:
        return {"notes": [note("toma-goes", "TOMA-6.50", "warn")]}
    power = POWER[card]
    notes: list[Note] = []
    if power == COPY:  # TOMA-6.26
        copied = view.get("copy_as")
        notes.append(note("copies", "TOMA-6.18", power=copied) if copied else note("copies-nothing", "TOMA-6.20"))
        power = POWERS.index(copied) if copied else COPY
    if power == SHIELD:
        notes.append(note("shield", "TOMA-6.39", "good"))
    elif power in _WORDS and not _aims(view, power):
        notes.append(note("no-target", "TOMA-6.2"))
    kept = next(id for id in hand if id != CARDS[card])
    return {"notes": [*notes, note("keeps", card=kept, value=VALUE[CARD[kept]])]}


def _aims(view: dict[str, Any], power: int) -> bool:
    """Return whether a power has any target (TOMA-6.0)."""
    others = [p for seat, p in enumerate(view["players"]) if seat != view["seat"] and p["inside"] and not p["shield"]]
    return power == REDRAW or len(others) > (0 if power != CROSS or view["options"]["cross_self"] else 1)


def _aiming(view: dict[str, Any], power: int, args: tuple[int, ...]) -> TomaForetold:
    """Preview an aimed power, with the risk of meeting a Zero.

    The clauses are TOMA-6.13, 6.34, 6.42, 6.47 for the powers and TOMA-6.4 for the Zero.
    """
    seat, target = view["seat"], args[0]
    if power == GUESS:
        notes = [_guess(view, target, args[1])]
    elif power == PEEK:
        notes = [note("peek", "TOMA-6.27", target=target)]
    elif power in (HIGH_OUT, LOW_OUT):
        notes = [_duel(view, target, power)]
    elif power == REDRAW:
        notes = _redraw(view, target)
    elif power == TRADE or seat in args:
        notes = [_trade(view, target if target != seat else args[1])]
    else:
        notes = [note("cross", "TOMA-6.28", one=target, other=args[1])]
    return {"notes": [*notes, *_zero(view, power, args)]}


def _guess(view: dict[str, Any], target: int, value: int) -> Note:
    hit = chances(view, target)[value]
    if hit == 0:
        return note("guess-never", "TOMA-6.13", "warn", target=target, value=value)
    if hit == 1:
        return note("guess-sure", "TOMA-6.13", "good", target=target, value=value)
    return note("guess", "TOMA-6.13", target=target, value=value, percent=percent(hit))


def _kept(view: dict[str, Any]) -> int:
    return VALUE[CARD[view["players"][view["seat"]]["hand"][0]]]


def _duel(view: dict[str, Any], target: int, power: int) -> Note:
    own, found = _kept(view), chances(view, target)
    higher, lower = sum(found[own + 1 :]), sum(found[:own])
    win, lose = (higher, lower) if power == HIGH_OUT else (lower, higher)
    tone: Tone = "good" if lose == 0 and win > 0 else "warn" if lose > win else "plain"
    clause = "TOMA-6.34" if power == HIGH_OUT else "TOMA-6.35"
    return note("duel", clause, tone, target=target, win=percent(win), lose=percent(lose), value=own)


def _redraw(view: dict[str, Any], target: int) -> list[Note]:
    """Preview a redraw: Toma eliminates its holder, an empty deck ends the round (TOMA-6.42, 7.6)."""
    if target == view["seat"]:
        own = view["players"][target]["hand"][0]
        if CARD[own] == TOMA:
            return [note("redraw-toma", "TOMA-6.44", "warn")]
        notes = [note("redraw-own", "TOMA-6.42", card=own)]
    else:
        toma = chances(view, target)[VALUE[TOMA]]
        notes = [note("redraw", "TOMA-6.44", "good" if toma == 1 else "plain", target=target, percent=percent(toma))]
    if view["left"] == 0 and view["options"]["empty_deck_draw"] == "round_ends":
        notes.append(note("redraw-dry", "TOMA-7.6", "warn"))
    return notes


def _trade(view: dict[str, Any], target: int) -> Note:
    own, found = _kept(view), chances(view, target)
    higher, lower = sum(found[own + 1 :]), sum(found[:own])
    return note("trade", "TOMA-6.47", target=target, higher=percent(higher), lower=percent(lower), value=own)


def _zero(view: dict[str, Any], power: int, args: tuple[int, ...]) -> list[Note]:
    """Return the risk that a card of value 1 meets a Zero (TOMA-6.4).

    There is none if a guess names the Zero and wins by that (TOMA-6.6).
    """
    if VALUE[CARD[view["now"]["card"]]] != 1:
        return []
    if power == GUESS and args[1] == 0 and view["options"]["named_zero"] == "guess_wins":
        return []
    targets = args[:2] if power == CROSS else args[:1]
    risks = [(chances(view, t)[0], t) for t in targets if t != view["seat"]]
    return [note("zero", "TOMA-6.4", "warn", target=t, percent=percent(risk)) for risk, t in risks if risk > 0]
