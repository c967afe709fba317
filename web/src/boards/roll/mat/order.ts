/** A tile one place further up (-1) or down (1) in its stack; at its end it stays. */
export function moved(order: readonly number[], code: number, by: 1 | -1, divider: number): number[] {
  const at = order.indexOf(code);
  const other = order[at + by];
  if (other === undefined || other === divider) return [...order];
  const next = [...order];
  next[at] = other;
  next[at + by] = code;
  return next;
}

/** A tile with its other side up: on top of the other stack. */
export function turned(order: readonly number[], code: number, divider: number): number[] {
  const isDevelopment = order.indexOf(code) < order.indexOf(divider);
  const rest = order.filter((other) => other !== code);
  return isDevelopment ? rest.flatMap((other) => (other === divider ? [other, code] : [other])) : [code, ...rest];
}
