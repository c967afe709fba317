import type { Me } from "../../wire/api";

export type Quiet = NonNullable<Me["notices"]["quiet"]>;

/** Minutes since midnight of what a time field holds; null while it is half typed. */
export function minutes(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

export function spellTime(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
