import { expect, test } from 'vitest';
import { getRecipeViews, siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import { LOCALES } from '../../contracts/site/locale.ts';
import { recipeDescription } from './recipeDescription.ts';

test.each(LOCALES)(
  'descriptions in %s are as long as search engines show, and end with their sentence',
  (locale) => {
    const texts = getRecipeViews(siteCatalogue().recipes, locale).map((view) =>
      recipeDescription(view, locale),
    );
    expect(texts.filter(({ length }) => length < 40 || length > 155)).toEqual([]);
    expect(texts.filter((text) => !/[.!?…][”“»’]?$/u.test(text))).toEqual([]);
  },
);

const drink = {
  name: 'Bamboo',
  abv: 17,
  lines: ['fino sherry', 'dry vermouth', 'olive'].map((name, index) => ({
    garnish: index === 2,
    shelf: { name },
  })),
};

test.each([
  ['A short one.', 'A short one. Fino sherry and dry vermouth. 17% ABV.'],
  ['Fino sherry and dry vermouth, stirred.', 'Fino sherry and dry vermouth, stirred. 17% ABV.'],
  [`${'First '.repeat(24)}end. ${'Second '.repeat(10)}end.`, `${'First '.repeat(24)}end.`],
  [`${'Only '.repeat(40)}end.`, 'Bamboo: recipe with exact measures. Fino sherry and dry vermouth. 17% ABV.'],
])('"%s" is shown as "%s"', (description, shown) => {
  expect(recipeDescription({ ...drink, description }, 'en')).toBe(shown);
});
