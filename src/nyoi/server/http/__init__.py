"""The way in: routes, sockets, the page, limits."""
