import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface RecipeFile {
  id: string;
  name: Record<string, string>;
}

/**
 * Writes a catalogue of `count` recipes: the real ones, and copies of them under further ids and names, so
 * that ingredients, sentences and checks cost what they really cost.
 *
 * @throws Error where `count` is less than the real recipes
 */
export function writeSyntheticCatalogue(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const files = ['cocktails', 'shots'].flatMap((folder) =>
    readdirSync(path.join(source, folder)).map((file) => path.join(folder, file)),
  );
  if (count < files.length)
    throw new Error(`The benchmark starts at the ${files.length} recipes that there are.`);
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
