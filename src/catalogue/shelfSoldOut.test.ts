import { expect, it } from 'vitest';
import type { PublishedMenu } from '../contracts/menus/publishedMenu.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';
import { shelfSoldOut } from './shelfSoldOut.ts';

const catalogue = readCheckedCatalogue('data');
const OWN = '00000000-0000-4000-8000-0000000000a1';
const WINE = '00000000-0000-4000-8000-0000000000a2';
const line = (cocktailId: string) => ({ cocktailId, prices: [], note: null });
const MENU: Pick<PublishedMenu, 'sections' | 'ownDrinks'> = {
  sections: [{ title: null, drinks: ['11002', '11005', '11001', OWN].map(line) }],
  ownDrinks: [],
};
const own = (...lines: PublishedMenu['ownDrinks'][number]['lines']): typeof MENU => ({
  sections: [{ title: null, drinks: [line(OWN)] }],
  ownDrinks: [
    {
      ...{ id: OWN, name: 'Smoke', glass: 'coupe', method: 'stir', ice: 'none', lines },
      ...{ allergens: [], vegan: false, vegetarian: false, house: null },
    },
  ],
});
const poured = (ingredient: string) => ({ ingredient, unit: 'ml', amount: 30, garnish: false });
const NEGRONI = ['gin', 'campari', 'sweet-vermouth'];

it('calls sold out what a shelf does not make, garnish aside', () => {
  expect(shelfSoldOut(MENU, NEGRONI, catalogue)).toEqual(['11001', '11005']);
  expect(shelfSoldOut(MENU, [...NEGRONI, 'bourbon', 'sugar-cube', 'angostura-bitters'], catalogue)).toEqual([
    '11001',
  ]);
  expect(shelfSoldOut(MENU, ['gin', 'campari'], catalogue)).toContain('11002');
});

it('takes a bottle and a kind for the thing itself, and no swap', () => {
  const [gin, ...rest] = NEGRONI;
  expect(gin).toBe('gin');
  const bottle = catalogue.bottles.find(({ ingredient }) => ingredient === 'campari' || ingredient === 'gin');
  if (!bottle) throw new Error('There is no bottle to try.');
  const others = NEGRONI.filter((id) => id !== bottle.ingredient);
  expect(shelfSoldOut(MENU, [...others, `${bottle.ingredient}:any`], catalogue)).not.toContain('11002');
  expect(shelfSoldOut(MENU, ['london-dry-gin', ...rest], catalogue)).not.toContain('11002');
  // Aperol may stand in for Campari: a bar does not serve that as a Negroni.
  expect(shelfSoldOut(MENU, ['gin', 'sweet-vermouth', 'aperol'], catalogue)).toContain('11002');
});

it('in doubt calls nothing sold out: what is written on a shelf by its name is there', () => {
  expect(shelfSoldOut(MENU, ['gin', 'sweet-vermouth', 'Campari aus dem Keller'], catalogue)).not.toContain(
    '11002',
  );
});

it('follows an own drink where all of it is known, and nothing else that the catalogue does not know', () => {
  expect(shelfSoldOut(own(poured('mezcal'), poured('campari')), NEGRONI, catalogue)).toEqual([OWN]);
  expect(shelfSoldOut(own(poured('mezcal')), ['mezcal'], catalogue)).toEqual([]);
  const free = {
    name: 'Attic cordial',
    strength: null,
    colour: null,
    unit: 'ml',
    amount: 20,
    garnish: false,
  };
  expect(shelfSoldOut(own(poured('mezcal'), free), ['gin'], catalogue)).toEqual([]);
  expect(shelfSoldOut(own(poured('no-such-thing')), ['gin'], catalogue)).toEqual([]);
  const wine = { sections: [{ title: null, drinks: [line(WINE)] }], ownDrinks: [] };
  expect(shelfSoldOut(wine, ['gin'], catalogue)).toEqual([]);
});

it('takes what every kitchen has for granted', () => {
  const lines = [poured('mezcal'), { ...poured('sugar') }, { ...poured('water') }];
  expect(shelfSoldOut(own(...lines), ['mezcal'], catalogue)).toEqual([]);
});
