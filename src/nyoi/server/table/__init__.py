"""Live tables: game, seats, clients, undo, broadcasts."""
