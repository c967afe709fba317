// The board: plain DOM, nothing imported. web/src/boards/foreign/contract.ts of Astrarium has the types of all this.

const sheet = new CSSStyleSheet(); // the server's content policy allows no style="…"
sheet.replaceSync(`
  .pebbles { display: grid; gap: 20px; justify-items: center; padding: 24px 8px; color: var(--ivory-1); }
  .pebbles .row { display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
  .pebbles .stone { width: 60px; height: 50px; border: 2px solid var(--ink); border-radius: 50%; text-align: center;
    font-size: var(--t-22); background: #98a1ae; color: #0a1120; }
  .pebbles .red { background: #f0877a; }
  .pebbles .sharp { background: #eef2f6; border-radius: 4px 40% 4px 40%; }
  .pebbles .lit { border-color: var(--lit); }
  .pebbles .picked { outline: 3px solid var(--selected); outline-offset: 2px; }
`);

export function mount(element, host) {
  document.adoptedStyleSheets.push(sheet);
  const beach = made("div", "pebbles");
  element.append(beach);
  return {
    // Draws the moment that it is given, and keeps nothing: so a replay looks like the game.
    update({ view, seats, question }) {
      const options = question?.options ?? [];
      const picked = options.find(({ isPicked }) => isPicked)?.code ?? 0;
      const row = made("ol", "row");
      row.append(...view.row.map((id, place) => stone(view, id, options[place], place < picked, host)));
      const lines = [host.t("board.hidden", { n: view.hidden })];
      lines.push(...seats.map(({ name }, seat) => host.t("board.player", { who: name, n: view.points[seat] })));
      beach.replaceChildren(row, ...lines.map((line) => made("p", "line", line)));
      host.shows(options.map(({ ref }) => ref)); // what can be pressed here; the page makes buttons of the rest
    },
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

// A stone in sight. If an option ends with it, a press takes it and all before it.
function stone(view, id, option, isPicked, host) {
  const button = made("button", `stone ${id} ${option ? "lit" : ""} ${isPicked ? "picked" : ""}`, view.worth[id]);
  button.ariaLabel = `${view.worth[id]}, ${option?.text ?? host.name(`stone:${id}`)}`; // for those who hear it
  button.ariaPressed = String(isPicked);
  button.disabled = !option;
  if (option) button.onclick = () => host.choose(option.ref, button);
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function made(tag, className, text = "") {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
