"""Views of a Tournament, built from nothing (TOUR section 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.content import FORMS, KIND_OF, KINDS, PILE_OF, PILES, WARRIORS
from nyoi.games.tournament.now import now
from nyoi.games.tournament.setup import seconds
from nyoi.games.tournament.state import DUEL, GREEN_FIGHT, LENGTHS, ONLOOKER, PEACE, TIMED, Tournament
from nyoi.kernel.decision import ALL, NOBODY
from nyoi.kernel.frame import pack

if TYPE_CHECKING:
    from typing import Literal

    from nyoi.games.tournament.seen import Fight, FightView, PlayerView, TokenView, TournamentView, TurnView

FIGHTS: Final[tuple[Fight, ...]] = ("", "enemy", "green", "duel")  # peace has no view


def view(s: Tournament, seat: int) -> TournamentView:
    """Return the table as a seat sees it; `SPECTATOR` gets public information only.

    `docs/games/tournament.md` describes the fields.
    """
    bit = seat if seat >= 0 else ONLOOKER
    seen: TournamentView = {
        "game": "tournament",
        "seat": seat,
        "seats": s.seats,
        "mode": s.setting.mode,
        "options": s.setting.told(),
        "seconds": seconds(s),
        "minutes": minutes(s),
        "phase": phase(s),
        "drafter": s.drafter,
        "starter": s.starter,
        "round": s.round,
        "rounds": None if s.length == TIMED else int(LENGTHS[s.length][6:]),
        "extra_rounds": s.extra_rounds,
        "time_up": s.time_up,
        "turns": s.turns,
        "turn": turn(s),
        "fight": None if s.fight == PEACE else fight(s),
        "players": [player(s, bit, other) for other in range(s.seats)],
        "piles": {PILES[pile]: [known(s, bit, card) for card in s.piles[pile]] for pile in range(len(PILES))},
        "flips": s.flips,
        "pile": [
            WARRIORS[w] if i >= len(s.pile) - s.bottom else None  # only those seen going under it
            for i, w in enumerate(s.pile)
        ],
        "aside": [WARRIORS[w] for w in s.aside],
        "flared": [WARRIORS[w] for w in s.flared],
        "fallen": list(s.fallen),
        "places": list(s.places),
        "now": now(s),
        "stack": [pack(frame) for frame in s.stack],
        "over": s.over,
        "ending": s.ending,
        "results": list(s.results),
    }
    if s.decision is not None and s.decision.kind == ALL:
        answers = dict(zip(s.decision.seats, s.answers, strict=True))
        seen["answered"] = [x for x, move in answers.items() if move is not None]
        own = answers.get(seat)
        seen["answer"] = None if own is None else own.text
    return seen


def minutes(s: Tournament) -> int | None:
    """Return the length of a timed game, or None."""
    found = s.setting.options["timed_minutes"] if s.length == TIMED else None
    return found if isinstance(found, int) else None


def phase(s: Tournament) -> Literal["draft", "place", "turn", "duel", "over"]:
    if s.over:
        return "over"
    if s.active != NOBODY:
        return "turn"
    if s.round > 0:
        return "duel"
    return "place" if s.pile else "draft"


def turn(s: Tournament) -> TurnView:
    """Return whose turn it is and the effects in force (TOUR-6.86, 6.89)."""
    return {
        "seat": s.active,
        "event": None if s.event == NOBODY else KINDS[KIND_OF[s.event]],
        "reach": s.reach,
        "dice": s.more_dice,
        "rerolls": s.more_rerolls,
        "toll": s.toll,
        "truce": s.truce,
        "sealed": s.sealed,
        "awakened": s.awakened,
        "unguarded": s.unguarded,
        "vigilant": s.vigilant,
        "grant": s.grant,
        "added": s.added,
        "fights": s.fights,
        "activated": [WARRIORS[w] for w in s.activated],
        "specials": list(s.specials),
    }


def fight(s: Tournament) -> FightView:
    """Return the fight in progress; dice and declared attacks are in `now`."""
    return {
        "kind": FIGHTS[s.fight],
        "fighters": [WARRIORS[w] for w in s.fighters],
        "forms": [FORMS[s.form[w]] for w in s.fighters],
        "damage": [s.damage[w] for w in s.fighters],
        "left": [s.left(w) for w in s.fighters],
        "seats": list(s.players),
        "space": None if s.fight == DUEL else SPACES[s.spot],
        "former": None if s.fight == DUEL else SPACES[s.former],
        "challenger": s.fight == GREEN_FIGHT and s.standing(s.fighters[1]),
        "saved": [WARRIORS[w] for w in s.saved],
        "owed": list(s.owed),
        "riposte": s.riposte,
    }


def player(s: Tournament, bit: int, other: int) -> PlayerView:
    """Return one player: team, number of cards by type, and the cards known to the viewer."""
    cards = s.hands[other]
    if bit == other:
        hand = [KINDS[KIND_OF[card]] for card in cards]
    else:  # sorted: the order would reveal which of two equal cards was played
        hand = [KINDS[kind] for kind in sorted(KIND_OF[card] for card in cards if s.over or s.known[card] >> bit & 1)]
    return {
        "score": s.score(other),
        "team": [token(s, w) for w in s.teams[other]],
        "lost": [WARRIORS[w] for w in s.lost[other]],
        "cards": [sum(PILE_OF[card] == pile for card in cards) for pile in range(3)],
        "hand": hand,
    }


def token(s: Tournament, warrior: int) -> TokenView:
    return {
        "warrior": WARRIORS[warrior],
        "space": None if s.place[warrior] == NOBODY else SPACES[s.place[warrior]],
        "damage": s.damage[warrior],
        "left": s.left(warrior),
    }


def known(s: Tournament, bit: int, card: int) -> str | None:
    """Return a card in a pile if the viewer knows it, otherwise None."""
    return KINDS[KIND_OF[card]] if s.known[card] >> bit & 1 else None
