import { describe, expect, test } from "vitest";
import { type Heard, soundOf, soundOfFrame } from "./cues";
import { SOUNDS } from "./tones";

const calm: Heard = { deed: 4, question: null, over: false, said: 2, hidden: false };

describe("one hears", () => {
  test.each<[string, Partial<Heard>, Partial<Heard>, string | null]>([
    ["one's turn that others brought", {}, { question: 8, deed: 5 }, "turn"],
    ["nothing of one's own next question", { question: 0 }, { question: 8 }, null],
    ["one's next question, though, if one has gone away", { question: 0 }, { question: 8, hidden: true }, "turn"],
    ["what others do", {}, { deed: 5 }, "beat"],
    ["nothing of it in another tab", {}, { deed: 5, hidden: true }, null],
    ["somebody talk", {}, { said: 3 }, "chat"],
    ["the end before all else", {}, { over: true, said: 3, deed: 5 }, "over"],
    ["the end once", { over: true }, { over: true, deed: 5 }, "beat"],
    ["nothing where nothing happens", {}, {}, null],
    ["nothing when a question is answered", { question: 8 }, { question: null }, null],
  ])("%s", (_, before, now, sound) => {
    expect(soundOf({ ...calm, ...before }, { ...calm, ...now })).toBe(sound);
  });

  test("nothing of what was before one came", () => {
    expect(soundOf(null, { ...calm, question: 8, over: true })).toBeNull();
  });
});

test("all sounds are short and soft, and no two alike", () => {
  const tones = Object.values(SOUNDS);
  for (const tone of tones.flat()) {
    expect(tone.at + tone.lasts).toBeLessThan(2);
    expect(tone.loud).toBeLessThanOrEqual(0.5);
  }
  expect(new Set(tones.map((sound) => sound.map(({ pitch }) => pitch).join())).size).toBe(tones.length);
});

describe("a scene sounds as its frames pass", () => {
  const heard = (frames: readonly number[], act?: number) =>
    frames.slice(1).map((frame, i) => soundOfFrame({ frame: frames[i]!, isOn: true, act }, { frame, isOn: true, act }));

  test("from the second to the fourth", () => {
    expect(heard([0, 1, 2, 3, 4])).toEqual(["dice", "settle", "verdict", null]);
  });

  test("in each act anew", () => {
    expect(heard([3, 4, 5, 6, 7], 4)).toEqual([null, "dice", "settle", "verdict"]);
  });

  test("and not where only its last frame is shown, or none at all", () => {
    expect(soundOfFrame(null, { frame: 3, isOn: false })).toBeNull();
    expect(soundOfFrame({ frame: 2, isOn: true }, { frame: 3, isOn: false })).toBe("verdict");
    expect(soundOfFrame({ frame: 3, isOn: false }, { frame: 3, isOn: true })).toBeNull();
    expect(soundOfFrame({ frame: 2, isOn: true }, null)).toBeNull();
  });
});
