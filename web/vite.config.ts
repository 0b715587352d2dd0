import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// The page is built into the package, so that a wheel serves it. No inline script: the server's CSP forbids it.
export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The same Fluent catalogues and content serve server, terminal and page.
    alias: { "@nyoi": fileURLToPath(new URL("../src/nyoi", import.meta.url)) },
  },
  build: {
    outDir: "../src/nyoi/server/page",
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
