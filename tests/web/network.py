"""A network that can be frozen: a TCP relay between browser and server which then neither forwards nor closes."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable


class Network:
    """Relays to a port; what arrives while it is frozen goes on when it thaws, as packets that are sent again do."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._flows = threading.Event()  # towards the server
        self._comes = threading.Event()  # and back
        self.thaw()
        self._sockets: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._begin(self._let_in)

    def freeze(self) -> None:
        self._flows.clear()
        self._comes.clear()

    def deafen(self) -> None:
        """What is sent still arrives; what is answered does not."""
        self._comes.clear()

    def thaw(self) -> None:
        self._flows.set()
        self._comes.set()

    def lose(self) -> None:
        """What is held is lost for good, and so are its connections: another network."""
        for one in self._sockets:
            _end(one)
        self.thaw()

    def close(self) -> None:
        _end(self._door)
        self.lose()
        while self._threads:
            self._threads.pop(0).join()
        for one in (self._door, *self._sockets):
            one.close()

    def _begin(self, target: Callable[..., None], *args: object) -> None:
        self._threads.append(threading.Thread(target=target, args=args, daemon=True))
        self._threads[-1].start()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._sockets.append(near)
                self._begin(self._connect, near)

    def _connect(self, near: socket.socket) -> None:
        self._flows.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self._port))
        except OSError:
            _end(near)
            return
        self._sockets.append(far)
        for one, other, free in ((near, far, self._flows), (far, near, self._comes)):
            self._begin(self._pump, one, other, free)

    def _pump(self, one: socket.socket, other: socket.socket, free: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                free.wait()
                other.sendall(data)
        free.wait()  # not even the end is heard of
        _end(one)
        _end(other)


def _end(one: socket.socket) -> None:
    """Whoever reads there wakes up."""
    with contextlib.suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
