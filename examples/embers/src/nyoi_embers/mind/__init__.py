"""How bots think about the fire."""
