"""Move previews: steps, ranges, blows and pushes, from a view alone (DUEL-11.5, 11.8, 11.10).

The preview of a blow shows what the defence die and the tokens let through on average. It ignores cards that
may still be played. A preview takes less than a millisecond.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nyoi.games.duel.content import (
    BALL_OF,
    FIGURES,
    HILL_RANGE,
    LIMITS,
    SPOTS,
    TALENT_ROWS,
    TECHNIQUE_ROWS,
    TECHNIQUES,
    TECHNIQUES_OF,
    TOKENS,
    UNITS,
    VALUE,
    ZONES,
    is_hill,
)
from nyoi.games.duel.imagine import sketch
from nyoi.games.duel.mind.outlook import Outlook
from nyoi.games.duel.pieces import ENEMY
from nyoi.games.duel.rules.reach import price
from nyoi.games.duel.rules.strike import ATTACK
from nyoi.games.duel.state import OFF, Duel
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.foretell import note, percent

if TYPE_CHECKING:
    from nyoi.games.duel.seen import DuelFall, DuelForetold, DuelRuler
    from nyoi.kernel.seen import Note, Tone

BEFORE: Final = frozenset(("lay", "name", "draft", "form", "pick"))  # decisions before the first round


def foretell(view: dict[str, Any], move: Move | None) -> DuelForetold | None:
    """Preview a move of the menu or a push.

    Without a move, return the ranges from every zone and the techniques each unit can afford.
    """
    if view["now"] is None:
        return None
    if view["now"]["kind"] in BEFORE:
        return _before(view, move)
    s = sketch(view)
    if move is None:
        rulers = {id: _ruler(s, zone, is_hill(s.hills, zone)) for zone, id in enumerate(ZONES)}
        return {"notes": [], "rulers": rulers, "means": {UNITS[u]: _means(s, u) for u in range(FIGURES) if s.health[u]}}
    word, args = move.word, move.args
    if word == "push" and view["now"]["kind"] == "push":
        return _push(s, view["now"]["target"], args[0])
    if word == "move" and s.active != NOBODY and s.zone[s.active] != OFF:
        return _step(s, args[0])
    if word == "attack" and s.active != NOBODY:
        return _attack(s, args[0], args[1])
    if word in ("technique", "technique_at", "technique_two", "launch"):
        user, technique, *targets = args if word == "launch" else (s.active, *args)
        return _technique(s, user, technique, targets[0] if targets else NOBODY)
    if word in ("talent_at", "talent_to", "talent") and s.active != NOBODY:
        row = TALENT_ROWS[args[0]]
        found: DuelForetold = {"notes": [note("talent", "DUEL-3.15", number=row.stars)] if row.stars else []}
        if row.high:
            found["reach"] = _reach(s, s.active, row.low, row.high, level=False)
        return found if found["notes"] or row.high else None
    if word == "reveal":
        return _reveal(s, args[0], view)
    if word == "buy" and s.market[args[0] - 1] == args[1]:
        return {"notes": [note("buy", "DUEL-6.5.1", number=price(s, args[0] - 1))]}
    if word == "end" and s.actions:
        return {"notes": [note("end", "DUEL-5.8", "warn", number=s.actions)]}
    return None


# -- teams


def _before(view: dict[str, Any], move: Move | None) -> DuelForetold | None:
    """Preview a team being formed or drafted (DUEL-4.9, 4.10)."""
    kind, seat = view["now"]["kind"], view["seat"]
    if move is None or seat < 0:
        return None
    if kind == "form" and move.word == "team":
        return _team(view, list(move.args))
    if kind == "pick" and move.word == "stop":
        return _team(view, [UNITS.index(id) for id in view["players"][seat]["drafted"]])
    return None


def _team(view: dict[str, Any], team: list[int]) -> DuelForetold:
    """Compare the value and size of a team with the advice, and note the handicap."""
    value, advice = sum(VALUE[character] for character in team), LIMITS["team_value_advice"]
    light, heavy, few = LIMITS["team_value_light"], LIMITS["team_value_heavy"], LIMITS["team_few"]
    key = "team-light" if value < light else "team-heavy" if value > heavy else "team-fine"
    notes = [note(key, "DUEL-4.9", "good" if key == "team-fine" else "warn", number=value, advice=advice)]
    if len(team) < few:
        notes.append(note("team-few", "DUEL-4.9", "warn", number=len(team)))
    if view["options"]["handicap"]:
        notes.append(note("team-handicap", "DUEL-4.10", number=value))
    return {"notes": notes}


# -- ranges


def _ruler(s: Duel, source: int, level: bool) -> dict[str, Any]:
    """Return the range of every zone from `source`, and the previous zone on the way (DUEL-6.7.2, 6.7.3)."""
    far = s.field.far[source]
    total = far if level else s.field.reach(s.hills, source, s.choices.cheapest)
    found: dict[str, Any] = {}
    for zone, id in enumerate(ZONES):
        step = 1 if level or not is_hill(s.hills, zone) else HILL_RANGE
        before = next(
            (
                z
                for z in s.field.near[zone]
                if total[z] + step == total[zone] and (s.choices.cheapest or far[z] == far[zone] - 1)
            ),
            NOBODY,
        )
        found[id] = [total[zone], ZONES[before] if before != NOBODY and zone != source else None]
    return found


def _reach(s: Duel, user: int, low: int, high: int, level: bool) -> DuelRuler:
    """Return the ranges from a unit's zone, and the zones within a range (DUEL-6.7)."""
    ways = _ruler(s, s.zone[user], level or s.elevated(user))
    inside = [id for id, (count, _) in ways.items() if low <= count <= high]
    return {"ways": ways, "inside": inside}


def _means(s: Duel, unit: int) -> list[str]:
    """Return the techniques that a character can afford now (DUEL-6.11.2)."""
    rows = [(t, TECHNIQUE_ROWS[t]) for t in TECHNIQUES_OF[unit]]
    return [TECHNIQUES[t] for t, row in rows if row.ki <= s.ki[unit] and row.stars <= s.stars[unit]]


def _step(s: Duel, zone: int) -> DuelForetold | None:
    """Preview the cost of a step (DUEL-6.2.2)."""
    if zone not in s.field.near[s.zone[s.active]]:
        return None
    cost = s.step_cost(s.active, zone)
    clause = "DUEL-6.2.2" if cost > 1 else "DUEL-6.2.1"
    return {"notes": [note("step", clause, number=cost, left=max(0, s.actions - cost))], "cost": cost}


# -- blows


def _attack(s: Duel, target: int, actions: int) -> DuelForetold | None:
    """Preview a grouped attack (DUEL-6.4.4)."""
    if s.zone[target] == OFF or s.owner[target] == s.owner[s.active]:
        return None
    wounds = s.strength(s.active) * actions + s.bonus
    return _blow(s, s.active, ATTACK, target, wounds, [], "DUEL-6.4.4")


def _technique(s: Duel, user: int, technique: int, target: int) -> DuelForetold | None:
    """Preview the cost, range and effect of a technique (DUEL-6.11.2)."""
    if user == NOBODY or s.zone[user] == OFF or technique not in TECHNIQUES_OF[user]:
        return None
    row = TECHNIQUE_ROWS[technique]
    paid = [note("pays", "DUEL-6.11.1", ki=row.ki, stars=row.stars)] if user < FIGURES else []
    if row.target != ENEMY:
        return {"notes": paid} if paid else None
    more = s.reach if user == s.active else 0
    reach = _reach(s, user, row.low, row.high + more, row.level)
    if target == NOBODY or s.zone[target] == OFF or s.owner[target] == s.owner[user]:
        return {"notes": paid, "reach": reach}
    found = _blow(s, user, technique, target, row.wounds, paid, "DUEL-3.14")
    found["reach"] = reach
    return found


def _blow(s: Duel, user: int, technique: int, target: int, wounds: int, notes: list[Note], clause: str) -> DuelForetold:
    """Preview wounds, expected health lost after the defence, and the chance of a KO (DUEL-6.9)."""
    lost, ko = Outlook(s.owner[user], s, {}).harm(technique, target, wounds)
    if target >= FIGURES:
        return {"notes": [*notes, note("saibaiman", "DUEL-6.13.5", "good", target=UNITS[target])], "wounds": wounds}
    tone: Tone = "good" if ko >= 0.5 else "plain"
    found = [*notes, note("blow", clause, tone, target=UNITS[target], wounds=wounds, lost=round(lost, 1))]
    if ko:
        found.append(note("ko", "DUEL-6.14.1", "good", target=UNITS[target], percent=percent(ko)))
    return {"notes": found, "wounds": wounds, "lost": round(lost, 1), "ko": percent(ko)}


def _push(s: Duel, pushed: str, zone: int) -> DuelForetold:
    """Preview a push: level, off a hill, or onto a collapsing hill (DUEL-6.4.11, 6.4.12, 6.6.2)."""
    target = UNITS.index(pushed)
    hill, up = is_hill(s.hills, zone), s.elevated(target)
    place = ZONES[zone]
    if hill and not up:
        falling = [target, *(u for u in s.inside(zone) if not s.flying[u] and u != target)]
        falls: list[DuelFall] = [
            {"unit": UNITS[u], "ko": u >= FIGURES or (s.health[u] <= 1 and not s.parades[u])} for u in falling
        ]
        told = [
            note(
                "falls-ko" if fall["ko"] else "falls",
                "DUEL-6.6.2",
                "warn" if s.owner[u] != s.owner[target] else "good",
                unit=UNITS[u],
            )
            for u, fall in zip(falling, falls, strict=True)
        ]
        return {"notes": [note("push-hill", "DUEL-6.4.12", zone=place), *told], "push": "hill", "falls": falls}
    if up and not hill and not s.flying[target]:
        return {"notes": [note("push-off", "DUEL-6.4.11", "good", zone=place)], "push": "off", "falls": []}
    return {"notes": [note("push-level", "DUEL-6.4.10", zone=place)], "push": "level", "falls": []}


def _reveal(s: Duel, spot: int, view: dict[str, Any]) -> DuelForetold | None:
    """Preview a token: its face if the seat knows it, otherwise the chance of a ball (DUEL-6.3.1)."""
    row = next((row for row in view["tokens"] if row["spot"] == SPOTS[spot]), None)
    if row is None:
        return None
    if row["token"] is not None:
        return {"notes": [note("known", "DUEL-6.3.1", token=row["token"])]}
    group = row["group"] - 1
    hidden = [r for r in view["tokens"] if r["group"] - 1 == group and r["token"] is None]
    shown = {r["token"] for r in view["tokens"] if r["token"] is not None}
    out = s.dropped[group] != NOBODY or any(held >> group & 1 for held in s.balls) or TOKENS[BALL_OF[group]] in shown
    return {"notes": [note("reveal", "DUEL-6.3.1", percent=0 if out else percent(1 / len(hidden)))]}
