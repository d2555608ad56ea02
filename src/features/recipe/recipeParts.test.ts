import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeAll, expect, test } from 'vitest';
import { translator } from '../../i18n/translate.ts';
import StarRating from './StarRating.astro';
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

test.each([
  ['en', 30_000, '3.0'],
  ['de', 50_000, '5,0'],
] as const)('in %s, %i views are shown as %s stars, with one decimal', async (locale, views, stars) => {
  const html = await container.renderToString(StarRating, { props: { locale, views } });
  expect(html.split(/<[^>]*>/).map((text) => text.trim())).toContain(stars);
});

test.each([
  ['en', 1, '1 view'],
  ['de', 29_999, '29.999 Aufrufe'],
] as const)(
  'in %s, %i views are shown as such where few stars would read as a bad review',
  async (locale, views, seen) => {
    const html = await container.renderToString(StarRating, { props: { locale, views } });
    const texts = html.split(/<[^>]*>/).map((text) => text.trim());
    expect(texts.filter(Boolean)).toEqual([translator(locale)('recipe.popularity'), seen]);
  },
);
