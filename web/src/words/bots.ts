import english from "../../../src/astrarium/bots/text/en.toml";
import french from "../../../src/astrarium/bots/text/fr.toml";
import type { Books } from "./t.svelte";

/** What bots are called: from the same files as in the terminal and in the server's own words. */
export const BOT_NAMES: Books = { en: async () => bookOf(english), fr: async () => bookOf(french) };

function bookOf(file: Readonly<Record<string, unknown>>): { default: Readonly<Record<string, string>> } {
  const names = Object.entries(file.bot as Record<string, string>);
  return { default: Object.fromEntries(names.map(([bot, name]) => [`bot.${bot}`, name])) };
}
