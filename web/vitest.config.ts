import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { toml } from "./tools/toml.ts";

export default defineConfig({
  plugins: [toml(), svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's client, not its server
  test: { include: ["src/**/*.test.ts", "art/**/*.test.ts", "tools/**/*.test.ts"], environment: "node" },
});
