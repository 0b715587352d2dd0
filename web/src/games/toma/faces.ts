/** The cards of Toma as they are printed. */
import type { Face } from "../../lib/cards/faces";
import type { GameInfo } from "../../wire/shelf";
import type { Lang } from "../../words";
import Print from "./Face.svelte";

/** A hue of a power: a body, and the colour of letters on it. */
export interface Hue {
  paint: string;
  letters: string;
}

export interface TomaFace extends Face {
  value: number;
  name: string;
  /** The power's sign, name and hue. */
  glyph: string;
  title: string;
  hue: Hue;
}

type Row = Record<string, string | number>;

/** The hue of this name, as the look tells it. */
export function hueOf(content: GameInfo["content"], name: string): Hue {
  const hues = (content["look"]?.hues ?? {}) as Record<string, Hue>;
  return hues[name] ?? { paint: "#5f6368", letters: "#fffaf0" };
}

/** Every card of the box. */
export function faces(content: GameInfo["content"], lang: Lang): TomaFace[] {
  const powers = new Map(((content["powers"]?.power ?? []) as Row[]).map((power) => [power["id"], power]));
  return ((content["cards"]?.card ?? []) as Row[]).map((card) => {
    const power = powers.get(card["power"]!) ?? {};
    return {
      print: Print,
      id: String(card["id"]),
      value: Number(card["value"]),
      name: String((lang === "en" && card["name_en"]) || card["name"]),
      glyph: String(power["glyph"] ?? "why"),
      title: String(power[`title_${lang}`] ?? ""),
      hue: hueOf(content, String(power["hue"])),
    };
  });
}
