/** "+2", "−1", "0" */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
