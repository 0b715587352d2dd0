"""A network that learns a game by playing against itself: PPO with masked actions, in plain numpy."""
