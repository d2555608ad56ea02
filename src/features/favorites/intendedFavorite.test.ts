import { expect, it } from 'vitest';
import { openPage } from '../../stores/testPage.ts';

const NEGRONI = { cocktailId: '11002', cocktailName: 'Negroni' };

it('gives what was meant once', async () => {
  openPage();
  const { intendFavorite, takeIntendedFavorite } = await import('./intendedFavorite.ts');
  intendFavorite(NEGRONI, 1000);
  expect(takeIntendedFavorite(2000)).toEqual(NEGRONI);
  expect(takeIntendedFavorite(2000)).toBeUndefined();
});

it('forgets what was meant more than an hour ago', async () => {
  const { kept } = openPage();
  const { intendFavorite, takeIntendedFavorite } = await import('./intendedFavorite.ts');
  intendFavorite(NEGRONI, 1000);
  expect(takeIntendedFavorite(3_602_000)).toBeUndefined();
  expect(kept.size).toBe(0);
});

it.each(['', 'rubbish', '{}', 'null', '{"cocktailId":11002,"cocktailName":"Negroni","at":0}'])(
  'takes %j for nothing',
  async (text) => {
    openPage({ 'intended-favorite': text });
    const { takeIntendedFavorite } = await import('./intendedFavorite.ts');
    expect(takeIntendedFavorite(0)).toBeUndefined();
  },
);
