"""Bots: players that see a Sight (view, decision, dream), never the State."""
