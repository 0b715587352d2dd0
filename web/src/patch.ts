/**
 * A view from the one before and what changed (`Patch`), checked: whoever cannot be sure asks for the whole.
 */
import type { Alike, Ask, Offer, Patch, Update } from "./wire/messages";

type Path = (string | number)[];
type Tree = any; // a view is whatever its game says

/** The update that a patch stands for; null if it does not begin from this one, or the view does not add up. */
export function patched(last: Update | undefined, patch: Patch): Update | null {
  if (!last || last.seq !== patch.base || last.seat !== patch.update.seat) return null;
  try {
    let view: Tree = last.view;
    for (const { path, value } of patch.changes) view = put(view, path, value);
    for (const path of patch.gone) view = put(view, path, undefined);
    return sum(view) === patch.sum ? { ...patch.update, view, ask: asked(patch) } : null;
  } catch {
    return null; // the path leads nowhere
  }
}

/** What is asked, with the moves that were told together one by one. */
function asked({ update: { ask }, moves }: Patch): Ask | null {
  return ask && moves.length ? { ...ask, moves: moves.flatMap(apart) } : ask;
}

function apart({ word, fields, args, texts }: Alike): Offer[] {
  return args.map((values, i) => ({
    text: texts[i] ?? [word, ...values.flat()].join(" "),
    word,
    args: Object.fromEntries(fields.map((field, j) => [field, values[j]])),
  }));
}

/** A copy in which one thing is another, or is gone (undefined): what is shown of the old one stays as it is. */
function put(tree: Tree, path: Path, value: unknown): Tree {
  const [step, ...further] = path;
  if (step === undefined) return value;
  const copy = Array.isArray(tree) ? [...tree] : { ...tree };
  if (further.length) copy[step] = put(tree[step], further, value);
  else if (value === undefined) delete copy[step];
  else copy[step] = value;
  return copy;
}

/** The check sum of a view: CRC-32 of its JSON with the keys in order, without what was agreed, which never changes. */
export function sum(view: Record<string, unknown>): string {
  const { options: _, ...rest } = view;
  return crc32(new TextEncoder().encode(JSON.stringify(rest, ordered)))
    .toString(16)
    .padStart(8, "0");
}

function ordered(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
}
