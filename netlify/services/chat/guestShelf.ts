import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { larderOf } from '../../../src/catalogue/larderOf.ts';
import { countingLines } from '../../../src/catalogue/mixIndex.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { bringsNothing, broughtBy } from '../../../src/domain/brought.ts';
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

/**
 * @param entries ids of ingredients, and texts that name none
 * @param mayServe whether the guest may have something of their shelf
 */
export function guestShelf(
  entries: readonly string[],
  catalogue: Catalogue,
  locale: Locale,
  mayServe: (entry: string) => boolean = () => true,
): GuestShelf {
  const { ingredientById } = catalogue;
  const isId = (entry: string) => ingredientById.has(entry);
  const larder = larderOf(catalogue);
  const own = servicesOf(entries.filter(isId), larder);
  const ids = [...entries.filter((entry) => isId(entry) && mayServe(entry)), ...STAPLES];
  const services = servicesOf(ids, larder);
  const soft = servicesOf(
    ids.filter((id) => ingredientById.get(id)?.strength === 0),
    larder,
  );
  // Of an entry that names nothing nobody knows what is in it.
  const texts = entries
    .filter((entry) => !isId(entry) && mayServe(entry))
    .map((by) => ({ by, words: wordsOf(by) }));
  const byName: ByName = ({ ingredient }) => {
    const words = wordsOf(ingredientById.get(ingredient)?.names[locale] ?? '');
    const entry = texts.find((text) => haveCommonWord(text.words, words));
    return entry && { by: entry.by, how: 'name' };
  };
  /** Whether a kin of what is asked brings something that must be told. */
  const isNoteworthy = (by: string, asked: string) => {
    const [use, of] = [ingredientById.get(by), ingredientById.get(asked)];
    return use !== undefined && of !== undefined && !bringsNothing(broughtBy(use, of));
  };
  return {
    has: (ingredient) => ['exact', 'family'].includes(own.get(ingredient)?.[0]?.how ?? ''),
    match({ id, recipe, isAlcoholFree }) {
      const { matched, missing, total, sureness } = matchRecipe(
        { id, lines: countingLines(recipe) },
        isAlcoholFree ? soft : services,
        byName,
      );
      const standIns = matched.flatMap(({ line, service }) =>
        service.how === 'stand-in' || isNoteworthy(service.by, line.ingredient)
          ? [{ use: service.by, asked: line.ingredient }]
          : [],
      );
      return { missing: missing.map(({ ingredient }) => ingredient), standIns, total, sureness };
    },
  };
}
