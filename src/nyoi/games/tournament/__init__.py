"""Le Tournoi du Pouvoir: a battle royale with combat dice for 2 to 6."""

PLACE = 5  # in lists of games
