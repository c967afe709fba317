/**
 * A die may also be dragged to where it goes: that is a tap on the die and a tap on the place, in one movement. Nothing can
 * be done by dragging alone.
 */
const FAR = 8; // px: less is a tap

export function dragging(board: HTMLElement): () => void {
  let from: { piece: HTMLElement; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const piece = event.button === 0 && (event.target as Element).closest<HTMLElement>(".piece.movable.lit");
    from = piece ? { piece, x: event.clientX, y: event.clientY } : null;
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) lift(from.piece);
    ghost?.style.setProperty("left", `${event.clientX}px`);
    ghost?.style.setProperty("top", `${event.clientY}px`);
  }

  function lift(piece: HTMLElement): void {
    const die = piece.querySelector<HTMLElement>(".rdie");
    if (!die) return;
    // What it may go to is lit by taking it; what is an answer by itself is taken where it is dropped.
    if (!piece.matches(".picked, .alone")) press(piece);
    piece.classList.add("lifted");
    ghost = die.cloneNode(true) as HTMLElement;
    ghost.classList.add("roll-ghost");
    ghost.style.setProperty("--die", `${die.offsetWidth}px`);
    document.body.append(ghost);
  }

  function up(event: PointerEvent): void {
    const isDropped = ghost && event.type === "pointerup";
    const piece = from?.piece;
    const place = isDropped ? placeUnder(event, piece) : undefined;
    ghost?.remove();
    ghost = from = null;
    piece?.classList.remove("lifted");
    if (piece && place) press(piece.classList.contains("alone") ? piece : place);
  }

  board.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return () => {
    board.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    ghost?.remove();
  };
}

const press = (thing: HTMLElement): void => thing.querySelector<HTMLElement>(".press")?.click();

/** What takes a die there; another die in the same column is none. */
function placeUnder({ clientX, clientY }: PointerEvent, piece: HTMLElement | undefined): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (piece?.classList.contains("alone")) {
      const plate = element.closest<HTMLElement>(".plate.wants");
      if (plate) return plate;
      continue;
    }
    const thing = element.closest<HTMLElement>(".thing.lit");
    if (thing && thing !== piece && !thing.classList.contains("movable")) return thing;
  }
  return undefined;
}
