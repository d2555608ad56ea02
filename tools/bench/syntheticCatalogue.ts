import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface RecipeFile {
  id: string;
  name: Record<string, string>;
}

/** How many recipes a catalogue's folder holds. */
export function countRecipes(folder: string): number {
  return recipeFiles(folder).length;
}

/**
 * Writes a catalogue of `count` recipes: the real ones, and copies of them under further ids and names, so
 * that ingredients, sentences and checks cost what they really cost.
 *
 * @throws RangeError where `count` is less than the real recipes
 */
export function writeSyntheticCatalogue(source: string, target: string, count: number): void {
  const files = recipeFiles(source);
  if (!(count >= files.length))
    throw new RangeError(`${count} recipes: the least is ${files.length}, the recipes that there are.`);
  cpSync(source, target, { recursive: true });
  for (let index = files.length; index < count; index++) {
    const file = files[index % files.length] ?? '';
    const recipe = JSON.parse(readFileSync(path.join(source, file), 'utf8')) as RecipeFile;
    const copy = Math.floor(index / files.length);
    const id = String(Number(recipe.id) * 1000 + copy);
    const name = Object.fromEntries(
      Object.entries(recipe.name).map(([locale, text]) => [locale, `${text} ${copy}`]),
    );
    const folder = path.join(target, path.dirname(file));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${id}-copy.json`), JSON.stringify({ ...recipe, id, name }));
  }
}

function recipeFiles(folder: string): string[] {
  return ['cocktails', 'shots'].flatMap((kind) =>
    readdirSync(path.join(folder, kind)).map((file) => path.join(kind, file)),
  );
}
