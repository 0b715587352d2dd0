"""The Nyoi server: tables for players, bots and spectators, with a websocket per client."""
