/** A sheet as a picture to keep, or on real paper. */
import { INK } from "./marks";

const SVG = "http://www.w3.org/2000/svg";

/** The drawing by itself: without what only the screen needs, and with what it borrowed from the page's styles. */
export function standalone(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const node of copy.querySelectorAll("[data-chrome]")) node.remove();
  for (const node of copy.querySelectorAll<SVGElement>(".icon .b")) node.setAttribute("fill", INK);
  for (const node of copy.querySelectorAll<SVGElement>(".icon .t")) {
    node.setAttribute("fill", INK);
    node.setAttribute("fill-opacity", "0.22");
    node.setAttribute("stroke", "none");
  }
  // ids of its own: what a hidden drawing of the page clips with is not there for a printer
  for (const node of copy.querySelectorAll("[id]")) {
    const id = node.id;
    node.id = `kept-${id}`;
    for (const user of copy.querySelectorAll(`[clip-path="url(#${id})"]`))
      user.setAttribute("clip-path", `url(#kept-${id})`);
  }
  for (const node of [copy, ...copy.querySelectorAll("[class], [style]")]) {
    node.removeAttribute("class");
    node.removeAttribute("style");
  }
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

const asText = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * The page's fonts as rules that need nothing else: a picture of a drawing is drawn alone, without the page. Those of
 * letters that it does not have (`unicode-range`) are left out unless they are needed.
 */
async function fonts(text: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.fontStyle !== "italic" && covers(style.getPropertyValue("unicode-range"), text));
  const whole = await Promise.all(
    rules.map(async ({ cssText, parentStyleSheet }) => {
      const address = /url\("?([^")]+)"?\)/.exec(cssText);
      if (!address || address[1]!.startsWith("data:")) return cssText;
      const found = await fetch(new URL(address[1]!, parentStyleSheet?.href ?? location.href));
      return found.ok ? cssText.replace(address[0], `url("${await asText(await found.blob())}")`) : "";
    }),
  );
  return whole.join("\n");
}

/** Whether a range of letters, as styles write it, has one of a text; all have, if none is said. */
export function covers(range: string, text: string): boolean {
  if (!range) return true;
  const parts = range.split(",").map((part) => part.trim().replace(/^U\+/i, "").split("-"));
  const bounds = parts.map(([low = "0", high = low]) => [parseInt(low, 16), parseInt(high, 16)] as const);
  return [...text].some((letter) =>
    bounds.some(([low, high]) => low <= letter.codePointAt(0)! && letter.codePointAt(0)! <= high),
  );
}

/** Draw it on a canvas, twice as large for fine lines, and hand it over as a file. */
export async function download(svg: SVGSVGElement, name: string): Promise<void> {
  const [width, height] = [Number(svg.getAttribute("width")), Number(svg.getAttribute("height"))];
  const style = document.createElementNS(SVG, "style");
  style.textContent = await fonts(svg.textContent ?? "");
  svg.prepend(style);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * 2, height * 2];
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Lay it beside the page, where only a printer looks (see `Menu.svelte`), and print. */
export function print(svg: SVGSVGElement): void {
  const leaf = document.createElement("div");
  leaf.className = "torak-leaf";
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.querySelector("[data-ground]")?.remove(); // the printer has paper
  leaf.append(svg);
  document.body.append(leaf);
  addEventListener("afterprint", () => leaf.remove(), { once: true });
  globalThis.print();
}
