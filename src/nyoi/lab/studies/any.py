"""Studies of any game: calibration of advice, exploitability, OpenSpiel's search, coverage of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from nyoi.bots.names import bot
from nyoi.bots.playing import cases, play_on, some_options
from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.lab import exact, spiel_match
from nyoi.lab.chances import ROUNDS, promised
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.notes import COLUMNS, readings, things
from nyoi.lab.studies import Ask, Rows, Sheet, Study, mean
from nyoi.lab.tally import Tally

CLASSES: Final = 5  # classes of predicted chances


def whole(text: str, key: str, low: int, high: int) -> int:
    """Parse a whole number among the settings. Raises Refused if it is none or out of range."""
    if not (text.isascii() and text.isdigit() and low <= int(text[:9]) <= high):
        raise Refused("study-value", key=key, value=text, allowed=f"{low} - {high}")
    return int(text)


# -- chances


def promise(job: Job, number: int) -> Row:
    """Play a game with one piece of advice and return the predicted chance and the result."""
    found = promised(job.setting, job.seed_of(number), job.more["rounds"])
    return {"question": found and found.key, "chance": found and found.chance, "result": found and found.result}


def chance_jobs(ask: Ask) -> dict[str, Job]:
    """Return a job of the heuristic against itself."""
    told = ask.settings
    rounds, seats = whole(told["rounds"], "rounds", 1, 10**6), whole(told["seats"], "seats", 1, 99)
    mode = told["mode"] or None
    return {"games": job_of(ask.game, seats, mode, ask.options, seed=ask.seed, games=ask.games, rounds=rounds)}


def tell_chances(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return predicted chances and mean results by class, and the mean squared error."""
    found = [(row["chance"], row["result"]) for row in rows["games"] if row["question"] is not None]
    classes = []
    for i in range(CLASSES):
        some = [one for one in found if min(CLASSES - 1, int(one[0] * CLASSES)) == i]
        if some:
            named, true = (mean(part) for part in zip(*some, strict=True))
            classes.append([f"{100 * i // CLASSES} - {100 * (i + 1) // CLASSES} %", len(some), named, true])
    columns = {
        "study-promise": "text",
        "study-positions": "count",
        "study-promised": "share",
        "study-came-true": "share",
    }
    error = [[len(found), mean((chance - result) ** 2 for chance, result in found)]]
    return [
        Sheet("study-chances", columns, classes),
        Sheet("study-errors", {"study-positions": "count", "study-square-error": "precise"}, error),
    ]


# -- how far from perfect


def exploit(job: Job, number: int) -> Row:
    name = job.more["names"][number]
    return {"bot": name, "exploitability": exact.exploitability(bot(name), exact.deals(job.game))}


def exact_jobs(ask: Ask) -> dict[str, Job]:
    """Return a job that has a bot in place of each game."""
    names = [name.strip() for name in ask.settings["bots"].split(",") if name.strip()]
    for name in names:
        bot(name)  # raises Refused if there is none
    return {"bots": job_of(ask.game, seed=ask.seed, games=len(names), names=names)}


def tell_exact(ask: Ask, rows: Rows) -> list[Sheet]:
    found = [[row["bot"], row["exploitability"]] for row in rows["bots"]]
    return [Sheet("study-exact", {"study-bot": "text", "study-exploitability": "precise"}, found)]


# -- against OpenSpiel's search


def spiel_jobs(ask: Ask) -> dict[str, Job]:
    rounds = whole(ask.settings["rounds"], "rounds", 1, 10**6)
    return {"games": spiel_match.job(ask.game, ask.games, rounds, ask.settings["bot"], ask.seed, ask.options)}


def tell_spiel(ask: Ask, rows: Rows) -> list[Sheet]:
    tally = Tally()
    for row in rows["games"]:
        tally.add(row["mine"], row["theirs"])
    found = tally.told()
    columns = {
        **dict.fromkeys(("study-games-won", "study-games-lost", "study-undecided"), "count"),
        **dict.fromkeys(("study-won", "study-low", "study-high"), "share"),
    }
    return [Sheet("study-openspiel", columns, [list(found.values())])]


# -- everything that can come up


def witness(job: Job, number: int) -> Row:
    """Play a game and return everything that came up in it.

    Mode, seats and options vary with the game's number. The game must not raise, nor lose or gain a
    component.
    """
    game, rng = game_of(job.game), Rng(job.seed_of(number))
    every = cases([job.game])
    case = every[number % len(every)]
    options = {**(some_options(case, rng) if number // len(every) % 3 else {}), **job.more["fixed"]}
    try:
        s = game.start(game.setting(case.seats, case.mode, options), job.seed_of(number))
        pieces = game.components(s)
        asked, made = Counter[str](), Counter[str]()
        for key, move in walked(s, job.more["players"], rng, clock=number % 2 == 0):
            asked[key] += 1
            made[move.word] += 1
        if game.components(s) != pieces:
            raise AssertionError("a piece was lost or made")
    except Exception as error:
        error.add_note(f"{case}, game {number} of seed {job.seed}, options {options}")
        raise
    return {
        "table": f"{case.mode}-{case.seats}",
        "ending": s.ending,
        "asked": [{"id": id, "n": n} for id, n in sorted(asked.items())],
        "moves": [{"id": id, "n": n} for id, n in sorted(made.items())],
        "things": things(job.game, s.told or []),
    }


def walked(s: State, players: str, rng: Rng, clock: bool) -> Iterator[tuple[str, Move]]:
    """Play a game, yielding the key of each decision and its move before the move is made."""
    if players == "random":
        for _, move in play_on(s, rng, clock):
            assert s.decision is not None
            yield s.decision.key, move
        return
    tried: Counter[str] = Counter()
    while s.decision is not None:
        seat = whose(s)
        move = some_move(s, seat, offered(s, seat), players == "curious", tried, rng)
        yield s.decision.key, move
        advance(s, seat, move)


def some_move(s: State, seat: int, moves: list[Move], curious: bool, tried: Counter[str], rng: Rng) -> Move:
    """Return the heuristic's move, or the least tried one if the players are curious.

    With several seats the first one always follows the heuristic.
    """
    if seat == CLOCK or len(moves) == 1:
        return moves[0]
    game = game_of(s.setting.game)
    if not curious or (seat == 0 and s.seats > 1):
        return game.policy(game.view(s, seat), moves, rng, 5)
    moves = [move for move in moves if move.word not in ("concede", "resign")] or moves
    names = [" ".join(move.text.split()[:2]) for move in moves]
    least = min(tried[name] for name in names)
    move = rng.pick([move for move, name in zip(moves, names, strict=True) if tried[name] == least])
    tried[" ".join(move.text.split()[:2])] += 1
    return move


_COUNTS: Final = [{"id": "VARCHAR", "n": "INTEGER"}]
WITNESS: Final = Play(
    witness,
    {
        "table": "VARCHAR",
        "ending": "VARCHAR",
        "asked": _COUNTS,
        "moves": _COUNTS,
        "things": COLUMNS["things"],
    },
)


def audit_jobs(ask: Ask) -> dict[str, Job]:
    """Return a job that cycles through all modes and sizes of a game."""
    more = {"players": ask.settings["players"], "fixed": ask.options}
    return {"games": job_of(ask.game, seed=ask.seed, games=ask.games)._replace(more=more)}


def everything(game: str) -> dict[str, list[str]]:
    """Return all that could come up, by kind: events, questions, moves, endings and things."""
    played = game_of(game)
    kinds = {kind for reading in readings(game).values() for _, _, kind, _ in reading.things}
    kinds |= {reading.rest[1] for reading in readings(game).values() if reading.rest is not None}
    return {
        "event": [word.name for word in played.words],
        "question": sorted(played.lexicon().questions),
        "move": sorted(played.lexicon().fields),
        "ending": list(played.endings),
        **{f"{kind}": list(played.tables[kind]) for kind in sorted(kinds)},
    }


def met(rows: list[Row]) -> dict[str, Counter[str]]:
    """Count everything that came up, by kind."""
    found: dict[str, Counter[str]] = {"ending": Counter(row["ending"] for row in rows)}
    for row in rows:
        for kind, name in (("question", "asked"), ("move", "moves")):
            for one in row[name]:
                found.setdefault(kind, Counter())[one["id"]] += one["n"]
        for one in row["things"]:
            kind, id = (one["kind"], one["id"]) if one["kind"] else ("event", one["word"])
            found.setdefault(kind, Counter())[id] += one["n"]
    return found


def tell_audit(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return by kind how many ids came up, the rarest one, and those that never did."""
    count = met(rows["games"])
    found: list[list[Any]] = []
    for kind, ids in everything(ask.game).items():
        seen = count.get(kind, Counter())
        never = [id for id in ids if not seen[id]]
        rarest = min((id for id in ids if seen[id]), key=lambda id: seen[id], default="-")
        found.append([kind, len(ids), len(ids) - len(never), f"{rarest} {seen[rarest]}", never])
    columns = {
        "study-kind": "text",
        "study-there-are": "count",
        "study-came-up": "count",
        "study-rarest": "text",
        "study-never": "list",
    }
    return [Sheet("study-audit", columns, found)]


STUDIES: Final = (
    Study(
        "chances",
        "study-about-chances",
        tuple(IDS),
        400,
        {"seats": "2", "mode": "", "rounds": str(ROUNDS)},
        chance_jobs,
        Play(promise, {"question": "VARCHAR", "chance": "DOUBLE", "result": "DOUBLE"}),
        tell_chances,
    ),
    Study(
        "exact",
        "study-about-exact",
        exact.SMALL,
        1,
        {"bots": "random,heuristic,5"},
        exact_jobs,
        Play(exploit, {"bot": "VARCHAR", "exploitability": "DOUBLE"}),
        tell_exact,
    ),
    Study(
        "openspiel",
        "study-about-openspiel",
        tuple(IDS),
        200,
        {"rounds": "300", "bot": ""},
        spiel_jobs,
        spiel_match.MATCH,
        tell_spiel,
    ),
    Study(
        "audit",
        "study-about-audit",
        tuple(IDS),
        400,
        {"players": ("random", "heuristic", "curious")},
        audit_jobs,
        WITNESS,
        tell_audit,
    ),
)
