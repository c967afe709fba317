import type { Lang } from "./words/catalog";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "on" | "off";
export type Sound = "off" | "soft" | "full";

const KEY = "astrarium.settings";

/** How this browser likes to read: kept here alone, never sent anywhere but the language. */
class Settings {
  lang = $state<Lang>(navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state<Sound>("soft");
  private systemLight = $state(false);
  private systemStill = $state(false);

  readonly light = $derived(this.theme === "light" || (this.theme === "system" && this.systemLight));
  /** Nothing moves: by the system's wish or the reader's own. */
  readonly still = $derived(this.motion === "off" || (this.motion === "system" && this.systemStill));

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

  keep(): void {
    const { lang, theme, motion, sound } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound }));
  }

  private kept(): Partial<Pick<Settings, "lang" | "theme" | "motion" | "sound">> {
    try {
      const { lang, theme, motion, sound } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return {
        ...(lang === "en" || lang === "fr" ? { lang } : {}),
        ...(["system", "dark", "light"].includes(theme) ? { theme } : {}),
        ...(["system", "on", "off"].includes(motion) ? { motion } : {}),
        ...(["off", "soft", "full"].includes(sound) ? { sound } : {}),
      };
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
