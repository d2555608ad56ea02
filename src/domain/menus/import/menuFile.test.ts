import { expect, it } from 'vitest';
import { readMenuFile, writeMenuFile } from './menuFile.ts';

const OWN = 'ddd7f0a2-3b5f-4c0e-9a53-0f3b7f7f0c11';
const wine = { kind: 'wine' as const, name: 'Riesling', allergens: [], vegan: true, vegetarian: true };
const MENU = {
  name: 'Friday',
  description: null,
  restaurantName: 'Zur Alten Waage',
  currency: 'EUR',
  priceLists: [{ name: 'Happy hour', hours: { days: [1, 2], from: '17:00', to: '19:00' } }],
  cocktailIds: ['11003', OWN],
  sections: [
    {
      title: 'Bitter',
      drinks: [
        {
          cocktailId: '11003',
          prices: [{ size: null, amounts: [1150, 850] }],
          note: 'Stirred.',
          declared: { contains: ['sulphites' as const], without: ['eggs' as const] },
          additives: { contains: ['colour' as const], without: [] },
        },
        {
          cocktailId: OWN,
          prices: [{ size: '0,1 l', amounts: ['on request', null] }],
          note: null,
          item: wine,
        },
      ],
    },
  ],
  guestNotes: { additives: true, health: false },
  translations: { from: 'en' as const, texts: [{ of: 'Bitter', in: { de: { text: 'Herb' } } }] },
};
const FILE = writeMenuFile(MENU, (id) => (id === '11003' ? 'Negroni' : undefined));
const changed = (change: (menu: Record<string, unknown>) => unknown) => {
  const file = JSON.parse(FILE) as { menu: Record<string, unknown> };
  return JSON.stringify({ ...file, menu: change(file.menu) });
};

it('brings a menu back whole', () => {
  expect(readMenuFile(FILE, () => true)).toEqual({ menu: MENU, gone: 0 });
});

it('makes a line of the bar’s own of a drink that is gone, with what was declared to be in it', () => {
  const read = readMenuFile(FILE, () => false);
  const [line, own] = read?.menu.sections[0]?.drinks ?? [];
  expect(read?.gone).toBe(1);
  expect(line).toMatchObject({
    prices: [{ size: null, amounts: [1150, 850] }],
    note: 'Stirred.',
    item: { kind: 'spirit', name: 'Negroni', allergens: ['sulphites'] },
  });
  expect(line).not.toHaveProperty('declared');
  expect(line?.item).not.toHaveProperty('isFreeOfAllergens');
  expect(own?.item).toEqual(wine);
  expect(read?.menu.cocktailIds).toEqual([line?.cocktailId, OWN]);
});

it('leaves out a drink that is gone and whose name nobody knows', () => {
  const file = JSON.stringify({ ...(JSON.parse(FILE) as object), names: {} });
  const read = readMenuFile(file, () => false);
  expect(read?.gone).toBe(1);
  expect(read?.menu.cocktailIds).toEqual([OWN]);
});

const section = { title: null, drinks: [MENU.sections[0]?.drinks[0]] };
it.each<[string, string]>([
  ['no JSON', '{'],
  ['another file', JSON.stringify({ menu: MENU })],
  ['no name', changed((menu) => ({ ...menu, name: 7 }))],
  ['no sections', changed((menu) => ({ ...menu, sections: {} }))],
  ['a drink twice', changed((menu) => ({ ...menu, sections: [section, section] }))],
  ['more prices than lists', changed((menu) => ({ ...menu, priceLists: [] }))],
  ['a broken list', changed((menu) => ({ ...menu, priceLists: [{ name: 'x', hours: { days: 'all' } }] }))],
  ['a currency that is none', changed((menu) => ({ ...menu, currency: 'euros' }))],
  [
    'an allergen that is none',
    changed((menu) => ({
      ...menu,
      sections: [
        { title: null, drinks: [{ ...MENU.sections[0]?.drinks[1], item: { ...wine, allergens: ['x'] } }] },
      ],
    })),
  ],
])('makes no menu of a file with %s', (_, file) => {
  expect(readMenuFile(file, () => true)).toBeUndefined();
});
