import { api } from "../../wire/api";
import { readCode } from "./code";

/** Where an invitation leads: the table's name, and the secret that lets one in; or the short code that stands for both. */
export type Invitation = { table: string; invite: string } | { code: string };

// Crockford's alphabet, in which tables are named: without i, l, o and u, so that a name can be read out.
const NAME = /^[0-9a-hjkmnp-tv-z]{12}$/;

/** What somebody pasted or typed: a link, its end, a code, or a table's name. Null if it is none of these. */
export function readInvitation(text: string, origin: string): Invitation | null {
  const typed = text.trim();
  const path = typed.includes("/") ? pathOf(typed, origin) : typed;
  const [place = "", invite = ""] = path?.split("#", 2) ?? [];
  const code = readCode(place.replace(/^\/?j\//, ""));
  if (code) return { code };
  const table = place
    .replace(/^\/?table\//, "")
    .replace(/[\s-]/g, "")
    .toLowerCase();
  return NAME.test(table) ? { table, invite } : null;
}

export function addressOf({ table, invite }: { table: string; invite: string }): string {
  return `/table/${table}${invite ? `#${invite}` : ""}`;
}

/** The address of the table; a code is looked up. Throws what the server says of a wrong one. */
export async function follow(invitation: Invitation): Promise<string> {
  return addressOf("code" in invitation ? await api.followCode(invitation.code) : invitation);
}

/** The part after the server's own address; null for a link to elsewhere. */
function pathOf(typed: string, origin: string): string | null {
  const { host } = new URL(origin);
  const whole = typed.startsWith(`${host}/`) ? `http://${typed}` : typed;
  if (!URL.canParse(whole, origin)) return null;
  const url = new URL(whole, origin);
  return url.host === host ? url.pathname + url.hash : null;
}
