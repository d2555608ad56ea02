import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../contracts/site/locale.ts';
import { translator } from '../../i18n/translate.ts';
import Popularity from './Popularity.astro';
import StepList from './StepList.astro';

let container: AstroContainer;
beforeAll(async () => {
  container = await AstroContainer.create();
});

const EMPTY = translator('en')('recipe.no-instructions');

test('a recipe without steps says "No instructions available"', async () => {
  const html = await container.renderToString(StepList, {
    props: { steps: [], inEnglish: [], timers: [], stepLines: [], empty: EMPTY },
  });
  expect(EMPTY).toBe('No instructions available');
  expect(html).toContain(EMPTY);
  expect(html).not.toContain('<li');
});

test('steps are numbered from 1, and a number stays with its unit', async () => {
  const props = {
    steps: ['Stir for 25 seconds.', 'Strain.'],
    inEnglish: [false, false],
    timers: [[25], []],
    stepLines: [[0], []],
    empty: EMPTY,
  };
  const html = await container.renderToString(StepList, { props });
  const texts = html.split(/<[^>]*>/).map((text) => text.trim());
  expect(texts.filter(Boolean)).toEqual(['1', 'Stir for 25\u00a0seconds.', '2', 'Strain.']);
});

test('a step that stands in for a missing translation is marked as English, the others are not', async () => {
  const props = {
    steps: ['Umrühren.', 'Strain.'],
    inEnglish: [false, true],
    timers: [[], []],
    stepLines: [],
    empty: EMPTY,
  };
  const html = await container.renderToString(StepList, { props });
  expect([...html.matchAll(/<li( lang="\w+")?/g)].map(([, lang]) => lang)).toEqual([undefined, ' lang="en"']);
});

async function popularity(locale: Locale, views: number, props: { top?: number; hasStars: boolean }) {
  const html = await container.renderToString(Popularity, { props: { locale, views, ...props } });
  const texts = html.split(/<[^>]*>/).map((text) => text.trim());
  return texts.filter(Boolean);
}

test.each([
  ['en', 1, undefined, ['Popularity', '1 view']],
  ['de', 54_612, 20, ['unter den Top 20', '54.612 Aufrufe']],
] as const)('in %s, %i views are views, with a rank in words', async (locale, views, top, texts) => {
  expect(await popularity(locale, views, { ...(top && { top }), hasStars: false })).toEqual(texts);
});

test.each([
  ['en', 19_999, '1.0'],
  ['de', 50_000, '5,0'],
] as const)('in %s, %i views are %s stars where that is switched on', async (locale, views, stars) => {
  expect(await popularity(locale, views, { top: 10, hasStars: true })).toContain(stars);
});
