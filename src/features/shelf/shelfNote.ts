import type { Marked } from '../../stores/shelfMarks.ts';
import { fillIn } from '../../text/fillIn.ts';

/**
 * What a card says of how much of its drink one has: nothing where one has none of it.
 *
 * @param asked ids of the ingredients that the drink asks for
 * @param marked tells which of them are on the shelf
 * @param count with {{have}} and {{total}}
 */
export function shelfNote(
  asked: readonly string[],
  marked: Marked,
  count: string,
): { text: string; hasAll: boolean } {
  const have = marked(asked).size;
  return {
    text: have === 0 ? '' : fillIn(count, { have, total: asked.length }),
    hasAll: have === asked.length,
  };
}
