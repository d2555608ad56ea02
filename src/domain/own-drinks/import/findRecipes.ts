import { isRecord } from '../../lib/shapes.ts';

/** A recipe of a file, not read yet. */
export type RawRecipe = Record<string, unknown>;

/** Keys under which files keep lists of recipes, that of an account's own export among them. */
const LISTS = ['@graph', 'ownDrinks', 'itemListElement', 'recipes', 'drinks', 'cocktails'];
/** Keys under which a page keeps what it is about. */
const SINGLE = ['mainEntity', 'mainEntityOfPage', 'item'];
const MAX_DEPTH = 6;

/**
 * The recipes of a file, however it wraps them: alone, in a list, in a graph, in an `ItemList`, on a page, or in the
 * export of an account. What stands in a list and is no record at all is kept, so that it can be named.
 *
 * @param most of them; reading stops there
 */
export function findRecipes(json: unknown, most: number): unknown[] {
  const found: unknown[] = [];
  collect(json, found, most, 0);
  return found;
}

function collect(json: unknown, found: unknown[], most: number, depth: number): void {
  if (found.length >= most || depth > MAX_DEPTH) return;
  if (Array.isArray(json)) {
    for (const one of json) collect(one, found, most, depth + 1);
    return;
  }
  if (!isRecord(json) || looksLikeRecipe(json)) {
    found.push(json);
    return;
  }
  const lists = LISTS.filter((key) => Array.isArray(json[key]));
  for (const list of lists) {
    const all = json[list] as unknown[];
    // A graph holds the page and its author too.
    const told = list === '@graph' ? all.filter((one) => isRecord(one) && leadsToRecipe(one)) : all;
    for (const one of told) collect(one, found, most, depth + 1);
  }
  if (lists.length > 0) return;
  const inner = SINGLE.find((key) => isRecord(json[key]) || Array.isArray(json[key]));
  if (inner === undefined) found.push(json);
  else collect(json[inner], found, most, depth + 1);
}

/** Whether it is a recipe of schema.org: its type may be one of several, with a prefix, or an address. */
export function isSchemaOrg(json: RawRecipe): boolean {
  return [json['@type'], json['type']]
    .flat()
    .some((type) => typeof type === 'string' && lastWord(type) === 'Recipe');
}

function lastWord(type: string): string {
  const cut = Math.max(type.lastIndexOf('/'), type.lastIndexOf(':'), type.lastIndexOf('#'));
  return type.slice(cut + 1);
}

function leadsToRecipe(json: RawRecipe): boolean {
  return looksLikeRecipe(json) || SINGLE.some((key) => isRecord(json[key]) && looksLikeRecipe(json[key]));
}

function looksLikeRecipe(json: RawRecipe): boolean {
  const steps = json['steps'];
  return (
    isSchemaOrg(json) ||
    (Array.isArray(steps) && steps.some((step) => isRecord(step) && step['ingredients'] !== undefined)) ||
    isRecord(json['recipe']) ||
    ['recipeIngredient', 'ingredients', 'lines', 'strIngredient1'].some((key) => json[key] !== undefined)
  );
}
