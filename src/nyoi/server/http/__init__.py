"""HTTP and websocket layer: routes, sessions, static files, connection limits."""
