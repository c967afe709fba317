import { router } from "../../router.svelte";

/** The secret of a mailed link, taken out of the address so that neither the history nor a glance over the shoulder has it. */
export function takeToken(): string {
  const token = router.hash;
  if (token) router.go(router.path, { replace: true });
  return token;
}
