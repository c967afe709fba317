import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "../art/plugin.ts";
import { toml } from "../tools/toml.ts";
import { ALL_SIGHTS } from "./names.ts";

const WEB = join(import.meta.dirname, "..");

// The client with a recorded house in the place of a server. It is never shipped: the pictures are those of the client
// proper, which whoever serves the bench lays under it (`tests/looks/bench.py`).
export default defineConfig({
  root: WEB,
  publicDir: false,
  plugins: [toml(), { ...art(), writeBundle: () => {} }, svelte()],
  define: { SIGHTS: JSON.stringify(ALL_SIGHTS) },
  build: {
    outDir: "bench/built",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: join(WEB, "bench/index.html") },
  },
  server: { open: "/bench/" },
});
