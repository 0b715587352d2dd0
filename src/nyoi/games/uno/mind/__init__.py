"""Bots of UNO. The rules do not depend on this package."""
