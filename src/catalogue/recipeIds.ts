import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['cocktails', 'shots'];

/**
 * The ids of all recipes, sorted. The files are named for them, so that none needs to be read.
 *
 * @param dataDir the folder that holds `cocktails/`, `shots/` …
 * @throws Error where there is no such folder
 */
export function readRecipeIds(dataDir: string): string[] {
  return FOLDERS.flatMap((folder) => readdirSync(path.join(dataDir, folder)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, name.indexOf('-')))
    .sort();
}
