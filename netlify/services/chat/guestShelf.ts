import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { larderOf, matchOf } from '../../../src/catalogue/larderOf.ts';
import { countingLines } from '../../../src/catalogue/mixIndex.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { bringsNothing, broughtBy } from '../../../src/domain/brought.ts';
import { whatToBuy } from '../../../src/domain/buyNext.ts';
import { isExact } from '../../../src/domain/service.ts';
import { nameRule } from '../../../src/domain/nameRule.ts';
import { servicesOf } from '../../../src/domain/shelfMatch.ts';
import { STAPLES } from '../../../src/domain/staples.ts';
import type { DrinkFacts } from './drinkFacts.ts';

/** What a guest has, and what follows for a drink. */
export interface GuestShelf {
  has(ingredient: string): boolean;
  isEmpty: boolean;
  /** The bottles to buy so that most of these drinks can be made that cannot be made now. */
  purchase(drinks: readonly DrinkFacts[]): ReturnType<typeof whatToBuy>;
  /**
   * What a drink needs and the guest lacks, what of it may be left out and is lacking too, what stands in for something,
   * how many lines count, how sure it all is. A text that shares a word with a line does not serve it for sure.
   */
  match(facts: DrinkFacts): {
    missing: string[];
    optional: string[];
    standIns: { use: string; asked: string }[];
    total: number;
    sureness: number;
  };
}

/** What any shop has for little: advice on what to buy is about bottles. */
const FRESH = [
  'lemon',
  'lime',
  'orange',
  'sugar',
  'simple-syrup',
  'soda-water',
  'mint',
  'egg',
  'egg-white',
  'cola',
  'tonic-water',
];

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
  const texts = entries.filter((entry) => !isId(entry) && mayServe(entry));
  const byName = nameRule(texts, (id) => ingredientById.get(id)?.names[locale] ?? '');
  const matchRecipe = matchOf(catalogue);
  /** Whether a kin of what is asked brings something that must be told. */
  const isNoteworthy = (by: string, asked: string) => {
    const [use, of] = [ingredientById.get(by), ingredientById.get(asked)];
    return use !== undefined && of !== undefined && !bringsNothing(broughtBy(use, of));
  };
  const withFresh = servicesOf([...ids, ...FRESH.filter(isId)], larder);
  const matchesOf = (drinks: readonly DrinkFacts[]) =>
    drinks.map(({ id, recipe }) => matchRecipe({ id, lines: countingLines(recipe) }, withFresh, byName));
  return {
    isEmpty: entries.length === 0,
    purchase(drinks) {
      const isBottle = (id: string) => (ingredientById.get(id)?.strength ?? 0) > 0;
      const uses = ({ ingredients }: DrinkFacts) =>
        [...ingredients].some((id) => isBottle(id) && own.has(id));
      const known = drinks.filter(uses);
      return whatToBuy(matchesOf(known.length > 0 ? known : drinks), larder);
    },
    has: (ingredient) => own.get(ingredient)?.some(isExact) ?? false,
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
      const guessed = matched.filter(({ service }) => service.how === 'name').map(({ line }) => line);
      const serving = isAlcoholFree ? soft : services;
      const optional = recipe.lines
        .filter((line) => line.optional && !line.garnish && !serving.has(line.ingredient))
        .map(({ ingredient }) => ingredient);
      return {
        missing: [...missing, ...guessed].map(({ ingredient }) => ingredient),
        optional: [...new Set(optional)],
        standIns,
        total,
        sureness,
      };
    },
  };
}
