import type { Pace } from "../../settings.svelte";
import { t } from "../../words/t.svelte";

/** The paces at which the others' turns can be shown, in words. */
export function paces(): { value: Pace; label: string }[] {
  return [
    { value: "at_once", label: t("pace.at_once") },
    { value: "brisk", label: t("pace.brisk") },
    { value: "calm", label: t("pace.calm") },
  ];
}
