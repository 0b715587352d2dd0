"""Evenings: people under one roof, several tables side by side, one scoreboard; as a tournament, if the host likes."""
