import botFile from "../../../src/astrarium/bots/text/fr.toml";
import { flattened } from "./bots";
import content from "./content.fr.json";
import core from "./core.fr.json";
import end from "./end.fr.json";
import home from "./home.fr.json";
import learn from "./learn.fr.json";
import replay from "./replay.fr.json";
import rules from "./rules.fr.json";
import sources from "./sources.fr.json";
import verify from "./verify.fr.json";

export default {
  ...content,
  ...core,
  ...end,
  ...home,
  ...learn,
  ...replay,
  ...rules,
  ...sources,
  ...verify,
  ...flattened(botFile),
};
