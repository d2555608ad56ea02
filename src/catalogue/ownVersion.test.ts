import { expect, it } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { ownRecipeSchema } from '../contracts/own-drinks/ownDrink.ts';
import { ownVersion } from './ownVersion.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';

const catalogue = readCheckedCatalogue('data');
const recipe = (id: string) => {
  const found = catalogue.recipes.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

it('begins with the lines, the glass and the steps of the recipe, in the language asked for', () => {
  const begun = ownVersion(recipe('11002'), catalogue, 'de');
  expect(begun).toMatchObject({
    name: 'Negroni',
    note: null,
    glass: 'rocks',
    method: 'stir',
    ice: 'large-cube',
    allergens: [],
    after: '11002',
  });
  expect(begun.lines).toContainEqual({ ingredient: 'campari', unit: 'ml', amount: 30, garnish: false });
  expect(begun.lines.at(-1)).toEqual({ ingredient: 'orange', unit: 'half-wheel', amount: 1, garnish: true });
  expect(begun.instructions?.split('\n')).toHaveLength(recipe('11002').steps.length);
  expect(begun.instructions).toContain('Rührglas');
});

it('keeps which lines a recipe can do without, and what may be poured instead', () => {
  for (const one of catalogue.recipes) {
    const begun = ownVersion(one, catalogue, 'en');
    expect(
      begun.lines.map(({ optional, or }) => ({ optional: optional ?? false, or })),
      one.id,
    ).toEqual(one.lines.map(({ optional, or }) => ({ optional, or })));
  }
});

it.each(LOCALES)('makes of every recipe in %s a drink that can be kept', (locale) => {
  for (const one of catalogue.recipes) {
    const begun = ownVersion(one, catalogue, locale);
    expect(ownRecipeSchema.safeParse(begun).success, one.id).toBe(true);
    expect(begun.instructions?.split('\n'), one.id).toHaveLength(one.steps.length);
  }
});
