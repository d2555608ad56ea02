/** The share of right answers where the drink is known. */
export function shareRight(judged: readonly { outcome: 'right' | 'wrong' | 'unknown' }[]): number {
  const known = judged.filter(({ outcome }) => outcome !== 'unknown');
  return known.filter(({ outcome }) => outcome === 'right').length / known.length;
}
