"""Finished games: recordings, histories, statistics, ratings."""
