import { expect, test } from "vitest";
import { inside } from "./inside";

const box = (left: number, right: number) => ({ left, right }) as DOMRect;

test.each([
  [box(350, 430), "-46px"],
  [box(-20, 60), "26px"],
  [box(100, 200), ""],
])("what opens at the edge of the map is moved onto it", (at, margin) => {
  document.body.innerHTML = `<div class="stage"><span></span></div>`;
  const [stage, span] = [document.querySelector<HTMLElement>(".stage")!, document.querySelector<HTMLElement>("span")!];
  stage.getBoundingClientRect = () => box(0, 390);
  span.getBoundingClientRect = () => at;
  inside(span);
  expect(span.style.marginLeft).toBe(margin);
});
