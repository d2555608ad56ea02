import { expect, test } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { LOCALES } from '../../src/contracts/locale.ts';

const { ingredientById } = functionCatalogue();

/** Names of other things, with the ingredient that once bore them and what a guest would have been told wrong. */
const MISLEADING = [
  { name: 'Sheridan’s', ingredient: 'coffee-liqueur', hides: 'cream' },
  { name: 'Schwip Schwap Zitrone', ingredient: 'lemon-lime-soda', hides: 'caffeine' },
  { name: 'vinegar', ingredient: 'cider-vinegar', hides: 'barley of malt vinegar' },
  { name: 'azijn', ingredient: 'cider-vinegar', hides: 'barley of malt vinegar' },
  { name: 'Essig', ingredient: 'cider-vinegar', hides: 'barley of malt vinegar' },
  { name: 'vinagre', ingredient: 'cider-vinegar', hides: 'barley of malt vinegar' },
  { name: 'vinaigre', ingredient: 'cider-vinegar', hides: 'barley of malt vinegar' },
  { name: 'Eierflip', ingredient: 'eggnog', hides: 'alcohol' },
  { name: 'eierpunch', ingredient: 'eggnog', hides: 'alcohol' },
];

test.each(MISLEADING)('$name is no $ingredient, which would hide $hides', ({ name, ingredient }) => {
  const { brands, names, synonyms } = ingredientById.entry(ingredient);
  const all = [...brands, ...LOCALES.flatMap((locale) => [names[locale], ...(synonyms[locale] ?? [])])];
  expect(all.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase());
});
