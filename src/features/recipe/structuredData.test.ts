import { expect, test } from 'vitest';
import type { RecipeView } from '../../contracts/drinks/recipeView.ts';
import { breadcrumbStructuredData, itemListStructuredData, recipeStructuredData } from './structuredData.ts';
import { SHOWN_AT_FIRST } from './shownAtFirst.ts';

const term = (name: string) => ({ id: name.toLowerCase(), name });
const site = new URL('https://bar.example');
const negroni: RecipeView = {
  id: '11002',
  path: '/cocktail/negroni',
  kind: 'cocktail',
  name: 'Negroni',
  description: `${'Equal parts of gin and so on. '.repeat(8)}`.trim(),
  picture: { src: '/pictures/11002.svg', alt: 'Negroni in a rocks glass', rendered: undefined },
  abv: 21,
  views: 54_612,
  category: term('Aperitif'),
  taste: term('Bitter'),
  glass: term('Rocks glass'),
  method: { id: 'stir', name: 'Stirred' },
  ice: term('Large ice cube'),
  spirit: term('Gin'),
  lines: [
    {
      amount: '30 ml',
      item: 'Gin',
      text: '30 ml gin',
      garnish: false,
      optional: false,
      or: undefined,
      beside: false,
      ounces: '1 oz',
      measure: undefined,
      shelf: { id: 'gin', name: 'gin', serves: [] },
    },
  ],
  steps: ['Stir with ice for 25 seconds.', 'Strain into the glass.'],
  inEnglish: { description: false, steps: [false, false] },
  timers: [[25], []],
  sources: [],
  pairings: [],
  allergens: { contains: [], mayContain: [] },
  veganByBrand: [],
  cautions: [],
  diets: [{ id: 'vegan', name: 'Vegan' }],
  standardDrinks: 1.9,
  energy: 180,
  batch: { ml: 115, water: 25 },
};

test('a recipe is told with steps, yield, keywords, category and language', () => {
  const data = recipeStructuredData(negroni, 'de', { site });
  expect(data).toMatchObject({
    '@type': 'Recipe',
    url: 'https://bar.example/de/cocktail/negroni',
    inLanguage: 'de',
    recipeCategory: 'Aperitif',
    description: negroni.description,
    recipeYield: '1 Portion',
    totalTime: 'PT4M',
    keywords: 'Gin, Bitter, Stirred, Rocks glass',
    recipeIngredient: ['30 ml gin'],
    suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
    recipeInstructions: [
      { '@type': 'HowToStep', position: 1, text: 'Stir with ice for 25 seconds.' },
      { '@type': 'HowToStep', position: 2, text: 'Strain into the glass.' },
    ],
  });
});

test('the yield is "1 serving" in English', () => {
  expect(recipeStructuredData(negroni, 'en', { site })).toMatchObject({ recipeYield: '1 serving' });
});

test('no rating is claimed unless the owner asks for it', () => {
  expect(recipeStructuredData(negroni, 'en', { site })).not.toHaveProperty('aggregateRating');
});

test('a rating from views is claimed on request, and not of what is hardly seen', () => {
  const told = { site, hasViewBasedRating: true };
  expect(recipeStructuredData(negroni, 'en', told)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 5461 },
  });
  expect(recipeStructuredData({ ...negroni, views: 100 }, 'en', told)).not.toHaveProperty('aggregateRating');
});

test('what readers say is claimed, also in the place of what views say', () => {
  for (const hasViewBasedRating of [false, true]) {
    const data = recipeStructuredData(negroni, 'en', { site, hasViewBasedRating, stars: [4.2, 12] });
    expect(data).toHaveProperty('aggregateRating', {
      '@type': 'AggregateRating',
      ratingValue: 4.2,
      ratingCount: 12,
    });
  }
});

test('calories are told, and none of a drink that has none', () => {
  expect(recipeStructuredData(negroni, 'fr', { site })).toMatchObject({
    nutrition: { '@type': 'NutritionInformation', calories: '180 calories' },
  });
  expect(recipeStructuredData({ ...negroni, energy: 0 }, 'fr', { site })).not.toHaveProperty('nutrition');
});

test('a drawn drink has one image, a rendered one each of the three ratios', () => {
  expect(recipeStructuredData(negroni, 'en', { site })).toMatchObject({
    image: ['https://bar.example/pictures/11002.svg'],
  });
  const ratios = ['1x1', '4x3', '16x9'].map((name) => `/pictures/11002/${name}.jpg?v=1`);
  const rendered = { avif: '', placeholder: '', share: '', ratios };
  const picture = { src: '/pictures/11002/400.jpg?v=1', alt: '', rendered };
  expect(recipeStructuredData({ ...negroni, picture }, 'en', { site })).toMatchObject({
    image: [
      'https://bar.example/pictures/11002/1x1.jpg?v=1',
      'https://bar.example/pictures/11002/4x3.jpg?v=1',
      'https://bar.example/pictures/11002/16x9.jpg?v=1',
    ],
  });
});

test.each([
  ['cocktail', 'Cócteles', '/es/cocktails'],
  ['shot', 'Chupitos', '/es/mixed-shots'],
] as const)('a %s stands below the list %s', (kind, name, path) => {
  expect(breadcrumbStructuredData({ ...negroni, kind }, 'es', site)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://bar.example/es' },
      { position: 2, name, item: `https://bar.example${path}` },
      { position: 3, name: 'Negroni', item: 'https://bar.example/es/cocktail/negroni' },
    ],
  });
});

test('a list names its recipes in order', () => {
  expect(
    itemListStructuredData([{ path: '/cocktail/negroni' }, { path: '/cocktail/margarita' }], 'nl', site),
  ).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://bar.example/nl/cocktail/negroni' },
      { position: 2, url: 'https://bar.example/nl/cocktail/margarita' },
    ],
  });
});

test('a long list names as many recipes as it shows, an index all', () => {
  const recipes = Array.from({ length: 100 }, (_, place) => ({ path: `/cocktail/${place}` }));
  expect(itemListStructuredData(recipes, 'en', site)).toMatchObject({
    numberOfItems: SHOWN_AT_FIRST,
    itemListElement: expect.objectContaining({ length: SHOWN_AT_FIRST }) as unknown,
  });
  expect(itemListStructuredData(recipes, 'en', site, recipes.length)).toMatchObject({ numberOfItems: 100 });
});

test('a diet is stated only where the drink is known to suit it', () => {
  const told = (diets: RecipeView['diets']) =>
    recipeStructuredData({ ...negroni, diets }, 'en', { site }) as { suitableForDiet?: string[] };
  expect(told([{ id: 'vegetarian', name: 'Vegetarian' }]).suitableForDiet).toEqual([
    'https://schema.org/VegetarianDiet',
  ]);
  expect(told([{ id: 'alcohol-free', name: 'Alcohol-free' }])).not.toHaveProperty('suitableForDiet');
});
