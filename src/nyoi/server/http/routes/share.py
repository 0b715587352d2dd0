"""Link previews of tables, and the embeddable board."""

from __future__ import annotations

import gzip
import hashlib
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from nyoi.kernel.play import Refused
from nyoi.server.http import static
from nyoi.server.http.answers import accepts
from nyoi.server.http.desk import Desk
from nyoi.server.http.security import FRAMED, SHOWN
from nyoi.server.share.card import Card, card_of, just_ended, playable, puzzle_card
from nyoi.server.share.draw import HEIGHT, WIDTH
from nyoi.server.share.pictures import Picture
from nyoi.server.store.protocol import OVER, TableRow
from nyoi.words.catalogue import LANGUAGES

LONGEST: Final = 40  # of an id
PUZZLE: Final = "/puzzle/"
PLAIN: Final = ('<html lang="fr">', "<title>Nyoi</title>", '<meta name="description" content="Nyoi" />')


class ShareRoutes:
    """Pages with link-preview (Open Graph) metadata. No authentication."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._house = desk.house
        self.routes: list[Route] = [
            *[desk.page(path, self.page_at_table) for path in static.AT_TABLE],
            desk.page(static.EMBED, self.embedded),
            desk.get("/picture/{id}.png", self.picture),
        ]

    async def page_at_table(self, request: Request) -> Response:
        """Return the page of a table with its metadata, with status 404 if there is no such table."""
        row = await self._row(request)
        if row is None:
            return static.page(request, 404)
        text = static.document()
        if not text or not playable(row):
            return static.page(request)
        puzzle = request.url.path.startswith(PUZZLE)
        card = await self._card(row, language(request), puzzle)
        link = f"{self._desk.base(request)}{request.url.path}"
        picture = f"{self._desk.base(request)}/picture/{row.id}.png{'?of=puzzle' if puzzle else ''}"
        return sent(request, dressed(text, card, link, picture))

    async def embedded(self, request: Request) -> Response:
        """Return the embeddable board of a finished game, the only page that may be framed."""
        row = await self._row(request)
        if row is None or row.status != OVER:
            return static.page(request, 404)
        found = static.page(request)
        found.headers.update(FRAMED)
        return found

    async def picture(self, request: Request) -> Response:
        """Return the link-preview picture of a table."""
        row = await self._row(request)
        if row is None or not playable(row):
            raise Refused("no-table")
        card = await self._card(row, language(request), request.query_params.get("of") == "puzzle")
        return as_png(request, await self._house.pictures.of(card))

    async def _row(self, request: Request) -> TableRow | None:
        id = request.path_params["id"]
        return await self._house.store.table(id) if len(id) < LONGEST else None

    async def _card(self, row: TableRow, lang: str, puzzle: bool) -> Card:
        if puzzle and row.status == OVER:  # the result would reveal the solution
            return await self._house.aside.do(puzzle_card, row, lang)
        past = await self._house.store.past.one(row.id) if row.status == OVER else None
        live = self._house.tables.get(row.id)
        if past is None and live is not None:
            past = just_ended(live)
        return await self._house.aside.do(card_of, row, past, lang)


def language(request: Request) -> str:
    """Return the language of a link: its `lang`, else the browser's preference, else French."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else liked(request.headers.get("accept-language", ""))


def liked(header: str) -> str:
    """Return the supported language a browser prefers.

    >>> liked("de, en-GB;q=0.8, fr;q=0.5"), liked("fr-CA,en"), liked(""), liked("*;q=x, en;q=0")
    ('en', 'fr', 'fr', 'fr')
    """
    best, most = "fr", 0.0
    for part in header[:200].split(","):
        name, _, rest = part.strip().lower().partition(";")
        try:
            quality = float(rest.replace(" ", "").removeprefix("q=")) if rest else 1.0
        except ValueError:
            continue
        if name[:2] in LANGUAGES and most < quality <= 1.0:
            best, most = name[:2], quality
    return best


def as_png(request: Request, picture: Picture) -> Response:
    """Return a picture, or 304 if the ETag matches."""
    headers = {"Cache-Control": "no-cache", "ETag": picture.tag, "Vary": "Accept-Language", **SHOWN}
    if picture.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture.data, headers=headers, media_type="image/png")


def dressed(text: str, card: Card, link: str, picture: str) -> str:
    """Add link-preview metadata to the document, also for readers without scripts.

    All values are escaped: names are untrusted.
    """
    title = f"{card.title} \u00b7 {card.name}" if card.name not in card.title else card.title
    tags = {
        "og:type": "website",
        "og:site_name": "Nyoi",
        "og:locale": {"fr": "fr_FR", "en": "en_GB"}[card.lang],
        "og:title": title,
        "og:description": card.text,
        "og:url": link,
        "og:image": f"{picture}{'&' if '?' in picture else '?'}lang={card.lang}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.alt,
    }
    named = {
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": card.text,
        "twitter:image": tags["og:image"],
        "twitter:image:alt": card.alt,
    }
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    lang, plain, about = PLAIN
    text = text.replace(lang, f'<html lang="{card.lang}">', 1)
    text = text.replace(plain, "\n    ".join([f"<title>{escape(title)} \u00b7 Nyoi</title>", *lines]), 1)
    return text.replace(about, f'<meta name="description" content="{escape(card.text)}" />', 1)


def sent(request: Request, text: str) -> Response:
    """Return a document with metadata, or 304 if the ETag matches."""
    body = text.encode()
    headers = {
        **static.FRESH,
        "ETag": f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
        "Vary": "Accept-Encoding, Accept-Language",
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if accepts(request, "gzip"):
        return HTMLResponse(gzip.compress(body, 6, mtime=0), 200, {**headers, "Content-Encoding": "gzip"})
    return HTMLResponse(body, 200, headers)
