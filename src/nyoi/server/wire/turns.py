"""Messages about correspondence games: notifications, vacations, waiting tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Lang = Literal["fr", "en"]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class ToldInfo(msgspec.Struct):
    """My notification settings and my vacation."""

    key: str  # the server's public key, for `pushManager.subscribe`
    devices: int  # number of subscribed browsers
    mail: bool  # whether this server sends e-mail
    address: str  # mine; empty: none
    confirmed: bool  # whether its owner has confirmed it
    away: float  # end of my vacation, in seconds since 1970; 0: none
    vacation: float  # days of vacation left within a year


class Subscribe(msgspec.Struct):
    """Subscribe this browser, with the data of its push service."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Text
    auth: Text
    lang: Lang = "en"


class Unsubscribe(msgspec.Struct):
    """Unsubscribe this browser."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class MailTo(msgspec.Struct):
    """Set my e-mail address; empty: none."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    lang: Lang = "en"


class Vacation(msgspec.Struct):
    """Go on vacation until then, in seconds since 1970; 0: end it."""

    until: float


class WaitingTable(msgspec.Struct):
    """A table that waits for me."""

    id: str
    game: str
    since: float  # seconds ago


class MailInfo(msgspec.Struct):
    """The subject of a link in an e-mail."""

    address: str  # only its beginning and its domain: the link may be passed on
    confirmed: bool
    stopped: bool  # nothing is sent there any more


Posts = Subscribe | Unsubscribe | MailTo | Vacation
