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

/** Draw it on a canvas, twice as large for fine lines, and hand it over as a file. */
export async function download(svg: SVGSVGElement, name: string): Promise<void> {
  const [width, height] = [Number(svg.getAttribute("width")), Number(svg.getAttribute("height"))];
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
