"""Websocket session: hello, commands, send queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.play import Refused
from nyoi.server.house.foretell import Outlook, outlook
from nyoi.server.house.names import line
from nyoi.server.http.address import reachable
from nyoi.server.http.security import address_of, base_of, is_own_origin
from nyoi.server.http.transport import fast_lane
from nyoi.server.store.protocol import Lost
from nyoi.server.table.advice import Question, advice, question
from nyoi.server.table.joining import join, leave, say, speaker, tell_from
from nyoi.server.table.live import REMEMBERED, TEMPI, LiveTable
from nyoi.server.time.orders import stand
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import encode, refusal_of

if TYPE_CHECKING:
    from nyoi.server.house.house import House

Message = MutableMapping[str, Any]
logger = logging.getLogger("nyoi.server")
_decoder = msgspec.json.Decoder(messages.Up)
PONG = encode(messages.Pong())
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
GONE = (OSError, RuntimeError)  # raised by uvicorn when the client has left or sent an oversized frame
LONGEST_ID = 64
LONGEST_TEXT = 300
PASSING = frozenset(("not-saved", "not-read"))  # possibly transient
USUAL = 100  # bytes of a typical message; a longer one costs proportionally more
SEVERAL = 10  # previewed moves that cost as much as another request
PATIENCE = 20  # bad or excess messages before the socket is closed


class Session:
    """A client at a table, over one websocket. A slow reader never blocks it."""

    def __init__(self, house: House, scope: Message, receive: Any, send: Callable[[Message], Awaitable[None]]) -> None:
        self.house = house
        self.table_id: str = scope["path"].removeprefix("/ws/")
        self.address = address_of(scope.get("client"))
        self.base = reachable(base_of(scope["headers"], scope["scheme"], house.config.url), house.config)
        config = house.config
        self.home = is_own_origin(scope["headers"], scope["scheme"], config.origins, config.url, bool(config.proxies))
        self.player: int | None = None
        self.key = ""  # hash of the player's token
        self.seats: tuple[int, ...] = ()
        self.blocked: frozenset[int] = frozenset()
        self.tempo = 1.0
        self.patches = False
        self.told: dict[int, int] = {}
        self.table: LiveTable | None = None
        self._receive, self._send = receive, send
        self._fast = fast_lane(send)
        self._loop = asyncio.get_running_loop()
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._slow = False  # whether output goes through the writer task
        self._closing = False
        self._limits = house.limits
        self._rate = house.limits.bucket("message")
        self._thoughts: set[asyncio.Task[None]] = set()
        self._strikes = 0
        self._end: asyncio.TimerHandle | None = None

    # -- lifecycle

    async def run(self, welcome: bool = True) -> None:
        """Run the session from the handshake to the end."""
        await self._receive()
        if not welcome or not self.home or not self.house.come_in(self):
            with contextlib.suppress(*GONE):
                await self._send({"type": "websocket.close", "code": 1008})  # before accepting: HTTP 403
            return
        writer: asyncio.Task[None] | None = None
        try:
            await self._send({"type": "websocket.accept"})
            writer = asyncio.create_task(self._write_on())
            hello = await self._first_word()
            if hello is not None and await self._sit_down(hello):
                await self._listen()
            await writer
        except GONE:
            pass
        finally:
            self._closing = True
            self.house.go_out(self)
            if self.table is not None:
                leave(self.table, self)
            if writer is not None:
                writer.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await writer
            if self._end is not None:
                self._end.cancel()

    async def _first_word(self) -> messages.Hello | None:
        try:
            data = await asyncio.wait_for(self._next(), self.house.config.hello_seconds)
        except TimeoutError:
            self.cut("no-hello", retry=True)
            return None
        if data is None:
            self.close()
            return None
        try:
            hello = _decoder.decode(data)
        except UNREADABLE:
            hello = None
        if not isinstance(hello, messages.Hello):
            self.cut("no-hello", retry=False)
            return None
        return hello

    async def _sit_down(self, hello: messages.Hello) -> bool:
        try:
            player = await self.house.players.who(hello.player)
            if player is not None:
                self.player, self.key = player.id, player.key
            while self.table is None:
                table = await self.house.table(self.table_id)
                if await join(table, self, hello):
                    self.table = table
        except Refused as refused:
            self.cut(refused.reason, retry=refused.reason in PASSING)
            return False
        except Lost:
            self.cut("reload", retry=True)
            return False
        return True

    async def _listen(self) -> None:
        while (data := await self._next()) is not None and not self._closing:
            size = max(1.0, len(data) / USUAL)
            if not self._rate.take() or not self._limits.allow("message", {"address": self.address}, size):
                if self._strike("too-fast"):
                    continue
                return
            try:
                message = _decoder.decode(data)
            except UNREADABLE:
                if self._strike("bad-message"):
                    continue
                return
            if self._heeded(message):
                continue
            try:
                await self._obey(message)
            except Refused as refused:
                self.answer(messages.Answer(getattr(message, "cmd_id", ""), False, self._seq, refusal_of(refused)))
            except Lost:
                return
        self.close()

    async def _next(self) -> str | bytes | None:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        return data

    def _heeded(self, message: object) -> bool:
        """Handle a signal, which gets no answer; return False for a command."""
        if isinstance(message, messages.Ping):
            self.push(PONG)
        elif isinstance(message, messages.Pace):
            self.tempo = TEMPI[message.pace]
        elif isinstance(message, messages.Whole):
            if self.patches and self.table is not None:
                self.patches = False  # after a failed patch send no more of them
                self.house.metrics.count("nyoi_patches_missed_total")
                if self.table.journal is not None:
                    tell_from(self.table, self, message.seq)
        elif isinstance(message, messages.Writing):
            if self.seats and self.table is not None and self._limits.allow("typing", self._payers):
                own = self.table.row.seats[self.seats[0]].player
                self.table.tell(encode(messages.Writes(self.seats[0])), but=self, by=own)
        else:
            return False
        return True

    def _strike(self, reason: str) -> bool:
        """Answer a bad message; return False once there were too many."""
        self._strikes += 1
        if self._strikes > PATIENCE:
            self.cut(reason, retry=True)
            return False
        self.answer(messages.Answer("", False, self._seq, messages.Refusal(reason, "", {})))
        return True

    @property
    def _seq(self) -> int:
        return self.table.journal.seq if self.table is not None and self.table.journal is not None else -1

    @property
    def _payers(self) -> dict[str, str]:
        """The payers of requests: the player (of the seat, else of the token) and the address."""
        player = self.player
        if self.seats and self.table is not None:
            player = self.table.row.seats[self.seats[0]].player
        return {"address": self.address, "player": self.address if player is None else str(player)}

    # -- commands

    async def _obey(self, message: object) -> None:
        table = self.table
        assert table is not None
        if isinstance(message, messages.Play):
            self._check(message.cmd_id, message.seat)
            await table.play(message.seat, message, self.answer)
        elif isinstance(message, messages.WhyNot):
            self._check(message.cmd_id, message.seat)
            self._limits.check("why_not", self._payers)
            refused = table.playing.table.refusal(message.seat, message.move[:LONGEST_TEXT])
            self.answer(
                messages.Answer(
                    message.cmd_id, refused is None, self._seq, None if refused is None else refusal_of(refused)
                )
            )
        elif isinstance(message, messages.Say):
            await self._say(table, message)
        elif isinstance(message, messages.Undo):
            self._check(message.cmd_id, message.seat)
            await table.undoing.ask(message.seat, message, self.answer)
        elif isinstance(message, messages.UndoAnswer):
            self._check(message.cmd_id, message.seat)
            await table.undoing.answer(message.seat, message.yes)
            self.answer(messages.Answer(message.cmd_id, True, self._seq))
        elif isinstance(message, messages.Order):
            self._check(message.cmd_id, message.seat)
            await stand(table, message.seat, message.order, message.once)
            self.answer(messages.Answer(message.cmd_id, True, self._seq))
        elif isinstance(message, messages.Resign):
            self._check(message.cmd_id, message.seat)
            await table.resign(message.seat, message.cmd_id, self.answer)
        elif isinstance(message, messages.Advise):
            self._check(message.cmd_id, message.seat)
            self._limits.check("advice", self._payers)
            self._meanwhile(self._advise(question(table, message.seat), message.cmd_id))
        elif isinstance(message, messages.Foretell):
            self._check(message.cmd_id, message.seat if message.seat != SPECTATOR else None)
            self._limits.check("preview", self._payers, 1 + len(message.moves) / SEVERAL)
            texts = [text[:LONGEST_TEXT] for text in message.moves]
            self._meanwhile(self._foretell(outlook(table, message.seat, texts), message.cmd_id))
        elif isinstance(message, messages.Ready):
            self._check(message.cmd_id)
            await table.reading.ready(self.seats)
            self.answer(messages.Answer(message.cmd_id, True, self._seq))
        else:
            raise Refused("bad-message")

    def _check(self, cmd: str, seat: int | None = None) -> None:
        if not 0 < len(cmd) <= LONGEST_ID:
            raise Refused("bad-message")
        if seat is not None and seat not in self.seats:
            raise Refused("not-your-seat", seat=seat)

    def _meanwhile(self, answering: Coroutine[Any, Any, None]) -> None:
        """Answer in a background task while other commands go on."""
        thought = asyncio.create_task(answering)
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _foretell(self, outlook: Outlook, cmd: str) -> None:
        try:
            moves = await self.house.foretellers.foretell(outlook)
        except Refused as refused:
            self.answer(messages.Answer(cmd, False, self._seq, refusal_of(refused)))
            return
        self.push(encode(messages.Foretelling(cmd, outlook.seat, outlook.seq, moves)))
        self.answer(messages.Answer(cmd, True, self._seq))

    async def _advise(self, asked: Question, cmd: str) -> None:
        self.push(encode(await advice(asked, cmd)))
        self.answer(messages.Answer(cmd, True, self._seq))

    async def _say(self, table: LiveTable, message: messages.Say) -> None:
        self._check(message.cmd_id)
        known = (f"{self.key} {self.seats}", message.cmd_id)  # repetitions are posted only once
        if known not in table.said:
            table.said[known] = asyncio.create_task(self._speak(table, message.text))
            while len(table.said) > REMEMBERED:
                del table.said[next(iter(table.said))]
        try:
            await asyncio.shield(table.said[known])
        except Refused:
            table.said.pop(known, None)
            raise
        self.answer(messages.Answer(message.cmd_id, True, self._seq))

    async def _speak(self, table: LiveTable, said: str) -> None:
        text = line(said)
        name, seat, player = await speaker(table, self)
        payer = self.address if player is None else str(player)
        act = "chat" if seat >= 0 else "spectator_chat"
        self._limits.check(act, {"address": self.address, "player": payer})
        await say(table, name, seat, player, text)

    # -- output

    def answer(self, answer: messages.Answer) -> None:
        """Send the answer to a command."""
        self.push(encode(answer))

    def push(self, message: bytes) -> None:
        """Queue a message; close the connection of a client that does not read."""
        if self._closing:
            return
        self._queue.append(message)
        self._queued += len(message)
        if not self._slow:
            if len(self._queue) == 1:
                self._loop.call_soon(self._flush)  # together with other messages of this loop iteration
        elif self._queued > self.house.config.queue_bytes:
            self._queue.clear()
            self.cut("slow", retry=True)

    def _flush(self) -> None:
        """Write all queued messages at once, or leave them to the writer task."""
        if self._fast is not None and not self._slow and self._fast.takes_more and not self._closing:
            self._fast.write(self._queue)
            self._queue.clear()
            self._queued = 0
        else:
            self._slow = True  # nothing may overtake the queue
            self._wake.set()

    def cut(self, reason: str, retry: bool) -> None:
        """Close with a reason; abort the connection if the client does not read it."""
        if not self._closing:
            self.house.metrics.count("nyoi_cut_total", reason=reason)
            self._queue.append(encode(messages.Gone(reason, retry)))
            self.close()

    def close(self) -> None:
        """Close after sending the queue."""
        if not self._closing:
            self._closing = True
            self._wake.set()
            self._end = self._loop.call_later(self.house.config.cut_seconds, self._hang_up)

    def _hang_up(self) -> None:
        """Abort the transport: uvicorn would wait indefinitely for a full buffer to drain."""
        if self._fast is not None:
            self._fast.transport.abort()

    async def _write_on(self) -> None:
        with contextlib.suppress(*GONE):
            while True:
                self._slow = True
                while self._queue:
                    message = self._queue.popleft()
                    self._queued -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                self._slow = False
                if self._closing:
                    break
                self._wake.clear()
                await self._wake.wait()
            await self._send({"type": "websocket.close", "code": 1000})
