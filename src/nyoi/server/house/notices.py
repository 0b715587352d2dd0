"""Notifications of absent players: your turn, game begun, game over.

They are stored in the database. Any worker claims one for a while, checks that it still holds, sends it to
the player's devices and address, and deletes it. Failed deliveries are retried with back-off, only where they
have not arrived. Messages name the player's turn and the table, nothing else of the game.

Notifications do not block each other. Each player and each push service has one attempt at a time, and
players take turns at the threads. An attempt fails after `PUSH_SECONDS`, and a failed device rests.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.house.fair_queue import FairQueue
from nyoi.server.house.mail import Post
from nyoi.server.house.presence import here, said
from nyoi.server.house.push import Signer, Undeliverable
from nyoi.server.metrics import broken
from nyoi.server.store.notes import AGAIN_NOTE, BEGUN_NOTE, OVER_NOTE, TURN_NOTE, Address, Device, Note
from nyoi.server.store.protocol import LOBBY, OVER, PLAYING, TableRow
from nyoi.words.catalogue import catalogue

if TYPE_CHECKING:
    from nyoi.server.house.house import House

PUSH_THREADS: Final = 16
MAIL_THREADS: Final = 2
AT_ONCE: Final = 500  # notifications in memory: most wait for another one of their player
LEASE: Final = 300.0  # seconds for which a claimed one is ours
EVERY: Final = 10.0  # poll interval in seconds, if none is due before
TRIES: Final = 7  # the last one after two hours
FIRST_REST: Final = 60.0  # seconds until the first retry, then doubled each time
PUSH_SECONDS: Final = 3.0  # timeout of a message to a device
MAIL_SECONDS: Final = 40.0  # and to the operator's mail server
RESTS: Final = (60.0, 300.0, 1800.0, 7200.0)  # rest of a failed device in seconds, by consecutive failures
FAILURES: Final = len(RESTS) + 1  # after so many it is removed
KINDS: Final = {TURN_NOTE: PLAYING, BEGUN_NOTE: PLAYING, OVER_NOTE: OVER, AGAIN_NOTE: LOBBY}
WORDS: Final = {
    TURN_NOTE: ("note-turn-title", "note-turn"),
    BEGUN_NOTE: ("note-begun-title", "note-begun"),
    OVER_NOTE: ("note-over-title", "note-over"),
    AGAIN_NOTE: ("note-again-title", "note-again"),
}


class Notices:
    """The notification service."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pushing = Sender(PUSH_THREADS, PUSH_SECONDS, "nyoi-push")
        self._mailing = Sender(MAIL_THREADS, MAIL_SECONDS, "nyoi-mail")
        self._notes: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player and service
        self._resting: dict[str, float] = {}  # failed devices, and the end of their rest
        self._woken = asyncio.Event()
        self._signer: Signer | None = None
        self._post: Post | None = None

    async def signer(self) -> Signer:
        """Return the signer that identifies this server to push services."""
        if self._signer is None:
            config = self._house.config
            contact = f"mailto:{config.mail_from or 'nobody@nyoi.invalid'}"
            pem = await self._house.store.turns.mark("vapid", Signer.fresh())
            self._signer = Signer(pem, config.url if config.url.startswith("https://") else contact)
        return self._signer

    async def post(self) -> Post:
        """Return the mail service; raise Refused if none is configured."""
        if not self._house.config.mail:
            raise Refused("no-mail")
        if self._post is None:
            key = await self._house.store.turns.mark("mail", secrets.token_urlsafe(32))
            self._post = Post(self._house.config, key)
        return self._post

    def wake(self) -> None:
        """Wake the poller after a notification was written."""
        self._woken.set()

    def close(self) -> None:
        """Stop sending; the rest is sent after the next start."""
        for note in self._notes:
            note.cancel()
        self._pushing.close()
        self._mailing.close()

    async def run(self) -> None:
        """Send due notifications, as long as the server runs."""
        while True:
            try:
                while room := AT_ONCE - len(self._notes):
                    found = await self._house.store.notes.claim(time.time(), LEASE, room)
                    if not found:
                        break
                    for note in found:
                        self._notes.add(task := asyncio.create_task(self._try(note)))
                        task.add_done_callback(self._finished)
                due = await self._house.store.notes.next() if room else None
            except Refused:
                due = None  # the database is unreachable: they stay due
            except Exception as error:  # whatever the error, other notifications must go out
                due = None
                broken(self._house.metrics, error, "notices")
            rest = EVERY if due is None else min(EVERY, max(0.0, due - time.time()))
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(rest):
                    await self._woken.wait()

    def _finished(self, task: asyncio.Task[None]) -> None:
        if len(self._notes) == AT_ONCE:
            self.wake()  # there is room again
        self._notes.discard(task)

    def _lock(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    async def _try(self, note: Note) -> None:
        try:
            await self._deliver(note)
        except Refused:
            pass  # the database is unreachable: it is due again after the lease
        except Exception as error:
            broken(self._house.metrics, error, "notice")
            if note.tries >= TRIES:  # a defect of ours must not repeat indefinitely
                with contextlib.suppress(Refused):
                    await self._house.store.notes.drop(note)

    # -- one notification

    async def _deliver(self, note: Note) -> None:
        notes = self._house.store.notes
        row = await self._house.store.table(note.table)
        if row is None or not await self._true(note, row):
            await notes.drop(note)
            return
        done = set(note.done)
        failed, ours = False, time.monotonic() + LEASE - PUSH_SECONDS - MAIL_SECONDS
        async with self._lock(f"player {note.player}"):
            for device in sorted(await notes.devices(note.player), key=lambda device: device.failed):
                place = _place(device.endpoint)
                if place in done:
                    continue
                now = time.monotonic()
                rests = self._resting.get(device.endpoint, 0.0) > now
                # after the lease another worker may claim it: the remaining devices wait for the next try
                arrived = not rests and now < ours and await self._to_device(device, note, row)
                failed = failed or not arrived
                done |= {place} if arrived else set()
        address = await notes.address(note.player) if self._house.config.mail else None
        if address is not None and address.confirmed and _place(address.address) not in done:
            arrived = await self._to_address(address, note, row)
            failed = failed or not arrived
            done |= {_place(address.address)} if arrived else set()
        if failed and note.tries < TRIES:
            rest = FIRST_REST * 2 ** (note.tries - 1)
            await notes.put_off(note._replace(done=tuple(sorted(done))), time.time() + rest)
        else:
            await notes.drop(note)

    async def _true(self, note: Note, row: TableRow) -> bool:
        """Return whether a notification still holds and its player is not at the table."""
        mine = [i for i, seat in enumerate(row.seats) if seat.player == note.player and seat.kind == "human"]
        if not mine or row.status != KINDS[note.kind]:
            return False
        there = here(self._house.tables)
        if self._house.store.shared:
            there = said(await self._house.store.others()) | there
        online = there[row.id].online if row.id in there else []
        if any(seat in online for seat in mine):
            return False
        if note.kind == AGAIN_NOTE:
            return not any(row.seats[seat].tokens for seat in mine)
        if note.kind != TURN_NOTE:
            return True
        asked = await self._house.store.turns.asked(row.id)
        return any(seat in asked and not row.seats[seat].kept for seat in mine)

    async def _to_device(self, device: Device, note: Note, row: TableRow) -> bool:
        signer, services = await self.signer(), self._house.config.push_services
        title, text = told(note, row, device.lang)
        message = {"title": title, "body": text, "url": path_of(note, row), "tag": row.id, "lang": device.lang}
        try:
            async with self._lock(f"service {urlsplit(device.endpoint).netloc}"):
                await self._pushing.send(str(device.player), signer.send, device, message, row.id, services)
        except Undeliverable as error:
            self._house.metrics.count("nyoi_pushes_total", result="gone" if error.gone else "failed")
            if error.gone or device.failed + 1 >= FAILURES:
                self._resting.pop(device.endpoint, None)
                await self._house.store.notes.remove(device.endpoint, device.player)
                return True
            self._rest(device)
            await self._house.store.notes.failed(device.endpoint, device.failed + 1)
            return False
        self._resting.pop(device.endpoint, None)
        self._house.metrics.count("nyoi_pushes_total", result="sent")
        if device.failed:
            await self._house.store.notes.failed(device.endpoint, 0)
        return True

    async def _to_address(self, address: Address, note: Note, row: TableRow) -> bool:
        post = await self.post()
        title, text = told(note, row, address.lang)
        letter = post.notice(address, title, text, path_of(note, row))
        try:
            await self.mail(address, letter)
        except Undeliverable as error:
            self._house.metrics.count("nyoi_mails_total", result="gone" if error.gone else "failed")
            if error.gone:
                await self._house.store.notes.write_no_more(address.player)
            return error.gone
        self._house.metrics.count("nyoi_mails_total", result="sent")
        return True

    def _rest(self, device: Device) -> None:
        """Let a device rest after another failure."""
        now = time.monotonic()
        self._resting = {endpoint: until for endpoint, until in self._resting.items() if until > now}
        self._resting[device.endpoint] = now + RESTS[min(device.failed, len(RESTS) - 1)]

    async def mail(self, to: Address, letter: EmailMessage) -> None:
        """Send a message through the mail server; raise Undeliverable on failure."""
        post = await self.post()
        await self._mailing.send(str(to.player), post.send, letter)


class Sender:
    """A thread pool with fair queueing. A late job keeps its place until its thread has really ended."""

    def __init__(self, threads: int, seconds: float, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._queue = FairQueue(threads, threads)
        self._seconds = seconds

    async def send(self, payer: str, work: Callable[..., None], *args: Any) -> None:
        """Run a blocking job; raise Undeliverable if it exceeds its time, counted from its start."""
        await self._queue.enter(payer)
        try:
            sending = asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args))
        except BaseException:
            self._queue.leave(payer)
            raise
        sending.add_done_callback(lambda done: self._over(done, payer))
        try:
            async with asyncio.timeout(self._seconds):
                await asyncio.shield(sending)
        except TimeoutError as error:
            raise Undeliverable("too slow") from error

    def _over(self, done: asyncio.Future[None], payer: str) -> None:
        if not done.cancelled():
            done.exception()  # mark the exception as retrieved
        self._queue.leave(payer)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _place(where: str) -> str:
    """Return the key under which a delivery is recorded."""
    return sha256(where.encode()).hexdigest()[:16]


def path_of(note: Note, row: TableRow) -> str:
    """Return the page path of a notification."""
    return f"/{'replay' if note.kind == OVER_NOTE else 'table'}/{row.id}"


def told(note: Note, row: TableRow, lang: str) -> tuple[str, str]:
    """Return title and text of a notification: the game, the event and the other players."""
    words = catalogue(lang)
    game = game_of(row.game).names[0 if words.lang == "fr" else 1]
    names = [seat.name for seat in row.seats if seat.player != note.player or seat.kind != "human"]
    others = ", ".join(names[:3]) + ("…" if len(names) > 3 else "")
    title, text = WORDS[note.kind]
    return words.say(title, game=game.replace("'", "’")), words.say(text, others=others, n=len(names))
