"""Entry points of the server: `nyoi serve` and `python -m nyoi.server.main`."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn

from nyoi.games import IDS, game
from nyoi.kernel.heap import settled
from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.mail import checked_mail
from nyoi.server.http.app import App
from nyoi.server.http.door import Door, Line
from nyoi.server.http.gate import room_for
from nyoi.server.http.inside import checked_inside
from nyoi.server.http.security import networks, site
from nyoi.server.processes import serve_by, wait_for_port
from nyoi.server.rate_limits import unlimited
from nyoi.server.store.choice import EXAMPLE
from nyoi.words.catalogue import catalogue, key_of, wished


class Server(uvicorn.Server):
    """A uvicorn server that notifies its clients before it closes."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app
        self.ready: Callable[[], None] | None = None  # called once it listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then call `ready`."""
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish commits, ask clients to reconnect, then close the connections."""
        await self.app.farewell()
        await super().shutdown(sockets)


def server(config: Config) -> Server:
    """Return a configured server."""
    app = App(config)
    app.gate.most = room_for(app.gate.most)
    door: Any = partial(Door, app.gate)  # uvicorn expects classes and calls them
    line: Any = partial(Line, app.gate)
    return Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            loop="auto",  # uvloop if installed
            http=door,
            ws=line,
            ws_max_size=config.frame_bytes,
            ws_per_message_deflate=False,  # small frames: CPU time matters more
            ws_ping_interval=10.0,  # detects clients that have lost the network
            ws_ping_timeout=10.0,
            access_log=False,
            log_level="warning",  # players' actions are not logged
            server_header=False,
            proxy_headers=bool(config.proxies),  # only named proxies may set the client address
            forwarded_allow_ips=list(config.proxies),
            timeout_graceful_shutdown=2,  # for clients still sending or reading a body
        ),
        app,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8700,
    database: str = "nyoi.db",
    ready: Callable[[], None] | None = None,
    **more: Any,
) -> None:
    """Serve until Ctrl-C or SIGTERM; `more` are further fields of `Config`.

    `ready` is called once the server listens.

    Raises:
        Refused: The configuration or the database cannot be used.
    """
    config = replace(Config(host=host, port=port, database=database), **more)
    checked_mail(config)
    checked_inside(config)
    config = replace(config, url=config.url and site(config.url), origins=tuple(map(site, config.origins)))
    found = server(config)
    if config.processes > 1 and not found.app.house.store.shared:
        raise Refused("one-process", processes=config.processes, example=EXAMPLE)
    found.app.house.store.prepare()
    sys.setswitchinterval(0.001)  # the writer thread must not wait long for a busy loop
    for id in IDS:
        game(id)
    settled()
    if config.processes > 1:
        wait_for_port(config.host, config.port)
        serve_by(config.processes, found.config.bind_socket(), lambda listening: server(config).run([listening]), ready)
        return
    found.ready = ready
    found.run()


def main(arguments: list[str]) -> None:
    """Parse the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m nyoi.server.main", description="Serve Nyoi.")
    defaults = Config(limits={})
    parser.add_argument("--host", default=defaults.host)
    parser.add_argument("--port", type=int, default=defaults.port)
    parser.add_argument("--database", default=defaults.database)
    parser.add_argument("--url", default="", help="how the world calls this server")
    parser.add_argument("--origin", action="append", default=[], help="a further page that may talk to it")
    parser.add_argument("--proxy", action="append", default=[], help="the address of a proxy in front of it")
    parser.add_argument("--workers", type=int, default=defaults.workers, help="processes in which bots think")
    parser.add_argument("--processes", type=int, default=1, help="processes that serve, with PostgreSQL behind them")
    parser.add_argument("--inside", default=defaults.inside, help="where other workers of the house reach this one")
    parser.add_argument("--bot", action="append", default=[], help="a bot of one's own, module:Class")
    parser.add_argument("--mail", default="", help="a mail server, smtps://user@mail.example")
    parser.add_argument("--mail-from", default="", help="the address that e-mails come from")
    parser.add_argument("--pause", type=float, nargs=2, default=defaults.pause, metavar=("LOW", "HIGH"))
    parser.add_argument("--reading", type=float, default=defaults.reading, help="longest rest after a round")
    parser.add_argument("--unlimited", action="store_true", help="no limits on rates and sockets: for measuring")
    given = parser.parse_args(arguments)
    try:
        networks(given.proxy)
    except Refused as refused:
        parser.error(f"--proxy: {refused}")
    more: dict[str, Any] = {"url": given.url, "origins": tuple(given.origin), "workers": given.workers}
    more["proxies"], more["bots"] = tuple(given.proxy), tuple(given.bot)
    more["processes"], more["inside"] = given.processes, given.inside
    more["mail"], more["mail_from"] = given.mail, given.mail_from
    more["pause"], more["reading"] = tuple(given.pause), given.reading
    if given.unlimited:
        more["limits"] = unlimited() | {"connection.server": 100_000}
    try:
        serve(given.host, given.port, given.database, **more)
    except Refused as refused:
        words = catalogue(wished(os.environ))
        print(words.say(key_of("no", refused.reason), **refused.facts), file=sys.stderr)  # noqa: T201
        sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
