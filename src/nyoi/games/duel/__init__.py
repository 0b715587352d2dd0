"""Dragon Ball Z Duel Battle: tactical miniatures for two players, with cards that interrupt actions."""

PLACE = 4  # position in the list of games
