import type { MixIndex, MixRecipe } from '../../contracts/mixIndex.ts';
import { whatToBuy, type Purchase } from '../../domain/buyNext.ts';
import { servedSurely, type Service } from '../../domain/larder.ts';
import {
  byMatch,
  matchRecipe,
  servicesOf,
  type AskedLine,
  type AskedRecipe,
  type ByName,
  type ShelfMatch,
} from '../../domain/shelfMatch.ts';
import { createShelfRanking } from '../../domain/shelfRanking.ts';
import { STAPLES } from '../../domain/staples.ts';
import { haveCommonWord, wordsOf } from '../../domain/wordRule.ts';
import { passes, type Filters } from './filters.ts';
import { askedRecipes, larderOf } from './larderOf.ts';

/** An index made ready to be asked. */
export interface Kitchen {
  isId(entry: string): boolean;
  /** The name of an ingredient, or the text that an entry is. */
  nameOf(entry: string): string;
  remarkOf(id: string): string | undefined;
  recipeOf(id: string): MixRecipe | undefined;
  /** The matches of a shelf, best first. */
  match(shelf: readonly string[], hasStaples: boolean, filters: Filters): ShelfMatch[];
  /** What to buy next for a shelf, among the drinks that pass. */
  buy(shelf: readonly string[], hasStaples: boolean, filters: Filters): ReturnType<typeof whatToBuy>;
  /** What an ingredient serves for surely: itself aside, what it is a kind of and what is made of it. */
  servesSurely(id: string): string[];
}
export type { Purchase };

/** Prepares an index. */
export function createKitchen(index: MixIndex): Kitchen {
  const larder = larderOf(index);
  const asked = askedRecipes(index);
  const rank = createShelfRanking(asked);
  const names = new Map(index.ingredients.map(({ id, name }) => [id, name]));
  const remarks = new Map(index.remarks.map(({ id, name }) => [id, name]));
  const recipes = new Map(index.recipes.map((recipe) => [recipe.id, recipe]));
  const isId = (entry: string) => names.has(entry);

  const ingredients = new Map(index.ingredients.map((ingredient) => [ingredient.id, ingredient]));

  /** What serves from a shelf: nothing that holds an avoided allergen, and no alcohol in a drink without it. */
  function prepare(shelf: readonly string[], hasStaples: boolean, { avoided }: Filters) {
    const allowed = shelf.filter(
      (entry) => !avoided.some((allergen) => ingredients.get(entry)?.allergens?.includes(allergen)),
    );
    const ids = [...allowed.filter(isId), ...(hasStaples ? STAPLES : [])];
    const services = servicesOf(ids, larder);
    const soft = servicesOf(
      ids.filter((id) => ingredients.get(id)?.isAlcoholic !== true),
      larder,
    );
    return {
      servicesFor: (recipe: MixRecipe | undefined) => (recipe?.isAlcoholFree ? soft : services),
      services,
      byName: nameRule(
        shelf.filter((entry) => !isId(entry)),
        names,
      ),
    };
  }

  return {
    isId,
    nameOf: (entry) => names.get(entry) ?? entry,
    remarkOf: (id) => remarks.get(id),
    recipeOf: (id) => recipes.get(id),
    match(shelf, hasStaples, filters) {
      const { services, servicesFor, byName } = prepare(shelf, hasStaples, filters);
      const { mostMissing = Infinity } = filters;
      const matches: ShelfMatch[] = [];
      for (const place of rank(services, byName).places) {
        const recipe = index.recipes[place];
        const lines: AskedRecipe | undefined = asked[place];
        if (recipe === undefined || lines === undefined || !passes(recipe, filters)) continue;
        const match = matchRecipe(lines, servicesFor(recipe), byName);
        // Staples alone make no match: nobody looks for drinks of water.
        if (match.score > 0 && match.missing.length <= mostMissing && usesShelf(match, shelf))
          matches.push(match);
      }
      // What no alcohol may stand in for has sunk below the place that the ranking gave it.
      return matches.sort(byMatch);
    },
    buy(shelf, hasStaples, filters) {
      const { servicesFor, byName } = prepare(shelf, hasStaples, filters);
      const passing = asked.filter((_, place) => {
        const recipe = index.recipes[place];
        return recipe !== undefined && passes(recipe, filters);
      });
      return whatToBuy(
        passing.map((recipe) => matchRecipe(recipe, servicesFor(recipes.get(recipe.id)), byName)),
        larder,
      );
    },
    servesSurely: (id) => servedSurely(larder, id),
  };
}

function usesShelf({ matched }: ShelfMatch, shelf: readonly string[]): boolean {
  return matched.some(({ service }) => shelf.includes(service.by));
}

/** Answers by the words of entries that name no ingredient; each name is compared once. */
function nameRule(texts: readonly string[], names: ReadonlyMap<string, string>): ByName | undefined {
  if (texts.length === 0) return undefined;
  const entries = texts.map((by) => ({ by, words: wordsOf(by) }));
  const known = new Map<string, Service | undefined>();
  return ({ ingredient }: AskedLine) => {
    if (!known.has(ingredient)) {
      const words = wordsOf(names.get(ingredient) ?? ingredient);
      const entry = entries.find((one) => haveCommonWord(one.words, words));
      known.set(ingredient, entry && { by: entry.by, how: 'name' });
    }
    return known.get(ingredient);
  };
}
