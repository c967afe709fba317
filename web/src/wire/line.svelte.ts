import { Beat } from "./beat";
import type { ClientMessage, Done, Refused, ServerMessage } from "./generated/messages";
import { version } from "./version.svelte";

export type Refusal = Refused["refusal"];
type Asking = ClientMessage extends infer M ? (M extends { ref: number } ? Omit<M, "ref"> : never) : never;
type News = Exclude<ServerMessage, { type: "done" | "refused" | "failed" | "welcome" | "busy" }>;

/** A rule of the game forbids it. */
export class RefusedByRule extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** It could not be done for another reason. */
export class CouldNot extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** The connection is away: nothing was sent, or nobody knows whether it arrived. */
export class LineLost extends Error {}

/** Who listens to one table, and which version they have. */
export interface Listener {
  have(): number;
  /** From which of several seats at this screen the table is looked at; null: from none. */
  from: number | null;
  hear(news: News): void;
  lost(code: string, text: string): void;
}

interface Pending {
  resolve(done: Done): void;
  reject(error: Error): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** Milliseconds until an attempt to connect that comes to nothing is given up. */
const LONGEST_ATTEMPT = 6_000;

/**
 * The one WebSocket of this page. It connects again by itself and takes up every watched table where it was, by version;
 * it never keeps an ask for later: what cannot be sent now fails now.
 */
export class Line {
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  /** When the next attempt is made, in this browser's time. */
  nextAttempt = $state(0);
  /** The server's clock less ours. */
  skew = 0;
  private socket: WebSocket | undefined;
  private pending = new Map<number, Pending>();
  private listeners = new Map<string, { listener: Listener; invite: string }>();
  private ref = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  onTurn: (table: string) => void = () => {};
  private readonly beat = new Beat({
    ping: (hidden) => void this.ask({ type: "ping", hidden }).catch(() => {}),
    silent: () => this.giveUp(),
  });

  constructor(private readonly address: string) {
    window.addEventListener("online", () => this.wakeUp());
    window.addEventListener("pageshow", () => this.wakeUp());
    window.addEventListener("offline", () => this.beat.doubt()); // a server at home may still be there
    document.addEventListener("visibilitychange", () => {
      this.beat.turn();
      if (!document.hidden && this.state === "lost") this.wakeUp();
    });
  }

  /** The network, or the page, is back: do not wait for the next attempt. */
  private wakeUp(): void {
    if (this.state === "open") return this.beat.doubt();
    if (this.state !== "lost") return;
    this.pause = FIRST_PAUSE;
    this.drop();
    this.connect();
  }

  now(): number {
    return Date.now() + this.skew;
  }

  connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.state = this.state === "idle" ? "connecting" : "lost";
    const socket = (this.socket = new WebSocket(this.address));
    socket.onmessage = (message) => socket === this.socket && this.hear(JSON.parse(message.data));
    socket.onclose = () => socket === this.socket && this.fallen();
    this.timer = setTimeout(() => this.giveUp(), LONGEST_ATTEMPT);
  }

  /** This socket leads nowhere, though nobody closed it. */
  private giveUp(): void {
    this.drop();
    this.fallen();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined; // nothing that it says from now on counts
    socket?.close();
  }

  /** Leave; connect again (with a new session or language) by `connect`. */
  close(): void {
    clearTimeout(this.timer);
    this.beat.stop();
    this.state = "idle";
    this.drop();
    this.failAll();
  }

  /** With a new identity or language the server must greet us anew. */
  reconnect(): void {
    if (this.state === "idle") return;
    this.close();
    this.connect();
  }

  ask(message: Asking): Promise<Done> {
    if (this.state !== "open" || this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new LineLost());
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...message, ref }));
    this.beat.spoke();
    return new Promise((resolve, reject) => this.pending.set(ref, { resolve, reject }));
  }

  watch(table: string, listener: Listener, invite = ""): () => void {
    this.listeners.set(table, { listener, invite });
    if (this.state === "open") this.takeUp(table);
    else this.connect();
    return () => {
      this.listeners.delete(table);
      if (this.state === "open") this.ask({ type: "unwatch", table }).catch(() => {});
    };
  }

  /** Something was missed: have the table told whole. */
  takeUp(table: string, have?: number): void {
    const watched = this.listeners.get(table);
    if (!watched) return;
    const { listener, invite } = watched;
    const seat = listener.from;
    this.ask({ type: "watch", table, have: have ?? listener.have(), full: true, invite, seat }).catch((error) => {
      if (error instanceof CouldNot) listener.lost(error.code, error.message);
    });
  }

  private hear(message: ServerMessage): void {
    this.beat.heard();
    switch (message.type) {
      case "welcome":
        version.hear(message);
        this.skew = message.now - Date.now();
        this.state = "open";
        this.pause = FIRST_PAUSE;
        clearTimeout(this.timer);
        for (const table of this.listeners.keys()) this.takeUp(table);
        this.beat.start();
        return;
      case "done":
        return this.settle(message.ref, (asked) => asked.resolve(message));
      case "refused":
        return this.settle(message.ref, (asked) => asked.reject(new RefusedByRule(message.refusal)));
      case "failed":
        if (message.ref !== null)
          this.settle(message.ref, (asked) => asked.reject(new CouldNot(message.code, message.text)));
        else if (message.table) this.listeners.get(message.table)?.listener.lost(message.code, message.text);
        return;
      case "turn":
        return this.onTurn(message.table);
      case "busy":
      case "bye":
        return;
      default:
        this.listeners.get(message.table)?.listener.hear(message);
    }
  }

  private settle(ref: number, how: (asked: Pending) => void): void {
    const asked = this.pending.get(ref);
    this.pending.delete(ref);
    if (asked) how(asked);
  }

  private fallen(): void {
    clearTimeout(this.timer);
    this.beat.stop();
    this.socket = undefined;
    this.state = "lost";
    this.failAll();
    const pause = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.nextAttempt = Date.now() + pause;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private failAll(): void {
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const asked of pending) asked.reject(new LineLost());
  }
}

const scheme = location.protocol === "https:" ? "wss" : "ws";
export const line = new Line(`${scheme}://${location.host}/api/v1/socket`);
