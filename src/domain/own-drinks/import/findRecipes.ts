import { isRecord } from '../../lib/shapes.ts';

/** A recipe of a file, not read yet. */
export type RawRecipe = Record<string, unknown>;

/** Keys of lists that hold nothing but recipes: what is none there is named as a problem. */
const LISTS = ['ownDrinks', 'itemListElement', 'recipes', 'drinks', 'cocktails'];
/** Keys under which a page keeps what it is about. */
const SINGLE = ['mainEntity', 'mainEntityOfPage', 'item'];
const MAX_DEPTH = 20;

/** The recipes of a file, and the keys of lists that seem to hold more of them and could not be read. */
export interface FoundRecipes {
  recipes: unknown[];
  unreadKeys: Set<string>;
}

/**
 * The recipes of a file, however it wraps them: alone, on a page, in the export of an account, and under whatever keys.
 * What stands in a list of recipes and is no record at all is kept, so that it can be named.
 *
 * @param most of them; reading stops there
 */
export function findRecipes(json: unknown, most: number): FoundRecipes {
  const found: FoundRecipes = { recipes: [], unreadKeys: new Set() };
  collect(json, found, most, 0);
  return found;
}

function collect(json: unknown, found: FoundRecipes, most: number, depth: number): void {
  const { recipes } = found;
  if (recipes.length >= most) return;
  if (Array.isArray(json) && depth <= MAX_DEPTH) {
    for (const one of json) collect(one, found, most, depth + 1);
    return;
  }
  if (!isRecord(json) || looksLikeRecipe(json) || depth > MAX_DEPTH) {
    recipes.push(json);
    return;
  }
  const before = recipes.length;
  // An account's export holds menus and messages too.
  const isOurs = Array.isArray(json['ownDrinks']);
  for (const [key, value] of Object.entries(json)) {
    if (isOurs && key !== 'ownDrinks') continue;
    if (LISTS.includes(key) && Array.isArray(value)) collect(value, found, most, depth + 1);
    else collectHidden(key, value, found, most, depth + 1);
  }
  const hasList = LISTS.some((key) => Array.isArray(json[key]));
  if (recipes.length > before || hasList) return;
  recipes.push(SINGLE.map((key) => json[key]).find(isRecord) ?? json);
}

/** The recipes somewhere under a key that may hold anything. */
function collectHidden(key: string, value: unknown, found: FoundRecipes, most: number, depth: number): void {
  const { recipes } = found;
  if (recipes.length >= most || value === null || typeof value !== 'object') return;
  if (depth > MAX_DEPTH) {
    found.unreadKeys.add(key);
    return;
  }
  if (isRecord(value)) {
    if (looksLikeRecipe(value)) recipes.push(value);
    else for (const [inner, one] of Object.entries(value)) collectHidden(inner, one, found, most, depth + 1);
    return;
  }
  const before = recipes.length;
  for (const one of value as unknown[]) collectHidden(key, one, found, most, depth + 1);
  const seemsRecipe = (one: unknown) =>
    isRecord(one) &&
    one['@type'] === undefined &&
    (typeof one['name'] === 'string' || typeof one['title'] === 'string') &&
    Object.values(one).some(Array.isArray);
  if (recipes.length === before && (value as unknown[]).some(seemsRecipe)) found.unreadKeys.add(key);
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

function looksLikeRecipe(json: RawRecipe): boolean {
  const steps = json['steps'];
  return (
    isSchemaOrg(json) ||
    (Array.isArray(steps) && steps.some((step) => isRecord(step) && step['ingredients'] !== undefined)) ||
    isRecord(json['recipe']) ||
    ['recipeIngredient', 'ingredients', 'lines', 'strIngredient1'].some((key) => json[key] !== undefined)
  );
}
