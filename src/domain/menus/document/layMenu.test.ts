import { describe, expect, it } from 'vitest';
import { SUBSTANCES, type Substance } from '../../../contracts/diet/diet.ts';
import { layMenu } from './layMenu.ts';
import type { PageItem, TextMeasurer } from './page.ts';
import type { Design, PrintedDrink, PrintedMenu } from './printedMenu.ts';
import type { Format } from './sheets.ts';

/** Every letter is half as wide as the type is high, so that no typeface matters here. */
const measurer: TextMeasurer = {
  width: (text, _, size) => [...text].length * size * 0.5,
  has: () => true,
};

const drink = (id: string, name: string, more: Partial<PrintedDrink> = {}): PrintedDrink => ({
  ...{ id, name, isMixed: true, category: 'Sour', glass: 'Coupe', strength: '21 % vol', hasPicture: true },
  ingredients: ['60\u00a0ml gin', '30\u00a0ml Zitronensaft', 'Minze'],
  steps: ['Alles zwölf Sekunden lang auf viel Eis kräftig schütteln.', 'In das kalte Glas seihen.'],
  contents: ['Gin', 'Zitronensaft', 'Minze'],
  allergens: { contains: [], mayContain: [] },
  ...{ isUnstated: false, prices: [{ size: null, text: '12 €' }], timedPrices: [], note: null },
  ...more,
});
const line = (id: string, name: string, more: Partial<PrintedDrink> = {}) =>
  drink(id, name, {
    ...{ isMixed: false, category: '', glass: '', strength: '', hasPicture: false },
    ...{ ingredients: [], steps: [], contents: [] },
    ...more,
  });

const MENU: PrintedMenu = {
  ...{ name: 'Späte Stunde', venue: 'Zum Hahn', description: 'Von Hand gerührt.' },
  hours: ['Blaue Stunde: Mo–Fr, 17–19 Uhr'],
  sections: [
    {
      title: 'Geschüttelt',
      drinks: [
        drink('1', 'White Lady', {
          allergens: { contains: ['eggs'], mayContain: ['milk'] },
          note: 'Hausrezept',
        }),
        drink('2', 'Gin Sour', { timedPrices: ['Blaue Stunde  9 €'], hasPicture: false, steps: [] }),
        drink('3', 'Southside', { isUnstated: true, prices: [] }),
      ],
    },
    {
      title: null,
      drinks: [
        line('4', 'Riesling Kabinett', {
          allergens: { contains: ['sulphites'], mayContain: [] },
          prices: [
            { size: 'Glas', text: '7 €' },
            { size: 'Flasche', text: '32 €' },
          ],
          note: 'Steillage',
        }),
        line('5', 'Brot und Butter', { allergens: { contains: ['wheat', 'milk'], mayContain: [] } }),
      ],
    },
    { title: 'Leer', drinks: [] },
  ],
  ...{ locale: 'de', paper: 'a4', format: 'sheet', hasMarks: false },
  words: {
    ...{ page: 'Seite {{page}} von {{pages}}', continued: '{{title}} (Forts.)' },
    ...{ ingredients: 'Zutaten', method: 'Zubereitung', allergens: 'Allergene' },
    ...{ allergenMay: 'in Klammern: je nach Marke', allergenNote: 'Bitte fragen.', scan: 'Zum Lesen' },
    ...{
      noAllergens: 'Keine',
      allergensUnstated: 'nicht angegeben',
      allergensToFindOut: 'Bitte klären',
      allergensDeclared: 'laut Bar',
      allergensDeclaredNone: 'laut Bar keine',
      additives: 'Zusatzstoffe',
      additivesUnstated: 'nicht angegeben',
    },
  },
  allergenNames: Object.fromEntries(SUBSTANCES.map((id) => [id, id])) as Record<Substance, string>,
  additiveNames: undefined,
  address: 'bar.example/menu/hahn',
  look: { accent: null, namesProduct: true, logo: null },
};
const LOGO = { width: 400, height: 100, tone: 'light', alt: null } as const;

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** "39 120.5 12 serif ink Sect/H3 "Gin Sour"": where an item stands, how it looks, and what it is. */
function written(item: PageItem): string {
  const place = [item.x, item.y];
  const path = (item.path ?? [])
    .map(({ role, title, alt, isNumbered }) =>
      [role, title && `=${title}`, alt && `:${alt}`, isNumbered && '#'].filter(Boolean).join(''),
    )
    .join('/');
  const size = item.kind === 'text' || item.kind === 'code' ? [item.size] : [item.width, item.height];
  const look = item.kind === 'text' ? [item.face, item.ink] : [item.kind, 'ink' in item ? item.ink : ''];
  const turned = 'isTurned' in item && item.isTurned ? 'turned' : '';
  const spaced = item.kind === 'text' && item.tracking ? `+${rounded(item.tracking)}` : '';
  const text = item.kind === 'text' ? `"${item.text}"` : item.kind === 'picture' ? item.drink : '';
  return [...[...place, ...size].map(rounded), spaced, ...look, turned, path, text]
    .filter((part) => part !== '')
    .join(' ');
}

function layoutOf(menu: PrintedMenu, design: Design): string {
  const { width, height, pages, trim, left, lost } = layMenu(menu, design, measurer);
  const sheet = trim === undefined ? [width, height] : [width, height, trim.x, trim.y, trim.bleed];
  const lines = pages.flatMap(({ items, readsLast = [] }, page) => [
    `page ${page + 1}`,
    ...items.map(written),
    ...(readsLast.length === 0 ? [] : ['read last', ...readsLast.map(written)]),
  ]);
  return [`sheet ${sheet.map(rounded).join(' ')}, left ${left}, lost ${lost.join('')}`, ...lines, ''].join(
    '\n',
  );
}

/*
 * Whatever moves on paper moves in these files: a change of the layout is looked at as a PDF first, and then written
 * by `npx vitest run src/domain/menus/document --update`.
 */
describe('the layout stands as it was looked at', () => {
  it.each<[string, Design, Format, Partial<PrintedMenu>]>([
    ['classic', 'classic', 'sheet', {}],
    ['classic-marked', 'classic', 'half', { hasMarks: true, look: { ...MENU.look, logo: LOGO } }],
    ['elegant', 'elegant', 'sheet', {}],
    [
      'elegant-bare',
      'elegant',
      'slim',
      { allergenNames: undefined, address: undefined, venue: null, sections: MENU.sections.toReversed() },
    ],
    ['elegant-leaflet', 'elegant', 'leaflet', { look: { ...MENU.look, logo: LOGO } }],
    ['elegant-tent', 'elegant', 'tent', { sections: MENU.sections.slice(1) }],
    ['staff', 'staff', 'sheet', {}],
  ])('%s', async (file, design, format, more) => {
    const menu = { ...MENU, ...more, format };
    await expect(layoutOf(menu, design)).toMatchFileSnapshot(`layouts/${file}.txt`);
  });

  it('elegant on several pages', async () => {
    const drinks = Array.from({ length: 40 }, (_, place) =>
      drink(String(place), `Drink ${place}`, { hasPicture: false }),
    );
    const menu = { ...MENU, sections: [{ title: 'Viele', drinks }] };
    const { pages } = layMenu(menu, 'elegant', measurer);
    const names = pages.map(({ items }) =>
      items
        .flatMap((item) => (item.kind === 'text' && item.text.startsWith('Drink') ? written(item) : []))
        .join('\n'),
    );
    await expect(`${names.join('\n---\n')}\n`).toMatchFileSnapshot('layouts/elegant-pages.txt');
  });
});
