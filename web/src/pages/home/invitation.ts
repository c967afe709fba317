/** Where an invitation leads: the table's name, and the secret that lets one in. */
export interface Invitation {
  table: string;
  invite: string;
}

// Crockford's alphabet, in which tables are named: without i, l, o and u, so that a name can be read out.
const NAME = /^[0-9a-hjkmnp-tv-z]{12}$/;

/** What somebody pasted: a whole link, its end, or a table's name as it was read out. Null if it is none of these. */
export function readInvitation(text: string, origin: string): Invitation | null {
  const typed = text.trim();
  const path = typed.includes("/") ? pathOf(typed, origin) : typed;
  const [place = "", invite = ""] = path?.split("#", 2) ?? [];
  const table = place
    .replace(/^\/?table\//, "")
    .replace(/[\s-]/g, "")
    .toLowerCase();
  return NAME.test(table) ? { table, invite } : null;
}

export function addressOf({ table, invite }: Invitation): string {
  return `/table/${table}${invite ? `#${invite}` : ""}`;
}

/** The part after the server's own address; null for a link to elsewhere. */
function pathOf(typed: string, origin: string): string | null {
  const { host } = new URL(origin);
  const whole = typed.startsWith(`${host}/`) ? `http://${typed}` : typed;
  if (!URL.canParse(whole, origin)) return null;
  const url = new URL(whole, origin);
  return url.host === host ? url.pathname + url.hash : null;
}
