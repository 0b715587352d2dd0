"""Evenings: events of several tables with one scoreboard, optionally as a tournament."""
