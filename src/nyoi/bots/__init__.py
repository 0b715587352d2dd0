"""Bots: players that choose from a `Sight` (view, decision, determinization) and never see the State."""
