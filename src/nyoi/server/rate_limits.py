"""Rate limits: one table of limits and payers, and the token buckets that enforce it.

`LIMITS` is the only place where a limit is declared. Websockets, HTTP routes and the buckets shared by all
workers read it; `Config.limits` overrides rows of it; `python -m tools.limits` writes it into
docs/hosting.md.
"""

from __future__ import annotations

import os
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Final, NamedTuple

from nyoi.kernel.play import Refused

KNOWN: Final = 10_000  # payers remembered per limit; the least recent are forgotten
UNLIMITED: Final = 1e9
A_DAY: Final = 86_400.0
SOCKET, PLAYER, NAME, RECIPIENT, ADDRESS, SERVER = "socket", "player", "name", "recipient", "address", "server"
BEFORE: Final = "before"  # charged before any work is done, whatever comes of it
IF_WRONG: Final = "before, returned if right"  # charged before the lookup, so that guesses cannot outrun it


class Limit(NamedTuple):
    """A row of the table: an action, its payer, and the amount allowed."""

    act: str
    payer: str
    burst: float  # at once
    rate: float | None = None  # per second; None: a limit on how many exist or are in progress
    refusal: str = "too-fast"  # empty: not refused; the oldest is displaced, or the action waits
    when: str = BEFORE
    shared: bool = False  # counted in the database over all workers, not in each worker
    note: str = ""

    @property
    def key(self) -> str:
        """The key of this row in `Config.limits`."""
        return f"{self.act}.{self.payer}"


# A player without a token pays as an address. An IPv6 address counts as its /64 network. Shared buckets are
# kept for an hour, so they must refill within one.
LIMITS: Final = (
    # connections and requests
    Limit("connection", SERVER, 4000, refusal="house-full", note="fewer where the system allows fewer open files"),
    Limit("connection", ADDRESS, 200, refusal="too-many", note="proxies that are named by --proxy excepted"),
    Limit("half_open", SERVER, 1000, refusal="", note="and a quarter of all at most; the oldest is closed"),
    Limit("socket", ADDRESS, 60, refusal="too-many"),
    Limit("request", ADDRESS, 100, 20, note="by cost: see below"),
    Limit("request_in_progress", ADDRESS, 30),
    Limit("frame", SOCKET, 280, 60, note="websocket frames of any kind; then the socket is closed"),
    Limit("message", SOCKET, 60, 20),
    Limit("message", ADDRESS, 300, 200, note="through all its sockets; each 100 bytes count as one"),
    # at a table
    Limit("chat", PLAYER, 5, 0.5, note="lines of players who have a seat"),
    Limit("chat", ADDRESS, 20, 2),
    Limit("spectator_chat", PLAYER, 2, 0.1, note="lines of players who only watch"),
    Limit("spectator_chat", ADDRESS, 4, 0.2),
    Limit("typing", PLAYER, 3, 0.5, refusal="", note="more notices are dropped"),
    Limit("typing", ADDRESS, 20, 5, refusal=""),
    Limit("why_not", PLAYER, 20, 5, note="why a move is not allowed"),
    Limit("why_not", ADDRESS, 80, 20),
    Limit("preview", PLAYER, 40, 10, note="what moves would do; ten moves in one message cost one more"),
    Limit("preview", ADDRESS, 160, 40),
    Limit("advice", PLAYER, 5, 0.5, note="during a game"),
    Limit("advice", ADDRESS, 20, 2),
    Limit("review", ADDRESS, 5, 0.5, shared=True, note="advice and puzzles after a game"),
    Limit("unattended_thought", SERVER, 2, refusal="", note="bots at tables where no seated player is connected"),
    # stored data
    Limit("table", ADDRESS, 60, 1 / 50, shared=True, note="opened, forked, or played again"),
    Limit("open_table", PLAYER, 100, refusal="too-many-tables", note="opened within a day and not over"),
    Limit("import", ADDRESS, 10, 1 / 360, shared=True, note="logs of other servers, 2 MB each at most"),
    Limit("import_queue", SERVER, 4, refusal="import-busy", note="logs waiting to be checked"),
    Limit("event", PLAYER, 10, refusal="too-many-evenings", note="evenings that a player hosts"),
    Limit("event_code", ADDRESS, 40, 0.2, when=IF_WRONG, note="codes of evenings"),
    Limit("report", ADDRESS, 5, 0.02, shared=True, note="reports to the host"),
    # accounts
    Limit("new_player", ADDRESS, 30, 0.1, shared=True),
    Limit("passphrase", ADDRESS, 5, 0.2, shared=True, note="and recovery codes"),
    Limit("passphrase", NAME, 30, 0.25, when=IF_WRONG, shared=True, note="a recovery code still opens the name"),
    Limit("passphrase_queue", SERVER, 20, refusal="too-busy", note="waiting for one of two argon2 threads"),
    Limit("token", PLAYER, 20, refusal="", note="devices signed in; the oldest is signed out"),
    Limit("export", ADDRESS, 3, 0.02, shared=True, note="all data about a player"),
    # notifications
    Limit("notification_settings", ADDRESS, 20, 0.1, shared=True, note="devices, vacation"),
    Limit("device", PLAYER, 10, refusal="", note="that receive notifications; the oldest is forgotten"),
    Limit("mail_check", ADDRESS, 3, 1 / 1200, shared=True, note="e-mails that ask whether an address is right"),
    Limit("mail_check", RECIPIENT, 3, 1 / 1200, shared=True),
)
_BY_KEY: Final = {limit.key: limit for limit in LIMITS}

# Cost of a request, charged to `request.address`, by route; default 1.
COSTS: Final = {
    "/api/import": 8.0,
    "/api/me/data": 8.0,
    "/api/tables/{id}/fork": 6.0,
    "/api/tables": 4.0,
    "/api/tables/{id}/rematch": 4.0,
    "/api/tables/{id}/advice": 4.0,
    "/api/tables/{id}/puzzle": 4.0,
    "/api/evenings/{code}/begin": 4.0,
    "/api/me/mail": 4.0,
    "/api/claim": 3.0,
    "/api/recover": 3.0,
    "/api/me/code": 3.0,
    "/api/me/forget": 3.0,
    "/api/tables/{id}/start": 3.0,
    "/api/tables/{id}/log": 3.0,
    "/api/tables/{id}/qr.svg": 3.0,
    "/api/evenings/{code}/qr.svg": 3.0,
    "/picture/{id}.png": 3.0,
    "/picture/evening/{code}.png": 3.0,
    "/api/evenings": 2.0,
    "/api/me/push": 2.0,
    "/api/me/vacation": 2.0,
    "/api/tables/{id}/replay": 2.0,
    "/api/tables/{id}/moments": 2.0,
    "/api/lessons/{game}/{id}/foretold": 2.0,
    "page": 0.25,  # a browser fetches dozens of files at once
}

Override = Sequence[float] | float  # rate and burst, or a number for a row without a rate
Overrides = Mapping[str, Override]
Take = Callable[[str, str, float, float], Awaitable[bool]]
GiveBack = Callable[[str, str, float], Awaitable[None]]


def effective(overrides: Overrides) -> dict[str, Limit]:
    """Return the table with the operator's overrides; raise Refused if one is invalid.

    >>> effective({"chat.player": (0.1, 2)})["chat.player"].burst
    2.0
    """
    found = dict(_BY_KEY)
    for key, value in overrides.items():
        limit = found.get(key)
        numbers = (value,) if isinstance(value, int | float) else tuple(value)
        if limit is None or len(numbers) != (1 if limit.rate is None else 2):
            raise Refused("bad-limit", text=key[:64], example="chat.player=0.5/5")
        rate = None if limit.rate is None else float(numbers[0])
        found[key] = limit._replace(rate=rate, burst=float(numbers[-1]))
    return found


def unlimited() -> dict[str, Override]:
    """Return overrides that refuse nothing, for benchmarks; limits that displace the oldest remain."""
    return {
        limit.key: UNLIMITED if limit.rate is None else (UNLIMITED, UNLIMITED)
        for limit in LIMITS
        if limit.rate is not None or limit.refusal
    }


def parse(text: str) -> dict[str, Override]:
    """Parse overrides as in NYOI_LIMITS: rate per second and burst, or a number.

    >>> parse("chat.player=0.5/5, socket.address=20")
    {'chat.player': (0.5, 5.0), 'socket.address': 20.0}
    """
    found: dict[str, Override] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, _, value = part.partition("=")
        try:
            numbers = tuple(float(number) for number in value.split("/"))
        except ValueError:
            numbers = ()
        if len(numbers) not in (1, 2) or not all(0 <= number < float("inf") for number in numbers):
            raise Refused("bad-limit", text=part[:64], example="chat.player=0.5/5")
        found[key.strip()] = (numbers[0], numbers[1]) if len(numbers) == 2 else numbers[0]
    effective(found)
    return found


def from_environment() -> dict[str, Override]:
    """Return the overrides set in NYOI_LIMITS."""
    return parse(os.environ.get("NYOI_LIMITS", ""))


class TokenBucket:
    """A token bucket: a sustained rate per second, and a burst.

    >>> bucket = TokenBucket(0.001, 2)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take the cost; return False if there are not enough tokens."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """Return tokens to the bucket."""
        self.level = min(self.burst, self.level + cost)


class TokenBuckets:
    """A token bucket for each payer."""

    def __init__(self, rate: float, burst: float) -> None:
        self._limit = (rate, burst)
        self._of: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, payer: str, cost: float = 1.0) -> bool:
        """Take the cost from the payer's bucket; return False if there are not enough tokens."""
        bucket = self._of.get(payer)
        if bucket is None:
            bucket = self._of[payer] = TokenBucket(*self._limit)
            if len(self._of) > KNOWN:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(payer)
        return bucket.take(cost)

    def give_back(self, payer: str, cost: float = 1.0) -> None:
        """Return tokens to the payer's bucket."""
        bucket = self._of.get(payer)
        if bucket is not None:
            bucket.give_back(cost)


class InFlightLimit:
    """A limit on what each payer has in progress."""

    def __init__(self, most: float, refusal: str = "too-fast") -> None:
        self._most = most
        self._refusal = refusal
        self._of: Counter[str] = Counter()

    def count(self, payer: str = "") -> int:
        """Return how much a payer has in progress."""
        return self._of[payer]

    def enter(self, payer: str = "") -> bool:
        """Count one more; return False if the limit is reached."""
        if self._of[payer] >= self._most:
            return False
        self._of[payer] += 1
        return True

    def leave(self, payer: str = "") -> None:
        """Count one less."""
        self._of[payer] -= 1
        if not self._of[payer]:
            del self._of[payer]

    @contextmanager
    def one_more(self, payer: str = "") -> Iterator[None]:
        """Count one more for the duration of the block; raise Refused if the limit is reached."""
        if not self.enter(payer):
            raise Refused(self._refusal)
        try:
            yield
        finally:
            self.leave(payer)


class RateLimits:
    """The rate limits of one server process."""

    def __init__(self, overrides: Overrides, take: Take, give_back: GiveBack) -> None:
        self._limits: Final = effective(overrides)
        self._take, self._give_back = take, give_back
        self._rows: Final[dict[str, tuple[Limit, ...]]] = {}
        self._buckets: Final[dict[str, TokenBuckets]] = {}
        for limit in self._limits.values():
            if limit.rate is not None and limit.payer != SOCKET:
                self._rows[limit.act] = (*self._rows.get(limit.act, ()), limit)
                self._buckets[limit.key] = TokenBuckets(limit.rate, limit.burst)

    def most(self, key: str) -> int:
        """Return how many of something may exist or be in progress at a time."""
        return int(self._limits[key].burst)

    def bucket(self, act: str) -> TokenBucket:
        """Return a new bucket for a single websocket."""
        limit = self._limits[f"{act}.{SOCKET}"]
        assert limit.rate is not None
        return TokenBucket(limit.rate, limit.burst)

    def in_flight(self, key: str) -> InFlightLimit:
        """Return an in-flight limit."""
        return InFlightLimit(self._limits[key].burst, self._limits[key].refusal)

    def allow(self, act: str, payers: Mapping[str, str], cost: float = 1.0) -> bool:
        """Charge every payer of an action counted per worker.

        If one cannot pay, charge none and return False.
        """
        charged: list[tuple[str, str]] = []
        for limit in self._rows[act]:
            assert not limit.shared, act
            if not self._buckets[limit.key].take(payers[limit.payer], cost):
                for key, payer in charged:
                    self._buckets[key].give_back(payer, cost)
                return False
            charged.append((limit.key, payers[limit.payer]))
        return True

    def check(self, act: str, payers: Mapping[str, str], cost: float = 1.0) -> None:
        """Charge as `allow` does; raise Refused if a payer cannot pay."""
        if not self.allow(act, payers, cost):
            raise Refused(self._rows[act][0].refusal)

    async def charge(self, act: str, payers: Mapping[str, str]) -> None:
        """Charge every named payer; if one cannot pay, charge none and raise Refused."""
        charged: list[Limit] = []
        for limit in self._named(act, payers):
            if not await self._charged(limit, payers[limit.payer]):
                for earlier in charged:
                    await self._returned(earlier, payers[earlier.payer])
                raise Refused(limit.refusal)
            charged.append(limit)

    @asynccontextmanager
    async def attempt(self, act: str, payers: Mapping[str, str]) -> AsyncIterator[None]:
        """Charge for a guess before it is checked; refund rows marked `IF_WRONG` if the block succeeds."""
        await self.charge(act, payers)
        yield
        for limit in self._named(act, payers):
            if limit.when == IF_WRONG:
                await self._returned(limit, payers[limit.payer])

    def _named(self, act: str, payers: Mapping[str, str]) -> list[Limit]:
        rows = [limit for limit in self._rows[act] if limit.payer in payers]
        assert rows, act
        return rows

    async def _charged(self, limit: Limit, payer: str) -> bool:
        if limit.shared:
            return await self._take(limit.key, payer, limit.rate or 0.0, limit.burst)
        return self._buckets[limit.key].take(payer)

    async def _returned(self, limit: Limit, payer: str) -> None:
        if limit.shared:
            await self._give_back(limit.key, payer, limit.burst)
        else:
            self._buckets[limit.key].give_back(payer)
