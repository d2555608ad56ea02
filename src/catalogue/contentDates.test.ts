import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import { contentDatesSchema, datesByPath, newestRecipes, renewDates } from './contentDates.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'dates-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
copyFewRecipes(folder);
const catalogue = loadCatalogue(folder);
const first = contentDatesSchema.parse(renewDates(catalogue, {}, '2026-01-01'));
const [recipe] = catalogue.recipes;
const changed = {
  ...catalogue,
  recipes: catalogue.recipes.map((one) => (one === recipe ? { ...one, abv: one.abv + 1 } : one)),
};

it('keeps the date of what is as it was, and dates what has changed or is new', () => {
  const { [recipe?.id ?? '']: _, ...others } = first;
  expect(renewDates(catalogue, first, '2026-02-02')).toEqual(first);
  const renewed = renewDates(changed, first, '2026-02-02');
  expect(renewed[recipe?.id ?? '']?.[1]).toBe('2026-02-02');
  expect(renewed).toMatchObject(others);
  expect(renewDates(catalogue, others, '2026-02-02')[recipe?.id ?? '']?.[1]).toBe('2026-02-02');
});

it('does not take a view for a change', () => {
  const viewed = {
    ...catalogue,
    recipes: catalogue.recipes.map((one) => ({ ...one, views: one.views + 1 })),
  };
  expect(renewDates(viewed, first, '2026-02-02')).toEqual(first);
});

it('takes another picture for a change, but not what stands in for it until it arrives', () => {
  const withPicture = (finished: { hash: string; placeholder: string }) => ({
    ...catalogue,
    pictures: {
      ...catalogue.pictures,
      drinks: { ...catalogue.pictures.drinks, [recipe?.id ?? '']: finished },
    },
  });
  const hash = 'a'.repeat(64);
  const grey = withPicture({ hash, placeholder: '#111,#222,#333,#444,#555' });
  const dates = renewDates(grey, {}, '2026-01-01');
  const white = withPicture({ hash, placeholder: '#fff,#fff,#fff,#fff,#fff' });
  expect(renewDates(white, dates, '2026-02-02')).toEqual(dates);
  const other = withPicture({ hash: 'b'.repeat(64), placeholder: '#111,#222,#333,#444,#555' });
  expect(renewDates(other, dates, '2026-02-02')[recipe?.id ?? '']?.[1]).toBe('2026-02-02');
});

it('dates the page of a recipe in each language, and none that has changed since', () => {
  const path = recipe?.path ?? '';
  const dates = datesByPath(catalogue, first);
  expect(dates.get(path)).toBe('2026-01-01');
  expect(dates.get(`/de${path}`)).toBe('2026-01-01');
  expect(dates.get('/cocktails')).toBeUndefined();
  expect(datesByPath(changed, first).get(path)).toBeUndefined();
});

it('keeps the day on which a recipe came, and tells of the newest first', () => {
  const [one, two] = catalogue.recipes.map(({ id }) => id);
  expect(renewDates(changed, first, '2026-02-02')[one ?? '']?.[2]).toBe('2026-01-01');
  const { [two ?? '']: _, ...others } = first;
  const dates = renewDates(catalogue, others, '2026-02-02');
  const newest = newestRecipes(catalogue, dates, 2);
  expect(newest.map(({ added }) => added)).toEqual(['2026-02-02', '2026-01-01']);
  expect(newest[0]?.recipe.id).toBe(two);
  expect(newestRecipes(catalogue, {}, 2)).toEqual([]);
});
