"""Torak's Balls: a dice and drawing game played alone, as a team or competitively."""

PLACE = 3  # in lists of games
