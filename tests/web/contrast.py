"""Contrast where axe is unsure: text on grain, cards and pictures is measured by the pixels behind it."""

from __future__ import annotations

import base64
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from tests.web.house import Person

UNSURE = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations", "incomplete"]}

# what is written where: its boxes, its colour, what it needs; what lies under something else or is scrolled away is
# not read
TEXTS = """targets => targets.flatMap(target => {
    const node = document.querySelector(target);
    if (!node || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const style = getComputedStyle(node), svg = node instanceof SVGElement;
    let seen = 1;
    for (let one = node; one; one = one.parentElement) seen *= Number(getComputedStyle(one).opacity);
    if (seen < 0.5) return [];  // a thing that is out of reach now
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    const shown = y => {
        for (let one = node.parentElement; one; one = one.parentElement) {
            const { top, bottom } = one.getBoundingClientRect();
            if (getComputedStyle(one).overflowY !== "visible" && (y < top || y > bottom)) return false;
        }
        return true;
    };
    return [...node.childNodes].filter(one => one.nodeType === 3 && one.textContent.trim()).flatMap(one => {
        range.selectNodeContents(one);
        return [...range.getClientRects()].filter(box => {
            const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            const read = box.width > 3 && shown(box.top) && shown(box.bottom);
            return read && top && (node.contains(top) || top.contains(node));
        }).map(box => ({
            what: `${node.tagName} .${node.getAttribute("class")} "${one.textContent.trim().slice(0, 24)}"`,
            box: [box.left, box.top, box.width, box.height],
            colour: svg ? style.fill : style.color, halo: svg && parseFloat(style.strokeWidth) >= 2 ? style.stroke : "",
            least: large ? 3 : 4.5,
        }));
    });
})"""

BARE = """* { color: transparent !important; -webkit-text-fill-color: transparent !important }
* { text-shadow: none !important; caret-color: transparent !important }
text, tspan { fill: transparent !important; stroke: transparent !important }"""

# the least contrast of each text with what is behind it: in the middle of its line, where the letters are and no border
# is; one pixel in ten may be an edge or a grain of dust
WORST = """async ([png, texts]) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + png;
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(picture, 0, 0);
    const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
        .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    const paint = colour => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data]; };
    const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    return texts.flatMap(({ what, box, colour, halo, least }) => {
        const [x, y] = [box[0] + box[2] * 0.15, box[1] + box[3] * 0.28].map(n => Math.max(0, Math.round(n)));
        const [wide, high] = [box[2] * 0.7, box[3] * 0.44].map(n => Math.max(1, Math.round(n)));
        const data = pen.getImageData(x, y, wide, high).data;
        const ink = paint(colour), found = [];
        for (let i = 0; i < data.length; i += 8) {
            const ground = halo ? paint(halo) : [data[i], data[i + 1], data[i + 2]];
            const mixed = [0, 1, 2].map(k => ink[k] * ink[3] / 255 + ground[k] * (1 - ink[3] / 255));
            found.push(ratio(light(mixed), light(ground)));
            if (halo) break;
        }
        const worst = found.sort((a, b) => a - b)[Math.floor(found.length / 10)] ?? 21;
        return worst < least - 0.05 ? [`${what}: ${worst.toFixed(2)} of ${least}`] : [];
    });
}"""


def faint(person: Person) -> list[str]:
    """Texts of the page as it stands that cannot be read well enough."""
    page = person.page
    found: list[dict[str, Any]] = Axe().run(page, options=UNSURE).response["incomplete"]
    targets = [node["target"][0] for one in found for node in one["nodes"] if isinstance(node["target"][0], str)]
    texts = page.evaluate(TEXTS, targets)
    page.evaluate(
        "css => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s]; }", BARE
    )
    png = base64.b64encode(page.screenshot()).decode()
    page.evaluate("() => void (document.adoptedStyleSheets = [])")
    blank = person.context.new_page()
    try:
        worst: list[str] = blank.evaluate(WORST, [png, texts])
    finally:
        blank.close()
    return sorted(set(worst))
