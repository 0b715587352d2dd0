"""Persistent storage."""
