"""Static files of the built page."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from nyoi.server.http.answers import accepts

FOLDER: Final = Path(__file__).parents[1] / "page"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # names in assets/ contain a hash
LONGEST: Final = 200  # characters of a path; file systems allow 255 bytes per name
AT_TABLE: Final = ("/table/{id}", "/tv/{id}", "/replay/{id}", "/puzzle/{id}-{at:int}")
EMBED: Final = "/embed/{id}"
OF_GAME: Final = ("/new/{id}", "/rules/{id}", "/learn/{id}", "/board/{id}")
AT_EVENING: Final = ("/evening/{code}", "/screen/{code}")
OF_MINE: Final = ("/me/games", "/mail/{token}")
ABOUT: Final = ("/credits",)
FORMS: Final = (("br", ".br"), ("gzip", ".gz"))  # smallest first
FRESH: Final = {"Cache-Control": "no-cache"}
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nyoi</title>
<h1>Nyoi</h1><p>The server runs; the page has not been built. <code>make play</code> builds it,
or <code>npm run build</code> in <code>web/</code>.</p>"""


def page(request: Request, status: int = 200) -> Response:
    """Return the index document; the page itself routes by its URL."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, status, FRESH)
    return _sent(request, index, FRESH, status)


def _sent(request: Request, path: Path, headers: dict[str, str], status: int = 200) -> Response:
    """Return a file in an accepted precompressed form, or 304 if the ETag matches."""
    found, headers = path, {**headers, "Vary": "Accept-Encoding"}
    for coding, ending in FORMS:
        other = path.with_name(path.name + ending)
        if accepts(request, coding) and other.is_file():
            found = other
            headers["Content-Encoding"] = coding
            break
    known = found.stat()
    headers["ETag"] = f'"{known.st_mtime_ns:x}-{known.st_size:x}"'
    if status == 200 and headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return FileResponse(found, status, headers, guess_type(path.name)[0] or "application/octet-stream")


def document() -> str:
    """Return the text of the index document, empty if it was not built."""
    index = FOLDER / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else ""


async def shell(request: Request) -> Response:
    return page(request)


async def file(request: Request) -> Response:
    """Return a static file, or 404."""
    wish = request.path_params["path"]
    path = FOLDER
    if len(wish) <= LONGEST and wish.isprintable():  # other paths may raise an OSError
        path = (FOLDER / wish).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        if "text/html" in request.headers.get("accept", ""):
            return page(request, 404)  # a person: the page shows the error
        return Response("not found", 404, media_type="text/plain")
    return _sent(request, path, FOREVER if path.parent.name == "assets" else FRESH)
