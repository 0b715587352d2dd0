"""Refusals: why a move is not possible now, with facts and clause. They use only what the seat knows."""

from __future__ import annotations

from nyoi.games.torak import dice, moves
from nyoi.games.torak.content import (
    AWAY,
    DIRECTIONS,
    EAST,
    ELEMENTS,
    ESCAPE,
    FILL,
    RIVER,
    SCENERY,
    SECTION,
    SOUTH,
    SPOT_OF,
    TRAIN,
)
from nyoi.games.torak.rules.army import Troops
from nyoi.games.torak.rules.draft import Draft, in_front
from nyoi.games.torak.rules.pool import Muster
from nyoi.games.torak.rules.race import Lap
from nyoi.games.torak.rules.scenery import ASK, Scenery
from nyoi.games.torak.rules.turn import Turn
from nyoi.games.torak.sheet import PLAIN, VOID, Sheet, cells
from nyoi.games.torak.state import CAUGHT, FACING, FLEEING, RESTED, STRIDING, Torak
from nyoi.games.torak.why_leg import why_no_leg, why_no_stride
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused


def why_not(s: Torak, seat: int, text: list[str]) -> Refused:
    """Return why a seat that is asked cannot answer with these words."""
    if not text or text[0] not in moves.FIELDS:
        return Refused("unknown-move", "TORAK-5.1", text=" ".join(text)[:40])
    frame = s.stack[-1]
    word, args = text[0], text[1:]
    if isinstance(frame, Scenery):
        return why_not_draw(s.sheets[0], frame.drawn, frame.section, word, args)
    if isinstance(frame, Draft):
        return why_not_draw(s.sheets[in_front(s, seat, frame.drawn)], frame.drawn, frame.section, word, args)
    if isinstance(frame, Troops):
        return why_not_there(s, frame.section, word, args)
    if isinstance(frame, Turn | Muster | Lap):
        if word != "burn":
            return Refused("burn-first", "TORAK-7.3") if word != "concede" else given_up(s, seat)
        return Refused("no-can", "TORAK-6.45", filled=s.sheet(seat).filled)
    if word == "concede":
        return given_up(s, seat)
    return why_not_act(s, seat, word, args)


def given_up(s: Torak, seat: int) -> Refused:
    """Return why conceding is not offered: already done, or not available in a simultaneous choice."""
    if s.gives_up[seat]:
        return Refused("given-up", "TORAK-8.12")
    return Refused("not-now", "TORAK-8.12")


def why_not_draw(sheet: Sheet, drawn: int, section: int, word: str, args: list[str]) -> Refused:
    element = SCENERY[drawn]
    if word != ASK[element]:
        return Refused("draw-first", "TORAK-4.1", element=ELEMENTS[element])
    if not args or args[0] not in SPOT_OF:
        return Refused("unknown-spot", "TORAK-3.1", text=" ".join(args)[:40])
    spot = SPOT_OF[args[0]]
    way = NOBODY
    if element == RIVER:
        if len(args) != 2 or args[1] not in (DIRECTIONS[EAST], DIRECTIONS[SOUTH]):
            return Refused("river-way", "TORAK-3.11")
        way = DIRECTIONS.index(args[1])
    covered = cells(element, spot, way)
    if len(covered) < (3 if element == RIVER else 1) or any(sheet.ground[a] == VOID for a in covered):
        return Refused("off-map", "TORAK-4.4")
    inside = sum(AWAY[section][a] == 0 for a in covered)
    if inside < min(2, len(covered)):
        return Refused("outside-section", "TORAK-4.4" if element == RIVER else "TORAK-4.2", section=SECTION[section])
    if any(sheet.ground[a] != PLAIN or sheet.path[a] for a in covered):
        return Refused("covered", "TORAK-4.3")
    return Refused("closes-off", "TORAK-4.5")


def why_not_there(s: Torak, section: int, word: str, args: list[str]) -> Refused:
    """Return why the Army's player cannot place a troop there."""
    if word != "troop":
        return Refused("troop-first", "TORAK-9.33")
    if len(args) != 1 or args[0] not in SPOT_OF:
        return Refused("unknown-spot", "TORAK-3.1", text=" ".join(args)[:40])
    spot = SPOT_OF[args[0]]
    if spot in s.at:
        return Refused("not-on-hero", "TORAK-9.31")
    if not s.sheets[0].free(spot):
        return Refused("not-free", "TORAK-9.29")
    return Refused("outside-section", "TORAK-9.29", section=SECTION[section])


def why_not_act(s: Torak, seat: int, word: str, args: list[str]) -> Refused:
    """Return why a hero cannot act this way, by the stage of its turn."""
    stage = s.stage[seat]
    if s.terms.keeps and s.sheet(seat).either != dice.NONE:
        return Refused("keep-first", "TORAK-9.23")
    if stage == RESTED:
        return Refused("resume-first", "TORAK-7.6")
    if stage == FLEEING:
        return why_not_escape(s, seat, word)
    if stage == CAUGHT:
        return Refused("caught-first", "TORAK-6.13")
    if stage == STRIDING:
        return why_no_stride(s, seat, args) if word == "stride" else Refused("stride-first", "TORAK-6.33")
    if word in ("train", "fill"):
        return why_not_spend(s.sheet(seat), word, args)
    if word == "flee" and s.engaged[seat]:
        return Refused("no-fuel", "TORAK-6.48")
    if word in ("fight", "flee"):
        return Refused("no-monster", "TORAK-6.33")
    if stage == FACING:
        return Refused("monster-first", "TORAK-5.2")
    if word == "leg":
        return Refused("engaged", "TORAK-6.40") if s.engaged[seat] else why_no_leg(s, seat, args)
    return Refused("not-now", "TORAK-5.1")


def why_not_escape(s: Torak, seat: int, word: str) -> Refused:
    """Return why a hero under a troop cannot do this."""
    if word == "escape":
        return Refused("no-six", "TORAK-6.50", value=ESCAPE)
    if word == "turbo":
        return Refused("no-fuel", "TORAK-6.48")
    if word == "yield":
        return Refused("no-yield", "TORAK-9.7a")
    return Refused("escape-first", "TORAK-6.46")


def why_not_spend(sheet: Sheet, word: str, args: list[str]) -> Refused:
    """Return why a die cannot be spent on Ki or on a Jerrycan."""
    clause, least = ("TORAK-6.43", TRAIN) if word == "train" else ("TORAK-6.45", FILL)
    if len(args) != 1 or args[0] not in ("1", "2", "3", "4", "5", "6") or not dice.holds(sheet.dice, int(args[0])):
        return Refused("no-such-die", "TORAK-6.3", text=" ".join(args)[:20])
    if int(args[0]) < least:
        return Refused("die-too-low", clause, value=int(args[0]), least=least)
    return Refused("ki-full" if word == "train" else "no-empty-can", clause)
