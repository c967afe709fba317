import { tryGlances } from "../../../bench/tests/glances";
import { tryPortraits } from "../../../bench/tests/portraits";
import { trySights } from "../../../bench/tests/sights";

trySights("frontiers");
tryPortraits("frontiers");
tryGlances("frontiers", ["nothing", "rest", "turn_up"]);
