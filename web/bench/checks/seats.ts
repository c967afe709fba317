import { t } from "../../src/words/t.svelte";
import { plain, type Reading } from "./reading";

/** The parts of the board that are about a seat: around its medal, as far as no other seat's is there. */
function placesOf({ all }: Reading, seat: number): HTMLElement[] {
  return all(`.board [data-home="seat:${seat}"]`).map((home) => {
    let place = home;
    for (let around = home.parentElement; around && !around.matches(".board"); around = around.parentElement) {
      const homes = [...around.querySelectorAll("[data-home]"), around].map((one) => (one as HTMLElement).dataset.home);
      if (homes.some((name) => name?.startsWith("seat:") && name !== `seat:${seat}`)) break;
      place = around;
    }
    return place;
  });
}

/** What the board lacks of the seats: names, totals, marks of bots, and who is awaited. */
export function wrongSeats(table: Reading): string[] {
  const { now, all, words } = table;
  const view = now.view as unknown as { players: { vp: number }[]; variant?: { open_points?: boolean } };
  const names = all(".board .seatname").map((name) => plain(name.textContent));
  return now.seats.flatMap((seat, i) => {
    const wrong: string[] = [];
    const isOwn = i === now.seat;
    const name = plain(words.name(`seat:${i}`));
    const called = isOwn ? t("seat.you") : name;
    if (!names.includes(called)) wrong.push(`nothing is called “${called}”`);
    const places = placesOf(table, i);
    const shown = places.flatMap((place) => [...place.querySelectorAll(".total b")].map((b) => plain(b.textContent)));
    const isSecret = now.about.game === "void" && !isOwn && !now.outcome && !view.variant?.open_points;
    const total = String(now.outcome ? now.outcome.scores[i] : view.players[i]!.vp);
    if (isSecret ? shown.length : !shown.length) wrong.push(`${shown.length} totals of ${name}`);
    if (shown.some((figure) => figure !== total))
      wrong.push(`${name} has ${total} points, but ${shown.join(" and ")} stand there`);
    if (seat.bot && !isOwn && !places.some((place) => place.querySelector(".mark.bot")))
      wrong.push(`${name} is a bot without a mark`);
    return wrong;
  });
}
