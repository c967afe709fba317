import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BlockedOption, Option, Question } from "../wire/generated/messages";
import { Catalog } from "../words/catalog";
import { learn, open } from "../words/t.svelte";
import DecisionBar from "./DecisionBar.svelte";
import { Draft } from "./draft.svelte";
import { Plan } from "./plan.svelte";
import Reasons from "./Reasons.svelte";

const WORDS = new Catalog("en", {
  "ask.recall": "Which dice?",
  "ask.go": "Go on?",
  "option.die": "the die {die}",
  "option.ready": "Ready",
  "option.buy": "buy {tile} for {n}",
  "option.named": "{tile}",
  "tile.moon": "Moon",
});
const BOOK = {
  "game.act.ask.recall": "Recall {n} {n|die|dice}",
  "game.act.ask.recall.none": "Recall nothing",
  "game.act.option.buy": "Buy for {n}",
  "game.how.ask.go": "Touch a die, then a phase.",
  "game.how.ask.go.none": "No die can go.",
  "game.how.ask.keep": "Touch the {n|card|cards}.",
  "game.how.ask.recall": "Touch dice of your stacks.",
  "game.missing.ask.go": "a die is missing",
};
const book = { default: BOOK };
let page: Record<string, unknown> | undefined;

beforeEach(async () => {
  await learn("en");
  await open({ en: async () => book, fr: async () => book });
});
afterEach(async () => {
  if (page) await unmount(page);
});

const DICE: Option[] = [0, 1, 2].map((code) => ({ code, ref: `die:${code}`, text: ["option.die", { die: code }] }));

/** The bar for this question, with these things on the board, and what is sent. */
function bar(
  change: Partial<Question>,
  onBoard: readonly string[] = ["die:0", "die:1", "die:2"],
  asksAgain?: (reveals: boolean) => boolean,
  more: { plan?: Plan; tellsHold?: boolean } = {},
) {
  const sent: number[][] = [];
  const draft = new Draft(
    async (_, choice) => void sent.push(choice),
    asksAgain,
    () => true,
  );
  const rest = { id: 7, seat: 0, kind: "choose", rule: "R-1", low: 1, high: 1, targets: [], caps: [], options: DICE };
  draft.face({ ...rest, prompt: ["ask.go", {}], ...change } as Question);
  draft.show(onBoard);
  const target = document.createElement("div");
  const nothing = () => {};
  const props = { draft, words: WORDS, game: "game", statements: new Map(), canUndo: false, idle: "" };
  page = mount(DecisionBar, { target, props: { ...props, ...more, onundo: nothing, onlist: nothing } });
  const see = () => {
    flushSync();
    const said = (query: string) => target.querySelector(query)?.textContent?.replace(/\s+/g, " ").trim();
    return {
      gold: said(".confirm .says"),
      missing: said(".missing"),
      how: said(".hint [role=status]"),
      warns: said(".hint .warn"),
    };
  };
  const gold = () => target.querySelector<HTMLButtonElement>(".confirm")?.click();
  return { draft, sent, see, gold, target };
}

test("says what it means to pick nothing, then the act with its number", () => {
  const { draft, see, gold, sent } = bar({ prompt: ["ask.recall", {}], low: 0, high: 3 });
  expect(see().gold).toBe("Recall nothing");
  draft.press(0);
  expect(see().gold).toBe("Recall 1 die");
  draft.press(1);
  expect(see().gold).toBe("Recall 2 dice");
  gold();
  expect(sent).toEqual([[0, 1]]);
});

test("where several are picked says how many and what one touches, then how many are picked", () => {
  const { draft, see } = bar({ prompt: ["ask.recall", {}], low: 0, high: 3 });
  expect(see().how).toBe("Touch dice of your stacks.");
  draft.press(0);
  expect(see().how).toBe("Choose 0 to 3, 1 chosen.");
});

test("has no button for what cannot be sent: its place says what is missing, and the line below how one answers", () => {
  const { see } = bar({});
  expect(see()).toMatchObject({ gold: undefined, missing: "a die is missing", how: "Touch a die, then a phase." });
});

test("does not tell one to touch what cannot be chosen, and says how many one touches", () => {
  const ready: Option = { code: 9, ref: "ready", text: ["option.ready", {}] };
  expect(bar({ options: [ready] }).see().how).toBe("No die can go.");
  expect(bar({ options: [...DICE, ready] }).see().how).toBe("Touch a die, then a phase.");
  expect(bar({ prompt: ["ask.keep", {}] }).see().how).toBe("Touch the card.");
  expect(bar({ prompt: ["ask.keep", {}], low: 2, high: 2 }).see().how).toMatch(/Touch the cards\.$/);
});

test("without words of the board says it in words of its own", () => {
  const { draft, see } = bar({ prompt: ["ask.else", {}], low: 2, high: 2 });
  expect(see().missing).toBe("2 more to pick");
  draft.press(0);
  expect(see().missing).toBe("1 more to pick");
  draft.press(1);
  expect(see().gold).toBe("Confirm");
});

test("offers the likely answer first, and gives way to what is picked", () => {
  const ready: Option = { code: 9, ref: "ready", text: ["option.ready", {}], likely: true };
  const moon: Option = { code: 3, ref: "tile:moon", reveals: true, text: ["option.buy", { tile: "tile:moon", n: 4 }] };
  const { draft, see, gold, sent } = bar({ options: [moon, ready] }, ["tile:moon"]);
  expect(see().gold).toBe("Ready");
  draft.press(3);
  expect(see()).toMatchObject({ gold: "Buy for 4", how: "buy Moon for 4" });
  draft.clear();
  see();
  gold();
  expect(sent).toEqual([[9]]);
});

test("who wants to be asked twice is asked whether the act is really meant, where it cannot be taken back", async () => {
  const moon: Option = { code: 3, ref: "tile:moon", reveals: true, text: ["option.buy", { tile: "tile:moon", n: 4 }] };
  const { draft, see, gold, sent } = bar({ options: [moon, ...DICE] }, ["tile:moon"], (reveals) => reveals);
  draft.press(3);
  expect(see().gold).toBe("Buy for 4");
  gold();
  expect(see()).toMatchObject({ gold: "Really buy for 4?", how: "Press once more to confirm." });
  gold();
  expect(sent).toEqual([[3]]);
});

test("the name of a thing keeps its capital where one is asked twice", () => {
  const named: Option = { code: 3, ref: "tile:moon", reveals: true, text: ["option.named", { tile: "tile:moon" }] };
  const { draft, see, gold } = bar({ options: [named, ...DICE] }, ["tile:moon"], () => true);
  draft.press(3);
  expect(see().gold).toBe("Moon");
  gold();
  expect(see().gold).toBe("Really Moon?");
});

test("is told once on a touch screen that a thing can be held, until something is picked", () => {
  const { draft, see } = bar({ prompt: ["ask.else", {}], low: 2, high: 2 }, undefined, undefined, { tellsHold: true });
  expect(see().how).toBe("Hold anything to understand it.");
  draft.press(0);
  expect(see().how).toBe("Choose 2, 1 chosen.");
});

test("says which answer of a plan was not sent, and why", () => {
  const plan = new Plan(new Draft(async () => {}));
  const { see } = bar({}, undefined, undefined, { plan });
  plan.stopped = { at: { find: () => undefined, name: "Cruiser" }, trouble: { kind: "other", text: "Too dear." } };
  expect(see().warns).toBe("“Cruiser” was not sent. Too dear.");
  plan.stopped = { at: { find: () => undefined }, trouble: null };
  expect(see().warns).toBe("The rest was not sent. It is no longer asked for.");
});

test("a thing that is blocked says what it would do, then why it cannot be chosen", async () => {
  const target = document.createElement("div");
  const refusal = { code: "poor", rule: "R-2", args: {} };
  const reasons: BlockedOption[] = [0, 1].map((code) => ({
    code,
    ref: "tile:moon",
    refusal,
    text: ["option.ready", {}],
    help: [["tile.does", {}]],
  }));
  const words = new Catalog("en", { "tile.does": "Draws a card.", "refusal.poor": "Too dear." });
  page = mount(Reasons, { target, props: { reasons, words, game: "game", statements: new Map(), tellsHelp: true } });
  flushSync();
  const said = [...target.querySelectorAll("p")].map((line) => line.textContent).filter(Boolean);
  expect(said).toEqual(["Draws a card.", "Too dear.", "Too dear."]);
});

test("where nothing can be added, nothing is counted, and the gold button goes on", () => {
  const { see, target } = bar({ kind: "choose", low: 0, high: 0, options: [], prompt: ["ask.recall", {}] });
  expect(see().gold).toBe("Recall nothing");
  expect(see().how).toBe("");
  expect(target.querySelector(".cnt")).toBeNull();
});

test("a question that was taken back says that the next answer stands, and wants it twice", async () => {
  const { draft, sent, see } = bar({});
  draft.press(1);
  await vi.waitFor(() => expect(draft.sending).toBe(false));
  const again = { ...draft.question! };
  draft.face(null);
  draft.face(again);
  expect(see().how).toBe("You have taken this answer back once: the next one stands.");
  draft.press(2);
  expect(sent).toEqual([[1]]);
});
