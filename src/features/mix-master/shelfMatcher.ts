import type { Allergen, Caution, Substance } from '../../contracts/diet/diet.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { MixRecipe } from '../../contracts/shelf/mixIndex.ts';
import { namedAllergens } from '../../domain/diet/allergenNames.ts';
import { inSentence } from '../../text/inSentence.ts';
import { ingredientOfEntry, isBottleEntry } from '../../domain/shelf/bottles.ts';
import {
  hasNoEffects,
  findSubstitutionEffects,
  type SubstitutionEffects,
} from '../../domain/shelf/substitutionEffects.ts';
import { suggestPurchases, type Purchase } from '../../domain/shelf/buyNext.ts';
import { createCatalogueMatch } from '../../domain/shelf/catalogueMatch.ts';
import { combineDietaryFacts, type DietaryFacts } from '../../domain/diet/dietary.ts';
import { excludesNothing, isAllowed } from '../../domain/diet/exclusion.ts';
import { listSurelyServed } from '../../domain/shelf/matchIndex.ts';
import { isExact } from '../../domain/shelf/service.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import {
  addSwapServices,
  listAsked,
  listSwapsIn,
  withSwaps,
  type OwnSwap,
} from '../../domain/shelf/ownSwaps.ts';
import { byMatch, listServices, type ShelfMatch } from '../../domain/shelf/shelfMatch.ts';
import { writeServed } from '../../domain/shelf/shelfMarks.ts';
import { createFacetFilter } from '../../domain/search/facets.ts';
import { foldText } from '../../text/foldText.ts';
import { nameRule } from '../../domain/shelf/nameRule.ts';
import { ALWAYS_THERE, KITCHEN_STAPLES } from '../../domain/shelf/staples.ts';
import { passes, type Filters } from './filters.ts';
import { listMatchRecipes, buildMatchIndex } from './buildMatchIndex.ts';
import { idOfOwn } from './ownIngredient.ts';
import type { MatcherIndex, MatcherRecipe } from './ownRecipes.ts';

/** An index made ready to be asked. */
export interface ShelfMatcher {
  isId(entry: string): boolean;
  /** The name of an ingredient or of its bottle, or the text that an entry is. */
  nameOf(entry: string): string;
  /** The bottles that an entry may be, be it an ingredient or a bottle already; none where it does not matter. */
  bottlesFor(entry: string): readonly MatcherBottle[];
  /** The entry of a bottle by the name on its label. */
  bottleNamed(text: string): string | undefined;
  remarkOf(id: string): string | undefined;
  recipeOf(id: string): MatcherRecipe | undefined;
  /** The matches of a shelf, best first. */
  match(
    shelf: readonly string[],
    hasStaples: boolean,
    filters: Filters,
    swaps?: readonly OwnSwap[],
  ): ShelfMatch[];
  /** What to buy next for a shelf, among the drinks that pass. */
  buy(
    shelf: readonly string[],
    hasStaples: boolean,
    filters: Filters,
    swaps?: readonly OwnSwap[],
  ): ReturnType<typeof suggestPurchases>;
  /** What a thing brings that the ingredient in whose place it serves has not; nothing is known of a text. */
  broughtBy(entry: string, asked: string): SubstitutionEffects | undefined;
  /** Names of substances in the middle of a sentence. */
  substances(ids: readonly Substance[]): string;
  cautionOf(id: Caution): string;
  /** Whether a shelf holds an ingredient, a kind of it or what it is made of. */
  hasFor(shelf: readonly string[], ingredient: string): boolean;
  /** What an ingredient serves for surely and without a word, itself aside, see `domain/shelf/shelfMarks.ts`. */
  servesSurely(id: string): string[];
}
export type { Purchase };

/** A product that one may say one has. */
export interface MatcherBottle {
  entry: string;
  name: string;
  /** Alcohol by volume, per cent. */
  strength: number;
}

/** Of what is no ingredient. */
const NOTHING_KNOWN: DietaryFacts = combineDietaryFacts([]);

const UNKNOWN: DietaryFacts = { ...NOTHING_KNOWN, vegan: 'unknown', vegetarian: 'unknown' };

/** Prepares an index in the language that it is in. */
export function createShelfMatcher(index: MatcherIndex, locale: Locale): ShelfMatcher {
  // An empty shelf asks for none of these.
  const theLarder = lazily(() => buildMatchIndex(index));
  const asked = lazily(() => listMatchRecipes(index));
  const catalogueMatch = lazily(() => createCatalogueMatch(asked(), theLarder()));
  const drinks = lazily(() => new Map(index.recipes.map((recipe) => [recipe.id, readFacts(recipe)])));
  const names = new Map([
    ...index.ingredients.map(({ id, name }): [string, string] => [id, name]),
    ...index.bottles.map(({ entry, name }): [string, string] => [entry, name]),
  ]);
  const bottleByLabel = new Map(index.bottles.map(({ entry, name }) => [foldText(name), entry]));
  const remarks = new Map(index.remarks.map(({ id, name }) => [id, name]));
  const recipes = new Map(index.recipes.map((recipe) => [recipe.id, recipe]));
  const facts = lazily(
    () =>
      new Map([
        ...index.ingredients.map((one): [string, DietaryFacts] => [one.id, readFacts(one)]),
        ...index.bottles.map((one): [string, DietaryFacts] => [one.entry, readFacts(one)]),
      ]),
  );
  const isFree = (recipe: MixRecipe | undefined) => recipe?.strength === undefined;
  const placeOf = new Map(index.recipes.map(({ id }, place) => [id, place]));

  /** What a drink is with the bottles of a shelf, each by the id of what it is a bottle of. */
  function factsWith(recipe: MixRecipe, bottles: ReadonlyMap<string, string>): DietaryFacts | undefined {
    const lines = asked()[placeOf.get(recipe.id) ?? -1]?.lines ?? [];
    if (!lines.some(({ ingredient }) => bottles.has(ingredient))) return drinks().get(recipe.id);
    const besides = (recipe.besides ?? []).map((place) => index.ingredients[place]?.id ?? '');
    const inIt = [...lines.map(({ ingredient }) => bottles.get(ingredient) ?? ingredient), ...besides];
    return combineDietaryFacts(inIt.map((id) => facts().get(id) ?? UNKNOWN));
  }
  const createPassing = (
    filters: Filters,
    bottles: ReadonlyMap<string, string>,
    swaps: readonly OwnSwap[],
  ) => {
    const keptOutBy = createFacetFilter(index.terms, filters.terms);
    return (recipe: MixRecipe) => {
      const known = factsWith(recipe, bottles);
      if (known === undefined) return false;
      const here = swaps.length === 0 ? [] : listSwapsIn(swaps, recipe.id, listAsked(index, recipe));
      return passes(
        recipe,
        withSwaps(known, here, (id) => facts().get(id)),
        filters,
        keptOutBy,
      );
    };
  };
  const isId = (entry: string) => names.has(entry);
  /** What is on a shelf, ingredients of one's own by their ids. */
  const held = (shelf: readonly string[]) =>
    shelf.map((entry) => {
      const own = idOfOwn(entry);
      return !isId(entry) && isId(own) ? own : entry;
    });

  /**
   * What serves from a shelf: nothing that is or may be what somebody excludes, and no alcohol in a drink
   * without it. An entry that names no ingredient serves only where nothing is excluded: nobody knows what is
   * in it.
   */
  function prepare(
    shelf: readonly string[],
    hasStaples: boolean,
    { exclusion }: Filters,
    swaps: readonly OwnSwap[],
  ) {
    const mayServe = (id: string) => {
      const known = facts().get(id);
      return known !== undefined && isAllowed(known, exclusion);
    };
    const ids = [...shelf.filter(mayServe), ...ALWAYS_THERE, ...(hasStaples ? KITCHEN_STAPLES : [])];
    const texts = excludesNothing(exclusion) ? shelf.filter((entry) => !isId(entry)) : [];
    const matchIndex = theLarder();
    const always = swaps.filter(({ drink }) => drink === undefined);
    const inDrinks = Map.groupBy(swaps, ({ drink }) => drink);
    const list = (served: string[]) => addSwapServices(listServices(served, matchIndex), always);
    const services = list(ids);
    const soft = list(ids.filter((id) => facts().get(id)?.strength === 0));
    return {
      bottles: new Map(ids.filter(isBottleEntry).map((entry) => [ingredientOfEntry(entry), entry])),
      servicesFor: (recipe: MixRecipe | undefined) =>
        addSwapServices(isFree(recipe) ? soft : services, (recipe && inDrinks.get(recipe.id)) ?? []),
      byName: nameRule(texts, (id) => names.get(id) ?? id),
    };
  }

  function brought(use: string, asked: string): SubstitutionEffects {
    return findSubstitutionEffects(facts().get(use) ?? NOTHING_KNOWN, facts().get(asked) ?? NOTHING_KNOWN);
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
    bottlesFor(entry) {
      const ingredient = ingredientOfEntry(entry);
      return index.bottles
        .filter(({ of }) => index.ingredients[of]?.id === ingredient)
        .map(({ entry: bottle, name, strength = 0 }) => ({ entry: bottle, name, strength }));
    },
    bottleNamed: (text) => bottleByLabel.get(foldText(text)),
    remarkOf: (id) => remarks.get(id),
    recipeOf: (id) => recipes.get(id),
    match(entries, hasStaples, filters, swaps = []) {
      if (entries.length === 0) return [];
      const shelf = held(entries);
      const { servicesFor, byName, bottles } = prepare(shelf, hasStaples, filters, swaps);
      const { mostMissing = Infinity } = filters;
      const matches: ShelfMatch[] = [];
      const matchRecipe = catalogueMatch();
      const isPassing = createPassing(filters, bottles, swaps);
      for (const [place, lines] of asked().entries()) {
        const recipe = index.recipes[place];
        if (recipe === undefined || !isPassing(recipe)) continue;
        const match = matchRecipe(lines, servicesFor(recipe), byName);
        // Staples alone make no match: nobody looks for drinks of water.
        if (match.score > 0 && match.missing.length <= mostMissing && usesShelf(match, shelf))
          matches.push(match);
      }
      return matches.sort(compareMatches);
    },
    buy(shelf, hasStaples, filters, swaps = []) {
      const { servicesFor, byName, bottles } = prepare(held(shelf), hasStaples, filters, swaps);
      const matchRecipe = catalogueMatch();
      const isPassing = createPassing(filters, bottles, swaps);
      const passing = asked().filter((_, place) => {
        const recipe = index.recipes[place];
        return recipe !== undefined && recipe.own?.isSold !== false && isPassing(recipe);
      });
      return suggestPurchases(
        passing.map((recipe) => matchRecipe(recipe, servicesFor(recipes.get(recipe.id)), byName)),
        theLarder(),
      );
    },
    hasFor: (shelf, ingredient) =>
      shelf.some((entry) => {
        const service = theLarder().servedBy(entry).get(ingredient);
        return service !== undefined && isExact(service);
      }),
    servesSurely: (id) =>
      listSurelyServed(theLarder(), id)
        .filter(({ asked }) => hasNoEffects(brought(id, asked)))
        .map(writeServed),
  };
}

/**
 * What can be made as it is comes first, in the order of the index: the most viewed drinks first. Of other equal matches
 * those come first that say which other drink a swap would make.
 */
function compareMatches(a: ShelfMatch, b: ShelfMatch): number {
  const [isPerfect, isOtherPerfect] = [a.tier === 'perfect', b.tier === 'perfect'];
  if (isPerfect && isOtherPerfect) return 0;
  return (
    Number(isOtherPerfect) - Number(isPerfect) ||
    byMatch(a, b) ||
    Number(a.makes === undefined) - Number(b.makes === undefined)
  );
}

/** Makes a thing when it is first asked for, and keeps it. */
function lazily<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}

function usesShelf({ matched }: ShelfMatch, shelf: readonly string[]): boolean {
  return matched.some(({ service }) => shelf.includes(service.by));
}
