import type { Changes } from "../table/content";

/** One thing of a game's content: a card, a planet. Without an id of its own it is known by its number. */
type Row = Readonly<Record<string, unknown>>;
type Figures = Readonly<Record<string, unknown>>;

/** A content file, by kind: rows, or a table of figures (`src/astrarium/kernel/content/records.py`). */
type File = Readonly<Record<string, unknown>>;

/** The rows that have ids, by kind. */
type Rows<Contents> = {
  [Kind in keyof Contents as Contents[Kind] extends readonly { id: string }[]
    ? Kind
    : never]: Contents[Kind] extends readonly (infer One)[] ? One : never;
};

/**
 * A game's content files put together. Its rows are what `content.generated.ts` says of them: the game reads them strictly,
 * and `tests/server/wire/test_content_schemas.py` holds the files against the description of which these types are made.
 */
export const contentsOf = <Contents>(...files: readonly File[]): Contents => Object.assign({}, ...files);

/** What a table plays with: all that is in the box, with the changes of a content pack. */
export class Box<Contents extends object> {
  readonly contents: Contents;
  readonly #rows: ReadonlyMap<string, unknown>;

  constructor(own: Contents, changes: Changes | null) {
    this.contents = changes ? merged(own, changes) : own;
    this.#rows = new Map(
      Object.entries(this.contents)
        .filter((kind): kind is [string, readonly Row[]] => areRows(kind[1]))
        .flatMap(([kind, rows]) => rows.map((row) => [`${kind}:${row.id}`, row])),
    );
  }

  /** A row of the content, if there is one of this id. */
  maybeRow<Kind extends keyof Rows<Contents> & string>(kind: Kind, id: string): Rows<Contents>[Kind] | undefined {
    return this.#rows.get(`${kind}:${id}`) as Rows<Contents>[Kind] | undefined;
  }

  rowOf<Kind extends keyof Rows<Contents> & string>(kind: Kind, id: string): Rows<Contents>[Kind] {
    const row = this.maybeRow(kind, id);
    if (!row) throw new RangeError(`no ${kind} is called ${id}`);
    return row;
  }
}

/**
 * Finds what a sight is drawn with: what is in the box, or what is made of it for the changes of a content pack, once.
 * Whoever draws asks for it by the sight, so that two tables on one page may play with different things.
 */
export function contentFinder<Content>(box: Content, changed: (changes: Changes) => Content) {
  const found = new WeakMap<Changes, Content>();
  return ({ changes }: { readonly changes: Changes | null }): Content => {
    if (!changes) return box;
    const content = found.get(changes) ?? changed(changes);
    found.set(changes, content);
    return content;
  };
}

const areRows = (kind: unknown): kind is readonly Row[] => Array.isArray(kind);

/** The game's own content with these changes, as `merged` of `src/astrarium/kernel/content/box.py` has it. */
export function merged<Contents extends object>(own: Contents, changes: Changes): Contents {
  return Object.fromEntries(
    Object.entries(own).map(([kind, rows]) => {
      const changed = changes[kind] ?? {};
      return [kind, areRows(rows) ? mergedRows(rows, changed) : { ...rows, ...changed }];
    }),
  ) as Contents;
}

/** The game's own rows stay in their order; new ones follow by id. */
function mergedRows(rows: readonly Row[], changed: Figures): readonly Row[] {
  const known = new Map(rows.map((row, i) => [String(row.id ?? i + 1), row]));
  const kept = [...known].map(([id, row]) => (id in changed ? changed[id] : row));
  const added = Object.keys(changed).filter((id) => !known.has(id));
  added.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return [...kept, ...added.map((id) => changed[id])].filter((row) => row !== null) as Row[];
}

/** From a glance to the whole screen. */
export type Detail = 0 | 1 | 2;

/** The address of a picture, the more detailed the larger it is shown; what nobody has painted shares that of `other`. */
export function gallery(game: string, painted: readonly { readonly id: string }[]) {
  const ids = new Set(painted.map(({ id }) => id));
  return (id: string, other: string, detail: Detail): string =>
    `/art/${game}/${ids.has(id) ? id : other}.${detail}.svg`;
}

/** What is made of a row of each kind. */
export type ByKind<One extends { kind: string }, Made> = {
  readonly [Each in One as Each["kind"]]: (row: Each) => Made;
};

/** What this table makes of a row; nothing of a kind that this client is too old to know. */
export const madeBy = <One extends { kind: string }, Made>(table: ByKind<One, Made>, row: One): Made | undefined =>
  (table as Readonly<Record<string, (row: never) => Made>>)[row.kind]?.(row as never);
