"""Heuristic play from a view alone (TOUR section 12)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.tournament.board import APART, AROUND, COLOUR, EDGE, GREEN, SPACES, WITHIN, pile_of, steps
from nyoi.games.tournament.content import (
    COST,
    DRAFT_VALUE,
    ENDURANCE,
    FORMS_OF,
    WARRIOR,
)
from nyoi.games.tournament.imagine import glance
from nyoi.games.tournament.mind.odds_fight import bout, expected, form_chances, guard_of
from nyoi.games.tournament.mind.policy_attack import attack
from nyoi.games.tournament.mind.policy_defence import defend, parry
from nyoi.games.tournament.mind.policy_turn import GOOD, Plans, drafted, keep, strength
from nyoi.games.tournament.rules.attack import Throws
from nyoi.games.tournament.rules.defence import Defend, Interpose, Parry, Step
from nyoi.games.tournament.rules.dice import attack_dice, attack_rerolls
from nyoi.games.tournament.rules.duel import Champions
from nyoi.games.tournament.rules.effects import Discard, Exchange, Heal
from nyoi.games.tournament.rules.fall import Fall
from nyoi.games.tournament.rules.fight import Counter, Landing, Transform
from nyoi.games.tournament.rules.opening import Place
from nyoi.games.tournament.rules.shifts import Fuse, Pull, Relocate, Swap
from nyoi.games.tournament.rules.strike import Flee
from nyoi.games.tournament.rules.turn import Close, Extra, Start
from nyoi.games.tournament.state import ATTACKER, Tournament
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.rng import Rng

NO_MATTER: Final = 0.05  # warriors whose values differ less are interchangeable in the draft, for variety


def policy(view: dict[str, Any], moves: list[Move], rng: Rng, level: int) -> Move:
    """Return the move with the best score, ties at random, at any level."""
    if len(moves) == 1:
        return moves[0]
    seat: int = view["seat"]
    if moves[0].word == "draft":
        found = drafting([WARRIOR[token["warrior"]] for token in view["players"][seat]["team"]], moves)
    else:
        found = judged(glance(view), seat, moves, backs_of(view))
    best = max(found) - (NO_MATTER if moves[0].word == "draft" else 1e-9)
    return rng.pick([move for move, score in zip(moves, found, strict=True) if score > best])


def scores(view: dict[str, Any], moves: list[Move], level: int) -> list[float]:
    """Return a score for each legal move, higher is better, scaled so that 1 is a clear difference."""
    s = glance(view)
    clear = clear_difference(s)
    return [score / clear for score in judged(s, view["seat"], moves, backs_of(view), whole=True)]


def clear_difference(s: Tournament) -> float:
    """Return the difference of heuristic scores that counts as clear for the current question."""
    frame = s.stack[-1]
    if isinstance(frame, Throws | Parry):
        return 3.0  # in Endurance, with fourteen for a kill
    if isinstance(frame, Discard | Exchange | Heal | Interpose | Champions):
        return 1.5  # in the value of a card in hand, or Endurance
    if isinstance(frame, Defend | Transform | Fall | Counter):
        return 0.5  # yes or no
    return 0.1  # in warriors


def backs_of(view: dict[str, Any]) -> list[list[int]]:
    """Return every player's number of cards of each type."""
    return [player["cards"] for player in view["players"]]


def judged(
    s: Tournament,
    seat: int,
    moves: list[Move],
    backs: list[list[int]],
    whole: bool = False,
    plans: Plans | None = None,
) -> list[float]:
    """Return a score for each legal move, from public information and the seat's own hand.

    Unless `whole` is set, moves that cannot be the best only get an upper bound below it. `s` is read from a
    view, or is a sampled state of which only what the seat knows is read.
    """
    word = moves[0].word
    if word == "draft":
        return drafting([*s.teams[seat]], moves)
    frame = s.stack[-1]
    if word in ("discard", "give"):
        return [-keep(s, seat, move.args[0]) for move in moves]
    if isinstance(frame, Throws):
        return attack(s, frame, moves, backs[s.players[1 - frame.side]])
    if isinstance(frame, Parry):
        return parry(s, frame, moves)
    if isinstance(frame, Defend):
        return defend(s, frame, moves)
    if isinstance(frame, Place):
        spaces = placing(s, seat)
        return [spaces[m.args[1]] + 0.001 * DRAFT_VALUE[m.args[0]] for m in moves]
    if isinstance(frame, Transform):
        return transforming(s, frame, moves)
    if isinstance(frame, Heal):
        return [min(s.damage[m.args[0]], frame.amount) + 0.1 * ENDURANCE[m.args[0]] for m in moves]
    if isinstance(frame, Interpose):
        return [float(s.left(m.args[0])) for m in moves]
    if plans is None:
        plans = Plans(s, seat, backs, whole)
    if isinstance(frame, Start | Extra | Close):
        return activation(plans, moves)
    if word == "draw":
        return [plans.card(move.args[0]) for move in moves]
    if isinstance(frame, Landing):
        attacker = s.fighters[ATTACKER]
        return [plans.card(pile_of(COLOUR[m.args[0]])) + plans.stand(attacker, m.args[0]) for m in moves]
    if isinstance(frame, Flee | Step):
        return fleeing(plans, s.fighters[frame.side], moves)
    if isinstance(frame, Relocate | Pull | Swap | Fuse):
        return shifting(plans, frame, moves)
    if word == "pick":  # a champion
        return [strength(s, move.args[0]) for move in moves]
    return [0.0 if move.word == "decline" else 1.0 for move in moves]  # a rescue, a counter-attack


def drafting(team: list[int], moves: list[Move]) -> list[float]:
    """Return the value of each draftable warrior for a team."""
    return [drafted(team, move.args[0]) for move in moves]


def placing(s: Tournament, seat: int) -> list[float]:
    """Return the value of each space for placement: near the own team, off the edge, away from enemies."""
    found = [(-0.5 if EDGE[x] else 0.0) - (0.1 if COLOUR[x] == GREEN else 0.0) for x in range(len(SPACES))]
    near = [99] * len(SPACES)
    for warrior, place in enumerate(s.place):
        if place == NOBODY:
            continue
        if s.owner[warrior] == seat:
            near = list(map(min, near, APART[place]))
        else:
            for space in (place, *WITHIN[4][place]):
                found[space] -= 0.1
    return [worth - 0.2 * far for worth, far in zip(found, near, strict=True)]


def activation(plans: Plans, moves: list[Move]) -> list[float]:
    """Score useful cards first, then the best activation; an extra one only for a good fight."""
    s = plans.s
    scores = [0.0] * len(moves)  # ending the turn and skipping the move score 0
    fights: list[int] = []
    going: dict[int, list[int]] = {}
    for i, move in enumerate(moves):
        if move.word == "decline":
            scores[i] = GOOD / 2
        elif move.word == "go":
            if s.at[move.args[1]] != NOBODY:
                fights.append(i)
            else:
                going.setdefault(move.args[0], []).append(i)
    found = plans.fights([(moves[i].args[0], s.at[moves[i].args[1]]) for i in fights])
    for i, score in zip(fights, found, strict=True):
        scores[i] = score
    best = max(found, default=0.0)
    for i, move in enumerate(moves):
        if move.word == "card":
            scores[i] = plans.window(move.args[0], best)
    top = max([score for score, move in zip(scores, moves, strict=True) if move.word != "go"], default=-9.0)
    top = max([top, *found])
    for warrior, numbers in going.items():
        for i, score in zip(numbers, plans.moves(warrior, [moves[i].args[1] for i in numbers], top), strict=True):
            scores[i] = score
            top = max(top, score)
    return scores


def transforming(s: Tournament, frame: Transform, moves: list[Move]) -> list[float]:
    """Transform if the fight matters, comparing the benefit of the forms with their cost."""
    warrior, other = s.fighters[frame.side], s.fighters[1 - frame.side]
    forms = [(form, p) for form, p in form_chances(warrior) if form != FORMS_OF[warrior][0]]
    hope = sum([p for _, p in forms])
    cost = sum([COST[form] * p for form, p in forms]) / hope
    if frame.side == ATTACKER:
        plain = bout(s, warrior, other, s.spot, trying=False) if s.spot != NOBODY else None
        try_it = plain is None or plain.kill < 0.8 or s.left(warrior) > 2 * cost
    else:
        hit = expected(s.form[other], attack_dice(s, ATTACKER), attack_rerolls(s, ATTACKER), guard_of(s.form[warrior]))
        try_it = hit / 2 > cost or hit >= s.left(warrior) - 2
    return [0.5 if move.word == "decline" else 1.0 if try_it else 0.0 for move in moves]


def fleeing(plans: Plans, warrior: int, moves: list[Move]) -> list[float]:
    """Flee from the warriors that threaten this one most."""
    here = plans.stand(warrior, plans.s.spot) - 0.1
    return [here if move.word == "decline" else plans.stand(warrior, move.args[0]) for move in moves]


def shifting(plans: Plans, frame: Relocate | Pull | Swap | Fuse, moves: list[Move]) -> list[float]:
    """Resolve cards that move tokens, following the plan for which they were played."""
    s = plans.s
    if isinstance(frame, Relocate):
        meant = plans.jump()
        if meant is None:
            return [0.0 for _ in moves]
        if frame.warrior == NOBODY:
            return [1.0 if move.args[0] == meant[0] else 0.0 for move in moves]
        return [
            plans.stand(frame.warrior, m.args[0]) - 0.2 * abs(steps(m.args[0], s.place[meant[1]]) - 2) for m in moves
        ]
    if isinstance(frame, Pull):
        pair = plans.pull() or (NOBODY, NOBODY)
        if frame.warrior == NOBODY:
            return [1.0 if move.args[0] == pair[0] else 0.0 for move in moves]
        if frame.enemy == NOBODY:
            return [1.0 if move.args[0] == pair[1] else 0.0 for move in moves]
        return [float(sum(s.place[w] in AROUND[m.args[0]] for w in s.teams[plans.seat])) for m in moves]
    if isinstance(frame, Fuse):
        return [0.0 if m.word == "pick" else -plans.fear(frame.fused, m.args[0]) for m in moves]
    return [1.0 if move.word == "decline" else 0.0 for move in moves]
