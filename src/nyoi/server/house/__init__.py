"""The house around the tables: who is in it, and the processes that work for it."""
