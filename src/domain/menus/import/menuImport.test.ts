import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '../../../contracts/site/locale.ts';
import { decodeText } from '../../own-drinks/import/decodeText.ts';
import { foldText } from '../../../text/foldText.ts';
import { EMPTY_DRAFT, toMenuInput, type MenuDraft } from '../menuDraft.ts';
import { drinkRows } from './drinkRows.ts';
import { DRINK_ROLES, guessColumns, MENU_ROLES, type Column, type MenuRole } from './guessColumns.ts';
import { importedDraft, kindIn } from './importedDraft.ts';
import {
  NO_CHOICES,
  partLines,
  PLAIN_COLUMNS,
  planMenu,
  type MenuChoices,
  type MenuRow,
} from './planMenu.ts';
import { readAllergens } from './readAllergens.ts';
import { readPlainLine } from './readPlainLine.ts';
import { IMPORT_LIMITS, readTable, type Separator } from './readTable.ts';
import { writeMenuTable, type TableWords } from './writeTable.ts';

const DRINKS = [
  { id: '11002', name: 'Negroni', isOwn: false },
  { id: '11003', name: 'Piña Colada', isOwn: false },
  { id: '00000000-0000-4000-8000-000000000001', name: 'Fischmarkt Fizz', isOwn: true },
];
const find = (folded: string) => DRINKS.find(({ name }) => foldText(name) === folded);

/** A menu as its first guess would be taken. */
function read(text: string, choices: MenuChoices = NO_CHOICES, separator?: Separator) {
  const raw = readTable(text, separator);
  const isText = raw.separator === 'text';
  const guessed = isText
    ? { columns: [...PLAIN_COLUMNS] as Column<MenuRole>[], hasHeader: false, currency: null }
    : guessColumns(raw.rows, raw.width, MENU_ROLES);
  const table = isText ? partLines(raw, null) : raw;
  const rows = planMenu({ table, ...guessed, find }, choices);
  let ids = 0;
  const draft = importedDraft(EMPTY_DRAFT, rows, guessed.columns, {
    choices,
    currency: guessed.currency,
    heldBy: (id) => (id === '11003' ? ['milk'] : []),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  });
  return { raw, ...guessed, rows, draft };
}

/** "Title: Name 11.50" of each line, as it would be kept. */
function told(draft: MenuDraft): string[] {
  return (toMenuInput({ ...draft, name: 'x' }).sections ?? []).flatMap(({ title, drinks }) =>
    drinks.map(({ cocktailId, prices, note, item }) => {
      const name = item?.name ?? DRINKS.find(({ id }) => id === cocktailId)?.name;
      const priced = prices.map(({ size, amounts }) => `${size ?? ''}=${amounts.join('/')}`);
      return [title, name, priced.join(' '), note].filter(Boolean).join('|');
    }),
  );
}

const priceOf = ({ prices }: MenuRow) => prices.map(({ taken, readings }) => taken ?? readings);

describe('cells', () => {
  it.each([
    ['tabs', 'Name\tPreis\nNegroni\t11,50\nHausbier\t4,20', '\t'],
    ['semicolons beside decimal commas', 'Name;Preis\r\nNegroni;11,50\r\nHausbier;4,20\r\n', ';'],
    ['commas', 'name,price\nNegroni,11.50\nLager,4.20', ','],
    ['bars', 'Negroni | 11,50\nHausbier | 4,20', '|'],
    ['the separator that the first line states', 'sep=;\nNegroni;1,5\nHausbier', ';'],
    ['prices with decimal commas are no cells', 'Negroni 11,50\nHausbier 4,20', 'text'],
    ['lines of text', 'Aperitivo\nNegroni 11,50\nGin, Campari, Wermut\nHausbier 4', 'text'],
    ['nothing', '', 'text'],
  ])('tells %s', (_, text, separator) => {
    expect(readTable(text).separator).toBe(separator);
  });

  it.each([
    ['a;"b;c";d\n', [['a', 'b;c', 'd']]],
    ['a;"b ""c""";d', [['a', 'b "c"', 'd']]],
    [
      'a;"b\nc"\nd;e',
      [
        ['a', 'b\nc'],
        ['d', 'e'],
      ],
    ],
    [
      'a;"b\n\nc;d\ne;f',
      [
        ['a', '"b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      '5" glass;8\nb;c',
      [
        ['5" glass', '8'],
        ['b', 'c'],
      ],
    ],
    [
      'a;b\r\rc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa;b', [['a', 'b']]],
    [
      "'=1+1;'-2\n'@x;'a",
      [
        ['=1+1', '-2'],
        ['@x', "'a"],
      ],
    ],
    [
      'a\u0000;\u202Eb\u202C\nc;\u200Fd',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('reads %j', (text, cells) => {
    expect(readTable(text, ';').rows.map((row) => row.cells)).toEqual(cells);
  });

  it('reads files as programs write them', () => {
    const bytes = (...parts: (string | number)[]) =>
      Uint8Array.from(
        parts.flatMap((part) =>
          typeof part === 'number' ? part : [...part].map((one) => one.charCodeAt(0)),
        ),
      );
    const cells = (file: Uint8Array) => readTable(decodeText(file)).rows.map((row) => row.cells);
    const expected = [
      ['Käse', '4,20'],
      ['Brot', '2,00'],
    ];
    expect(cells(new TextEncoder().encode('\uFEFFKäse;4,20\nBrot;2,00'))).toEqual(expected);
    expect(cells(bytes('K', 0xe4, 'se;4,20\nBrot;2,00'))).toEqual(expected);
    const wide = [...'Käse;4,20\nBrot;2,00'].flatMap((letter) => [letter.charCodeAt(0), 0]);
    expect(cells(Uint8Array.of(0xff, 0xfe, ...wide))).toEqual(expected);
  });

  it('says what is beyond its limits', () => {
    const long = readTable('a;b\n'.repeat(IMPORT_LIMITS.rows + 7));
    expect([long.rows.length, long.left.rows]).toEqual([IMPORT_LIMITS.rows, 7]);
    const wide = readTable('a;'.repeat(IMPORT_LIMITS.columns + 5) + 'b');
    expect([wide.width, wide.left.columns]).toEqual([IMPORT_LIMITS.columns, 6]);
    expect(readTable(`${'x'.repeat(IMPORT_LIMITS.cell + 1)};b`).left.cells).toBe(1);
  });

  it.each([
    ['quotation marks', '"'.repeat(1_000_000)],
    ['quoted quotation marks', `a;"${'""'.repeat(499_000)}`],
    ['separators', ';'.repeat(1_000_000)],
    ['one long line', 'Negroni 11,5'.repeat(80_000)],
    ['dots', `Negroni ${'.'.repeat(900_000)} 11,50`],
    ['spaces', `Negroni${' '.repeat(900_000)}x`],
    ['digits', `Negroni ${'1.'.repeat(450_000)}`],
    ['line ends', '\r\n'.repeat(500_000)],
    ['marks of direction', '\u202E\u2066'.repeat(450_000)],
  ])('reads a megabyte of %s in no time', (_, text) => {
    const start = performance.now();
    read(text);
    read(text, NO_CHOICES, ';');
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('columns', () => {
  it.each([
    ['en', 'Section;Name;Size;Price (EUR);Allergens;Description'],
    ['nl', 'Rubriek;Naam;Maat;Prijs (EUR);Allergenen;Omschrijving'],
    ['de', 'Rubrik;Getränk;Größe;Preis (EUR);Allergene;Beschreibung'],
    ['es', 'Sección;Bebida;Tamaño;Precio (EUR);Alérgenos;Descripción'],
    ['fr', 'Rubrique;Boisson;Contenance;Prix (EUR);Allergènes;Description'],
  ])('knows headers in %s', (_, header) => {
    const { columns, hasHeader, currency } = read(`${header}\nWein;Riesling;0,2 l;8,50;;trocken`);
    expect(hasHeader).toBe(true);
    expect(currency).toBe('EUR');
    expect(columns.map(({ role }) => role)).toEqual([
      'section',
      'name',
      'size',
      'price',
      'allergens',
      'note',
    ]);
  });

  it('guesses by the values where there is no header', () => {
    const { columns, hasHeader, draft } = read(
      'Riesling;8,50;Sulfite;trocken\nHausbier;4,20;Gerste;vom Fass\nNegroni;11,50;;bitter',
    );
    expect(hasHeader).toBe(false);
    expect(columns.map(({ role }) => role)).toEqual(['name', 'price', 'allergens', 'note']);
    expect(told(draft)).toEqual(['Riesling|=850|trocken', 'Hausbier|=420|vom Fass', 'Negroni|=1150|bitter']);
  });

  it('takes several columns of prices with their sizes, and lists by their names', () => {
    const { columns, draft } = read('Name;0,1 l;0,2 l;Happy Hour\nRiesling;4,50;8,50;7\nSilvaner;4;8;');
    expect(columns.map(({ role, label }) => [role, label])).toEqual([
      ['name', ''],
      ['price', '0,1 l'],
      ['price', '0,2 l'],
      ['list', 'Happy Hour'],
    ]);
    expect(draft.priceLists.map(({ name }) => name)).toEqual(['Happy Hour']);
    expect(told(draft)).toEqual(['Riesling|0,1 l=450/ 0,2 l=850/ =/700', 'Silvaner|0,1 l=400/ 0,2 l=800/']);
  });
});

describe('rows', () => {
  test('a menu in plain text', () => {
    const { rows, draft } = read(
      'Aperitivo\nNegroni ........ 11,50 €\nGin, Campari, roter Wermut\nHugo 8\n\nWein\nRiesling 0,1 l 4,50 / 0,2 l 8,50\nHendrick’s 44 – 9,00\nTageswein nach Laune\n',
    );
    expect(rows.map(({ use }) => use)).toEqual([
      ...(['section', 'drink', 'note', 'item', 'section', 'item', 'item', 'section'] as const),
    ]);
    expect(told(draft)).toEqual([
      'Aperitivo|Negroni|=1150|Gin, Campari, roter Wermut',
      'Aperitivo|Hugo|=800',
      'Wein|Riesling|0,1 l=450 0,2 l=850',
      'Wein|Hendrick’s 44|=900',
    ]);
    expect(draft.currency).toBe('EUR');
    expect(draft.sections[1]?.drinks.map(({ item }) => item?.kind)).toEqual(['wine', 'wine']);
  });

  it.each([
    ['Negroni 11,50', ['Negroni', '11,50']],
    ['Negroni', ['Negroni', '']],
    ['Vodka 42 Below', ['Vodka 42 Below', '']],
    ['Monkey 47 12,50', ['Monkey 47', '12,50']],
    ['Negroni € 11.50', ['Negroni', '€ 11.50']],
    ['Negroni 11 EUR', ['Negroni', '11 EUR']],
    ['Barolo 2019', ['Barolo 2019', '']],
    ['Negroni 12,999', ['Negroni', '12,999']],
    ['Riesling – Glas 8 / Flasche 30', ['Riesling', 'Glas 8 / Flasche 30']],
  ])('parts "%s"', (line, parts) => {
    expect(readPlainLine(line, null)).toEqual(parts);
  });

  test('a name is taken for a drink only as it is written, once, and as long as nobody says otherwise', () => {
    const text =
      'Name;Preis\nNEGRONI;11\npina colada;12\nNegroni Sbagliato;10\nFischmarkt Fizz;9\nNegroni;13';
    const { rows } = read(text);
    expect(rows.map(({ use, match }) => [use, match?.id])).toEqual([
      ['drink', '11002'],
      ['drink', '11003'],
      ['item', undefined],
      ['drink', '00000000-0000-4000-8000-000000000001'],
      ['item', undefined],
    ]);
    expect(rows[4]?.cut).toEqual(['repeated']);
    const own = read(text, { ...NO_CHOICES, uses: new Map([[2, 'item']]) });
    expect(own.draft.sections[0]?.drinks[0]?.item?.name).toBe('NEGRONI');
    // Then the name is free for the other line.
    expect(own.rows[4]?.use).toBe('drink');
  });

  test('a price that may be two is asked for, and none until somebody says which', () => {
    const text = 'Name;Preis\nNegroni;12,999\nHausbier;8-12\nFisch;Tagespreis\nWein;7';
    const { rows, draft } = read(text);
    expect(rows.map(priceOf)).toEqual([[['12,99', '12999']], [['8-12']], ['Tagespreis'], ['7']]);
    expect(told(draft)).toEqual(['Negroni', 'Hausbier', 'Fisch|=Tagespreis', 'Wein|=700']);
    const prices = new Map([
      ['2 1', '12,99'],
      ['3 1', '8-12'],
    ]);
    expect(told(read(text, { ...NO_CHOICES, prices }).draft).slice(0, 2)).toEqual([
      'Negroni|=1299',
      'Hausbier|=8-12',
    ]);
  });

  test('allergens are taken if every word is known', () => {
    const { rows, draft } = read(
      'Name;Preis;Allergene\nKäseteller;9;Milch, Mandeln\nNusskuchen;5;Milch, Nüsse\nWasser;3;keine\nBrot;2;\nNegroni;11;Sulfite\nPina Colada;12;Milch',
    );
    expect(rows.map(({ unknownAllergens }) => unknownAllergens)).toEqual([[], ['Nüsse'], [], [], [], []]);
    const drinks = draft.sections[0]?.drinks ?? [];
    expect(drinks.map(({ item }) => item?.allergens)).toEqual([
      ['milk', 'almonds'],
      [],
      [],
      [],
      undefined,
      undefined,
    ]);
    expect(drinks.findIndex(({ item }) => item?.isFreeOfAllergens)).toBe(2);
    expect(drinks[4]?.declared).toEqual({ contains: ['sulphites'], without: [] });
    // What the recipe holds, its owner need not state.
    expect(drinks[5]?.declared).toBeUndefined();
  });

  test('one word for all nuts or all cereals names none', () => {
    for (const word of [
      'nuts',
      'Noten',
      'Nüsse',
      'Schalenfrüchte',
      'frutos de cáscara',
      'fruits à coque',
      'Gluten',
      'A, C',
      '-',
      '?',
    ])
      expect(readAllergens(word)).toMatchObject({ allergens: [], isNone: false });
  });

  test('nothing is called free of alcohol by its section', () => {
    expect(
      ['Wein', 'Vins blancs', 'Bieren', 'Softdrinks', 'Alkoholfrei', ''].map((title) =>
        kindIn(title, NO_CHOICES),
      ),
    ).toEqual(['wine', 'wine', 'beer', 'spirit', 'spirit', 'spirit']);
  });

  test('what is too long is cut and said', () => {
    const { rows } = read(`Name;Preis;Notiz\n${'x'.repeat(130)};5;${'y'.repeat(230)}\nWein;7;`);
    expect(rows[0]?.cut).toEqual(['name', 'note']);
    const sizes = read(
      `Name;Größe;Preis\n${Array.from({ length: 8 }, (_, at) => `Wein;${at} l;7\n`).join('')}`,
    );
    expect(sizes.rows.map(({ cut }) => cut.includes('sizes'))).toEqual([...Array(6).fill(false), true, true]);
    expect(sizes.draft.sections[0]?.drinks[0]?.prices).toHaveLength(6);
    const many = read(`Name;Preis\n${Array.from({ length: 203 }, (_, at) => `Wein ${at} x;7\n`).join('')}`);
    expect(many.rows.filter(({ cut }) => cut.includes('lines'))).toHaveLength(3);
    expect(toMenuInput({ ...many.draft, name: 'x' }).cocktailIds).toHaveLength(200);
  });
});

describe('drinks', () => {
  test('a row each, with lines in one cell or in columns', () => {
    const table = readTable(
      'Name\tZutaten\tMethode\tGlas\tNotiz\nHaus-Sour\t"4 cl Gin\n2 cl Zitronensaft"\tShake\tTumbler\tmit Eis\nSpritz\t4 cl Aperol, 6 cl Prosecco\t\t\t',
    );
    const { columns, hasHeader } = guessColumns(table.rows, table.width, DRINK_ROLES);
    expect(drinkRows(table, columns, hasHeader)).toEqual([
      {
        name: 'Haus-Sour',
        ingredients: ['4 cl Gin', '2 cl Zitronensaft'],
        ...{ glass: 'Tumbler', method: 'Shake', description: 'mit Eis' },
      },
      { name: 'Spritz', ingredients: ['4 cl Aperol', '6 cl Prosecco'] },
    ]);
  });
});

describe('out', () => {
  const words: TableWords = {
    locale: 'de',
    headers: {
      ...{ section: 'Rubrik', name: 'Name', size: 'Größe', price: 'Preis', list: 'Preisliste' },
      ...{ allergens: 'Allergene', possible: 'Kann enthalten', strength: 'Stärke', note: 'Notiz' },
    },
    none: 'keine',
    nameOf: (id) => DRINKS.find((drink) => drink.id === id)?.name,
    allergenName: (id) => ({ sulphites: 'Sulfite', milk: 'Milch' })[id as string] ?? id,
    allergensOf: (id) => (id === '11002' ? { contains: [], mayContain: ['sulphites'] } : undefined),
    strengthOf: () => '24 %',
  };
  const { draft } = read(
    'Rubrik;Name;Größe;Preis (EUR);Preisliste: Terrasse (EUR);Allergene;Notiz\nBitter;Negroni;;11,50;12;;"=HYPERLINK(""x"")"\nWein;Riesling;0,1 l;4,50;;Sulfite;\nWein;Riesling;0,2 l;8,50;9;;\nEssen;+49 Käse;;Tagespreis;;Milch;@home\n',
  );
  const input = toMenuInput({ ...draft, name: 'x' });
  const csv = writeMenuTable({ ...input, sections: input.sections ?? [] }, words);

  test('no cell is a formula', () => {
    expect(csv.startsWith('\uFEFFRubrik;Name;Größe;Preis (EUR);Preisliste: Terrasse (EUR);')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const cells = readTable(csv, 'text').rows.flatMap((row) => row.cells[0]?.split(';') ?? []);
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
  });

  test('a list of prices comes back as it went out', () => {
    const again = toMenuInput({ ...read(csv).draft, name: 'x' });
    const plain = (menu: typeof input) =>
      menu.sections?.map(({ title, drinks }) => [title, drinks.map(({ cocktailId: _, ...line }) => line)]);
    expect(plain(again)).toEqual(plain(input));
    expect([again.currency, again.priceLists]).toEqual([input.currency, input.priceLists]);
  });
});

test('the names of allergens of the site are known in every language', async () => {
  for (const locale of LOCALES) {
    const vocabulary = (await import(`../../../../data/texts/${locale}/vocabulary.json`)) as {
      default: { substances: Record<string, { name: string }> };
    };
    for (const [id, { name }] of Object.entries(vocabulary.default.substances))
      expect([name, readAllergens(name).allergens]).toEqual([name, [id]]);
  }
});
