import { expect, it } from "vitest";
import { BOX } from "./content";
import { pointsSaid } from "./labels";
import { t } from "./words";

it("a tile with a ? says that its points vary, until it lies on a mat", () => {
  expect(pointsSaid(BOX.worldOf("imperium_capital"))).toBe(t("frontiers.said.vp_varies"));
  expect(pointsSaid(BOX.developmentOf("galactic_federation"))).toBe(t("frontiers.said.vp_varies"));
  expect(pointsSaid(BOX.developmentOf("galactic_federation"), 7)).toBe(t("frontiers.said.vp", { n: 7 }));
  expect(pointsSaid(BOX.worldOf("comet_zone"))).toBe(t("frontiers.said.vp", { n: BOX.worldOf("comet_zone").vp }));
});
