"""Attacks on a real server, one file for each theme."""
