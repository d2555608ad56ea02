import { expect, it } from 'vitest';
import { recipeTitle } from './recipeTitle.ts';

it.each([
  ['Negroni', 'en', 'Negroni: recipe with exact measures'],
  ['Negroni', 'de', 'Negroni: Rezept mit genauen Mengen'],
  ['Negroni', 'fr', 'Negroni\u202f: recette aux doses exactes'],
  ['Non-alcoholic Espresso Martini', 'en', 'Non-alcoholic Espresso Martini'],
] as const)('%s is entitled in %s as "%s"', (name, locale, title) => {
  expect(recipeTitle(name, locale)).toBe(title);
});
