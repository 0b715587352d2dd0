"""Services around the tables, and the worker processes."""
