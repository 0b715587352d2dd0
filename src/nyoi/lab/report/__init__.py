"""Report on a folder of recorded games, as a self-contained HTML file (docs/reports.md)."""
