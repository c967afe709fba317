import type { Sight } from "../../../table/sight";
import type { Figure, Glance, Line } from "../../../ui/glance";
import { nameOf, textOf } from "../../rowWords";
import { contentOf, pictureOf } from "../content";
import { factsOf } from "../portraits/facts";
import type { Subject } from "../portraits/subject";
import { SIGN_OF_ACTION, signOf } from "../signs";
import { spaceOf, viewOf } from "../view";
import { spaceFigures } from "./galaxy";
import { t } from "./words";

/** The statement behind each kind. */
const RULES: Readonly<Record<Subject["kind"], string>> = {
  planet: "VOID-9.5",
  technology: "VOID-5.9",
  race: "VOID-2.1",
  ship: "VOID-8.4",
  card: "VOID-7.14",
  event: "VOID-6.2",
  scoring: "VOID-10.1",
  action: "VOID-7.1",
  token: "VOID-2.10",
};

/** A planet, technology, race, ship, card, event or action of the box: its figures, and what it does. */
export function subjectGlance(sight: Sight, subject: Subject): Glance {
  const { row, kind } = subject;
  return {
    ...pictureOfSubject(subject),
    name: nameOf(row),
    // The points have a place of their own.
    kind: factsOf(contentOf(sight), subject).replace(/ · \d+\s(?:PV|VP)(?= ·|$)/u, ""),
    ...("vp" in row && typeof row.vp === "number" ? { points: row.vp } : {}),
    lines: linesOf(sight, subject),
    figures: figuresOf(sight, subject),
    rule: RULES[kind],
  };
}

function pictureOfSubject({ kind, row }: Subject): Pick<Glance, "art" | "sign"> {
  switch (kind) {
    case "planet":
      return { art: pictureOf(row.id, 1) };
    case "race":
      return { art: pictureOf(row.home, 1) };
    case "ship":
      return { sign: `ship-${row.id}` };
    case "technology":
      return { sign: signOf(row) };
    case "card":
      return { sign: `temper-${row.temperament}` };
    case "action":
      return { sign: SIGN_OF_ACTION[row.id] ?? "void-move" };
    case "token":
      return { sign: `token-${row.id}` };
    default:
      return { sign: kind === "scoring" ? "vp" : "token-event" };
  }
}

function linesOf(sight: Sight, { kind, row }: Subject): Line[] {
  const words = textOf(row);
  const lines: Line[] = words ? [{ words }] : [];
  if (kind !== "technology") return lines;
  const opens = contentOf(sight).contents.technology.filter(({ needs }) => needs === row.id);
  const names = opens.map(nameOf).join(", ");
  return names ? [...lines, { sign: "arrow", words: t("void.glance.opens", { names }) }] : lines;
}

function figuresOf(sight: Sight, { kind, row }: Subject): Figure[] {
  const view = viewOf(sight);
  if (kind === "planet") {
    const space = spaceOf(view, row.id);
    return space ? spaceFigures(sight, space) : [];
  }
  if (kind === "technology") {
    return view.players.flatMap(({ technologies }, seat) =>
      technologies.includes(row.id) ? [{ seat, words: sight.words.name(`seat:${seat}`) }] : [],
    );
  }
  const own = sight.seat === null ? undefined : view.players[sight.seat];
  if (kind !== "ship" || !own) return [];
  const left = (row.stock === "common" ? view.stock[row.id] : own.stock[row.id]) ?? 0;
  return [
    { value: left, words: t("void.glance.left") },
    { sign: "credit", value: own.credits, words: t("void.glance.yours") },
  ];
}
