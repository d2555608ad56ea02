import { expect, test } from '@playwright/test';
import { cocktailSchema } from '../../src/contracts/drinks/cocktail.ts';
import { textsOf } from './html.ts';
import { readPage } from './published.ts';
import { RECIPE_PATHS } from '../recipePaths.ts';

/** With and without alcohol, and with bottles that matter. */
const DRINKS = ['11002', '11082', '11320', '11413', '12001', '13002'];

for (const id of DRINKS) {
  test(`the page of ${id}, what search engines read in it, and the API tell the same energy, strength and whether it is vegan`, async ({
    request,
  }) => {
    const page = readPage(RECIPE_PATHS.get(id) ?? '');
    const texts = textsOf(page);
    const [block = '{}'] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => json,
    );
    const data = JSON.parse(block) as { nutrition?: { calories: string }; suitableForDiet?: string[] };
    const kcal = texts.flatMap((text) => /^about ([\d,]+) kcal$/.exec(text)?.[1] ?? []);
    expect(kcal.map((number) => `${number} calories`)).toEqual(
      data.nutrition ? [data.nutrition.calories] : [],
    );
    const isVegan = texts.some((text) => /^Vegan\b(?! depending)/.test(text));
    expect(data.suitableForDiet?.some((diet) => diet.endsWith('/VeganDiet')) ?? false).toBe(isVegan);
    const answer = cocktailSchema.parse(await (await request.get(`/api/cocktails/${id}`)).json());
    expect(texts[texts.indexOf('ABV') + 1] ?? '').toBe(answer.abv);
  });
}
