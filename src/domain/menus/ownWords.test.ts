import { expect, it } from 'vitest';
import type { PublishedMenu } from '../../contracts/menus/publishedMenu.ts';
import { listOwnWords, withOwnWords } from './ownWords.ts';

const MENU: PublishedMenu = {
  name: 'Late night',
  description: 'Stirred by hand.',
  restaurantName: 'The Rooster',
  currency: null,
  priceLists: [],
  sections: [
    {
      title: 'Stirred',
      drinks: [
        { cocktailId: '11002', prices: [{ size: null, amounts: ['€ 12'] }], note: 'Strong' },
        { cocktailId: '11001', prices: [{ size: null, amounts: ['€ 11'] }], note: null },
      ],
    },
    { title: null, drinks: [{ cocktailId: '11003', prices: [], note: 'Stirred' }] },
    { title: '  ', drinks: [{ cocktailId: '11004', prices: [], note: 'Strong' }] },
  ],
  soldOut: ['11001'],
  followsShelf: false,
  heldPrices: null,
  timeZone: null,
  bottles: [],
  ownDrinks: [],
  brand: null,
};
const BARE: PublishedMenu = { ...MENU, description: null, sections: [{ title: null, drinks: [] }] };

it('names each text once, in reading order, and neither name nor venue nor price', () => {
  expect(listOwnWords(MENU)).toEqual(['Stirred by hand.', 'Stirred', 'Strong']);
  expect(listOwnWords(BARE)).toEqual([]);
});

it('puts a translation in each place of its text, and leaves the rest', () => {
  const translated = new Map([
    ['Stirred', 'Gerührt'],
    ['Strong', 'Kräftig'],
    ['Late night', 'Spät'],
    ['€ 12', '12 €'],
  ]);
  const { sections, ...rest } = withOwnWords(MENU, translated);
  expect(rest).toEqual({
    name: 'Late night',
    description: 'Stirred by hand.',
    restaurantName: 'The Rooster',
    currency: null,
    priceLists: [],
    soldOut: ['11001'],
    followsShelf: false,
    heldPrices: null,
    timeZone: null,
    bottles: [],
    ownDrinks: [],
    brand: null,
  });
  expect(sections.map(({ title }) => title)).toEqual(['Gerührt', null, '  ']);
  expect(sections.flatMap(({ drinks }) => drinks.map(({ note }) => note))).toEqual([
    'Kräftig',
    null,
    'Gerührt',
    'Kräftig',
  ]);
  expect(sections[0]?.drinks[0]).toEqual({
    cocktailId: '11002',
    prices: [{ size: null, amounts: ['€ 12'] }],
    note: 'Kräftig',
  });
});

it('takes no blank translation, and changes nothing of the menu it is given', () => {
  const before = structuredClone(MENU);
  expect(withOwnWords(MENU, new Map([['Strong', ' ']]))).toEqual(MENU);
  withOwnWords(MENU, new Map([['Strong', 'Kräftig']]));
  expect(MENU).toEqual(before);
});
