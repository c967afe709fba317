/** What `import.meta.glob` found in the games' folders, by their keys: `./<key>/index.ts` and the like. */
export function byGame<Part>(found: Readonly<Record<string, Part>>): ReadonlyMap<string, Part> {
  return new Map(
    Object.entries(found).map(([path, part]) => [/(?:^\.|boards)\/([^/]+)\//.exec(path)?.[1] ?? "", part]),
  );
}
