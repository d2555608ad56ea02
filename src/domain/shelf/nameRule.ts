import type { Service } from './service.ts';
import type { ByName } from './shelfMatch.ts';
import { haveCommonWord, splitWords } from './wordRule.ts';

/**
 * Answers by the words of entries that name no ingredient (specification, section 5); each name is compared once.
 *
 * @param nameOf the name of an ingredient in the language of the entries
 * @returns undefined where there are no entries
 */
export function nameRule(
  entries: readonly string[],
  nameOf: (ingredient: string) => string,
): ByName | undefined {
  if (entries.length === 0) return undefined;
  const texts = [...entries].sort().map((by) => ({ by, words: splitWords(by) }));
  const known = new Map<string, Service[]>();
  return ({ ingredient }) => {
    const before = known.get(ingredient);
    if (before !== undefined) return before;
    const words = splitWords(nameOf(ingredient));
    const found = texts
      .filter((text) => haveCommonWord(text.words, words))
      .map(({ by }): Service => ({ by, how: 'name' }));
    known.set(ingredient, found);
    return found;
  };
}
