import { BUILT_CATALOGUE, restoreCatalogue, type CatalogueRecord } from '../../src/catalogue/builtData.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readCheckedCatalogue } from '../../src/catalogue/readCheckedCatalogue.ts';
import { builtFile } from './builtFile.ts';
import { dataFolder } from './dataFolder.ts';

let read: Catalogue | undefined;

/**
 * The catalogue, read by the first call of a function's instance and kept.
 *
 * @throws {CatalogueError} where the data cannot be read
 */
export function functionCatalogue(): Catalogue {
  read ??= readIt();
  return read;
}

function readIt(): Catalogue {
  const built = builtFile(BUILT_CATALOGUE);
  return built === undefined
    ? readCheckedCatalogue(dataFolder())
    : restoreCatalogue(built as CatalogueRecord);
}
