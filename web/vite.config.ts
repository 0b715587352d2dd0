import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";
import { picture } from "./scripts/picture.ts";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const PAGE = fileURLToPath(new URL("../src/nyoi/server/page", import.meta.url));
// The same Fluent catalogues and content serve server, terminal and page.
const ALIAS = { "@nyoi": fileURLToPath(new URL("../src/nyoi", import.meta.url)) };

/** Every text is compressed once, when it is built; the server sends whichever form the browser takes. */
function compressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !/\.(js|css|html|svg|webmanifest)$/.test(path)) continue;
        const text = readFileSync(path);
        if (text.length < 1000) continue; // a packet holds more
        writeFileSync(`${path}.br`, brotliCompressSync(text, best));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const WORKER = fileURLToPath(new URL("./worker/sw.js", import.meta.url));
const WORDS = fileURLToPath(new URL("./src/i18n", import.meta.url));
/** What stands beside the hashed files and belongs to the shell. */
const BESIDE = ["/favicon.svg", "/icons/192.png", "/icons/badge.png"];
const GROUND = { light: "#e9e2d0", dark: "#10222b" };

/** The page as something to install: a manifest in each language, and the service worker that knows the lobby's files. */
function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    writeBundle(_, bundle) {
      const put = (name: string, text: string): void => writeFileSync(join(PAGE, name), text);
      for (const lang of ["fr", "en"]) {
        const words = new FluentBundle(lang, { useIsolating: false });
        words.addResource(new FluentResource(readFileSync(join(WORDS, `${lang}.ftl`), "utf-8")));
        const say = (key: string): string => words.formatPattern(words.getMessage(key)!.value!, {});
        const icon = (name: string, size: number, purpose = "any") =>
          ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose }) as const;
        const manifest = {
          id: "/",
          name: "Nyoi",
          short_name: "Nyoi",
          description: say("page-lead"),
          lang,
          start_url: "/",
          scope: "/",
          display: "standalone",
          background_color: GROUND.dark,
          theme_color: GROUND.dark,
          categories: ["games"],
          icons: [icon("192", 192), icon("512", 512), icon("maskable", 512, "maskable")],
          shortcuts: [
            { name: say("turns-next"), url: "/?next", icons: [icon("192", 192)] },
            { name: say("me-title"), url: "/me/games", icons: [icon("192", 192)] },
          ],
        };
        put(`manifest.${lang}.webmanifest`, JSON.stringify(manifest));
      }
      const shell = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (shell.has(name) || !chunk) return;
        shell.add(name);
        if (chunk.type !== "chunk") return;
        for (const other of chunk.imports) add(other);
        const assets = (chunk as { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } })
          .viteMetadata;
        for (const asset of [...(assets?.importedCss ?? []), ...(assets?.importedAssets ?? [])]) add(asset);
      };
      for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === "chunk" && chunk.isEntry) add(name);
      // Of the types only the letters of our languages: a browser fetches no others either.
      const files = [...shell].filter(
        (name) => !/\.(woff|map)$/.test(name) && !/latin-ext|vietnamese|cyrillic|greek/.test(name),
      );
      const list = [...files.map((name) => `/${name}`).sort(), ...BESIDE];
      const version = createHash("sha256").update(list.join()).digest("hex").slice(0, 12);
      const source = readFileSync(WORKER, "utf-8")
        .replace("__SHELL__", JSON.stringify(list))
        .replace("__VERSION__", version);
      put("sw.js", source);
    },
  };
}

// The page is built into the package, so that a wheel serves it. No inline script: the server's CSP forbids it.
export default defineConfig({
  plugins: [svelte(), installable(), compressed(), picture(PAGE, ALIAS)],
  resolve: { alias: ALIAS },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8700",
      "/ws": { target: "ws://127.0.0.1:8700", ws: true },
    },
  },
});
