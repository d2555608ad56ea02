import { drinkParts } from '../../src/catalogue/drinkParts.ts';
import type { DrinkImport, ImportedDrinks } from '../../src/contracts/drinkImport.ts';
import { importDrinks } from '../../src/domain/drinkImport/importDrinks.ts';
import { functionCatalogue } from './catalogue.ts';
import { ingredientCalled } from './ingredientNames.ts';

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
