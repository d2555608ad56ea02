import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FOLDER, readBuilt } from '../../src/catalogue/builtData.ts';
import { dataFolder } from './dataFolder.ts';

/**
 * A file that the build has made of the data for functions.
 *
 * @returns undefined where the sources run, which see an edit of `data/` at once, and where there was no build
 */
export function builtFile(name: string): unknown {
  if (import.meta.url.endsWith('.ts')) return undefined;
  const file = path.join(dataFolder(), BUILT_FOLDER, name);
  return existsSync(file) ? readBuilt(file) : undefined;
}

/** What a build has made for functions, or where there was none the same made now. */
export function built<Made>(name: string, make: () => Made): Made {
  return (builtFile(name) as Made | undefined) ?? make();
}
