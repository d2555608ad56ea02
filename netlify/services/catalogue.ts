import {
  BUILT_CATALOGUE,
  builtTexts,
  replayCatalogue,
  type CatalogueRecord,
  type LanguageRecord,
} from '../../src/catalogue/builtData.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { readCheckedCatalogue } from '../../src/catalogue/readCheckedCatalogue.ts';
import type { Locale } from '../../src/contracts/locale.ts';
import { madeOnce } from '../../src/domain/madeOnce.ts';
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
    : replayCatalogue(built as CatalogueRecord, textsIn);
}

const textsIn = madeOnce((locale: Locale) => builtFile(builtTexts(locale)) as LanguageRecord);
