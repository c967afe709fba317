/** At the latest then: a window that is not painted has no frames. */
const PATIENCE = 20;

/** Do it at the start of the next frame, where the browser would lay out and paint anyway. */
export function inNextFrame(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(once);
  setTimeout(once, PATIENCE);
}
