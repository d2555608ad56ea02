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
  { name: 'brandied cherry', ingredient: 'cocktail-cherry', hides: 'alcohol' },
  { name: 'sweet cider', ingredient: 'cloudy-apple-juice', hides: 'alcohol' },
  { name: 'apple cider', ingredient: 'cloudy-apple-juice', hides: 'alcohol' },
  { name: 'pickled onion', ingredient: 'cocktail-onion', hides: 'barley of malt vinegar' },
  { name: 'butterscotch', ingredient: 'butterscotch-schnapps', hides: 'milk' },
  { name: 'chocolate cream liqueur', ingredient: 'chocolate-liqueur', hides: 'milk' },
  { name: 'rosolio', ingredient: 'bergamot-liqueur', hides: 'nuts and milk of other rosoli' },
  { name: '151 rum', ingredient: 'overproof-rum', hides: 'an eighth of the strength' },
  { name: 'peach brandy', ingredient: 'peach-liqueur', hides: 'half of the strength' },
  { name: 'blackberry brandy', ingredient: 'blackberry-liqueur', hides: 'half of the strength' },
  { name: 'cola light', ingredient: 'cola', hides: 'what is not vegan in some' },
  { name: 'cola zero', ingredient: 'cola', hides: 'sweeteners, aspartame in some' },
  { name: 'Diet Coke', ingredient: 'cola', hides: 'sweeteners, aspartame in some' },
  { name: 'coca sans sucre', ingredient: 'cola', hides: 'sweeteners, aspartame in some' },
  { name: 'tónica sin azúcar', ingredient: 'tonic-water', hides: 'sweeteners, aspartame in some' },
  { name: 'Schweppes Slimline', ingredient: 'tonic-water', hides: 'sweeteners' },
  { name: 'Sprite Zero', ingredient: 'lemon-lime-soda', hides: 'sweeteners, aspartame in some' },
  { name: 'caramel', ingredient: 'caramel-syrup', hides: 'milk of caramel sauce' },
  { name: 'anis', ingredient: 'anisette', hides: 'a third of the strength' },
  { name: 'green top milk', ingredient: 'milk', hides: 'that it may be raw' },
];

test.each(MISLEADING)('$name is no $ingredient, which would hide $hides', ({ name, ingredient }) => {
  const { brands, names, synonyms } = ingredientById.entry(ingredient);
  const all = [...brands, ...LOCALES.flatMap((locale) => [names[locale], ...(synonyms[locale] ?? [])])];
  expect(all.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase());
});
