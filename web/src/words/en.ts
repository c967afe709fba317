import botFile from "../../../src/astrarium/bots/text/en.toml";
import { flattened } from "./bots";
import content from "./content.en.json";
import core from "./core.en.json";
import end from "./end.en.json";
import fair from "./fair.en.json";
import glance from "./glance.en.json";
import gone from "./gone.en.json";
import home from "./home.en.json";
import join from "./join.en.json";
import learn from "./learn.en.json";
import manners from "./manners.en.json";
import notices from "./notices.en.json";
import pace from "./pace.en.json";
import passkeys from "./passkeys.en.json";
import presence from "./presence.en.json";
import replay from "./replay.en.json";
import rules from "./rules.en.json";
import seat from "./seat.en.json";
import sources from "./sources.en.json";
import steady from "./steady.en.json";
import together from "./together.en.json";
import verify from "./verify.en.json";
import version from "./version.en.json";

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
