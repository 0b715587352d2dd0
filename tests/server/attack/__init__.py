"""Attacks on a real server, a file for each theme."""
