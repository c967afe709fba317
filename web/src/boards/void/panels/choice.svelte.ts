import { getContext, setContext } from "svelte";

type PanelName = "deal";

/** Which panel the reader has opened over the map; what a question needs opens by itself. */
export class PanelChoice {
  open = $state<PanelName | null>(null);
  /** With whom a deal is made. */
  partner = $state<number | null>(null);

  dealWith(seat: number): void {
    this.open = this.open === "deal" && this.partner === seat ? null : "deal";
    this.partner = seat;
  }
}

const KEY = Symbol("panel");

export const setPanel = (panel: PanelChoice): PanelChoice => setContext(KEY, panel);
export const getPanel = (): PanelChoice => getContext<PanelChoice>(KEY);
