/** Faces for the gallery, straight from the content tables. */
import { parse, type Table } from "../lib/art/toml";
import { slug, type TomaFace, type UnoFace } from "../lib/cards/faces";
import tomaCards from "@nyoi/games/toma/content/cards.toml?raw";
import tomaPowers from "@nyoi/games/toma/content/powers.toml?raw";
import unoCards from "@nyoi/games/uno/content/cards.toml?raw";

const powers = new Map((parse(tomaPowers)["power"] as Table[]).map((p) => [p["id"] as string, p]));
export const TOMA: TomaFace[] = (parse(tomaCards)["card"] as Table[]).map((c) => {
  const p = powers.get(c["power"] as string)!;
  return {
    kind: "toma",
    id: c["id"] as string,
    value: c["value"] as number,
    name: c["name"] as string,
    glyph: p["glyph"] as string,
    title: p["title_fr"] as string,
    hue: p["hue"] as string,
  };
});
const uno = parse(unoCards);
export const COLOURS = (uno["colour"] as Table[]).map((c) => ({
  id: c["id"] as string,
  shape: c["shape"] as string,
  hex: c["hex"] as string,
}));
export const UNO: UnoFace[] = (uno["face"] as Table[]).map((f) => {
  const c = COLOURS.find((x) => x.id === f["colour"]);
  return {
    kind: "uno",
    id: f["code"] as string,
    colour: c ? c.id : null,
    shape: c?.shape ?? "circle",
    hex: c?.hex ?? "",
    symbol: f["kind"] === "number" ? String(f["number"]) : (f["kind"] as string),
    figure: slug(f["figure"] as string),
    stars: (f["dragonball"] as number[])[0] ?? 0,
  };
});
