"""The balance of the Tournament between heuristic bots: seats, draft positions, warriors, fights.

python -m nyoi.lab.tournament_balance [GAMES] [SEATS] [SEED] [MODE] [OPTION=VALUE ...]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

from nyoi.games import game
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng, mix

LEVEL = 3
SHOWN = 12  # warriors at each end of the table


class Tally:
    """What was counted over some games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.rounds = 0
        self.won = [0.0] * seats  # by seat, counted from who takes the first turn
        self.left = [0] * seats  # warriors at the end, likewise
        self.drafted_won = [0.0] * seats  # by place in the draft
        self.drafted_left = [0] * seats
        self.best = self.worst = 0
        self.endings: Counter[str] = Counter()
        self.extra: Counter[int] = Counter()
        self.words: Counter[str] = Counter()
        self.throws: Counter[int] = Counter()
        self.duel_attacks: list[int] = []
        self.picked: Counter[str] = Counter()  # by warrior: games, games survived, games won
        self.survived: Counter[str] = Counter()
        self.of_winner: Counter[str] = Counter()
        self.damage: Counter[str] = Counter()


def play(tally: Tally, setting: Any, seed: int) -> None:
    """One game between heuristic bots, counted."""
    tournament = game("tournament")
    s: Any = tournament.start(setting, seed)
    rng = Rng(mix(seed, 1))
    teams: dict[str, int] = {}
    duel = 0
    while not s.over:
        seat = asked(s)[0]
        moves = offered(s, seat)
        move = moves[0] if len(moves) == 1 else tournament.policy(tournament.view(s, seat), moves, rng, LEVEL)
        if move.word in ("combo", "sum", "card") and s.decision.key == "attack":
            tally.throws[min(s.stack[-1].throws, 3)] += 1
            tally.damage[move.text if move.word == "combo" else move.word] += 1
        s.news = []
        advance(s, seat, move)
        for word, args in s.news:
            tally.words[word.name] += 1
            if word.name == "drafted":
                teams[tournament.tables["warrior"][args[1]]] = args[0]
            duel += word.name == "attacks" and s.active < 0
    count(tally, s, teams)
    if duel:
        tally.duel_attacks.append(duel)


def count(tally: Tally, s: Any, teams: dict[str, int]) -> None:
    """How a game ended."""
    names = game("tournament").tables["warrior"]
    scores = [s.score(seat) for seat in range(tally.seats)]
    tally.games += 1
    tally.rounds += s.round
    tally.endings[s.ending] += 1
    tally.extra[s.extra_rounds] += 1
    tally.best += max(scores)
    tally.worst += min(scores)
    for seat in range(tally.seats):
        turn, draft = (seat - s.starter) % tally.seats, (s.drafter - seat) % tally.seats
        tally.won[turn] += s.results[seat]
        tally.left[turn] += scores[seat]
        tally.drafted_won[draft] += s.results[seat]
        tally.drafted_left[draft] += scores[seat]
    alive = {names[w] for team in s.teams for w in team}
    alive |= {parent for fused, parents in FUSED.items() if fused in alive for parent in parents}
    for id, seat in teams.items():
        tally.picked[id] += 1
        tally.survived[id] += id in alive
        tally.of_winner[id] += s.results[seat] > 0


FUSED = {"kefla": ("kale", "caulifla"), "anilaza": ("koichiarator", "paparoni")}


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> list[str]:
    """A Markdown table."""
    cells = [str(cell) for cell in head]
    lines = ["| " + " | ".join(cells) + " |", "|" + "---|" * len(cells)]
    return lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows] + [""]


def report(tally: Tally) -> list[str]:
    """What the games say."""
    n, words = tally.games, tally.words
    places = range(tally.seats)
    lines = [
        f"{n} games, {tally.rounds / n:.1f} rounds, {words['turn'] / n:.1f} turns, {words['fight'] / n:.1f} fights; "
        f"warriors left {sum(tally.left) / n / tally.seats:.2f} a player, best {tally.best / n:.2f}, "
        f"worst {tally.worst / n:.2f}; eliminations a fight {words['eliminated'] / words['fight']:.2f}",
        "",
    ]
    lines += table(
        ["place", "won from this turn", "warriors left", "won from this draft place", "warriors left"],
        [
            (
                place + 1,
                f"{tally.won[place] / n:.1%}",
                f"{tally.left[place] / n:.2f}",
                f"{tally.drafted_won[place] / n:.1%}",
                f"{tally.drafted_left[place] / n:.2f}",
            )
            for place in places
        ],
    )
    attacks, tries = sum(tally.throws.values()), words["transformed"] + words["not_transformed"]
    duels = sorted(tally.duel_attacks)
    lines += [
        "endings: " + ", ".join(f"{id} {tally.endings[id] / n:.1%}" for id in sorted(tally.endings)),
        "extra rounds: " + ", ".join(f"{k}: {tally.extra[k] / n:.1%}" for k in sorted(tally.extra)),
        "attacks stopped on throw 1 / 2 / 3+: " + " / ".join(f"{tally.throws[k] / attacks:.0%}" for k in (1, 2, 3)),
        "ways: " + ", ".join(f"{way} {tally.damage[way] / attacks:.0%}" for way in sorted(tally.damage)),
        f"transformations succeeded: {words['transformed'] / max(tries, 1):.0%}",
        f"pile fights won: {words['beaten'] / max(words['beaten'] + words['unbeaten'], 1):.0%}",
        f"duel: {len(duels)}, attacks median {duels[len(duels) // 2] if duels else 0}, most {max(duels, default=0)}",
        f"a game: {words['played'] / n:.1f} cards played, {words['counters'] / n:.2f} counter-attacks, "
        f"{words['dodged'] / n:.2f} dodges, {words['rescued'] / n:.2f} rescues, {words['fused'] / n:.2f} fusions, "
        f"{words['reflected'] / n:.2f} reflections, {words['shielded'] / n:.2f} shields",
        "",
    ]
    return lines + warriors(tally)


def warriors(tally: Tally) -> list[str]:
    """What a pick was worth: how often its team won, against what the draft places of its takers win anyway."""
    enough = [id for id in tally.picked if tally.picked[id] >= max(tally.games // 20, 1)]
    order = sorted(enough, key=lambda id: -tally.of_winner[id] / tally.picked[id])
    shown = order if len(order) <= 2 * SHOWN else [*order[:SHOWN], *order[-SHOWN:]]
    return table(
        ["warrior", "drafted", "survived", "team won"],
        [
            (
                id,
                f"{tally.picked[id] / tally.games:.0%}",
                f"{tally.survived[id] / tally.picked[id]:.0%}",
                f"{tally.of_winner[id] / tally.picked[id]:.0%}",
            )
            for id in shown
        ],
    )


def measure(games: int, seats: int, seed: int, mode: str, options: dict[str, object]) -> Tally:
    """Play so many games."""
    setting = game("tournament").setting(seats, mode, options)
    tally = Tally(seats)
    for n in range(games):
        play(tally, setting, mix(seed, n))
    return tally


def main(arguments: list[str]) -> None:
    """Read the command line, play, tell."""
    options: dict[str, object] = {id: value for id, _, value in (arg.partition("=") for arg in arguments) if value}
    plain = [arg for arg in arguments if "=" not in arg]
    games, seats, seed, mode = [*plain, *["200", "4", "1", "rounds10"][len(plain) :]]
    sys.stdout.write("\n".join(report(measure(int(games), int(seats), int(seed), mode, options))))


if __name__ == "__main__":
    main(sys.argv[1:])
