// Painted pictures are kept on disk, so that only what changed is painted again.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "./picture.ts";

const digest = (...parts: string[]) => createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 32);

/** A digest of the painter's own code. */
function digestOfCode(...folders: string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .sort()
      .map((file) => join(folder, file)),
  );
  return digest(...files.map((file) => readFileSync(file, "utf8")));
}

/** The folders where the games have their pictures. */
function gameFolders(boards: string): string[] {
  const folders = readdirSync(boards).map((game) => join(boards, game, "art"));
  return folders.filter((folder) => existsSync(folder)).sort();
}

/** The cache of the client whose folder is `web`. */
export function openCache(web: string): Cache {
  const code = digestOfCode(join(web, "art"), ...gameFolders(join(web, "src", "boards")));
  return new Cache(join(web, "node_modules", ".cache", "astrarium-art"), code);
}

class Cache {
  private readonly folder: string;
  private readonly painter: string;
  private readonly kept = new Set<string>();

  constructor(folder: string, painter: string) {
    this.folder = folder;
    this.painter = painter;
    mkdirSync(folder, { recursive: true });
  }

  /** The picture as it was painted before, or painted now. */
  get(picture: Picture): string {
    const name = `${digest(this.painter, picture.path, JSON.stringify(picture.subject))}.svg`;
    const file = join(this.folder, name);
    this.kept.add(name);
    try {
      return readFileSync(file, "utf8");
    } catch {
      const markup = picture.paint();
      // Renamed when complete: an interrupted build leaves no half picture behind.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, markup);
      renameSync(draft, file);
      return markup;
    }
  }

  /** Drops what was not asked for; drafts may belong to another build that runs now. */
  prune(): void {
    const old = readdirSync(this.folder).filter((name) => name.endsWith(".svg") && !this.kept.has(name));
    for (const name of old) rmSync(join(this.folder, name), { force: true });
  }
}
