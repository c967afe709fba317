// Tiny Epic Galaxies: ships on the orbit track of a planet.

import { planet } from "../../../../art/painter/planet.ts";
import { disc, num, point } from "../../../../art/painter/svg.ts";
import type { Point } from "../../../../art/painter/vector.ts";
import { nested } from "../../../../art/scenes/nested.ts";
import { DEEP, DIM_BRASS, GROOVE, INK, seatColour } from "../../../../art/scenes/palette.ts";
import { type Symbols, sign } from "../../../../art/scenes/symbols.ts";

const X = 150;
const Y = 116;
const RADIUS = 90;

function onTrack(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [X + Math.cos(angle) * RADIUS, Y + Math.sin(angle) * RADIUS];
}

/** A pointed medal with the glyph of its seat. */
function ship(symbols: Symbols, seat: number, [x, y]: Point, turn: number): string {
  return (
    `<g transform="translate(${point(x, y)})"><path transform="rotate(${turn})" ` +
    `d="M0-20 8-10.5A13 13 0 1 1-8-10.5z" fill="${seatColour(seat)}" stroke="${DEEP}" stroke-width="1.6"/>` +
    `${sign(symbols, `seat-${seat}`, { x: -8.5, y: -8.5, size: 17, colour: INK })}</g>`
  );
}

export function scene(symbols: Symbols): string {
  const start = onTrack(130);
  const [endX, endY] = onTrack(410);
  const track = `M${point(...start)}A${RADIUS} ${RADIUS} 0 1 1 ${point(endX, endY)}`;
  const spaces = [130, 190, 250, 310].map((angle) => {
    const [x, y] = onTrack(angle);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="10"/>`;
  });
  return (
    `<g fill="none" stroke-linecap="round"><path d="${track}" stroke="${DIM_BRASS}" stroke-width="16"/>` +
    `<path d="${track}" stroke="${GROOVE}" stroke-width="14"/></g>` +
    `<g fill="${GROOVE}" stroke="${DIM_BRASS}">${spaces.join("")}</g>` +
    nested(planet({ id: "home_tiny", goods: "culture", family: "gas" }, 1, "p"), 78, 44, 144) +
    disc(endX, endY, 15, `fill="#a8d672" stroke="${DEEP}" stroke-width="2"`) +
    sign(symbols, "i-economy", { x: endX - 10.5, y: endY - 10.5, size: 21, colour: INK }) +
    ship(symbols, 1, onTrack(190), 370) +
    ship(symbols, 4, onTrack(310), 490) +
    ship(symbols, 2, [150, 128], 0)
  );
}
