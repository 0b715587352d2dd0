"""A player's history and statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from nyoi.server.past.ratings import OPPONENTS, POINTS, points, provisional
from nyoi.server.store.past import Past, PastSeat, Skill
from nyoi.server.wire import bodies

LIKED: Final = 6  # favourites listed
RIVALS: Final = 12  # rivals listed
CURVE: Final = 60  # latest ratings in the chart


class Played(NamedTuple):
    """A game from the seat of its player; of several seats the best placed."""

    past: Past
    seat: int

    @property
    def own(self) -> PastSeat:
        """The result of that seat."""
        return self.past.seats[self.seat]

    @property
    def won(self) -> bool:
        """Whether the player won, alone or with others."""
        return self.own.result > 0 and not self.own.gone


def played_by(player: int, games: Iterable[Past]) -> list[Played]:
    """Return a player's games from their own seats, newest first."""
    found = []
    for past in games:
        mine = [i for i, seat in enumerate(past.seats) if seat.player == player]
        if mine:
            found.append(Played(past, min(mine, key=lambda i: past.seats[i].place)))
    return found


def told(one: Played) -> bodies.PastGame:
    """Return a game as a row of a history."""
    past = one.past
    seats = [
        bodies.PastPlayer(
            seat.name,
            seat.kind,
            seat.level,
            seat.place,
            seat.result,
            seat.score,
            seat.gone,
            None if seat.change is None else points(seat.change.before.mu),
            None if seat.change is None else points(seat.change.after.mu),
        )
        for seat in past.seats
    ]
    return bodies.PastGame(
        past.table,
        past.game,
        past.mode,
        past.ended,
        round(past.seconds),
        past.moves,
        past.ending,
        past.rated,
        seats,
        one.seat,
        one.won,
    )


def outcome(player: int, past: Past) -> bodies.Outcome | None:
    """Return a short result of a game for a player, or None if they did not play."""
    for one in played_by(player, [past]):
        return bodies.Outcome(one.won, one.own.result, one.own.place, one.own.gone)
    return None


def figures(games: Sequence[Played], skill: Skill | None, opponents: int = OPPONENTS) -> bodies.Figures:
    """Return a player's statistics of one kind of game, from games given newest first.

    A rating is shown only once the player has met several opponents.
    """
    shown = opponents >= OPPONENTS
    return bodies.Figures(
        len(games),
        sum(one.won for one in games),
        streak(one.won for one in games),
        best_streak(one.won for one in reversed(games)),
        round(sum(one.past.seconds for one in games)),
        _counts(games),
        _liked(games),
        _modes(games),
        _rivals(games),
        [points(one.own.change.after.mu) for one in reversed(games) if one.own.change is not None and shown][-CURVE:],
        rating_of(skill) if skill is not None and shown else None,
    )


def rating_of(skill: Skill) -> bodies.Rating:
    """Return a rating as shown to players."""
    return bodies.Rating(points(skill.mu), round(2 * POINTS * skill.sigma), skill.games, provisional(skill))


def streak(won: Iterable[bool]) -> int:
    """Return the length of the current winning streak, from results given newest first.

    >>> streak([True, True, False, True]), streak([False, True])
    (2, 0)
    """
    found = 0
    for one in won:
        if not one:
            break
        found += 1
    return found


def best_streak(won: Iterable[bool]) -> int:
    """Return the length of the longest winning streak.

    >>> best_streak([True, False, True, True, False])
    2
    """
    best = now = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return best


def _counts(games: Sequence[Played]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for one in games:
        for name, by in one.past.counted.get("counts", {}).items():
            found[name] += by[one.seat]
    return dict(found)


def _liked(games: Sequence[Played]) -> dict[str, list[tuple[str, int]]]:
    """Return the player's most used things, by kind."""
    found: dict[str, Counter[str]] = {}
    for one in games:
        for kind, by in one.past.counted.get("liked", {}).items():
            found.setdefault(kind, Counter()).update(by[one.seat])
    return {kind: liked.most_common(LIKED) for kind, liked in found.items() if liked}


def _modes(games: Sequence[Played]) -> list[bodies.ModeFigures]:
    """Return games, wins and best score by mode; a won game ranks above a lost one (TORAK-8.6)."""
    by: dict[str, list[Played]] = {}
    for one in games:
        by.setdefault(one.past.mode, []).append(one)
    return [
        bodies.ModeFigures(
            mode,
            len(of_it),
            sum(one.won for one in of_it),
            max((one.won, one.own.score) for one in of_it)[1],
        )
        for mode, of_it in sorted(by.items(), key=lambda item: -len(item[1]))
    ]


def _rivals(games: Sequence[Played]) -> list[bodies.Rival]:
    """Return head-to-head results, under each opponent's latest name."""
    found: dict[tuple[int | None, int], list[int]] = {}
    names: dict[tuple[int | None, int], str] = {}
    for one in games:
        own = one.own
        for other in one.past.seats:
            if other.kind == "human" and (other.player is None or other.player == own.player):
                continue
            key = (other.player, other.level if other.kind == "bot" else 0)
            names.setdefault(key, other.name if other.kind == "human" else "")
            score = found.setdefault(key, [0, 0, 0])
            score[0] += 1
            score[1] += own.place < other.place
            score[2] += own.place > other.place
    most = sorted(found.items(), key=lambda item: (item[0][0] is None, -item[1][0]))[:RIVALS]
    return [bodies.Rival(names[key], key[1], *score) for key, score in most]
