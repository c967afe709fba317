/** The names of the bots, which stand beside the bots: tables of tables, as sentences by dotted ids. */
export function flattened(file: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(file).flatMap(([kind, names]) =>
      Object.entries(names as Record<string, string>).map(([bot, name]) => [`${kind}.${bot}`, name]),
    ),
  );
}
