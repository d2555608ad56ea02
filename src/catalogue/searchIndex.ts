import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { FoundPage, SearchIndex } from '../contracts/search/searchIndex.ts';
import { foldText } from '../text/foldText.ts';
import { byName } from '../text/byName.ts';
import { buildCollections, type Collection } from './collections.ts';
import { contentVersion } from './contentVersion.ts';
import { EntryMap } from './entryMap.ts';
import { guidePath, guidesIn } from './guideViews.ts';
import type { WholeCatalogue } from './loadCatalogue.ts';
import { pictureVersion } from './pictureView.ts';
import { searchedDrink, searchedIngredient, searchedIngredientIds } from './searchedDrinks.ts';

/** Says in a language what a collection is called. */
export type NameCollection = (collection: Collection, locale: Locale) => string;

/**
 * All that the search of the header finds in a language: drinks, and the pages of ingredients, collections and guides.
 * A page is searched as a drink is, by its names and by the ingredients that it is about.
 */
export function searchIndex(catalogue: WholeCatalogue, locale: Locale, nameOf: NameCollection): SearchIndex {
  const { recipes, pictures } = catalogue;
  const collections = [...buildCollections(catalogue).values()];
  const known = [
    ...new Set([
      ...searchedIngredientIds(recipes, catalogue),
      ...collections.flatMap(({ ingredients }) => ingredients),
    ]),
  ];
  const places = new EntryMap(known.map((id, place) => [id, place]));
  const drinks = recipes.map((recipe) => {
    const picture = pictureVersion(pictures, recipe.id);
    return {
      ...searchedDrink(recipe, places, locale),
      path: recipe.path,
      ...(picture !== undefined && { picture }),
    };
  });
  const guides = guidesIn(catalogue, locale).map((guide): FoundPage => {
    const { title = guide.id, markdown = '' } = guide.texts[locale] ?? {};
    const aliases = otherNames(title, [...headingsOf(markdown), ...otherTitles(guide)]);
    return {
      ...{ subject: 'guide', name: title, path: guidePath(guide)[locale], views: guide.drinks.length },
      ...(aliases.length > 0 && { aliases }),
      ingredients: [],
    };
  });
  return {
    ingredients: known.map((id) => searchedIngredient(id, catalogue, places, locale)),
    drinks: drinks.sort(byName(locale)),
    pages: [...collections.map((collection) => pageOf(collection, places, locale, nameOf)), ...guides],
  };
}

/** Where the file of the index is. */
export function searchIndexAddress(index: SearchIndex, locale: Locale): string {
  return `/lists/${locale}/search.json?v=${contentVersion(index)}`;
}

function pageOf(
  collection: Collection,
  places: EntryMap<number>,
  locale: Locale,
  nameOf: NameCollection,
): FoundPage {
  const { kind, value, ingredients, names, path, drinks } = collection;
  const name = nameOf(collection, locale);
  // Those of one or two ingredients are found by what these are called.
  const aliases =
    ingredients.length > 0
      ? []
      : otherNames(
          name,
          LOCALES.flatMap((other) => [nameOf(collection, other), names?.[other] ?? '']),
        );
  return {
    subject: kind === 'ingredient' ? 'ingredient' : 'collection',
    ...{ name, path: path[locale], views: drinks.length },
    ...(aliases.length > 0 && { aliases }),
    ingredients: ingredients.map((id) => places.entry(id)),
    ...(kind === 'strength' && value === 'none' && { isMocktail: true as const }),
    ...(kind === 'diet' && value !== 'vegan' && { isWithout: true as const }),
  };
}

/** Folded, each once, without the own name. */
function otherNames(own: string, names: readonly string[]): string[] {
  const folded = new Set(names.map(foldText));
  folded.delete(foldText(own));
  folded.delete('');
  return [...folded];
}

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^## +(\S.*)$/gm)].map(([, heading = '']) => heading);
}

function otherTitles({ texts }: WholeCatalogue['guides'][number]): string[] {
  return LOCALES.flatMap((other) => texts[other]?.title ?? []);
}
