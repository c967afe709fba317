import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { toml } from "./tools/toml.ts";

const TESTS = ["src", "art", "tools", "bench"].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join(folder, file)),
);
/** They put something else in a module's place, which no other test may find there. */
const APART = TESTS.filter((file) => readFileSync(join(import.meta.dirname, file), "utf-8").includes("vi.mock("));

/** They mount components: recorded sights in a document (`bench/show.ts`). */
const MOUNTED = TESTS.filter((file) => file.endsWith(".dom.test.ts"));
const PLAIN = TESTS.filter((file) => !MOUNTED.includes(file));

/** Svelte in development notes whole stacks of what is set again and again, which nobody reads: a quarter of the time. */
const withoutStacks: Plugin = {
  name: "without-stacks",
  transform: (code, id) =>
    id.endsWith("svelte/src/internal/shared/dev.js")
      ? code.replace("Error.stackTraceLimit = Infinity", "Error.stackTraceLimit = 0")
      : null,
};

export default defineConfig({
  plugins: [toml(), svelte(), withoutStacks],
  resolve: { conditions: ["browser"] }, // Svelte's client, not its server
  test: {
    environment: "node",
    testTimeout: 120_000, // ends only what hangs: on a busy machine a second's work may take many
    // All cores: by default one is left to whoever watches.
    maxWorkers: "100%",
    projects: [
      // All the others share what they load: that takes a third of the time.
      { extends: true, test: { name: "together", include: PLAIN, exclude: APART, isolate: false } },
      { extends: true, test: { name: "apart", include: APART } },
      // Each with a document of its own: a table left behind by another file would hear its keys.
      {
        extends: true,
        test: { name: "mounted", include: MOUNTED, environment: "happy-dom" },
      },
    ],
  },
});
