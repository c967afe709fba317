import { createHash } from "node:crypto";
import type { Picture } from "./picture.ts";

/** For tests: pictures painted anew, each told by a digest, which is the same on every machine. */
export function digests(pictures: readonly Picture[], ...paths: string[]): Record<string, string> {
  const wanted = pictures.filter(({ path }) => paths.includes(path));
  const digest = (markup: string) => createHash("sha256").update(markup).digest("hex").slice(0, 16);
  return Object.fromEntries(wanted.map((picture) => [picture.path, digest(picture.paint())]));
}
