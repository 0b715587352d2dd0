"""The Dragon's Embers: hidden dice, claims and doubt for 2 to 6."""
