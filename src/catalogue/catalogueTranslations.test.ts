import { resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import { createCatalogueTranslations, type CatalogueTranslations } from './catalogueTranslations.ts';
import { cocktailEntity } from './cocktailEntity.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';
import { recipeView } from './recipeView.ts';

let catalogue: Catalogue;
let translations: CatalogueTranslations;
beforeAll(() => {
  catalogue = readCheckedCatalogue(resolve('data'));
  translations = createCatalogueTranslations(catalogue);
});

it.each([
  ['an ingredient', 'lime juice', 'de', 'Limettensaft'],
  ['an ingredient, as a title', 'Lime juice', 'nl', 'Limoensap'],
  ['an ingredient that is not in English', 'Limettensaft', 'fr', 'jus de citron vert'],
  ['a sentence', 'Strain into the glass.', 'de', 'Ins Glas abseihen.'],
  ['a sentence in other blanks and case', '  strain  into\nthe glass. ', 'de', 'Ins Glas abseihen.'],
  ['the name of a drink', 'Negroni', 'es', 'Negroni'],
  ['a term', 'Eggs', 'fr', 'Œufs'],
  ['what stands in its language already', 'Ins Glas abseihen.', 'de', 'Ins Glas abseihen.'],
] as const)('translates %s', (_, text, target, expected) => {
  expect(translations.find(text, target)).toBe(expected);
});

it.each(['Our terrace', '', ' '])('does not know %j', (text) => {
  expect(translations.find(text, 'de')).toBeUndefined();
});

it('translates description and method of every recipe from any language into any other', () => {
  for (const recipe of catalogue.recipes) {
    const entities = LOCALES.map((locale) => cocktailEntity(recipeView(recipe, catalogue, locale)));
    for (const [place, target] of LOCALES.entries()) {
      for (const from of LOCALES) {
        expect(translations.find(textIn(recipe.description, from), target)).toBe(recipe.description[target]);
      }
      expect(translations.find(entities[0]?.instructions ?? '', target)).toBe(entities[place]?.instructions);
    }
  }
});
