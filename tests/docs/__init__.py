"""The documentation: its links lead somewhere, its code runs, its site is built."""
