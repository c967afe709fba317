import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { toml } from "../tools/toml.ts";
import { openCache } from "./cache.ts";
import type { Picture } from "./picture.ts";

/** The gallery finds the games by `import.meta.glob`, which Vite understands and Node does not. */
async function openGallery(web: string): Promise<Picture[]> {
  const options = { root: web, configFile: false as const, plugins: [toml()] };
  const { module } = await runnerImport<typeof import("./gallery.ts")>(join(web, "art", "gallery.ts"), options);
  return module.gallery();
}

/** Puts the pictures of the games under /art/: as files in a build, on demand in `vite dev`. */
export function art(): Plugin {
  let web = "";
  let base = "/";
  return {
    name: "art",
    // Style sheets name the pictures by their address; there is no file to be found for them.
    config: () => ({ build: { rolldownOptions: { external: /^\/art\/.*\.svg$/ } } }),
    configResolved(config) {
      web = config.root;
      base = config.base;
    },
    async configureServer(server) {
      const cache = openCache(web);
      const pictures = new Map((await openGallery(web)).map((picture) => [`${base}art/${picture.path}`, picture]));
      server.middlewares.use((request, response, next) => {
        const picture = pictures.get(new URL(request.url ?? "", "http://localhost").pathname);
        if (!picture) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(cache.get(picture));
      });
    },
    // Written beside the bundle rather than emitted into it: hundreds of lines would drown the report of the build.
    async writeBundle({ dir }) {
      const cache = openCache(web);
      const pictures = await openGallery(web);
      let bytes = 0;
      for (const picture of pictures) {
        const file = join(dir!, "art", picture.path);
        const markup = cache.get(picture);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, markup);
        bytes += Buffer.byteLength(markup);
      }
      cache.prune();
      this.info(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
    },
  };
}
