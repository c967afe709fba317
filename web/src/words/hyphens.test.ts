import { expect, test } from "vitest";
import { softly } from "./hyphens";

const cut = (text: string, lang: "fr" | "en" = "fr") => softly(text, lang).replaceAll("\u00ad", "-");

test("long words may be divided between syllables", () => {
  expect(cut("Force expéditionnaire")).toBe("Force expé-di-tion-naire");
  expect(cut("Société de consommation")).toBe("Société de consom-ma-tion");
  expect(cut("Spécialistes en terraformation")).toBe("Spécia-listes en terra-for-ma-tion");
  expect(cut("Laboratoire de génétique")).toBe("Labo-ra-toire de génétique");
  expect(cut("Expeditionary Force", "en")).toBe("Expe-di-tio-nary Force");
});

test("short words stay whole", () => {
  expect(cut("Robots réplicants")).toBe("Robots réplicants");
  expect(cut("Investment", "en")).toBe("Investment");
});
