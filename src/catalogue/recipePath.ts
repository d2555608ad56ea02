import { basename } from 'node:path';
import type { RecipeKind } from '../contracts/drinks/recipe.ts';

/**
 * The path of a recipe's page, without the language, from the name of its file.
 *
 * @example recipePath('shot', 'shots/12001-b-52.json') // '/shot/b-52'
 */
export function recipePath(kind: RecipeKind, file: string): string {
  const name = basename(file, '.json');
  return `/${kind}/${name.slice(name.indexOf('-') + 1)}`;
}
