"""Write the golden logs: a whole random game for each mode, seat count and ending.

    python -m tools.golden [GAME ...]

Logs that still replay are kept. A log that does not is replaced, and the commit must say why.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import nyoi
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.game import Game
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table, given, new, replay

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
SEEDS = 150
SHORT_SEEDS = 20_000
# Options that make games short, for rare endings.
SHORT: dict[str, dict[str, object]] = {"toma": {"objective": 1}}
# Fewer seeds for long games, and by mode and ending the positions to start from if no deal reached it.
FEWER: dict[str, int] = {"torak": 4}
_HERO: dict[str, dict[str, object]] = {
    "won": {"balls": "6,5", "rolls": "1" * 16},
    "captured": {"troops": "6,6", "doses": 4, "filled": 1, "rolls": "1" * 16},
    "killed": {"monsters": "6,5 5,6 7,6 6,7", "beans": 3, "beaten": 6, "doses": 4, "dice": "11"},
    "time": {"boxes": 19, "dice": "1"},
}
_TEAM: dict[str, dict[str, object]] = {
    **_HERO,
    "won": {"balls": "6,5", "options": {"coop_meeting": "section"}, "dice": "11"},
    "captured": {**_HERO["captured"], "finders": [1, 1, 1, 1]},
    "killed": {**_HERO["killed"], "finders": [1, 1, 1, 1]},
    "conceded": {"dice": "11"},
}
_LAST = {"balls": "6,5"}
POSITIONS: dict[str, dict[str, dict[str, dict[str, object]]]] = {
    "torak": {
        "solo": _HERO,
        "coop": _TEAM,
        "duel": {**_HERO, **{ending: {**_HERO[ending], "army": 1} for ending in _HERO}},
        "competitive": {
            "first": {"sheets": [_LAST], "rolls": "11"},
            "points": {"sheets": [{**_LAST, "beaten": 7}, _LAST], "rolls": "11"},
            "tie": {"sheets": [_LAST, _LAST], "rolls": "11"},
            "turn_cap": {"boxes": 19, "rolls": "11", "options": {"competitive_turn_cap": 20}},
        },
    },
}


def wanted(game: Game) -> Iterator[tuple[str, int, str]]:
    """Yield every mode, seat count and ending that is possible in a game."""
    for mode in game.modes:
        for seats in range(mode.low, mode.high + 1):
            for ending in mode.endings or game.endings:
                yield mode.id, seats, ending


def path(game: Game, mode: str, seats: int, ending: str) -> Path:
    return GOLDEN / game.id / f"{mode}-{seats}-{ending}.log"


def played(game: Game, mode: str, seats: int, seed: int) -> Table:
    """Play a random game; every third one uses the heuristic in all seats, which reaches other endings."""
    return finished(game, new(game, seats, seed, mode, SHORT.get(game.id) if seed >= SEEDS else None), seed)


def finished(game: Game, table: Table, seed: int) -> Table:
    rng = Rng(seed)
    while not table.over:
        seats_asked = asked(table.state)
        # in every fifth game the clock of a live table may move, too
        speaks = seed % 5 == 4 and seats_asked[-1] == CLOCK and rng.below(200) == 0
        seat = seats_asked[-1 if speaks else 0]
        moves = offered(table.state, seat)
        table.play(
            game.policy(table.view(seat), moves, rng, 3) if seed % 3 == 0 and not speaks else rng.pick(moves), seat=seat
        )
    return table


def games(game: Game, mode: str, seats: int, due: set[str]) -> Iterator[Table]:
    """Yield finished games in which endings still due may occur: dealt games, then from nearby positions."""
    for seed in range(FEWER.get(game.id, SHORT_SEEDS if game.id in SHORT else SEEDS)):
        if due:
            yield played(game, mode, seats, seed)
    for ending, position in POSITIONS.get(game.id, {}).get(mode, {}).items():
        for seed in range(SEEDS):
            if ending in due:
                yield finished(game, given(game, {**fitted(position, seats), "mode": mode, "seats": seats}), seed)


def fitted(position: dict[str, object], seats: int) -> dict[str, object]:
    """Return a position for this number of seats; sheets that are not given are clean."""
    found = dict(position)
    own, finders = position.get("sheets"), position.get("finders")
    if isinstance(own, list):
        found["sheets"] = [*own, *[{}] * (seats - len(own))]
    if isinstance(finders, list):
        found["finders"] = finders[:seats]
    return found


def replays(game: Game, file: Path) -> bool:
    """Return whether a log exists and replays to its end."""
    try:
        return replay(game, nyoi.log_of(file.read_text(encoding="utf-8"))).over
    except (OSError, nyoi.Refused):
        return False


def write(game: Game) -> None:
    """Write the logs that are missing or broken."""
    for mode in game.modes:
        for seats in range(mode.low, mode.high + 1):
            due = {e for m, n, e in wanted(game) if (m, n) == (mode.id, seats)}
            due = {e for e in due if not replays(game, path(game, mode.id, seats, e))}
            for table in games(game, mode.id, seats, due):
                if table.state.ending in due:
                    file = path(game, mode.id, seats, table.state.ending)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(table.log.text(), encoding="utf-8")
                    due.discard(table.state.ending)
            print(f"{game.id} {mode.id} {seats}: {'not found: ' + ', '.join(sorted(due)) if due else 'all endings'}")


if __name__ == "__main__":
    for id in sys.argv[1:] or nyoi.IDS:
        write(nyoi.game(id))
