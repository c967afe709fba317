import botFile from "../../../src/astrarium/bots/text/fr.toml";
import { flattened } from "./bots";
import content from "./content.fr.json";
import core from "./core.fr.json";
import end from "./end.fr.json";
import fair from "./fair.fr.json";
import glance from "./glance.fr.json";
import gone from "./gone.fr.json";
import home from "./home.fr.json";
import join from "./join.fr.json";
import learn from "./learn.fr.json";
import manners from "./manners.fr.json";
import notices from "./notices.fr.json";
import pace from "./pace.fr.json";
import passkeys from "./passkeys.fr.json";
import presence from "./presence.fr.json";
import replay from "./replay.fr.json";
import rules from "./rules.fr.json";
import seat from "./seat.fr.json";
import sources from "./sources.fr.json";
import steady from "./steady.fr.json";
import together from "./together.fr.json";
import verify from "./verify.fr.json";
import version from "./version.fr.json";

export default {
  ...content,
  ...core,
  ...end,
  ...fair,
  ...glance,
  ...gone,
  ...home,
  ...join,
  ...learn,
  ...manners,
  ...notices,
  ...pace,
  ...passkeys,
  ...presence,
  ...replay,
  ...rules,
  ...seat,
  ...sources,
  ...steady,
  ...together,
  ...verify,
  ...version,
  ...flattened(botFile),
};
