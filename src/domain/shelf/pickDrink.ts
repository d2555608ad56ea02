/** Drinks that were offered last and are not offered again. */
const REMEMBERED = 3;

/**
 * Picks one of the drinks that can be made, and none of those that were offered last, unless there are no others.
 *
 * @param recent ids that were offered, the last one first
 * @param chance at least 0 and below 1
 * @returns undefined where there is nothing to pick from
 */
export function pickDrink(
  ids: readonly string[],
  recent: readonly string[],
  chance: number,
): string | undefined {
  // Of few drinks, fewer can be left out.
  const leftOut = recent.filter((id) => ids.includes(id)).slice(0, Math.min(REMEMBERED, ids.length - 1));
  const choices = ids.filter((id) => !leftOut.includes(id));
  return choices[Math.floor(chance * choices.length)];
}

/** The drinks that were offered last, after one more. */
export function rememberPick(recent: readonly string[], id: string): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, REMEMBERED);
}
