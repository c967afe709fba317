import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** `import content from "….toml"`: boards are drawn from the games' own content files, which exist once. */
export function toml(): Plugin {
  return {
    name: "toml",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}
