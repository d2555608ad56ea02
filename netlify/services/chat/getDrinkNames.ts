import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import { collectNames, getWishNames } from '../../../src/catalogue/wishReader.ts';
import type { WishNames } from '../../../src/domain/wishes/names.ts';
import { built } from '../builtFile.ts';
import { BUILT_NAMES } from './builtTables.ts';

/** The names of the book, as the build wrote them. */
export function getDrinkNames(catalogue: Catalogue): WishNames {
  return getWishNames(catalogue, () => built(BUILT_NAMES, () => collectNames(catalogue)));
}
