"""How often each component of the Tournament is used in whole games.

    PYTHONPATH=src python -m tests.games.tournament.audit RANDOM HEURISTIC [SEED]

plays so many random and heuristic games over 2 to 6 seats, all lengths and random options, checks
that nothing is lost or made, and writes how often everything came up.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable

import nyoi
from nyoi.games.tournament import content
from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.content import ABILITIES, ABILITY, BASE, COMBOS, FACES, FORMS, KINDS, PILE, PILES, WARRIORS
from nyoi.games.tournament.events import ENDINGS, WORDS
from nyoi.games.tournament.moves import FIELDS
from nyoi.games.tournament.rules.arena import shields
from nyoi.games.tournament.state import Tournament
from nyoi.games.tournament.why import WANTED
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from tests.games.contract import Case, some_options

Chooser = Callable[[Tournament, int, list[Move], Rng], Move]

ALL: dict[str, tuple[str, ...]] = {
    "warrior fights": WARRIORS,
    "form": FORMS,
    "combo": COMBOS,
    "ability": ABILITIES,
    "card": tuple(id for k, id in enumerate(KINDS) if PILES[PILE[k]] != "event"),
    "clash": tuple(id for k, id in enumerate(KINDS) if PILES[PILE[k]] == "attack"),
    "event card": tuple(id for k, id in enumerate(KINDS) if PILES[PILE[k]] == "event"),
    "face": FACES,
    "space": SPACES,
    "word": tuple(word.name for word in WORDS),
    "question": tuple(WANTED),
    "move": tuple(FIELDS),
    "ending": ENDINGS,
}


class Audit:
    """Counts by kind of component."""

    def __init__(self) -> None:
        self.used: dict[str, Counter[str]] = {kind: Counter() for kind in ALL}
        self.games = 0
        self.decisions = 0

    def missing(self, kind: str) -> set[str]:
        """What has not come up."""
        return set(ALL[kind]) - set(self.used[kind])

    def play(self, case: Case, seed: int, options: dict[str, object] | None, choose: Chooser) -> Tournament:
        """One game, counted; the clock of a timed game strikes now and then."""
        table = case.table(seed, options)
        s, game = table.state, table.game
        assert isinstance(s, Tournament)
        rng = Rng(seed)
        pieces = game.components(s)
        while s.decision is not None:
            self.used["question"][s.decision.key] += 1
            seat = asked(s)[0]
            if CLOCK in asked(s) and rng.below(300) == 0:
                seat = CLOCK
            move = choose(s, seat, offered(s, seat), rng) if seat != CLOCK else offered(s, CLOCK)[0]
            s.news = []
            advance(s, seat, move)
            self.used["move"][move.word] += 1
            self.decisions += 1
            self.count(s)
        assert game.components(s) == pieces
        self.games += 1
        self.used["ending"][s.ending] += 1
        return s

    def count(self, s: Tournament) -> None:
        """What the last move brought."""
        used = self.used
        for word, args in s.news or []:
            used["word"][word.name] += 1
            if word.name in ("moved", "landed", "placed", "fled", "put"):
                used["space"][SPACES[args[-1]]] += 1
            if word.name == "fight":
                used["warrior fights"].update(WARRIORS[w] for w in args[:2])
                used["form"].update(FORMS[BASE[w]] for w in args[:2])
            elif word.name == "transformed":
                used["form"][FORMS[args[1]]] += 1
            elif word.name == "combo":
                used["combo"][COMBOS[args[1]]] += 1
            elif word.name == "played":
                used["card"][KINDS[args[1]]] += 1
            elif word.name == "event":
                used["event card"][KINDS[args[1]]] += 1
            elif word.name == "answered" and PILE[args[1]] == content.ATTACK:
                used["clash"][KINDS[args[1]]] += 1
            elif word.name == "rolled":
                used["face"].update(FACES[face] for face in args[2:])
            else:
                self.ability(s, word.name, args)

    def ability(self, s: Tournament, word: str, args: tuple[int, ...]) -> None:
        """Which ability was at work; an attack shows those of both fighters and of team-mates in contact."""
        used = self.used["ability"]
        if word == "attacks" and s.fighters:
            attacker, target = (ABILITIES[s.ability(w)] for w in args[:2])
            used.update({attacker} & {"extra_attack_die", "extra_reroll", "no_dodge"})
            used.update({target} & {"minus_attack_die", "fewer_rerolls"})
            mates = {ABILITIES[ABILITY[BASE[w]]] for w in shields(s, args[0])}
            used.update(mates & {"reinforce_two", "solitaire"})
        elif word == "defends" and s.fighters:
            used.update({ABILITIES[s.ability(args[0])]} & {"extra_defence_die", "extra_reroll"})
        else:
            at_work = {
                "reflected": "reflect_ball",
                "shielded": "shield",
                "counters": "counter_attack",
                "fled": "solar_flare",
            }
            if word in at_work:
                used[at_work[word]] += 1
            elif word == "healed" and ABILITY[BASE[args[0]]] == content.HEAL:
                used["heal"] += 1


def at_random(s: Tournament, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Any move."""
    return rng.pick(moves)


def eager(s: Tournament, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Any move, with a taste for cards, combos, forms and fights."""
    for word in ("card", "combo", "dodge", "counter", "transform", "throw"):
        liked = [move for move in moves if move.word == word]
        if liked and rng.below(3):
            return rng.pick(liked)
    fights = [move for move in moves if move.word == "go" and s.at[move.args[1]] >= 0]
    return rng.pick(fights if fights and rng.below(4) else moves)


def heuristic(s: Tournament, seat: int, moves: list[Move], rng: Rng) -> Move:
    """What the bot does."""
    game = nyoi.game("tournament")
    return game.policy(game.view(s, seat), moves, rng, 5)


def case_of(n: int) -> Case:
    """Seats and lengths in turn."""
    return Case("tournament", ("rounds10", "rounds5", "timed")[n // 5 % 3], 2 + n % 5)


def main(random_games: int, heuristic_games: int, first_seed: int) -> None:
    """Play and tell."""
    audit = Audit()
    for games, choose in ((random_games, at_random), (heuristic_games, heuristic)):
        for n in range(games):
            case = case_of(n)
            options = some_options(case, Rng(n)) if n % 2 else None
            audit.play(case, first_seed + n, options, choose)
        sys.stdout.write(f"{audit.games} games, {audit.decisions} decisions\n")
    for kind, all_of_it in ALL.items():
        sys.stdout.write(f"\n{kind}: {len(all_of_it)}, never: {sorted(audit.missing(kind))}\n")
        sys.stdout.write("  " + ", ".join(f"{id} {audit.used[kind][id]}" for id in all_of_it) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
