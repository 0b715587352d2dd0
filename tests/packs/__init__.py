"""Packs: made, checked, compared, played with."""
