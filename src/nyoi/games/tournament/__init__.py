"""Le Tournoi du Pouvoir: a battle royale with combat dice for 2 to 6 players."""

PLACE = 5  # position in the list of games
