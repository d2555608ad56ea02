import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import { toSubmission } from './toSubmission.ts';
import { SMOKE } from './testDrink.ts';

const catalogue = readCheckedCatalogue('data');
const parts = { en: drinkParts(catalogue, 'en'), de: drinkParts(catalogue, 'de') };

it('puts a drink into the fields of the form, with amounts, glass, method and note', () => {
  expect(toSubmission(SMOKE, parts.en, 'en')).toEqual({
    fields: {
      cocktailName: 'Smoke',
      ingredients: '22.5\u00a0ml gin\n20\u00a0ml House cordial (12% ABV)',
      method: 'Stirred\nStir.\nStrain.',
      glassware: 'Nick & Nora glass',
      garnish: '1\u00a0lemon twist',
      story: 'Ours',
    },
    left: ['sulphites'],
  });
});

it('speaks the language of the page', () => {
  const { fields } = toSubmission({ ...SMOKE, ice: 'crushed' }, parts.de, 'de');
  expect(fields.ingredients).toBe('22,5\u00a0ml Gin\n20\u00a0ml House cordial (12\u00a0% vol)');
  expect(fields.method.split('\n')[0]).toBe('Gerührt\u00a0· Crushed Ice');
});

it('leaves empty what the drink says nothing of, and cuts nothing', () => {
  const name = 'x'.repeat(120);
  const lines = SMOKE.lines.filter(({ garnish }) => !garnish);
  const { fields, left } = toSubmission(
    { ...SMOKE, name, lines, note: null, instructions: null, allergens: [] },
    parts.en,
    'en',
  );
  expect(fields).toMatchObject({ cocktailName: name, garnish: '', story: '', method: 'Stirred' });
  expect(left).toEqual([]);
});
