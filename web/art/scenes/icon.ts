// The mark of the house as the icon of the page: bolder than the sign `mark`, for 16 px, and brass on midnight enamel, so that
// it shows on light and dark tabs alike.

/** The mark on a whole square of enamel, for the screens of phones, which cut their own shape out of it: what counts lies in
 * the middle four fifths. */
export function appIcon(): string {
  const orbit = (turn: number) => `<ellipse cx="32" cy="32" rx="15.5" ry="6" transform="rotate(${turn} 32 32)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<rect width="64" height="64" fill="#111c31"/><g fill="none" stroke="#f7e5b5" stroke-width="2.5">` +
    `<circle cx="32" cy="32" r="20.2" stroke="#d8bf88" stroke-width="2.1"/>${orbit(-32)}${orbit(32)}</g>` +
    `<g fill="#f7e5b5"><circle cx="32" cy="32" r="4.2"/><circle cx="45.2" cy="23.7" r="3.2"/></g></svg>`
  );
}

export function favicon(): string {
  const orbit = (turn: number) => `<ellipse cx="32" cy="32" rx="22" ry="8.5" transform="rotate(${turn} 32 32)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    `<circle cx="32" cy="32" r="32" fill="#111c31"/><g fill="none" stroke="#f7e5b5" stroke-width="3.6">` +
    `<circle cx="32" cy="32" r="28.5" stroke="#d8bf88" stroke-width="3"/>${orbit(-32)}${orbit(32)}</g>` +
    `<g fill="#f7e5b5"><circle cx="32" cy="32" r="6"/><circle cx="50.7" cy="20.3" r="4.5"/></g></svg>`
  );
}
