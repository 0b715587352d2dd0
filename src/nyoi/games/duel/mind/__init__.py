"""Heuristics and evaluation for the built-in bots. Rules never import them."""
