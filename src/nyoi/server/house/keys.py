"""Tokens, recovery codes and passphrase hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from nyoi.server.house.passphrases import check_passphrase

LETTERS: Final = "34679ACDEFGHJKLMNPQRTUVWXY"  # without letters that look alike, in any handwriting
GROUPS, GROUP = 5, 4  # 20 letters of 26: 94 bits

_hasher = PasswordHasher(time_cost=2, memory_cost=32768, parallelism=1)
# verified when a name does not exist, so that the response takes as long
_NOBODY = _hasher.hash(secrets.token_urlsafe(16))


def new_token() -> str:
    """Return an unguessable token (192 bits)."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return an unguessable table id (72 bits), which grants the right to watch."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """Return an unguessable recovery code for writing down, in groups."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def code_of(text: str) -> str:
    """Normalize a typed recovery code: case, gaps and separators do not matter.

    >>> code_of(" 34az cdef–ghJk.lmnp qrtu")
    '34AC-DEFG-HJKL-MNPQ-RTU'
    """
    found = [letter for letter in text[:100].upper() if letter in LETTERS]
    return "-".join("".join(found[at : at + GROUP]) for at in range(0, len(found), GROUP))


def hashed(token: str) -> str:
    """Return the stored hash of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def sealed(passphrase: str) -> str:
    """Return the argon2 hash of a passphrase; raise Refused if it is too short, too long or too common."""
    check_passphrase(passphrase)
    return _hasher.hash(passphrase)


def unsealed(passphrase: str, stored: str | None) -> bool:
    """Return whether a passphrase matches a hash, taking as long if there is none."""
    try:
        return _hasher.verify(stored or _NOBODY, passphrase[:200]) and stored is not None
    except (Argon2Error, InvalidHashError):
        return False
