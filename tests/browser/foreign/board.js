// The board of the toy Bazaar, as another package would bring it: plain DOM, nothing imported.

const sheet = new CSSStyleSheet();
sheet.replaceSync(".bazaar button { outline: 2px solid transparent } .bazaar .picked { outline-color: var(--selected) }");

export function mount(element, host) {
  document.adoptedStyleSheets.push(sheet);
  const stall = document.createElement("div");
  const purses = document.createElement("ul");
  const coins = document.createElement("div");
  stall.className = "bazaar";
  stall.append(purses, coins);
  element.append(stall);
  return {
    update({ view, seats, question }) {
      purses.replaceChildren(...seats.map(({ name }, seat) => purse(name, view.coins[seat])));
      const options = question?.options.filter(({ ref }) => ref.startsWith("coins:")) ?? [];
      coins.replaceChildren(...options.map((option) => coin(option, host)));
      host.shows(options.map(({ ref }) => ref));
    },
    destroy() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

function purse(name, coins) {
  const item = document.createElement("li");
  item.className = "purse";
  item.textContent = `${name}: ${coins}`;
  return item;
}

function coin({ ref, text, isPicked }, host) {
  const button = document.createElement("button");
  button.className = isPicked ? "coin picked" : "coin";
  button.textContent = text;
  button.ariaPressed = String(isPicked);
  button.onclick = () => host.choose(ref, button);
  return button;
}

export const round = (view) => Math.floor(view.turn / view.seats) + 1;
