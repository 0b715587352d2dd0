/**
 * What the server's pictures are drawn with (`server/share/`): the signs and the faces of the games, the signs of the
 * seats, as the page draws them. Read when the page is built, and written beside it; the paints of a game stay open, as
 * its look says them.
 */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { draw, type Picture } from "./lib/art/crest";
import crests from "./lib/art/crest.css?raw";
import { FRAMES } from "./lib/art/frames";
import icons from "./lib/art/icon.css?raw";
import { MON } from "./lib/art/icons";
import { RECIPES } from "./lib/art/recipes";
import { parse } from "./lib/art/toml";
import { TONES } from "./lib/cards/tones";
import Brand from "./shell/Brand.svelte";

const EMBLEMS = import.meta.glob<Component<{ paints: string[] }>>("./games/*/Emblem.svelte", {
  eager: true,
  import: "default",
});
const LOOKS = import.meta.glob<string>("@nyoi/games/*/content/look.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FACES = 3;

export interface Art {
  /** By game, on a paper of 64 by 64; `{0}` stands for its first paint. */
  emblems: Record<string, string>;
  /** By game, some of its characters in its frame, each on 120 by 120. */
  faces: Record<string, string[]>;
  /** By seat, on 24 by 24. */
  marks: readonly string[];
  tones: readonly string[];
  brand: string;
  /** For the classes of all of them. */
  style: string;
}

const bare = (body: string): string => body.replaceAll(/<!--.*?-->/g, "");

interface Look {
  frame?: string;
  tile?: { figures?: string[]; cards?: string[] };
}

/** Who stands for a game: the figures of its tile, or its cards that are characters, else the first that it draws. */
function facesOf(game: string, look: Look): string[] {
  const known = RECIPES[game] ?? {};
  const named = [...(look.tile?.figures ?? []), ...(look.tile?.cards ?? [])].filter((id) => id in known);
  const chosen = [...new Set([...named, ...Object.keys(known)])].slice(0, FACES);
  return chosen.map((id, i) => framed(draw(known[id]!), look.frame ?? "", `${game}-${i}`));
}

/** A crest as Crest.svelte draws it. */
function framed({ light, ground, figure }: Picture, name: string, id: string): string {
  const { d, line } = FRAMES[name] ?? FRAMES["ball"]!;
  return (
    `<defs><clipPath id="${id}g"><path d="${d}"/></clipPath>` +
    `<clipPath id="${id}l"><path d="M-20 ${line}H140V140H-20Z"/></clipPath>` +
    `<clipPath id="${id}f"><path d="M-20 -20H140V${line}H-20Z"/><path d="${d}"/></clipPath></defs>` +
    `${light}<path class="i" transform="translate(1.5 2.2)" d="${d}"/>` +
    `<g clip-path="url(#${id}g)">${ground}${light}</g><path class="rim" d="${d}"/>` +
    `<g clip-path="url(#${id}f)">${figure}</g><g clip-path="url(#${id}l)"><path class="rim" d="${d}"/></g>`
  );
}

export function art(): Art {
  const paints = ["{0}", "{1}", "{2}", "{3}"];
  const emblems = Object.entries(EMBLEMS).map(([path, Emblem]) => [
    path.split("/")[2]!,
    bare(render(Emblem, { props: { paints } }).body),
  ]);
  const faces = Object.entries(LOOKS).map(([path, text]) => {
    const game = /games\/([^/]+)\/content/.exec(path)![1]!;
    return [game, facesOf(game, parse(text) as Look)];
  });
  return {
    emblems: Object.fromEntries(emblems),
    faces: Object.fromEntries(faces),
    marks: MON,
    tones: TONES,
    brand: bare(render(Brand).body),
    style: icons + crests,
  };
}
