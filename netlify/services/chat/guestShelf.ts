import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { larderOf } from '../../../src/catalogue/larderOf.ts';
import { countingLines } from '../../../src/catalogue/mixIndex.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { matchRecipe, servicesOf, type ByName } from '../../../src/domain/shelfMatch.ts';
import { haveCommonWord, wordsOf } from '../../../src/domain/wordRule.ts';
import type { DrinkFacts } from './drinkFacts.ts';

/** What is in every kitchen, as Mix Master takes it. */
const STAPLES = ['ice', 'water', 'salt', 'sugar'];

/** What a guest has, and what follows for a drink. */
export interface GuestShelf {
  has(ingredient: string): boolean;
  /** What a drink needs and the guest lacks, what stands in for something, how many lines count, how sure it all is. */
  match(facts: DrinkFacts): {
    missing: string[];
    standIns: { use: string; asked: string }[];
    total: number;
    sureness: number;
  };
}

/** @param entries ids of ingredients, and texts that name none */
export function guestShelf(entries: readonly string[], catalogue: Catalogue, locale: Locale): GuestShelf {
  const { ingredientById } = catalogue;
  const isId = (entry: string) => ingredientById.has(entry);
  const own = servicesOf(entries.filter(isId), larderOf(catalogue));
  const services = servicesOf([...entries.filter(isId), ...STAPLES], larderOf(catalogue));
  const texts = entries.filter((entry) => !isId(entry)).map((by) => ({ by, words: wordsOf(by) }));
  const byName: ByName = ({ ingredient }) => {
    const words = wordsOf(ingredientById.get(ingredient)?.names[locale] ?? '');
    const entry = texts.find((text) => haveCommonWord(text.words, words));
    return entry && { by: entry.by, how: 'name' };
  };
  return {
    has: (ingredient) => ['exact', 'family'].includes(own.get(ingredient)?.[0]?.how ?? ''),
    match({ id, recipe }) {
      const { matched, missing, total, sureness } = matchRecipe(
        { id, lines: countingLines(recipe) },
        services,
        byName,
      );
      const standIns = matched.flatMap(({ line, service }) =>
        service.how === 'stand-in' ? [{ use: service.by, asked: line.ingredient }] : [],
      );
      return { missing: missing.map(({ ingredient }) => ingredient), standIns, total, sureness };
    },
  };
}
