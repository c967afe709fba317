import { num } from "../painter/svg.ts";

/** A painted world inside another picture. */
export const nested = (world: string, x: number, y: number, size: number): string =>
  world.replace(
    /^<svg xmlns="[^"]*" viewBox="([^"]*)" [^>]*>/,
    `<svg x="${num(x)}" y="${num(y)}" width="${num(size)}" height="${num(size)}" viewBox="$1">`,
  );
