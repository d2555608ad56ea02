import { expect, it } from 'vitest';
import { cocktailSchema } from '../../src/contracts/drinks/cocktail.ts';
import { NotFoundError } from '../lib/errors.ts';
import { answerRecipe, answerRecipeList } from './recipeApi.ts';

const asked = (query: string, method = 'GET') =>
  new Request(`https://mixmaster.example/api/cocktails${query}`, { method });

it.each([
  ['', 'Rocks glass'],
  ['?lang=en', 'Rocks glass'],
  ['?lang=de', 'Tumbler'],
  ['?x=1&lang=de', 'Tumbler'],
  ['?lang=en&lang=de', 'Tumbler'],
  ['?lang=DE', 'Rocks glass'],
  ['?lang=', 'Rocks glass'],
  ['?lang=de&lang=xx', 'Rocks glass'],
])('answers %j in the last language that it names, or in English', async (query, glass) => {
  const recipe = cocktailSchema.parse(await answerRecipe('11002', asked(query)).json());
  expect(recipe).toMatchObject({ id: '11002', name: 'Negroni', glass });
});

it('lists cocktails and shots apart, in each language anew', async () => {
  const list = async (kind: 'cocktail' | 'shot', query: string) =>
    cocktailSchema.array().parse(await answerRecipeList(kind, asked(query)).json());
  const [cocktails, shots] = [await list('cocktail', ''), await list('shot', '')];
  expect(cocktails.map(({ name }) => name)).toContain('Negroni');
  expect(shots.map(({ name }) => name)).toContain('B-52');
  expect(cocktails.map(({ id }) => id)).not.toContain(shots[0]?.id);
  const german = await list('shot', '?lang=de');
  expect(german.map(({ id }) => id).toSorted()).toEqual(shots.map(({ id }) => id).toSorted());
  expect(german).not.toEqual(shots);
});

it('lets Netlify keep an answer per language until the next deploy, and browsers for five minutes', () => {
  for (const { headers } of [answerRecipe('11002', asked('')), answerRecipeList('shot', asked('?lang=fr'))]) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
      'netlify-vary': 'query=lang',
    });
  }
});

it('knows no other recipe, and no method but those that read', () => {
  expect(() => answerRecipe('99999', asked(''))).toThrow(NotFoundError);
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    expect(() => answerRecipe('11002', asked('', method))).toThrow(NotFoundError);
    expect(() => answerRecipeList('shot', asked('', method))).toThrow(NotFoundError);
  }
  expect(answerRecipeList('shot', asked('', 'HEAD')).status).toBe(200);
});
