"""HTTP and websocket protocols with limits from the first byte on.

uvicorn alone waits indefinitely for the rest of a request, has no connection limit per address and logs
unreadable input. `Door` speaks HTTP, `Line` the websocket it may become; `gate.py` counts connections and
enforces their deadlines.
"""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from nyoi.server.http.gate import BUSY, HALF_OPEN, IDLE, Gate, Guest, Unwelcome, farewell
from nyoi.server.http.security import host_of

LINGER: Final = 2.0  # seconds to drain the rest of a body after the response
MOST_HEADERS: Final = 64
LONGEST_URL: Final = 4096
PIPELINED: Final = 8  # pipelined requests that may wait
PIECE: Final = 1024  # bytes of frames parsed before they are counted


class Door(HttpToolsProtocol):
    """An HTTP connection."""

    def __init__(self, gate: Gate, **more: Any) -> None:
        super().__init__(**more)
        self.gate = gate
        self.guest = Guest("", inf)
        self._answering: RequestResponseCycle | None = None
        self._size = 0  # of the header section so far
        self._heading = False  # whether a header section is incomplete
        self._fed = 0  # its bytes so far

    def _within(self, seconds: float) -> None:
        self.guest.until = self.loop.time() + seconds

    @property
    def _resting(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection, or reject it."""
        try:
            self.guest = self.gate.enter(transport, self.loop.time() + self.gate.config.head_seconds)
        except Unwelcome as no:
            self.gate.metrics.count("nyoi_turned_away_total", reason=no.reason)
            transport.write(farewell(no))
            transport.close()
            return
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection."""
        if self.gate.leave(self.transport):
            self._forget()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received bytes; unreadable input is answered and never logged."""
        if self.transport is None or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            elif self.cycle is not None:
                self.cycle.keep_alive = False  # an unsupported upgrade: answer, then close
        except httptools.HttpParserError as error:
            no = error.__context__  # raised by one of our callbacks
            self._turn_away(no if isinstance(no, Unwelcome) else Unwelcome("bad-message", 400))
        else:
            self._fed = self._fed + len(data) if self._heading else 0
            if self._fed > self.gate.config.head_bytes:
                self._turn_away(Unwelcome("too-large", 431, high=self.gate.config.head_bytes))

    def _turn_away(self, no: Unwelcome) -> None:
        self.gate.metrics.count("nyoi_turned_away_total", reason=no.reason)
        self._forget()  # a response under way would be mixed with this one
        self.transport.write(farewell(no))
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _forget(self) -> None:
        """Abort the running response; uvicorn would only notify the last of several requests."""
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def on_message_begin(self) -> None:
        """Start the deadline of the header section."""
        super().on_message_begin()
        self._heading, self._size = True, 0
        if self._resting:
            self.gate.mark(self.transport, HALF_OPEN)
            self._within(self.gate.config.head_seconds)

    def on_url(self, url: bytes) -> None:
        """Limit the length of the URL."""
        super().on_url(url)
        if len(self.url) > LONGEST_URL:
            raise Unwelcome("too-large", 414, high=LONGEST_URL)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Limit the headers, including trailers after a chunked body."""
        super().on_header(name, value)
        self._size += len(name) + len(value) + 4
        if len(self.headers) > MOST_HEADERS or self._size > self.gate.config.head_bytes:
            raise Unwelcome("too-large", 431, high=self.gate.config.head_bytes)

    def on_headers_complete(self) -> None:
        """Validate the request and start the deadline of its body."""
        self._heading = False
        if not self.url.isascii() or host_of(self.headers, self.parser.get_http_version()) is None:
            raise Unwelcome("bad-host" if self.url.isascii() else "bad-message", 400)
        if self.parser.should_upgrade() and self._should_upgrade():
            bodied = any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers)
            if bodied or self.parser.get_method() != b"GET" or not self._resting:
                raise Unwelcome("bad-message", 400)
        if len(self.pipeline) >= PIPELINED:
            raise Unwelcome("too-fast", 429)
        super().on_headers_complete()
        self._within(self.gate.config.body_seconds + 1)  # one second after the handler's own timeout

    def on_message_complete(self) -> None:
        """Start the deadline of the response."""
        super().on_message_complete()
        self.gate.mark(self.transport, IDLE if self._resting else BUSY)
        self._within(self.timeout_keep_alive if self._resting else self.gate.config.answer_seconds)

    def on_response_complete(self) -> None:
        """Set the deadline of the next request."""
        waiting = bool(self.pipeline)
        super().on_response_complete()
        if waiting or self.transport.get_write_buffer_size():
            self._within(self.gate.config.answer_seconds)
        elif self._heading:
            self.gate.mark(self.transport, HALF_OPEN)
            self._within(self.gate.config.head_seconds)
        else:
            self.gate.mark(self.transport, HALF_OPEN if self.cycle.more_body else IDLE)
            self._within(LINGER if self.cycle.more_body else self.timeout_keep_alive + 1)

    def handle_websocket_upgrade(self) -> None:
        """Upgrade to a websocket, which stays counted."""
        self.gate.mark(self.transport, BUSY)
        self.guest.until = inf
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # breaks a reference cycle


class Line(WebSocketsSansIOProtocol):
    """A websocket connection."""

    def __init__(self, gate: Gate, **more: Any) -> None:
        super().__init__(**more)
        self.gate = gate
        self._frames = gate.limits.bucket("frame")

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister the connection."""
        self.gate.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # after an unclean close the generator keeps a reference cycle alive

    def data_received(self, data: bytes) -> None:
        """Parse frames in small pieces, so that a flood of them is noticed early."""
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_events(self) -> None:
        """Rate-limit frames of all kinds; the session limits messages as well."""
        allowed = self._frames.take(len(self.conn.events))
        super().handle_events()
        if not allowed and self.conn.state is OPEN:
            self.gate.metrics.count("nyoi_turned_away_total", reason="too-fast")
            self.conn.fail(1008, "too-fast")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Pass on a complete message; invalid UTF-8 closes the socket without a log entry."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is OPEN:
                    self.conn.fail(1007)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
