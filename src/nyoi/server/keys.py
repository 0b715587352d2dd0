"""Names and keys: what a nickname may be, tokens that open seats, passphrases."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from nyoi.kernel.play import Refused

LONGEST_NAME = 24
_hasher = PasswordHasher(time_cost=2, memory_cost=32768, parallelism=1)
# verified when a name does not exist, so that the answer takes as long
_NOBODY = _hasher.hash(secrets.token_urlsafe(16))


def nickname(text: str) -> str:
    """The name as it is shown; Refused if it is empty, too long or cannot be printed.

    >>> nickname("  Léa   B ")
    'Léa B'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", low=1, high=LONGEST_NAME)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise Refused("bad-name", low=1, high=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """A name as names are compared: neither capitals nor look-alike forms make another one.

    >>> folded("ＬÉA") == folded("Léa")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def new_token() -> str:
    """An unguessable token (192 bits)."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An unguessable id of a table: who knows it may watch (72 bits)."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def sealed(passphrase: str) -> str:
    """A passphrase as it is stored (argon2); Refused if it is no use."""
    if not 6 <= len(passphrase) <= 200:
        raise Refused("bad-passphrase", low=6, high=200)
    return _hasher.hash(passphrase)


def unsealed(passphrase: str, stored: str | None) -> bool:
    """Whether a passphrase is the stored one; takes as long when there is none."""
    try:
        return _hasher.verify(stored or _NOBODY, passphrase[:200]) and stored is not None
    except (Argon2Error, InvalidHashError):
        return False
