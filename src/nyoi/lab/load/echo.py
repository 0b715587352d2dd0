"""What the server is measured beside: bare websockets on the same stack, without a game and without a disk.

The echo sends back what it hears: one message in, one out. The relay does with messages what a move of two
seats does: one in; out go an answer to its sender and a message of an update's size to both.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import uvicorn

ANSWER: Final = '{"type":"answer","cmd_id":"12345","ok":true,"seq":123,"refusal":null}'
UPDATE: Final = '{"type":"update","view":"%s"}' % ("x" * 1600)  # the mean of Toma's and UNO's with two seats
_pairs: Final[defaultdict[str, list[Callable[..., Any]]]] = defaultdict(list)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """The echo at `/`, a relay for each path else."""
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
    """Serve both, as the server itself is served."""
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
