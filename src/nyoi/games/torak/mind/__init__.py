"""Bots of Torak. The rules do not depend on this package."""
