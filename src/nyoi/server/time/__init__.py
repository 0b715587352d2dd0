"""Timing at a table: bots, clocks, deferred moves, pauses, standing orders."""
