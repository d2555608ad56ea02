import { expect, test } from 'vitest';
import { functionCatalogue } from '../../netlify/services/catalogue.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';

const { ingredientById } = functionCatalogue();

/** Names of other things, with the ingredient that once bore them and what a guest would have been told wrong. */
const MISLEADING = [
  { name: 'Sheridan’s', ingredient: 'coffee-liqueur', hides: 'cream' },
  { name: 'Sheridan’s', ingredient: 'irish-cream', hides: 'caffeine' },
  { name: 'simple syrup (made with almonds)', ingredient: 'simple-syrup', hides: 'almonds' },
  { name: 'vodka (coffee)', ingredient: 'vodka', hides: 'caffeine' },
  { name: 'gin [fat-washed]', ingredient: 'gin', hides: 'what fat' },
  { name: 'milk / almond milk', ingredient: 'almond-milk', hides: 'milk' },
  { name: 'milk and almond milk', ingredient: 'almond-milk', hides: 'milk' },
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
  { name: 'Bundaberg', ingredient: 'ginger-beer', hides: 'the alcohol of the rum' },
  { name: 'Ocean Spray', ingredient: 'cranberry-juice', hides: 'grapefruit' },
  { name: 'Tropicana', ingredient: 'orange-juice', hides: 'other juices and added vitamin D' },
  { name: 'Schweppes', ingredient: 'tonic-water', hides: 'what the other sodas of the house hold' },
  { name: 'Luxardo', ingredient: 'maraschino-liqueur', hides: 'the almonds of its amaretto' },
  { name: 'Marie Brizard', ingredient: 'anisette', hides: 'a house of thirty liqueurs' },
  { name: 'Benediktiner', ingredient: 'benedictine', hides: 'the barley of the beer' },
  { name: 'Bionade Zitrone', ingredient: 'lemon-lime-soda', hides: 'barley' },
  { name: 'Bell’s', ingredient: 'scotch-whisky', hides: 'the barley of the beer' },
  { name: 'Presidente', ingredient: 'brandy', hides: 'the barley of the beer' },
  { name: 'Torres', ingredient: 'brandy', hides: 'the sulfites of the wine' },
  { name: 'Ruavieja', ingredient: 'orujo', hides: 'the milk of its cream' },
  { name: 'Bragg’s', ingredient: 'cider-vinegar', hides: 'the soy of its liquid aminos' },
  { name: 'Frank Cooper’s', ingredient: 'marmalade', hides: 'the mustard of its horseradish' },
  { name: 'Seagram’s', ingredient: 'gin', hides: 'whiskey and ginger ale' },
  { name: 'Antioqueño', ingredient: 'cuban-aguardiente', hides: 'anise and 29% vol' },
  { name: 'icing sugar', ingredient: 'sugar', hides: 'starch of wheat' },
  { name: 'brine', ingredient: 'olive-brine', hides: 'the mustard of pickles' },
  { name: 'schnaps', ingredient: 'fruit-brandy', hides: 'half of the strength' },
  { name: 'cocoa', ingredient: 'hot-chocolate', hides: 'which of two things it is' },
  { name: 'Martinique molasses rum', ingredient: 'martinique-rum', hides: 'that it is another rum' },
  { name: 'OFTD dark', ingredient: 'dark-rum', hides: '69% vol' },
  { name: 'charcoal', ingredient: 'activated-charcoal', hides: 'that it may be no food' },
  { name: 'carbón vegetal', ingredient: 'activated-charcoal', hides: 'that it may be no food' },
  { name: 'Barq’s', ingredient: 'root-beer', hides: 'caffeine' },
  { name: 'Sunkist', ingredient: 'orange-soda', hides: 'caffeine' },
];

test.each(MISLEADING)('$name is no $ingredient, which would hide $hides', ({ name, ingredient }) => {
  const { brands, names, synonyms } = ingredientById.entry(ingredient);
  const all = [...brands, ...LOCALES.flatMap((locale) => [names[locale], ...(synonyms[locale] ?? [])])];
  expect(all.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase());
});
