/**
 * A crest: a portrait put together from parts by a recipe.
 *
 * A recipe is data next to the content (`crests.toml`): for each kind of part a name, and where the part takes colours,
 * the names of pigments after it: `hair = "flame:black"`, `collar = "armour:white:gold"`, `marks = ["scar-cheek"]`.
 */
import { at, locks } from "./draw";
import { mix, pigment, type Pigment } from "./palette";
import { BACKS } from "./parts/backs";
import { COLLARS } from "./parts/collars";
import { BROWS, EYES, MOUTHS, NOSES } from "./parts/face";
import { GEAR } from "./parts/gear";
import { HAIR } from "./parts/hair";
import { drawHead, drawNeck, HEADS } from "./parts/heads";
import { MARKS } from "./parts/marks";
import { SCENES } from "./parts/scenes";

export interface Recipe {
  /** head:skin */
  head?: string;
  /** hair:colour:ribbon */
  hair?: string;
  /** horns, ears, helmets, hats, each name:colour:trim */
  gear?: string | string[];
  /** eyes:iris */
  eyes?: string;
  brow?: string;
  nose?: string;
  mouth?: string;
  /** scars, beards, glasses, each name:colour */
  marks?: string | string[];
  /** collar:cloth:trim */
  collar?: string;
  /** pattern:tone:line */
  back?: string;
  /** the colour of the ring of light around a transformed form */
  aura?: string;
  /** degrees by which the head is turned */
  tilt?: number;
  /** how much larger or smaller the figure stands in its frame; a giant is larger than it */
  size?: number;
  /** instead of a face: name:colour:colour:colour */
  scene?: string;
}

export interface Picture {
  /** The light behind the frame, where there is one. */
  light: string;
  /** The ground, as wide as the frame. */
  ground: string;
  /** The figure, which may stand out over the frame. */
  figure: string;
}

export const PARTS = {
  head: HEADS,
  hair: HAIR,
  gear: GEAR,
  eyes: EYES,
  brow: BROWS,
  nose: NOSES,
  mouth: MOUTHS,
  marks: MARKS,
  collar: COLLARS,
  back: BACKS,
  scene: SCENES,
};

/** `a:b:c` as its name and its colours. */
const split = (text: string): [string, ...(string | undefined)[]] => text.split(":") as [string, ...string[]];
const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The names of parts and pigments in a recipe that do not exist: for tests, and for those who write recipes. */
export function unknown(recipe: Recipe): string[] {
  const missing: string[] = [];
  for (const [kind, parts] of Object.entries(PARTS)) {
    for (const text of list(recipe[kind as keyof Recipe] as string | string[] | undefined)) {
      const [name, ...colours] = split(text);
      if (!(name in parts)) missing.push(`${kind} ${name}`);
      for (const colour of colours)
        if (colour && pigment(colour, "paper") === pigment(undefined, "paper") && colour !== "paper")
          missing.push(`pigment ${colour}`);
    }
  }
  if (recipe.aura && pigment(recipe.aura, "paper") === pigment(undefined, "paper"))
    missing.push(`pigment ${recipe.aura}`);
  return missing;
}

const AURA =
  "60,124 20,122 12,100 -6,96 6,78 -10,66 4,54 -8,38 10,34 4,14 24,18 28,-2 44,8 60,-12 76,8 92,-2 96,18 116,14 110,34 128,38 116,54 130,66 114,78 126,96 108,100 100,122 60,124";

const cache = new Map<string, Picture>();

/** The picture of a recipe. */
export function draw(recipe: Recipe): Picture {
  const key = JSON.stringify(recipe);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = compose(recipe)));
  return found;
}

function compose(r: Recipe): Picture {
  const [back, tone, stroke] = split(r.back ?? "plain:bone");
  const ground = pigment(tone, "bone");
  const backdrop =
    `<rect x="-4" y="-4" width="128" height="128" fill="${ground}"/>` +
    (BACKS[back]?.(ground, stroke ? pigment(stroke, "sand") : mix(ground, -0.12)) ?? "");
  const aura = r.aura
    ? `<path d="${locks(AURA, -0.14, -0.1)}Z" fill="${mix(pigment(r.aura, "gold"), 0.55)}" stroke="${pigment(r.aura, "gold")}" stroke-width="3.5" stroke-linejoin="round"/>`
    : "";
  const body = r.scene ? scene(r.scene) : face(r);
  const scale = r.size ?? 1;
  return {
    light: aura,
    ground: backdrop,
    figure:
      scale === 1
        ? body
        : `<g transform="translate(${60 - 60 * scale} ${120 - 120 * scale}) scale(${scale})">${body}</g>`,
  };
}

function scene(text: string): string {
  const [name, a, b, c] = split(text);
  const drawn = SCENES[name] ?? SCENES["unknown"]!;
  return drawn(pigment(a, "gold"), pigment(b, "ember"), pigment(c, "paper"));
}

function face(r: Recipe): string {
  const [headName, skinName] = split(r.head ?? "oval");
  const h = HEADS[headName] ?? HEADS["oval"]!;
  const skin = pigment(skinName, "peach");
  const [hairName, hairColour, ribbon] = split(r.hair ?? "none");
  const hair = HAIR[hairName];
  const colour = pigment(hairColour, "black");
  const bow = pigment(ribbon, "red");
  const [collarName, cloth, trim] = split(r.collar ?? "robe");
  const clothColour = pigment(cloth, "slate");
  const trimColour = pigment(trim, "bone");

  const gear = list(r.gear).map((text) => {
    const [name, c, t] = split(text);
    return { part: GEAR[name], c: pigment(c, "silver"), t: pigment(t, "gold") };
  });
  const marks = list(r.marks).map((text) => {
    const [name, c] = split(text);
    return { part: MARKS[name], c: c ? pigment(c, "red") : colour };
  });
  const hides = gear.map((g) => g.part?.hair);
  const ears = h.ears && hair?.ears !== false && gear.every((g) => g.part?.ears !== false);

  // hair and headgear are made for one skull and fitted to this one
  const fit = (s: string): string => {
    const sx = h.w / 23;
    return (
      s &&
      (sx === 1 && h.top === 30
        ? s
        : `<g transform="matrix(${sx.toFixed(3)} 0 0 1 ${(60 - 60 * sx).toFixed(2)} ${h.top - 30})">${s}</g>`)
    );
  };

  const [eyesName, iris] = split(r.eyes ?? "keen");
  const eye = (BROWS[r.brow ?? "flat"] ?? "") + (EYES[eyesName]?.(pigment(iris, "black")) ?? "");
  const both =
    at(60 + h.eye, h.eyes, eye, h.size) +
    `<g transform="matrix(-1 0 0 1 120 0)">${at(60 + h.eye, h.eyes, eye, h.size)}</g>`;

  const head =
    gear.map((g) => fit(g.part?.back?.(g.c, g.t, skin) ?? "")).join("") +
    marks.map((m) => m.part?.back?.(m.c, h, skin) ?? "").join("") +
    (hides.includes("none") ? "" : fit(hair?.back?.(colour, bow) ?? ""));
  const front =
    drawHead(ears ? h : { ...h, ears: false }, skin, trimColour) +
    marks.map((m) => m.part?.under?.(m.c, h, skin) ?? "").join("") +
    gear.map((g) => fit(g.part?.face?.(g.c, g.t, skin) ?? "")).join("") +
    at(60, h.mouth, MOUTHS[r.mouth ?? "line"] ?? "") +
    marks.map((m) => m.part?.beard?.(m.c, h, skin) ?? "").join("") +
    at(60, h.nose, NOSES[r.nose ?? "tick"]?.(skin) ?? "") +
    both +
    marks.map((m) => m.part?.over?.(m.c, h, skin) ?? "").join("") +
    (hides.includes("none") || hides.includes("back") ? "" : fit(hair?.front?.(colour, bow) ?? "")) +
    gear.map((g) => fit(g.part?.front?.(g.c, g.t, skin) ?? "")).join("");
  const turn = (s: string): string => (r.tilt ? `<g transform="rotate(${r.tilt} 60 88)">${s}</g>` : s);
  const body =
    collarName === "none" ? "" : drawNeck(h, skin) + (COLLARS[collarName]?.(clothColour, trimColour, skin) ?? "");
  return turn(head) + body + turn(front);
}

/** What a stranger looks like: somebody whose recipe is missing still has a crest, the same one every time. */
export function stranger(id: string): Recipe {
  let n = 7;
  for (const c of id) n = (n * 31 + c.charCodeAt(0)) % 9973;
  const tones: Pigment[] = ["sand", "mint", "sky", "lilac", "rose", "straw"];
  return { scene: "unknown:slate", back: `hatch:${tones[n % tones.length]}` };
}
