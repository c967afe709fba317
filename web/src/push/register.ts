/** The service worker: notices, and a page for when there is no network. The dev server has none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {}); // the client works without it
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
