import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { describe, expect, it, test } from 'vitest';
import { PAIRINGS, type Pairing } from '../../../contracts/bars/brandLimits.ts';
import { findUnprintable, wholeText } from '../../../domain/menus/document/findUnprintable.ts';
import { hasRightToLeft } from '../../../domain/menus/document/direction.ts';
import { FACES } from '../../../domain/menus/document/page.ts';
import { composedText } from '../../../domain/menus/document/printableText.ts';
import {
  DESIGNS,
  type Design,
  type PrintedDrink,
  type PrintedMenu,
} from '../../../domain/menus/document/printedMenu.ts';
import { chooseScriptFonts, type ScriptFile } from './chooseScriptFonts.ts';
import { makePdf } from './makePdf.ts';
import { menuFonts, PAIRED, readMenuFonts, type FontFiles } from './menuFonts.ts';
import { printWords } from './printWords.ts';
import { unpackFont, type ScriptFont } from './scriptFonts.ts';

const FOLDER = 'src/assets/fonts/print';
const SCRIPT_FILES = JSON.parse(readFileSync(`${FOLDER}/scripts/index.json`, 'utf8')) as ScriptFile[];

const fontsOf = (pairing: Pairing) =>
  Object.fromEntries(
    FACES.map((face) => [
      face,
      new Uint8Array(readFileSync(`${FOLDER}/${PAIRED[pairing][face]}.ttf`)).buffer,
    ]),
  ) as FontFiles;
const fonts = fontsOf('house');
const choose = (text: string) =>
  chooseScriptFonts(composedText(text), menuFonts(fonts).isInFaces, SCRIPT_FILES);
const loadScripts = (text: string): Promise<ScriptFont[]> =>
  Promise.all(
    choose(text).names.map(async (name) => ({
      name,
      bytes: await unpackFont(new Blob([readFileSync(`${FOLDER}/scripts/${name}.font`)])),
    })),
  );

function drinkOf(name: string, id = '1'): PrintedDrink {
  return {
    id,
    isMixed: true,
    name,
    category: 'Sour',
    glass: 'Coupe',
    strength: '24% ABV',
    ingredients: [`30 ml ${name}`],
    steps: [`Shake ${name} with ice (12 s).`],
    hasPicture: false,
    contents: [name],
    allergens: { contains: [], mayContain: [] },
    isUnstated: false,
    prices: [{ size: null, text: '€ 11' }],
    timedPrices: [],
    note: `${name}, 12`,
  };
}

function menuOf(texts: string[]): PrintedMenu {
  const [first = ''] = texts;
  return {
    name: first,
    venue: first,
    description: texts.join(', '),
    hours: [],
    sections: [{ title: first, drinks: texts.map((text, index) => drinkOf(text, String(index))) }],
    locale: 'en',
    paper: 'a4',
    format: 'sheet',
    hasMarks: false,
    words: printWords('en').words,
    allergenNames: undefined,
    additiveNames: undefined,
    address: undefined,
    look: { accent: null, namesProduct: true, logo: null },
  };
}

async function make(menu: PrintedMenu, design: Design) {
  const scripts = await loadScripts(wholeText(menu));
  const rest = { pictures: new Map<string, Uint8Array>(), code: undefined, logo: undefined };
  return makePdf({ menu, design, pairing: 'house', fonts, scripts, ...rest });
}

async function read(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes.slice(0))), {
    mergePages: true,
  });
  return flat(text);
}
/** Without spaces, which a reader of PDFs guesses. */
const flat = (text: string) => text.normalize('NFKC').replace(/[\s\u200b\u200c\ufe0f]/g, '');

/** Names as people write them, by script. */
const SCRIPTS = {
  vietnamese: ['Rượu nếp cẩm', 'Cà phê sữa đá', 'Tiếng Việt: Ẵ ỡ ự ỹ'],
  greek: ['Ούζο με πάγο', 'Μαστίχα Χίου', 'ΐ ΰ Ώ ς'],
  cyrillic: ['Московский мул', 'Вишнёвый сбитень', 'Їжак, ґанок, Љубав'],
  fractions: ['⅛ oz absinthe', '1⅛ oz rum', '1⁄8 tsp salt', '⅞ ⅜ ⅝ ⅕ ⅙'],
  chinese: ['竹叶青鸡尾酒', '桂花酸酒，加冰', '臺北之夜'],
  japanese: ['東京サワー', '梅酒ハイボール', 'ゆずのカクテル、直前に混ぜる'],
  korean: ['소주 칵테일', '막걸리 사워', '한국의 밤'],
  thai: ['ค็อกเทลน้ำมะพร้าว', 'ที่กรุงเทพฯ', 'น้ำผึ้งกับมะนาว'],
  arabic: ['عصير الليمون', 'شاي بالنعناع (بارد) 12', 'لا كحول'],
  persian: ['شربت گلاب', 'می‌خواهم چای'],
  hebrew: ['קוקטייל רימונים', 'לימונענע (קר) 12'],
  emoji: ['🍸 Negroni', '🍹🌶️ Spicy', '👩🏽‍🍳 Chef'],
} as const;

/** In a mixed line the words stand in the order in which they are seen; each of them is whole. */
const WORDS = /[^\s(),\d]+/gu;

describe.each(Object.entries(SCRIPTS))('%s', (_, texts) => {
  it.each(DESIGNS)('is printed and read back in the %s design', async (design) => {
    const menu = menuOf([...texts]);
    expect(findUnprintable(menu, choose(wholeText(menu)).isPrintable)).toEqual([]);
    const { bytes, lost } = await make(menu, design);
    expect(lost).toEqual([]);
    const text = await read(bytes);
    for (const written of texts) {
      const isMixed = hasRightToLeft(written) && /\d/.test(written);
      for (const part of isMixed ? (written.match(WORDS) ?? []) : [written])
        expect(text).toContain(flat(part));
    }
  });
});

test.each(PAIRINGS)(
  'all typefaces of the %s pairing have the letters of Europe and Vietnam, and fractions',
  (pairing) => {
    const { isInFaces } = menuFonts(fontsOf(pairing));
    for (const script of ['vietnamese', 'greek', 'cyrillic', 'fractions'] as const)
      for (const text of SCRIPTS[script])
        expect([...text.normalize('NFC')].filter((letter) => !isInFaces(letter))).toEqual([]);
  },
);

test('a menu without other letters needs no further typeface, and one with a few needs few', () => {
  expect(choose('Phở Ούζο сбитень ⅞ €').names).toEqual([]);
  expect(choose('竹叶青').names.every((name) => name.startsWith('sc-'))).toBe(true);
  expect(choose('東京サワー').names.every((name) => name.startsWith('jp-'))).toBe(true);
  expect(choose('소주').names.every((name) => name.startsWith('kr-'))).toBe(true);
  expect(choose('עברית، العربية ไทย 🍸').names.toSorted()).toEqual(['arabic', 'emoji', 'hebrew', 'thai']);
});

test('what no typeface has is named with its drink, also where a design prints it in capitals', () => {
  const menu = menuOf(['Negroni', 'Ꭰ Sour', 'Daiquiri \u{1e900}']);
  const named = {
    ...menu,
    description: null,
    sections: menu.sections.map((section) => ({ ...section, title: 'ᏣᎳᎩ' })),
  };
  expect(findUnprintable(named, choose(wholeText(named)).isPrintable)).toEqual([
    { place: 'ᏣᎳᎩ', characters: ['Ꮳ', 'Ꮃ', 'Ꭹ'] },
    { place: 'Ꭰ Sour', characters: ['Ꭰ'] },
    { place: 'Daiquiri \u{1e900}', characters: ['\u{1e900}'] },
  ]);
});

test('letters join and stand on each other: shaped text is narrower than its letters, and marks take no room', async () => {
  const scripts = await loadScripts('عصير ที่');
  const { width } = await readMenuFonts(fonts, scripts);
  const apart = [...'عصير'].reduce((sum, letter) => sum + width(letter, 'sans', 10), 0);
  expect(width('عصير', 'sans', 10)).toBeLessThan(apart * 0.9);
  expect(width('ที่', 'sans', 10)).toBeCloseTo(width('ท', 'sans', 10));
});

test('a line from right to left is seen from its end, with numbers and brackets as they are read', async () => {
  const text = 'לימון (קר) 12';
  const { runs } = await readMenuFonts(fonts, await loadScripts(text));
  const seen = runs(text, 'sans').map((run) =>
    run.script === undefined ? run.text : run.glyphs.map((glyph) => glyph.text).join(''),
  );
  expect(seen.join('')).toBe('12 (רק) ןומיל');
});

test('other scripts are printed in the colour of their text', async () => {
  const { bytes } = await make(menuOf(['🍸 Negroni']), 'elegant');
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const { OPS } = await getResolvedPDFJS();
  const colours = fnArray.flatMap((operator, place) =>
    operator === OPS.setFillRGBColor ? [String((argsArray[place] as unknown[])[0])] : [],
  );
  const brass = colours.filter((colour) => colour === '#8a5a17' || colour === '#8a5a18').length;
  expect(brass, colours.join(' ')).toBeGreaterThanOrEqual(4);
});

test('letters that are set apart are drawn side by side, in whatever typeface', async () => {
  const { bytes } = await make(menuOf(['Brand ™ ① Ⅳ']), 'elegant');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const drawn = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
  const row = ({ y }: { y: number }) => Math.round(y);
  // The name of the bar above the menu, and the title of its section.
  const rows = drawn.filter(({ text }) => text.startsWith('B R A N D')).map(row);
  expect(rows).toHaveLength(2);
  for (const one of rows) {
    const signs = drawn.filter((item) => row(item) === one);
    const ends = signs.map(({ x, width }) => x + width);
    for (const [place, { x }] of signs.slice(1).entries()) expect(x).toBeGreaterThan(ends[place] ?? Infinity);
    expect(((signs[0]?.x ?? 0) + (ends.at(-1) ?? 0)) / 2).toBeCloseTo(A4_WIDTH / 2, 0);
  }
});
const A4_WIDTH = 595.28;
