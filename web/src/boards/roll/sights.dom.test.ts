import { tryPortraits } from "../../../bench/tests/portraits";
import { trySights } from "../../../bench/tests/sights";

trySights("roll");
tryPortraits("roll");
