import { mount } from "svelte";
import { House } from "./house";
import { type RecordedSight, sightPath } from "./sights";

/**
 * The page of the bench: `/bench/` lists the recorded sights, `?sight=roll/ask.select` opens one as its whole table (with
 * `&guided` as a guided one), and `&part=board`, `bar` or `portrait&thing=tile:…` mounts that part alone. `?page=/rules/void`
 * opens any other page of the client. `lang`, `theme`, `pace`, `motion`, `text` and `press` are settings of the reader.
 */
const asked = new URLSearchParams(location.search);
const SETTINGS = ["lang", "theme", "pace", "motion", "text", "press"];

const fetched = globalThis.fetch.bind(globalThis);
async function read(path: string): Promise<unknown> {
  const reply = await fetched(`/${path}`);
  if (!reply.ok) throw new Error(`${reply.status} ${path}`);
  return reply.json();
}

/** Nothing of what was looked at before is remembered; what is told once on a device was told. */
function settle(): void {
  localStorage.clear();
  localStorage.setItem("astrarium.holds", "told");
  const chosen = SETTINGS.flatMap((key) => (asked.has(key) ? [[key, asked.get(key)]] : []));
  const wished = { lang: "en", pace: "at_once", motion: "off", ...Object.fromEntries(chosen) };
  localStorage.setItem("astrarium.settings", JSON.stringify(wished));
}

async function open(): Promise<void> {
  const [name, part, page] = [asked.get("sight"), asked.get("part"), asked.get("page")];
  if (!name && !page) return list();
  settle();
  const sight = name ? ((await read(sightPath(name))) as RecordedSight) : null;
  if (sight && asked.has("guided")) guide(sight);
  new House(read, sight, asked.get("lang") === "fr" ? "fr" : "en").open();
  if (part && sight) return alone(sight, part);
  history.replaceState(null, "", sight ? `/table/${sight.table.table}` : page);
  await import("../src/main");
}

function guide({ table: { table, about } }: RecordedSight): void {
  localStorage.setItem("astrarium.coach", JSON.stringify({ tables: { [table]: about.game } }));
}

/** One part of a table, in the styles of the client. */
async function alone(sight: RecordedSight, part: string): Promise<void> {
  const [{ default: Part }, { prepare }] = await Promise.all([import("./Part.svelte"), import("./prepare")]);
  await prepare();
  mount(Part, { target: document.getElementById("app")!, props: { sight, part, thing: asked.get("thing") ?? "" } });
}

async function list(): Promise<void> {
  const [{ default: Catalogue }, { prepare }] = await Promise.all([import("./Catalogue.svelte"), import("./prepare")]);
  await prepare();
  mount(Catalogue, { target: document.getElementById("app")! });
}

await open();
