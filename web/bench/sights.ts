import type { TableNow, Update } from "../src/wire/generated/messages";

/**
 * A recorded moment of a table (`tests/sights/`): what one reader is told of it, the answer that the recorded game gives
 * there, and what the reader is told until the next question.
 */
export interface RecordedSight {
  readonly of: { readonly log: string; readonly entry: number };
  readonly table: TableNow;
  readonly answer?: { readonly decision: number; readonly choice: readonly number[] };
  readonly then?: readonly Update[];
}

/** Reads a file below `web/`: over the network in a browser, from the disk in a test. */
export type Read = (path: string) => Promise<unknown>;

export const sightPath = (name: string): string => `sights/${name}.json`;

/** What the server says of the installed games is kept under its address below `/api/v1/`, with the language behind a dot. */
export function shelfPath(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://house");
  const lang = searchParams.get("lang");
  return `bench/shelf${pathname}${lang ? `.${lang}` : ""}.json`;
}
