import { createSubscriber } from "svelte/reactivity";
import { line } from "../wire/line.svelte";

const BEAT = 500;
const onBeat = createSubscriber((tell) => {
  const timer = setInterval(tell, BEAT);
  return () => clearInterval(timer);
});

/** The server's time, for whoever shows it: read again twice a second, by them alone. */
export function runningTime(): number {
  onBeat();
  return line.now();
}
