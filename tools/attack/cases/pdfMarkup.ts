import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { cocktailEntity } from '../../../src/catalogue/cocktailEntity.ts';
import { mixIndex } from '../../../src/catalogue/mixIndex.ts';
import { siteCatalogue, getRecipeView } from '../../../src/catalogue/siteCatalogue.ts';
import type { Menu } from '../../../src/contracts/menus/menu.ts';
import { FACES } from '../../../src/domain/menus/document/page.ts';
import { DESIGNS, type Design } from '../../../src/domain/menus/document/printedMenu.ts';
import { printMenu } from '../../../src/domain/menus/document/printMenu.ts';
import { makePdf } from '../../../src/features/menus/pdf/makePdf.ts';
import type { FontFiles } from '../../../src/features/menus/pdf/menuFonts.ts';
import { printWords } from '../../../src/features/menus/pdf/printWords.ts';
import type { AttackCase } from '../attackCase.ts';
import { MARKUP } from '../markup.ts';

const NEGRONI = '11002';

/** Markup in every text of a menu, looked for in its PDF in each design. */
export function* pdfMarkupCases(): Generator<AttackCase> {
  const catalogue = siteCatalogue();
  const negroni = catalogue.recipes.find(({ id }) => id === NEGRONI);
  if (negroni === undefined) throw new Error('The catalogue has no Negroni.');
  const cocktails = new Map([[NEGRONI, cocktailEntity(getRecipeView(negroni, 'en'))]]);
  const index = mixIndex(catalogue, 'en');
  const fonts = Object.fromEntries(
    FACES.map((face) => [face, new Uint8Array(readFileSync(`src/assets/fonts/print/${face}.ttf`)).buffer]),
  ) as FontFiles;
  const attempt = async (text: string, design: Design) => {
    const choices = {
      design,
      paper: 'a4',
      format: 'sheet',
      hasMarks: false,
      unit: 'ml',
      locale: 'en',
      hasAllergens: true,
    } as const;
    const sources = {
      cocktails,
      ownDrinks: new Map(),
      pictures: new Set<string>(),
      index: design === 'classic' ? undefined : index,
      ownFacts: () => undefined,
      ...printWords('en'),
      address: undefined,
      look: { accent: null, namesProduct: true, logo: null },
    };
    const menu = printMenu(menuOf(text), choices, sources);
    const { bytes } = await makePdf({
      ...{ menu, design, pairing: 'house', fonts, scripts: [] },
      pictures: new Map(),
      logo: undefined,
      code: undefined,
    });
    // Of the owner's words cards for the staff hold the notes, classic menus the names.
    return actionsIn(new Uint8Array(bytes), text);
  };
  for (const text of MARKUP) {
    for (const design of DESIGNS) {
      yield {
        kind: 'markup in PDF',
        name: `${text} in the ${design} design`,
        attempt: () => attempt(text, design),
      };
    }
  }
}

function menuOf(text: string): Menu {
  return {
    id: '8f1c2f0e-0000-4000-8000-000000000000',
    name: text,
    description: text,
    restaurantName: text,
    currency: null,
    priceLists: [],
    cocktailIds: [NEGRONI],
    sections: [
      {
        title: text,
        drinks: [{ cocktailId: NEGRONI, prices: [{ size: null, amounts: [text.slice(0, 20)] }], note: text }],
      },
    ],
    version: 1,
    updatedAt: '2026-11-22T05:00:00Z',
    isArchived: false,
    publication: null,
  };
}

/** What a PDF does beside showing words; the words must be there too. */
async function actionsIn(bytes: Uint8Array, text: string): Promise<string | undefined> {
  const pdf = await getDocumentProxy(bytes);
  if (await pdf.getJSActions()) return 'holds a script';
  if (await pdf.getAttachments()) return 'holds an attachment';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if ((await page.getAnnotations()).length > 0) return 'holds a link or an action';
  }
  const shown = await extractText(pdf, { mergePages: true });
  return flat(shown.text).includes(flat(text)) ? undefined : 'lost the words';
}

/** Without spaces, which a reader of PDFs guesses. */
function flat(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '').toLowerCase();
}
