"""How strong somebody is, from rated games: openskill's Plackett-Luce, game by game.

Everybody begins at 25 with an uncertainty of 25/3; a rating is shown as `mu` in whole points around 1500, and is
provisional while it is hardly known. Bots of a level have ratings like people. Where all win or lose together (a Solo,
a Co-op) they are a team against the game itself, which has a rating, too. Who has left comes last, whatever the bot
that played on for him achieved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from nyoi.games import game as game_of
from nyoi.server.store.past import Change, Known, Met, Past, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ITSELF: Final = "game:{mode}"  # what people play against where all of them win or lose together
SURE: Final = 4.0  # a greater uncertainty makes a rating provisional ...
ENOUGH: Final = 5  # ... and so do fewer games
OPPONENTS: Final = 3  # different ones, before a rating is shown
A_DAY: Final = 86_400.0
FADES: Final = 30 * A_DAY
POINTS: Final = 40  # that are shown, for one of openskill's
MIDDLE: Final = 1500


@cache
def model() -> PlackettLuce:
    """The model with its usual figures; loaded when the first rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def fresh() -> Skill:
    """What is known of somebody of whom nothing is known."""
    return Skill(model().mu, model().sigma)


def points(mu: float) -> int:
    """A rating as it is shown.

    >>> points(25.0), points(27.5)
    (1500, 1600)
    """
    return round(MIDDLE + POINTS * (mu - 25.0))


def provisional(skill: Skill) -> bool:
    """Whether a rating says little yet."""
    return skill.sigma > SURE or skill.games < ENOUGH


def together(past: Past) -> bool:
    """Whether all won or lost together."""
    return game_of(past.game).mode(past.mode).together


def names_of(past: Past) -> list[str | None]:
    """Who is rated, seat by seat: a player, or a bot of a level; somebody without a token is nobody."""
    found: list[str | None] = []
    for seat in past.seats:
        if seat.kind == "bot":
            found.append(f"bot:{seat.level}")
        else:
            found.append(None if seat.player is None else f"player:{seat.player}")
    return found


def teams_of(past: Past) -> tuple[list[list[str]], list[float]]:
    """Who plays together, and how they came in: a smaller number is better. None where somebody has several seats."""
    names = [(name, seat) for name, seat in zip(names_of(past), past.seats, strict=True) if name is not None]
    if together(past):
        won = any(seat.result > 0 for seat in past.seats)
        everybody = [name for name, _ in names]
        return [everybody, [ITSELF.format(mode=past.mode)]], [0.0, 1.0] if won else [1.0, 0.0]
    people = [name for name, seat in names if seat.kind == "human"]
    if len({*people}) < len(people):
        return [], []  # somebody against himself: that tells nothing
    last = len(past.seats) + 1
    return [[name] for name, _ in names], [float(last if seat.gone else seat.place) for _, seat in names]


def weight_of(past: Past, player: int, met: Met) -> float:
    """Return how much a game counts for a player: the mean over opponents.

    A pair of people counts once a day, and less with each game of the last month: 1, 1/2, 1/3 ... So two accounts
    cannot lift each other. A bot, or the game itself, counts in full.
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
    """Return a change of which only a part counts."""
    (mu, sigma, _), after = change.before, change.after
    return Change(
        change.before, Skill(mu + weight * (after.mu - mu), sigma + weight * (after.sigma - sigma), after.games)
    )


def _never(one: int, other: int) -> Sequence[float]:
    return ()


def rated(past: Past, known: Known, met: Met = _never) -> dict[str, Change]:
    """Return the ratings after a game, of those who are moved by it, each faded by `weight_of`.

    Two bots of one level are moved by what both did.
    """
    weights = {f"player:{seat.player}": weight_of(past, seat.player, met) for seat in past.seats if seat.player}
    moved = _by_the_model(past, known)
    if not any(weights.get(name, 0.0) for name in moved):
        return {}  # nobody's game: bots of a level learn nothing from it either
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
