import type { Welcome } from "./generated/messages";

/** The number of the protocol that this client was written for. */
export const PROTOCOL = 2;

/**
 * Is this page of the server's time? After a new server was put in place, pages that were open before run on; they say so,
 * and wait to be reloaded by hand: one that reloads itself could do so for ever, and lose what was begun.
 */
export class Version {
  /** Empty: page and server fit. */
  age = $state<"" | "older" | "newer">("");
  /** The reader wants to go on for now; asked again when the server greets anew. */
  later = $state(false);

  /** `script`: the address of the page's first script, which holds a hash of the whole client. */
  constructor(public script = "") {}

  hear({ protocol, client = "" }: Pick<Welcome, "protocol" | "client">): void {
    this.later = false;
    if (protocol !== PROTOCOL) this.age = protocol > PROTOCOL ? "older" : "newer";
    else this.age = client && this.isBuilt && client !== this.script ? "older" : "";
  }

  /** A part of this page is not on the server any more. */
  miss(): void {
    this.later = false;
    this.age ||= "older";
  }

  /** A page that is being worked on is served from its sources. */
  private get isBuilt(): boolean {
    return this.script.startsWith("/assets/");
  }
}

export const version = new Version();
