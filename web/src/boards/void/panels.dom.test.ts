import { flushSync } from "svelte";
import { afterAll, expect, test } from "vitest";
import { plain, reading } from "../../../bench/checks/reading";
import { putAway, show } from "../../../bench/show";
import { settings } from "../../settings.svelte";
import { viewOf } from "./view";

afterAll(putAway);

test("a battle names both sides and shows every die that was rolled", async () => {
  const table = await show("void/ask.loss");
  const { words } = reading(table, "en");
  const { battle } = viewOf({ view: table.sight.table.view! });
  const { attacker, defender } = battle!;
  await table.until(() => table.all(".board .panel.battle").length > 0, "the battle is drawn");
  const panel = table.one(".board .panel.battle");
  const names = [...panel.querySelectorAll(".sides .seatname")].map((name) => plain(name.textContent));
  expect(names).toHaveLength(2);
  for (const { seat } of [attacker, defender])
    if (seat !== null && seat !== table.sight.table.seat) expect(names).toContain(plain(words.name(`seat:${seat}`)));
  expect(names.every(Boolean)).toBe(true);
  expect(panel.querySelectorAll(".dice > *")).toHaveLength(attacker.dice.length + defender.dice.length);
});

test("in a window for tactics a battle says who is asked now and who has decided", async () => {
  const table = await show("void/ask.attacked", { lang: "fr" });
  await table.until(() => table.all(".board .panel.battle").length > 0, "the battle is drawn");
  const said = table.all(".panel.battle .sides .window").map(({ textContent }) => plain(textContent));
  expect(said).toEqual(["à vous", "a décidé"]);
});

test("all that another has is listed in words when it is asked for, and shown on the map by a press", async () => {
  const table = await show("void/middle.3", { lang: "fr" });
  const { words } = reading(table, "fr");
  const { seat, view } = table.sight.table;
  const { players, spaces } = viewOf({ view: view! });
  const other = players.findIndex((player, i) => i !== seat && player.technologies.length > 0);
  const plate = table.one(`.board .seatp.seat-${other + 1}`);
  plate.querySelector<HTMLElement>(".more")!.click();
  await table.until(() => plate.querySelector(".holdings") !== null, "it is listed");
  const told = [...plate.querySelectorAll(".holdings .tx b")].map((name) => plain(name.textContent));
  for (const id of players[other]!.technologies) expect(told).toContain(plain(words.name(`technology:${id}`)));
  const fleets = spaces.filter((space) => space.fleets.some((fleet) => fleet.seat === other));
  const rows = plate.querySelectorAll<HTMLElement>(".holdings .wide");
  expect(rows).toHaveLength(fleets.length);
  rows[0]!.click();
  flushSync();
  expect(table.all(".at.shown").map(({ dataset }) => dataset.space)).toEqual([fleets[0]!.id]);
});

test("an offer stands open with what is given and wanted, and can be answered on the board", async () => {
  const table = await show("void/ask.reply");
  const { offers } = viewOf({ view: table.sight.table.view! });
  const [offer] = offers;
  const { words } = reading(table, "en");
  await table.until(() => table.all(".board .panel").length > 0, "the offer is drawn");
  expect(table.text(".board .panel")).toContain(plain(words.name(`seat:${offer!.by}`)));
  expect(table.text(".board .panel")).toContain(String(offer!.gives.credits));
  expect(table.all(".board .thing.lit, #decision .answer").length).toBeGreaterThanOrEqual(
    table.sight.table.questions![0]!.options.length,
  );
});

test("the choice of race says in words what it brings, which suits a first game, and takes one press", async () => {
  const table = await show("void/ask.race", { lang: "fr", width: 390 });
  settings.press = "quick";
  await table.until(() => table.all(".races .race").length > 0, "the races are drawn");
  const easy = table.all(".races .race").filter((race) => race.textContent?.includes("facile pour débuter"));
  expect(easy.map((race) => race.querySelector("b")!.textContent)).toEqual(["La 7e Académie d’Eegh", "Les Légions de Decima"]); // biome-ignore format: a list
  expect(plain(easy[0]!.querySelector(".press")!.getAttribute("aria-label"))).toContain("4 crédits par tour");
  expect(table.text("#decision")).not.toContain("encore une fois");
  easy[0]!.querySelector<HTMLElement>(".press")!.click();
  flushSync();
  await table.until(() => !table.all(".races").length, "it is taken");
});

test("a player’s sheet has points only where they are open", async () => {
  const table = await show("void/middle.3", { lang: "fr", width: 390 });
  const other = table.sight.table.seat === 0 ? 1 : 0;
  table.one(`.board button[data-tell="seat:${other}"]`).click();
  await table.until(() => table.all(".opponent .six li").length > 0, "the sheet is open");
  expect(table.all(".opponent .six li")).toHaveLength(6);
  expect(table.text(".opponent .six")).not.toContain("points");
});
