"""Figures for the page: a fight before it is begun, the chances of dice on the table (TOUR-11.6, 11.7, 11.9)."""

from __future__ import annotations

from typing import Any

from nyoi.games.tournament.board import SPACE
from nyoi.games.tournament.content import (
    ABILITIES,
    ABILITY,
    COMBO_DAMAGE,
    COMBO_NEED,
    COMBOS,
    DODGE,
    FORMS,
    FORMS_OF,
    KINDS,
    NEED,
    WARRIOR,
    WARRIORS,
)
from nyoi.games.tournament.imagine import glance
from nyoi.games.tournament.mind.odds import chance, dodge_need
from nyoi.games.tournament.mind.odds_fight import Sketch, bout, form_chances
from nyoi.games.tournament.rules import dice
from nyoi.games.tournament.rules.attack import Throws, attack_cards
from nyoi.games.tournament.rules.defence import Parry
from nyoi.games.tournament.state import ATTACKER, DEFENDER, Tournament
from nyoi.kernel.decision import NOBODY


def preview(view: dict[str, Any], warrior: str, space: str) -> dict[str, Any] | None:
    """What a fight of this warrior on this space would be; None where no enemy stands."""
    s = glance(view)
    attacker, spot = WARRIOR[warrior], SPACE[space]
    target = s.at[spot]
    if target == NOBODY or s.owner[target] == view["seat"]:
        return None
    hope = bout(s, attacker, target, spot)
    sketch = Sketch(s, attacker, target, spot)
    found = {
        "attacker": side(s, ATTACKER),
        "target": side(s, DEFENDER),
        "kill": round(hope.kill, 4),
        "damage": round(hope.damage, 2),
    }
    sketch.undo()
    return found


def side(s: Tournament, which: int) -> dict[str, Any]:
    """One side of a fight: dice and rerolls with where they come from, ability, chances of combos and dodge, forms."""
    warrior = s.fighters[which]
    form = s.form[warrior]
    attacks = which == ATTACKER
    number = dice.attack_dice(s, which) if attacks else dice.defence_dice(s, which)
    rerolls = dice.attack_rerolls(s, which) if attacks else dice.own_rerolls(s, which)
    return {
        "warrior": WARRIORS[warrior],
        "ability": ABILITIES[ABILITY[form]],
        "dice": number,
        "dice_parts": parts(dice.attack_dice_parts(s, which) if attacks else dice.defence_dice_parts(s, which)),
        "rerolls": rerolls,
        "reroll_parts": parts(dice.attack_reroll_parts(s, which) if attacks else dice.own_reroll_parts(s, which)),
        "combos": combos(form, number, rerolls, ()) if attacks else [],
        "dodge": round(chance(dodge_need(DODGE[form]), number, rerolls), 4) if not attacks else None,
        "forms": {FORMS[f]: round(p, 4) for f, p in form_chances(warrior)} if len(FORMS_OF[warrior]) > 1 else {},
    }


def parts(found: dice.Parts) -> dict[str, int]:
    """Where dice or rerolls come from, what adds nothing left out."""
    return {source: amount for source, amount in zip(dice.SOURCES, found, strict=True) if amount != 0}


def combos(form: int, number: int, rerolls: int, shown: tuple[int, ...]) -> list[dict[str, Any]]:
    """The combos of a form with their damage and chance."""
    return [
        {
            "combo": COMBOS[form * 2 + n],
            "damage": COMBO_DAMAGE[form][n],
            "chance": round(chance(COMBO_NEED[form][n], number, rerolls, shown), 4),
        }
        for n in (0, 1)
    ]


def chances(view: dict[str, Any]) -> dict[str, Any] | None:
    """Of the dice on the table: the chance of every combo, card in the viewer's hand, dodge; None without dice."""
    s = glance(view)
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Throws):
        form = s.form[s.fighters[frame.side]]
        own = s.players[frame.side] == view["seat"]
        kinds = attack_cards(s, frame.side) if own else []
        found: dict[str, Any] = {"combos": combos(form, len(frame.dice), frame.rerolls, frame.dice)}
    elif isinstance(frame, Parry):
        form = s.form[s.fighters[1 - frame.side]]
        own = s.players[1 - frame.side] == view["seat"]
        kinds = [kind for kind in frame.answers(s) if sum(NEED[kind])] if own else []
        hope = chance(dodge_need(DODGE[form]), len(frame.dice), frame.rerolls, frame.dice)
        found = {"dodge": round(hope, 4) if frame.may_dodge(s) else 0.0}
    else:
        return None
    found["cards"] = {
        KINDS[kind]: round(chance(NEED[kind], len(frame.dice), frame.rerolls, frame.dice), 4) for kind in kinds
    }
    return found
