import { nameOf } from "../rowWords";
import type { Content } from "./content";
import { ownerOfHome, type Space, type VoidView } from "./view";
import { t } from "./words";

/** The name of a row by kind and id; the id itself for what nobody has named. */
export function named(content: Content, kind: Parameters<Content["maybeRow"]>[0], id: string): string {
  const row = content.maybeRow(kind, id);
  return row && "name" in row ? nameOf(row) : id;
}

/** What a space is called: planets and home worlds by name, circles by their hex and number. */
export function spaceName(
  content: Content,
  view: Pick<VoidView, "players">,
  { id, hex, kind }: Pick<Space, "id" | "hex" | "kind">,
): string {
  const seat = ownerOfHome(id);
  if (seat !== null) return homeName(content, view, seat);
  if (kind === "planet") return named(content, "planet", id);
  const row = hex === null ? undefined : content.maybeRow("hex", hex);
  if (!row) return id;
  const { circles = [], asteroids = [] } = row;
  const n = [...circles, ...asteroids].indexOf(id) + 1;
  return t(kind === "asteroids" ? "void.space.asteroids" : "void.space.circle", { hex: nameOf(row), n });
}

/** Where races live is known once they are chosen. */
function homeName(content: Content, { players }: Pick<VoidView, "players">, seat: number): string {
  const { home, race } = players[seat] ?? {};
  const token = home ?? (race ? content.maybeRow("race", race)?.home : null);
  return token ? named(content, "home", token) : t("void.space.home");
}

/** The picture of the world in a space. */
export function worldIn({ players }: Pick<VoidView, "players">, space: string): string {
  const seat = ownerOfHome(space);
  return seat === null ? space : (players[seat]?.home ?? "any_world");
}
