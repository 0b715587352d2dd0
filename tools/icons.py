"""Draw the icons of the installed web app from its logo: `python -m tools.icons` writes web/public/icons."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.house import QUIET, chromium

WEB = Path(__file__).parents[1] / "web"
ICONS = WEB / "public" / "icons"
NIGHT = "#10222b"
# name, side in pixels, share of it that the logo takes, background
KINDS = (("192", 192, 1.0, ""), ("512", 512, 1.0, ""), ("maskable", 512, 0.62, NIGHT), ("badge", 96, 1.0, ""))


def sign(name: str) -> str:
    """Return the logo as SVG; the badge is plain white, since systems show badges in one colour."""
    text = (WEB / "public" / "favicon.svg").read_text(encoding="utf-8")
    if name != "badge":
        return text
    star = re.search(r'<path d="(M32 19[^"]*)"', text)
    assert star is not None
    ball = '<circle cx="32" cy="32" r="26" fill="#fff" mask="url(#m)"/>'
    mask = f'<mask id="m"><rect width="64" height="64" fill="#fff"/><path d="{star[1]}" fill="#000"/></mask>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{mask}{ball}</svg>'


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for name, side, part, ground in KINDS:
            page = browser.new_page(viewport={"width": side, "height": side})
            box = f"width:{part * 100}%;height:{part * 100}%"
            page.set_content(
                f"<style>html,body{{margin:0;height:100%;background:{ground or 'transparent'}}}"
                f"body{{display:grid;place-items:center}}svg{{{box}}}</style>{sign(name)}"
            )
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
