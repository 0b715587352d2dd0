"""What time does at a table: bots, clocks, moves that come too early, rests, orders."""
