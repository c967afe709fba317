import type { Content, Technology } from "../content";

/** A technology at its place in the tree: what it needs stands to its left. */
export interface Node {
  readonly row: Technology;
  readonly column: number;
  readonly line: number;
  readonly parent: Node | null;
}

/** Technologies that a race may research at all. */
export const technologiesFor = ({ contents }: Content, race: string | null): Technology[] =>
  contents.technology.filter(({ only }) => !only || only === race);

/** Technologies in columns by how many others they need, each line a branch. */
export function treeOf(rows: readonly Technology[]): Node[] {
  const nodes: Node[] = [];
  let line = 0;
  const known = new Set(rows.map(({ id }) => id));
  const add = (row: Technology, parent: Node | null): void => {
    const node = { row, column: parent ? parent.column + 1 : 0, line, parent };
    nodes.push(node);
    const next = rows.filter(({ needs }) => needs === row.id);
    next.forEach((child, i) => {
      if (i) line++;
      add(child, node);
    });
  };
  for (const row of rows) {
    if (row.needs && known.has(row.needs)) continue;
    add(row, null);
    line++;
  }
  return nodes;
}
