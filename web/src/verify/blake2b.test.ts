import { expect, test } from "vitest";
import { BLOCK_BYTES, Blake2b, blake2b, type Parameters } from "./blake2b";
import { ascii, fromHex, toHex } from "./bytes";
import vectors from "./fixtures/vectors.json";

const STEPS = Uint8Array.from({ length: 32 }, (_, i) => i);

function message(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 7) % 251);
}

function parametersOf(row: (typeof vectors.digests)[number]): Parameters {
  const parameters: Parameters = { length: row.digest_size };
  if (row.key) parameters.key = fromHex(row.key);
  if (row.salt) parameters.salt = fromHex(row.salt);
  if (row.person) parameters.person = fromHex(row.person);
  return parameters;
}

test.each(vectors.digests)("$message bytes, digest of $digest_size ($key $salt $person)", (row) => {
  expect(toHex(blake2b(message(row.message), parametersOf(row)))).toBe(row.digest);
});

test("the digest of abc, as hashlib has it too", () => {
  expect(toHex(blake2b(ascii("abc"), { length: 64 }))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
      "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
});

test.each([1, 63, 127, 128, 129, 300])("a message in pieces of %i bytes is the same message", (size) => {
  const whole = message(1000);
  const hash = new Blake2b({ length: 32, key: STEPS });
  for (let at = 0; at < whole.length; at += size) hash.update(whole.subarray(at, at + size));
  expect(toHex(hash.digest())).toBe(toHex(blake2b(whole, { length: 32, key: STEPS })));
});

test("a copy goes on by itself, also with the key mixed in ahead", () => {
  const keyed = new Blake2b({ length: 8, key: STEPS }).ahead();
  const first = toHex(keyed.copy().update(message(5)).digest());
  expect(toHex(keyed.copy().update(message(5)).digest())).toBe(first);
  expect(first).toBe(toHex(blake2b(message(5), { length: 8, key: STEPS })));
});

test("what does not fit is an error", () => {
  const none = new Uint8Array();
  expect(() => blake2b(none, { length: 0 })).toThrow(RangeError);
  expect(() => blake2b(none, { length: 65 })).toThrow(RangeError);
  expect(() => blake2b(none, { length: 8, key: new Uint8Array(65) })).toThrow(RangeError);
  expect(() => blake2b(none, { length: 8, person: new Uint8Array(17) })).toThrow(RangeError);
  expect(() => blake2b(none, { length: 8, salt: new Uint8Array(BLOCK_BYTES) })).toThrow(RangeError);
});

test("hex is read and written, and nothing else passes for it", () => {
  expect(toHex(fromHex("00Ff10"))).toBe("00ff10");
  expect(fromHex("")).toHaveLength(0);
  for (const bad of ["0", "0g", " 00", "00\n"]) expect(() => fromHex(bad)).toThrow(RangeError);
});
