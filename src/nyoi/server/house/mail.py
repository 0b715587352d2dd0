"""E-mail notifications, if a mail server is configured: one sentence, a link, and a way to unsubscribe.

An address gets one unrequested message, which asks for confirmation; everything else waits for that. Links
need no sign-in: they are signed by a key of the server, for one player and one address.
"""

from __future__ import annotations

import hmac
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from hashlib import sha256
from typing import Final
from urllib.parse import unquote, urlsplit

from nyoi.kernel.play import Refused
from nyoi.server.config import Config
from nyoi.server.house.push import Undeliverable, written
from nyoi.server.store.notes import Address
from nyoi.words.catalogue import catalogue

SECONDS: Final = 20.0  # timeout of the mail server
ADDRESS: Final = re.compile(r"[^\s@<>()\[\],;:\\\"]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
EXAMPLE: Final = "smtps://user@mail.example"
NEEDS: Final = "--mail-from nyoi@play.example --url https://play.example"
_LINK: Final = re.compile(r"([0-9]{1,18})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})")
_WHOLE: Final = frozenset(("list-unsubscribe", "message-id"))  # headers not folded or encoded


class _Policy(EmailPolicy):
    """Email policy that keeps machine-readable headers on one line."""

    def fold(self, name: str, value: str) -> str:
        if name.lower() in _WHOLE and value.isascii():
            return f"{name}: {value}{self.linesep}"
        return str(super().fold(name, value))

    def fold_binary(self, name: str, value: str) -> bytes:
        return self.fold(name, value).encode("utf-8" if self.utf8 else "ascii", "surrogateescape")


_POLICY: Final = _Policy()


def checked_address(text: str) -> str:
    """Return a normalized address; raise Refused if it is invalid."""
    found = text.strip()
    if len(found) > 254 or not found.isascii() or not ADDRESS.fullmatch(found):
        raise Refused("bad-address")
    return found


def veiled(address: str) -> str:
    """Return an abbreviated address for readers who need not know it.

    >>> veiled("ana@mail.example")
    'a…@mail.example'
    """
    name, _, house = address.partition("@")
    return f"{name[:1]}…@{house}"


class Post:
    """Composes and sends e-mail."""

    def __init__(self, config: Config, key: str) -> None:
        self._config: Final = config
        self._key: Final = key.encode()

    def token(self, to: Address) -> str:
        """Return the token of a link: the player, a tag of the address, and a signature of both."""
        about = f"{to.player}.{self._mark(to)}"
        return f"{about}.{self._signature(about)}"

    def _mark(self, to: Address) -> str:
        return written(hmac.digest(self._key, f"address {to.player} {to.address}".encode(), sha256)[:16])

    def _signature(self, about: str) -> str:
        return written(hmac.digest(self._key, f"link {about}".encode(), sha256))

    def player(self, token: str) -> int:
        """Return the player of a link token; raise Refused if the signature is wrong.

        It does not reveal whether that player has an address.
        """
        found = _LINK.fullmatch(token)
        if found is None or not hmac.compare_digest(found[3], self._signature(f"{found[1]}.{found[2]}")):
            raise Refused("bad-link")
        return int(found[1])

    def is_for(self, token: str, to: Address) -> bool:
        """Return whether a valid link token belongs to this address."""
        return hmac.compare_digest(token, self.token(to))

    def question(self, to: Address) -> EmailMessage:
        """Return the confirmation request, the only unrequested message."""
        words = catalogue(to.lang)
        link = f"{self._config.url.rstrip('/')}/mail/{self.token(to)}"
        return self._letter(to, words.say("mail-confirm-subject"), words.say("mail-confirm", link=link))

    def notice(self, to: Address, title: str, text: str, path: str) -> EmailMessage:
        """Return a notification."""
        base = self._config.url.rstrip("/")
        stop = f"{base}/mail/{self.token(to)}"
        words = catalogue(to.lang)
        return self._letter(to, title, words.say("mail-notice", text=text, link=base + path, stop=stop))

    def _letter(self, to: Address, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage(_POLICY)
        letter["From"], letter["To"], letter["Subject"] = self._config.mail_from, to.address, subject
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self._config.mail_from.rpartition("@")[2]),
        )
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{self._config.url.rstrip('/')}/api/mail/{self.token(to)}/stop>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return letter

    def send(self, letter: EmailMessage) -> None:
        """Send a message; raise Undeliverable on failure. Blocks."""
        url = urlsplit(self._config.mail)
        host, secure = url.hostname or "", ssl.create_default_context()
        try:
            if url.scheme == "smtps":
                with smtplib.SMTP_SSL(host, url.port or 465, timeout=SECONDS, context=secure) as link:
                    self._hand_over(link, letter, url.username)
            else:
                with smtplib.SMTP(host, url.port or 587, timeout=SECONDS) as link:
                    if url.scheme == "smtp":
                        link.starttls(context=secure)
                    self._hand_over(link, letter, url.username)
        except smtplib.SMTPRecipientsRefused as error:
            refused = [code for code, _ in error.recipients.values()]
            raise Undeliverable("refused", gone=all(code >= 500 for code in refused)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Undeliverable(type(error).__name__) from error

    def _hand_over(self, link: smtplib.SMTP, letter: EmailMessage, user: str | None) -> None:
        if user:
            link.login(unquote(user), self._config.mail_password)
        link.send_message(letter)


def checked_mail(config: Config) -> None:
    """Raise Refused if the e-mail settings are incomplete."""
    if not config.mail:
        return
    try:
        url = urlsplit(config.mail)
        fits = url.scheme in ("smtp", "smtps", "smtp+plain") and bool(url.hostname) and (url.port or 1) > 0
    except ValueError:
        fits = False
    if not fits:
        raise Refused("bad-mail", mail=config.mail[:100], example=EXAMPLE)
    if not ADDRESS.fullmatch(config.mail_from) or not config.url.startswith(("http://", "https://")):
        raise Refused("mail-needs", example=NEEDS)
