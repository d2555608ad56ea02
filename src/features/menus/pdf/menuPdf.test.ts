import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from 'unpdf';
import { additivesIndex } from '../../../catalogue/additivesIndex.ts';
import { bottleIndex } from '../../../catalogue/bottleIndex.ts';
import { cocktailEntity } from '../../../catalogue/cocktailEntity.ts';
import { drinkParts } from '../../../catalogue/drinkParts.ts';
import { mixIndex } from '../../../catalogue/mixIndex.ts';
import { siteCatalogue, getRecipeView } from '../../../catalogue/siteCatalogue.ts';
import { PAIRINGS, type Pairing } from '../../../contracts/bars/brandLimits.ts';
import { LOCALES, type Locale } from '../../../contracts/site/locale.ts';
import type { Menu, MenuDrink } from '../../../contracts/menus/menu.ts';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import type { OwnRecipe } from '../../../contracts/own-drinks/ownDrink.ts';
import { contrastRatio } from '../../../domain/branding/contrast.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import { SUBSTANCES, type AllergenStatement } from '../../../contracts/diet/diet.ts';
import { listCodes } from '../../../domain/menus/document/lettered.ts';
import { listFormats, layMenu } from '../../../domain/menus/document/layMenu.ts';
import { FACES, PAPERS, type PageItem, type PaperName } from '../../../domain/menus/document/page.ts';
import { getSheet, type Format } from '../../../domain/menus/document/sheets.ts';
import { printMenu, type PrintChoices, type PrintSources } from '../../../domain/menus/document/printMenu.ts';
import {
  DESIGNS,
  type Design,
  type PrintedMenu,
  type PrintLook,
} from '../../../domain/menus/document/printedMenu.ts';
import { createOwnFacts, type OwnFactsOf } from '../../../domain/costs/ownBottles.ts';
import { describeOwnDrink } from '../../../domain/own-drinks/describeOwnDrink.ts';
import { pricesLine } from '../../../domain/menus/prices/menuPrices.ts';
import { UNITS } from '../../../domain/drinks/unitChoice.ts';
import { qrModules } from '../publish/qrCode.ts';
import { makePdf } from './makePdf.ts';
import { menuFonts, PAIRED, type FontFiles } from './menuFonts.ts';
import { printWords } from './printWords.ts';

const fontsOf = (pairing: Pairing) =>
  Object.fromEntries(
    FACES.map((face) => [
      face,
      new Uint8Array(readFileSync(`src/assets/fonts/print/${PAIRED[pairing][face]}.ttf`)).buffer,
    ]),
  ) as FontFiles;
const fonts = fontsOf('house');
const HOUSE = { pairing: 'house', fonts, scripts: [], logo: undefined } as const;
const HOUSE_LOOK: PrintLook = { accent: null, namesProduct: true, logo: null };
const measurer = menuFonts(fonts);
const catalogue = siteCatalogue();
const additives = additivesIndex(catalogue);
const ids = catalogue.recipes.map(({ id }) => id);
const cocktails = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new Map(catalogue.recipes.map((recipe) => [recipe.id, cocktailEntity(getRecipeView(recipe, locale))])),
  ]),
) as Record<Locale, Map<string, ReturnType<typeof cocktailEntity>>>;
const indexes = Object.fromEntries(LOCALES.map((locale) => [locale, mixIndex(catalogue, locale)])) as Record<
  Locale,
  ReturnType<typeof mixIndex>
>;

function menuOf(drinkIds: string[], texts: Partial<Menu> = {}): Menu {
  const drinks = drinkIds.map((cocktailId, index) => ({
    cocktailId,
    prices: index % 3 === 0 ? [{ size: null, amounts: ['€ 11,50'] }] : [],
    note: index % 4 === 0 ? 'Aged in oak – ½ for two' : null,
  }));
  return {
    id: '8f1c2f0e-0000-4000-8000-000000000000',
    name: 'Späte Stunde',
    description: 'Apéritifs, œufs & ñandú.',
    restaurantName: 'Bar „Größe“',
    currency: null,
    priceLists: [],
    cocktailIds: drinkIds,
    sections: [
      { title: 'Á la carte', drinks: drinks.slice(0, 4) },
      { title: null, drinks: drinks.slice(4) },
    ],
    version: 1,
    updatedAt: '2026-11-22T05:00:00Z',
    isArchived: false,
    publication: null,
    ...texts,
  };
}

function printed(
  menu: Menu,
  choices: Partial<PrintChoices> = {},
  address?: string,
  ownFacts: OwnFactsOf = () => undefined,
  ownDrinks: PrintSources['ownDrinks'] = new Map(),
  look = HOUSE_LOOK,
): PrintedMenu {
  const chosen = {
    design: 'classic',
    paper: 'a4',
    format: 'sheet',
    hasMarks: false,
    unit: 'ml',
    locale: 'en',
    hasAllergens: false,
    ...choices,
  } as const;
  return printMenu(menu, chosen, {
    additives,
    cocktails: cocktails[chosen.locale],
    ownDrinks,
    pictures: new Set(menu.cocktailIds),
    index: chosen.design === 'classic' ? undefined : indexes[chosen.locale],
    ownFacts,
    ...printWords(chosen.locale),
    address,
    look,
  });
}

async function readBack(menu: PrintedMenu, design: Design) {
  const made = await makePdf({ menu, design, ...HOUSE, pictures: new Map(), code: undefined });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(made.bytes.slice(0))), {
    mergePages: false,
  });
  return { ...made, pages: text, text: flat(text.join(' ')) };
}

const CUBA_LIBRE = '11294';

/** Without spaces, which a reader of PDFs guesses. */
const flat = (text: string) => text.normalize('NFC').replace(/\s/g, '');
const sample = ids.filter((_, index) => index % 64 === 3);

for (const locale of LOCALES) {
  for (const design of DESIGNS) {
    test(`the ${design} design in ${locale} is read back letter by letter`, async () => {
      const menu = printed(menuOf(sample), { design, locale, hasAllergens: true });
      const { text, pages, lost } = await readBack(menu, design);
      expect(lost).toEqual([]);
      for (const drink of listMenuDrinks(menu)) {
        expect(text).toContain(flat(drink.name));
        const parts =
          design === 'elegant'
            ? [drink.contents.join(', '), pricesLine(drink.prices), drink.note ?? '']
            : [drink.category, drink.strength, ...drink.steps];
        for (const part of parts) expect(text).toContain(flat(part));
        for (const step of drink.steps) expect(text.includes(flat(step))).toBe(design !== 'elegant');
      }
      if (design === 'staff') expect(text).toContain(flat('Aged in oak – ½ for two'));
      expect(text).toContain(flat('€ 11,50'));
      pages.forEach((page, index) => {
        const foot = printWords(locale)
          .words.page.replace('{{page}}', String(index + 1))
          .replace('{{pages}}', String(pages.length));
        expect(flat(page).includes(flat(foot))).toBe(pages.length > 1);
        expect(page).toContain('Mixmaster');
      });
      if (design === 'staff') return;
      for (const own of ['Späte Stunde', 'Apéritifs, œufs & ñandú.']) expect(text).toContain(flat(own));
      expect(text).toContain(flat('Bar „Größe“'.toLocaleUpperCase(locale)));
    });
  }
}

test('fractions, signs and narrow spaces are printed right in every typeface', async () => {
  const signs = '½ ¼ ¾ ⅓ ⅔ ⅛ ⅞ 1⅛ 1⁄8 10² H₂O № − → ≈ 12\u202f€ «\u202foui\u202f» ¿¡ ẞ ŵ Ł';
  const menu = menuOf(sample.slice(0, 1), { name: signs, description: signs, restaurantName: signs });
  menu.sections = [
    {
      title: signs,
      drinks: [{ cocktailId: sample[0] ?? '', prices: [{ size: null, amounts: ['⅔ − →'] }], note: signs }],
    },
  ];
  const { text, lost } = await readBack(printed(menu, { design: 'elegant' }), 'elegant');
  expect(lost).toEqual([]);
  expect(text.split(flat(signs)).length - 1).toBeGreaterThanOrEqual(3);
  expect(text).toContain('⅔−→');
});

test('HTML is text, and nothing stands in the place of a blank description', async () => {
  const menu = menuOf(sample, { name: '<b>Sommer</b> & Sonne', description: null, restaurantName: null });
  for (const design of ['classic', 'elegant'] as const) {
    const { text, lost, bytes } = await readBack(printed(menu, { design }), design);
    expect(text).toContain(flat('<b>Sommer</b> & Sonne'));
    expect(text).not.toContain('null');
    expect(lost).toEqual([]);
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(info).toMatchObject({ Title: '<b>Sommer</b> & Sonne', Creator: 'Mixmaster' });
  }
});

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('very long names stay on the paper and lose no letter', async () => {
  const menu = menuOf(sample.slice(0, 2), { name: `${WORD} ${WORD.slice(0, 30)}`, restaurantName: WORD });
  for (const design of DESIGNS) {
    const print = printed(menu, { design, locale: 'de' });
    for (const drink of listMenuDrinks(print)) drink.name = WORD;
    expectOnPaper(print, design);
    const { text } = await readBack(print, design);
    expect(text.replaceAll('-', '')).toContain(WORD);
  }
});

test('all cards of a sheet have one size of type', () => {
  const print = printed(menuOf(ids.slice(100, 160)), { design: 'staff', locale: 'de', hasAllergens: true });
  for (const page of layMenu(print, 'staff', measurer).pages) {
    const amounts = page.items.flatMap((item) =>
      item.kind === 'text' && item.face === 'strong' && item.ink === 'ink' ? item.size : [],
    );
    expect(new Set(amounts).size).toBe(1);
  }
});

test('no page of 60 drinks with their key is emptier than a third where they stand in one column', () => {
  const menu = menuOf(ids.filter((_, index) => index % 17 === 3).slice(0, 60));
  const drinks = listMenuDrinks(menu);
  menu.sections = [0, 1, 2, 3, 4].map((part) => ({
    title: `Part ${part}`,
    drinks: drinks.slice(part * 12, part * 12 + 12),
  }));
  const print = printed(menu, { design: 'elegant', format: 'slim', locale: 'de', hasAllergens: true });
  const { pages, height } = layMenu(print, 'elegant', measurer);
  for (const { items } of pages) {
    const ys = items
      .flatMap((item) => (item.kind === 'text' ? item.y : []))
      .sort((one, other) => one - other);
    const gaps = ys.slice(1).map((y, place) => y - (ys[place] ?? 0));
    expect(Math.max(...gaps) / height).toBeLessThan(1 / 3);
  }
});

test('a long row of codes is parted between codes', () => {
  const print = printed(menuOf(sample.slice(0, 1)), { design: 'elegant', locale: 'de', hasAllergens: true });
  for (const drink of listMenuDrinks(print)) drink.allergens = { contains: [], mayContain: [...SUBSTANCES] };
  const { pages } = layMenu({ ...print, format: 'slim' }, 'elegant', measurer);
  const rows = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' && /^\(?[A-N]\d?\)/.test(item.text) ? item.text : [])),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row.trim()).toMatch(/^\(.*\)$/);
});

test.each(DESIGNS)('200 drinks in the %s design are all there, in their order', async (design) => {
  const menu = menuOf(ids.slice(100, 300));
  const print = printed(menu, { design, locale: 'de', hasAllergens: true });
  const { text, pages } = await readBack(print, design);
  expectOnPaper(print, design);
  expect(pages.length).toBeGreaterThan(5);
  if (design === 'elegant') return;
  let from = 0;
  for (const { name } of listMenuDrinks(print)) {
    from = text.indexOf(flat(name), from);
    expect(from).toBeGreaterThanOrEqual(0);
  }
});

test('each drink has its number, and its picture where there is one', () => {
  const print = printed(menuOf(sample.slice(0, 6)));
  const [without] = listMenuDrinks(print);
  if (without) without.hasPicture = false;
  const items = layMenu(print, 'classic', measurer).pages.flatMap((page) => page.items);
  const numbers = items.filter(
    (item) => item.kind === 'text' && item.face === 'display' && item.ink === 'brass',
  );
  expect(numbers.map((item) => (item.kind === 'text' ? item.text : ''))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  const shown = items.flatMap((item) => (item.kind === 'picture' ? [item.drink] : []));
  expect(shown).toEqual(sample.slice(1, 6));
});

test('a long price leaves the name of its drink whole', () => {
  const menu = menuOf(['11472']);
  menu.sections = [
    {
      title: null,
      drinks: [
        { cocktailId: '11472', prices: [{ size: null, amounts: ['14,50 € pro Person!'] }], note: null },
      ],
    },
  ];
  const { pages } = layMenu(printed(menu, { design: 'elegant', locale: 'de' }), 'elegant', measurer);
  const texts = pages
    .flatMap((page) => page.items)
    .flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(texts).toContain('Feuerzangenbowle');
  expect(texts).toContain('14,50 € pro Person!');
});

const AMOUNTS = ['8', '9,50', '11.50', '12', '14,50', '18', '65', '120', '1.250', '7½'];
const WRITTEN = [
  '€ #',
  '#\u00a0€',
  '£ #',
  '$#',
  'USD #',
  'AED #',
  'CHF #.–',
  '₺ #',
  '₹#',
  '# zł',
  '# Kč',
  '# kr',
];
/** As bars write them: one amount, or a small and a large glass. */
const PRICES = AMOUNTS.flatMap((amount, index) => {
  const more = AMOUNTS[(index + 4) % AMOUNTS.length] ?? '';
  return WRITTEN.flatMap((written) => {
    const [one, two] = [written.replace('#', amount), written.replace('#', more)];
    return [one, `${one} / ${two}`, `${one} – ${more}`].filter(({ length }) => length <= MENU_LIMITS.price);
  });
});

/** The texts of each page of a menu of so many drinks, by their kind of type. */
function textsOf(drinks: readonly { id: string; price: string }[], choices: Partial<PrintChoices>) {
  const menu = menuOf(drinks.map(({ id }) => id));
  const priced = drinks.map(({ id, price }) => ({
    cocktailId: id,
    prices: [{ size: null, amounts: [price] }],
    note: null,
  }));
  menu.sections = [{ title: null, drinks: priced }];
  return layMenu(printed(menu, { design: 'elegant', ...choices }), 'elegant', measurer)
    .pages.flatMap((page) => page.items)
    .flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}

test.each([1, 2, 4, 6, 9, 12, 16, 24, 60])('no price of a menu of %i drinks breaks', (number) => {
  expect(PRICES.length).toBeGreaterThan(200);
  for (let from = 0; from < PRICES.length; from += number) {
    const drinks = ids
      .slice(from, from + number)
      .map((id, index) => ({ id, price: PRICES[(from + index) % PRICES.length] ?? '' }));
    for (const paper of ['a4', 'letter'] as const) {
      const texts = textsOf(drinks, { paper, locale: 'de' });
      expect(drinks.filter(({ price }) => !texts.includes(price))).toEqual([]);
    }
  }
});

test('guests are told what is in a drink, and not that it has water', () => {
  const [drink] = listMenuDrinks(printed(menuOf(['11005']), { design: 'elegant' }));
  expect(drink?.contents).toEqual(['Bourbon', 'sugar cube', 'Angostura bitters']);
});

test('a price as wide as it may be stays on its line, in its column', () => {
  const price = 'WWWWWWWWW / WWWWWWWW';
  expect(price).toHaveLength(MENU_LIMITS.price);
  const drinks = [{ id: '11002', price }];
  expect(textsOf(drinks, {})).toContain(price);
  const menu = menuOf(['11002']);
  menu.sections = [
    {
      title: null,
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: [price] }], note: null }],
    },
  ];
  expectOnPaper(printed(menu, { design: 'elegant' }), 'elegant');
});

test('allergens are printed for guests and the team, and only when they are wanted', async () => {
  const menu = menuOf(indexes.en.recipes.flatMap(({ id, contains }) => (contains ? [id] : [])).slice(0, 5));
  const heading = printWords('en').words.allergens;
  const textOf = async (design: Design, hasAllergens: boolean) =>
    (await readBack(printed(menu, { design, hasAllergens }), design)).text;
  expect(await textOf('elegant', true)).toContain(heading);
  expect(await textOf('elegant', false)).not.toContain(heading);
  expect(await textOf('staff', true)).toContain(heading);
  expect(await textOf('staff', false)).not.toContain(heading);
  expect(await textOf('classic', true)).not.toContain(heading);
});

test('cereals and nuts are printed by kind, and in brackets what depends on the brand', async () => {
  const { text } = await readBack(
    printed(menuOf(['11276', '11013']), { design: 'elegant', hasAllergens: true }),
    'elegant',
  );
  expect(text).toContain('A3(A1)(L)');
  expect(text).toMatch(/A1Gluten\(wheat\).*A3Gluten\(barley\).*H1Treenuts\(almonds\)/);
  expect(text).toContain(flat(printWords('en').words.allergenMay));
});

test('a published menu has its QR code and address on the design for guests', async () => {
  const url = 'https://bar.example/de/menu/AbCdEfGhIjKlMnOpQrStUv';
  const menu = printed(menuOf(sample), { design: 'elegant' }, url.replace('https://', ''));
  const made = await makePdf({
    menu,
    design: 'elegant',
    ...HOUSE,
    pictures: new Map(),
    code: { squares: qrModules(url), url },
  });
  const pdf = await getDocumentProxy(new Uint8Array(made.bytes));
  const last = await pdf.getPage(pdf.numPages);
  const links = (await last.getAnnotations()) as { url?: string }[];
  expect(links.map((link) => link.url)).toEqual([url]);
});

test.each(LOCALES)('every recipe fits its bar card in %s, on both papers and in both units', (locale) => {
  let cards = 0;
  for (const [paper, unit] of [
    ['a4', UNITS[0]],
    ['letter', UNITS[1]],
  ] as const) {
    const whole = printed(menuOf(ids), { design: 'staff', locale, paper, unit, hasAllergens: true });
    for (const drink of listMenuDrinks(whole)) {
      const menu = { ...whole, sections: [{ title: null, drinks: [drink] }] };
      const card = cardItems(menu, paper);
      const right = getSheet('sheet', paper).width - 20;
      const bottom = (getSheet('sheet', paper).height - 40) / 2 - 20;
      const outside = card.filter((item) => rightOf(item) > right || bottomOf(item) > bottom);
      expect(outside, `${drink.name} on ${paper}`).toEqual([]);
      const small = card.filter((item) => item.kind === 'text' && item.size < 7.5);
      expect(small, `${drink.name} on ${paper}`).toEqual([]);
      cards += 1;
    }
  }
  expect(cards).toBe(ids.length * 2);
});

/** The items of the only card, without lines to cut along and foot. */
function cardItems(menu: PrintedMenu, paper: PaperName): PageItem[] {
  const [page, ...others] = layMenu(menu, 'staff', measurer).pages;
  expect(others).toEqual([]);
  return (page?.items ?? []).slice(3).filter((item) => item.y < getSheet('sheet', paper).height - 30);
}

function expectOnPaper(menu: PrintedMenu, design: Design): void {
  const { pages, width, height } = layMenu(menu, design, measurer);
  const outside = pages
    .flatMap(({ items, readsLast = [] }) => [...items, ...readsLast])
    .filter(
      (item) => leftOf(item) < -0.1 || item.y < 0 || rightOf(item) > width + 1 || bottomOf(item) > height,
    );
  expect(outside).toEqual([]);
}

function leftOf(item: PageItem): number {
  if (item.kind !== 'text' || item.isTurned !== true) return item.x;
  return item.x - measurer.width(item.text, item.face, item.size);
}

function rightOf(item: PageItem): number {
  if (item.kind === 'text' && item.isTurned === true) return item.x;
  if (item.kind === 'text') return item.x + measurer.width(item.text, item.face, item.size);
  return item.x + (item.kind === 'code' ? item.size : item.width);
}

function bottomOf(item: PageItem): number {
  if (item.kind === 'text') return item.y;
  return item.y + (item.kind === 'code' ? item.size : item.height);
}

/** The words of a menu for guests, page by page, each with its place. */
function guestPages(menu: PrintedMenu) {
  return layMenu(menu, 'elegant', measurer).pages.map(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? [item] : [])),
  );
}

const sections = (...counts: number[]): Partial<Menu> => {
  let from = 0;
  return {
    sections: counts.map((count, index) => ({
      title: `Part ${index + 1}`,
      drinks: ids
        .slice(from, (from += count))
        .map((cocktailId) => ({ cocktailId, prices: [{ size: null, amounts: ['€ 12'] }], note: null })),
    })),
  };
};

test('a single drink stands in the middle of its page', () => {
  const [page = []] = guestPages(printed(menuOf(['11002']), { design: 'elegant' }));
  const name = page.find(({ text }) => text === 'Negroni');
  if (!name) throw new Error('The drink is not there.');
  const width = measurer.width(name.text, name.face, name.size);
  expect(name.x + width / 2).toBeCloseTo(getSheet('sheet', 'a4').width / 2, 0);
  expect(name.y).toBeGreaterThan(300);
  expect(name.y).toBeLessThan(560);
});

test('a few lines too many are set smaller rather than on a page of their own', () => {
  const pagesOf = (count: number) =>
    guestPages(printed(menuOf(ids.slice(0, count), sections(count)), { design: 'elegant' }));
  const sizes = [10, 14, 18, 20, 22, 24, 26].map((count) => {
    const pages = pagesOf(count);
    const size = Math.max(...pages.flat().flatMap(({ face, size }) => (face === 'serif' ? [size] : [])));
    return { pages: pages.length, size };
  });
  expect(sizes.some(({ pages, size }) => pages === 1 && size < 13)).toBe(true);
  expect(sizes.every(({ size }) => size > 11)).toBe(true);
});

test('the continued section of a new page has its title above it, and every page the key to its allergens', () => {
  const menu = menuOf(ids.slice(0, 60), sections(30, 30));
  const pages = guestPages(printed(menu, { design: 'elegant', hasAllergens: true }));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[1]?.some(({ text }) => text === 'PART 1 (CONT.)' || text === 'PART 2 (CONT.)')).toBe(true);
  for (const page of pages) expect(page.some(({ text }) => text === 'Allergens')).toBe(true);
});

test('no letter of any design is smaller than 7.5 points', () => {
  for (const design of DESIGNS) {
    const menu = printed(
      menuOf(sample),
      { design, locale: 'de', hasAllergens: true },
      'bar.example/menu/AbCd',
    );
    const sizes = layMenu(menu, design, measurer).pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? [item.size] : [])),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5);
  }
});

test('the first drinks of two columns share a baseline', () => {
  const menu = menuOf(ids.slice(0, 12), {
    sections: [
      {
        title: 'Long',
        drinks: ids.slice(0, 6).map((cocktailId) => ({ cocktailId, prices: [], note: null })),
      },
      {
        title: null,
        drinks: ids.slice(6, 12).map((cocktailId) => ({ cocktailId, prices: [], note: null })),
      },
    ],
  });
  const [page = []] = guestPages(printed(menu, { design: 'elegant' }));
  const names = page.filter(({ face }) => face === 'serif');
  const columns = Map.groupBy(names, ({ x }) => x);
  const tops = [...columns.values()].map((column) => Math.min(...column.map(({ y }) => y)));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 3);
});

test('French and Spanish volumes need no “de” before what is poured', () => {
  const texts = layMenu(printed(menuOf(['11002']), { locale: 'fr' }), 'classic', measurer)
    .pages.flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(texts).toContain('gin');
  expect(texts.filter((text) => /^(de |d’)/.test(text))).toEqual([]);
});

test('a PDF is tagged: headings, lists and pictures in the order of reading, with bookmarks', async () => {
  const menu = printed(menuOf(sample.slice(0, 6)), { design: 'classic', locale: 'de' });
  const plain = sharp({ create: { width: 4, height: 5, channels: 3, background: '#888' } });
  const jpeg = new Uint8Array(await plain.jpeg().toBuffer());
  const pictures = new Map(sample.map((id) => [id, jpeg]));
  const { bytes } = await makePdf({ menu, design: 'classic', ...HOUSE, pictures, code: undefined });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const tree = await (await pdf.getPage(1)).getStructTree();
  const roles: string[] = [];
  const walk = (node: { role?: string; children?: unknown[] }) => {
    if (node.role !== undefined) roles.push(node.role);
    for (const child of node.children ?? []) walk(child as typeof node);
  };
  walk(tree as never);
  expect(roles.slice(0, 6)).toEqual(['Root', 'Document', 'P', 'H1', 'P', 'Sect']);
  for (const role of ['H2', 'H3', 'H4', 'L', 'LI', 'Lbl', 'LBody', 'Figure']) expect(roles).toContain(role);
  const outline = await pdf.getOutline();
  expect(outline.map(({ title }) => title)).toEqual([
    'Á la carte',
    ...listMenuDrinks(menu)
      .slice(4)
      .map(({ name }) => name),
  ]);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

/** Each format of each design, on both families of papers. */
const PRINTS = DESIGNS.flatMap((design) =>
  listFormats(design).flatMap((format) => PAPERS.map((paper) => ({ design, format, paper }))),
);

test.each(PRINTS)(
  '$design as $format on $paper stays on its page, in letters of 7.5 points or more',
  (print) => {
    for (const count of [1, 8, 30]) {
      const menu = printed(
        menuOf(ids.slice(0, count), sections(count)),
        { ...print, locale: 'de', hasAllergens: true },
        'bar.example/menu/AbCdEfGhIjKlMnOpQrStUv',
      );
      expectOnPaper(menu, print.design);
      const sizes = layMenu(menu, print.design, measurer)
        .pages.flatMap(({ items, readsLast = [] }) => [...items, ...readsLast])
        .flatMap((item) => (item.kind === 'text' ? [item.size] : []));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5);
    }
  },
);

test('a leaflet has cover and back outside and its drinks inside, and is read in that order', async () => {
  const menu = printed(menuOf(ids.slice(0, 12), sections(6, 6)), { design: 'elegant', format: 'leaflet' });
  const [outer, inner] = layMenu(menu, 'elegant', measurer).pages;
  const texts = (items: PageItem[] = []) =>
    items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(texts(outer?.items)).toContain('Späte Stunde');
  for (const { name } of listMenuDrinks(menu))
    expect(flat(texts(inner?.items).join(''))).toContain(flat(name));
  const { pages } = await readBack(menu, 'elegant');
  expect(pages).toHaveLength(2);
});

test('what does not fit a leaflet or a tent is counted, and not left out in silence', () => {
  const left = (count: number, format: Format, address?: string) =>
    layMenu(printed(menuOf(ids.slice(0, count)), { design: 'elegant', format }, address), 'elegant', measurer)
      .left;
  expect(left(8, 'leaflet')).toBe(0);
  expect(left(120, 'leaflet')).toBeGreaterThan(40);
  expect(left(6, 'tent')).toBe(0);
  expect(left(80, 'tent')).toBe(80);
  // The code leads to them.
  expect(left(80, 'tent', 'bar.example/menu/AbCd')).toBe(0);
});

test('both sides of a tent say the same, one on its head', () => {
  const menu = printed(
    menuOf(ids.slice(0, 6)),
    { design: 'elegant', format: 'tent' },
    'bar.example/menu/AbCd',
  );
  const [page] = layMenu(menu, 'elegant', measurer).pages;
  const texts = page?.items.filter((item) => item.kind === 'text') ?? [];
  const side = (isTurned: boolean) =>
    texts.filter((item) => (item.isTurned ?? false) === isTurned).map(({ text }) => text);
  expect(side(true)).toEqual(side(false));
  expect(page?.items.filter(({ kind }) => kind === 'code')).toHaveLength(2);
});

test('a print shop gets a bleed around the band and marks where the page is cut', async () => {
  const menu = printed(menuOf(sample), { hasMarks: true });
  const { trim, width, pages } = layMenu(menu, 'classic', measurer);
  if (!trim) throw new Error('Nothing is cut.');
  expect(width).toBeCloseTo(trim.width + 2 * trim.x, 3);
  const band = pages[0]?.items.find((item) => item.kind === 'box' && item.ink === 'plate');
  expect(band).toMatchObject({ x: trim.x - trim.bleed, y: trim.y - trim.bleed });
  expect(pages[0]?.items.filter((item) => item.kind === 'box' && item.ink === 'code')).toHaveLength(8);
  const { bytes } = await makePdf({
    menu,
    design: 'classic',
    ...HOUSE,
    pictures: new Map(),
    code: undefined,
  });
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw.match(/\/TrimBox/g)).toHaveLength(pages.length);
  expect(raw.match(/\/BleedBox/g)).toHaveLength(pages.length);
});

const WINE = '00000000-0000-4000-8000-0000000000a1';
const DISH = '00000000-0000-4000-8000-0000000000a2';
const BEER = '00000000-0000-4000-8000-0000000000a3';
const line = (id: string, name: string, item: Partial<NonNullable<MenuDrink['item']>> = {}) => ({
  cocktailId: id,
  item: { kind: 'wine' as const, name, allergens: [], vegan: false, vegetarian: false, ...item },
});

/** A drink in two sizes, a wine, a dish and a beer, which costs less in the happy hour. */
function barMenu(): Menu {
  const drinks: MenuDrink[] = [
    {
      cocktailId: '11002',
      prices: [
        { size: 'Glas', amounts: [950, 700] },
        { size: 'Krug', amounts: [2850, null] },
      ],
      note: null,
    },
    {
      ...line(WINE, 'Riesling Kabinett', { allergens: ['sulphites'] }),
      prices: [
        { size: '0,1 l', amounts: [750, null] },
        { size: 'Flasche', amounts: [3200, null] },
      ],
      note: 'Steillage',
    },
    {
      ...line(DISH, 'Brot und Butter', { kind: 'food', allergens: ['wheat', 'milk'] }),
      prices: [{ size: null, amounts: ['Tagespreis', null] }],
      note: null,
    },
    { ...line(BEER, 'Helles', { kind: 'beer' }), prices: [{ size: null, amounts: [450, 350] }], note: null },
  ];
  return menuOf(['11002'], {
    currency: 'EUR',
    priceLists: [{ name: 'Blaue Stunde', hours: { days: [1, 2], from: '17:00', to: '19:00' } }],
    cocktailIds: drinks.map(({ cocktailId }) => cocktailId),
    sections: [{ title: 'Alles', drinks }],
  });
}

describe.each(DESIGNS.flatMap((design) => listFormats(design).map((format) => ({ design, format }))))(
  'the $design design as $format',
  ({ design, format }) => {
    it('prints lines that are no mixed drinks, sizes and the happy hour', async () => {
      const menu = printed(barMenu(), { design, format, locale: 'de', hasAllergens: design !== 'classic' });
      const { text, lost } = await readBack(menu, design);
      const parts = [
        ...['Riesling Kabinett', 'Steillage', 'Brot und Butter', 'Tagespreis', 'Helles', '4,50 €'],
        ...['Glas 9,50 €', 'Krug 28,50 €', '0,1 l 7,50 €', 'Flasche 32,00 €'],
        ...['Blaue Stunde Glas 7,00 €', 'Blaue Stunde 3,50 €'],
        ...(design === 'classic' ? [] : ['A1 Gluten (Weizen)', 'G Milch', 'L Sulfite']),
        ...(design === 'staff' ? [] : ['Blaue Stunde: Mo, Di, 17:00–19:00 Uhr']),
      ];
      expect(parts.filter((part) => !text.includes(flat(part)))).toEqual([]);
      expect(lost).toEqual([]);
    });

    it('keeps six sizes with long names on the paper, no letter of them too small', () => {
      const menu = barMenu();
      const drinks = menu.sections.flatMap((section) => section.drinks);
      for (const drink of drinks) {
        drink.prices = Array.from({ length: 6 }, (_, place) => ({
          size: `Magnumflasche ${place}, 1,5 l`,
          amounts: [1_234_567, 99_999_999],
        }));
      }
      const print = printed(menu, { design, format, locale: 'de' });
      expectOnPaper(print, design);
      const sizes = layMenu(print, design, measurer).pages.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'text' ? [item.size] : [])),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.5);
    });
  },
);

const LONG_DISH = 'Rinderkraftbrühe mit Kräuterpfannkuchenstreifen und Wurzelgemüse aus dem Vorgebirge';

/** A menu of lines in one section: beers in two sizes, or dishes. */
function linesMenu(lines: readonly { name: string; amounts: number[]; item?: MenuDrink['item'] }[]): Menu {
  const drinks = lines.map(({ name, amounts, item }, place): MenuDrink => ({
    ...line(`00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`, name, item),
    prices: amounts.map((amount, size) => ({
      size: amounts.length > 1 ? (['0,2 l', '0,4 l'][size] ?? null) : null,
      amounts: [amount],
    })),
    note: null,
  }));
  return menuOf([], {
    currency: 'EUR',
    cocktailIds: drinks.map(({ cocktailId }) => cocktailId),
    sections: [{ title: 'Karte', drinks }],
  });
}

/** Where the texts of a menu stand, page by page. */
const placesOf = (menu: PrintedMenu, design: Design) =>
  layMenu(menu, design, measurer).pages.flatMap(({ items }, page) =>
    items.flatMap((item) => (item.kind === 'text' ? [{ ...item, page }] : [])),
  );

test.each([
  ['elegant', 'half'],
  ['staff', 'sheet'],
] as const)('the sizes of a section stand alike in the %s design as %s', (design, format) => {
  const beers = ['Gaffel', 'Päffgen', 'Rothaus', 'Augustiner', 'Jever', 'Früh'].map((name) => ({
    name,
    amounts: [240, 460],
  }));
  const long = {
    name: 'Schneider Weisse Original aus dem Weissen Brauhaus in Kelheim an der Donau, vom Fass gezapft',
    amounts: [123_456, 234_567],
  };
  const sizesOf = (lines: typeof beers) =>
    placesOf(printed(linesMenu(lines), { design, format, locale: 'de' }), design).filter(
      ({ text }) => text === '0,2 l',
    );
  const [beside, below] = [sizesOf(beers), sizesOf([...beers, long])];
  expect(below).toHaveLength(beers.length + 1);
  expect(new Set(below.map(({ x }) => Math.round(x))).size).toBe(1);
  // A section without such a line has them at the end of its lines.
  expect(new Set(beside.map(({ x }) => Math.round(x))).size).toBe(1);
  expect(beside[0]?.x).toBeGreaterThan((below[0]?.x ?? 0) + 20);
});

test('a dish with a very long name keeps its price where those of the others stand', () => {
  const dishes = [
    { name: LONG_DISH, amounts: [980] },
    { name: 'Matjes', amounts: [1390] },
  ];
  // So many that nothing is set larger than usual.
  const others = Array.from({ length: 30 }, (_, place) => ({ name: `Gericht ${place}`, amounts: [1290] }));
  const menu = printed(linesMenu([...dishes, ...others]), {
    ...{ design: 'elegant', locale: 'de', hasAllergens: true },
  });
  const texts = placesOf(menu, 'elegant');
  const first = texts.find(({ text }) => text.startsWith('Rinder'));
  const price = texts.find(({ text }) => text === '9,80\u00a0€');
  expect(price?.y).toBeCloseTo(first?.y ?? 0, 0);
  expect(price?.x).toBeGreaterThan(first?.x ?? 0);
});

test('the key to allergens breaks none of their names', () => {
  const substances = ['wheat', 'rye', 'almonds', 'hazelnuts', 'walnuts', 'cashews', 'pistachios'] as const;
  const all = {
    kind: 'food',
    name: 'Käsebrett',
    allergens: [...substances],
    vegan: false,
    vegetarian: true,
  } as const;
  for (const locale of LOCALES) {
    const menu = linesMenu([
      { name: all.name, amounts: [1650], item: { ...all, allergens: [...substances] } },
    ]);
    for (const [design, format] of [
      ['elegant', 'half'],
      ['elegant', 'slim'],
      ['staff', 'sheet'],
    ] as const) {
      const print = printed(menu, { design, format, locale, hasAllergens: true });
      const texts = placesOf(print, design).map(({ text }) => text.replace(/[\s\u00a0]/g, ''));
      for (const substance of substances) {
        const name = (print.allergenNames?.[substance] ?? '').replace(/[\s\u00a0]/g, '');
        expect(texts.filter((text) => text.includes(name))).not.toEqual([]);
      }
    }
  }
});

test.each(['elegant', 'staff'] as const)(
  'additives are printed in the %s design as the law calls them, by number and with a key, without allergens too',
  async (design) => {
    const menu = menuOf([CUBA_LIBRE, ids[0] ?? ''], { guestNotes: { additives: true, health: true } });
    const print = printed(menu, { design, locale: 'de', hasAllergens: false });
    const [libre] = listMenuDrinks(print);
    expect(libre && listCodes(libre, print)).toMatch(/^1\u00a0 10/);
    const { text } = await readBack(print, design);
    for (const told of ['Zusatzstoffe', '1 mit Farbstoff', '10 koffeinhaltig'])
      expect(text).toContain(flat(told));
    expect(text).not.toContain('Allergene');
    const unmarked = printed(
      { ...menu, guestNotes: { additives: false, health: true } },
      { design, locale: 'de' },
    );
    expect((await readBack(unmarked, design)).text).not.toContain('Zusatzstoffe');
  },
);

test('the codes of allergens are set apart', () => {
  const { allergenNames } = printed(menuOf(sample.slice(0, 1)), {
    design: 'elegant',
    locale: 'de',
    hasAllergens: true,
  });
  const allergens = { contains: ['wheat', 'milk', 'walnuts'], mayContain: [] } satisfies AllergenStatement;
  expect(listCodes({ allergens, isUnstated: false }, { allergenNames, additiveNames: undefined })).toBe(
    'A1\u00a0 G\u00a0 H3',
  );
});

test('lines that need two cards are about as many on each', () => {
  const names = Array.from({ length: 30 }, (_, place) => `Riesling ${place}`);
  const count = (number: number) => {
    const menu = linesMenu(names.slice(0, number).map((name) => ({ name, amounts: [850] })));
    const texts = placesOf(printed(menu, { design: 'staff' }), 'staff');
    const cards = Map.groupBy(
      texts.filter(({ text }) => text.startsWith('Riesling')),
      ({ x, page }) => `${page} ${x > 200}`,
    );
    return [...cards.values()].map((card) => card.length);
  };
  const fewest = names.findIndex((_, place) => count(place + 1).length === 2) + 1;
  expect(fewest).toBeGreaterThan(4);
  expect(Math.min(...count(fewest))).toBe(Math.floor(fewest / 2));
});

test('of a drink without steps the classic design has no title of them', () => {
  const menu = printed(menuOf(['11002']), { locale: 'de' });
  const { method } = menu.words;
  const has = () => placesOf(menu, 'classic').some(({ text }) => text === method);
  expect(has()).toBe(true);
  for (const drink of listMenuDrinks(menu)) drink.steps = [];
  expect(has()).toBe(false);
});

test('numbers count mixed drinks alone', () => {
  const items = layMenu(printed(barMenu()), 'classic', measurer).pages.flatMap((page) => page.items);
  const numbers = items.filter(
    (item) => item.kind === 'text' && item.face === 'display' && item.ink === 'brass',
  );
  expect(numbers).toHaveLength(1);
});

test('a menu of nothing but wine is printed in every design', () => {
  const menu = barMenu();
  for (const section of menu.sections) section.drinks = section.drinks.slice(1, 2);
  for (const design of DESIGNS) {
    const [page, ...others] = layMenu(printed(menu, { design }), design, measurer).pages;
    expect(others).toEqual([]);
    const texts = (page?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
    expect(texts).toContain('Riesling Kabinett');
  }
});

test('print tells strength and allergens of the bottles on the shelf', () => {
  const menu = menuOf(['11082', '11002']);
  const index = { ...bottleIndex(catalogue, 'en'), texts: {} };
  const [any, own] = [() => undefined, createOwnFacts(index, ['amaretto:disaronno'])].map((ownFacts) =>
    listMenuDrinks(printed(menu, { design: 'elegant', hasAllergens: true }, undefined, ownFacts)),
  );
  expect(any?.[0]?.allergens.mayContain).toContain('almonds');
  expect(own?.[0]?.allergens.mayContain).not.toContain('almonds');
  expect(own?.[1]).toEqual(any?.[1]);
});

const OWN_ID = '00000000-0000-4000-8000-00000000000a';
const OWN_DRINK: OwnRecipe = {
  name: 'Rauch',
  note: 'Secret of the house',
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false },
    { name: 'Teesirup', strength: null, colour: null, unit: 'ml', amount: 20, garnish: false },
  ],
  instructions: 'Alles schütteln.\nAbseihen.',
  allergens: ['sulphites'],
  vegan: false,
  vegetarian: false,
  after: null,
  house: null,
};

test.each(DESIGNS)(
  'an own drink is printed in the %s design, and one that was deleted is not',
  async (design) => {
    const menu = menuOf(sample.slice(0, 2));
    const line = { cocktailId: OWN_ID, prices: [], note: 'Vom Haus' };
    menu.sections = [{ title: null, drinks: [line, { ...line, cocktailId: OWN_ID.replace('a', 'b') }] }];
    menu.cocktailIds = menu.sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId));
    const view = describeOwnDrink(OWN_DRINK, drinkParts(catalogue, 'de'), 'de');
    const ownDrinks = new Map([[OWN_ID, { name: OWN_DRINK.name, view }]]);
    const print = printed(
      menu,
      { design, locale: 'de', hasAllergens: true },
      undefined,
      () => undefined,
      ownDrinks,
    );
    expect(listMenuDrinks(print).map(({ name }) => name)).toEqual(['Rauch']);
    const { text } = await readBack(print, design);
    const parts = {
      elegant: ['Gin, Teesirup', 'Vom Haus'],
      classic: [
        'Cocktailschale',
        'Stärke nicht bekannt',
        'Alles schütteln.',
        '50 ml',
        'Teesirup',
        'Abseihen.',
      ],
      staff: [
        'Cocktailschale',
        'Stärke nicht bekannt',
        'Alles schütteln.',
        '50 ml',
        'Teesirup',
        'Abseihen.',
        'Vom Haus',
      ],
    };
    for (const part of parts[design]) expect(text).toContain(flat(part));
    expect(text).not.toContain(flat('Secret'));
  },
);

test.each(['elegant', 'staff'] as const)(
  'what nobody has stated is told in the %s design, never as free of allergens',
  async (design) => {
    const menu = menuOf(sample.slice(0, 1));
    const lines = [
      line(BEER, 'Helles', { kind: 'beer' }),
      line(WINE, 'Riesling', { allergens: ['sulphites'] }),
    ];
    const own = { cocktailId: OWN_ID, prices: [], note: null };
    menu.sections = [
      { title: null, drinks: [own, ...lines.map((drink) => ({ ...drink, prices: [], note: null }))] },
    ];
    menu.cocktailIds = [OWN_ID, BEER, WINE];
    const view = describeOwnDrink({ ...OWN_DRINK, allergens: [] }, drinkParts(catalogue, 'de'), 'de');
    const print = printed(
      menu,
      { design, locale: 'de', hasAllergens: true },
      undefined,
      () => undefined,
      new Map([[OWN_ID, { name: OWN_DRINK.name, view }]]),
    );
    expect(listMenuDrinks(print).map((drink) => listCodes(drink, print))).toEqual(['?', '?', 'L']);
    const { text } = await readBack(print, design);
    const words = printWords('de').words;
    expect(text).toContain(flat(`? ${words.allergensUnstated}`));
    expect(text).not.toContain(flat(words.noAllergens));
    expect(text.includes(flat(words.allergensToFindOut))).toBe(design === 'staff');
  },
);

test.each(['elegant', 'staff'] as const)(
  'what the bar declares is printed in the %s design in place of what the recipe says, and marked',
  async (design) => {
    const menu = menuOf(sample.slice(0, 2));
    const declarations = [
      { contains: ['lupin' as const], without: [] },
      { contains: [], without: [...SUBSTANCES] },
    ];
    menu.sections = menu.sections.map(({ title, drinks }) => ({
      title,
      drinks: drinks.map((drink, place) => ({ ...drink, declared: declarations[place] })),
    }));
    const print = printed(menu, { design, locale: 'de', hasAllergens: true });
    const codes = listMenuDrinks(print).map((drink) => listCodes(drink, print));
    expect(codes[0]).toMatch(/M.*\*$/);
    expect(codes[1]).toBe('*');
    const { text } = await readBack(print, design);
    const words = printWords('de').words;
    expect(text).toContain(flat(words.allergensDeclared));
    expect(text.includes(flat(words.allergensDeclaredNone))).toBe(design === 'staff');
    expect(text).not.toContain(flat(words.noAllergens));
  },
);

const LOGO = { width: 300, height: 100, tone: 'dark', alt: null } as const;
const ownLook = (tone: 'any' | 'dark' | 'light' = 'dark'): PrintLook => ({
  accent: '#ffe600',
  namesProduct: false,
  logo: { ...LOGO, tone },
});

/** A PNG of the size of the logo that can be seen through. */
async function logoPng(): Promise<Uint8Array> {
  const background = { r: 20, g: 20, b: 30, alpha: 0.5 };
  const { width, height } = LOGO;
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  );
}

test.each(PAIRINGS)(
  'the pairing %s prints all letters, and no name of the site where none is wanted',
  async (pairing) => {
    const files = fontsOf(pairing);
    for (const locale of LOCALES) {
      for (const design of DESIGNS) {
        const choices = { design, locale, hasAllergens: true };
        const menu = printed(menuOf(sample), choices, undefined, undefined, undefined, ownLook());
        const made = await makePdf({
          menu,
          design,
          pairing,
          fonts: files,
          scripts: [],
          logo: undefined,
          pictures: new Map(),
          code: undefined,
        });
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(made.bytes)), {
          mergePages: true,
        });
        expect(made.lost).toEqual([]);
        expect(text).not.toContain('Mixmaster');
        for (const { name } of listMenuDrinks(menu)) expect(flat(text)).toContain(flat(name));
      }
    }
  },
);

test('the logo stands in the place of the venue, is drawn once and heard by its name, and the accent is readable', async () => {
  const logo = await logoPng();
  for (const design of ['classic', 'elegant'] as const) {
    const menu = printed(menuOf(sample), { design }, undefined, undefined, undefined, ownLook());
    const { bytes } = await makePdf({
      menu,
      design,
      pairing: 'house',
      fonts,
      scripts: [],
      logo,
      pictures: new Map(),
      code: undefined,
    });
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const page = await pdf.getPage(1);
    const { OPS } = await getResolvedPDFJS();
    const { fnArray } = await page.getOperatorList();
    expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(1);
    const tree = JSON.stringify(await page.getStructTree());
    expect(tree).toContain('"role":"Figure","children"');
    expect(tree).toContain('"alt":"Bar „Größe“"');
    const { text } = await extractText(pdf, { mergePages: true });
    expect(flat(text)).not.toContain(flat('BAR „GRÖSSE“'));
    const { inks } = layMenu(menu, design, measurer);
    expect(contrastRatio(inks.brass, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(inks.brassOnPlate, inks.plate)).toBeGreaterThanOrEqual(4.5);
    expect(inks.brassOnPlate).toBe('#ffe600');
  }
});

test('a logo gets a ground where it would not be seen, and only there', () => {
  const grounds = (design: Design, tone: 'any' | 'dark' | 'light') => {
    const menu = printed(menuOf(sample), { design }, undefined, undefined, undefined, ownLook(tone));
    const items = layMenu(menu, design, measurer).pages[0]?.items ?? [];
    const place = items.findIndex(({ kind }) => kind === 'logo');
    const below = items[place - 1];
    return below?.kind === 'box' && below.width < 400 ? below.ink : undefined;
  };
  expect(grounds('elegant', 'light')).toBe('plate');
  expect(grounds('elegant', 'dark')).toBeUndefined();
  expect(grounds('classic', 'dark')).toBe('onPlate');
  expect(grounds('classic', 'light')).toBeUndefined();
  expect(grounds('classic', 'any')).toBeUndefined();
});

test.each(PRINTS)('with a logo $design as $format on $paper stays on its page', (print) => {
  for (const [width, height] of [
    [1200, 20],
    [20, 600],
  ] as const) {
    const look: PrintLook = { ...ownLook('light'), logo: { ...LOGO, width, height } };
    const menu = printed(menuOf(ids.slice(0, 8)), print, 'mixmaster.test/menu/x', undefined, undefined, look);
    expectOnPaper(menu, print.design);
    if (print.design === 'staff') continue;
    const logos = layMenu(menu, print.design, measurer).pages.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'logo' ? [item.isTurned === true] : [])),
    );
    expect(logos).toEqual(print.format === 'tent' ? expect.arrayContaining([true, false]) : [false]);
  }
});
