/** A plugin of the build: what the server draws pictures with, taken from the page itself and from its typefaces. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { createServer, type Plugin } from "vite";

const FONTS = fileURLToPath(new URL("../node_modules/@fontsource", import.meta.url));
const FACES = [
  ["atkinson-hyperlegible-next", "latin-400"],
  ["atkinson-hyperlegible-next", "latin-700"],
  ["atkinson-hyperlegible-next", "latin-ext-400"],
  ["atkinson-hyperlegible-next", "latin-ext-700"],
  ["reggae-one", "latin-400"],
] as const;

/** A font out of its web wrapping (WOFF 1): the same tables, each inflated, behind an sfnt directory. */
export function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (count - power), 10);
  const parts = [head];
  let offset = head.length;
  tables.forEach(({ tag, sum, data }, i) => {
    tag.copy(head, 12 + 16 * i);
    head.writeUInt32BE(sum, 16 + 16 * i);
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(data.length, 24 + 16 * i);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** Written into `picture/` of the page: `art.json`, the typefaces, and their licences. */
export function picture(page: string, alias: Record<string, string>): Plugin {
  return {
    name: "picture",
    apply: "build",
    async closeBundle() {
      const folder = join(page, "picture");
      mkdirSync(folder, { recursive: true });
      for (const [family, face] of FACES) {
        const woff = readFileSync(join(FONTS, family, "files", `${family}-${face}-normal.woff`));
        writeFileSync(join(folder, `${family}-${face}.ttf`), unwrapped(woff));
        writeFileSync(join(folder, `${family}.LICENSE`), readFileSync(join(FONTS, family, "LICENSE")));
      }
      const server = await createServer({
        configFile: false,
        appType: "custom",
        logLevel: "error",
        plugins: [svelte({ configFile: false })],
        resolve: { alias },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { art } = (await server.ssrLoadModule("/src/picture.ts")) as typeof import("../src/picture");
        writeFileSync(join(folder, "art.json"), JSON.stringify(art()));
      } finally {
        await server.close();
      }
    },
  };
}
