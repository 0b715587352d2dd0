"""Build the state described by a hand-made position. `position.py` has the keys, `possible.py` the checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nyoi.games.tournament.content import (
    COPIES,
    EFFECTS,
    EVENT,
    KIND_OF,
    KINDS,
    OP_DICE,
    OP_EXTRA_FIGHT,
    OP_NO_FIGHT,
    OP_NO_RESPONSE,
    OP_NO_TRANSFORMATION,
    OP_RANGE,
    OP_REROLLS,
    OP_RETRY,
    OP_TOLL,
    OP_VIGILANCE,
    PARENTS,
    PILE,
    PILES,
)
from nyoi.games.tournament.position import (
    ASIDE,
    BOTTOM,
    CLAUSE,
    DICE,
    DRAFTER,
    EVENT_CARD,
    EXTRA,
    FALLEN,
    FLARED,
    FLIPS,
    HANDS,
    LOST,
    ON_TOP,
    PHASE,
    PILE_NOW,
    ROUND,
    SEEN,
    SPECIALS,
    STARTER,
    TEAMS,
    THROWS,
    TIME_UP,
    TURN,
    UNDER,
)
from nyoi.games.tournament.rules.arena import arrive
from nyoi.games.tournament.rules.effects import effect
from nyoi.games.tournament.rules.match import NEXT, Match
from nyoi.games.tournament.rules.match import ROUND as BEGIN_ROUND
from nyoi.games.tournament.rules.opening import DEAL, PLACE, TEAM, THROW, Draft, Opening, Place
from nyoi.games.tournament.rules.turn import T3, Turn
from nyoi.games.tournament.setup import FULL_PILES, table
from nyoi.games.tournament.state import EVERYBODY, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.position import Key, Position, impossible
from nyoi.kernel.state import Setting

# Keys that a phase excludes, because they are decided later.
_AFTER_SETUP: Final = (
    *(LOST, HANDS, SEEN, UNDER, EVENT_CARD, BOTTOM, ASIDE, TURN, STARTER, ROUND, EXTRA, TIME_UP, FALLEN, FLARED),
    *(SPECIALS, FLIPS),
)
_LATER: Final[dict[str, tuple[Key[Any], ...]]] = {
    "throws": (TEAMS, PILE_NOW, DRAFTER, *_AFTER_SETUP),
    "draft": (PILE_NOW, *_AFTER_SETUP),
    "place": _AFTER_SETUP,
    "turn": (SPECIALS,),
}
# Effects of an Event that last for the turn; the others are resolved when it is flipped.
_LASTING: Final = (
    *(OP_DICE, OP_REROLLS, OP_TOLL, OP_RANGE, OP_NO_FIGHT, OP_NO_TRANSFORMATION, OP_RETRY, OP_NO_RESPONSE),
    *(OP_VIGILANCE, OP_EXTRA_FIGHT),
)


def given(setting: Setting, p: Position) -> Tournament:
    s = table(setting)
    phase = p[PHASE]
    for key in _LATER.get(phase, ()):
        if key in p:
            raise impossible("position-too-early", CLAUSE, key.name, phase)
    _put_teams(s, p)
    _put_cards(s, p)
    _put_knowledge(s, p)
    thrown = _thrown(s, p) if THROWS in p else p[DRAFTER]
    if p.get(DRAFTER, thrown) != thrown:
        raise impossible("position-drafter", "TOUR-4.3", DRAFTER.name, p[DRAFTER], thrown=thrown)
    s.drafter = NOBODY if phase == "throws" else thrown
    s.script = p[DICE]
    if phase in ("throws", "draft", "place"):
        _begin_setup(s, p, phase)
    else:
        _begin_turn(s, p, phase)
    return s


def _begin_setup(s: Tournament, p: Position, phase: str) -> None:
    """Set up a game in its setup phase (TOUR section 4)."""
    now: list[Frame[Tournament]]
    if phase == "throws":
        s.script = (*[die - 1 for throw in p[THROWS] for die in throw], *s.script)
        now = [Opening(THROW)]
    elif phase == "draft":
        picked = sum(len(team) for team in s.teams)
        now = [Opening(PLACE), *([Draft(picked)] if picked < TEAM * s.seats else [])]
    else:
        placed = sum(s.standing(w) for team in s.teams for w in team)
        now = [Opening(DEAL), *([Place(placed)] if placed < TEAM * s.seats else [])]
    if phase != "place":
        s.pile = ()
    s.stack = [Match(BEGIN_ROUND), *now]  # type: ignore[list-item]


def _begin_turn(s: Tournament, p: Position, phase: str) -> None:
    """Set up the start, middle or end of a turn (TOUR section 5)."""
    turn = p[TURN]
    s.starter = p.get(STARTER, turn if s.youngest == NOBODY else s.youngest)
    s.round, s.extra_rounds, s.time_up = p[ROUND], p[EXTRA], p[TIME_UP]
    s.fallen = p.get(FALLEN, tuple([x for x in range(s.seats) if not s.teams[x]]))
    s.flared, s.specials = p[FLARED], p[SPECIALS]
    s.active = turn
    s.stack = [Match(NEXT, turn)]  # type: ignore[list-item]
    if phase == "start" and EVENT_CARD in p:
        s.event = s.piles[EVENT][0]
        s.piles[EVENT] = s.piles[EVENT][1:]
        s.known[s.event] = EVERYBODY
        for op, amount, detail in EFFECTS[KIND_OF[s.event]]:
            if op in _LASTING:
                effect(s, turn, op, amount, detail)
    s.flips = p.get(FLIPS, 0 if s.event == NOBODY else 1)
    if phase != "end":
        s.stack.append(Turn(turn, T3) if phase == "start" else Turn(turn))  # type: ignore[arg-type]


def _thrown(s: Tournament, p: Position) -> int:
    """Return the first drafter by the starting throws (TOUR-4.3)."""
    equals = list(range(s.seats))
    for throw in p[THROWS]:
        due = len(equals) if len(equals) > 1 else 0
        if not due or len(throw) != due:  # a single leader is left: no further throw
            raise impossible("position-throws", "TOUR-4.3", THROWS.name, " ".join(map(str, throw)) or "-", due=due)
        equals = [seat for seat, die in zip(equals, throw, strict=True) if die == max(throw)]
    if len(equals) > 1:
        raise impossible("position-throws-tied", "TOUR-4.3", THROWS.name, " ".join(map(str, equals)))
    return equals[0]


def _put_teams(s: Tournament, p: Position) -> None:
    """Place warriors in teams, among the lost, in the pile and aside."""
    teams: list[tuple[tuple[int, int, int], ...]] = p[TEAMS]
    for seat, team in enumerate(teams):
        s.teams[seat] = tuple([warrior for warrior, _, _ in team])
        for warrior, space, damage in team:
            s.damage[warrior] = damage
            if space != NOBODY:
                arrive(s, warrior, space)
    s.lost = p.get(LOST, s.lost)
    for seat in range(s.seats):
        for warrior in (*s.teams[seat], *s.lost[seat]):
            for owned in (warrior, *PARENTS[warrior]):
                s.owner[owned] = seat
    s.aside = p[ASIDE]
    s.pile = p.get(PILE_NOW, tuple([w for w in s.roster if s.owner[w] == NOBODY and w not in s.aside]))
    s.bottom = p[BOTTOM]


def _put_cards(s: Tournament, p: Position) -> None:
    """Deal named cards to hands and to tops and bottoms of piles; other cards go in between."""
    left = [list(pile) for pile in FULL_PILES]

    def take(kind: int, key: str) -> int:
        found = next((card for card in left[PILE[kind]] if KIND_OF[card] == kind), NOBODY)
        if found == NOBODY:
            raise impossible("position-copies", "TOUR-3.9", key, KINDS[kind], copies=COPIES[kind])
        left[PILE[kind]].remove(found)
        return found

    hands: list[tuple[int, ...]] = p[HANDS]
    for seat, kinds in enumerate(hands):
        s.hands[seat] = tuple([take(kind, HANDS.name) for kind in kinds])
        for card in s.hands[seat]:
            s.known[card] = 1 << seat
    first = [take(p[EVENT_CARD], EVENT_CARD.name)] if EVENT_CARD in p else []
    on_top, under = _of_piles(p, ON_TOP, take), _of_piles(p, UNDER, take)
    for card in [card for cards in under for card in cards]:
        s.known[card] = EVERYBODY
    on_top[EVENT] = first + on_top[EVENT]
    s.piles = [(*on_top[pile], *left[pile], *under[pile]) for pile in range(len(PILES))]


def _of_piles(p: Position, key: Key[dict[int, tuple[int, ...]]], take: Callable[[int, str], int]) -> list[list[int]]:
    """Return the cards named by a key, by pile; each must be in its own pile (TOUR-3.9)."""
    found: list[list[int]] = [[] for _ in PILES]
    for pile, kinds in p[key].items():
        for kind in kinds:
            if PILE[kind] != pile:
                raise impossible("position-wrong-pile", "TOUR-3.9", key.name, KINDS[kind], pile=PILES[PILE[kind]])
            found[pile].append(take(kind, key.name))
    return found


def _put_knowledge(s: Tournament, p: Position) -> None:
    """Set the hand cards known to other players (TOUR-7.6, 10.1)."""
    for seat, holder, kind in p[SEEN]:
        strange = [card for card in s.hands[holder] if KIND_OF[card] == kind and not s.known[card] >> seat & 1]
        if not strange:
            raise impossible("position-seen", "TOUR-7.6", SEEN.name, f"{seat}:{holder}:{KINDS[kind]}")
        s.known[strange[0]] |= 1 << seat
