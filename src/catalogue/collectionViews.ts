import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { COLLECTION_KINDS } from '../web/addressWords.ts';
import type { Catalogue } from './catalogue.ts';
import {
  buildCollections,
  getCollectionKey,
  LIGHT_UP_TO,
  STRONG_FROM,
  type Collection,
} from './collections.ts';
import type { Drink } from './drink.ts';

/** Something that is poured in the place of something else. */
export interface Swap {
  id: string;
  name: string;
  /** How the drink changes; absent where it hardly does. */
  remark: string | undefined;
}

/** What a page tells of its ingredient besides its drinks. */
export interface IngredientSheet {
  ingredient: Ingredient;
  /** What is poured in its place. */
  standIns: Swap[];
  /** In whose place it is poured. */
  serves: Swap[];
}

/** More links beside a collection would be read by nobody. */
const MOST_RELATED = 14;
const MOST_OF_COMPANY = 6;

/** What stands beside the drinks of an ingredient: swaps in both directions, as the data states them. */
export function ingredientSheet(
  catalogue: Catalogue,
  id: string,
  locale: Locale,
): IngredientSheet | undefined {
  const { ingredientById, vocabularies } = catalogue;
  const ingredient = ingredientById.get(id);
  if (ingredient === undefined) return undefined;
  const remarkOf = (remark: string | undefined) =>
    remark === undefined || remark === 'close' ? undefined : vocabularies.remarks.get(remark)?.names[locale];
  const swap = (other: string, remark: string | undefined): Swap => ({
    id: other,
    name: ingredientById.entry(other).names[locale],
    remark: remarkOf(remark),
  });
  return {
    ingredient,
    standIns: ingredient.standIns.map(({ use, remark }) => swap(use, remark)),
    serves: [...ingredientById.values()].flatMap((asked) =>
      asked.standIns.filter(({ use }) => use === id).map(({ remark }) => swap(asked.id, remark)),
    ),
  };
}

/** The collections beside one: its kin, the pairs that it is in, and what its drinks have in common besides. */
export function relatedTo(catalogue: Catalogue, collection: Collection): Collection[] {
  const all = buildCollections(catalogue);
  const { kind, value, ingredients } = collection;
  const named = new Set<string>();
  if (kind === 'ingredient') {
    const item = catalogue.ingredientById.get(value);
    named.add(getCollectionKey('spirit', value));
    if (item?.parent !== undefined) named.add(getCollectionKey('ingredient', item.parent));
    for (const { id, parent, yields } of catalogue.ingredientById.values()) {
      const isKin = parent === value || yields.includes(value) || item?.yields.includes(id);
      if (isKin || (parent !== undefined && parent === item?.parent))
        named.add(getCollectionKey('ingredient', id));
    }
  }
  if (kind === 'spirit') named.add(getCollectionKey('ingredient', value));
  for (const id of ingredients) named.add(getCollectionKey('ingredient', id));
  for (const other of all.values()) {
    const isPairOfIt = other.kind === 'pair' && other.ingredients.some((id) => ingredients.includes(id));
    const isBeside = kind !== 'ingredient' && kind !== 'pair' && other.kind === kind;
    if (isPairOfIt || isBeside) named.add(other.key);
  }
  const kin = [...named].slice(0, MOST_RELATED - MOST_OF_COMPANY);
  return [...new Set([...kin, ...companyOf(collection)])]
    .filter((key) => key !== collection.key)
    .flatMap((key) => all.get(key) ?? [])
    .slice(0, MOST_RELATED);
}

/** What is most frequent among the drinks of a collection, of several kinds. */
function companyOf({ drinks, kind }: Collection): string[] {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const drink of drinks) for (const key of keysOf(drink)) if (!key.startsWith(`${kind}:`)) count(key);
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_OF_COMPANY)
    .map(([key]) => key);
}

function keysOf({ category, spirit, taste, glass, method }: Drink): string[] {
  return [
    getCollectionKey('family', category),
    getCollectionKey('taste', taste),
    getCollectionKey('glass', glass),
    getCollectionKey('method', method),
    ...(spirit === undefined ? [] : [getCollectionKey('spirit', spirit)]),
  ];
}

/** A collection with what only its words need: how a glass is named in a sentence, and the figure of a strength. */
export function namedCollection({ vocabularies }: Catalogue, collection: Collection) {
  const { kind, value, ingredients, names } = collection;
  const shown = kind === 'glass' ? vocabularies.glasses.get(value)?.shown : undefined;
  const abv = value === 'strong' ? STRONG_FROM : LIGHT_UP_TO;
  return { kind, value, ingredients, names, shown, abv };
}

/** The collections of each kind; kinds without any are left out. */
export function collectionsByKind(catalogue: Catalogue): [Collection['kind'], Collection[]][] {
  const all = [...buildCollections(catalogue).values()];
  return COLLECTION_KINDS.map((kind): [Collection['kind'], Collection[]] => [
    kind,
    all.filter((collection) => collection.kind === kind),
  ]).filter(([, collections]) => collections.length > 0);
}
