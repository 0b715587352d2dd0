"""What a host of the house can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from nyoi.server.rate_limits import Overrides, from_environment


def _workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) // 2))


@dataclass(frozen=True)
class Config:
    """The settings of a server; the defaults suit one machine among friends."""

    host: str = "127.0.0.1"
    port: int = 8700
    database: str = "nyoi.db"  # a file, or postgresql://...
    inside: str = "127.0.0.1:0"  # where other workers of the house reach this one
    url: str = ""  # how the world calls this server (`https://play.example`); else as the request names it
    origins: tuple[str, ...] = ()  # further pages that may talk to it, besides its own
    proxies: tuple[str, ...] = ()  # addresses or networks that are believed when they say for whom they speak
    metrics_token: str = field(default_factory=lambda: os.environ.get("NYOI_METRICS_TOKEN", ""))  # else open to all
    processes: int = 1  # that serve, with PostgreSQL behind them
    workers: int = field(default_factory=_workers)  # processes in which bots think

    bots: tuple[str, ...] = ()  # of the host's own, `module:Class`

    # pace
    pause: tuple[float, float] = (0.6, 1.2)  # seconds before a bot's move while people watch
    reading: float = 15  # seconds for which the next round waits for who still reads how the last one ended
    keeper: int = 3  # the level of the bot that keeps a seat
    away_seconds: float = 60  # after so long without a socket others may let a bot keep a seat
    offered_seconds: float = 300  # for so long a table that waits for players is offered after its people have gone
    mix_seconds: float = 15  # for which a start waits for shares that were sealed and are not opened yet
    rated_days: float = 3  # after so long without anybody bots end a rated game, and who has gone has lost
    round_seconds: float = 15  # between two rounds of a tournament, if the next one begins by itself
    unplayed_days: float = 30  # a table at which no person has moved for so long is deleted
    undo_seconds: float = 60  # how long a wish to take a move back stays open
    idle_seconds: float = 600  # a table nobody looks at leaves the memory after so long ...
    over_seconds: float = 60  # ... and sooner, if its game is over

    # games over days, and being told
    sweep_seconds: float = 30  # from one look for tables at which somebody's days are over to the next
    notice_seconds: float = 45  # for which somebody may come by himself before he is told that it is his turn
    push_services: tuple[str, ...] = ()  # beginnings of addresses that are written to though they are not public: tests
    mail: str = ""  # where e-mail is handed over: `smtps://user@mail.example`, `smtp://` with STARTTLS; none without it
    mail_from: str = ""  # who writes
    mail_password: str = field(default_factory=lambda: os.environ.get("NYOI_MAIL_PASSWORD", ""), repr=False)
    vacation_days: float = 30  # that a player may be away within a year

    # sizes and times; how much of what is in `rate_limits.LIMITS`, of which this overrides rows
    limits: Overrides = field(default_factory=from_environment)  # `{"chat.player": (0.5, 5), "socket.address": 60}`
    hello_seconds: float = 10
    frame_bytes: int = 8192
    head_bytes: int = 16_384  # of a request: its first line and headers
    head_seconds: float = 10  # for them to arrive
    body_seconds: float = 30  # for the body of a request to arrive
    answer_seconds: float = 120  # for a request to be answered, and its answer to be read
    import_bytes: int = 2_000_000
    import_seconds: float = 5  # in which a log from elsewhere must have been replayed
    import_memory: int = 512_000_000  # bytes that a worker may take for it
    queue_bytes: int = 1_000_000  # what may wait for a slow reader
    cut_seconds: float = 3  # how long a slow reader that is cut has to read why
    token_days: float = 90  # a player's token that is not used for so long no longer opens
    seat_days: float = 30  # a seat's token opens for so long after the game is over

    seed: int | None = None  # for tests only: what falls at live tables can be had again; no option, no message sets it
