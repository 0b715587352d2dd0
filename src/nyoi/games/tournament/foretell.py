"""Move previews of the Tournament, from a view alone (TOUR-11.6, 11.7, 11.9).

Covers fights before they begin, the odds of the dice on the table, and the result of a blow. The first
preview of a fight takes some milliseconds for its exact odds, which are then cached. A blow is played on a
determinized state in which no player answers, so the rules themselves give the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nyoi.games.tournament import events, moves
from nyoi.games.tournament.board import COLOUR
from nyoi.games.tournament.content import (
    ABILITIES,
    ABILITY,
    COMBO_DAMAGE,
    COMBO_NEED,
    COMBOS,
    DODGE,
    FACES,
    FORMS,
    FORMS_OF,
    KINDS,
    NEED,
    WARRIORS,
    Dice,
)
from nyoi.games.tournament.imagine import Dreamer, glance
from nyoi.games.tournament.mind.odds import chance, combo_plan, dodge_need
from nyoi.games.tournament.mind.odds_fight import Sketch, bout, form_chances
from nyoi.games.tournament.rules import dice
from nyoi.games.tournament.rules.attack import Throws, attack_cards, card_damage
from nyoi.games.tournament.rules.defence import Defend, Parry
from nyoi.games.tournament.rules.strike import Strike
from nyoi.games.tournament.state import ATTACKER, DEFENDER, Tournament
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.event import events_of
from nyoi.kernel.foretell import note, percent
from nyoi.kernel.play import advance, offered
from nyoi.kernel.rng import Rng

if TYPE_CHECKING:
    from nyoi.games.tournament.seen import FightForetold, Hit, SideForetold, TournamentForetold
    from nyoi.kernel.seen import Note

BROUGHT: Final = ("attack", "defence", "special", "")  # pile drawn from by a space's colour; none for a fight
# by the number of the throw at which an attack stopped (TOUR-6.38)
ANSWERS: Final = ("none", "none", "defence", "all")
LONGEST: Final = 20  # upper limit of questions asked by a blow


def foretell(view: dict[str, Any], move: Move | None) -> TournamentForetold | None:
    """Preview a move, a throw, an attack or an answer; without a move, the dice on the table."""
    if view["now"] is None or view["phase"] in ("draft", "place"):
        return None
    s = glance(view)
    if move is None:
        return _lying(s, view)
    if move.word == "go":
        return _journey(s, view["seat"], move)
    if view["fight"] is None:
        return None
    if move.word == "transform":
        return _transform(s, view["now"])
    if move.word == "throw":
        return _throw(s)
    if move.word == "reroll":
        return _again(s, move.args)
    return _way(s, view, move)


# -- where to go


def _journey(s: Tournament, seat: int, move: Move) -> TournamentForetold | None:
    """Preview a fight against an enemy, or what an empty space gives (TOUR-6.1, 6.3, 6.4)."""
    warrior, spot = move.args
    if seat < 0 or s.owner[warrior] != seat:
        return None
    target = s.at[spot]
    if target != NOBODY and s.owner[target] == seat:
        return None
    if target == NOBODY:
        pile = BROUGHT[COLOUR[spot]]
        return {"notes": [note("brings", "TOUR-6.3", pile=pile) if pile else note("green", "TOUR-6.4")], "pile": pile}
    fight = _fight(s, warrior, target, spot)
    found: list[Note] = [
        note(
            "fight",
            "TOUR-6.20",
            target=WARRIORS[target],
            dice=fight["attacker"]["dice"],
            rerolls=fight["attacker"]["rerolls"],
        ),
        note("outlook", "", "good" if fight["kill"] >= 50 else "plain", damage=fight["damage"], percent=fight["kill"]),
        note(
            "against",
            "TOUR-6.25",
            target=WARRIORS[target],
            dice=fight["target"]["dice"],
            percent=fight["target"]["dodge"] or 0,
        ),
    ]
    return {"notes": found, "fight": fight}


def _fight(s: Tournament, attacker: int, target: int, spot: int) -> FightForetold:
    """Return both sides of a fight that has not begun, and its odds."""
    hope = bout(s, attacker, target, spot)
    sketch = Sketch(s, attacker, target, spot)
    found: FightForetold = {
        "attacker": side(s, ATTACKER),
        "target": side(s, DEFENDER),
        "kill": percent(hope.kill),
        "damage": round(hope.damage),
    }
    sketch.undo()
    return found


def side(s: Tournament, which: int) -> SideForetold:
    """Return one side of a fight: dice and rerolls with sources, ability, odds, forms."""
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
        "combos": [
            {
                "combo": COMBOS[form * 2 + n],
                "damage": COMBO_DAMAGE[form][n],
                "chance": percent(chance(COMBO_NEED[form][n], number, rerolls)),
            }
            for n in (0, 1)
            if attacks
        ],
        "dodge": None if attacks else percent(chance(dodge_need(DODGE[form]), number, rerolls)),
        "forms": _forms(warrior) if len(FORMS_OF[warrior]) > 1 else {},
    }


def parts(found: dice.Parts) -> dict[str, int]:
    """Return the sources of dice or rerolls that are not 0."""
    return {source: amount for source, amount in zip(dice.SOURCES, found, strict=True) if amount != 0}


def _forms(warrior: int) -> dict[str, int]:
    return {FORMS[form]: percent(p) for form, p in form_chances(warrior)}


def _transform(s: Tournament, now: dict[str, Any]) -> TournamentForetold | None:
    """Preview the forms that a throw may give (TOUR-6.11)."""
    if now["kind"] != "transform":
        return None
    forms = _forms(s.fighters[now["side"]])
    return {"notes": [note("form", "TOUR-6.11", form=form, percent=p) for form, p in forms.items()], "forms": forms}


# -- dice on the table


def _lying(s: Tournament, view: dict[str, Any]) -> TournamentForetold | None:
    """Preview the odds of the dice on the table, and the possible answers if the attack stops now."""
    frame = s.stack[-1] if s.stack else None
    hopes: list[Move] = []
    if isinstance(frame, Throws):
        own = s.players[frame.side] == view["seat"]
        hopes = [moves.combo(1), moves.combo(2)]
        hopes += [moves.card(kind) for kind in (attack_cards(s, frame.side) if own else []) if fits(kind, frame.dice)]
        number = 2 if s.vigilant and frame.throws == 1 else min(frame.throws, 3)
        notes = [note("answers", "TOUR-6.38", answers=ANSWERS[number])]
        return {"notes": notes + _hopes(s, hopes), "answers": ANSWERS[number], "hopes": [m.text for m in hopes]}
    if isinstance(frame, Parry):
        own = s.players[1 - frame.side] == view["seat"]
        hopes = [moves.DODGE] if frame.may_dodge(s) else []
        hopes += [moves.card(kind) for kind in (frame.answers(s) if own else []) if any(NEED[kind])]
        return {"notes": _hopes(s, hopes), "hopes": [m.text for m in hopes]}
    return None


def _hopes(s: Tournament, hopes: list[Move], kept: Dice | None = None) -> list[Note]:
    """Return the chance of each move with the current dice, or when only `kept` are kept."""
    frame = s.stack[-1]
    assert isinstance(frame, Throws | Parry)
    found: list[Note] = []
    for move in hopes:
        need = _need(s, move)
        assert need is not None
        plan = combo_plan(need, len(frame.dice), frame.rerolls)
        worth = plan.at(frame.dice, frame.rerolls) if kept is None else plan.keeping(kept, frame.rerolls)
        if move.word == "combo":
            form, n = s.form[s.fighters[frame.side]], move.args[0] - 1
            combo, damage = COMBOS[form * 2 + n], COMBO_DAMAGE[form][n]
            found.append(note("hope-combo", "TOUR-6.28", combo=combo, damage=damage, percent=percent(worth)))
        elif move.word == "card":
            found.append(note("hope-card", "TOUR-6.29", card=KINDS[move.args[0]], percent=percent(worth)))
        else:
            found.append(note("hope-dodge", "TOUR-6.91", percent=percent(worth)))
    return found


def fits(kind: int, lying: Dice) -> bool:
    """Return whether a card needs no more dice than were thrown."""
    return sum(NEED[kind]) <= len(lying)


def _need(s: Tournament, move: Move) -> tuple[int, ...] | None:
    """Return the symbols needed by an attack or answer, or None if it needs none."""
    frame = s.stack[-1] if s.stack else None
    if move.word == "combo" and isinstance(frame, Throws):
        return COMBO_NEED[s.form[s.fighters[frame.side]]][move.args[0] - 1]
    if move.word == "dodge" and isinstance(frame, Parry):
        return dodge_need(DODGE[s.form[s.fighters[1 - frame.side]]])
    if move.word == "card" and isinstance(frame, Throws | Parry) and any(NEED[move.args[0]]):
        return NEED[move.args[0]]
    return None


def _throw(s: Tournament) -> TournamentForetold | None:
    """Preview a defence before its first throw (TOUR-6.25, 6.42)."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Defend):
        return None
    which = 1 - frame.side
    number, rerolls = dice.defence_dice(s, which), dice.own_rerolls(s, which)
    notes = [note("throws", "TOUR-6.25", number=number, rerolls=rerolls)]
    found: TournamentForetold = {"notes": notes}
    if frame.may_dodge(s):
        found["chance"] = percent(chance(dodge_need(DODGE[s.form[s.fighters[which]]]), number, rerolls))
        notes.append(note("hope-dodge", "TOUR-6.91", percent=found["chance"]))
    return found


def _again(s: Tournament, faces: Dice) -> TournamentForetold | None:
    """Preview the odds after keeping the other dice (TOUR-6.26)."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Throws | Parry) or frame.rerolls == 0:
        return None
    kept = list(frame.dice)
    for face in faces:
        if face not in kept:
            return None
        kept.remove(face)
    hopes = [moves.combo(1), moves.combo(2)]
    if isinstance(frame, Parry):
        hopes = [moves.DODGE] if frame.may_dodge(s) else []
    thrown = note("again", "TOUR-6.26", number=len(faces), left=frame.rerolls - 1)
    return {"notes": [thrown, *_hopes(s, hopes, tuple(sorted(kept)))]}


# -- a blow


def _way(s: Tournament, view: dict[str, Any], move: Move) -> TournamentForetold | None:
    """Preview an attack or answer: its chance, declared damage, and result if no player answers."""
    frame = s.stack[-1] if s.stack else None
    found: TournamentForetold = {"notes": []}
    need = _need(s, move)
    if need is not None and isinstance(frame, Throws | Parry):
        if sum(need) > len(frame.dice):
            return None
        found["chance"] = percent(chance(need, len(frame.dice), frame.rerolls, frame.dice))
        found["keep"] = [FACES[face] for face in keeping(need, frame.dice, frame.rerolls)]
        if found["chance"] < 100:
            found["notes"].append(note("chance", "TOUR-6.26", percent=found["chance"]))
    if isinstance(frame, Throws) and move.word in ("combo", "sum", "card"):
        found["damage"] = _damage(s, frame, move)
        found["notes"].append(note("declares", "TOUR-6.27", damage=found["damage"]))
    hits = blow(view, move)
    if hits is not None:
        found["hits"] = hits
        found["notes"] += _struck(hits)
    return found if found["notes"] or "hits" in found else None


def _damage(s: Tournament, frame: Throws, move: Move) -> int:
    """Return the damage an attack declares (TOUR-6.27, 6.28, 6.29)."""
    form = s.form[s.fighters[frame.side]]
    if move.word == "combo":
        return COMBO_DAMAGE[form][move.args[0] - 1]
    if move.word == "sum":
        return dice.sum_of(form, move.args, len(frame.dice))
    return card_damage(s, frame.side, move.args[0])


def keeping(need: tuple[int, ...], lying: Dice, rerolls: int) -> Dice:
    """Return the dice to keep for the best chance of a combo; on ties, the most dice."""
    if rerolls == 0 or dice.made(need, lying):
        return lying
    plan = combo_plan(need, len(lying), rerolls)
    best: Dice = ()
    worth = -1.0
    for kept in ((), *moves.handfuls(lying)):
        if len(kept) == len(lying):
            continue
        found = plan.keeping(kept, rerolls)
        if found > worth + 1e-12 or (found > worth - 1e-12 and len(kept) > len(best)):
            best, worth = kept, found
    return best


def blow(view: dict[str, Any], move: Move) -> list[Hit] | None:
    """Return the warriors hurt by the blow that a move leads to, or None if it leads to no blow.

    Assumes that no player answers.
    """
    seat = view["seat"]
    s = Dreamer(view).dream(Rng(1))
    if seat < 0 or move not in offered(s, seat):
        return None
    before = {w: s.left(w) for w in s.fighters}
    s.told = []
    advance(s, seat, move)
    for _ in range(LONGEST):
        if s.decision is None or not any(isinstance(frame, Strike) for frame in s.stack):
            break
        given_in = next((m for m in s.decision.moves if m is moves.TAKE or m is moves.DECLINE), None)
        if given_in is None:
            break
        advance(s, s.decision.seat, given_in)
    told = events_of(s.told)
    struck = any(word in (events.WOUNDED, events.UNHURT, events.SHIELDED, events.DODGED) for word, _ in told)
    gone = {args[0] for word, args in told if word is events.ELIMINATED}
    found: list[Hit] = []
    for word, args in told:
        if word is events.WOUNDED:
            warrior, _, amount, left = args
            lose = min(amount, before.get(warrior, amount))
            found.append({"warrior": WARRIORS[warrior], "lose": lose, "left": left, "falls": warrior in gone})
    return found if struck else None


def _struck(hits: list[Hit]) -> list[Note]:
    found = [
        note("falls", "TOUR-6.46", "plain", warrior=hit["warrior"])
        if hit["falls"]
        else note("loses", "TOUR-6.44", warrior=hit["warrior"], lose=hit["lose"], left=hit["left"])
        for hit in hits
    ]
    return found or [note("unhurt", "TOUR-6.36")]
