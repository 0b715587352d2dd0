"""A player's figures, by hand-made games."""

from __future__ import annotations

from nyoi.server.past.history import figures, played_by, told
from nyoi.server.store.past import Change, Past, PastSeat, Skill
from nyoi.server.wire import bodies

ANN, BOB = 1, 2


def seat(player: int | None, name: str, place: int, score: float = 0.0, **more: object) -> PastSeat:
    level = int(str(more.get("level", 0)))
    result = float(place == 1)
    return PastSeat(
        player, name, "bot" if level else "human", level, result, place, score, bool(more.get("gone")), None
    )


def game(number: int, *seats: PastSeat, mode: str = "base", **counted: object) -> Past:
    return Past(f"t{number}", "toma", mode, 1, False, float(number), 10, 60.0, "", counted, seats)


GAMES = [  # the last first
    game(5, seat(ANN, "Ann", 1, 4), seat(BOB, "Bobby", 2), counts={"guesses": [3, 1], "hits": [2, 0]}),
    game(4, seat(BOB, "Bob", 2), seat(ANN, "Ann", 1, 7), counts={"guesses": [0, 2], "hits": [0, 1]}),
    game(3, seat(ANN, "Ann", 2, 3), seat(None, "Bot", 1, level=3), mode="swap", liked={"card": [{"motta": 2}, {}]}),
    game(2, seat(ANN, "Ann", 1, 2), seat(BOB, "Bob", 2), liked={"card": [{"motta": 1, "toma": 5}, {}]}),
    game(1, seat(ANN, "Ann", 1, 9, gone=True), seat(BOB, "Bob", 2)),
]


def test_what_is_counted() -> None:
    found = figures(played_by(ANN, GAMES), Skill(27.0, 2.0, 9))
    assert (found.played, found.won, found.streak, found.best_streak, found.seconds) == (5, 3, 2, 2, 300)
    assert found.counts == {"guesses": 5, "hits": 3}
    assert found.liked == {"card": [("toma", 5), ("motta", 3)]}
    assert found.modes == [bodies.ModeFigures("base", 4, 3, 7.0), bodies.ModeFigures("swap", 1, 0, 3.0)]
    assert found.rivals == [bodies.Rival("Bobby", 0, 4, 4, 0), bodies.Rival("", 3, 1, 0, 1)]
    assert found.rating == bodies.Rating(1580, 160, 9, False)


def test_of_several_seats_the_best_counts() -> None:
    [one] = played_by(ANN, [game(1, seat(ANN, "Ann", 2), seat(ANN, "Ann 2", 1), seat(BOB, "Bob", 3))])
    assert (one.seat, one.won) == (1, True)
    assert [rival.name for rival in figures([one], None).rivals] == ["Bob"]


def test_who_did_not_play_has_no_line() -> None:
    assert played_by(99, GAMES) == []


def test_a_line_tells_how_the_rating_moved() -> None:
    change = Change(Skill(25.0, 8.0), Skill(27.5, 7.0))
    past = game(1, seat(ANN, "Ann", 1)._replace(change=change), seat(BOB, "Bob", 2))
    line = told(played_by(ANN, [past])[0])
    assert (line.table, line.mine, line.won, line.seats[0].before, line.seats[0].after) == ("t1", 0, True, 1500, 1600)
    assert line.seats[1].after is None
    assert figures(played_by(ANN, [past]), None).curve == [1600]
