import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { openCache } from "./cache.ts";
import { gallery } from "./gallery.ts";
import { readSources } from "./sources.ts";

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
    configureServer(server) {
      const cache = openCache(web);
      const pictures = new Map(gallery(readSources(web)).map((picture) => [`${base}art/${picture.path}`, picture]));
      server.middlewares.use((request, response, next) => {
        const picture = pictures.get(new URL(request.url ?? "", "http://localhost").pathname);
        if (!picture) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(cache.get(picture));
      });
    },
    // Written beside the bundle rather than emitted into it: hundreds of lines would drown the report of the build.
    writeBundle({ dir }) {
      const cache = openCache(web);
      const pictures = gallery(readSources(web));
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
