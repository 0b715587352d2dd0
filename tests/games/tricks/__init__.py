"""Tricks: a small trick-taking game whose state always holds the whole deck. It exists to test the contract."""
