/** The log of a finished game, `astrarium-log/1`, as the server gives it or a person brings it. */

import { fromHex } from "./bytes";

export const FORMAT = "astrarium-log/1";

/** One of 0 .. below-1 was drawn. */
export interface Draw {
  below: number;
  result: number;
}

/** What some draws that follow one another were for: references to who drew, and to the die, the deck or the like. */
export interface Purpose {
  refs: string[];
  /** How many draws. */
  many: number;
}

/** Something that changed the table: an `answer`, an `undo`, a `resign`, or a `replace` (who plays a seat). */
export interface LogEntry {
  act: string;
  seat: number;
  draws: Draw[];
  /** Empty: the log does not tell. */
  drawsFor: Purpose[];
  /** The fingerprint of the state reached. */
  state: string;
}

export interface GameLog {
  /** The game and the version of its rules: `<key>@<version>`. */
  rules: string;
  seats: number;
  /** Who plays each seat: `person`, or a bot's name. */
  players: string[];
  commitment: Uint8Array;
  contributions: Uint8Array[];
  secret: Uint8Array | null;
  /** Of the set-up, as is the state. */
  draws: Draw[];
  drawsFor: Purpose[];
  state: string;
  entries: LogEntry[];
  /** The content pack that it was played with, if any. */
  content: LogContent | null;
  /** How each person came to a seat, by the word of whoever ran the table; null: a bot. Empty: nothing is told. */
  arrivals: (Arrival | null)[];
}

export interface Arrival {
  /** Milliseconds from the commitment to the contribution; null: it was there before. */
  after: number | null;
  /** The seat at whose screen this person plays, if not at one of their own. */
  screen: number | null;
}

export interface LogContent {
  name: string;
  hash: string;
  changes: Record<string, Record<string, unknown>>;
}

/** This is not a log; `where` names the first part that cannot be read. */
export class NotALog extends Error {
  constructor(readonly where: string) {
    super(`not a log: ${where}`);
  }
}

/** The log in a file. Throws NotALog. */
export function parseLog(text: string): GameLog {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NotALog("json");
  }
  return readLog(data);
}

/** Takes nothing for granted: it may be of anybody. Throws NotALog. */
export function readLog(data: unknown): GameLog {
  const log = record(data, "json");
  if (log.format !== FORMAT) throw new NotALog("format");
  return {
    rules: words(log.rules, "rules"),
    seats: count(log.seats, "seats"),
    players: list(log.players, "players", words),
    commitment: bytes(log.commitment, "commitment"),
    contributions: list(log.contributions, "contributions", bytes),
    secret: log.secret === null ? null : bytes(log.secret, "secret"),
    draws: list(log.draws, "draws", draw),
    drawsFor: log.draws_for === undefined ? [] : list(log.draws_for, "draws_for", purpose),
    state: words(log.state, "state"),
    entries: list(log.entries, "entries", entry),
    content: log.content === undefined ? null : content(log.content),
    arrivals: log.arrivals === undefined ? [] : list(log.arrivals, "arrivals", arrival),
  };
}

function arrival(value: unknown, where: string): Arrival | null {
  if (value === null) return null;
  const { after, screen } = record(value, where);
  return {
    after: after === undefined ? null : count(after, `${where}.after`),
    screen: screen === undefined ? null : count(screen, `${where}.screen`),
  };
}

function content(value: unknown): LogContent {
  const { name, hash, changes } = record(value, "content");
  const kinds = Object.entries(record(changes, "content.changes"));
  return {
    name: words(name, "content.name"),
    hash: words(hash, "content.hash"),
    changes: Object.fromEntries(kinds.map(([kind, rows]) => [kind, record(rows, `content.changes.${kind}`)])),
  };
}

function entry(value: unknown, where: string): LogEntry {
  const { act, seat, draws, draws_for, state } = record(value, where);
  return {
    act: words(act, `${where}.act`),
    seat: count(seat, `${where}.seat`),
    draws: draws === undefined ? [] : list(draws, `${where}.draws`, draw),
    drawsFor: draws_for === undefined ? [] : list(draws_for, `${where}.draws_for`, purpose),
    state: words(state, `${where}.state`),
  };
}

function draw(value: unknown, where: string): Draw {
  const [below, result, ...more] = list(value, where, count);
  if (!below || result === undefined || more.length > 0) throw new NotALog(where);
  return { below, result };
}

function purpose(value: unknown, where: string): Purpose {
  if (!Array.isArray(value) || value.length !== 2) throw new NotALog(where);
  const refs = words(value[0], where);
  return { refs: refs ? refs.split(",") : [], many: count(value[1], where) };
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new NotALog(where);
  return value as Record<string, unknown>;
}

/** Things in a list are named from 1, as entries are. */
function list<T>(value: unknown, where: string, read: (value: unknown, where: string) => T): T[] {
  if (!Array.isArray(value)) throw new NotALog(where);
  return value.map((item, index) => read(item, `${where}.${index + 1}`));
}

function words(value: unknown, where: string): string {
  if (typeof value !== "string") throw new NotALog(where);
  return value;
}

function count(value: unknown, where: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw new NotALog(where);
  return value as number;
}

function bytes(value: unknown, where: string): Uint8Array {
  try {
    return fromHex(words(value, where));
  } catch {
    throw new NotALog(where);
  }
}
