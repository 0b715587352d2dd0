import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const PAGE = fileURLToPath(new URL("../src/nyoi/server/page", import.meta.url));

/** Every text is compressed once, when it is built; the server sends whichever form the browser takes. */
function compressed(): Plugin {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !/\.(js|css|html|svg)$/.test(path)) continue;
        const text = readFileSync(path);
        if (text.length < 1000) continue; // a packet holds more
        writeFileSync(`${path}.br`, brotliCompressSync(text, best));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

// The page is built into the package, so that a wheel serves it. No inline script: the server's CSP forbids it.
export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: {
    // The same Fluent catalogues and content serve server, terminal and page.
    alias: { "@nyoi": fileURLToPath(new URL("../src/nyoi", import.meta.url)) },
  },
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
