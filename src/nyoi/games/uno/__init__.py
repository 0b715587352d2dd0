"""UNO Dragon Ball Z: shedding cards and calling out of turn, for 2 to 10."""

PLACE = 2  # in lists of games
