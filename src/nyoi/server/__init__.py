"""The server: tables for friends, bots and spectators, over one websocket each."""
