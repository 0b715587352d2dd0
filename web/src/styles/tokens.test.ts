import { describe, expect, it } from "vitest";
import look from "@nyoi/games/toma/content/look.toml?raw";
import { parse } from "../lib/art/toml";

// read as a file: imported style sheets are empty in tests
const node = "node:fs";
const files = (await import(/* @vite-ignore */ node)) as { readFileSync(path: URL, coding: string): string };
const text = files.readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The tokens of a block that begins with this selector. */
function block(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  const at = text.indexOf(`${selector} {`);
  for (const [, name, value] of text.slice(at, text.indexOf("}", at)).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g))
    found[name!] = value!;
  return found;
}
const light = block(":root");
const dark = { ...light, ...block(':root[data-theme="dark"]') };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
])("%s", (_name, t) => {
  it("reads well: text on the table and on mats", () => {
    for (const ground of ["table", "mat"]) {
      for (const ink of ["ink", "muted", "ember-text", "ki-text", "jade-text", "crimson-text", "gold-text"])
        expect([ink, ground, contrast(t[ink]!, t[ground]!) >= 4.5]).toEqual([ink, ground, true]);
    }
  });
  it("reads well: text on paper and on the ember button", () => {
    for (const ink of [
      "ink-on-paper",
      "muted-on-paper",
      "ember-on-paper",
      "ki-on-paper",
      "jade-on-paper",
      "crimson-on-paper",
      "gold-on-paper",
    ])
      expect([ink, contrast(t[ink]!, t["paper"]!) >= 4.5]).toEqual([ink, true]);
    expect(contrast(t["on-ember"]!, t["ember-fill"]!)).toBeGreaterThan(4.5);
  });
  it("shows its shapes: colours of meaning on the table", () => {
    for (const colour of ["ember", "ki", "jade", "crimson", "gold"])
      expect([colour, contrast(t[colour]!, t["table"]!) >= 3]).toEqual([colour, true]);
  });
});

it("the device's dark is the same as the chosen dark", () => {
  expect(block(':root:not([data-theme="light"])')).toEqual(block(':root[data-theme="dark"]'));
});

it("letters on the hues of powers read well", () => {
  const hues = Object.entries(parse(look)["hues"] as Record<string, Record<string, string>>);
  expect(hues.length).toBeGreaterThan(9);
  for (const [name, hue] of hues) expect([name, contrast(hue["paint"]!, hue["letters"]!) >= 4.5]).toEqual([name, true]);
});
