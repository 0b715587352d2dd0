/** The page's own catalogues: the same keys and variables in both languages, nothing unused (typography: tests/words). */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>(["../src/i18n/*.ftl"], { query: "?raw", import: "default", eager: true });
const HOUSE = import.meta.glob<string>("@nyoi/words/en.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/gallery/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(SOURCES).join("\n");

interface Message {
  variables: Set<string>;
  texts: string[];
}

/** Every message of a catalogue: the variables it uses, and its texts. */
function read(text: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const { id, value } of new FluentResource(text).body) {
    const message: Message = { variables: new Set(), texts: [] };
    walk(value, message);
    if (found.has(id)) throw new Error(`${id} stands there twice`);
    found.set(id, message);
  }
  return found;
}

function walk(part: unknown, into: Message): void {
  if (typeof part === "string") into.texts.push(part);
  else if (Array.isArray(part)) for (const one of part) walk(one, into);
  else if (typeof part === "object" && part !== null) {
    const node = part as Record<string, unknown>;
    if (node["type"] === "var") into.variables.add(String(node["name"]));
    else if (node["type"] === "select") {
      walk(node["selector"], into);
      for (const variant of node["variants"] as { value: unknown }[]) walk(variant.value, into);
    } else if (node["type"] === "mesg") into.variables.add(`message ${String(node["name"])}`);
  }
}

const of = (lang: string): string => Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}.ftl`))![1];
const [fr, en] = [read(of("fr")), read(of("en"))];
/** What server and page both say stands in the catalogue of the house. */
const house = read(Object.values(HOUSE)[0]!);

describe("the words of the page", () => {
  it("every line is understood", () => {
    for (const lang of ["fr", "en"]) {
      const lines = of(lang).split("\n");
      const written = lines.flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []);
      expect([...read(of(lang)).keys()]).toEqual(written);
    }
  });
  it("are the same keys in both languages", () => {
    expect([...fr.keys()]).toEqual([...en.keys()]);
  });
  it("speak of the same things in both languages", () => {
    expect(
      [...fr].filter(
        ([id, { variables }]) => String([...variables].sort()) !== String([...en.get(id)!.variables].sort()),
      ),
    ).toEqual([]);
  });
  it("do not speak over the house", () => {
    expect([...en.keys()].filter((id) => house.has(id))).toEqual([]);
  });
  it("are all used, and all that is used is there", () => {
    const begun = [...source.matchAll(/`((?:page|no|me|evening)-[a-z-]*)\$\{/g)].map((match) => match[1]!);
    const unused = [...en.keys()].filter(
      (id) => !source.includes(`"${id}"`) && !begun.some((start) => id.startsWith(start)),
    );
    expect(unused.filter((id) => !["no-offline", "no-server-trouble"].includes(id))).toEqual([]);
    const used = [...source.matchAll(/"((?:page|me|evening)-[a-z0-9-]+)"/g)].map((match) => match[1]!);
    expect(used.filter((id) => !en.has(id) && !house.has(id))).toEqual([]);
  });
});
