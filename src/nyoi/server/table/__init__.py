"""A live table: its game, who sits there, who comes and goes, taking back and looking back."""
