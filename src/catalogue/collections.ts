import type { Ingredient, IngredientCategory } from '../contracts/drinks/ingredient.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import type { Localized } from '../contracts/site/text.ts';
import { addToList } from '../domain/lib/addToList.ts';
import { NOTHING_EXCLUDED, isAllowed, type Exclusion } from '../domain/diet/exclusion.ts';
import { listDietFlags } from '../domain/diet/dietary.ts';
import { byPopularity } from '../domain/drinks/popular.ts';
import { ALWAYS_THERE, UNSAID } from '../domain/shelf/staples.ts';
import { listText } from '../text/listText.ts';
import { toSlug } from '../text/toSlug.ts';
import {
  COLLECTION_FOLDERS,
  countWord,
  COUNTS,
  DIETS,
  LAST_WORDS,
  STRENGTHS,
  type CollectedDiet,
  type CollectionKind,
  type Strength,
} from '../web/addressWords.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';
import { countingLines } from './mixIndex.ts';

/** Drinks that have something in common, with a page of their own. */
export interface Collection {
  /** `ingredient:campari`; of a pair `pair:campari+gin`. */
  key: string;
  kind: CollectionKind;
  /** The id of what they have in common. */
  value: string;
  /** Ids of the ingredients in it: one, two of a pair, else none. */
  ingredients: readonly string[];
  /** What it is called by the catalogue; nothing where the interface has its own words for it. */
  names: Localized | undefined;
  /** Its address without the language. */
  path: Localized;
  /** The most viewed first. */
  drinks: readonly Drink[];
}

/** Fewer drinks are no collection. */
const LEAST = 3;
const LEAST_OF_PAIR = 8;
/** Per cent by volume. The titles of these pages name both figures. */
export const LIGHT_UP_TO = 12;
export const STRONG_FROM = 25;

type Facts = Pick<Catalogue, 'vocabularies' | 'ingredientById' | 'recipes'>;
type Found = Pick<Collection, 'kind' | 'value' | 'drinks'>;

const kept = new WeakMap<Facts, ReadonlyMap<string, Collection>>();

/** The collections of a catalogue by their keys, kinds in the order of the code; worked out once. */
export function buildCollections(catalogue: Facts): ReadonlyMap<string, Collection> {
  const before = kept.get(catalogue);
  if (before !== undefined) return before;
  const found = [
    ...byIngredient(catalogue),
    ...byPair(catalogue),
    ...byTerm(catalogue, 'family', ({ category }) => category),
    // What no other base fits is no base of its own.
    ...byTerm(catalogue, 'spirit', ({ spirit }) => (spirit === 'other-spirit' ? undefined : spirit)),
    ...byTerm(catalogue, 'taste', ({ taste }) => taste),
    ...byTerm(catalogue, 'glass', ({ glass }) => glass),
    ...byTerm(catalogue, 'method', ({ method }) => method),
    ...STRENGTHS.map((value) => select(catalogue, 'strength', value, (drink) => strengthOf(drink) === value)),
    ...DIETS.map((value) =>
      select(catalogue, 'diet', value, ({ dietary }) => isAllowed(dietary, AVOIDED[value])),
    ),
    ...COUNTS.map((count) =>
      select(catalogue, 'count', String(count), (drink) => countedIngredients(drink) === count),
    ),
  ].filter(({ kind, drinks }) => drinks.length >= (kind === 'pair' ? LEAST_OF_PAIR : LEAST));
  const collections = new Map(
    found.map(({ kind, value, drinks }) => {
      const ingredients = kind === 'ingredient' ? [value] : kind === 'pair' ? value.split('+') : [];
      const names = namesOf(catalogue, kind, value);
      const path = pathOf(kind, value, names);
      const key = getCollectionKey(kind, value);
      return [key, { key, kind, value, ingredients, names, path, drinks: [...drinks].sort(byPopularity) }];
    }),
  );
  kept.set(catalogue, collections);
  return collections;
}

/** The key of a collection. */
export function getCollectionKey(kind: CollectionKind, value: string): string {
  return `${kind}:${value}`;
}

function select(
  { recipes }: Facts,
  kind: CollectionKind,
  value: string,
  isIn: (drink: Drink) => boolean,
): Found {
  return { kind, value, drinks: recipes.filter(isIn) };
}

function gather(
  { recipes }: Facts,
  kind: CollectionKind,
  valuesOf: (drink: Drink) => Iterable<string>,
): Found[] {
  const drinks = new Map<string, Drink[]>();
  for (const drink of recipes) {
    for (const value of valuesOf(drink)) addToList(drinks, value, drink);
  }
  return [...drinks].map(([value, found]) => ({ kind, value, drinks: found }));
}

function byTerm(
  catalogue: Facts,
  kind: CollectionKind,
  valueOf: (drink: Drink) => string | undefined,
): Found[] {
  return gather(catalogue, kind, (drink) => {
    const value = valueOf(drink);
    return value === undefined ? [] : [value];
  });
}

function byIngredient(catalogue: Facts): Found[] {
  return gather(
    catalogue,
    'ingredient',
    ({ lines }) =>
      new Set(lines.map(({ ingredient }) => ingredient).filter((id) => !ALWAYS_THERE.includes(id))),
  );
}

/** The kinds of bottles, one of which each pair has; a pair names its ingredients in this order. */
const BOTTLE_ORDER: readonly IngredientCategory[] = ['spirit', 'liqueur', 'fortified-wine', 'wine', 'beer'];
const BOTTLES = new Set(BOTTLE_ORDER);
/** What may stand in a pair beside a bottle, besides another bottle. */
const BESIDE_BOTTLES = new Set<IngredientCategory>(['juice', 'syrup', 'mixer', 'dairy', 'fruit', 'herb']);

function byPair(catalogue: Facts): Found[] {
  const isAsked = ({ id, category }: Ingredient) =>
    !UNSAID.includes(id) && (BOTTLES.has(category) || BESIDE_BOTTLES.has(category));
  return gather(catalogue, 'pair', (drink) => {
    const poured = new Map(
      drink.lines.flatMap(({ item, garnish }) =>
        garnish || !isAsked(item) ? [] : [[item.id, item.category]],
      ),
    );
    const rank = (id: string) => {
      const place = BOTTLE_ORDER.indexOf(poured.get(id) ?? 'pantry');
      return place === -1 ? BOTTLE_ORDER.length : place;
    };
    const ids = [...poured.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    return ids.flatMap((one, place) =>
      ids
        .slice(place + 1)
        .filter((other) => [one, other].some((id) => BOTTLES.has(poured.get(id) ?? 'pantry')))
        .map((other) => `${one}+${other}`),
    );
  });
}

/** Free of alcohol as a recipe says it, light or strong by its ABV; nothing in between. */
function strengthOf({ abv, dietary }: Drink): Strength | undefined {
  if (listDietFlags(dietary).includes('alcohol-free')) return 'none';
  if (abv <= LIGHT_UP_TO) return 'light';
  return abv >= STRONG_FROM ? 'strong' : undefined;
}

/** What is kept out of the collection of a diet: also a drink that may hold it, or of which nobody knows. */
const AVOIDED: Readonly<Record<CollectedDiet, Exclusion>> = {
  vegan: { ...NOTHING_EXCLUDED, isVegan: true },
  'without-egg': { ...NOTHING_EXCLUDED, allergens: ['eggs'] },
  'without-milk': { ...NOTHING_EXCLUDED, allergens: ['milk'] },
  'without-nuts': { ...NOTHING_EXCLUDED, allergens: ['nuts', 'peanuts'] },
};

/** Garnish, what is optional, ice and water are not counted. */
function countedIngredients(drink: Drink): number {
  const ids = countingLines(drink).map(({ ingredient }) => ingredient);
  return new Set(ids.filter((id) => !ALWAYS_THERE.includes(id))).size;
}

function inEach(textIn: (locale: (typeof LOCALES)[number]) => string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as unknown as Localized;
}

function namesOf(
  { vocabularies, ingredientById }: Facts,
  kind: CollectionKind,
  value: string,
): Localized | undefined {
  switch (kind) {
    case 'ingredient':
      return ingredientById.get(value)?.names;
    case 'pair': {
      const both = value.split('+').map((id) => ingredientById.get(id)?.names);
      return inEach((locale) =>
        listText(
          both.flatMap((names) => names?.[locale] ?? []),
          locale,
        ),
      );
    }
    case 'family':
      return vocabularies.categories.get(value)?.names;
    case 'spirit':
      return vocabularies.spirits.get(value)?.names;
    case 'taste':
      return vocabularies.tastes.get(value)?.names;
    case 'glass':
      return vocabularies.glasses.get(value)?.names;
    case 'method':
      return vocabularies.methods.get(value)?.names;
    default:
      return undefined;
  }
}

function pathOf(kind: CollectionKind, value: string, names: Localized | undefined): Localized {
  const folder = COLLECTION_FOLDERS[kind];
  const words = wordsOf(kind, value, names);
  return inEach((locale) => `/${folder[locale]}/${words[locale]}`);
}

/** Last words of addresses that stay although what they name is called otherwise today. */
const STANDING_WORDS: Readonly<Record<string, Partial<Localized>>> = { 'spirit:brandy': { de: 'weinbrand' } };

/** The last words of an address: those of the interface where it has its own, else what the catalogue calls it. */
function wordsOf(kind: CollectionKind, value: string, names: Localized | undefined): Localized {
  if (kind === 'count') return countWord(Number(value));
  if (kind === 'strength' || kind === 'diet') return LAST_WORDS[value as Strength | CollectedDiet];
  const standing = STANDING_WORDS[`${kind}:${value}`];
  return inEach((locale) => standing?.[locale] ?? toSlug(names?.[locale] ?? value, locale));
}
