/**
 * Where a table's pages are. The invitation stands in the fragment, which browsers send to nobody; only the server's own
 * interface is told it.
 */
export function pageOf(kind: "table" | "replay" | "verify", table: string, invite = ""): string {
  return `/${kind}/${table}${invite ? `#${invite}` : ""}`;
}

export function logOf(table: string, invite = ""): string {
  return `/api/v1/tables/${table}/log${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
}
