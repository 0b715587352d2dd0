"""Refusals: why a move is not legal now, with its facts and clause, using only what the seat knows."""

from __future__ import annotations

from nyoi.games.duel.content import (
    CARD,
    CARD_ROWS,
    CHARACTERS,
    COMMON,
    LEGAL_IN,
    POSITIONS,
    SPOT,
    TALENT,
    TEAM_MOST,
    TECHNIQUE,
    TILE,
    UNIT,
    UNITS,
    ZONE,
)
from nyoi.games.duel.moves import FIELDS
from nyoi.games.duel.pieces import DASHES, FLIES, GIVES, THINGS
from nyoi.games.duel.rules import keys
from nyoi.games.duel.rules.action import Act, Grant
from nyoi.games.duel.rules.body import space
from nyoi.games.duel.rules.defence import MAIN, TOKENS, Defence
from nyoi.games.duel.rules.hurt import Hurt
from nyoi.games.duel.rules.match import Swarm
from nyoi.games.duel.rules.menu import Menu
from nyoi.games.duel.rules.opening import Draft, Form, FreePick
from nyoi.games.duel.rules.strike import Push, Strike
from nyoi.games.duel.rules.tokens import Look
from nyoi.games.duel.rules.turn import Between, Deploy, Die, Turn
from nyoi.games.duel.state import OFF, Duel
from nyoi.games.duel.why_menu import menu
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.frame import Frame
from nyoi.kernel.play import Refused
from nyoi.kernel.state import State

WORDS = frozenset(
    word.partition("_")[0] if word.startswith(("play", "technique", "talent")) else word for word in FIELDS
)
NAMES = frozenset((*UNIT, *ZONE, *SPOT, *CARD, *TECHNIQUE, *TALENT, *TILE, *POSITIONS, *THINGS))


def why_not(s: Duel, seat: int, text: list[str]) -> Refused:
    """Return why the seat that is asked cannot play this text."""
    if not text or text[0] not in WORDS:
        return Refused("unknown-move", "DUEL-5.8", text=" ".join(text))
    word, args = text[0], text[1:]
    for name in args:
        if name not in NAMES and not (name.isascii() and name.isdigit() and len(name) < 4):
            return Refused("unknown-thing", "DUEL-3.1", text=name)
    if word == "resign":
        return Refused("resign-button", "DUEL-8.8")
    frame = s.stack[-1]
    if word == "play":
        return card(s, seat, frame, args)
    if isinstance(frame, Menu):
        return menu(s, frame.unit, word, args)
    return answer(s, seat, frame, word, args)


def unasked(s: Duel, seat: int, text: list[str]) -> Refused | None:
    """Return a specific refusal for a seat that is not asked, or None."""
    word, id = text[0] if text else "", text[1] if len(text) > 1 else ""
    if word == "resign":
        return Refused("resign-button", "DUEL-8.8")
    if word == "team" and isinstance(s.stack[-1], Form):
        return Refused("team-formed", "DUEL-4.8")
    if word == "play" and id in CARD:
        if CARD[id] not in s.hands[seat]:
            return Refused("not-in-hand", "DUEL-7.3", card=id)
        return Refused("card-later", "DUEL-7.1", card=id, windows=" ".join(CARD_ROWS[CARD[id]].windows))
    if word == "activate" and id in CHARACTERS and s.owner[UNIT[id]] != NOBODY:
        return None if UNIT[id] in s.activatable(seat) else activation(s, seat, UNIT[id])
    return None


def say_more(word: str) -> Refused:
    """Return the refusal of a move with missing or surplus words."""
    return Refused("say-more", "DUEL-7.3", word=word)


# -- cards


def card(s: Duel, seat: int, frame: Frame[State], args: list[str]) -> Refused:
    """Return the refusal of a card that is not in hand, not allowed in this window, or without effect.

    See DUEL-3.29, 7.1, 7.3.
    """
    if not args or args[0] not in CARD:
        return say_more("play")
    index = CARD[args[0]]
    if index not in s.hands[seat]:
        return Refused("not-in-hand", "DUEL-7.3", card=args[0])
    window, legal = window_of(s, seat, frame)
    if index not in LEGAL_IN.get(window, ()):
        return Refused("wrong-window", "DUEL-7.1", card=args[0])
    if index not in legal:
        return Refused("card-shut-out", "DUEL-3.20", card=args[0])
    row = CARD_ROWS[index]
    if len(args) < 2:
        return Refused("card-no-use", "DUEL-7.3", card=args[0])
    if args[1] not in CHARACTERS or s.owner[UNIT[args[1]]] != seat:
        return Refused("not-yours", "DUEL-7.1", unit=args[1])
    unit = UNIT[args[1]]
    if s.health[unit] == 0:
        return Refused("unit-ko", "DUEL-3.29", unit=args[1])
    if row.on_field and s.zone[unit] == OFF:
        return Refused("off-field", "DUEL-3.29", unit=args[1])
    if row.standing and s.down[unit]:
        return Refused("lying-down", "DUEL-6.1.6", unit=args[1])
    if row.effect == GIVES and space(s, unit, row.thing) == 0:
        return Refused("nothing-to-gain", "DUEL-3.29", unit=args[1], thing=THINGS[row.thing])
    if row.effect == FLIES:
        return Refused("flies-already", "DUEL-3.29", unit=args[1])
    if row.effect == DASHES:
        return Refused("no-step", "DUEL-6.2.5", unit=args[1])
    return Refused("card-no-use", "DUEL-7.3", card=args[0])


def window_of(s: Duel, seat: int, frame: Frame[State]) -> tuple[str, tuple[int, ...]]:
    """Return the window open for a seat, and the cards allowed in it."""
    if isinstance(frame, Defence):
        if frame.step == MAIN:
            return "F", frame.cards()
        return ("F", LEGAL_IN["W"]) if frame.step == TOKENS else ("", ())
    if isinstance(frame, Strike):
        return "P", frame.boosts()
    if isinstance(frame, Grant):
        return "", ()
    window = ""
    if isinstance(frame, Menu):
        window = "O"
    elif isinstance(frame, Act):
        window = "X"
    elif isinstance(frame, Between):
        window = "R" if frame.opening else "B"
    elif isinstance(frame, Die):
        window = "D"
    elif isinstance(frame, Hurt):
        window = "W"
    return window, LEGAL_IN.get(window, ())


# -- other questions

CLAUSES = {  # decision keys, with the clause of each question
    keys.LAY_TILE: "DUEL-4.3",
    keys.TOKEN_TILE: "DUEL-4.5",
    keys.DRAFT_PICK: "DUEL-4.7",
    keys.TEAM_FORM: "DUEL-4.8",
    keys.TEAM_PICK: "DUEL-4.12",
    keys.ACT_CHOOSE: "DUEL-5.4",
    keys.ACT_PASS: "DUEL-5.5",
    keys.ACT_DEPLOY: "DUEL-6.1.3",
    keys.ACT_DIE: "DUEL-3.13",
    keys.REGARD: "DUEL-6.16.1",
    keys.SAI_STEP: "DUEL-6.13.2",
    keys.R: "DUEL-7.1",
    keys.B: "DUEL-7.1",
    keys.X: "DUEL-7.5",
    keys.X_ACTOR: "DUEL-7.5",
    keys.GRANT: "DUEL-7.12",
    keys.P: "DUEL-7.10",
    keys.F_MAIN: "DUEL-6.9.2",
    keys.F_TOKENS: "DUEL-6.9.7",
    keys.F_ALLIES: "DUEL-6.9.8",
    keys.F_ALLY_TOKENS: "DUEL-6.9.9",
    keys.W_TOKENS: "DUEL-6.10.2",
    keys.STEAL: "DUEL-3.26",
    keys.PUSH: "DUEL-6.4.10",
    keys.TOKEN_CHOICE: "DUEL-6.3.4",
    keys.DRAGON_CHOICE: "DUEL-6.15.3",
    keys.DRAGON_DRAW: "DUEL-6.15.4",
}


def answer(s: Duel, seat: int, frame: Frame[State], word: str, args: list[str]) -> Refused:
    """Return the refusal of a wrong answer, with its mistake if it was nearly right."""
    if isinstance(frame, Turn) and word == "activate" and args and args[0] in CHARACTERS:
        return activation(s, seat, UNIT[args[0]])
    if isinstance(frame, Draft | FreePick) and word == "pick" and args and args[0] in CHARACTERS:
        if UNIT[args[0]] in (*s.drafted[0], *s.drafted[1]):
            return Refused("taken", "DUEL-4.7", unit=args[0])
        return Refused("team-too-dear", "DUEL-4.9", limit=limit(s))
    if isinstance(frame, Form) and word == "team":
        return team(s, seat, args)
    if isinstance(frame, Die) and word == "reroll":
        return Refused("no-reroll", "DUEL-3.12")
    if isinstance(frame, Deploy) and word == "deploy":
        return Refused("not-there", "DUEL-6.1.3")
    if isinstance(frame, Act) and word == "cancel":
        return Refused("no-cancel", "DUEL-7.6")
    if isinstance(frame, Act) and word == "continue":
        return Refused("not-possible-any-more", "DUEL-7.8")
    if isinstance(frame, Push) and word == "push":
        return push(s, frame, args)
    if isinstance(frame, Look) and word == "look":
        return Refused("no-token-there", "DUEL-6.16.1")
    if isinstance(frame, Swarm) and word in ("launch", "leap"):
        return Refused("saibaiman-cannot", "DUEL-6.13.2")
    if isinstance(frame, Defence):
        found = defence(s, frame, word, args)
        if found is not None:
            return found
    if isinstance(frame, Hurt) and word == "parry":
        return Refused("too-many-tokens", "DUEL-6.10.2")
    assert s.decision is not None
    return Refused("answer-first", CLAUSES[s.decision.key], key=s.decision.key)


def activation(s: Duel, seat: int, unit: int) -> Refused:
    """Return the refusal to activate a character."""
    if s.owner[unit] != seat:
        return Refused("not-yours", "DUEL-5.4", unit=UNITS[unit])
    if s.health[unit] == 0:
        return Refused("unit-ko", "DUEL-6.14.3", unit=UNITS[unit])
    return Refused("activated-already", "DUEL-5.4", unit=UNITS[unit])


def limit(s: Duel) -> int:
    """Return the host's limit for teams, 0 for none."""
    found = s.setting.options["team_value_max"]
    return found if isinstance(found, int) else 0


def team(s: Duel, seat: int, ids: list[str]) -> Refused:
    if not 1 <= len(set(ids)) <= TEAM_MOST:
        return Refused("team-size", "DUEL-4.8")
    for id in ids:
        if id not in CHARACTERS or UNIT[id] not in s.drafted[seat]:
            return Refused("not-drafted", "DUEL-4.8", unit=id)
    if sorted(ids, key=CHARACTERS.index) != ids or len(set(ids)) != len(ids):
        return Refused("team-order", "DUEL-4.8")
    return Refused("team-too-dear", "DUEL-4.9", limit=limit(s))


def push(s: Duel, frame: Push, args: list[str]) -> Refused:
    """Return the refusal of a zone for a push."""
    if not args or args[0] not in ZONE:
        return say_more("push")
    if ZONE[args[0]] not in s.field.near[s.zone[frame.target]]:
        return Refused("not-adjacent", "DUEL-6.4.10", zone=args[0])
    return Refused("zone-full", "DUEL-6.4.10", zone=args[0])


def defence(s: Duel, frame: Defence, word: str, args: list[str]) -> Refused | None:
    """Return the refusal of a move in a defence, or None."""
    if frame.step == MAIN and word == "roll":
        return Refused("no-more-rolls", "DUEL-6.9.3")
    if frame.step == MAIN and word == "accept":
        return Refused("roll-first", "DUEL-6.9.5")
    if frame.step != MAIN and word == "parry":
        return Refused("too-many-tokens", "DUEL-6.9.7")
    if frame.step > TOKENS and word == "shield" and args and args[0] in CHARACTERS:
        ally = UNIT[args[0]]
        if s.owner[ally] != s.owner[frame.target] or ally == frame.target:
            return Refused("not-an-ally", "DUEL-6.9.8", unit=args[0])
        if s.zone[ally] == OFF:
            return Refused("off-field", "DUEL-6.1.2", unit=args[0])
        if s.down[ally]:
            return Refused("lying-down", "DUEL-6.9.8", unit=args[0])
        here = s.zone[frame.target]
        if s.zone[ally] != here and s.zone[ally] not in s.field.near[here]:
            return Refused("ally-far", "DUEL-6.9.8", unit=args[0])
        return Refused("ally-limit", "DUEL-6.9.8", unit=args[0], wounds=COMMON[ally][frame.target])
    return None
