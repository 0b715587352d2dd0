"""The page, as it was built into the package; a plain one says how to build it."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from nyoi.server.http.answers import accepts

FOLDER: Final = Path(__file__).parents[1] / "page"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # names in assets/ hold a hash
LONGEST: Final = 200  # characters of a file's path; a system may know names of 255 bytes
AT_TABLE: Final = ("/table/{id}", "/tv/{id}", "/replay/{id}", "/puzzle/{id}-{at:int}")
EMBED: Final = "/embed/{id}"
OF_GAME: Final = ("/new/{id}", "/rules/{id}", "/learn/{id}", "/board/{id}")
AT_EVENING: Final = ("/evening/{code}", "/screen/{code}")
OF_MINE: Final = ("/me/games", "/mail/{token}")
ABOUT: Final = ("/credits",)
FORMS: Final = (("br", ".br"), ("gzip", ".gz"))  # the smaller one first
FRESH: Final = {"Cache-Control": "no-cache"}
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nyoi</title>
<h1>Nyoi</h1><p>The server runs; the page has not been built. <code>make play</code> builds it,
or <code>npm run build</code> in <code>web/</code>.</p>"""


def page(request: Request, status: int = 200) -> Response:
    """The one document; the page itself looks at the address, and says so where nothing is."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, status, FRESH)
    return _sent(request, index, FRESH, status)


def _sent(request: Request, path: Path, headers: dict[str, str], status: int = 200) -> Response:
    """A file, in the form that the browser takes (they are made when the page is built); nothing to who has it."""
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
    """The one document as it was built, to be dressed for somebody; empty where none was."""
    index = FOLDER / "index.html"
    return index.read_text(encoding="utf-8") if index.is_file() else ""


async def shell(request: Request) -> Response:
    """The lobby."""
    return page(request)


async def file(request: Request) -> Response:
    """A file of the page."""
    wish = request.path_params["path"]
    path = FOLDER
    if len(wish) <= LONGEST and wish.isprintable():  # else the system may refuse even to look
        path = (FOLDER / wish).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        if "text/html" in request.headers.get("accept", ""):
            return page(request, 404)  # somebody looks: the page says so
        return Response("not found", 404, media_type="text/plain")
    return _sent(request, path, FOREVER if path.parent.name == "assets" else FRESH)
