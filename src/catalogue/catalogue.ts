import type { Bottle } from '../contracts/shelf/bottle.ts';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { Source } from '../contracts/drinks/source.ts';
import type { PictureManifest } from '../contracts/drinks/pictures.ts';
import { byId } from '../domain/drinks/byId.ts';
import type { BarAnswer } from './barAnswers.ts';
import type { Draft } from './draft.ts';
import type { Drink } from './drink.ts';
import type { Entries } from './entryMap.ts';
import type { Phrases } from './languageTexts.ts';
import type { Vocabularies } from './vocabulary.ts';

/** What pages and functions both read of `data/`, checked; `WholeCatalogue` adds guides and more. */
export interface Catalogue {
  vocabularies: Vocabularies;
  ingredientById: Entries<Ingredient>;
  /** Products below ingredients, where which one it is matters. */
  bottles: readonly Bottle[];
  /** In the order of their ids. */
  recipes: Drink[];
  phrases: Phrases;
  /** Where specifications and facts come from, by id. */
  sources: ReadonlyMap<string, Source>;
  /** What the bar knows of technique, tools and bottles. */
  barAnswers: readonly BarAnswer[];
  /** The rendered pictures that there are. */
  pictures: PictureManifest;
}

type ReadDrink = Pick<Draft['recipes'][number], 'drink' | 'file'>;

/**
 * The catalogue of a draft that has been checked.
 *
 * @throws Error where a recipe names something that there is not: a fault of ours, since the check would have told it
 */
export function buildCatalogue({
  vocabularies,
  ingredientById,
  bottles,
  recipes,
  phrases,
  sources,
  barAnswers,
  pictures,
}: Omit<Catalogue, 'recipes'> & { recipes: readonly ReadDrink[] }): Catalogue {
  return {
    vocabularies,
    ingredientById,
    bottles,
    recipes: recipes.map(resolved).sort(byId),
    phrases,
    sources,
    barAnswers: barAnswers.map(({ id, drinks, ingredients, texts }) => ({ id, drinks, ingredients, texts })),
    pictures,
  };
}

function resolved({ drink, file }: ReadDrink): Drink {
  if (drink === undefined) throw new Error(`The checked catalogue lacks something that ${file} names.`);
  return drink;
}
