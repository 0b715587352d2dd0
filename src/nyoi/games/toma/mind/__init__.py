"""How the bots of the house think here; rules know nothing of it."""
