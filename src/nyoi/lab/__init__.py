"""Measuring the games: simulations and their figures."""
