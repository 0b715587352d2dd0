"""Printed values of boards and cards: techniques, talents, Capsule cards (DUEL-3.14 to 3.29)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

# Things a character can gain. Die faces list their symbols in this order, in which they apply (DUEL-3.13).
HEALTH: Final = 0
KI: Final = 1
STAR: Final = 2
PARADE: Final = 3
ACTION: Final = 4
STRENGTH: Final = 5
RANGE: Final = 6
FLIGHT: Final = 7
REGARD: Final = 8
REROLL: Final = 9
THINGS: Final = ("health", "ki", "star", "parade", "action", "strength", "range", "flight", "regard", "reroll")

# Targets of a technique.
SELF: Final = 0
OWN_ZONE: Final = 1
ENEMY: Final = 2
TARGETS: Final = ("self", "own_zone", "enemy")

# Effects of a Capsule card, by its first effect.
CARD_EFFECTS: Final = (
    "move",
    "flight",
    "range",
    "technique_wounds",
    "attack_wounds",
    "defence",
    "gain",
    "riposte",
    "attack",
    "regard",
    "reroll",
)
DASHES: Final = 0
FLIES: Final = 1
REACHES: Final = 2
POWERS_UP: Final = 3
HITS_HARDER: Final = 4
ARMOURS: Final = 5
GIVES: Final = 6
COUNTERS: Final = 7
ATTACKS: Final = 8
SCANS: Final = 9
REROLLS: Final = 10

# Effects of a talent, by its first effect; the trigger says when it applies.
TALENT_EFFECTS: Final = ("gain", "move", "range", "regard", "immobilise", "plant_saibaiman", "steal")
GAINS: Final = 0
STEPS: Final = 1
SEES_FAR: Final = 2
SCOUTS: Final = 3
STUNS: Final = 4
PLANTS: Final = 5
STEALS: Final = 6
TRIGGERS: Final = ("own_activation", "ally_ko", "own_attack_wounds", "no_technique")
OWN_ACTIVATION: Final = 0
ALLY_KO: Final = 1
OWN_ATTACK: Final = 2
NO_TECHNIQUE: Final = 3


class Technique:
    """A technique as printed (DUEL-3.14).

    `hard` wounds cannot be parried; `splash` and `second` are effect wounds.
    """

    KINDS: Final = frozenset(
        (
            "unparryable",
            "splash",
            "second_target",
            "push",
            "no_die",
            "no_reroll",
            "strip_parade",
            "ignore_relief",
            "destroy_hill",
            "self_wound",
            "self_ko",
            "strength",
            "flight",
            "immobilise_zone",
        )
    )

    def __init__(self, row: dict[str, Any]) -> None:
        effects: dict[str, int] = {effect["kind"]: effect.get("n", 1) for effect in row["effects"]}
        known(effects, self.KINDS, row["id"])
        self.id: Final[str] = row["id"]
        self.ki: Final[int] = row["ki"]
        self.stars: Final[int] = row["stars"]
        self.target: Final = TARGETS.index(row["target"])
        low, high = row.get("range", (0, 0))
        self.low: Final[int] = low
        self.high: Final[int] = high
        self.wounds: Final[int] = row["wounds"]
        self.hard: Final = effects.get("unparryable", 0)
        self.splash: Final = effects.get("splash", 0)
        self.second: Final = effects.get("second_target", 0)
        self.push: Final = "push" in effects
        self.no_die: Final = "no_die" in effects
        self.no_reroll: Final = "no_reroll" in effects
        self.strip: Final = effects.get("strip_parade", 0)
        self.level: Final = "ignore_relief" in effects
        self.fells: Final = "destroy_hill" in effects
        self.self_wound: Final = effects.get("self_wound", 0)
        self.self_ko: Final = "self_ko" in effects
        self.strength: Final = effects.get("strength", 0)
        self.flight: Final = "flight" in effects
        self.flare: Final = "immobilise_zone" in effects


class Talent:
    """A special talent as printed (DUEL-3.15)."""

    def __init__(self, row: dict[str, Any]) -> None:
        effects: dict[str, dict[str, Any]] = {effect["kind"]: effect for effect in row["effects"]}
        known(effects, {*TALENT_EFFECTS, "attack_bonus"}, row["id"])
        first = row["effects"][0]
        self.id: Final[str] = row["id"]
        self.stars: Final[int] = row["stars"]
        self.trigger: Final = TRIGGERS.index(row["trigger"])
        self.effect: Final = TALENT_EFFECTS.index(first["kind"])
        self.thing: Final = THINGS.index(first["what"]) if self.effect == GAINS else -1
        self.n: Final[int] = first.get("n", 1)
        self.bonus: Final[int] = effects["attack_bonus"]["n"] if "attack_bonus" in effects else 0
        self.window: Final[bool] = row["opens_window"]
        low, high = row.get("range", (0, 0))
        self.low: Final[int] = low
        self.high: Final[int] = high


class Capsule:
    """A kind of Capsule card as printed (DUEL-3.28, 3.29)."""

    def __init__(self, row: dict[str, Any]) -> None:
        known((effect["kind"] for effect in row["effects"]), {*CARD_EFFECTS, "reveal"}, row["id"])
        first = row["effects"][0]
        self.id: Final[str] = row["id"]
        self.copies: Final[int] = row["copies"]
        self.cost: Final[int] = row["cost"]
        self.windows: Final[str] = "".join(row["windows"])
        self.on_field: Final[bool] = row["on_field"]
        self.standing: Final[bool] = row["standing"]
        self.effect: Final = CARD_EFFECTS.index(first["kind"])
        self.thing: Final = THINGS.index(first["what"]) if self.effect == GIVES else -1
        self.n: Final[int] = first.get("n", 1)


def known(kinds: Iterable[str], allowed: Iterable[str], id: str) -> None:
    """Raise `ValueError` for an effect that no rule implements."""
    for kind in kinds:
        if kind not in allowed:
            raise ValueError(f"{id}: no rule carries out the effect {kind!r}")
