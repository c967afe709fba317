import { said } from "../../rowWords";
import type { Content } from "../content";
import { named } from "../names";
import { t } from "../words";
import type { Subject } from "./subject";

/** What it is and its figures, one after the other. */
export const factsOf = (content: Content, subject: Subject): string => partsOf(content, subject).join(" · ");

function partsOf(content: Content, subject: Subject): string[] {
  switch (subject.kind) {
    case "planet": {
      const { temperament, good, vp, credits, influence } = subject.row;
      return [
        t("void.portrait.planet"),
        named(content, "temperament", temperament),
        named(content, "good", good),
        t("void.vp", { n: vp }),
        t("void.deal.credits", { n: credits }),
        t("void.portrait.influence", { n: influence }),
      ];
    }
    case "technology": {
      const { cost, vp, needs, good, only } = subject.row;
      return [
        t("void.portrait.technology"),
        t("void.deal.credits", { n: cost }),
        t("void.vp", { n: vp }),
        ...(needs ? [t("void.portrait.needs", { name: named(content, "technology", needs) })] : []),
        ...(good ? [t("void.portrait.needs", { name: named(content, "good", good) })] : []),
        ...(only ? [t("void.portrait.only", { race: named(content, "race", only) })] : []),
      ];
    }
    case "race": {
      const { home, credits, thresholds } = subject.row;
      return [
        t("void.portrait.race"),
        t("void.portrait.home", { name: named(content, "home", home) }),
        t("void.portrait.income", { n: credits }),
        t("void.portrait.thresholds", { list: thresholds.join(", ") }),
      ];
    }
    case "ship": {
      const { cost, move, attack, dice, hits, initiative, count, stock } = subject.row;
      return [
        t("void.portrait.ship"),
        t("void.deal.credits", { n: cost }),
        t("void.portrait.move", { n: move }),
        t("void.portrait.attack", { n: attack, dice }),
        t("void.portrait.hits", { n: hits }),
        t("void.portrait.initiative", { n: initiative }),
        t(stock === "common" ? "void.portrait.common" : "void.portrait.each", { n: count }),
      ];
    }
    case "card": {
      const { temperament, needs, copies } = subject.row;
      return [
        t("void.portrait.card"),
        named(content, "temperament", temperament),
        t("void.portrait.tactic", { n: needs }),
        t("void.portrait.copies", { n: copies }),
      ];
    }
    case "event":
      return [t("void.portrait.event")];
    case "scoring":
      return [t("void.portrait.scoring")];
    case "action":
      return [t("void.portrait.action"), t("void.portrait.costs", { n: subject.row.cost })];
    case "token":
      return [t("void.portrait.token")];
  }
}

/** A picture in words, where the box has one. */
export const noteOf = (subject: Subject): string =>
  subject.kind === "planet" && subject.row.note ? said(subject.row.note) : "";

/** Where a row comes from; a part that is better known than the whole has a mark of its own. */
interface Known {
  readonly provenance?: string;
  readonly name_provenance?: string;
  readonly powers_provenance?: string;
}

/** What of it no source shows: a part without a mark has that of the whole. */
export function inventedOf(row: Known): string {
  const is = (mark: string | undefined) => (mark ?? row.provenance) === "invented";
  const parts = [
    is(row.name_provenance) && t("void.portrait.its_name"),
    is(undefined) && t("void.portrait.its_figures"),
    is(row.powers_provenance) && t("void.portrait.its_powers"),
  ].filter(Boolean);
  return parts.length ? t("void.portrait.invented", { parts: parts.join(", ") }) : "";
}
