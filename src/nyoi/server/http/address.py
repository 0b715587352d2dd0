"""How friends reach this server: by the machine's address on its network, where the one in use leads nowhere."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from nyoi.server.config import Config

EVERYWHERE: Final = frozenset(("", "0.0.0.0", "::"))
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address of documents: asked for the way there, nothing is sent


def at_home_only(base: str) -> bool:
    """Whether an address means the machine itself, whoever uses it.

    >>> at_home_only("http://localhost:8700"), at_home_only("http://127.0.0.1"), at_home_only("http://192.168.1.5:8700")
    (True, True, False)
    """
    try:
        name = urlsplit(base).hostname or ""
        return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
    except ValueError:  # another name, or half an address
        return False


@cache
def neighbourly() -> str:
    """This machine's address on its network, empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback or found == "0.0.0.0" else found


def reachable(base: str, config: Config) -> str:
    """The address to invite by: the one that was used, unless friends cannot reach it and there is a better one."""
    if config.url or not at_home_only(base) or config.host not in EVERYWHERE:
        return base
    found = neighbourly()
    return f"http://{found}:{config.port}" if found else base
