import { drinkParts } from '../../src/catalogue/drinkParts.ts';
import type { DrinkImport, ImportedDrinks } from '../../src/contracts/drinkImport.ts';
import { importDrinks } from '../../src/domain/drinkImport/importDrinks.ts';
import { functionCatalogue } from './catalogue.ts';
import { ingredientCalled } from './ingredientNames.ts';

/** Characters of a file that are read in about the time that one write takes. */
const CHARACTERS_PER_WRITE = 20_000;

/** What reading a file costs an account, in rows written: 50 for the longest file, of 120 in a minute. */
export function importCost(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_WRITE);
}

/**
 * Reads drinks from the text of a file, and keeps none. Ingredients are known by their names and synonyms in all
 * languages.
 */
export function readDrinks({ language, text }: DrinkImport): ImportedDrinks {
  const catalogue = functionCatalogue();
  return importDrinks(text, {
    parts: drinkParts(catalogue, language),
    locale: language,
    find: (name) => ingredientCalled(name, catalogue),
  });
}
