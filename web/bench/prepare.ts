import "../src/style/tokens.css";
import "../src/style/base.css";
import "../src/style/controls.css";
import "../src/style/seats.css";
import "../src/style/frame.css";
import { showSprite } from "../src/boards/sprite";
import { settings } from "../src/settings.svelte";
import { learn } from "../src/words/t.svelte";

/** What the whole client does before it is mounted, for a part that is mounted alone. */
export async function prepare(): Promise<void> {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.light ? "light" : "dark";
  root.dataset.motion = settings.still ? "off" : "on";
  showSprite();
  await learn(settings.lang);
}
