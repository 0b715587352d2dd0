"""Ratings from rated games, with openskill's Plackett-Luce model.

A rating starts at 25 with an uncertainty of 25/3. It is shown as `mu`, scaled to points around 1500, and is
provisional while it is uncertain. Each bot level has a rating like a player. In a cooperative or solo mode
the players are a team against the game itself, which is rated too. A player who left comes last, whatever the
bot achieved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from nyoi.games import game as game_of
from nyoi.server.store.past import Change, Known, Met, Past, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ITSELF: Final = "game:{mode}"  # the opponent in cooperative modes
SURE: Final = 4.0  # a rating with more uncertainty is provisional
ENOUGH: Final = 5  # and so is one with fewer games
OPPONENTS: Final = 3  # different ones, before a rating is shown
A_DAY: Final = 86_400.0
FADES: Final = 30 * A_DAY
POINTS: Final = 40  # displayed, for one of openskill's
MIDDLE: Final = 1500


@cache
def model() -> PlackettLuce:
    """Return the model with default parameters, loaded with the first rated game."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def fresh() -> Skill:
    """Return the initial rating."""
    return Skill(model().mu, model().sigma)


def points(mu: float) -> int:
    """Return a rating in displayed points.

    >>> points(25.0), points(27.5)
    (1500, 1600)
    """
    return round(MIDDLE + POINTS * (mu - 25.0))


def provisional(skill: Skill) -> bool:
    """Return whether a rating is still too uncertain."""
    return skill.sigma > SURE or skill.games < ENOUGH


def together(past: Past) -> bool:
    """Return whether the mode is cooperative."""
    return game_of(past.game).mode(past.mode).together


def names_of(past: Past) -> list[str | None]:
    """Return the rating ids by seat: players and bot levels; None without an account."""
    found: list[str | None] = []
    for seat in past.seats:
        if seat.kind == "bot":
            found.append(f"bot:{seat.level}")
        else:
            found.append(None if seat.player is None else f"player:{seat.player}")
    return found


def teams_of(past: Past) -> tuple[list[list[str]], list[float]]:
    """Return teams and their ranks, lower being better; none if a player has several seats."""
    names = [(name, seat) for name, seat in zip(names_of(past), past.seats, strict=True) if name is not None]
    if together(past):
        won = any(seat.result > 0 for seat in past.seats)
        everybody = [name for name, _ in names]
        return [everybody, [ITSELF.format(mode=past.mode)]], [0.0, 1.0] if won else [1.0, 0.0]
    people = [name for name, seat in names if seat.kind == "human"]
    if len({*people}) < len(people):
        return [], []  # a game against oneself carries no information
    last = len(past.seats) + 1
    return [[name] for name, _ in names], [float(last if seat.gone else seat.place) for _, seat in names]


def weight_of(past: Past, player: int, met: Met) -> float:
    """Return how much a game counts for a player: the mean over opponents.

    A pair of people counts once a day, and less with each game of the last month: 1, 1/2, 1/3 ... This keeps
    two accounts from lifting each other. A bot, or the game itself, counts in full.
    """
    others = [seat for seat in past.seats if seat.player != player]
    if not others or together(past):
        return 1.0
    return sum(_pair_weight(past, player, seat.player, met) for seat in others) / len(others)


def _pair_weight(past: Past, player: int, other: int | None, met: Met) -> float:
    if other is None:
        return 1.0
    before = [past.ended - at for at in met(player, other)]
    if any(abs(ago) < A_DAY for ago in before):
        return 0.0
    return 1.0 / (1 + sum(0 <= ago < FADES for ago in before))


def _faded(change: Change, weight: float) -> Change:
    """Return a change scaled by a weight."""
    (mu, sigma, _), after = change.before, change.after
    return Change(
        change.before, Skill(mu + weight * (after.mu - mu), sigma + weight * (after.sigma - sigma), after.games)
    )


def _never(one: int, other: int) -> Sequence[float]:
    return ()


def rated(past: Past, known: Known, met: Met = _never) -> dict[str, Change]:
    """Return the rating changes of a game, each scaled by `weight_of`.

    Two bots of one level share a rating, changed by the mean of both results.
    """
    weights = {f"player:{seat.player}": weight_of(past, seat.player, met) for seat in past.seats if seat.player}
    moved = _by_the_model(past, known)
    if not any(weights.get(name, 0.0) for name in moved):
        return {}  # no player's rating changes, so bots' do not either
    return {name: _faded(change, weight) for name, change in moved.items() if (weight := weights.get(name, 1.0))}


def _by_the_model(past: Past, known: Known) -> dict[str, Change]:
    teams, ranks = teams_of(past)
    if len(teams) < 2 or not all(teams):
        return {}
    made = model()
    before = {name: known(name) or fresh() for team in teams for name in team}
    rows = [[made.rating(mu=before[name].mu, sigma=before[name].sigma, name=name) for name in team] for team in teams]
    found: dict[str, list[tuple[float, float]]] = {}
    for team, moved in zip(teams, made.rate(rows, ranks=ranks), strict=True):
        for name, row in zip(team, moved, strict=True):
            found.setdefault(name, []).append((float(row.mu), float(row.sigma)))
    return {name: Change(before[name], _mean(all_of, before[name].games + 1)) for name, all_of in found.items()}


def _mean(found: list[tuple[float, float]], games: int) -> Skill:
    return Skill(sum(mu for mu, _ in found) / len(found), sum(sigma for _, sigma in found) / len(found), games)
