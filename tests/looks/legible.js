// What of the written words cannot be read: cut off by what encloses them, or lying under something else.
// Each is told as a row of where (the nearest class of a board's own), how, what it says, and what lies over it.
() => {
  const HAIR = 2; // pixels of a line that nobody misses
  const SOLID = 0.6; // less than that is a veil: one reads through it
  const free = document.head.appendChild(document.createElement('style'));
  free.textContent = `* { pointer-events: auto !important; scroll-behavior: auto !important }
    .press { pointer-events: none !important }`;

  const styles = new Map();
  const styleOf = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node));
  const alphaOf = (colour) => {
    const [, inside = ''] = /\(([^)]*)\)/.exec(colour) ?? [];
    const parts = inside.split(/[\s,/]+/).filter(Boolean);
    return colour === 'transparent' || colour === 'none' ? 0 : parts.length > 3 && !/^color/.test(colour) ? Number(parts.at(-1)) : 1;
  };
  const shining = new Map();
  const opacityOf = (node) => {
    if (!node || node === document) return 1;
    if (!shining.has(node)) shining.set(node, Number(styleOf(node).opacity) * opacityOf(node.parentElement));
    return shining.get(node);
  };
  const solid = new Map();
  const isSolid = (node) => {
    if (!solid.has(node)) solid.set(node, lookAt(node));
    return solid.get(node);
  };
  function lookAt(node) {
    const style = styleOf(node);
    const shine = opacityOf(node);
    if (shine < SOLID || style.visibility !== 'visible') return false;
    if (node instanceof SVGElement) {
      if (node instanceof SVGSVGElement || node.matches('g, text, tspan')) return false;
      const fill = alphaOf(style.fill) * Number(style.fillOpacity) * shine;
      return node.matches('image, use') || fill >= SOLID || alphaOf(style.stroke) * shine >= SOLID && style.stroke !== 'none';
    }
    if (node.matches('img, canvas, video')) return true;
    if (alphaOf(style.backgroundColor) * shine >= SOLID) return true;
    const image = style.backgroundImage;
    if (image === 'none' || style.maskImage !== 'none') return false;
    const colours = image.match(/rgba?\([^)]*\)|color\([^)]*\)|transparent/g) ?? [];
    return image.includes('url(') ? false : colours.length > 0 && colours.every((colour) => alphaOf(colour) * shine >= SOLID);
  }

  // Is this part of a thing painted before the thing's own words?
  function liesBehind(part, whole) {
    let isLifted = false;
    for (let up = part; up !== whole; up = up.parentElement) {
      const { position, zIndex } = styleOf(up);
      if (Number(zIndex) < 0) return true;
      isLifted ||= position !== 'static';
    }
    return !isLifted;
  }

  // Words that are there for listeners alone, where a sign stands for them.
  function isPutAway(node) {
    for (let up = node, i = 0; up && i < 4; up = up.parentElement, i++)
      if (styleOf(up).overflowX !== 'visible' && styleOf(up).display !== 'inline' && (up.clientWidth < 3 || up.clientHeight < 3)) return true;
    return false;
  }

  // The boxes that cut off what sticks out of them, per axis; what scrolls cuts nothing off.
  function cutters(node) {
    const found = { x: [], y: [], scroller: null };
    let { position } = styleOf(node);
    const axes = { x: true, y: true };
    for (let up = node, inner = node; up && up !== document.documentElement; inner = up, up = up.parentElement) {
      const style = styleOf(up);
      if (up !== node) {
        if (position === 'fixed' && style.transform === 'none' && style.contain === 'none') continue;
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none' && style.containerType === 'normal') continue;
        position = style.position;
      }
      if (up instanceof SVGElement && !(up instanceof SVGSVGElement)) continue;
      for (const axis of ['x', 'y']) {
        const flow = style[axis === 'x' ? 'overflowX' : 'overflowY'];
        const room = axis === 'x' ? up.scrollWidth - up.clientWidth : up.scrollHeight - up.clientHeight;
        if (!axes[axis] || flow === 'visible' || style.display === 'inline' || style.touchAction === 'none') continue; // a map is dragged
        if (flow === 'auto' || flow === 'scroll') {
          axes[axis] = false;
          if (room > 0) found.scroller ??= up;
        } else found[axis].push(up);
      }
    }
    found.isFree = axes;
    return found;
  }

  const place = (node) => {
    const names = [];
    for (let up = node; up && names.length < 2; up = up.parentElement) {
      const own = [...up.classList].filter((name) => !/^(s[a-z0-9]{5,6}|lit|picked|blocked|thing|face)$/.test(name));
      if (own.length) names.unshift(`.${own[0]}`);
    }
    return names.join(' ') || node.tagName.toLowerCase();
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const linesOf = (text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((line) => line.width > 2 && line.height > 4);
  };
  const ownLines = new Map();
  const ownLinesOf = (node) => {
    if (!ownLines.has(node)) {
      const own = [...node.childNodes].filter((child) => child.nodeType === 3 && child.textContent.trim());
      ownLines.set(node, own.flatMap(linesOf));
    }
    return ownLines.get(node);
  };
  const holds = (box, x, y) => x > box.left && x < box.right && y > box.top + box.height * 0.15 && y < box.bottom - box.height * 0.15;

  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const node = text.parentElement;
    const says = text.textContent.trim().replace(/\s+/g, ' ');
    if (!says || node.closest('.sr, script, style, noscript, option, .skip, title, desc')) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || opacityOf(node) < 0.15) continue;
    if (isPutAway(node)) continue;
    const cut = cutters(node);
    let lines = linesOf(text);
    if (!lines.length) continue;
    const isOff = ({ left, right, top, bottom }) => top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    if (cut.scroller && !node.closest('.log')) {
      const seen = cut.scroller.getBoundingClientRect();
      const isAway = ({ top, bottom, left, right }) => top < seen.top || bottom > seen.bottom || left < seen.left || right > seen.right;
      if (lines.some((line) => isOff(line) || isAway(line))) {
        node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        ownLines.clear();
        lines = linesOf(text);
      }
    }
    const told = { where: place(node), says: says.slice(0, 40) };
    const style = styleOf(node);
    const isLong = style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1;
    const isHigh = style.webkitLineClamp !== 'none' && node.scrollHeight > node.clientHeight + 1;
    if (isLong || isHigh) {
      found.push({ ...told, how: 'shortened' });
      continue;
    }
    const beyond = (line) => {
      const spare = line.height * 0.28;
      const out = (box) => ({
        x: Math.max(box.left - line.left, line.right - box.right) > HAIR,
        y: Math.max(box.top - line.top, line.bottom - box.bottom) > spare,
      });
      const screen = out({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      return (
        cut.x.some((box) => out(box.getBoundingClientRect()).x) ||
        cut.y.some((box) => out(box.getBoundingClientRect()).y) ||
        (!cut.scroller && (screen.x || screen.y))
      );
    };
    if (lines.some(beyond) && !node.closest('[data-scrolls]') && !(cut.scroller && node.closest('.log'))) {
      found.push({ ...told, how: 'cut' });
      continue;
    }
    const over = new Map();
    for (const line of lines) {
      const steps = Math.max(2, Math.min(9, Math.round(line.width / 9)));
      for (let step = 0; step < steps; step++) {
        const x = line.left + 1.5 + ((line.width - 3) * step) / (steps - 1);
        const y = line.top + line.height * 0.5;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || document.elementFromPoint(x, y) === node) continue;
        const stack = document.elementsFromPoint(x, y);
        for (const above of stack.slice(0, Math.max(0, stack.indexOf(node)))) {
          if (above.contains(node) || (node.contains(above) && liesBehind(above, node))) continue;
          const isCovering = isSolid(above) || ownLinesOf(above).some((box) => holds(box, x, y));
          if (isCovering) over.set(above, (over.get(above) ?? 0) + 1);
        }
      }
    }
    const [cover, times] = [...over].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (times > 1) found.push({ ...told, how: 'under', over: `${place(cover)} ${cover.textContent.trim().slice(0, 20)}` });
  }
  free.remove();
  return found;
}
