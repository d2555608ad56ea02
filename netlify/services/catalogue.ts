import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readCheckedCatalogue } from '../../src/catalogue/readCheckedCatalogue.ts';
import { dataFolder } from '../lib/dataFolder.ts';

let read: Catalogue | undefined;

/**
 * The catalogue, read by the first call of a function's instance and kept.
 *
 * @throws {CatalogueError} where the data cannot be read
 */
export function functionCatalogue(): Catalogue {
  read ??= readCheckedCatalogue(dataFolder());
  return read;
}
