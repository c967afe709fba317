import { expect, test } from "vitest";
import type { GamePage } from "../../../wire/api";
import { type Company, HERE, Plan } from "./plan.svelte";

const page: GamePage = {
  game: { key: "game", version: 1, names: {}, stage: "beta", seats: [2, 3, 4], minutes: [30, 60], board: null },
  options: [
    { id: "expert", values: ["off", "on"], default: "off", seats: [2] },
    { id: "limit", values: ["30", "none"], default: "30", seats: [2, 3, 4] },
  ],
  notices: [{ seats: 3, id: "notice.names", words: { en: "…" } }],
  bots: ["random", "greedy"],
};

function planned(change: (plan: Plan) => void = () => {}, company: Company = "friends"): Plan {
  const plan = new Plan(company);
  plan.lay(page, 3);
  change(plan);
  return plan;
}

test("who says nothing plays at once against as many bots as the game is best with", () => {
  const plan = planned(() => {}, "bots");
  expect(plan.wish()).toMatchObject({ game: "game", seats: 3, bots: ["greedy", "greedy"], public: false });
  expect(plan.startsAtOnce).toBe(true);
});

test.each([
  ["bots", [], false],
  ["friends", ["", ""], false],
  ["all", ["", ""], true],
  ["here", [HERE, HERE], false],
] as const)("the company %s sits in all seats", (company, people, isPublic) => {
  const plan = planned((plan) => {
    plan.seats = 3;
    plan.invite(company);
  }, "bots");
  expect(plan.company).toBe(company);
  expect(plan.others.filter((sitter) => sitter !== "greedy")).toEqual(people);
  expect(plan.wish().public).toBe(isPublic);
});

test("who chooses each seat sees with whom that is", () => {
  const plan = planned((plan) => (plan.sitters = ["greedy", "", ""]), "bots");
  expect(plan.company).toBe("friends");
});

test("a plan with a friend begins with a game for two and its usual options", () => {
  expect(planned().wish()).toMatchObject({ game: "game", seats: 2, options: { expert: "off", limit: "30" }, bots: [] });
});

test("a variant for other numbers of seats is not wished for", () => {
  const plan = planned((plan) => {
    plan.chosen.expert = "on";
    plan.seats = 3;
  });
  expect(plan.wish().options).toEqual({ limit: "30" });
  expect(plan.notices).toHaveLength(1);
});

test("bots beyond the seats do not count", () => {
  const plan = planned((plan) => {
    plan.sitters = ["", "greedy", "random"];
    plan.seats = 3;
  });
  expect(plan.wish().bots).toEqual(["greedy"]);
  expect(plan.startsAtOnce).toBe(false);
});

test("bots are seated last, and a plan knows when that changes its order", () => {
  const plan = planned((plan) => {
    plan.seats = 3;
    plan.sitters = ["", "greedy", ""];
  });
  expect(plan.reorders).toBe(false);
  plan.sitters = ["greedy", "", ""];
  expect(plan.reorders).toBe(true);
});

test("a table full of bots is nobody's to find", () => {
  const plan = planned((plan) => {
    plan.sitters = ["greedy", "", ""];
    plan.isPublic = true;
  });
  expect(plan.startsAtOnce).toBe(true);
  expect(plan.wish().public).toBe(false);
});

test.each([
  ["none", { pace: "none" }],
  ["live", { pace: "live", budget: 1_200_000, increment: 15_000, grace: 60_000 }],
  ["slow", { pace: "slow", budget: 172_800_000 }],
] as const)("the clock %s", (pace, clock) => {
  const plan = planned((plan) => plan.setPace(pace));
  expect(plan.wish().clock).toEqual(clock);
});

test("a content pack goes with the wish, and is for one game", () => {
  const plan = planned((plan) => (plan.pack = { file: "mine.toml", text: "[pack]" }));
  expect(plan.wish().content).toBe("[pack]");
  plan.lay(page);
  expect(plan.wish().content).toBe("[pack]");
  plan.lay({ ...page, game: { ...page.game, key: "other" } });
  expect("content" in plan.wish()).toBe(false);
});

test("those at this screen have names, and sit before friends and bots", () => {
  const plan = planned((plan) => {
    plan.seats = 4;
    plan.sitters = [HERE, "greedy", HERE];
    plan.names = ["  Ben ", "", ""];
  });
  expect(plan.together((n) => `Player ${n}`)).toEqual(["Ben", "Player 4"]);
  expect(plan.wish()).toMatchObject({ seats: 4, bots: ["greedy"] });
  expect(plan.startsAtOnce).toBe(true);
  expect(plan.reorders).toBe(true);
  plan.sitters = [HERE, HERE, ""];
  expect(plan.reorders).toBe(false);
  expect(plan.people).toBe(1);
});

test("what was chosen for the last table of a game is chosen again, as far as it still fits", () => {
  const before = planned((plan) => {
    plan.seats = 3;
    plan.sitters = ["random", "", ""];
    plan.chosen.limit = "none";
    plan.undo = false;
    plan.setPace("live", 45, 5);
  });
  const again = new Plan("bots");
  again.lay(page, 2, before.choices);
  expect(again.wish()).toEqual(before.wish());
  const later = new Plan("bots");
  const narrow = { ...page, game: { ...page.game, seats: [2] }, bots: ["greedy"], options: [] };
  later.lay(narrow, 2, before.choices);
  expect(later.wish()).toMatchObject({ seats: 2, bots: ["greedy"], options: {} });
});

test("who was asked for plays, whoever played the last time", () => {
  const last = planned((plan) => (plan.seats = 3), "bots").choices;
  const plan = new Plan("friends", true);
  plan.lay(page, 2, last);
  expect([plan.company, plan.pace]).toEqual(["friends", "live"]);
});

test("with people from elsewhere there is a clock unless one chose otherwise", () => {
  const plan = planned(() => {}, "bots");
  expect(plan.pace).toBe("none");
  plan.invite("friends");
  expect(plan.wish().clock).toMatchObject({ pace: "live", budget: 1_200_000, increment: 15_000 });
  plan.setPace("slow");
  plan.invite("all");
  expect(plan.pace).toBe("slow");
});
