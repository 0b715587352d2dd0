"""What a warrior is worth in the draft of the Tournament, reckoned from the tables by exact odds.

python -m nyoi.lab.tournament_draft

Every warrior meets every other one once as attacker and once as target, alone and unhurt. What an attack
promises is the chance to eliminate and a part of the damage; a warrior is worth what it promises to do to
others less what they promise to do to it. The output is `content/draft.toml`, by which bots draft.
"""

from __future__ import annotations

import sys
from typing import Final

from nyoi.games.tournament.content import (
    ABILITY,
    AMOUNT,
    BASE,
    COUNTER_ATTACK,
    DODGE,
    ENDURANCE,
    FEWER_REROLLS,
    HEAL,
    MINUS_ATTACK_DIE,
    MOST_DICE,
    NO_DODGE,
    POWER,
    REINFORCE_TWO,
    SOLITAIRE,
    TECHNIQUE,
    WARRIORS,
    roster,
)
from nyoi.games.tournament.estimates import Bout, guard_of, mean_division
from nyoi.games.tournament.odds import chance, dodge_need
from nyoi.kernel.decision import NOBODY

PART: Final = 0.4  # what damage counts beside an elimination, as its share of the target
HELP: Final = 1  # a team-mate stands beside most attackers
HEAD: Final = """\
# What a warrior is worth to a bot that drafts: what it promises to do to others less what they promise to do to it.
# Reckoned from the other tables by `python -m nyoi.lab.tournament_draft` (2026-11-16): anew when they change.
# The rules know only `draft_value` of warriors.toml (TOUR-4.8, 9.6).
schema = 1

[worth]"""
ANSWERED: Final = 0.3  # attacks that come on a third throw and can be dodged


def promise(attacker: int, target: int) -> float:
    """What an attack promises, in warriors."""
    form = BASE[target]
    dice = HELP - (1 if ABILITY[form] == MINUS_ATTACK_DIE else 0)
    rerolls = -AMOUNT[form] if ABILITY[form] == FEWER_REROLLS else 0
    left = ENDURANCE[target] + (AMOUNT[form] if ABILITY[form] == HEAL else 0)
    bout = Bout((attacker, NOBODY, dice, rerolls, guard_of(form)), mean_division(target), left)
    dealt = bout.kill + (1 - bout.kill) * PART * min(bout.damage / left, 1.0)
    if ABILITY[BASE[attacker]] != NO_DODGE:
        dealt *= 1 - ANSWERED * chance(dodge_need(DODGE[form]), min(POWER[form] + HELP, MOST_DICE), TECHNIQUE[form])
    return dealt


def worth(warrior: int, others: list[int]) -> float:
    """What it does to others less what they do to it; a counter-attack is an attack more, help helps."""
    given = sum(promise(warrior, other) for other in others) / len(others)
    taken = sum(promise(other, warrior) for other in others) / len(others)
    ability = ABILITY[BASE[warrior]]
    if ability == COUNTER_ATTACK:
        given *= 1.5
    return given - taken + (0.03 if ability == REINFORCE_TWO else -0.03 if ability == SOLITAIRE else 0.0)


def values() -> dict[str, float]:
    """What every warrior that can be drafted is worth."""
    everybody = list(roster(full=True))
    return {WARRIORS[w]: round(worth(w, [o for o in everybody if o != w]), 3) for w in everybody}


def main() -> None:
    """Write the table."""
    found = values()
    lines = [HEAD, *[f"{id} = {found[id]}" for id in sorted(found, key=lambda id: -found[id])]]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
