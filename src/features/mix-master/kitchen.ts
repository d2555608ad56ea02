import type { Allergen, Caution, Substance } from '../../contracts/diet.ts';
import type { Locale } from '../../contracts/locale.ts';
import type { MixIndex, MixRecipe } from '../../contracts/mixIndex.ts';
import { inSentence, namedAllergens } from '../../domain/allergenNames.ts';
import { bringsNothing, broughtBy, type Brought } from '../../domain/brought.ts';
import { whatToBuy, type Purchase } from '../../domain/buyNext.ts';
import { dietaryFactsOf, type DietaryFacts } from '../../domain/dietary.ts';
import { excludesNothing, isAllowed } from '../../domain/exclusion.ts';
import { servedSurely, type Service } from '../../domain/larder.ts';
import { readFacts } from '../../domain/mixFacts.ts';
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
  /** What a thing brings that the ingredient in whose place it serves has not; nothing is known of a text. */
  broughtBy(entry: string, asked: string): Brought | undefined;
  /** Names of substances in the middle of a sentence. */
  substances(ids: readonly Substance[]): string;
  cautionOf(id: Caution): string;
  /** What an ingredient serves for surely and without a word: itself aside, what it is a kind of and what is made of it. */
  servesSurely(id: string): string[];
}
export type { Purchase };

/** Of what is no ingredient. */
const NOTHING_KNOWN: DietaryFacts = dietaryFactsOf([]);

/** Prepares an index in the language that it is in. */
export function createKitchen(index: MixIndex, locale: Locale): Kitchen {
  const larder = larderOf(index);
  const asked = askedRecipes(index);
  const rank = createShelfRanking(asked);
  const names = new Map(index.ingredients.map(({ id, name }) => [id, name]));
  const remarks = new Map(index.remarks.map(({ id, name }) => [id, name]));
  const recipes = new Map(index.recipes.map((recipe) => [recipe.id, recipe]));
  const drinks = new Map(index.recipes.map((recipe) => [recipe.id, readFacts(recipe)]));
  const facts = new Map(index.ingredients.map((ingredient) => [ingredient.id, readFacts(ingredient)]));
  const isFree = (recipe: MixRecipe | undefined) => recipe?.strength === undefined;
  const isPassing = (recipe: MixRecipe, filters: Filters) => {
    const known = drinks.get(recipe.id);
    return known !== undefined && passes(recipe, known, filters);
  };
  const isId = (entry: string) => names.has(entry);

  /**
   * What serves from a shelf: nothing that is or may be what somebody excludes, and no alcohol in a drink without it.
   * Of an entry that names nothing nobody knows what is in it.
   */
  function prepare(shelf: readonly string[], hasStaples: boolean, { exclusion }: Filters) {
    const mayServe = (id: string) => {
      const known = facts.get(id);
      return known !== undefined && isAllowed(known, exclusion);
    };
    const ids = [...shelf.filter(mayServe), ...(hasStaples ? STAPLES : [])];
    const texts = excludesNothing(exclusion) ? shelf.filter((entry) => !isId(entry)) : [];
    const services = servicesOf(ids, larder);
    const soft = servicesOf(
      ids.filter((id) => facts.get(id)?.strength === 0),
      larder,
    );
    return {
      servicesFor: (recipe: MixRecipe | undefined) => (isFree(recipe) ? soft : services),
      services,
      byName: nameRule(texts, names),
    };
  }

  function brought(use: string, asked: string): Brought {
    return broughtBy(facts.get(use) ?? NOTHING_KNOWN, facts.get(asked) ?? NOTHING_KNOWN);
  }
  const words = {
    allergen: (id: Allergen) => index.allergens.find((term) => term.id === id)?.name ?? id,
    substance: (id: Substance) => index.substances.find((term) => term.id === id)?.name ?? id,
  };

  return {
    broughtBy: (entry, asked) => (isId(entry) ? brought(entry, asked) : undefined),
    substances: (ids) =>
      namedAllergens(ids, words, locale)
        .map(({ name }) => inSentence(name, locale))
        .join(', '),
    cautionOf: (id) => inSentence(index.cautions.find((term) => term.id === id)?.name ?? id, locale),
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
        if (recipe === undefined || lines === undefined || !isPassing(recipe, filters)) continue;
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
        return recipe !== undefined && isPassing(recipe, filters);
      });
      return whatToBuy(
        passing.map((recipe) => matchRecipe(recipe, servicesFor(recipes.get(recipe.id)), byName)),
        larder,
      );
    },
    servesSurely: (id) => servedSurely(larder, id).filter((asked) => bringsNothing(brought(id, asked))),
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
