"""Dragon Ball Z Duel Battle: tactical miniatures for two, with cards that interrupt."""

PLACE = 4  # in lists of games
