import { expect, it } from "vitest";
import look from "@nyoi/games/toma/content/look.toml?raw";
import powers from "@nyoi/games/toma/content/powers.toml?raw";
import { ICONS, MON } from "./icons";
import { parse, type Table } from "./toml";

const HUES = parse(look)["hues"] as Table;

it("there is a sign and a hue for every power of Toma", () => {
  for (const power of parse(powers)["power"] as Table[]) {
    expect([power["id"], (power["glyph"] as string) in ICONS]).toEqual([power["id"], true]);
    expect([power["id"], (power["hue"] as string) in HUES]).toEqual([power["id"], true]);
  }
});

it("every sign of the list is drawn", () => {
  const wanted =
    "ball-1 ball-2 ball-3 ball-4 ball-5 ball-6 ball-7 fist crosshair mask eye crossed-arrows scales-up scales-down shield recycle swap chain crown " +
    "skip reverse plus-2 plus-4 wild dragon triangle circle square diamond deck card-back clock robot person host chat rules log settings sound home " +
    "link qr play undo hint warning check cross chevron-up chevron-down chevron-left chevron-right star heart die-1 die-2 die-3 die-4 die-5 die-6 " +
    "kick aura teleport parade riposte flight hill bean fuel bow-tie river mountain monster army";
  for (const name of wanted.split(" ")) expect([name, name in ICONS]).toEqual([name, true]);
  for (const [name, drawn] of Object.entries(ICONS))
    expect([name, /NaN|undefined|style=/.test(drawn)]).toEqual([name, false]);
});

it("ten seats have ten marks", () => {
  expect(new Set(MON).size).toBe(10);
});
