"""Heuristic move scores from a view alone (DUEL section 12)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.duel import moves as m
from nyoi.games.duel.content import (
    BASE_ACTIONS,
    CARD_ROWS,
    COMMON,
    DEFENCE_DIE,
    DIE,
    FIGURES,
    MOST_HEALTH,
    SPOT,
    TECHNIQUE_ROWS,
    TOKEN,
    VALUE,
)
from nyoi.games.duel.imagine import sketch
from nyoi.games.duel.mind.outlook import Outlook
from nyoi.games.duel.mind.policy_menu import card_in_passing, launch, menu
from nyoi.games.duel.mind.value import ADVISED, team_worth
from nyoi.games.duel.pieces import (
    ACTION,
    ARMOURS,
    ATTACKS,
    COUNTERS,
    FLIES,
    GIVES,
    HEALTH,
    PARADE,
    REROLLS,
    STAR,
)
from nyoi.games.duel.rules.action import CAST, HIT, Act, Grant
from nyoi.games.duel.rules.body import space
from nyoi.games.duel.rules.defence import MAIN, Defence
from nyoi.games.duel.rules.match import Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.strike import ATTACK, Push, Strike
from nyoi.games.duel.rules.tokens import Look
from nyoi.games.duel.rules.turn import Between, Die, Turn
from nyoi.games.duel.state import OFF, UNTIL_END
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng

# Values of the die symbols: health, ki, star, parade, action, strength, range, flight, regard...
SYMBOL: Final[tuple[float, ...]] = (0.7, 1.0, 0.8, 0.8, 1.2, 0.7, 0.5, 0.5, 0.2, 0.0)


def scores(view: dict[str, Any], moves: list[Move], level: int) -> list[float]:
    """Return a score for each legal move, higher is better, at any level."""
    return weigh(outlook_of(view), moves)


def outlook_of(view: dict[str, Any]) -> Outlook:
    """Return the evaluation context for the seat of a view."""
    faces = {SPOT[row["spot"]]: TOKEN[row["token"]] for row in view["tokens"] if row["token"] is not None}
    return Outlook(view["seat"], sketch(view), faces)


def best_of(look: Outlook, moves: list[Move], rng: Rng) -> Move:
    """Return a random one of the moves with the highest score."""
    found = weigh(look, moves)
    best = max(found)
    return rng.pick([move for move, score in zip(moves, found, strict=True) if score > best - 1e-9])


def weigh(look: Outlook, moves: list[Move]) -> list[float]:
    """Return a score for each legal move in an evaluation context."""
    frame = look.s.stack[-1]
    if isinstance(frame, Menu):
        return menu(look, frame.unit, moves)
    if isinstance(frame, Act):
        return [reaction(look, frame, move) for move in moves]
    if isinstance(frame, Defence):
        return [defence(look, frame, move) for move in moves]
    if isinstance(frame, Turn):
        return [activation(look, move) for move in moves]
    if isinstance(frame, Die):
        return [die(look, frame, move) for move in moves]
    if isinstance(frame, Swarm):
        return [launch(look, move) for move in moves]
    if isinstance(frame, Between | Grant):
        return [card_in_passing(look, move) for move in moves]
    if isinstance(frame, Strike):
        return [boost(look, frame, move) for move in moves]
    if isinstance(frame, Push):
        return [look.push(frame.target, move.args[0]) if move.args else 0.0 for move in moves]
    if isinstance(frame, Look):
        return [peek(look, move) for move in moves]
    return [plain(look, move) for move in moves]


def plain(look: Outlook, move: Move) -> float:
    """Score an answer to one of the simpler questions."""
    s, word, args = look.s, move.word, move.args
    if word == "team":
        return team_worth(args)
    if word == "pick":
        mine = s.drafted[look.seat]
        bonds = sum(COMMON[args[0]][ally] for ally in mine)
        return VALUE[args[0]] + 0.5 * bonds if fits(look, args[0]) else -1.0
    if word == "stop":
        return 0.0
    if word == "parry":
        return float(args[0])
    if word == "resurrect":
        return 10.0 + VALUE[args[0]]
    if word == "heal":
        return (MOST_HEALTH[args[0]] - s.health[args[0]]) * VALUE[args[0]] / MOST_HEALTH[args[0]]
    if word == "draw":
        return float(args[0])
    if word == "take":
        return 1.0
    if word == "choose":
        return wish(look, args[0])
    if word.startswith("play"):
        return card_in_passing(look, move)
    return 0.0


def fits(look: Outlook, character: int) -> bool:
    """Return whether, with this free pick, the team stays near the advised value (DUEL-4.9)."""
    mine = look.s.drafted[look.seat]
    return look.s.setting.options["teams"] != "free" or sum(VALUE[c] for c in (*mine, character)) <= ADVISED + 1


def wish(look: Outlook, thing: int) -> float:
    """Return the value of an offer of a token: a useful action, health when hurt, the rarer token."""
    s = look.s
    unit = getattr(s.stack[-1], "unit", s.active)
    if thing == ACTION:
        return 0.7 if look.prospects(unit, s.actions + 1) > 0.5 else 0.4
    if thing == HEALTH:
        return 0.3 + 0.15 * (MOST_HEALTH[unit] - s.health[unit]) if space(s, unit, HEALTH) else 0.0
    if thing == STAR:
        return 0.4 if space(s, unit, STAR) else 0.0
    return 0.3 + 0.1 * space(s, unit, PARADE) if space(s, unit, PARADE) else 0.0


def activation(look: Outlook, move: Move) -> float:
    """Prefer the figure with the best prospects, then the one in danger (DUEL 12, rule i)."""
    s = look.s
    if move.word != "activate":
        return 1.0 if move.word == "take" else 0.0
    unit = move.args[0]
    if s.zone[unit] == OFF:
        return 0.3
    s.active, s.reach = unit, 0
    best = look.ahead(unit, s.zone[unit], BASE_ACTIONS)
    foes = sum(s.zone[enemy] == s.zone[unit] for enemy in s.enemies(look.seat))
    return best + 0.15 * foes * (1.0 if s.health[unit] <= 3 else 0.3)


def die(look: Outlook, frame: Die, move: Move) -> float:
    """Reroll only below the average; use a card for it only far below."""
    faces = [sum(SYMBOL[symbol] for symbol in face) for face in DIE[frame.unit]]
    if move is m.KEEP:
        return faces[frame.face - 1]
    return sum(faces) / len(faces) - (0.0 if move is m.REROLL else 0.6)


def peek(look: Outlook, move: Move) -> float:
    """Prefer unknown tokens near the seat's own figures."""
    if move is m.ENOUGH:
        return 0.0
    s, spot = look.s, move.args[0]
    if spot in look.faces:
        return -1.0
    far = s.field.far[s.spot_zone(spot)]
    return 1.0 - 0.1 * min((far[s.zone[u]] for u in s.standing(look.seat)), default=0)


def boost(look: Outlook, frame: Strike, move: Move) -> float:
    """Spend a card on one more wound if that makes a KO likelier."""
    if move is m.PASS:
        return 0.35
    s = look.s
    if frame.technique == ATTACK:
        wounds = s.strength(frame.unit) * frame.actions + (s.bonus if frame.unit == s.active else 0)
    else:
        wounds = TECHNIQUE_ROWS[frame.technique].wounds
    wounds += frame.plus
    more = look.strike(frame.technique, frame.target, wounds + 1)
    return more - look.strike(frame.technique, frame.target, wounds)


# -- reactions and defence


def coming(look: Outlook, act: Act) -> tuple[int, int]:
    """Return the target of the declared action and the wounds it is about to take."""
    s = look.s
    if act.kind == HIT:
        return act.a, s.strength(act.unit) * act.b + (s.bonus if act.unit == s.active else 0)
    if act.kind == CAST:
        return act.b, TECHNIQUE_ROWS[act.a].wounds
    return -1, 0


def reaction(look: Outlook, act: Act, move: Move) -> float:
    """Dodge a harmful action if the card makes it impossible (DUEL 12, rule h)."""
    if move is m.CONTINUE:
        return 1.0
    if move is m.PASS or move is m.CANCEL:
        return 0.5
    s = look.s
    target, wounds = coming(look, act)
    effect = CARD_ROWS[move.args[0]].effect
    if effect == ATTACKS:
        return look.attack(move.args[1], move.args[2], 1) - 0.3
    dodges = len(move.args) > 1 and move.args[1] == target and effect != GIVES
    if not dodges or not 0 <= target < FIGURES or s.owner[target] != look.seat:
        return 0.0
    if wounds < (2 if s.health[target] <= 3 else 3):
        return 0.0
    after = s.clone()
    if effect == FLIES:
        after.flying[target] = UNTIL_END
    else:
        after.zone[target] = move.args[2]
    if act.legal(after):
        return 0.0
    crowd = sum(s.zone[enemy] == after.zone[target] for enemy in s.enemies(look.seat))
    return 1.0 + 0.3 * wounds - 0.2 * crowd


def defence(look: Outlook, frame: Defence, move: Move) -> float:
    """Reroll below expectation, spend tokens, let healthy allies help (DUEL 12, rule g)."""
    s, word = look.s, move.word
    left = s.health[frame.target]
    if word == "parry":
        return float(move.args[0])
    if word in ("shield", "enough"):
        return share(look, frame, move)
    danger = frame.own + frame.effect + (frame.hard if frame.step != MAIN else 0)
    if word.startswith("play"):
        effect = CARD_ROWS[move.args[0]].effect
        if effect == GIVES:
            helps = move.args[1] == frame.target and frame.step != MAIN and danger >= min(left, 3)
            return 1.5 if helps else -1.0
        if effect in (ARMOURS, REROLLS):
            poor = frame.face > 0 and not frame.may_roll() and gained(frame, frame.face) < promise(frame) - 0.5
            return 2.5 if poor and danger >= 3 else -1.0
        assert effect == COUNTERS
        return 2.2 if danger >= 3 else -1.0
    if frame.step != MAIN:
        return 0.0
    if move is m.ROLL:
        return 1.0 if frame.face == 0 else promise(frame)
    return gained(frame, frame.face) if frame.face else 0.0


def gained(frame: Defence, face: int) -> float:
    """Return the value of a face of the defence die in this defence."""
    parades, ripostes, ki, stars = DEFENCE_DIE[face - 1]
    soft = frame.own - frame.hard
    back = min(ripostes, soft) if frame.technique != ATTACK else 0
    return min(parades, soft + frame.effect - back) + 1.4 * back + 0.4 * (ki + stars)


def promise(frame: Defence) -> float:
    """Return the expected value of another roll of the defence die."""
    return sum([gained(frame, face + 1) for face in range(len(DEFENCE_DIE))]) / len(DEFENCE_DIE)


def share(look: Outlook, frame: Defence, move: Move) -> float:
    """Let an ally take wounds if the target would be KO, or if the ally has at least 3 more health."""
    if move is m.ENOUGH:
        return 0.1
    s, (ally, n) = look.s, move.args
    left = frame.own + frame.hard - sum(frame.shares[1::2])
    if n >= s.health[ally]:
        return 0.0
    if left >= s.health[frame.target]:
        return 1.0 + 0.1 * n
    return 0.5 + 0.1 * n if s.health[ally] - n >= s.health[frame.target] - left + 2 else 0.0
