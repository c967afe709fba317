/** One thing of a game's content: a card, a planet. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Figures = Readonly<Record<string, unknown>>;

/** What is in a game's box, by kind: rows, or a table of figures (`src/astrarium/kernel/content.py`). */
export type Content = Readonly<Record<string, readonly Row[] | Figures>>;

/** How the content of a table differs: by kind, whole rows (null: gone) or figures (`src/astrarium/kernel/box.py`). */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const areRows = (kind: readonly Row[] | Figures): kind is readonly Row[] => Array.isArray(kind);

/** The game's own content with these changes, as `box.merged` does it: the order of its own rows stays. */
export function merged(own: Content, changes: Changes): Content {
  return Object.fromEntries(
    Object.entries(own).map(([kind, rows]) => {
      const changed = changes[kind] ?? {};
      return [kind, areRows(rows) ? mergedRows(rows, changed) : { ...rows, ...changed }];
    }),
  );
}

function mergedRows(rows: readonly Row[], changed: Readonly<Record<string, unknown>>): readonly Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  const kept = rows.map((row) => (row.id in changed ? changed[row.id] : row));
  const added = Object.keys(changed).flatMap((id) => (ids.has(id) ? [] : [changed[id]]));
  return [...kept, ...added].filter((row) => row !== null) as Row[];
}
