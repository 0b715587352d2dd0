"""Load tests for the server, and baselines to compare it with."""
