"""Bulk games, measurements and studies."""
