import { expect, test } from 'vitest';
import { readDrinks } from './drinkImport.ts';

test('a file is read by the patterns of its language, and ingredients by their names in any', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Bunt',
    recipeIngredient: [
      '50 ml Gin',
      '2 Spritzer Angosturabitter',
      '20 ml citroensap',
      '10 ml jus de citron vert',
      '10 ml Mondlicht',
    ],
  };
  const { drinks, problems } = readDrinks({ language: 'de', text: JSON.stringify(recipe) });
  expect(problems).toEqual([]);
  expect(drinks[0]?.drink.lines).toMatchObject([
    { ingredient: 'gin', unit: 'ml', amount: 50 },
    { ingredient: 'angostura-bitters', unit: 'dash', amount: 2 },
    { ingredient: 'lemon-juice', unit: 'ml', amount: 20 },
    { ingredient: 'lime-juice', unit: 'ml', amount: 10 },
    { name: 'Mondlicht', unit: 'ml', amount: 10 },
  ]);
});
