import { afterAll, expect, test } from "vitest";
import { putAway, show } from "../../bench/show";
import { GAMES } from "../boards/folders";

afterAll(putAway);

test("whoever played reads how they did, in words", async () => {
  const { sight, all } = await show(`${GAMES[0]}/end.3`, { lang: "fr" });
  const { outcome, seat } = sight.table;
  const n = outcome!.scores[seat!];
  const place = outcome!.places[seat!];
  const said = all("dialog [data-ours]").map((line) => line.textContent);
  expect(said).toEqual([`Vous\u00a0: ${place === 1 ? "1ʳᵉ place" : `${place}ᵉ place`}, ${n}\u00a0points`]);
});
