"""Consistency checks of the content tables, so that a faulty content pack cannot reach a game."""

from __future__ import annotations

from collections import Counter

from nyoi.games.tournament.board import COLOUR, COLOURS, COUNTS, EDGE, SPACES
from nyoi.games.tournament.content import (
    ABILITIES,
    ABILITY,
    ADDS_FIGHT,
    AMOUNT,
    BALL,
    BASE,
    COMBO_BALL,
    COMBO_NEED,
    COPIES,
    COST,
    DAMAGE,
    DIVISION,
    DODGE,
    DRAFTABLE,
    FACES,
    FEWER_REROLLS,
    FORM,
    FORM_ROWS,
    FORMS,
    FORMS_OF,
    FUSIONS,
    HAS_BALL,
    KIND,
    KINDS,
    MOST_DICE,
    NEED,
    OP_EXTRA_FIGHT,
    PARENTS,
    PILE,
    PILES,
    POWER,
    PRINTED,
    ROLL,
    SOLITAIRE,
    STAR,
    THROWN,
    WARRIOR,
    WARRIOR_OF,
    WARRIOR_ROWS,
    WARRIORS,
    WORTH,
    effect_of,
)


def check_dice() -> None:
    """Raise unless there are six dice with the six faces the rules use (TOUR-3.1)."""
    if FACES != ("ball", "fist", "kick", "aura", "star", "teleport") or MOST_DICE != 6:
        raise ValueError("dice.toml must have six dice with ball, fist, kick, aura, star, teleport")
    expected = (
        "extra_reroll fewer_rerolls reflect_ball counter_attack extra_attack_die extra_defence_die no_dodge "
        "reinforce_two solar_flare shield heal minus_attack_die solitaire"
    )
    if list(ABILITIES) != expected.split():
        raise ValueError(f"abilities.toml must list, in this order: {expected}")


def check_warriors() -> None:
    """Raise unless counts match the printed table and forms are consistent (TOUR-2.A, 3.3 to 3.8)."""
    if len(WARRIOR) != len(WARRIORS) or len(FORM) != len(FORMS):
        raise ValueError("warriors.toml has an id twice")
    if any(id not in WARRIOR or not DRAFTABLE[WARRIOR[id]] or worth < 0 for id, worth in WORTH.items()):
        raise ValueError("draft.toml must name warriors that can be drafted, each worth something")
    printed = sum(DRAFTABLE[w] and PRINTED[w] for w in range(len(WARRIORS)))
    if printed != 77 or len(FUSIONS) != 2 or any(DRAFTABLE[w] for w in FUSIONS):
        raise ValueError("warriors.toml must have 77 printed draftable warriors and 2 fusions")
    for w, row in enumerate(WARRIOR_ROWS):
        throws = Counter(total for form in FORMS_OF[w] for total in ROLL[form])
        possible = range(THROWN[w], 6 * THROWN[w] + 1)
        if any(times > 1 or total not in possible for total, times in throws.items()):
            raise ValueError(f"warriors.toml: the transformation throws of {row['id']} overlap or cannot be thrown")
        if len({form["endurance"] for form in row["form"]}) != 1 or len(PARENTS[w]) not in (0, 2):
            raise ValueError(f"warriors.toml: {row['id']} needs one Endurance for all forms, and no or two parents")
    for f, row in enumerate(FORM_ROWS):
        base = f == BASE[WARRIOR_OF[f]]
        if base != row["base"] or base != (not ROLL[f]) or base != (DIVISION[f] == 1) or base != (COST[f] == 0):
            raise ValueError(f"warriors.toml: {row['id']} is not clearly a base or a transformed form")
        if not 1 <= POWER[f] <= MOST_DICE or not 1 <= DODGE[f] <= MOST_DICE:
            raise ValueError(f"warriors.toml: {row['id']} needs a Power and a dodge from 1 to {MOST_DICE}")
        for need, ball in zip(COMBO_NEED[f], COMBO_BALL[f], strict=True):
            if need[STAR] or ball != (need[BALL] > 0) or sum(need) > MOST_DICE:
                raise ValueError(f"warriors.toml: a combo of {row['id']} asks for a star, or its ball mark is wrong")
        if ABILITY[f] == FEWER_REROLLS and AMOUNT[f] not in (1, 2):
            raise ValueError(f"warriors.toml: {row['id']} must take 1 or 2 rerolls away")
    loners = {WARRIORS[w] for w in range(len(WARRIORS)) if ABILITY[BASE[w]] == SOLITAIRE}
    if loners != {"vegeta", "jiren", "freezer"}:
        raise ValueError("warriors.toml: the rulebook names Vegeta, Jiren and Freezer as loners")


def check_cards() -> None:
    """Raise unless there are four piles of 25, 58 kinds, and consistent marks (TOUR-3.9 to 3.14)."""
    if len(KIND) != len(KINDS) or len(KINDS) != 58:
        raise ValueError("cards.toml must have 58 different cards")
    for pile, id in enumerate(PILES):
        if sum(COPIES[k] for k in range(len(KINDS)) if PILE[k] == pile) != 25:
            raise ValueError(f"cards.toml: the pile {id} does not have 25 cards")
    for k, id in enumerate(KINDS):
        if HAS_BALL[k] != (DAMAGE[k] > 0 and NEED[k][BALL] > 0):
            raise ValueError(f"cards.toml: the ball mark of {id} is wrong")
        if ADDS_FIGHT[k] != (effect_of(k, OP_EXTRA_FIGHT) is not None):
            raise ValueError(f"cards.toml: {id} must have both adds_fight and the effect extra_fight, or neither")
        if NEED[k][STAR] or sum(NEED[k]) > MOST_DICE:
            raise ValueError(f"cards.toml: {id} asks for a star or for too many dice")


def check_board() -> None:
    """Raise unless there are 145 spaces with the printed colours (TOUR-3.17)."""
    found = {colour: sum(c == n for c in COLOUR) for n, colour in enumerate(COLOURS)}
    if {**found, "spaces": len(SPACES), "edge": sum(EDGE)} != COUNTS:
        raise ValueError("board.toml does not have its own counts")


def check() -> None:
    """Run all checks."""
    check_dice()
    check_warriors()
    check_cards()
    check_board()
