import { expect, it } from 'vitest';
import { hasSubject, isEmptyWish, NO_WISH, refine } from './wish.ts';

const isBase = (id: string) => ['gin', 'rum'].includes(id);
const next = (wish: Partial<typeof NO_WISH>) => ({ ...NO_WISH, ...wish });

it('adds what is new and keeps what still holds', () => {
  const wish = refine(next({ with: ['gin', 'lime'] }), next({ without: ['egg'] }), isBase);
  expect(wish).toEqual(next({ with: ['gin', 'lime'], without: ['egg'] }));
});

it('puts another base in the place of the first', () => {
  expect(refine(next({ with: ['gin', 'lime'] }), next({ with: ['rum'] }), isBase).with).toEqual([
    'lime',
    'rum',
  ]);
  expect(refine(next({ with: ['gin'] }), next({ spirits: ['wine'] }), isBase)).toMatchObject({
    with: [],
    spirits: ['wine'],
  });
});

it('drops what is contradicted', () => {
  expect(refine(next({ with: ['mint'] }), next({ without: ['mint'] }), isBase).with).toEqual([]);
  expect(refine(next({ without: ['mint'] }), next({ with: ['mint'] }), isBase).without).toEqual([]);
  expect(refine(next({ tastes: ['sour', 'fruity'] }), next({ tastes: ['sweet'] }), isBase).tastes).toEqual([
    'fruity',
    'sweet',
  ]);
});

it('lets a new occasion take the place of the food before it, and new food that of the occasion', () => {
  const oysters = next({ with: ['gin'], foods: ['oysters'] });
  expect(refine(oysters, next({ occasions: ['party'] }), isBase)).toEqual(
    next({ with: ['gin'], occasions: ['party'] }),
  );
  expect(refine(next({ occasions: ['party'] }), next({ foods: ['oysters'] }), isBase)).toEqual(
    next({ foods: ['oysters'] }),
  );
  expect(refine(oysters, next({ isAlcoholFree: true }), isBase).foods).toEqual(['oysters']);
});

it('keeps one bound of the strength, the newest', () => {
  const stronger = refine(next({ mostAbv: 10 }), next({ leastAbv: 20 }), isBase);
  expect(stronger).toMatchObject({ leastAbv: 20, mostAbv: undefined });
});

it('stays without alcohol until a base with alcohol is named', () => {
  const sober = next({ isAlcoholFree: true });
  expect(refine(sober, next({ tastes: ['creamy'] }), isBase).isAlcoholFree).toBe(true);
  expect(refine(sober, next({ with: ['rum'] }), isBase).isAlcoholFree).toBe(false);
});

it('knows an empty wish, and one without a subject', () => {
  expect(isEmptyWish(NO_WISH)).toBe(true);
  expect(isEmptyWish(next({ mostAbv: 0 }))).toBe(false);
  expect(hasSubject(next({ without: ['egg'] }))).toBe(false);
  expect(hasSubject(next({ tastes: ['sour'] }))).toBe(true);
});
