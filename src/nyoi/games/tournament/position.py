"""Positions put together by hand: tests, puzzles, tutorials. `docs/games/tournament.md` describes the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nyoi.games.tournament.board import SPACE
from nyoi.games.tournament.content import (
    EFFECTS,
    EVENT,
    FACES,
    KIND,
    KIND_OF,
    PARENTS,
    PILE,
    PILES,
    WARRIOR,
)
from nyoi.games.tournament.rules.arena import arrive
from nyoi.games.tournament.rules.effects import effect
from nyoi.games.tournament.rules.match import NEXT, ROUND, Match
from nyoi.games.tournament.rules.opening import DEAL, PLACE, Draft, Opening, Place
from nyoi.games.tournament.rules.turn import T3, Turn
from nyoi.games.tournament.setup import table
from nyoi.games.tournament.state import EVERYBODY, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.state import Setting

KEYS: Final = frozenset(
    (
        *("seats", "mode", "options", "hands", "teams", "lost", "piles", "pile", "aside", "event", "phase", "turn"),
        *("drafter", "starter", "round", "extra_rounds", "fallen", "flips", "dice"),
    )
)
PHASES: Final = ("draft", "place", "turn", "start", "end")


def given(setting: Setting, position: Mapping[str, Any]) -> Tournament:
    """Any position in one call.

    By default `turn` is about to begin the part of its turn that follows the Event (phase `start`).
    """
    if unknown := set(position) - KEYS:
        raise bad("unknown-key", ", ".join(sorted(unknown)))
    s = table(setting)
    turn = int(position.get("turn", 0))
    s.starter = int(position.get("starter", turn))
    s.drafter = int(position.get("drafter", 0))
    s.round = int(position.get("round", 1))
    s.extra_rounds = int(position.get("extra_rounds", 0))
    s.flips = int(position.get("flips", 0))
    if not all(0 <= seat < s.seats for seat in (turn, s.starter, s.drafter)):
        raise bad("turn", "turn, starter and drafter must be seats")
    phase = str(position.get("phase", "start"))
    if phase not in PHASES:
        raise bad("phase", phase)
    put_teams(s, position)
    put_pile(s, position)
    put_cards(s, position)
    s.fallen = tuple(position.get("fallen", [x for x in range(s.seats) if not s.teams[x]]))
    s.script = tuple(chance(word) for word in str(position.get("dice", "")).split())
    begin(s, phase, turn, position)
    return s


def begin(s: Tournament, phase: str, turn: int, position: Mapping[str, Any]) -> None:
    """What is going on in the position."""
    if phase in ("draft", "place"):
        s.round = 0
        s.starter = NOBODY
        placed = sum(s.standing(w) for team in s.teams for w in team)
        picked = sum(len(team) for team in s.teams)
        if phase == "draft":
            s.pile = ()
            s.stack = [Match(ROUND), Opening(PLACE), Draft(picked)]  # type: ignore[list-item]
        else:
            s.stack = [Match(ROUND), Opening(DEAL), Place(placed)]  # type: ignore[list-item]
        return
    if not s.inside(turn) and phase != "end":
        raise bad("turn", "the player whose turn it is has no warrior")
    s.active = turn
    s.stack = [Match(NEXT, turn)]  # type: ignore[list-item]
    if phase == "turn":
        s.stack.append(Turn(turn))  # type: ignore[arg-type]
    elif phase == "start":
        s.stack.append(Turn(turn, T3))  # type: ignore[arg-type]
        if "event" in position:  # in force already; only what holds for the turn, an asking Event is to be flipped
            s.event = s.piles[EVENT][0]
            s.piles[EVENT] = s.piles[EVENT][1:]
            s.known[s.event] = EVERYBODY
            for found in EFFECTS[KIND_OF[s.event]]:
                if effect(s, turn, *found) is not None:
                    raise bad("event", "an Event that asks must be flipped: use the phase turn")


def put_teams(s: Tournament, position: Mapping[str, Any]) -> None:
    """`teams`: for each seat `warrior@space` or `warrior@space-damage`, seats separated by a stroke."""
    for seat, tokens in enumerate(by_seat(s, position.get("teams", ""), "teams")):
        for text in tokens:
            id, _, rest = text.partition("@")
            space, _, damage = rest.partition("-")
            warrior = named(WARRIOR, id, "warrior")
            if s.owner[warrior] != NOBODY:
                raise bad("teams", f"{id} stands there twice")
            s.owner[warrior] = seat
            s.teams[seat] += (warrior,)
            s.damage[warrior] = int(damage or 0)
            if space:
                if s.at[named(SPACE, space, "space")] != NOBODY:
                    raise bad("teams", f"{space} has two warriors")
                arrive(s, warrior, SPACE[space])
    for seat, ids in enumerate(by_seat(s, position.get("lost", ""), "lost")):
        s.lost[seat] = tuple(named(WARRIOR, id, "warrior") for id in ids)
    for seat in range(s.seats):
        for warrior in (*s.lost[seat], *[p for w in (*s.teams[seat], *s.lost[seat]) for p in PARENTS[w]]):
            if s.owner[warrior] not in (NOBODY, seat):
                raise bad("lost", "a warrior belongs to two players")
            s.owner[warrior] = seat


def put_pile(s: Tournament, position: Mapping[str, Any]) -> None:
    """`pile` and `aside`: the warriors of the pile from the top, and those beaten; without, all that are left."""
    free = [w for w in s.roster if s.owner[w] == NOBODY]
    s.aside = tuple(named(WARRIOR, id, "warrior") for id in str(position.get("aside", "")).split())
    if "pile" in position:
        s.pile = tuple(named(WARRIOR, id, "warrior") for id in str(position["pile"]).split())
    else:
        s.pile = tuple(w for w in free if w not in s.aside)
    if not set(s.pile) | set(s.aside) <= set(free) or set(s.pile) & set(s.aside):
        raise bad("pile", "a warrior lies in two places")


def put_cards(s: Tournament, position: Mapping[str, Any]) -> None:
    """`hands` by seat; `piles` from the top, the rest below in the order of the table; `event` on top of its pile."""
    piles = {**position.get("piles", {})}
    if "event" in position:
        piles["event"] = f"{position['event']} {piles.get('event', '')}"
    left = [list(pile) for pile in s.piles]

    def take(id: str) -> int:
        kind = named(KIND, id, "card")
        found = next((card for card in left[PILE[kind]] if KIND_OF[card] == kind), NOBODY)
        if found == NOBODY:
            raise bad("cards", f"there are not so many {id}")
        left[PILE[kind]].remove(found)
        return found

    for seat, ids in enumerate(by_seat(s, position.get("hands", ""), "hands")):
        s.hands[seat] = tuple(take(id) for id in ids)
        for card in s.hands[seat]:
            s.known[card] = 1 << seat
    for name, text in piles.items():
        pile = PILES.index(name) if name in PILES else NOBODY
        on_top = [take(id) for id in text.split()]
        if pile == NOBODY or any(PILE[KIND_OF[card]] != pile for card in on_top):
            raise bad("piles", name)
        left[pile] = on_top + left[pile]
    s.piles = [tuple(pile) for pile in left]


def by_seat(s: Tournament, text: Any, key: str) -> list[list[str]]:
    """The words for each seat."""
    parts = text.split("/") if isinstance(text, str) else [str(part) for part in text]
    if parts == [""]:
        parts = [""] * s.seats
    if len(parts) != s.seats:
        raise bad(key, f"{len(parts)} parts for {s.seats} seats")
    return [part.split() for part in parts]


def chance(word: str) -> int:
    """A die said aloud: a face, or a number from 1."""
    if word in FACES:
        return FACES.index(word)
    if not word.isdigit() or word == "0":
        raise bad("dice", word)
    return int(word) - 1


def named(table: dict[str, int], id: str, kind: str) -> int:
    """The number of an id."""
    if id not in table:
        raise bad(kind, id)
    return table[id]


def bad(key: str, detail: str) -> Refused:
    """A position that cannot be."""
    return Refused("bad-position", "TOUR-4.1", key=key, detail=detail)
