import type { Changes } from "../table/content";

/** One thing of a game's content: a card, a planet. Without an id of its own it is known by its number. */
type Row = Readonly<Record<string, unknown>>;
type Figures = Readonly<Record<string, unknown>>;

/** What is in a game's box, by kind: rows, or a table of figures (`src/astrarium/kernel/content/records.py`). */
export type Content = Readonly<Record<string, readonly Row[] | Figures>>;

const areRows = (kind: readonly Row[] | Figures): kind is readonly Row[] => Array.isArray(kind);

/** The game's own content with these changes, as `merged` of `src/astrarium/kernel/content/box.py` has it. */
export function merged(own: Content, changes: Changes): Content {
  return Object.fromEntries(
    Object.entries(own).map(([kind, rows]) => {
      const changed = changes[kind] ?? {};
      return [kind, areRows(rows) ? mergedRows(rows, changed) : { ...rows, ...changed }];
    }),
  );
}

/** The game's own rows stay in their order; new ones follow by id. */
function mergedRows(rows: readonly Row[], changed: Readonly<Record<string, unknown>>): readonly Row[] {
  const known = new Map(rows.map((row, i) => [String(row.id ?? i + 1), row]));
  const kept = [...known].map(([id, row]) => (id in changed ? changed[id] : row));
  const added = Object.keys(changed).filter((id) => !known.has(id));
  added.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return [...kept, ...added.map((id) => changed[id])].filter((row) => row !== null) as Row[];
}
