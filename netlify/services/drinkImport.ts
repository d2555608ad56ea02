import { drinkParts } from '../../src/catalogue/drinkParts.ts';
import { getNameReader } from '../../src/catalogue/nameReader.ts';
import type { DrinkImport, ImportedDrinks } from '../../src/contracts/own-drinks/drinkImport.ts';
import { importDrinks } from '../../src/domain/own-drinks/import/importDrinks.ts';
import { functionCatalogue } from './catalogue.ts';

/** Characters of a file that are read in about the time that one write takes. */
const CHARACTERS_PER_WRITE = 20_000;

/** What reading a file costs an account, in rows written: 50 for the longest file, of 120 in a minute. */
export function importCost(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_WRITE);
}

/**
 * Reads drinks from the text of a file, and keeps none. Ingredients are known by their names in all languages; a name
 * with a slip stays as it is written, for nobody is there to say what was meant.
 */
export function readDrinks({ language, text }: DrinkImport): ImportedDrinks {
  const catalogue = functionCatalogue();
  const reader = getNameReader(catalogue, language);
  return importDrinks(text, {
    parts: drinkParts(catalogue, language),
    locale: language,
    find: (name) => reader.findAsWritten(name),
    names: reader,
  });
}
