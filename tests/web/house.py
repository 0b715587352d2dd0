"""A real server and real browsers: the house the tests of the page are played in."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket

from nyoi.server.http import static
from tests.server.guests import Running
from tests.server.patches import made_whole

PAGE = Path(os.environ.get("NYOI_PAGE") or static.FOLDER)  # a page that was built elsewhere may be tried, too
SHELL = "chromium-headless-shell"  # the same engine without the windows of a browser: a third less to do
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SWEEP = os.environ.get("NYOI_SWEEP") == "1"  # everything in every way (`make sweep`), not a choice of it
DESK, PHONE, SMALL = (1280, 800), (390, 844), (360, 740)

Frame = dict[str, Any]


def chromium(whole: bool = False) -> str | None:
    """The machine's own Chromium; the whole of it for who installs the page or is told something by it."""
    names = BROWSERS if whole else (SHELL, *BROWSERS)
    return next((found for name in names if (found := shutil.which(name))), None)


def missing() -> str:
    """Why the page cannot be tried here; empty if it can."""
    if chromium() is None:
        return "no Chromium on this machine (Debian: apt install chromium): the page was not tried in a browser"
    if not (PAGE / "index.html").is_file():
        return "the page is not built (cd web && npm ci && npm run build): it was not tried in a browser"
    return ""


class House(Running):
    """A server with a database of its own; it can be closed and opened again on the same port."""

    def __init__(self, folder: Path, database: str = "", **more: Any) -> None:
        vars(static)["FOLDER"] = PAGE
        super().__init__(folder, database=database, reading=60.0, away_seconds=60.0, **more)
        self.url = f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        self.start()

    def close(self) -> None:
        self.stop()


class Person:
    """Somebody with a browser: a page, and everything that the server sent to it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        lang: str = "en-GB",
        size: tuple[int, int] = DESK,
        plain: bool = False,
        theme: str = "light",
        motion: str = "none",
        help: bool = False,
    ) -> None:
        self.name, self.url = name, url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
        )
        settings = {"motion": motion, "plain": plain, "help": help, "nickname": name}
        self.context.add_init_script(
            f"localStorage.getItem('nyoi') ?? localStorage.setItem('nyoi', {json.dumps(json.dumps(settings))})"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.complaints: list[str] = []
        self.allowed: tuple[str, ...] = ()
        self.raw: list[str] = []
        self.sent: list[Frame] = []
        self.latest: dict[int, Frame] = {}
        self.info: Frame = {}
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _socket(self, ws: WebSocket) -> None:
        ws.on("framereceived", self._heard)
        ws.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def _heard(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.raw.append(text)
        frame: Frame = json.loads(text)
        if frame["type"] == "patch" and frame["update"]["seat"] in self.latest:
            frame = made_whole(self.latest, frame)
            self.raw.append(json.dumps(frame))  # beside what came: searched for secrets like any other
        if frame["type"] == "table":
            self.info = frame
        elif frame["type"] == "update":
            self.latest[frame["seat"]] = frame

    @property
    def unexpected(self) -> list[str]:
        """What the browser complained about and the test did not allow."""
        return [line for line in self.complaints if not any(part in line for part in self.allowed)]

    # -- going about

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        return self.page.url.rsplit("/", 1)[-1].split("?")[0]

    def update(self) -> Frame | None:
        """What the seat that looks was told last."""
        mine: list[int] = self.info.get("mine") or [-1]
        return self.latest.get(mine[0])

    def reload(self) -> None:
        self.latest, self.info = {}, {}
        self.page.reload()

    def close(self) -> None:
        self.context.close()
