import { tryGlances } from "../../../bench/tests/glances";
import { tryPortraits } from "../../../bench/tests/portraits";
import { trySights } from "../../../bench/tests/sights";

trySights("roll");
tryPortraits("roll");
tryGlances("roll");
