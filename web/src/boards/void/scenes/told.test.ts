import { describe, expect, it } from "vitest";
import { lines } from "../../../table/lines";
import { diceIn, hitsOf } from "./told";

type Events = [string, Record<string, unknown>][];
const told = (...events: Events) => lines([{ version: 1, events: events as never }]);
const rolls = (seat: number, dice: string, needs: string, ships: string): Events[number] => [
  "rolls",
  { side: `seat:${seat}`, dice, needs, ships, hits: 0, space: "space:orlune" },
];

describe("diplomacy", () => {
  const roll: Events[number] = ["diplomacy_roll", { side: "seat:0", dice: "5, 4, 3", bonus: 2, total: 14, need: 13 }];
  const turn: Events = [
    ["income", { side: "seat:0", n: 8 }],
    ["turn", { side: "seat:1" }],
  ];

  it("knows dice, bonus, target and answer, whatever follows", () => {
    const cards = "card:letters,card:joint_research";
    const events: Events = [["negotiates", { side: "seat:0", space: "space:thessik", cards }], roll];
    expect(diceIn(told(...events, ["allies", { side: "seat:0", space: "space:thessik" }], ...turn), null)).toEqual({
      kind: "talk",
      seat: 0,
      space: "thessik",
      dice: [5, 4, 3],
      bonus: 2,
      need: 13,
      cards: 2,
      isWon: true,
    });
  });

  it("also where cards were played before, and where it fails", () => {
    const failed = told(roll, ["diplomacy_fails", { side: "seat:0", space: "space:thessik" }]);
    expect(diceIn(failed, null)).toMatchObject({ cards: 0, isWon: false });
  });

  it("is nothing without dice", () => {
    expect(diceIn(told(...turn), null)).toBeNull();
  });
});

describe("an attack on what does not shoot back", () => {
  const begun: Events[number] = ["attacks_planet", { side: "seat:1", space: "space:orlune" }];
  const roll = rolls(1, "2, 5", "5, 5", "ship:starfighter,ship:starfighter");

  it("knows each die with its ship and threshold, and whether it was enough", () => {
    const fight = diceIn(told(begun, roll, ["conquers", { side: "seat:1", space: "space:orlune" }]), null);
    expect(fight).toMatchObject({ kind: "attack", seat: 1, space: "orlune", isWon: true, taken: true });
    const [volley] = fight?.kind === "attack" ? fight.volleys : [];
    expect(volley?.throws[0]?.dice[1]).toEqual({ value: 5, need: 5, ship: "starfighter" });
    expect(hitsOf(volley?.throws[0]?.dice ?? [])).toBe(1);
  });

  it("leaves open what a question decides, and counts a die that is rolled again", () => {
    expect(diceIn(told(begun, roll), null)).toMatchObject({ kind: "attack", isWon: null });
    const space = "space:orlune";
    const again = told(["rolls_again", { side: "seat:1", old: 2, value: 6 }], ["conquers", { side: "seat:1", space }]);
    expect(diceIn(again, "planet")).toMatchObject({ kind: "attack", isWon: true });
  });
});

describe("a battle", () => {
  it("is volleys: both sides roll, lose ships, and roll again", () => {
    const lost: Events[number] = [
      "destroyed",
      { side: "seat:1", ship: "ship:starfighter", n: 1, space: "space:orlune" },
    ];
    const events: Events = [
      ["attacks", { side: "seat:0", other: "seat:1", space: "space:orlune" }],
      rolls(0, "6", "3", "ship:sunhammer"),
      lost,
      rolls(0, "1", "5", "ship:starfighter"),
      rolls(1, "5", "5", "ship:starfighter"),
    ];
    const fight = diceIn(told(...events), null);
    expect(fight).toMatchObject({ kind: "battle", seat: 0, isWon: null });
    const volleys = fight?.kind === "battle" ? fight.volleys : [];
    expect(volleys.map(({ throws, losses }) => [throws.map(({ seat }) => seat), losses.length])).toEqual([
      [[0], 1],
      [[0, 1], 0],
    ]);
  });

  it("that began before goes on, against pirates too", () => {
    const pirates: Events[number] = ["pirates_roll", { dice: "5, 2", needs: "5, 5", hits: 1, space: "space:orlune" }];
    const fight = diceIn(told(rolls(0, "3", "5", "ship:starfighter"), pirates), "pirates");
    expect(fight).toMatchObject({ kind: "battle", volleys: [{ throws: [{ seat: 0 }, { seat: null }] }] });
  });
});
