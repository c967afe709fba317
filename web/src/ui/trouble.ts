import { Problem } from "../wire/api";
import { Dismissed } from "../wire/passkey";
import { t } from "../words/t.svelte";

/** What to say when something could not be done: the server's own words, or that it could not be reached. */
export function tell(error: unknown): string {
  if (error instanceof Dismissed) return t("passkey.dismissed");
  return error instanceof Problem ? error.message : t("home.unreachable");
}
