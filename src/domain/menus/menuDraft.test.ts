import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuInputSchema, type Menu } from '../../contracts/menus/menu.ts';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { NO_PRICES, USUAL_HOURS } from './prices/draftPrices.ts';
import {
  addDrink,
  addItem,
  addPriceList,
  addSection,
  addSections,
  toMenuDraft,
  editDrink,
  editPriceList,
  EMPTY_DRAFT,
  listDraftIds,
  toMenuInput,
  isSameMenu,
  findMissing,
  findPlace,
  moveDrink,
  pastePrices,
  priceDrink,
  removeDrink,
  removeSection,
  renameSection,
  stepDrink,
  stepSection,
  type MenuDraft,
} from './menuDraft.ts';

/** "a b | c": the drinks of each section. */
function draftWith(layout: string): MenuDraft {
  return {
    ...EMPTY_DRAFT,
    name: 'Friday',
    sections: layout.split('|').map((ids, key) => ({
      key,
      title: `S${key}`,
      drinks: ids
        .split(' ')
        .flatMap((cocktailId) => (cocktailId ? [{ cocktailId, prices: NO_PRICES, note: '' }] : [])),
    })),
  };
}
const layoutOf = ({ sections }: MenuDraft) =>
  sections.map(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId).join(' ')).join('|');

it('adds each drink once, at the end', () => {
  const draft = addDrink(addDrink(draftWith('1 2|3'), '4'), '1');
  expect(layoutOf(draft)).toBe('1 2|3 4');
});

it('takes 200 drinks, other lines among them, 40 sections and so many price lists', () => {
  let draft = EMPTY_DRAFT;
  for (let id = 0; id < 199; id += 1) draft = addDrink(draft, String(id));
  for (let count = 0; count < 41; count += 1) draft = addSection(draft);
  draft = addItem(draft, 'wine', 3, 'wine');
  expect(findPlace(draft, 'wine')).toEqual({ section: 3, drink: 0 });
  expect(addItem(draft, 'beer', 3, 'beer')).toBe(draft);
  expect(addDrink(draft, '200')).toBe(draft);
  expect(addSections(draft, [{ title: 'New', ids: ['200'] }])).toBe(draft);
  for (let count = 0; count <= MENU_LIMITS.priceLists; count += 1)
    draft = addPriceList(draft, { name: `List ${count}`, isTimed: false });
  expect(draft.priceLists).toHaveLength(MENU_LIMITS.priceLists);
  expect(listDraftIds(draft)).toHaveLength(200);
  expect(draft.sections).toHaveLength(40);
  expect(new Set(draft.sections.map(({ key }) => key)).size).toBe(40);
});

it.each([
  ['1 2 3', '3', { section: 0, drink: 0 }, '3 1 2'],
  ['1 2 3', '1', { section: 0, drink: 2 }, '2 1 3'],
  ['1 2 3', '1', { section: 0, drink: 3 }, '2 3 1'],
  ['1 2 3', '2', { section: 0, drink: 1 }, '1 2 3'],
  ['1 2 3', '2', { section: 0, drink: 2 }, '1 2 3'],
  ['1 2|3', '3', { section: 0, drink: 1 }, '1 3 2|'],
  ['1 2|', '1', { section: 1, drink: 0 }, '2|1'],
  ['1 2', '1', { section: 7, drink: 0 }, '1 2'],
  ['1 2', '9', { section: 0, drink: 0 }, '1 2'],
])('moves in "%s" the drink %s to %j: "%s"', (layout, id, to, expected) => {
  expect(layoutOf(moveDrink(draftWith(layout), id, to))).toBe(expected);
});

it.each([
  ['1 2 3', '2', -1, '2 1 3'],
  ['1 2 3', '2', 1, '1 3 2'],
  ['1 2 3', '1', -1, '1 2 3'],
  ['1 2 3', '3', 1, '1 2 3'],
  ['1 2|3', '3', -1, '1 2 3|'],
  ['1 2|3', '2', 1, '1|2 3'],
  ['1||3', '1', 1, '|1|3'],
  ['1 2', '9', 1, '1 2'],
] as const)('steps in "%s" the drink %s by %i: "%s"', (layout, id, step, expected) => {
  expect(layoutOf(stepDrink(draftWith(layout), id, step))).toBe(expected);
});

it('keeps every drink through any moves', () => {
  const move = fc.record({ id: fc.integer({ min: 1, max: 6 }), section: fc.nat(2), drink: fc.nat(6) });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let draft = draftWith('1 2 3|4 5|6');
      for (const { id, section, drink } of moves) draft = moveDrink(draft, String(id), { section, drink });
      expect(listDraftIds(draft).sort()).toEqual(['1', '2', '3', '4', '5', '6']);
    }),
  );
});

it('moves a section with its drinks', () => {
  expect(layoutOf(stepSection(draftWith('1|2 3'), 1, -1))).toBe('2 3|1');
  expect(layoutOf(stepSection(draftWith('1|2 3'), 0, 1))).toBe('2 3|1');
  const draft = draftWith('1|2 3');
  for (const [place, step] of [
    [1, 1],
    [0, -1],
    [2, -1],
    [-1, 1],
  ] as const)
    expect(stepSection(draft, place, step)).toBe(draft);
});

it.each([
  ['1|2|3', 1, '1 2|3'],
  ['1|2|3', 0, '1 2|3'],
  ['1|2|3', 2, '1|2 3'],
  ['1 2', 0, '1 2'],
  ['1|2', 2, '1|2'],
])('removes from "%s" the section %i without its drinks: "%s"', (layout, place, expected) => {
  expect(layoutOf(removeSection(draftWith(layout), place))).toBe(expected);
});

it('removes of the only section its title, and of others the title with them', () => {
  expect(removeSection(draftWith('1'), 0).sections).toMatchObject([{ title: '' }]);
  expect(removeSection(draftWith('1|2'), 0).sections).toMatchObject([{ key: 1, title: 'S1' }]);
});

it('edits a drink, a section and a price list alone', () => {
  const draft = draftWith('1 2|3');
  const edited = editDrink(draft, '2', { note: 'dry' });
  expect(edited.sections[0]?.drinks.map(({ note }) => note)).toEqual(['', 'dry']);
  expect(edited.sections[1]).toBe(draft.sections[1]);
  expect(renameSection(draft, 1, 'Late').sections.map(({ title }) => title)).toEqual(['S0', 'Late']);
  const timed = addPriceList(draft, { name: 'Happy Hour', isTimed: true });
  const listed = addPriceList(timed, { name: 'Terrace', isTimed: false });
  expect(editPriceList(listed, 0, { name: 'Early' }).priceLists).toEqual([
    { key: 0, name: 'Early', hours: USUAL_HOURS },
    { key: 1, name: 'Terrace', hours: null },
  ]);
});

it('prices a size of a drink in the usual list, the first by itself, and leaves all else', () => {
  const sizes = [
    { size: 'Glass', amounts: ['8', 700] },
    { size: 'Jug', amounts: [2400] },
  ];
  const draft = editDrink(draftWith('1 2'), '1', { prices: sizes });
  expect(priceDrink(draft, '1', 900).sections[0]?.drinks.map(({ prices }) => prices)).toEqual([
    [
      { size: 'Glass', amounts: [900, 700] },
      { size: 'Jug', amounts: [2400] },
    ],
    NO_PRICES,
  ]);
  expect(priceDrink(draft, '1', 900, 1).sections[0]?.drinks[0]?.prices).toEqual([
    { size: 'Glass', amounts: ['8', 700] },
    { size: 'Jug', amounts: [900] },
  ]);
  const bare = editDrink(draft, '1', { prices: [] });
  expect(priceDrink(bare, '1', 900).sections[0]?.drinks[0]?.prices).toEqual([{ size: '', amounts: [900] }]);
  expect(priceDrink(draft, '9', 900)).toBe(draft);
});

it('sends what is written, trimmed, and nothing for what is blank', () => {
  let draft = editDrink(draftWith('1|2|'), '1', { prices: [{ size: '', amounts: [' € 9,50 '] }], note: ' ' });
  draft = renameSection(renameSection(draft, 0, ' Stirred '), 2, ' ');
  const input = toMenuInput({ ...draft, name: ' Friday ', description: '\n' });
  expect(input).toEqual({
    name: 'Friday',
    description: null,
    restaurantName: null,
    currency: 'EUR',
    priceLists: [],
    cocktailIds: ['1', '2'],
    sections: [
      {
        title: 'Stirred',
        drinks: [{ cocktailId: '1', prices: [{ size: null, amounts: [950] }], note: null }],
      },
      { title: 'S1', drinks: [{ cocktailId: '2', prices: [], note: null }] },
    ],
  });
  expect(menuInputSchema.parse(input)).toEqual(input);
});

it('starts out with what a menu has, and with one section where it has none', () => {
  const menu: Menu = {
    ...{ id: 'm', name: 'Friday', restaurantName: 'Bar', description: 'Late', currency: 'EUR' },
    ...{ version: 1, updatedAt: '', isArchived: false, publication: null, cocktailIds: [] },
    priceLists: [{ name: 'Terrace', hours: null }],
    sections: [],
  };
  expect(toMenuDraft(menu)).toEqual({
    ...{ name: 'Friday', restaurantName: 'Bar', description: 'Late', currency: 'EUR' },
    priceLists: [{ key: 0, name: 'Terrace', hours: null }],
    sections: EMPTY_DRAFT.sections,
  });
  const item = { kind: 'wine' as const, name: 'Riesling', allergens: [], vegan: true, vegetarian: true };
  const drinks = [{ cocktailId: '1', prices: [], note: 'dry', item }];
  expect(toMenuDraft({ ...menu, sections: [{ title: null, drinks }] }).sections).toEqual([
    { key: 0, title: '', drinks: [{ cocktailId: '1', prices: NO_PRICES, note: 'dry', item }] },
  ]);
});

it('comes back as it was saved', () => {
  const declared = { contains: [], without: ['almonds' as const] };
  const draft = removeDrink(editDrink(draftWith('1 9|2'), '2', { note: 'dry', declared }), '9');
  const { version: _, sections = [], ...input } = toMenuInput(draft);
  const menu: Menu = {
    ...{ ...input, sections },
    ...{
      id: crypto.randomUUID(),
      version: 1,
      updatedAt: '2026-11-22T09:00:00.000Z',
      isArchived: false,
      publication: null,
    },
  };
  expect(toMenuDraft(menu)).toEqual(draft);
  expect(isSameMenu(toMenuDraft(menu), draft)).toBe(true);
  expect(isSameMenu(draft, stepSection(draft, 0, 1))).toBe(false);
  expect(isSameMenu(draft, editDrink(draft, '2', { declared: undefined }))).toBe(false);
});

it('says what is lacking: the name first, then those of lists and lines, then drinks', () => {
  const listed = addPriceList({ ...EMPTY_DRAFT, name: ' ' }, { name: ' ', isTimed: false });
  const nameless = addItem(listed, 'wine', 0, 'wine');
  expect(findMissing(nameless)).toBe('name');
  expect(findMissing({ ...nameless, name: 'Friday' })).toBe('list');
  expect(findMissing({ ...nameless, name: 'Friday', priceLists: [] })).toBe('item');
  expect(findMissing({ ...EMPTY_DRAFT, name: 'Friday' })).toBe('drinks');
  expect(findMissing(draftWith('1'))).toBeUndefined();
});

it('takes drinks by section: into the one of that title, else a new one in the place of an empty last one', () => {
  const added = [
    { title: 'S0', ids: ['9', '1'] },
    { title: 'Sour', ids: ['8', '2', '7'] },
  ];
  const draft = addSections(draftWith('1 2|3'), added);
  expect(layoutOf(draft)).toBe(layoutOf(draftWith('1 2 9|3|8 7')));
  expect(draft.sections.map(({ title }) => title)).toEqual(['S0', 'S1', 'Sour']);
  expect(new Set(draft.sections.map(({ key }) => key)).size).toBe(3);
  expect(layoutOf(addSections(EMPTY_DRAFT, added))).toBe(layoutOf(draftWith('9 1|8 2 7')));
  expect(addSections(draft, added)).toBe(draft);
});

it('adds to a section of that title also where there may be no more of them', () => {
  let draft = draftWith('1');
  for (let count = 0; count < 40; count += 1) draft = addSection(draft);
  draft = renameSection(draft, 39, 'Last');
  const added = addSections(draft, [
    { title: 'New', ids: ['2'] },
    { title: 'Last', ids: ['3'] },
  ]);
  expect(listDraftIds(added)).toEqual(['1', '3']);
  expect(added.sections).toHaveLength(40);
});

it('takes no more drinks by section than a menu may hold', () => {
  const ids = Array.from({ length: 150 }, (_, index) => String(index));
  const more = ids.map((id) => `1${id}`);
  const draft = addSections(EMPTY_DRAFT, [
    { title: 'A', ids },
    { title: 'B', ids: [...new Set(more)].filter((id) => !ids.includes(id)) },
  ]);
  expect(listDraftIds(draft)).toHaveLength(200);
});

describe('a pasted column of prices', () => {
  const listed = addPriceList(draftWith('1 2|3'), { name: 'Happy hour', isTimed: false });
  const pricesOf = (draft: MenuDraft) =>
    draft.sections.flatMap(({ drinks }) =>
      drinks.flatMap(({ prices }) =>
        prices.map(({ size, amounts }) => `${size} ${amounts.join(' ')}`.trim()),
      ),
    );
  const paste = (
    draft: MenuDraft,
    text: string,
    from: { cocktailId: string; size?: number; list?: number },
  ) => {
    const { draft: after, ...counts } = pastePrices(draft, { size: 0, list: 0, ...from }, text);
    return [pricesOf(after), after.currency, counts];
  };

  it.each([
    ['from a drink down, over sections', '2', '9,50 €\n12', [['', '950', '1200'], 'EUR', 2, 2]],
    ['with an empty cell, which changes nothing', '1', '8\n\n7\n', [['800', '', '700'], null, 3, 3]],
    ['and says how many lines found no drink', '3', '8\r\n9\r10', [['', '', '800'], null, 3, 1]],
    [
      'with words as they are',
      '1',
      'market price\n8 / 14',
      [['market price', '800', '1400', ''], null, 2, 2],
    ],
    ['for a drink that is not there', '9', '8\n9', [['', '', ''], null, 2, 0]],
  ])('fills %s', (_, cocktailId, text, [prices, currency, lines, filled]) => {
    expect(paste(draftWith('1 2|3'), text, { cocktailId })).toEqual([prices, currency, { lines, filled }]);
  });

  it('fills each size, and the price lists between tabs', () => {
    const prices = ['small', 'large'].map((size) => ({ size, amounts: ['', ''] }));
    const sized = editDrink(listed, '2', { prices });
    expect(paste(sized, '5\t4\textra\n6\n7', { cocktailId: '2', size: 1 })[0]).toEqual([
      '',
      'small',
      'large 500 400',
      '600',
    ]);
    expect(pricesOf(pastePrices(sized, { cocktailId: '3', size: 0, list: 1 }, '5').draft).at(3)).toBe('500');
  });

  it('cuts a cell that is far too long, and bounds nothing else', () => {
    const { draft } = pastePrices(draftWith('1'), { cocktailId: '1', size: 0, list: 0 }, 'x'.repeat(1e6));
    expect(pricesOf(draft)).toEqual(['x'.repeat(MENU_LIMITS.typedPrices)]);
  });
});
