import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getMatchIndex, getCatalogueMatch } from '../../../../src/catalogue/matchIndex.ts';
import { countingLines } from '../../../../src/catalogue/mixIndex.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { isGuard } from '../../../../src/domain/wishes/wishes.ts';
import { getIngredientKin } from '../../../../src/catalogue/wishedDrinks.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { ingredientOfEntry } from '../../../../src/domain/shelf/bottles.ts';
import {
  hasNoEffects,
  findSubstitutionEffects,
  type SubstitutionEffects,
} from '../../../../src/domain/shelf/substitutionEffects.ts';
import { suggestPurchases, type Purchase } from '../../../../src/domain/shelf/buyNext.ts';
import { nameRule } from '../../../../src/domain/shelf/nameRule.ts';
import { isExact } from '../../../../src/domain/shelf/service.ts';
import { listServices } from '../../../../src/domain/shelf/shelfMatch.ts';
import { KITCHEN_STAPLES, STAPLES } from '../../../../src/domain/shelf/staples.ts';
import { getDrinkNames } from '../getDrinkNames.ts';
import { findObjection } from './conflicts.ts';

/** How a shelf serves one drink. */
export interface ShelfDrink {
  drink: Drink;
  /** Ids of ingredients that nothing on the shelf serves, in the order of the recipe. */
  missing: string[];
  /** The same of what may be left out: the egg white of a sour, and of what goes on the glass. */
  missingOptional: string[];
  missingGarnish: string[];
  /** What most kitchens have and nobody named: sugar, and the syrup that is made of it. */
  assumed: string[];
  /** What is poured instead of something else, and what comes with it. */
  standIns: {
    use: string;
    instead: string;
    ratio: number | undefined;
    remark: string | undefined;
    brings: SubstitutionEffects;
  }[];
  /** Whether everything is there just as the recipe has it, garnish and optional things included. */
  hasEverything: boolean;
  /** How well it is served, to put drinks in order; the least is best. */
  distance: number;
}

export interface Shelf {
  isEmpty: boolean;
  has(ingredient: string): boolean;
  match(drink: Drink): ShelfDrink;
  /** Drinks that can be made, nearest first and then as given; of each at most so many things are missing. */
  rank(drinks: readonly Drink[], mostMissing?: number): ShelfDrink[];
  /**
   * The one bottle and the pair that open most of these drinks, with the ids of those that they open; first what any shop
   * has for little, where that opens more.
   */
  buyNext(drinks: readonly Drink[]): ReturnType<typeof suggestPurchases> & { fresh: Purchase | undefined };
}

/** What any shop has for little: advice on what to buy next is about bottles. */
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
 * What can be made of a shelf. Nothing serves that the wishes rule out, and of a text that names no ingredient nobody
 * knows what is in it: it serves only somebody who leaves out nothing, and never for sure.
 *
 * @param entries ids of ingredients, with or without their bottle, and texts that name none
 */
export function matchShelf(
  entries: readonly string[],
  { wishes, locale }: { wishes: readonly Wish[]; locale: Locale },
  catalogue: Catalogue,
): Shelf {
  const { ingredientById } = catalogue;
  const matchIndex = getMatchIndex(catalogue);
  const kin = getIngredientKin(catalogue);
  const names = getDrinkNames(catalogue).getIndex();
  /** A text names an ingredient in whatever language it is written. */
  const readEntry = (entry: string) => {
    const id = ingredientOfEntry(entry);
    if (ingredientById.has(id)) return id;
    const things = names.find(foldText(id).split(' ')) ?? [];
    return things.find((thing) => thing.startsWith('ingredient:'))?.replace('ingredient:', '') ?? id;
  };
  const matchRecipe = getCatalogueMatch(catalogue);
  const named = entries.map(readEntry);
  const mayServe = (id: string) =>
    findObjection({ dietary: ingredientById.entry(id), ingredients: [id] }, wishes, catalogue) === undefined;
  const own = named.filter((id) => ingredientById.has(id) && mayServe(id));
  const texts = !wishes.some(isGuard) ? named.filter((id) => !ingredientById.has(id)) : [];
  const services = listServices([...own, ...STAPLES], matchIndex);
  const softServices = listServices(
    [...own, ...STAPLES].filter((id) => ingredientById.entry(id).strength === 0),
    matchIndex,
  );
  const byName = nameRule(texts, (id) => ingredientById.get(id)?.names[locale] ?? '');

  const isAssumed = (id: string) => KITCHEN_STAPLES.includes(id) && !own.includes(id);
  const isThere = (id: string, serving = services) => serving.get(id)?.some(isExact) ?? false;

  function match(drink: Drink): ShelfDrink {
    // A drink without alcohol stays one: gin is no stand-in for its alcohol-free cousin.
    const serving = drink.dietary.strength === 0 ? softServices : services;
    const found = matchRecipe({ id: drink.id, lines: countingLines(drink) }, serving, byName);
    const guessed = found.matched.filter(({ service }) => service.how === 'name').map(({ line }) => line);
    const missing = [...found.missing, ...guessed].map(({ ingredient }) => ingredient);
    const standIns = found.matched.flatMap(({ line, service }) => {
      const brings = findSubstitutionEffects(
        ingredientById.get(service.by) ?? ingredientById.entry(line.ingredient),
        ingredientById.entry(line.ingredient),
      );
      const isKind = kin.kinds(line.ingredient).has(service.by);
      const isMeant =
        service.how === 'exact' ||
        (service.how === 'family' && (service.made === true || service.taken === true || isKind));
      if (service.how === 'name' || (isMeant && hasNoEffects(brings))) return [];
      return [
        { use: service.by, instead: line.ingredient, ratio: service.ratio, remark: service.remark, brings },
      ];
    });
    const absent = (isGarnish: boolean) =>
      unique(
        drink.lines
          .filter(
            ({ garnish, optional, ingredient }) =>
              garnish === isGarnish && (isGarnish || optional) && !isThere(ingredient, serving),
          )
          .map(({ ingredient }) => ingredient),
      );
    const assumed = unique([
      ...found.matched.filter(({ service }) => isAssumed(service.by)).map(({ line }) => line.ingredient),
      ...drink.lines
        .filter(({ garnish, ingredient }) => !garnish && isAssumed(ingredient))
        .map(({ ingredient }) => ingredient),
    ]);
    const missingOptional = absent(false);
    const missingGarnish = absent(true);
    return {
      drink,
      missing: unique(missing),
      missingOptional,
      missingGarnish,
      assumed,
      standIns,
      hasEverything: missing.length + standIns.length + missingOptional.length + missingGarnish.length === 0,
      distance: 2 * missing.length + standIns.length + missingOptional.length / 4,
    };
  }

  return {
    isEmpty: entries.length === 0,
    has: isThere,
    match,
    rank: (drinks, mostMissing = 0) =>
      drinks
        .map(match)
        .filter(({ drink, missing, assumed }) => {
          const isOwn = (id: string) => ![...missing, ...assumed, ...STAPLES].includes(id);
          return (
            missing.length <= mostMissing && countingLines(drink).some(({ ingredient }) => isOwn(ingredient))
          );
        })
        .sort((a, b) => a.distance - b.distance),
    buyNext(drinks) {
      const usesOwn = ({ lines }: Drink) =>
        lines.some(({ item, ingredient }) => item.strength > 0 && isThere(ingredient));
      const near = drinks.filter(usesOwn);
      const views = new Map(drinks.map((drink) => [drink.id, drink.views]));
      const choose = (having: readonly string[]) => {
        const served = listServices([...own, ...STAPLES, ...having], matchIndex);
        return suggestPurchases(
          (near.length > 0 ? near : drinks).map((drink) =>
            matchRecipe({ id: drink.id, lines: countingLines(drink) }, served, byName),
          ),
          matchIndex,
          // A bottle for two drinks that everybody asks for is better bought than one for five that nobody does.
          (id) => Math.sqrt(views.get(id) ?? 0),
        );
      };
      const first = choose([]).single;
      return {
        fresh: first?.ingredients.every((id) => FRESH.includes(id)) === true ? first : undefined,
        ...choose(FRESH.filter((id) => ingredientById.has(id))),
      };
    },
  };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
