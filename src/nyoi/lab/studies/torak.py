"""Study of Torak's difficulty: win rates of the rulebook's policies (TORAK-1.5, 12.4).

Settings:
    policy: The policy of all seats.
    scenery: How the scenery is drawn.
    ring: Elements that are deliberately drawn next to balls.
    monsters: Whether Monsters stay.
    balls: Other places of the balls.
    mode: The mode of the game.
    book: Whether to use the rulebook's map and its rule for troops.
    paired: Whether to play every game with and without the ring, all else equal.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from nyoi.games import game
from nyoi.games.torak.content import SPOT_OF
from nyoi.games.torak.mind.policy import choose as thought
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.rules.kindness import kindest
from nyoi.games.torak.rules.scenery import ASK, drawn_by, move_of
from nyoi.games.torak.sheet import BALL, MONSTER, PLAIN, VOID, cells
from nyoi.games.torak.state import Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.simulate import to_the_end
from nyoi.lab.studies import Ask, Rows, Sheet, Study, mean
from nyoi.lab.tally import Mean, interval

POLICIES: Final = {"P2": 5, "P1": 3, "random": 0}  # bot levels
MODES: Final = {"solo": 1, "coop": 2, "duel": 2}  # number of seats
SETTINGS: Final[dict[str, str | tuple[str, ...]]] = {
    "policy": tuple(POLICIES),
    "scenery": ("kind", "random"),
    "ring": ("none", "all", "guard"),  # none, any element, no mountains
    "monsters": ("drawn", "none"),
    "mode": tuple(MODES),
    "book": ("no", "yes"),
    "paired": ("no", "yes"),
    "balls": "",
}
# The map and the rule for troops with which the rulebook's figures were measured (TORAK-12.4).
BOOK_OPTIONS: Final = {"map": "wide", "army_table": "3x3", "troop_passage": "blocked"}
COUNTED: Final = ("hit", "fought", "beat", "lost", "trained", "filled", "dry")


def play(job: Job, number: int) -> Row:
    torak, plan, seed = game("torak"), job.more, job.seed_of(number)
    level = POLICIES[plan["policy"]]
    s = torak.start(job.setting, seed)
    assert isinstance(s, Torak)
    if plan["balls"]:
        s.sheets[0].lay(tuple(plan["balls"]))
    rng = Rng(mix(seed, 1))
    drawing = True

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        nonlocal drawing
        assert isinstance(s, Torak)
        if drawing and moves[0].word not in ASK:
            drawing = False
            if plan["monsters"] == "none":
                s.sheets[0].ground = [PLAIN if what == MONSTER else what for what in s.sheets[0].ground]
        if drawing:
            return place(s, moves, rng, plan)
        if level == 0:
            return rng.pick([m for m in moves if m.word != "concede"])
        return thought(s.clone(), seat, moves, rng, level)

    to_the_end(s, choose)
    happened = Counter(word.name for word, _ in s.news or ())
    return {"ending": s.ending, "turns": s.turns, **{word: happened[word] for word in COUNTED}}


COLUMNS: Final = {"ending": "VARCHAR", "turns": "INTEGER", **dict.fromkeys(COUNTED, "INTEGER")}


def place(s: Torak, moves: list[Move], rng: Rng, plan: dict[str, Any]) -> Move:
    """Return a place for the next element: the kindest one, or a random one.

    If the plan rings balls, places next to a ball without an adjacent obstacle come first. A ring of `all`
    uses the first elements drawn, which are mountains. A ring of `guard` has rivers and Monsters, which are
    cheaper to pass.
    """
    legal = [drawn_by(move) for move in moves]
    if plan["ring"] == "all" or (plan["ring"] == "guard" and moves[0].word != "mountain"):
        bare = {ball for ball in s.sheets[0].balls if not any(blocks(s, NEXT[d][ball]) for d in range(4))}
        rings = [drawn for drawn in legal if any(NEXT[d][a] in bare for a in cells(*drawn) for d in range(4))]
        legal = rings or legal
    world = s.clone()
    world.rng = rng.fork()
    return move_of(rng.pick(legal) if plan["scenery"] == "random" else kindest(world, world.sheets[0], legal))


def blocks(s: Torak, spot: int) -> bool:
    """Return whether the element at this spot blocks troops (TORAK-4.7)."""
    return spot >= 0 and s.sheets[0].ground[spot] not in (PLAIN, BALL, VOID)


def jobs(ask: Ask) -> dict[str, Job]:
    """Return the job, and for pairs a second one without the ring."""
    told = ask.settings
    options = {**(BOOK_OPTIONS if told["book"] == "yes" else {}), **ask.options}
    unknown = [spot for spot in told["balls"].split() if spot not in SPOT_OF]
    if unknown:
        raise Refused("study-value", key="balls", value=unknown[0], allowed="x,y x,y")
    plan: dict[str, Any] = {name: told[name] for name in ("policy", "scenery", "ring", "monsters")}
    plan["balls"] = [SPOT_OF[spot] for spot in told["balls"].split()]
    seats, mode = MODES[told["mode"]], told["mode"]
    job = job_of(ask.game, seats, mode, options, seed=ask.seed, games=ask.games)
    found = {"games": job._replace(more=plan)}
    if told["paired"] == "yes":
        found["without"] = job._replace(more={**plan, "ring": "none"})
    return found


def tell(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return win rates, endings and mean event counts, and the differences of pairs."""
    sheets = []
    columns = {
        "study-job": "word",
        "study-games": "count",
        "study-won": "share",
        "study-low": "share",
        "study-high": "share",
        "study-winning-turn": "mean",
    }
    named = {"games": "study-as-asked", "without": "study-without-ring"}
    found = []
    for name, games in rows.items():
        won = [row for row in games if row["ending"] == "won"]
        bounds = interval(len(won), len(games))
        found.append([named[name], len(games), len(won) / len(games), *bounds, mean(row["turns"] for row in won)])
    sheets.append(Sheet("study-heroes", columns, found))
    if "without" in rows:
        ahead, only = Mean(), Counter[bool]()
        for ring, none in zip(rows["games"], rows["without"], strict=True):
            apart = (ring["ending"] == "won") - (none["ending"] == "won")
            ahead.add(apart)
            if apart:
                only[apart > 0] += 1
        line = [only[True], only[False], ahead.value, ahead.error]
        heads = {"study-only-with": "count", "study-only-without": "count"}
        sheets.append(Sheet("study-pairs", {**heads, "study-difference": "share", "study-error": "share"}, [line]))
    games = rows["games"]
    endings = Counter(row["ending"] for row in games)
    ends = [[id, endings[id] / len(games)] for id in sorted(endings)]
    sheets.append(Sheet("study-endings", {"study-ending": "ending", "study-share": "share"}, ends))
    often = [[word, mean(row[word] for row in games)] for word in COUNTED]
    sheets.append(Sheet("study-per-game", {"study-event": "text", "study-mean": "mean"}, often))
    return sheets


STUDIES: Final = (
    Study("torak-heroes", "study-about-torak-heroes", ("torak",), 200, SETTINGS, jobs, Play(play, COLUMNS), tell),
)
