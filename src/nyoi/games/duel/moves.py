"""Moves of Duel, each created once. `docs/games/duel.md` lists their texts."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from nyoi.games.duel.content import (
    CARD_ROWS,
    CARDS,
    CHARACTERS,
    FIGURES,
    LEGAL_IN,
    LIMITS,
    MARKET,
    POSITIONS,
    SPOTS,
    TALENT_ROWS,
    TALENTS,
    TEAM_MOST,
    TECHNIQUE_ROWS,
    TECHNIQUES,
    TECHNIQUES_OF,
    TILES,
    UNITS,
    ZONES,
)
from nyoi.games.duel.pieces import ACTION, ATTACKS, DASHES, ENEMY, FLIES, GIVES, PLANTS, STEPS, STUNS, THINGS
from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Lexicon

MOST_ACTIONS: Final = 24  # more than an activation can reach
MOST_WOUNDS: Final = 8  # more than a character can parry, or take for another

FIELDS: Final = {
    # before the game
    "place": "position tile rotation",
    "tile": "tile",
    "pick": "unit",
    "stop": "",
    "team": "*units:unit",
    # activation
    "activate": "unit",
    "take": "",
    "decline": "",
    "deploy": "zone",
    "keep": "",
    "reroll": "",
    "look": "spot",
    "enough": "",
    "end": "",
    # actions
    "move": "zone",
    "reveal": "spot",
    "attack": "target:unit actions",
    "technique": "technique",
    "technique_at": "technique target:unit",
    "technique_two": "technique target:unit second:unit",
    "stand": "",
    "lift": "unit",
    "reduce": "slot card",
    "buy": "slot card",
    "talent": "talent",
    "talent_to": "talent zone",
    "talent_at": "talent target:unit",
    # Saibaimen
    "launch": "unit technique target:unit",
    "leap": "unit zone",
    # cards and windows
    "play": "card",
    "play_on": "card unit",
    "play_to": "card unit zone",
    "play_at": "card unit target:unit",
    "search": "unit spot",
    "let_go": "",
    "pass": "",
    "continue": "",
    "cancel": "",
    # defence and what follows
    "roll": "",
    "accept": "",
    "no_die": "",
    "parry": "tokens",
    "shield": "unit wounds",
    "push": "zone",
    "no_push": "",
    "choose": "thing",
    # the seventh ball
    "resurrect": "unit",
    "heal": "unit",
    "draw": "cards",
    # any time, sent by the server
    "resign": "seat",
}


def _word(word: str) -> Move:
    return Move(word, (), word)


STOP: Final = _word("stop")
TAKE: Final = _word("take")
DECLINE: Final = _word("decline")
KEEP: Final = _word("keep")
REROLL: Final = _word("reroll")
ENOUGH: Final = _word("enough")
END: Final = _word("end")
STAND: Final = _word("stand")
LET_GO: Final = _word("let_go")
PASS: Final = _word("pass")
CONTINUE: Final = _word("continue")
CANCEL: Final = _word("cancel")
ROLL: Final = _word("roll")
ACCEPT: Final = _word("accept")
NO_DIE: Final = _word("no_die")
NO_PUSH: Final = _word("no_push")


def _row(word: str, names: tuple[str, ...]) -> list[Move]:
    return [Move(word, (i,), f"{word} {name}") for i, name in enumerate(names)]


def _numbers(word: str, most: int) -> list[Move]:
    return _row(word, tuple(str(n) for n in range(most + 1)))


def _grid(word: str, text: str, names: tuple[str, ...], others: tuple[str, ...]) -> list[list[Move]]:
    return [[Move(word, (i, j), f"{text} {a} {b}") for j, b in enumerate(others)] for i, a in enumerate(names)]


def _cube(
    word: str, text: str, names: tuple[str, ...], others: tuple[str, ...], thirds: tuple[str, ...]
) -> list[list[list[Move]]]:
    return [
        [[Move(word, (i, j, k), f"{text} {a} {b} {c}") for k, c in enumerate(thirds)] for j, b in enumerate(others)]
        for i, a in enumerate(names)
    ]


# Tables of moves, indexed by their arguments.
pick: Final = _row("pick", CHARACTERS)
tile: Final = _row("tile", TILES)
place: Final = _cube("place", "place", POSITIONS, TILES, tuple(str(r) for r in range(6)))
activate: Final = _row("activate", CHARACTERS)
deploy: Final = _row("deploy", ZONES)
look: Final = _row("look", SPOTS)
move: Final = _row("move", ZONES)
reveal: Final = _row("reveal", SPOTS)
attack: Final = _grid("attack", "attack", UNITS, tuple(str(n) for n in range(MOST_ACTIONS + 1)))
technique: Final = _row("technique", TECHNIQUES)
technique_at: Final = _grid("technique_at", "technique", TECHNIQUES, UNITS)
lift: Final = _row("lift", CHARACTERS)
talent: Final = _row("talent", TALENTS)
talent_to: Final = _grid("talent_to", "talent", TALENTS, ZONES)
talent_at: Final = _grid("talent_at", "talent", TALENTS, UNITS)
leap: Final = _grid("leap", "leap", UNITS, ZONES)
play: Final = _row("play", CARDS)
play_on: Final = _grid("play_on", "play", CARDS, CHARACTERS)
play_to: Final = _cube("play_to", "play", CARDS, CHARACTERS, ZONES)
play_at: Final = _cube("play_at", "play", CARDS, CHARACTERS, UNITS)
search: Final = _grid("search", "search", CHARACTERS, SPOTS)
parry: Final = _numbers("parry", LIMITS["parades_per_character"])
shield: Final = _grid("shield", "shield", CHARACTERS, tuple(str(n) for n in range(MOST_WOUNDS + 1)))
push: Final = _row("push", ZONES)
choose: Final = _row("choose", THINGS)
resurrect: Final = _row("resurrect", CHARACTERS)
heal: Final = _row("heal", CHARACTERS)
draw: Final = _numbers("draw", LIMITS["crystal_balls"])
resign: Final = _numbers("resign", 1)

# In texts and arguments market slots are numbered from 1, as on the table.
_slots = tuple(str(n + 1) for n in range(MARKET))
buy: Final = [[Move("buy", (i + 1, c), f"buy {n} {id}") for c, id in enumerate(CARDS)] for i, n in enumerate(_slots)]
reduce: Final = [
    [Move("reduce", (i + 1, c), f"reduce {n} {id}") for c, id in enumerate(CARDS)] for i, n in enumerate(_slots)
]

# Techniques with a second target (DUEL-3.18).
_pairs: Final = {
    (i, t, u): Move("technique_two", (i, t, u), f"technique {TECHNIQUES[i]} {UNITS[t]} {UNITS[u]}")
    for i, row in enumerate(TECHNIQUE_ROWS)
    for t in range(len(UNITS))
    for u in range(len(UNITS))
    if row.second and t != u
}
_launches: Final = {
    (u, t, target): Move("launch", (u, t, target), f"launch {UNITS[u]} {TECHNIQUES[t]} {id}")
    for u in range(FIGURES, len(UNITS))
    for t in TECHNIQUES_OF[u]
    for target, id in enumerate(UNITS)
}
_teams: Final = {
    sum(1 << c for c in team): Move("team", team, " ".join(["team", *(CHARACTERS[c] for c in team)]))
    for size in range(1, TEAM_MOST + 1)
    for team in combinations(range(FIGURES), size)
}


def technique_two(technique: int, target: int, second: int) -> Move:
    """Return the move that uses a technique on two targets (DUEL-3.18)."""
    return _pairs[technique, target, second]


def launch(unit: int, technique: int, target: int) -> Move:
    """Return the move of a Saibaiman launching a technique (DUEL-6.13.2)."""
    return _launches[unit, technique, target]


def team(characters: int) -> Move:
    """Return the move that forms a team, given one bit per character (DUEL-4.8)."""
    return _teams[characters]


def _how_played(card: int) -> str:
    """Return the word that plays a card, by the arguments it needs (DUEL-3.29)."""
    row = CARD_ROWS[card]
    if row.effect == DASHES:
        return "play_to"
    if row.effect == ATTACKS:
        return "play_at"
    return "play_on" if row.effect == FLIES or (row.effect == GIVES and row.thing != ACTION) else "play"


def _how_used(talent: int) -> str:
    """Return the word that uses a talent."""
    effect = TALENT_ROWS[talent].effect
    return "talent_at" if effect == STUNS else "talent_to" if effect in (STEPS, PLANTS) else "talent"


def _plays(window: str) -> tuple[str, ...]:
    """Return the words that play the cards of a window."""
    return tuple(dict.fromkeys(_how_played(card) for card in LEGAL_IN[window]))


# The server may submit a resignation at any question to one player.
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "team-form": ("team",),
    **{
        key: (*words, "resign")
        for key, words in {
            "lay-tile": ("place",),
            "token-tile": ("tile",),
            "draft-pick": ("pick",),
            "team-pick": ("pick", "stop"),
            "sai-step": ("launch", "leap", "end"),
            "act-choose": ("activate",),
            "act-pass": ("take", "decline"),
            "act-deploy": ("deploy",),
            "act-die": ("keep", "reroll", *_plays("D")),
            "act-menu": (
                *("stand", "move", "reveal", "attack", "technique", "technique_at", "technique_two", "lift", "reduce"),
                *("buy", "talent", "talent_to", "talent_at", "end"),
                *_plays("O"),
            ),
            "regard": ("look", "enough"),
            "r": (*_plays("R"), "pass"),
            "b": (*_plays("B"), "pass"),
            "x": (*_plays("X"), "pass"),
            "x-actor": ("continue", "cancel"),
            "p": (*_plays("P"), "pass"),
            "grant": ("play_to", "play_at", "search", "let_go"),
            "f-main": ("roll", "accept", "no_die", *_plays("F")),
            "f-tokens": ("parry", *_plays("W")),
            "f-allies": ("shield", "enough"),
            "f-ally-tokens": ("parry",),
            "w-tokens": ("parry", *_plays("W")),
            "steal": ("choose",),
            "push": ("push", "no_push"),
            "token-choice": ("choose",),
            "dragon-choice": ("resurrect", "heal", "decline"),
            "dragon-draw": ("draw",),
        }.items()
    },
}


def lexicon() -> Lexicon:
    """Return the action space; cards, techniques and talents appear only as their effects allow."""
    cards = [_how_played(card) for card in range(len(CARDS))]
    talents = [_how_used(t) for t in range(len(TALENTS))]
    aimed = [row.target == ENEMY for row in TECHNIQUE_ROWS]
    listed = [m for rows in place for row in rows for m in row] + [*tile, *pick, STOP, *_teams.values(), *activate]
    listed += [TAKE, DECLINE, *deploy, KEEP, REROLL, *look, ENOUGH, END, *move, *reveal]
    listed += [m for row in attack for m in row[1:]]
    listed += [technique[i] for i, at in enumerate(aimed) if not at]
    listed += [m for i, at in enumerate(aimed) if at for m in technique_at[i]]
    listed += [*_pairs.values(), STAND, *lift, *[m for row in (*reduce, *buy) for m in row]]
    listed += [talent[t] for t, how in enumerate(talents) if how == "talent"]
    listed += [m for t, how in enumerate(talents) if how == "talent_to" for m in talent_to[t]]
    listed += [m for t, how in enumerate(talents) if how == "talent_at" for m in talent_at[t]]
    listed += [*_launches.values(), *[m for row in leap[FIGURES:] for m in row]]
    listed += [play[c] for c, how in enumerate(cards) if how == "play"]
    listed += [m for c, how in enumerate(cards) if how == "play_on" for m in play_on[c]]
    listed += [m for c, how in enumerate(cards) if how == "play_to" for row in play_to[c] for m in row]
    listed += [m for c, how in enumerate(cards) if how == "play_at" for row in play_at[c] for m in row]
    listed += [*[m for row in search for m in row], LET_GO, PASS, CONTINUE, CANCEL, ROLL, ACCEPT, NO_DIE, *parry]
    listed += [*[m for row in shield for m in row[1:]], *push, NO_PUSH, *choose, *resurrect, *heal, *draw, *resign]
    return Lexicon(listed, FIELDS, QUESTIONS)
