import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROTOCOL, Version } from "./version.svelte";

test("this client speaks the protocol that the server describes", () => {
  const described = JSON.parse(readFileSync(new URL("../../../docs/protocol/openapi.json", import.meta.url), "utf8"));
  expect(described.info.version).toBe(String(PROTOCOL));
});

test("a page of the server's time says nothing", () => {
  const version = new Version("/assets/index-aa.js");
  version.hear({ protocol: PROTOCOL, client: "/assets/index-aa.js" });
  expect(version.age).toBe("");
  version.hear({ protocol: PROTOCOL });
  expect(version.age, "a server without pages").toBe("");
});

test("another protocol, or another build of the same", () => {
  const version = new Version("/assets/index-aa.js");
  version.hear({ protocol: PROTOCOL + 1 });
  expect(version.age).toBe("older");
  version.hear({ protocol: PROTOCOL - 1, client: "/assets/index-bb.js" });
  expect(version.age).toBe("newer");
  version.hear({ protocol: PROTOCOL, client: "/assets/index-bb.js" });
  expect(version.age).toBe("older");
  version.hear({ protocol: PROTOCOL, client: "/assets/index-aa.js" });
  expect(version.age, "the server of before is back").toBe("");
});

test("a page that is served from its sources has no build to compare", () => {
  const version = new Version("/src/main.ts");
  version.hear({ protocol: PROTOCOL, client: "/assets/index-bb.js" });
  expect(version.age).toBe("");
});

test("who wants to go on is asked again when the server greets anew", () => {
  const version = new Version("");
  version.hear({ protocol: PROTOCOL + 1 });
  version.later = true;
  version.hear({ protocol: PROTOCOL + 1 });
  expect(version.later).toBe(false);
  version.later = true;
  version.miss();
  expect([version.age, version.later]).toEqual(["older", false]);
});
