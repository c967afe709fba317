import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./art/plugin.ts";
import { app } from "./tools/app.ts";
import { toml } from "./tools/toml.ts";

const SERVER = process.env.ASTRARIUM_API ?? "http://127.0.0.1:8000";

// What three boards or pages draw with is one file: cut by who shares what, it would be fifty small ones. Forms, which are
// rare, are not in it.
const DRAWING = /src\/(ui\/[^/]+$|ui\/board|seat|decision|table|motion|pages\/frame|boards\/[^/]+\.ts)/;

// What a board shares with its portraits and its course is one file too, without what the home page shows of every game, and
// without what is loaded when somebody opens it.
const BOARD = /src\/boards\/(\w+)\/(?!meta\.ts).*\.(ts|svelte)$/;

// The build lands inside the Python package, so that a wheel carries it and nobody needs Node to play.
export default defineConfig({
  plugins: [toml(), art(), app(), svelte()],
  build: {
    outDir: "../src/astrarium/server/web/built",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "drawing", test: DRAWING, minShareCount: 3 },
            {
              name: (id, graph) =>
                graph.getModuleInfo(id)?.dynamicImporters.length ? null : (BOARD.exec(id)?.[1] ?? null),
              test: BOARD,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // What a game's own package brings for browsers comes from the server too.
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/games": SERVER } },
});
