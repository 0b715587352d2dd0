"""What a folder of kept games says about a game, as one file that a browser shows by itself (docs/reports.md)."""
