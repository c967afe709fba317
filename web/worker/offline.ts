// The page without a network: in the reader's language and theme, and away as soon as there is a network again.

const kept = (() => {
  try {
    return JSON.parse(localStorage.getItem("astrarium.settings") ?? "{}") as { lang?: string; theme?: string };
  } catch {
    return {};
  }
})();
const root = document.documentElement;
const lang = kept.lang ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
const light = kept.theme === "light" || (kept.theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
root.lang = root.dataset.lang = lang === "fr" ? "fr" : "en";
root.dataset.theme = light ? "light" : "dark";

const again = () => location.reload();
addEventListener("online", again);
addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", again);
});
/** The network may be there while the server is not. */
setInterval(() => {
  fetch("/healthz", { cache: "no-store" }).then(again, () => {});
}, 5_000);

export {};
