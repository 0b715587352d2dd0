"""What crosses the wire about games over days: being told, vacations, tables that wait for me."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Lang = Literal["fr", "en"]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class ToldInfo(msgspec.Struct):
    """How I am told that it is my turn, and my vacation."""

    key: str  # the public key of the house, for `pushManager.subscribe`
    devices: int  # browsers that are told
    mail: bool  # whether this house sends e-mail
    address: str  # mine; empty if I gave none
    confirmed: bool  # whether its reader has said that it is his
    away: float  # on vacation until then, in seconds since 1970; 0: I am here
    vacation: float  # days of vacation that I have left within a year


class Subscribe(msgspec.Struct):
    """This browser wants to be told: what its push service said."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Text
    auth: Text
    lang: Lang = "en"


class Unsubscribe(msgspec.Struct):
    """This browser does not want to be told any more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class MailTo(msgspec.Struct):
    """Write to me there; an empty address: no more."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    lang: Lang = "en"


class Vacation(msgspec.Struct):
    """I am away until then, in seconds since 1970; 0: I am back."""

    until: float


class WaitingTable(msgspec.Struct):
    """A table that waits for me."""

    id: str
    game: str
    since: float  # seconds ago


class MailInfo(msgspec.Struct):
    """What a link in an e-mail is about."""

    address: str  # only its beginning and its house: the link may be passed on
    confirmed: bool
    stopped: bool  # nothing is sent there any more


Posts = Subscribe | Unsubscribe | MailTo | Vacation
