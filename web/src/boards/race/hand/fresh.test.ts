import { expect, it } from "vitest";
import type { Question } from "../../../wire/generated/messages";
import { askedOf, freshOf, type Known, lookAgain, lookAt } from "./fresh";

const fresh = (known: Known) => [...freshOf(known)];

it("is nothing when one comes to the table", () => {
  expect(fresh(lookAgain(null, [1, 2], 5))).toEqual([]);
});

it("is what came since the last decision, until the next one", () => {
  let known = lookAgain(null, [1, 2], 5);
  known = lookAgain(known, [1, 2], undefined); // answered; others decide
  known = lookAgain(known, [1, 2, 3], undefined);
  known = lookAgain(known, [1, 2, 3], 6);
  expect(fresh(known)).toEqual([3]);
  known = lookAgain(known, [2, 3, 4], 7); // answered at once by a further question
  expect(fresh(known)).toEqual([4]);
});

it("stays while others move, and goes when it is looked at", () => {
  let known = lookAgain(lookAgain(null, [1], 5), [1, 2, 3], 6);
  known = lookAgain(known, [1, 2, 3], 6);
  expect(fresh(known)).toEqual([2, 3]);
  known = lookAt(known, 2);
  expect(fresh(lookAgain(known, [1, 2, 3], 6))).toEqual([3]);
});

it("is also what an answer brought before the next question was faced", () => {
  const asked = (id: number, busy = false) => askedOf({ busy, question: { id } as Question });
  let known = lookAgain(null, [1, 2], asked(5));
  known = lookAgain(known, [1, 2], asked(5, true)); // on its way
  known = lookAgain(known, [1, 2, 3], asked(5, true)); // the old question still stands there
  known = lookAgain(known, [1, 2, 3], asked(6));
  expect(fresh(known)).toEqual([3]);
  expect(askedOf(null)).toBeUndefined();
});
