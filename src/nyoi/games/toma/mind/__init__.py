"""Bots of Toma. The rules do not depend on this package."""
