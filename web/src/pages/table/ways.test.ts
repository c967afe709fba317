import { expect, test } from "vitest";
import { isHere, waysFrom } from "./ways";

test.each([
  "http://localhost:8000",
  "http://127.0.0.1:8000",
  "http://127.9.9.9",
  "http://[::1]:8000",
  "http://a.localhost",
])("%s is this very computer", (origin) => expect(isHere(origin)).toBe(true));

test.each([
  "http://192.168.1.20:8000",
  "http://tower:8000",
  "https://localhost.example.org",
  "http://127.0.0.1.nip.io",
])("%s may be opened elsewhere", (origin) => expect(isHere(origin)).toBe(false));

test("on the computer itself only what the server has tried is offered", () => {
  expect(waysFrom("http://localhost:8000", ["http://192.168.1.20:8000"])).toEqual(["http://192.168.1.20:8000"]);
  expect(waysFrom("http://localhost:8000", [])).toEqual([]);
});

test("elsewhere the way by which one came is the best, and each way is named once", () => {
  const links = ["http://10.0.0.5:8000", "http://tower:8000"];
  expect(waysFrom("http://tower:8000", links)).toEqual(["http://tower:8000", "http://10.0.0.5:8000"]);
  expect(waysFrom("https://play.example.org", ["https://play.example.org"])).toEqual(["https://play.example.org"]);
});
