import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import { LOCALES } from '../../contracts/site/locale.ts';
import { describeOwnDrink } from './describeOwnDrink.ts';
import { exportDrink, type ExportFormat } from './exportDrink.ts';
import { SMOKE } from './testDrink.ts';

const catalogue = readCheckedCatalogue('data');
const exported = (format: ExportFormat, locale: (typeof LOCALES)[number]) =>
  JSON.parse(
    exportDrink(format, SMOKE, describeOwnDrink(SMOKE, drinkParts(catalogue, locale), locale), locale),
  ) as unknown;

it.each(LOCALES)('is in %s a Recipe of schema.org that carries the whole drink', (locale) => {
  expect(exported('recipe', locale)).toMatchObject({
    '@type': 'Recipe',
    inLanguage: locale,
    recipeInstructions: [{ text: 'Stir.' }, { text: 'Strain.' }],
    mixmaster: SMOKE,
  });
});

it('is for Bar Assistant what that has words for', () => {
  expect(exported('bar-assistant', 'en')).toEqual({
    name: 'Smoke',
    instructions: 'Stir.\nStrain.',
    description: 'Ours',
    garnish: 'Lemon twist',
    abv: 21,
    glass: 'Nick & Nora glass',
    method: 'Stirred',
    ingredients: [
      { sort: 1, name: 'gin', amount: 22.5, units: 'ml' },
      { sort: 2, name: 'House cordial', amount: 20, units: 'ml', strength: 12 },
    ],
  });
});
