import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { SearchedDrink, SearchedIngredient } from '../contracts/search/searchedDrinks.ts';
import { abvLabel } from '../domain/drinks/abv.ts';
import { lineage } from '../domain/shelf/lineage.ts';
import { listAccepted } from '../domain/shelf/matchLine.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import { isMocktail } from '../domain/drinks/mocktail.ts';
import { UNSAID } from '../domain/shelf/staples.ts';
import { foldText } from '../text/foldText.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';
import type { Entries } from './entryMap.ts';

/** What a drink is made of, each thing once. */
export function ingredientIds({ lines }: Drink): string[] {
  return [...new Set(lines.map(({ ingredient }) => ingredient))];
}

/** The English names of what is in a drink, each once. */
export function englishNames({ lines }: Drink): string[] {
  return [...new Set(lines.map(({ item }) => item))].map(({ names }) => names.en);
}

/** The ids of what is in drinks, and of its kinds, relatives and sources, by which it may be searched. */
export function searchedIngredientIds(drinks: readonly Drink[], { ingredientById }: Catalogue): string[] {
  const used = new Set(
    drinks.flatMap((drink) => [...ingredientIds(drink), ...drink.lines.flatMap(({ or = [] }) => or)]),
  );
  const all = [...ingredientById.values()];
  const kin = (id: string) => lineage(id, (at) => ingredientById.get(at)?.parent);
  const ancestors = new Set([...used].flatMap(kin));
  const others = all.filter(
    ({ id, yields = [] }) => kin(id).some((at) => used.has(at)) || yields.some((at) => used.has(at)),
  );
  return [...new Set([...used, ...ancestors, ...others.map(({ id }) => id)])];
}

/**
 * What the search knows of an ingredient.
 *
 * @param places of the ingredients of the index
 */
export function searchedIngredient(
  id: string,
  { ingredientById }: Catalogue,
  places: Entries<number>,
  locale: Locale,
): SearchedIngredient {
  const ingredient = ingredientById.entry(id);
  const name = ingredient.names[locale];
  const own = [...new Set([...(ingredient.synonyms[locale] ?? []), ...ingredient.brands])];
  const synonyms = [...own, ...foreignNames(ingredient, [name, ...own])];
  const parent = ingredient.parent === undefined ? undefined : places.get(ingredient.parent);
  const madeOf = [...ingredientById.values()].flatMap((other) =>
    other.yields?.includes(id) === true ? (places.get(other.id) ?? []) : [],
  );
  return {
    name: capitalise(name, locale),
    ...(synonyms.length > 0 && { synonyms }),
    ...(parent !== undefined && { parent }),
    ...(madeOf.length > 0 && { madeOf }),
    ...(UNSAID.includes(id) && { isUnsaid: true }),
  };
}

/** What an ingredient is called in the other languages. Folded, each once, without what `own` says. */
function foreignNames({ names, synonyms }: Ingredient, own: readonly string[]): string[] {
  const known = new Set(own.map(foldText));
  const others = [...LOCALES.map((other) => names[other]), ...(synonyms.en ?? [])].map(foldText);
  return [...new Set(others)].filter((text) => text !== '' && !known.has(text));
}

/** What the search knows of a drink. */
export function searchedDrink(recipe: Drink, places: Entries<number>, locale: Locale): SearchedDrink {
  const placeOf = (id: string) => places.entry(id);
  const name = textIn(recipe.name, locale);
  const aliases = aliasesOf(recipe, locale);
  const poured = new Set(recipe.lines.filter(({ garnish }) => !garnish).map(({ ingredient }) => ingredient));
  const garnishes = ingredientIds(recipe).filter((id) => !poured.has(id));
  const asked = new Set(
    recipe.lines.filter(({ garnish, optional }) => !garnish && !optional).map(({ ingredient }) => ingredient),
  );
  const optional = [...poured].filter((id) => !asked.has(id));
  const or = recipe.lines.flatMap((line) => (line.or === undefined ? [] : [listAccepted(line).map(placeOf)]));
  const isFree = isMocktail({
    abv: abvLabel(recipe.abv),
    spirit: recipe.spirit ?? '',
    ingredients: englishNames(recipe),
  });
  return {
    id: recipe.id,
    name,
    ...(name !== recipe.name.en && { english: recipe.name.en }),
    ...(aliases.length > 0 && { aliases }),
    views: recipe.views,
    ...(isFree && { isMocktail: true }),
    ingredients: [...poured].map(placeOf),
    ...(optional.length > 0 && { optional: optional.map(placeOf) }),
    ...(or.length > 0 && { or }),
    ...(garnishes.length > 0 && { garnishes: garnishes.map(placeOf) }),
  };
}

/** Nicknames of all languages, for readers who type in their own, and names in the others. Folded, each once. */
function aliasesOf({ name, aliases }: Drink, locale: Locale): string[] {
  const shown = new Set([textIn(name, locale), name.en].map(foldText));
  const others = LOCALES.flatMap((other) => [textIn(name, other), ...(aliases[other] ?? [])]).map(foldText);
  return [...new Set(others)].filter((text) => text !== '' && !shown.has(text));
}
