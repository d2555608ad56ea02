const LARGEST_PART = 8;

/**
 * A ratio in small whole numbers, stand-in first.
 *
 * @example ratioText(0.75) // '3:4'
 */
export function ratioText(ratio: number): string {
  for (let part = 1; part <= LARGEST_PART; part++) {
    const other = ratio * part;
    if (Math.abs(other - Math.round(other)) < 0.01) return `${Math.round(other)}:${part}`;
  }
  return `${ratio}:1`;
}
