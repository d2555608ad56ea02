import type { DrinkImport, ImportedDrinks } from '../../contracts/own-drinks/drinkImport.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink, OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';
import { callApi } from '../../lib/api.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { changeProblem, deleteAt, type ChangeProblem } from '../../lib/changeProblem.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** Makes a drink under an id: sent twice it makes one, and a deleted drink comes back under its id. */
export async function makeOwnDrink(recipe: OwnRecipe, id: string): Promise<OwnDrink> {
  return (await callApi('/api/own-drinks', { method: 'POST', body: recipe, key: id })) as OwnDrink;
}

/** What an own version of a recipe of the catalogue begins with; none is kept yet. */
export async function beginVersion(recipe: string, language: Locale): Promise<OwnRecipe> {
  return (await callApi(`/api/own-drinks/from/${encodeURIComponent(recipe)}?lang=${language}`)) as OwnRecipe;
}

/** Puts a recipe in the place of `before`, where that is still what is stored. */
export async function changeOwnDrink(
  recipe: OwnRecipe,
  { id, version }: Pick<OwnDrink, 'id' | 'version'>,
): Promise<OwnDrink> {
  const body = { ...recipe, version };
  return (await callApi(`/api/own-drinks/${id}`, { method: 'PUT', body })) as OwnDrink;
}

/** Reads the drinks in the text of a file, written in a language; none is kept yet. */
export async function readDrinkFile(text: string, language: Locale): Promise<ImportedDrinks> {
  const body: DrinkImport = { language, text };
  return (await callApi('/api/own-drinks/import', { method: 'POST', body })) as ImportedDrinks;
}

/** Deletes a drink; that it is gone already is no error. */
export const deleteOwnDrink = (id: string) => deleteAt(`/api/own-drinks/${id}`);

/** Why a drink was not kept, as far as its editor can do something about it. */
export type OwnProblem = ChangeProblem<OwnDrink> | { reason: 'full' };

/** What an error of {@link makeOwnDrink} or {@link changeOwnDrink} means. */
export function ownProblem(error: unknown): OwnProblem {
  return apiProblem(error) === 'quota_reached' ? { reason: 'full' } : changeProblem(error);
}
