"""Torak's Balls: dice and a drawn-on map, alone, together, against each other."""

PLACE = 3  # in lists of games
