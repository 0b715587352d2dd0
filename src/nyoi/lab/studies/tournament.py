"""Studies of the Tournament between heuristic bots: balance, fights, and draft values of warriors."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from nyoi.games import game
from nyoi.games.tournament.content import DRAFT_VALUE, DRAFTABLE, FUSIONS, PARENTS, WARRIORS
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import Move
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.simulate import to_the_end
from nyoi.lab.studies import Ask, Rows, Sheet, Study, mean

LEVEL: Final = 3
SHOWN: Final = 12  # rows at each end of the table of warriors
SEATS: Final = 4  # seats in the study of the draft
MEASURED: Final = 36  # warriors in it: the number drafted by six players
SHARE: Final = 1 / 3  # credit per elimination: one of three opponents loses a warrior
TOLD: Final = (
    *("turn", "fight", "eliminated", "transformed", "not_transformed", "beaten", "unbeaten", "played", "counters"),
    *("dodged", "rescued", "fused", "reflected", "shielded"),
)


def ruled(s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
    tournament = game("tournament")
    return moves[0] if len(moves) == 1 else tournament.policy(tournament.view(s, seat), moves, rng, LEVEL)


def standing(s: Tournament) -> set[int]:
    """Return the warriors in the arena at the end, with both parents of each fusion."""
    found = {w for team in s.teams for w in team}
    return found | {parent for w in FUSIONS if w in found for parent in PARENTS[w]}


# -- balance


def play(job: Job, number: int) -> Row:
    seed = job.seed_of(number)
    s = game("tournament").start(job.setting, seed)
    assert isinstance(s, Tournament)
    rng = Rng(mix(seed, 1))
    throws, ways, words = [0, 0, 0], Counter[str](), Counter[str]()
    duel, teams = 0, dict[int, int]()

    def read(s: Tournament) -> None:
        """Count the events of the last move."""
        nonlocal duel
        for word, args in s.news or ():
            words[word.name] += 1
            if word.name == "drafted":
                teams[args[1]] = args[0]
            duel += word.name == "attacks" and s.active < 0
        s.news = []

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        assert isinstance(s, Tournament)
        read(s)
        move = ruled(s, seat, moves, rng)
        if move.word in ("combo", "sum", "card") and s.decision is not None and s.decision.key == "attack":
            fight: Any = s.stack[-1]
            throws[min(fight.throws, 3) - 1] += 1
            ways[move.text if move.word == "combo" else move.word] += 1
        return move

    s.news = []  # the figures of docs/games were measured without the events of the deal
    to_the_end(s, choose)
    read(s)
    alive = standing(s)
    places = range(s.seats)
    return {
        "results": list(s.results),
        "scores": [s.score(seat) for seat in places],
        "turns": [(seat - s.starter) % s.seats for seat in places],  # each seat's place in the turn order
        "drafts": [(s.drafter - seat) % s.seats for seat in places],
        "rounds": s.round,
        "extra": s.extra_rounds,
        "ending": s.ending,
        "throws": throws,
        "ways": [{"id": id, "n": n} for id, n in sorted(ways.items())],
        "words": [{"id": id, "n": words[id]} for id in TOLD],
        "duel": duel,
        "teams": [{"id": WARRIORS[w], "seat": seat, "stood": w in alive} for w, seat in teams.items()],
    }


_COUNTS: Final = [{"id": "VARCHAR", "n": "INTEGER"}]
COLUMNS: Final[dict[str, Any]] = {
    "results": ["DOUBLE"],
    "scores": ["INTEGER"],
    "turns": ["INTEGER"],
    "drafts": ["INTEGER"],
    "rounds": "INTEGER",
    "extra": "INTEGER",
    "ending": "VARCHAR",
    "throws": ["INTEGER"],
    "ways": _COUNTS,
    "words": _COUNTS,
    "duel": "INTEGER",
    "teams": [{"id": "VARCHAR", "seat": "INTEGER", "stood": "BOOLEAN"}],
}


def jobs(ask: Ask) -> dict[str, Job]:
    seats, mode = int(ask.settings["seats"]), ask.settings["mode"]
    return {"games": job_of(ask.game, seats, mode, ask.options, seed=ask.seed, games=ask.games)}


def summed(games: list[Row], name: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in games:
        for one in row[name]:
            found[one["id"]] += one["n"]
    return found


def tell(ask: Ask, rows: Rows) -> list[Sheet]:
    games = rows["games"]
    n, words, ways = len(games), summed(games, "words"), summed(games, "ways")
    attacks, tries = sum(ways.values()), words["transformed"] + words["not_transformed"]
    duels = sorted(row["duel"] for row in games if row["duel"])
    figures: list[list[Any]] = [
        ["study-rounds-played", mean(row["rounds"] for row in games)],
        ["study-turns", words["turn"] / n],
        ["study-fights", words["fight"] / n],
        ["study-left", mean(score for row in games for score in row["scores"])],
        ["study-left-best", mean(max(row["scores"]) for row in games)],
        ["study-left-worst", mean(min(row["scores"]) for row in games)],
        ["study-eliminations-fight", words["eliminated"] / max(words["fight"], 1)],
        ["study-cards-played", words["played"] / n],
        ["study-counters", words["counters"] / n],
        ["study-dodges", words["dodged"] / n],
        ["study-rescues", words["rescued"] / n],
        ["study-fusions", words["fused"] / n],
        ["study-reflections", words["reflected"] / n],
        ["study-shields", words["shielded"] / n],
        ["study-duels", len(duels) / n],
        ["study-duel-attacks", duels[len(duels) // 2] if duels else 0],
        ["study-duel-longest", max(duels, default=0)],
    ]
    places = [
        [
            place + 1,
            *(
                value
                for by in ("turns", "drafts")
                for value in (at_place(games, by, place, "results"), at_place(games, by, place, "scores"))
            ),
        ]
        for place in range(len(games[0]["results"]))
    ]
    endings, extra = Counter(row["ending"] for row in games), Counter(row["extra"] for row in games)
    shares: list[list[Any]] = [
        *([THROWS[k], sum(row["throws"][k] for row in games) / max(attacks, 1)] for k in range(3)),
        ["study-transformed", words["transformed"] / max(tries, 1)],
        ["study-pile-won", words["beaten"] / max(words["beaten"] + words["unbeaten"], 1)],
    ]
    return [
        Sheet("study-per-game", {"study-what": "word", "study-mean": "mean"}, figures),
        Sheet(
            "study-places",
            {
                "study-place": "count",
                "study-turn-won": "share",
                "study-turn-left": "mean",
                "study-draft-won": "share",
                "study-draft-left": "mean",
            },
            places,
        ),
        Sheet(
            "study-endings",
            {"study-ending": "ending", "study-share": "share"},
            [[id, endings[id] / n] for id in sorted(endings)],
        ),
        Sheet(
            "study-extra",
            {"study-extra-rounds": "count", "study-share": "share"},
            [[k, extra[k] / n] for k in sorted(extra)],
        ),
        Sheet("study-fighting", {"study-what": "word", "study-share": "share"}, shares),
        Sheet(
            "study-ways",
            {"study-way": "text", "study-share": "share"},
            [[way, ways[way] / max(attacks, 1)] for way in sorted(ways)],
        ),
        warriors(games),
    ]


THROWS: Final = ("study-throw-1", "study-throw-2", "study-throw-3")


def at_place(games: list[Row], by: str, place: int, what: str) -> float:
    """Return the mean of a column over the seats at a place of the turn order or the draft."""
    return mean(row[what][row[by].index(place)] for row in games)


def warriors(games: list[Row]) -> Sheet:
    """Return how often each warrior was drafted, survived and won, for the best and the worst ones."""
    picked, stood, won = Counter[str](), Counter[str](), Counter[str]()
    for row in games:
        for one in row["teams"]:
            picked[one["id"]] += 1
            stood[one["id"]] += one["stood"]
            won[one["id"]] += row["results"][one["seat"]] > 0
    enough = [id for id in picked if picked[id] >= max(len(games) // 20, 1)]
    order = sorted(enough, key=lambda id: -won[id] / picked[id])
    shown = order if len(order) <= 2 * SHOWN else [*order[:SHOWN], *order[-SHOWN:]]
    columns = {
        "study-warrior": "thing:warrior",
        **dict.fromkeys(("study-drafted", "study-stood", "study-won"), "share"),
    }
    return Sheet(
        "study-warriors",
        columns,
        [[id, picked[id] / len(games), stood[id] / picked[id], won[id] / picked[id]] for id in shown],
    )


# -- the draft


def play_draft(job: Job, number: int) -> Row:
    """Play five rounds between four bots, with random teams from the warriors of highest `draft_value`."""
    seed = job.seed_of(number)
    order = sorted((w for w in range(len(WARRIORS)) if DRAFTABLE[w]), key=lambda w: -DRAFT_VALUE[w])
    pool = set(order[:MEASURED])
    s = game("tournament").start(job.setting, seed)
    assert isinstance(s, Tournament)
    rng = Rng(mix(seed, 1))
    drawn: list[int] = []
    beat: Counter[int] = Counter()
    attacker = target = -1
    dueling = False

    def read(s: Tournament) -> None:
        """Count the eliminations of the last move, except in the final duel."""
        nonlocal attacker, target
        for word, args in s.news or ():
            if word.name == "attacks":
                attacker, target = args[0], args[1]
            elif word.name == "eliminated" and not dueling:
                beat[attacker if args[0] == target else target] += 1
        s.news = []

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        nonlocal dueling
        assert isinstance(s, Tournament)
        read(s)
        dueling = s.active < 0
        if moves[0].word != "draft":
            return ruled(s, seat, moves, rng)
        move = rng.pick([move for move in moves if move.args[0] in pool])
        drawn.append(move.args[0])
        return move

    to_the_end(s, choose)
    read(s)
    alive = standing(s)
    return {"drawn": [{"id": WARRIORS[w], "stood": w in alive, "beat": beat[w]} for w in drawn]}


DRAFT_COLUMNS: Final = {"drawn": [{"id": "VARCHAR", "stood": "BOOLEAN", "beat": "INTEGER"}]}


def draft_jobs(ask: Ask) -> dict[str, Job]:
    return {"games": job_of(ask.game, SEATS, "rounds5", ask.options, seed=ask.seed, games=ask.games)}


def tell_draft(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return the worth of each warrior (`draft.toml`).

    It is the warrior's survival rate, plus a third of its mean number of eliminations.
    """
    games, stood, beat = Counter[str](), Counter[str](), Counter[str]()
    for row in rows["games"]:
        for one in row["drawn"]:
            games[one["id"]] += 1
            stood[one["id"]] += one["stood"]
            beat[one["id"]] += one["beat"]
    worth = {id: (stood[id] + SHARE * beat[id]) / games[id] for id in games}
    columns = {
        "study-warrior": "thing:warrior",
        "study-id": "text",
        "study-worth": "mean",
        "study-games": "count",
        "study-stood": "share",
        "study-beat": "mean",
    }
    order = sorted(worth, key=lambda id: -worth[id])
    found = [[id, id, worth[id], games[id], stood[id] / games[id], beat[id] / games[id]] for id in order]
    return [Sheet("study-worths", columns, found)]


TABLE: Final = {"seats": ("4", "2", "3", "5", "6"), "mode": ("rounds10", "rounds5", "timed")}
STUDIES: Final = (
    Study(
        "tournament-balance",
        "study-about-tournament-balance",
        ("tournament",),
        200,
        TABLE,
        jobs,
        Play(play, COLUMNS),
        tell,
    ),
    Study(
        "tournament-draft",
        "study-about-tournament-draft",
        ("tournament",),
        1000,
        {},
        draft_jobs,
        Play(play_draft, DRAFT_COLUMNS),
        tell_draft,
        77,
    ),
)
