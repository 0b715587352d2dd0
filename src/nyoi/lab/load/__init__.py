"""A load for the server, and what it is compared with."""
