"""HTTP endpoints, by subject."""
