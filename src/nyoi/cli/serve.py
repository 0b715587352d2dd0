"""`nyoi serve`: the page, for friends and bots."""

from __future__ import annotations

import socket
from functools import partial
from pathlib import Path

import click

from nyoi.bots.guests import guest
from nyoi.cli.help import command
from nyoi.cli.house import Room, speaks
from nyoi.cli.pack import packed
from nyoi.kernel.play import Refused


@command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="HOST")
@click.option("--port", type=click.IntRange(1, 65535), default=8700, show_default=True, metavar="N")
@click.option("--database", default="nyoi.db", show_default=True, metavar="FILE|URL")
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
)
@click.option(
    "--inside",
    default="127.0.0.1:0",
    show_default=True,
    metavar="HOST:PORT",
)
@click.option("--url", default="", metavar="URL")
@click.option(
    "--proxy",
    multiple=True,
    metavar="ADDRESS",
)
@click.option("--origin", "origins", multiple=True, metavar="URL")
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="MODULE:CLASS",
)
@click.option("--workers", type=click.IntRange(1, 64), metavar="N")
@click.option("--pause", type=click.FloatRange(min=0), nargs=2, metavar="N N")
@click.option("--reading", type=click.FloatRange(min=0), metavar="N")
@click.option("--mail", default="", metavar="smtps://USER@HOST")
@click.option("--mail-from", default="", metavar="ADDRESS")
@packed
@speaks
@click.pass_obj
def serve(
    room: Room,
    host: str,
    port: int,
    database: str,
    processes: int,
    inside: str,
    url: str,
    proxy: tuple[str, ...],
    origins: tuple[str, ...],
    bots: tuple[str, ...],
    workers: int | None,
    pause: tuple[float, float] | None,
    reading: float | None,
    mail: str,
    mail_from: str,
) -> None:
    """Serve the page until Ctrl-C.

    \b
    Example:
      nyoi serve --port 8700 --database games.db
    """
    from nyoi.server.http.security import networks

    networks(proxy)
    for spec in bots:
        guest(spec)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Refused("cannot-listen", host=host, port=str(port)) from error
    from nyoi.server.main import serve as serve_forever
    from nyoi.server.store.choice import is_remote

    if not is_remote(database) and not Path(database).resolve().parent.is_dir():
        raise Refused("cannot-write", path=database)
    here = "127.0.0.1" if host == "0.0.0.0" else host
    ready = partial(click.echo, room.words.say("serve-ready", url=url or f"http://{here}:{port}"))
    more = {"processes": processes, "inside": inside, "mail": mail, "mail_from": mail_from, "origins": origins}
    asked = {"workers": workers, "reading": reading, "pause": pause and tuple(sorted(pause))}
    more |= {name: value for name, value in asked.items() if value is not None}  # else what the server thinks right
    serve_forever(host, port, database, ready, url=url, proxies=proxy, bots=bots, **more)
    click.echo(room.words.say("serve-bye"))
