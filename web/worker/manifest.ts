import type { Lang } from "../src/words/catalog.ts";

const DESCRIPTIONS: Record<Lang, string> = {
  en: "Space-empire board games with friends or against bots.",
  fr: "Des jeux de conquête spatiale, entre amis ou contre des automates.",
};
const NEW: Record<Lang, string> = { en: "New table", fr: "Nouvelle table" };

/** What a browser must know to install the client as an app. */
export function manifest(lang: Lang): string {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${purpose === "any" ? "app" : "maskable"}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: "Astrarium",
    short_name: "Astrarium",
    description: DESCRIPTIONS[lang],
    lang,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0b1323",
    theme_color: "#0b1323",
    categories: ["games"],
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
    shortcuts: [{ name: NEW[lang], url: "/new" }],
  });
}
