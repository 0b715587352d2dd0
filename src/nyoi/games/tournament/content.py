"""Warriors, forms, cards and dice, read once from the rulebook's tables (TOUR section 3).

Everything is an index into these tuples. A *warrior* has *forms*, the first of which is its base form. A
*card* is one of the hundred printed ones, and its *kind* is what is printed on it.
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.content import tables_of
from nyoi.kernel.option import options_of

_tables: Final = tables_of("tournament", "nyoi.games.tournament")


def table(name: str) -> dict[str, Any]:
    """Return a table of the content folder as written."""
    return _tables.read(name)


def _counts(symbols: list[str]) -> tuple[int, ...]:
    return tuple(symbols.count(face) for face in FACES)


# -- dice (TOUR-3.1)

_dice = table("dice")
FACES: Final[tuple[str, ...]] = tuple(_dice["combat_die"]["faces"])
FACE_ROWS: Final = tuple(_dice["symbol"])
MOST_DICE: Final[int] = _dice["combat_die"]["count"]
BALL: Final = 0
STAR: Final = 4
TELEPORT: Final = 5

Dice = tuple[int, ...]

# -- abilities (TOUR-3.7, abilities.toml), in the order of the table

ABILITY_ROWS: Final = tuple(table("abilities")["ability"])
ABILITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in ABILITY_ROWS)
EXTRA_REROLL: Final = 0
FEWER_REROLLS: Final = 1
REFLECT_BALL: Final = 2
COUNTER_ATTACK: Final = 3
EXTRA_ATTACK_DIE: Final = 4
EXTRA_DEFENCE_DIE: Final = 5
NO_DODGE: Final = 6
REINFORCE_TWO: Final = 7
SOLAR_FLARE: Final = 8
SHIELD: Final = 9
HEAL: Final = 10
MINUS_ATTACK_DIE: Final = 11
SOLITAIRE: Final = 12

# -- warriors and their forms (TOUR-3.3 to 3.8)

WARRIOR_ROWS: Final = tuple(table("warriors")["warrior"])
WARRIORS: Final[tuple[str, ...]] = tuple(row["id"] for row in WARRIOR_ROWS)
WARRIOR: Final[dict[str, int]] = {id: w for w, id in enumerate(WARRIORS)}
FORM_ROWS: Final = tuple(form for row in WARRIOR_ROWS for form in row["form"])
FORMS: Final[tuple[str, ...]] = tuple(form["id"] for form in FORM_ROWS)
FORM: Final[dict[str, int]] = {id: f for f, id in enumerate(FORMS)}

FORMS_OF: Final = tuple(tuple(FORM[form["id"]] for form in row["form"]) for row in WARRIOR_ROWS)
BASE: Final = tuple(forms[0] for forms in FORMS_OF)
WARRIOR_OF: Final = tuple(w for w, forms in enumerate(FORMS_OF) for _ in forms)
ENDURANCE: Final[tuple[int, ...]] = tuple(row["form"][0]["endurance"] for row in WARRIOR_ROWS)
UNIVERSE: Final[tuple[int, ...]] = tuple(row["universe"] for row in WARRIOR_ROWS)
DRAFTABLE: Final[tuple[bool, ...]] = tuple(row["draftable"] for row in WARRIOR_ROWS)
PRINTED: Final = tuple(row["roster"] == "printed" for row in WARRIOR_ROWS)
DRAFT_VALUE: Final[tuple[float, ...]] = tuple(row["draft_value"] for row in WARRIOR_ROWS)
WORTH: Final[dict[str, float]] = table("draft")["worth"]
# Draft values for bots: measured ones first, then the order of the rulebook's rating.
DRAFT_WORTH: Final = tuple(WORTH.get(id, value / 100 - 1) for id, value in zip(WARRIORS, DRAFT_VALUE, strict=True))
PARENTS: Final = tuple(tuple(WARRIOR[id] for id in row["fusion_of"]) for row in WARRIOR_ROWS)
FUSIONS: Final = tuple(w for w, parents in enumerate(PARENTS) if parents)
THROWN: Final[tuple[int, ...]] = tuple(row["transformation_dice"] for row in WARRIOR_ROWS)

POWER: Final[tuple[int, ...]] = tuple(form["power"] for form in FORM_ROWS)
TECHNIQUE: Final[tuple[int, ...]] = tuple(form["technique"] for form in FORM_ROWS)
VALUES: Final = tuple(tuple(int(form["values"][face]) for face in FACES) for form in FORM_ROWS)
COMBO_NEED: Final = tuple(tuple(_counts(c["symbols"]) for c in form["combos"]) for form in FORM_ROWS)
COMBO_DAMAGE: Final = tuple(tuple(int(c["damage"]) for c in form["combos"]) for form in FORM_ROWS)
COMBO_BALL: Final = tuple(tuple(bool(c["ball"]) for c in form["combos"]) for form in FORM_ROWS)
COMBOS: Final = tuple(f"{id}_{n}" for id in FORMS for n in (1, 2))  # form 7's second combo is number 7 * 2 + 1
DODGE: Final[tuple[int, ...]] = tuple(form["dodge"] for form in FORM_ROWS)
ABILITY: Final = tuple(ABILITIES.index(form["ability"]) for form in FORM_ROWS)
AMOUNT: Final[tuple[int, ...]] = tuple(form["ability_amount"] for form in FORM_ROWS)
DIVISION: Final[tuple[int, ...]] = tuple(form["division"] for form in FORM_ROWS)
COST: Final[tuple[int, ...]] = tuple(form["endurance_cost"] for form in FORM_ROWS)
ROLL: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(form["roll"]) for form in FORM_ROWS)

# -- cards (TOUR-3.9, 3.10)

PILES: Final = ("attack", "defence", "special", "event")
ATTACK: Final = 0
DEFENCE: Final = 1
SPECIAL: Final = 2
EVENT: Final = 3
DRAWN: Final = (ATTACK, DEFENCE, SPECIAL)  # the piles a player draws from

TIMINGS: Final = (
    "attack",
    "clash",
    "response_any",
    "response_ball",
    "own_turn",
    "turn_start",
    "after_failed_transformation",
    "after_elimination",
    "event",
)
IN_ATTACK: Final = 1  # one bit each, as in `TIMING`
CLASH: Final = 2
RESPONSE_ANY: Final = 4
RESPONSE_BALL: Final = 8
OWN_TURN: Final = 16
TURN_START: Final = 32
AFTER_FAILED: Final = 64
AFTER_ELIMINATION: Final = 128

OPS: Final = (
    "no_dodge",
    "ignore_division",
    "self_damage",
    "bonus_per_reinforcer",
    "extra_fight",
    "cancel",
    "halve",
    "reduce",
    "reflect",
    "counter_attack",
    "step",
    "interpose",
    "rescue",
    "heal",
    "relocate",
    "attack_dice",
    "attack_rerolls",
    "attack_self_damage",
    "draw_choice",
    "pull",
    "transformation_reroll",
    "transformation_retry",
    "fuse",
    "move_range",
    "heal_all",
    "edge_damage",
    "no_fight",
    "no_transformation",
    "discard_own",
    "pass_right",
    "swap_own",
    "no_response_cards",
    "first_roll_defendable",
)
OP_NO_DODGE: Final = 0
OP_IGNORE_DIVISION: Final = 1
OP_SELF_DAMAGE: Final = 2
OP_BONUS: Final = 3
OP_EXTRA_FIGHT: Final = 4
OP_CANCEL: Final = 5
OP_HALVE: Final = 6
OP_REDUCE: Final = 7
OP_REFLECT: Final = 8
OP_COUNTER: Final = 9
OP_STEP: Final = 10
OP_INTERPOSE: Final = 11
OP_RESCUE: Final = 12
OP_HEAL: Final = 13
OP_RELOCATE: Final = 14
OP_DICE: Final = 15
OP_REROLLS: Final = 16
OP_TOLL: Final = 17
OP_DRAW: Final = 18
OP_PULL: Final = 19
OP_THROW_AGAIN: Final = 20
OP_RETRY: Final = 21
OP_FUSE: Final = 22
OP_RANGE: Final = 23
OP_HEAL_ALL: Final = 24
OP_EDGE: Final = 25
OP_NO_FIGHT: Final = 26
OP_NO_TRANSFORMATION: Final = 27
OP_DISCARD: Final = 28
OP_PASS_RIGHT: Final = 29
OP_SWAP: Final = 30
OP_NO_RESPONSE: Final = 31
OP_VIGILANCE: Final = 32

ANY: Final = 1  # an extra fight with any own warrior
OTHER: Final = 2  # like ANY, but not yet activated this turn


def _detail(effect: dict[str, Any]) -> int:
    """Return the third number of an effect: a warrior choice, a mask of piles, or a maximum."""
    if "warrior" in effect:
        return OTHER if effect["warrior"] == "other" else ANY
    if "piles" in effect:
        return sum(1 << PILES.index(id) for id in effect["piles"].split(","))
    return int(effect.get("max", 0))


KIND_ROWS: Final = tuple(table("cards")["card"])
KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in KIND_ROWS)
KIND: Final[dict[str, int]] = {id: k for k, id in enumerate(KINDS)}
PILE: Final = tuple(PILES.index(row["type"]) for row in KIND_ROWS)
COPIES: Final[tuple[int, ...]] = tuple(row["count"] for row in KIND_ROWS)
TIMING: Final = tuple(sum(1 << TIMINGS.index(t) for t in row["timing"]) for row in KIND_ROWS)
NEED: Final = tuple(_counts(row["combo"]) for row in KIND_ROWS)
DICE: Final = tuple(sum(need) for need in NEED)  # dice needed by a card
DAMAGE: Final[tuple[int, ...]] = tuple(row["damage"] for row in KIND_ROWS)
HAS_BALL: Final[tuple[bool, ...]] = tuple(row["ball"] for row in KIND_ROWS)
INVULNERABLE: Final[tuple[bool, ...]] = tuple(row["invulnerable"] for row in KIND_ROWS)
ADDS_FIGHT: Final[tuple[bool, ...]] = tuple(row["adds_fight"] for row in KIND_ROWS)
EFFECTS: Final = tuple(
    tuple((OPS.index(e["op"]), int(e.get("amount", 0)), _detail(e)) for e in row["effects"]) for row in KIND_ROWS
)

KIND_OF: Final = tuple(kind for kind, count in enumerate(COPIES) for _ in range(count))  # by card
CARDS_OF: Final = tuple(tuple(c for c, k in enumerate(KIND_OF) if k == kind) for kind in range(len(KINDS)))
PILE_OF: Final = tuple(PILE[kind] for kind in KIND_OF)
SAUVETAGE: Final = KIND["def_sauvetage"]
TRANSFORMATION: Final = KIND["spe_transformation"]

# -- options (TOUR-9.8)


def _option(row: dict[str, Any]) -> dict[str, Any]:
    """Return an option row with its type, inferred from its fields."""
    if "max" in row:
        return {**row, "type": "int"}
    if isinstance(row["default"], bool):
        return {**row, "type": "bool", "values": ()}
    # The default decision time depends on the chosen length (TOUR-9.6).
    default = "by_players" if row["id"] == "decision_seconds" else row["default"]
    return {**row, "type": "choice", "default": default}


OPTIONS: Final = options_of([_option(row) for row in table("options")["option"]])


def effect_of(kind: int, op: int) -> tuple[int, int, int] | None:
    """Return the effect of a card with this op, or None.

    >>> effect_of(KIND["att_kikoho"], OP_SELF_DAMAGE)
    (2, 3, 0)
    """
    for effect in EFFECTS[kind]:
        if effect[0] == op:
            return effect
    return None


def roster(full: bool) -> tuple[int, ...]:
    """Return the draftable warriors, in the order of the printed table (TOUR-3.3, 3.4)."""
    return _ROSTERS[full]


_ROSTERS: Final = tuple(
    tuple(w for w in range(len(WARRIORS)) if DRAFTABLE[w] and (full or PRINTED[w])) for full in (False, True)
)


def form_thrown(warrior: int, total: int) -> int:
    """Return the form for a transformation throw, or -1 for a failure (TOUR-3.5).

    >>> FORMS[form_thrown(WARRIOR["son_goku"], 12)], form_thrown(WARRIOR["son_goku"], 4)
    ('son_goku_ui', -1)
    """
    return _THROWN_FORM[warrior][total]


_THROWN_FORM: Final = tuple(
    tuple(next((form for form in forms[1:] if total in ROLL[form]), -1) for total in range(6 * thrown + 1))
    for forms, thrown in zip(FORMS_OF, THROWN, strict=True)
)
