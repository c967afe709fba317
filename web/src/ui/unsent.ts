/** What somebody has begun on this page and would lose with it. */

const drafts = new Set<() => boolean>();
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** To call while something is in the making; `isBegun` is asked when it matters. */
export function mayBeUnsent(isBegun: () => boolean): () => void {
  drafts.add(isBegun);
  return () => drafts.delete(isBegun);
}

export function hasUnsent(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...drafts].some((isBegun) => isBegun()) || [...typedIn].some((field) => field.value.trim() !== "");
}

/** Notes which fields somebody types in; to call once. */
export function noteTyping(page: Document): void {
  page.addEventListener("input", ({ target }) => {
    const isText = target instanceof HTMLInputElement && ["text", "email", "search"].includes(target.type);
    if (isText || target instanceof HTMLTextAreaElement) typedIn.add(target);
  });
}
