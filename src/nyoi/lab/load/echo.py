"""Baselines for the server's load test: bare websockets on the same stack, without a game or a disk.

The echo returns each message it receives. The relay sends the same messages as the server does for a move at
a table of two: an answer to the sender, and a message of an update's size to both seats.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import uvicorn

ANSWER: Final = '{"type":"answer","cmd_id":"12345","ok":true,"seq":123,"refusal":null}'
UPDATE: Final = '{"type":"update","view":"%s"}' % ("x" * 1600)  # mean size for Toma and UNO with two seats
_pairs: Final[defaultdict[str, list[Callable[..., Any]]]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Serve the echo at `/` and a relay at every other path."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    pair = _pairs[scope["path"]]
    pair.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        if scope["path"] == "/":
            await send({"type": "websocket.send", "text": message["text"]})
            continue
        await send({"type": "websocket.send", "text": ANSWER})
        for other in pair:
            await other({"type": "websocket.send", "text": UPDATE})


def serve(port: int) -> None:
    """Serve the echo and the relays with the same settings as the server."""
    config = uvicorn.Config(
        app,
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=8192,
        log_level="warning",
        lifespan="off",
        access_log=False,
    )
    uvicorn.Server(config).run()
