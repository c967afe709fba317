import type { Changes } from "../src/table/content";
import type { TableContent } from "../src/wire/api";
import type { ClientMessage, ServerMessage } from "../src/wire/generated/messages";
import { PROTOCOL } from "../src/wire/version.svelte";
import type { Lang } from "../src/words/catalog";
import { type Read, type RecordedSight, shelfPath } from "./sights";

const API = "/api/v1";
/** Milliseconds between the latest entry of a sight and the reader's coming: so much of the clock has run. */
const CAME_AFTER = 2_000;

/** What an address replies where nothing is recorded: a server with no tables, no mail and no friends' addresses. */
const EMPTY: Readonly<Record<string, unknown>> = {
  "/tables": { tables: [] },
  "/tables/mine": { tables: [] },
  "/addresses": { links: [], may_open: false, port: 8000 },
  "/push": { key: "" },
};

/**
 * A server that knows one recorded table and what the installed games say of themselves. It stands in the place of
 * `fetch` and `WebSocket`, so that the client above them is the real one.
 */
export class House {
  constructor(
    private readonly read: Read,
    private readonly sight: RecordedSight | null = null,
    private readonly lang: Lang = "en",
    /** What the table plays with, if its `about` says that it is changed. */
    private readonly changes: Changes = {},
  ) {}

  /** From now on everything that this page asks is answered here. */
  open(): void {
    const house = this;
    globalThis.fetch = (input, init) => this.fetch(String(input), init?.method ?? "GET");
    globalThis.WebSocket = class extends RecordedSocket {
      constructor() {
        super(house);
      }
    } as unknown as typeof WebSocket;
  }

  private async fetch(address: string, method: string): Promise<Response> {
    const path = address.replace(API, "");
    try {
      const reply = await this.reply(path, method);
      return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
    } catch {
      return Response.json({ error: { code: "not_found", message: path } }, { status: 404 });
    }
  }

  private async reply(path: string, method: string): Promise<unknown> {
    const [bare = ""] = path.split("?");
    if (bare === "/me" && method !== "GET") return this.reader;
    if (bare === "/me") return { person: this.reader, mail: false, passkeys: false };
    if (bare === "/guest") return this.reader;
    if (method !== "GET") return undefined;
    if (bare.startsWith("/games")) return this.read(shelfPath(path));
    if (bare.endsWith("/story")) return { version: this.version, story: this.sight?.table.story ?? [] };
    if (bare.endsWith("/chat")) return { lines: [] };
    if (bare.endsWith("/content") && this.content) return this.content;
    if (bare in EMPTY) return EMPTY[bare];
    throw new Error(path);
  }

  private get content(): TableContent | null {
    const mark = this.sight?.table.about.content;
    return mark ? { ...mark, changes: this.changes, list: [], notices: [], words: {}, rules: {} } : null;
  }

  private get version(): number {
    return this.sight?.table.version ?? 0;
  }

  /** Who looks: the person in the sight's seat, or somebody who has none. */
  private get reader(): object {
    const { seat, seats } = this.sight?.table ?? { seat: null, seats: [] };
    const sitting = seats[seat ?? -1];
    return { id: sitting?.person || "aaaa", name: sitting?.name ?? "Ada", lang: this.lang };
  }

  greet(): ServerMessage {
    const now = (this.sight?.table.at ?? 0) + CAME_AFTER;
    return { type: "welcome", protocol: PROTOCOL, person: "", name: "", lang: "en", now, client: "" };
  }

  /** What is told to who says this. */
  hear(message: ClientMessage): ServerMessage[] {
    const { ref } = message as { ref: number };
    const done = { type: "done" as const, ref, version: this.version };
    if (!this.sight) return [done];
    if (message.type === "watch") return [done, this.sight.table];
    if (message.type !== "answer") return [done];
    const then = this.sight.then ?? [];
    return [...then, { ...done, version: then.at(-1)?.version ?? done.version }];
  }
}

/** The one connection of the page to the house. */
class RecordedSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly house: House) {
    queueMicrotask(() => {
      this.readyState = 1;
      this.tell([house.greet()]);
    });
  }

  send(text: string): void {
    const replies = this.house.hear(JSON.parse(text));
    queueMicrotask(() => this.tell(replies));
  }

  close(): void {
    this.readyState = 3;
  }

  private tell(messages: readonly ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
