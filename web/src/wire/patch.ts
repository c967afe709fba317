import type { Change } from "./generated/messages";

type Node = Record<string | number, unknown>;

/** The view after a patch. What did not change is shared with the view before, so that screens redraw only what did. */
export function patched<T>(view: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, [path, ...value]) => put(now, path, value), view) as T;
}

function put(node: unknown, path: readonly (string | number)[], value: readonly unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value[0];
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
  if (rest.length === 0 && value.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  }
  copy[key] = put((node as Node)[key], rest, value);
  return copy;
}
