const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Does this page's own address mean the very computer where it is read? Then nobody else can open it. */
export function isHere(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** What links for friends may begin with, the best first: the way by which this page came, then what the server tried. */
export function waysFrom(origin: string, links: readonly string[]): string[] {
  return [...new Set([...(isHere(origin) ? [] : [origin]), ...links])];
}
