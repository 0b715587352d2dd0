import { describe, expect, it } from "vitest";
import tomaCards from "@nyoi/games/toma/content/cards.toml?raw";
import unoCards from "@nyoi/games/uno/content/cards.toml?raw";
import { slug } from "../cards/faces";
import { draw, PARTS, stranger, unknown } from "./crest";
import { FRAMES } from "./frames";
import { RECIPES, recipeOf } from "./recipes";
import { parse, type Table } from "./toml";

const characters = (parse(tomaCards)["card"] as Table[]).map((card) => card["id"] as string);
const figures = [...new Set((parse(unoCards)["face"] as Table[]).map((face) => slug(face["figure"] as string)))];

describe("recipes", () => {
  it("draw every character of Toma and every figure of UNO, and nobody else", () => {
    expect(Object.keys(RECIPES["toma"]!).sort()).toEqual([...characters].sort());
    expect(Object.keys(RECIPES["uno"]!).sort()).toEqual([...figures].sort());
    expect(characters).toHaveLength(32);
    expect(figures).toHaveLength(55);
  });

  const all = Object.entries(RECIPES).flatMap(([game, table]) =>
    Object.entries(table).map(([id, recipe]) => ({ game, id, recipe })),
  );

  it("name only parts and pigments that exist", () => {
    for (const { game, id, recipe } of all) expect([game, id, unknown(recipe)]).toEqual([game, id, []]);
    expect(unknown({ head: "oval:nopaint", hair: "nohair" })).toEqual(["pigment nopaint", "hair nohair"]);
  });

  it("have no words that mean nothing", () => {
    const known = new Set([...Object.keys(PARTS), "aura", "tilt", "size"]);
    for (const { id, recipe } of all)
      for (const key of Object.keys(recipe)) expect([id, key, known.has(key)]).toEqual([id, key, true]);
  });

  it("are all different", () => {
    for (const table of Object.values(RECIPES)) {
      const texts = Object.values(table).map((recipe) => JSON.stringify(recipe));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it("give nobody the same outline: head, hair and what is worn tell all apart, or the face does", () => {
    for (const table of Object.values(RECIPES)) {
      const outlines = Object.values(table).map((r) =>
        JSON.stringify([r.scene, r.head, r.hair, r.gear, r.marks, r.eyes, r.collar]),
      );
      expect(new Set(outlines).size).toBe(outlines.length);
    }
  });

  it("make the same character look the same in every game", () => {
    const seen = new Map<string, string>();
    for (const { id, recipe } of all) {
      const text = JSON.stringify(recipe);
      expect([id, seen.get(id) ?? text]).toEqual([id, text]);
      seen.set(id, text);
    }
    const { majin_vegeta: form } = RECIPES["toma"]!;
    const { vegeta } = RECIPES["uno"]!;
    for (const part of ["head", "brow", "nose", "mouth"] as const) expect(form![part]).toBe(vegeta![part]);
  });
});

describe("drawing", () => {
  it("is well formed, carries no style and no script, and is not heavy", () => {
    for (const table of Object.values(RECIPES)) {
      for (const [id, recipe] of Object.entries(table)) {
        const { ground, figure, light } = draw(recipe);
        const text = ground + figure + light;
        expect([id, /style=|<script|on\w+=|NaN|undefined|null/.exec(text)?.[0]]).toEqual([id, undefined]);
        const open = text.match(/<(g|svg)[ >]/g)?.length ?? 0;
        const shut = text.match(/<\/(g|svg)>/g)?.length ?? 0;
        expect([id, open]).toEqual([id, shut]);
        expect([id, text.length < 26000]).toEqual([id, true]);
      }
    }
  });

  it("is made once for a recipe", () => {
    const recipe = recipeOf("toma", "freya");
    expect(draw(recipe)).toBe(draw({ ...recipe }));
  });

  it("takes a content pack before our own, and knows strangers", () => {
    expect(recipeOf("toma", "freya", { freya: { scene: "ball" } })).toEqual({ scene: "ball" });
    expect(recipeOf("toma", "nobody_yet")).toEqual(stranger("nobody_yet"));
    expect(unknown(stranger("nobody_yet"))).toEqual([]);
  });

  it("has the frame that each game names", () => {
    const looks = import.meta.glob<string>("@nyoi/games/*/content/look.toml", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(looks)).toHaveLength(Object.keys(RECIPES).length);
    for (const [path, look] of Object.entries(looks))
      expect([path, (parse(look)["frame"] as string) in FRAMES]).toEqual([path, true]);
  });
});
