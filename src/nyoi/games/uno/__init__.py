"""UNO Dragon Ball Z: a shedding game with calls out of turn, for 2 to 10."""

PLACE = 2  # in lists of games
