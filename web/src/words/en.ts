import content from "./content.en.json";
import core from "./core.en.json";
import end from "./end.en.json";
import home from "./home.en.json";
import learn from "./learn.en.json";
import notices from "./notices.en.json";
import replay from "./replay.en.json";
import rules from "./rules.en.json";
import verify from "./verify.en.json";

export default { ...content, ...core, ...end, ...home, ...learn, ...notices, ...replay, ...rules, ...verify };
