"""Les Boules de Toma: a game of bluff and deduction for 2 to 8."""

PLACE = 1  # in lists of games
