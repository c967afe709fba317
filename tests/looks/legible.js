// What of the written words cannot be read: shortened, cut off by what encloses them, or lying under something else.
// Returns a row for each: where it stands (two classes), how it fails, what it says, what lies over it.
() => {
  const HAIR = 2; // pixels of a line that nobody misses
  const SOLID = 0.6; // less than that is a veil: one reads through it
  // What lies over a table for a moment and is put away: what is under it is read before or after.
  const LAYERS = '.panel, .sheet, .drawn, .coach, .hover, dialog, [role=dialog], [popover], .toasts, .guide, .story';
  // Names of people may be long, and are in full in the head's small card; the strip and the log go on.
  const MAY_END = '.seatname, .most, .seats .name, .happening, .log';
  // A ship hides the number of the space on which it stands; a fleet may stand on the name of its region.
  const MAY_LIE_UNDER = '.globe .ring, .ground .hn';
  // On a phone a map is larger than its window, and what lies around it lies over it.
  const AROUND = innerWidth < 760 ? ', .stage, .tools, .mini-map' : '';

  // Every element takes part when it is asked what lies at a point, but the buttons that lie over whole things. (A sheet of
  // the page's own making: its content policy forbids styles in the markup.)
  const free = new CSSStyleSheet();
  free.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important } .press, .sr { display: none !important }');
  document.adoptedStyleSheets.push(free);

  const kept = (find) => {
    const known = new Map();
    const look = (node) => known.get(node) ?? (known.set(node, find(node)), known.get(node));
    return Object.assign(look, { forget: () => known.clear() });
  };
  const styleOf = kept((node) => getComputedStyle(node));
  const opacityOf = kept((node) => (node?.parentElement ? Number(styleOf(node).opacity) * opacityOf(node.parentElement) : 1));
  const alphaOf = (colour) => {
    if (colour === 'transparent' || colour === 'none') return 0;
    const [, alpha] = /[,/]\s*([\d.]+)\)$/.exec(colour) ?? [];
    return /^rgba|\//.test(colour) && alpha !== undefined ? Number(alpha) : 1;
  };
  const isSolid = kept((node) => {
    const style = styleOf(node), shine = opacityOf(node);
    if (shine < SOLID || style.visibility !== 'visible') return false;
    if (node instanceof SVGElement) {
      if (node.matches('svg, g, text, tspan, use')) return false;
      return alphaOf(style.fill) * Number(style.fillOpacity) * shine >= SOLID;
    }
    if (node.matches('img, canvas, video')) return true;
    if (alphaOf(style.backgroundColor) * shine >= SOLID) return true;
    const image = style.backgroundImage;
    if (image === 'none' || image.includes('url(') || style.maskImage !== 'none') return false;
    const colours = image.match(/(rgba?|color|oklab|oklch)\([^)]*\)|transparent/g) ?? [];
    return colours.length > 0 && colours.every((colour) => alphaOf(colour) * shine >= SOLID);
  });

  // Where an element can be seen: what its ancestors leave of the screen, and which of them scrolls.
  const ALL = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const windowOf = kept((node) => {
    const up = node.parentElement;
    if (!up || node === document.body) return { box: ALL, scroller: null };
    const holder = styleOf(node).position === 'fixed' ? document.body : up;
    const outer = windowOf(holder);
    let { box, scroller } = outer;
    const style = styleOf(holder);
    const isOut = styleOf(node).position === 'absolute' && style.position === 'static' && style.transform === 'none';
    if (isOut || style.display === 'inline' || style.display === 'contents' || holder instanceof SVGElement) return outer;
    const clips = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
    if (holder === document.body || !(clips[0] || clips[1])) return outer;
    if (style.touchAction === 'none') return { box: ALL, scroller: holder }; // a map: what is not seen is dragged into sight
    const rolls = ['auto', 'scroll'];
    const roomX = rolls.includes(style.overflowX) && holder.scrollWidth > holder.clientWidth;
    const roomY = rolls.includes(style.overflowY) && holder.scrollHeight > holder.clientHeight;
    if (roomX || roomY) scroller ??= holder;
    const edge = holder.getBoundingClientRect();
    box = {
      left: clips[0] && !roomX ? Math.max(box.left, edge.left) : box.left,
      right: clips[0] && !roomX ? Math.min(box.right, edge.right) : box.right,
      top: clips[1] && !roomY ? Math.max(box.top, edge.top) : box.top,
      bottom: clips[1] && !roomY ? Math.min(box.bottom, edge.bottom) : box.bottom,
    };
    return { box, scroller };
  });
  const layerOf = kept((node) => node.closest(LAYERS + AROUND));

  // Is this part of what holds the words painted before them?
  const liesBehind = (part, whole) => {
    for (let up = part; up && up !== whole; up = up.parentElement) {
      const { position, zIndex } = styleOf(up);
      if (Number(zIndex) < 0) return true;
      if (position !== 'static') return false;
    }
    return true;
  };
  const place = (node) => {
    const names = [];
    for (let up = node; up && names.length < 2; up = up.parentElement) {
      const own = [...up.classList].find((name) => !/^(s[A-Za-z0-9]{1,7}|lit|picked|blocked|thing|face)$/.test(name));
      if (own) names.unshift(`.${own}`);
    }
    return names.join(' ') || node.tagName.toLowerCase();
  };
  const range = document.createRange();
  const linesOf = (text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((line) => line.width > 2 && line.height > 4);
  };
  const wordsOf = kept((node) =>
    [...node.childNodes].filter((child) => child.nodeType === 3 && child.data.trim()).flatMap(linesOf),
  );
  const holds = (box, x, y) =>
    x > box.left && x < box.right && y > box.top + box.height * 0.2 && y < box.bottom - box.height * 0.2;

  // Words for listeners alone, for which a sign stands: their box is next to nothing.
  const isPutAway = kept((node) => {
    if (!node || node === document.body) return false;
    const isTiny = styleOf(node).overflowX !== 'visible' && styleOf(node).display !== 'inline' && (node.clientWidth < 3 || node.clientHeight < 3);
    return isTiny || isPutAway(node.parentElement);
  });

  // What lies over these lines, most of all.
  const coverOf = (node, lines) => {
    const covers = new Map();
    for (const line of lines) {
      const steps = Math.max(2, Math.min(6, Math.round(line.width / 14)));
      for (let step = 0; step < steps; step++) {
        const x = line.left + 1.5 + ((line.width - 3) * step) / (steps - 1), y = line.top + line.height / 2;
        const top = document.elementFromPoint(x, y);
        if (!top || top === node || top.contains(node)) continue;
        const stack = document.elementsFromPoint(x, y);
        for (const above of stack.slice(0, Math.max(0, stack.indexOf(node)))) {
          if (layerOf(above) !== layerOf(node) || above.closest('.hk')) continue;
          if (node.contains(above) && liesBehind(above, node)) continue;
          if (isSolid(above) || wordsOf(above).some((word) => holds(word, x, y))) covers.set(above, (covers.get(above) ?? 0) + 1);
        }
      }
    }
    const [cover, times] = [...covers].sort((a, b) => b[1] - a[1])[0] ?? [];
    return times > 1 ? cover : undefined;
  };

  const found = [];
  const look = (text) => {
    const node = text.parentElement;
    const told = (how, over) => {
      found.push({ where: place(node), how, says: text.data.trim().replace(/\s+/g, ' ').slice(0, 40), ...(over ? { over } : {}) });
    };
    const style = styleOf(node);
    const mayEnd = node.closest(MAY_END);
    const isLong = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1;
    const isHigh = style.webkitLineClamp !== 'none' && node.scrollHeight > node.clientHeight + 2;
    if (isLong || isHigh) return mayEnd ? undefined : told('shortened');
    if (mayEnd) return;
    let lines = linesOf(text);
    if (!lines.length) return;
    let { box, scroller } = windowOf(node);
    const isMap = scroller && styleOf(scroller).touchAction === 'none';
    const isCut = (line, within) => {
      const spare = line.height * 0.3;
      return (
        line.left < within.left - HAIR || line.right > within.right + HAIR ||
        line.top < within.top - spare || line.bottom > within.bottom + spare
      );
    };
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (scroller && !isMap && lines.some((line) => isCut(line, screen) || isCut(line, scroller.getBoundingClientRect()))) {
      node.scrollIntoView({ block: 'center', inline: 'center' });
      windowOf.forget(); // all lies elsewhere now
      wordsOf.forget();
      lines = linesOf(text);
      ({ box } = windowOf(node));
    }
    if (lines.some((line) => isCut(line, box))) return told('cut');
    if (!scroller && lines.some((line) => isCut(line, screen))) return told('cut');

    if (node.closest(MAY_LIE_UNDER)) return;
    let cover = coverOf(node, lines);
    // What stays in place while the rest of a panel scrolls, such as its buttons, is scrolled away from under.
    if (cover && scroller && !isMap && scroller.contains(cover)) {
      node.scrollIntoView({ block: 'center', inline: 'center' });
      windowOf.forget();
      wordsOf.forget();
      cover = coverOf(node, linesOf(text));
    }
    if (cover) told('under', `${place(cover)} ${cover.textContent.trim().slice(0, 20)}`.trim());
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('.sr, .hk, script, style, noscript, option, .skip, title, desc')) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || opacityOf(node) < 0.15 || isPutAway(node)) continue;
    look(text);
  }
  document.adoptedStyleSheets.pop();
  return found;
}
