import { distance, middle, type Point } from "../galaxy/geometry";
import type { Camera } from "./camera.svelte";

const WHEEL = 0.0016;
/** Further than this a press is a drag, and no choice. */
const DRAG = 6;
const STEP = 60;
const KEY_ZOOM = 1.25;

/**
 * Wheel, drag, pinch and keys move the camera. A drag that began on a thing does not choose it; nor does a tap where
 * things are too small for that: it zooms.
 */
export function gestures(stage: HTMLElement, camera: Camera, isSmall: () => boolean): () => void {
  const pointers = new Map<number, Point>();
  let dragged = 0;

  const local = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function down(event: PointerEvent): void {
    if (event.button > 0) return;
    if (!pointers.size) dragged = 0;
    pointers.set(event.pointerId, local(event));
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    dragged += distance(before, now);
    if (dragged < DRAG) return;
    stage.setPointerCapture?.(event.pointerId);
    if (other) {
      const { x, y } = middle(now, other);
      camera.zoomAt(distance(now, other) / Math.max(1, distance(before, other)), x, y);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else camera.pan(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
  }

  const up = (event: PointerEvent) => void pointers.delete(event.pointerId);

  function click(event: MouseEvent): void {
    // The sign of a corner is as large from afar: a tap chooses it.
    const isTap = event.detail > 0 && !(event.target as Element).closest("button:not(.press), .notch");
    const zooms = isTap && dragged < DRAG && isSmall() && camera.distance === "far";
    if (zooms) camera.readAt(local(event));
    else if (dragged < DRAG) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = 0;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = local(event);
    camera.zoomAt(Math.exp(-event.deltaY * WHEEL), x, y);
  }

  function keydown(event: KeyboardEvent): void {
    const by: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: STEP, y: 0 },
      ArrowRight: { x: -STEP, y: 0 },
      ArrowUp: { x: 0, y: STEP },
      ArrowDown: { x: 0, y: -STEP },
    };
    const step = event.shiftKey ? by[event.key] : undefined;
    if (event.key === "+" || event.key === "=") camera.zoomAt(KEY_ZOOM);
    else if (event.key === "-") camera.zoomAt(1 / KEY_ZOOM);
    else if (step) camera.pan(step.x, step.y);
    else return;
    event.preventDefault();
  }

  stage.addEventListener("pointerdown", down);
  stage.addEventListener("pointermove", move);
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", up);
  stage.addEventListener("click", click, { capture: true });
  stage.addEventListener("wheel", wheel, { passive: false });
  stage.addEventListener("keydown", keydown);
  return () => {
    stage.removeEventListener("pointerdown", down);
    stage.removeEventListener("pointermove", move);
    stage.removeEventListener("pointerup", up);
    stage.removeEventListener("pointercancel", up);
    stage.removeEventListener("click", click, { capture: true });
    stage.removeEventListener("wheel", wheel);
    stage.removeEventListener("keydown", keydown);
  };
}
