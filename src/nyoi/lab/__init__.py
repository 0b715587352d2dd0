"""The laboratory: games in bulk, measurements."""
