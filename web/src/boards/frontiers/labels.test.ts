import { expect, it } from "vitest";
import { developmentOf, worldOf } from "./content";
import { pointsSaid } from "./labels";
import { t } from "./words";

it("a tile with a ? says that its points vary, until it lies on a mat", () => {
  expect(pointsSaid(worldOf("imperium_capital"))).toBe(t("frontiers.said.vp_varies"));
  expect(pointsSaid(developmentOf("galactic_federation"))).toBe(t("frontiers.said.vp_varies"));
  expect(pointsSaid(developmentOf("galactic_federation"), 7)).toBe(t("frontiers.said.vp", { n: 7 }));
  expect(pointsSaid(worldOf("comet_zone"))).toBe(t("frontiers.said.vp", { n: worldOf("comet_zone").vp }));
});
