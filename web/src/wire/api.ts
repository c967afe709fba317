import type { components } from "./generated/api";

type Schemas = components["schemas"];
export type Me = Schemas["Me"];
export type Factors = Schemas["Factors"];
export type PasskeyCard = Schemas["PasskeyCard"];
export type Here = Schemas["Here"];
export type GameCard = Schemas["GameCard"];
export type GamePage = Schemas["GamePage"];
export type Rules = Schemas["Rules"];
export type TableCard = Schemas["TableCard"];
export type Wish = Schemas["Wish"];
export type Clock = Schemas["Clock"];
export type Chapter = Schemas["Chapter"];
export type ChatLine = Schemas["ChatLine"];
/** Under which links friends find this server. */
export type Addresses = Schemas["Addresses"];
export type Replay = Schemas["Replay"];
/** What a table plays with, if not with what is in the box. */
export type TableContent = Schemas["TableContent"];
export type ContentMark = Schemas["ContentMark"];
export type Lang = Me["lang"];

/** What the server said no to, in the reader's language; programs go by `code`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The address could not be reached at all. */
export class Unreachable extends Error {}

const BASE = "/api/v1";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(BASE + path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (reply.status === 204) return undefined as T;
  const data = await reply.json().catch(() => null);
  if (reply.ok) return data as T;
  const { code = "unknown", message = reply.statusText, args } = data?.error ?? {};
  throw new Problem(reply.status, code, message, args);
}

function query(args: Record<string, string | number | undefined>): string {
  const given = Object.entries(args).filter(([, value]) => value !== undefined && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
}

/** One function for each address of the server; `docs/protocol.md` says what they mean. */
export const api = {
  me: () => ask<Here>("GET", "/me"),
  guest: (name: string, lang: Lang) => ask<Me>("POST", "/guest", { name, lang }),
  change: (what: Schemas["PatchMe"]) => ask<Me>("PATCH", "/me", what),
  forget: (password = "") => ask<void>("DELETE", "/me", { password }),
  account: (email: string, password = "") => ask<Schemas["Signed"]>("POST", "/account", { email, password }),
  signIn: (email: string, password: string) => ask<Me>("POST", "/session", { email, password }),
  signOut: () => ask<void>("DELETE", "/session"),
  signOutEverywhere: () => ask<void>("DELETE", "/sessions"),
  password: (old: string, fresh: string) => ask<void>("POST", "/password", { old, new: fresh }),
  askLink: (email: string) => ask<void>("POST", "/link", { email }),
  useLink: (token: string, password?: string) => ask<Me>("POST", "/link/use", { token, password: password ?? null }),

  beginPasskey: (ticket: string | null) => ask<Schemas["PasskeyAsked"]>("POST", "/session/passkey/begin", { ticket }),
  usePasskey: (shown: Schemas["UsePasskey"]) => ask<Me>("POST", "/session/passkey", shown),
  useCode: (said: Schemas["UseCode"]) => ask<Me>("POST", "/session/code", said),
  beginProof: () => ask<Schemas["PasskeyAsked"]>("POST", "/me/proof/begin"),
  prove: (proof: Schemas["Prove"]) => ask<void>("POST", "/me/proof", proof),
  factors: () => ask<Factors>("GET", "/me/passkeys"),
  beginNewPasskey: () => ask<Schemas["PasskeyAsked"]>("POST", "/me/passkeys/begin"),
  addPasskey: (made: Schemas["NewPasskey"]) => ask<Schemas["RecoveryCodes"]>("POST", "/me/passkeys", made),
  renamePasskey: (key: string, name: string) => ask<void>("PATCH", `/me/passkeys/${key}`, { name }),
  removePasskey: (key: string) => ask<void>("DELETE", `/me/passkeys/${key}`),
  newCodes: () => ask<Schemas["RecoveryCodes"]>("POST", "/me/codes"),

  addresses: (again = false) => ask<Addresses>("GET", `/addresses${query({ again: again ? "true" : "" })}`),
  letNetworkIn: () => ask<Addresses>("POST", "/addresses"),
  codeOf: (table: string) => ask<{ code: string }>("PUT", `/tables/${table}/code`),
  followCode: (code: string) => ask<Schemas["CodeLeads"]>("GET", `/codes/${code}`),
  pushKey: () => ask<Schemas["PushKey"]>("GET", "/push"),
  subscribe: (browser: Schemas["Subscribe"]) => ask<void>("PUT", "/push", browser),
  unsubscribe: (endpoint: string) => ask<void>("DELETE", "/push", { endpoint }),
  testPush: () => ask<Schemas["Tried"]>("POST", "/push/test"),
  stopNotices: (token: string) => ask<Schemas["Stopped"]>("POST", `/notices/stop${query({ token })}`),

  games: () => ask<GameCard[]>("GET", "/games"),
  game: (key: string) => ask<GamePage>("GET", `/games/${key}`),
  rules: (key: string, lang: Lang) => ask<Rules>("GET", `/games/${key}/rules${query({ lang })}`),
  words: (key: string, lang: Lang) => ask<Schemas["Words"]>("GET", `/games/${key}/words${query({ lang })}`),

  openTables: (game = "") => ask<{ tables: TableCard[] }>("GET", `/tables${query({ game })}`),
  myTables: () => ask<{ tables: TableCard[] }>("GET", "/tables/mine"),
  /** `keep`: how many seats wait for this screen. */
  makeTable: (wish: Partial<Wish> & Pick<Wish, "game" | "seats">, keep: number) =>
    ask<TableCard>("POST", "/tables", { wish, keep }),
  table: (table: string, invite = "") => ask<TableCard>("GET", `/tables/${table}${query({ invite })}`),
  cancel: (table: string) => ask<unknown>("DELETE", `/tables/${table}`),
  join: (table: string, contribution: string, invite = "", together: Schemas["Companion"][] = []) =>
    ask<unknown>("POST", `/tables/${table}/join${query({ invite })}`, { contribution, together }),
  leave: (table: string) => ask<unknown>("POST", `/tables/${table}/leave`),
  start: (table: string) => ask<unknown>("POST", `/tables/${table}/start`),
  seatBot: (table: string, seat: number, bot: string) => ask<unknown>("PUT", `/tables/${table}/seats/${seat}`, { bot }),
  freeSeat: (table: string, seat: number) => ask<unknown>("DELETE", `/tables/${table}/seats/${seat}`),
  relent: (table: string) => ask<unknown>("DELETE", `/tables/${table}/removed`),
  rematch: (table: string) => ask<Schemas["Rematch"]>("POST", `/tables/${table}/rematch`),
  story: (table: string, after: number, invite = "", seat: number | null = null) =>
    ask<Chapter>("GET", `/tables/${table}/story${query({ after, invite, seat: seat ?? undefined })}`),
  replay: (table: string, seat: number | null, invite = "") =>
    ask<Replay>("GET", `/tables/${table}/replay${query({ seat: seat ?? undefined, invite })}`),
  chat: (table: string, invite = "") => ask<{ lines: ChatLine[] }>("GET", `/tables/${table}/chat${query({ invite })}`),
  content: (table: string, lang: Lang, invite = "") =>
    ask<TableContent>("GET", `/tables/${table}/content${query({ lang, invite })}`),
  log: (table: string, invite = "") => ask<Record<string, unknown>>("GET", `/tables/${table}/log${query({ invite })}`),
};
