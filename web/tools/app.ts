import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { manifest } from "../worker/manifest.ts";

/** Puts beside the bundle, under names that stay, what makes an app of it: service worker, offline page, manifests. */
export function app(): Plugin {
  let web = "";
  const read = (name: string) => readFileSync(join(web, name), "utf8");
  const script = async (name: string) => {
    const { code } = await transformWithOxc(read(name), join(web, name), { target: "es2022" });
    return code.replace(/^export \{\s*\};?\s*$/gm, ""); // classic scripts: nothing to import or export
  };
  /** The tokens without their typefaces and charts, which are not kept for the time without a network. */
  const tokens = () =>
    read("src/style/tokens.css")
      .replace(/^@import .*$/gm, "")
      .replace(/^\s*--chart:.*$/gm, "");
  return {
    name: "app",
    apply: "build",
    configResolved: (config) => void (web = config.root),
    async writeBundle({ dir }) {
      const files: Record<string, string> = {
        "sw.js": await script("worker/worker.ts"),
        "offline.js": await script("worker/offline.ts"),
        "offline.html": read("worker/offline.html"),
        "offline.css": tokens() + read("worker/offline.css"),
        "app.en.webmanifest": manifest("en"),
        "app.fr.webmanifest": manifest("fr"),
      };
      for (const [name, content] of Object.entries(files)) writeFileSync(join(dir!, name), content);
    },
  };
}
