import { settings } from "../../../settings.svelte";
import type { Line } from "../../../table/lines";
import type { Scene } from "../../../table/scene";
import type { Sight } from "../../../table/sight";
import { nameOf } from "../../rowWords";
import { contentOf } from "../content";
import { t } from "../words";
import { beats, courseOf } from "./course";

/** Milliseconds of the frames in which the screens are lifted (`REVEAL_FRAMES`). */
const REVEAL = { brisk: [240, 320, 260, 280], calm: [500, 700, 550, 550] };
/** Of each phase in which nobody here was asked, and of recruiting. */
const BEAT = { brisk: 240, calm: 520 };
/** How long the outlines stay for those who want nothing to move. */
const OUTLINE = 1_000;

export function scene(before: Sight, sight: Sight, told: readonly Line[]): Scene | null {
  const course = courseOf(before, sight, told);
  if (!course) return null;
  const frames = (pace: "brisk" | "calm") => [
    ...(course.selectors.length ? REVEAL[pace] : []),
    ...Array.from({ length: beats(course) }, () => BEAT[pace]),
  ];
  const rests = settings.still ? OUTLINE : 0;
  const content = contentOf(sight);
  const names = course.happening.map((phase) => nameOf(content.phaseOf(`phase:${phase}`)!));
  return {
    draws: () => import("./Reveal.svelte"),
    frames: { brisk: frames("brisk"), calm: frames("calm") },
    rests: { at_once: rests, brisk: rests, calm: rests },
    holds: true,
    said: names.length ? t("roll.scene.said", { happening: names.join(", ") }) : "",
  };
}
