import { test } from "vitest";
import { show } from "../show";

test("try", async () => {
  const t = await show("roll/ask.recall", { lang: "fr" });
  console.log(t.text());
});
