"""The page, as it was built into the package; a plain one says how to build it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER: Final = Path(__file__).parent / "page"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # names in assets/ hold a hash
LONGEST: Final = 200  # characters of a file's path; a system may know names of 255 bytes
FRESH: Final = {"Cache-Control": "no-cache"}
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Nyoi</title>
<h1>Nyoi</h1><p>The server runs; the page has not been built. <code>make play</code> builds it,
or <code>npm run build</code> in <code>web/</code>.</p>"""


async def shell(_: Request) -> Response:
    """The one document; the page itself looks at the address."""
    index = FOLDER / "index.html"
    return FileResponse(index, headers=FRESH) if index.is_file() else HTMLResponse(MISSING, headers=FRESH)


async def file(request: Request) -> Response:
    """A file of the page."""
    wish = request.path_params["path"]
    path = FOLDER
    if len(wish) <= LONGEST and wish.isprintable():  # else the system may refuse even to look
        path = (FOLDER / wish).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        return Response("not found", 404, media_type="text/plain")
    return FileResponse(path, headers=FOREVER if path.parent.name == "assets" else FRESH)


def routes() -> list[tuple[str, Callable[[Request], Awaitable[Response]]]]:
    """Every address that the page knows, and its files, each with what answers it."""
    pages = [f"/{page}/{{id}}" for page in ("new", "learn", "table", "tv", "replay")]
    return [*[(path, shell) for path in ("/", *pages, "/rules", "/rules/{rest:path}")], ("/{path:path}", file)]
