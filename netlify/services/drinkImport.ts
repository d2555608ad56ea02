import { drinkParts } from '../../src/catalogue/drinkParts.ts';
import { getNameReader } from '../../src/catalogue/nameReader.ts';
import type { DrinkImport, ImportedDrinks } from '../../src/contracts/drinkImport.ts';
import { importDrinks } from '../../src/domain/ownDrinks/importDrinks.ts';
import { functionCatalogue } from './catalogue.ts';

/**
 * Reads drinks from the text of a file, and keeps none. Ingredients are known by their names in all languages; a name
 * with a slip stays as it is written, for nobody is there to say what was meant.
 */
export function readDrinks({ language, text }: DrinkImport): ImportedDrinks {
  const catalogue = functionCatalogue();
  const reader = getNameReader(catalogue, language);
  return importDrinks(text, {
    parts: drinkParts(catalogue, language),
    find: (name) => {
      const reading = reader.read(name);
      return reading.id !== undefined && !reading.isCorrected ? reading.id : undefined;
    },
  });
}
