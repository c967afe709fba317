import type { Lang } from "./words/catalog";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "on" | "off";
/** How fast the others' deeds are shown. */
export type Pace = "at_once" | "brisk" | "calm";
/** How large words are, in percent. */
export type TextSize = "100" | "112" | "125";
/** Which answers want a second press: none, those that cannot be taken back, all. */
export type AskAgain = "never" | "final" | "always";
/** What a press on an answer does: it answers, if that can be taken back; or it only picks. */
export type Press = "quick" | "careful";
/** When the log shows the rule of a line. */
export type RuleTags = "pointed" | "always";
/** When a small card tells of a thing: where the pointer rests, or only with the key I. */
export type Cards = "hover" | "key";
export type Sound = "off" | "soft" | "full";

const KEY = "astrarium.settings";

/** What is kept, with all that it may be. */
const KEPT = {
  lang: ["en", "fr"],
  theme: ["system", "dark", "light"],
  motion: ["system", "on", "off"],
  pace: ["at_once", "brisk", "calm"],
  text: ["100", "112", "125"],
  askAgain: ["never", "final", "always"],
  press: ["quick", "careful"],
  ruleTags: ["pointed", "always"],
  cards: ["hover", "key"],
  sound: ["off", "soft", "full"],
} as const satisfies { readonly [Key in keyof Settings]?: readonly Settings[Key][] };

/** How this browser likes to read: kept here alone, never sent anywhere but the language. */
class Settings {
  lang = $state<Lang>(navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  pace = $state<Pace>("brisk");
  text = $state<TextSize>("100");
  askAgain = $state<AskAgain>("never");
  press = $state<Press>("quick");
  ruleTags = $state<RuleTags>("pointed");
  cards = $state<Cards>("hover");
  sound = $state<Sound>("soft");
  private systemLight = $state(false);
  private systemStill = $state(false);

  readonly light = $derived(this.theme === "light" || (this.theme === "system" && this.systemLight));
  /** Nothing moves: by the system's wish or the reader's own. */
  readonly still = $derived(this.motion === "off" || (this.motion === "system" && this.systemStill));

  /** Has nothing been chosen in this browser yet? */
  get areNew(): boolean {
    return localStorage.getItem(KEY) === null;
  }

  constructor() {
    Object.assign(this, this.kept());
    this.follow("(prefers-color-scheme: light)", (yes) => (this.systemLight = yes));
    this.follow("(prefers-reduced-motion: reduce)", (yes) => (this.systemStill = yes));
  }

  /** The other of light and dark, from now on. */
  turnTheme(): void {
    this.theme = this.light ? "dark" : "light";
    this.keep();
  }

  /** Is an answer to be given twice before it counts? */
  readonly asksTwice = (reveals: boolean): boolean =>
    this.askAgain === "always" || (this.askAgain === "final" && reveals);

  /** One of them from now on. */
  choose<Key extends keyof typeof KEPT>(key: Key, value: (typeof KEPT)[Key][number]): void {
    Object.assign(this, { [key]: value });
    this.keep();
  }

  keep(): void {
    const kept = Object.keys(KEPT).map((key) => [key, this[key as keyof typeof KEPT]]);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  }

  private kept(): Partial<Settings> {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      const known = Object.entries(KEPT).filter(([key, values]) => (values as readonly unknown[]).includes(found[key]));
      return Object.fromEntries(known.map(([key]) => [key, found[key]]));
    } catch {
      return {};
    }
  }

  private follow(query: string, tell: (yes: boolean) => void): void {
    const wish = window.matchMedia(query);
    tell(wish.matches);
    wish.addEventListener("change", () => tell(wish.matches));
  }
}

export const settings = new Settings();
