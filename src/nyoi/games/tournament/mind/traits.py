"""Moves in numbers, from the view of who chooses: what a learned ranking weighs.

The first number is the rule of thumb's own judgement, with fights and throws reckoned as in a dream; the others say
what kind of move it is and let a learned ranking correct that: whom it risks, whom it hits, what it spends.
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.tournament.board import APART, COLOUR, EDGE, GREEN, MOVEMENT
from nyoi.games.tournament.content import ABILITY, BASE, COUNTER_ATTACK, DIVISION, DRAFT_WORTH, ENDURANCE
from nyoi.games.tournament.imagine import glance
from nyoi.games.tournament.mind.default import declared
from nyoi.games.tournament.mind.features import MIGHT
from nyoi.games.tournament.mind.policy import backs_of, clear_difference, judged
from nyoi.games.tournament.mind.policy_turn import keep
from nyoi.games.tournament.mind.rollout import Hunches, backs
from nyoi.games.tournament.rules.attack import Throws
from nyoi.games.tournament.rules.defence import Step
from nyoi.games.tournament.rules.dice import share
from nyoi.games.tournament.rules.fight import Landing
from nyoi.games.tournament.rules.strike import Flee
from nyoi.games.tournament.state import ATTACKER, Tournament
from nyoi.kernel.decision import NOBODY, Move

TRAITS: Final[tuple[str, ...]] = (
    "behind",  # the rule of thumb's best move, by clear differences: 0 for it, -4 for what is far worse
    "fight",  # an enemy is attacked
    "kill",  # ... how likely it is eliminated
    "kill_late",  # ... by how near the end is
    "damage",  # ... what part of it is expected to be hit
    "prize",  # ... how good it is
    "leader",  # ... it belongs to who is ahead
    "counter",  # ... it may attack back
    "challenge",  # a warrior of the pile is fought
    "danger",  # how likely who moves is eliminated where it comes to stand
    "escape",  # how much less likely than where it stands
    "price",  # how good a warrior is put at risk
    "fresh",  # what part of its Endurance it has
    "draw",  # what the card of the space is worth
    "edge",  # it comes to stand on the edge
    "near",  # team-mates beside it
    "card",  # a card is played or given away
    "kept",  # what that card is worth in hand
    "decline",  # nothing is done: the turn ends, a blow is taken, an offer turned down
    "throw",  # dice are thrown
    "thrown",  # which part of them
    "blow",  # of an attack that is declared, what part of the target it takes
    "ends",  # ... it eliminates
    "open",  # ... nobody can answer it
    "drafted",  # what a warrior is drafted for
)


def traits(view: dict[str, Any], moves: list[Move]) -> list[list[float]]:
    """A list of numbers for every move offered, in the order of `TRAITS`, from what a seat sees."""
    return described(glance(view), view["seat"], moves, backs_of(view))


def traits_of(s: Tournament, seat: int, moves: list[Move]) -> list[list[float]]:
    """The same for a seat in a dream, without a view of it: nothing else of the dream is read."""
    return described(s, seat, moves, backs(s))


FAR: Final = -4.0  # what is further behind is not told apart
IDLE: Final = ("decline", "skip", "end", "take")

BEHIND: Final = TRAITS.index("behind")
FIGHT: Final = TRAITS.index("fight")
KILL: Final = TRAITS.index("kill")
KILL_LATE: Final = TRAITS.index("kill_late")
DAMAGE: Final = TRAITS.index("damage")
PRIZE: Final = TRAITS.index("prize")
LEADER: Final = TRAITS.index("leader")
COUNTER: Final = TRAITS.index("counter")
CHALLENGE: Final = TRAITS.index("challenge")
DANGER: Final = TRAITS.index("danger")
ESCAPE: Final = TRAITS.index("escape")
PRICE: Final = TRAITS.index("price")
FRESH: Final = TRAITS.index("fresh")
DRAW: Final = TRAITS.index("draw")
ON_EDGE: Final = TRAITS.index("edge")
NEAR: Final = TRAITS.index("near")
CARD: Final = TRAITS.index("card")
KEPT: Final = TRAITS.index("kept")
DECLINE: Final = TRAITS.index("decline")
THROW: Final = TRAITS.index("throw")
THROWN: Final = TRAITS.index("thrown")
BLOW: Final = TRAITS.index("blow")
ENDS: Final = TRAITS.index("ends")
OPEN: Final = TRAITS.index("open")
DRAFTED: Final = TRAITS.index("drafted")


def described(s: Tournament, seat: int, moves: list[Move], shown: list[list[int]]) -> list[list[float]]:
    """The numbers of every move; `shown` are the backs of everybody's cards."""
    plans = Hunches(s, seat, shown, whole=True)
    scores = judged(s, seat, moves, shown, whole=True, plans=plans)
    clear, best = clear_difference(s), max(scores)
    frame = s.stack[-1]
    fears: dict[int, list[float]] = {}
    found: list[list[float]] = []
    for i, move in enumerate(moves):
        row = [0.0] * len(TRAITS)
        row[BEHIND] = max((scores[i] - best) / clear, FAR)
        word = move.word
        if word == "go":
            warrior, space = move.args
            if warrior not in fears:
                fears[warrior] = plans.stands(warrior)[1]
            going(plans, warrior, space, fears[warrior], row)
        elif word == "reroll":
            row[THROW], row[THROWN] = 1.0, len(move.args) / 6
        elif isinstance(frame, Throws):
            attacking(s, frame, move, row)
        elif word == "space":
            landing(plans, move.args[0], row)
        elif word == "place":
            placing(s, seat, move.args[0], move.args[1], row)
        elif word == "draft":
            row[DRAFTED], row[PRICE] = DRAFT_WORTH[move.args[0]], MIGHT[move.args[0]] / 2
        elif word == "pick":
            whom(s, move.args[0], row)
        elif word in IDLE:
            row[DECLINE] = 1.0
        elif word == "throw":
            row[THROW] = 1.0
        elif word == "draw":
            row[DRAW] = 10 * plans.cards[move.args[0]]
        if word in ("card", "discard", "give"):
            row[CARD], row[KEPT] = 1.0, keep(s, seat, move.args[0]) / 5
        found.append(row)
    return found


def going(plans: Hunches, warrior: int, space: int, fears: list[float], row: list[float]) -> None:
    """A warrior is activated: whom it fights, what it draws, how it stands then."""
    s = plans.s
    enemy = s.at[space]
    whom(s, warrior, row)
    row[DANGER] = fears[space]
    row[ESCAPE] = fears[s.place[warrior]] - fears[space]
    row[ON_EDGE] = 1.0 if EDGE[space] else 0.0
    if enemy != NOBODY:
        bout = plans.bout(warrior, enemy)
        row[FIGHT], row[KILL], row[KILL_LATE] = 1.0, bout.kill, bout.kill / (plans.last + 1)
        row[DAMAGE] = min(bout.damage / max(s.left(enemy), 1), 1.5)
        row[PRIZE] = MIGHT[enemy] / 2
        row[LEADER] = 1.0 if s.owner[enemy] in plans.leaders else 0.0
        row[COUNTER] = 1.0 if ABILITY[BASE[enemy]] == COUNTER_ATTACK else 0.0
    elif COLOUR[space] == GREEN:
        row[CHALLENGE] = 1.0
    else:
        row[DRAW] = 10 * plans.cards[COLOUR[space]]
        row[NEAR] = 10 * plans.ease(warrior, space)


def attacking(s: Tournament, frame: Throws, move: Move, row: list[float]) -> None:
    """An attack is declared: what it takes, and whether it can be answered."""
    target = s.fighters[1 - frame.side]
    left = max(s.left(target), 1)
    taken = share(s, declared(s, frame, move), DIVISION[s.form[target]])
    row[BLOW] = min(taken / left, 1.5)
    row[ENDS] = 1.0 if taken >= left else 0.0
    row[OPEN] = 1.0 if frame.throws == 1 and not s.vigilant else 0.0


def landing(plans: Hunches, space: int, row: list[float]) -> None:
    """A fighter comes to stand somewhere."""
    s = plans.s
    frame = s.stack[-1]
    row[ON_EDGE] = 1.0 if EDGE[space] else 0.0
    if isinstance(frame, Landing):
        warrior = s.fighters[ATTACKER]
        row[DRAW] = 10 * plans.cards[COLOUR[space]]
    elif isinstance(frame, Flee | Step):
        warrior = s.fighters[frame.side]
    else:
        return
    whom(s, warrior, row)
    row[DANGER] = plans.fear(warrior, space)
    row[NEAR] = 10 * plans.ease(warrior, space)


def placing(s: Tournament, seat: int, warrior: int, space: int, row: list[float]) -> None:
    """A token is put on the board: among whom."""
    apart = APART[space]
    for x in range(s.seats):
        for other in s.teams[x]:
            place = s.place[other]
            if place != NOBODY and apart[place] <= MOVEMENT:
                if x == seat:
                    row[NEAR] += 0.5
                else:
                    row[DANGER] += 0.25
    row[ON_EDGE] = 1.0 if EDGE[space] else 0.0
    row[PRICE] = MIGHT[warrior] / 2


def whom(s: Tournament, warrior: int, row: list[float]) -> None:
    """The warrior a move is about."""
    row[PRICE] = MIGHT[warrior] / 2
    row[FRESH] = s.left(warrior) / ENDURANCE[warrior]
