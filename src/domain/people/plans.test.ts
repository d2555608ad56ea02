import { expect, test } from 'vitest';
import { FREE_PLAN, formatDollars, PRO_PLAN } from './plans.ts';

test('the plans are those of the specification', () => {
  expect([FREE_PLAN, PRO_PLAN]).toEqual([
    { dollars: 0, favorites: 10, menus: 2, cocktailsPerMenu: 10 },
    { dollars: 29 },
  ]);
});

test.each([
  ['en', 29, '$29'],
  ['en', 0, '$0'],
  ['nl', 29, '$\u00a029'],
  ['de', 29, '29\u00a0$'],
  ['es', 29, '29\u00a0$'],
  ['fr', 29, '29\u00a0$'],
])('in %s, %i dollars are written %j', (locale, dollars, text) => {
  expect(formatDollars(dollars, locale)).toBe(text);
});
