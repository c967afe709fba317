import { tryGlances } from "../../../bench/tests/glances";
import { tryPortraits } from "../../../bench/tests/portraits";
import { trySights } from "../../../bench/tests/sights";

trySights("roll");
tryPortraits("roll");
// These are buttons of the bar, or something lies there or around that tells for them.
const COLUMNS = ["column", "explore", "develop", "settle", "produce", "ship"];
const BARE = [
  "ready",
  "done",
  "arrange",
  "nothing",
  "buy_vp",
  "task:stock_all",
  "divider",
  "good",
  "world",
  ...COLUMNS,
];
tryGlances("roll", BARE);
