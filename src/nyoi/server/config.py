"""Server configuration."""

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
    inside: str = "127.0.0.1:0"  # internal address for other workers
    url: str = ""  # public base URL (`https://play.example`); default: as requested
    origins: tuple[str, ...] = ()  # further allowed origins, besides its own
    proxies: tuple[str, ...] = ()  # addresses or networks of trusted proxies
    metrics_token: str = field(default_factory=lambda: os.environ.get("NYOI_METRICS_TOKEN", ""))  # else public
    processes: int = 1  # server processes, with PostgreSQL
    workers: int = field(default_factory=_workers)  # bot worker processes

    bots: tuple[str, ...] = ()  # plugin bots, `module:Class`

    # pace
    pause: tuple[float, float] = (0.6, 1.2)  # range of seconds before a bot's move while people watch
    reading: float = 15  # longest wait in seconds before the next round, for players reading the last result
    keeper: int = 3  # level of the bot that takes over a seat
    away_seconds: float = 60  # seconds without a connection until a bot may take over a seat
    offered_seconds: float = 300  # seconds a waiting table stays in the lobby after its people left
    mix_seconds: float = 15  # seconds a start waits for committed shares to be revealed
    rated_days: float = 3  # days without any player until bots finish a rated game and absent players lose
    round_seconds: float = 15  # seconds between two tournament rounds that start automatically
    unplayed_days: float = 30  # days until a table where no person has moved is deleted
    undo_seconds: float = 60  # seconds an undo request stays open
    idle_seconds: float = 600  # seconds until an unwatched table leaves memory
    over_seconds: float = 60  # the same for a finished game

    # correspondence games and notifications
    sweep_seconds: float = 30  # poll interval for expired turns
    notice_seconds: float = 45  # seconds a player has to return before the notification of their turn
    push_services: tuple[str, ...] = ()  # URL prefixes exempt from the SSRF check (tests only)
    mail: str = ""  # mail server: `smtps://user@mail.example`, `smtp://` with STARTTLS; empty: no e-mail
    mail_from: str = ""  # sender address
    mail_password: str = field(default_factory=lambda: os.environ.get("NYOI_MAIL_PASSWORD", ""), repr=False)
    vacation_days: float = 30  # yearly vacation allowance of a player

    # sizes and timeouts; rates and counts are in `rate_limits.LIMITS`
    limits: Overrides = field(default_factory=from_environment)  # `{"chat.player": (0.5, 5)}`
    hello_seconds: float = 10
    frame_bytes: int = 8192
    head_bytes: int = 16_384  # of a request: request line and headers
    head_seconds: float = 10  # for them to arrive
    body_seconds: float = 30  # for the body of a request to arrive
    answer_seconds: float = 120  # for the response to be computed and read
    import_bytes: int = 2_000_000
    import_seconds: float = 5  # for an imported log to be replayed
    import_memory: int = 512_000_000  # bytes a worker may take for it
    queue_bytes: int = 1_000_000  # send queue of a slow reader
    cut_seconds: float = 3  # seconds a rejected client has to read the reason
    token_days: float = 90  # days after which an unused player token expires
    seat_days: float = 30  # days after the end of a game until its seat tokens expire

    seed: int | None = None  # for tests only: makes the chance of live tables reproducible
