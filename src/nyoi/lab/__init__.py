"""The lab: games played in bulk, and what they teach."""
