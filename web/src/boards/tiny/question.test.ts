import { describe, expect, it } from "vitest";
import type { Option, Question } from "../../wire/generated/messages";
import { BOX } from "./content";
import { VIEW } from "./fixtures";
import { dieRefs, doors, foreseen, planetRefs } from "./question";
import type { Die } from "./view";

/** A question that names these things, of which the first few are picked. */
function asked(prompt: string, refs: string[], args: Record<string, unknown> = {}, picks = 0) {
  const options: Option[] = refs.map((ref, code) => ({ code, ref }));
  const question: Question = {
    id: 1,
    seat: 0,
    kind: "choose",
    prompt: [prompt, args],
    rule: "TINY-2.2",
    low: 1,
    high: 1,
    targets: [],
    caps: [],
    options,
  };
  return { question, picked: options.slice(0, picks) };
}

describe("asking", () => {
  const idle: Die = { index: 0, face: "advance_diplomacy", state: "inactive" };
  const active: Die = { index: 1, face: "acquire_energy", state: "activated" };

  it("lets dice be pointed at when the question speaks of dice", () => {
    expect(dieRefs("ask.turn", idle)).toEqual(["face:advance_diplomacy", "die:0"]);
    expect(dieRefs("ask.turn", active)).toEqual([]);
    expect(dieRefs("ask.repeat_die", active)).toEqual(["face:acquire_energy"]);
    expect(dieRefs("ask.turn_to_face", idle)).toEqual([]);
    expect(dieRefs("ask.follow", idle)).toEqual([]);
  });

  it("leaves yes and no about a landing to the bar", () => {
    expect(planetRefs("ask.land", "helios")).toEqual(["surface:helios"]);
    expect(planetRefs("ask.replace", "helios")).toEqual(["planet:helios"]);
  });

  it("foresees where a ship would stand", () => {
    expect(foreseen(BOX, asked("ask.advance", ["ship:0.0"], { n: 2 }), VIEW, 0)).toEqual(new Map([["ship:0.0", 4]]));
    expect(foreseen(BOX, asked("ask.push_back", ["ship:1.0"], { n: 2 }), VIEW, 0)).toEqual(new Map([["ship:1.0", 1]]));
    expect(foreseen(BOX, asked("ask.follow", [], { face: "face:advance_economy" }), VIEW, 0)).toEqual(
      new Map([["ship:0.0", 3]]),
    );
    expect(foreseen(BOX, asked("ask.follow", [], { face: "face:advance_diplomacy" }), VIEW, 0).size).toBe(0);
  });

  it("foresees what is picked, not what could be", () => {
    const faces = ["face:advance_economy", "face:move_ship"];
    expect(foreseen(BOX, asked("ask.turn", faces), VIEW, 0).size).toBe(0);
    expect(foreseen(BOX, asked("ask.turn", faces, {}, 1), VIEW, 0)).toEqual(new Map([["ship:0.0", 3]]));
  });

  it("opens START and the spaces to which ships may shift", () => {
    expect(doors(BOX, VIEW, 0, "helios")).toEqual([
      { refs: ["orbit:helios"], level: 0 },
      { refs: ["ship:0.0>planet:helios"], level: 2 },
    ]);
    expect(doors(BOX, VIEW, null, "helios")).toHaveLength(1);
  });
});
