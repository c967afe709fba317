import { afterAll, expect, test } from "vitest";
import { plain, reading } from "../../../../bench/checks/reading";
import { putAway, show } from "../../../../bench/show";
import { BOX } from "../content";
import { viewOf } from "../view";
import { t } from "../words";
import { shelvesOf } from "./market";

afterAll(putAway);

test("the stall has its shelves in the order of prices, and on each all copies that are left", async () => {
  const { sight, all } = await show("frontiers/ask.action");
  const shelves = shelvesOf({ view: sight.table.view!, changes: null });
  const shown = all(".board .stall .shelf");
  expect(shown.map((shelf) => plain(shelf.querySelector(".price")?.textContent))).toEqual(
    shelves.map(({ cost }) => plain(t("frontiers.price", { n: cost }))),
  );
  expect(shown.map((shelf) => shelf.querySelectorAll("li").length)).toEqual(shelves.map(({ places }) => places.length));
  const left = shelves.flatMap(({ places }) => places).reduce((sum, place) => sum + place.left, 0);
  expect(all(".board .stall .copies .left")).toHaveLength(left);
});

test("the open market says what each development costs and why it cannot be bought", async () => {
  const table = await show("frontiers/ask.develop");
  const { words, now } = reading(table, "en");
  const places = table.all(".board .dthing").filter((place) => place.querySelector(".fdev.stall"));
  const { market, players } = viewOf({ view: now.view! });
  expect(places).toHaveLength(market.length);
  for (const { development } of market) {
    const name = plain(words.name(`development:${development}`));
    const place = places.find((one) => plain(one.querySelector(".name")?.textContent) === name);
    expect(plain(place?.querySelector(".cost b")?.textContent), name).toBe(String(BOX.developmentOf(development).cost));
    const isOwn = players[now.seat!]!.developments.some((own) => own.development === development);
    if (isOwn) expect(plain(place?.querySelector(".why")?.textContent), name).toBe(t("frontiers.market.own"));
  }
});
