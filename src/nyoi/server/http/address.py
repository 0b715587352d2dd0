"""Address for invitations: the machine's network address if the current one is a loopback address."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from nyoi.server.config import Config

EVERYWHERE: Final = frozenset(("", "0.0.0.0", "::"))
ELSEWHERE: Final = ("192.0.2.1", 9)  # a documentation address, for a route lookup only


def at_home_only(base: str) -> bool:
    """Return whether a URL points to the machine itself.

    >>> at_home_only("http://localhost:8700"), at_home_only("http://127.0.0.1"), at_home_only("http://192.168.1.5:8700")
    (True, True, False)
    """
    try:
        name = urlsplit(base).hostname or ""
        return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
    except ValueError:  # another name, or a malformed URL
        return False


@cache
def neighbourly() -> str:
    """Return this machine's address on its network, or an empty string."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback or found == "0.0.0.0" else found


def reachable(base: str, config: Config) -> str:
    """Return the base URL for invitations.

    It is the URL in use, unless that is a loopback address and a better one is known.
    """
    if config.url or not at_home_only(base) or config.host not in EVERYWHERE:
        return base
    found = neighbourly()
    return f"http://{found}:{config.port}" if found else base
