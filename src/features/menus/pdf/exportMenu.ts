import type { Cocktail } from '../../../contracts/cocktail.ts';
import type { Menu } from '../../../contracts/menu.ts';
import type { MixIndex } from '../../../contracts/mixIndex.ts';
import { pdfFileName } from '../../../domain/menuDocument/pdfFileName.ts';
import { printMenu, type PrintChoices } from '../../../domain/menuDocument/printMenu.ts';
import { localizedPath } from '../../../i18n/paths.ts';
import { callApi } from '../../../lib/api.ts';
import { qrModules } from '../publish/qrCode.ts';
import { drinkPicture } from './drinkPictures.ts';
import { loadFonts } from './fontFiles.ts';
import { makeInWorker } from './makeInWorker.ts';
import type { MadePdf } from './makePdf.ts';
import { printWords } from './printWords.ts';

/** Drinks that are fetched at a time. */
const AT_ONCE = 12;

interface Running {
  signal: AbortSignal;
  /** Told after each drink; `done` of `total` are there. */
  onProgress: (done: number) => void;
}

/** A PDF to be kept. */
export interface ExportedMenu extends MadePdf {
  fileName: string;
}

/**
 * Makes the PDF of a saved menu: asks for each recipe once in the menu's language, and for its picture where the design
 * shows one.
 *
 * @throws ApiFailure or TypeError for a recipe that cannot be had, AbortError when cancelled
 */
export async function exportMenu(
  menu: Menu,
  choices: PrintChoices,
  { signal, onProgress }: Running,
): Promise<ExportedMenu> {
  const { locale, design } = choices;
  const isForGuests = design === 'elegant';
  const failing = new AbortController();
  const either = AbortSignal.any([signal, failing.signal]);
  const cocktails = new Map<string, Cocktail>();
  const pictures = new Map<string, Uint8Array>();
  const takeDrink = async (id: string) => {
    const cocktail = (await callApi(`/api/cocktails/${id}?lang=${locale}`, { signal: either })) as Cocktail;
    cocktails.set(id, cocktail);
    const picture = isForGuests ? undefined : await drinkPicture(cocktail.image, either);
    if (picture) pictures.set(id, picture);
    onProgress(cocktails.size);
  };
  const index = isForGuests
    ? (callApi(`/api/${locale}/mix-index.json`, { signal: either }) as Promise<MixIndex>)
    : undefined;
  try {
    const [fonts, known] = await Promise.all([
      loadFonts(either),
      index,
      inTurns(menu.cocktailIds, takeDrink),
    ]);
    const url = isForGuests ? publishedAddress(menu, choices) : undefined;
    const printed = printMenu(menu, choices, {
      cocktails,
      pictures: new Set(pictures.keys()),
      index: known,
      ...printWords(locale),
      address: url?.replace(/^https?:\/\//, ''),
    });
    const code = url === undefined ? undefined : { squares: qrModules(url), url };
    const made = await makeInWorker({ menu: printed, design, fonts, pictures, code }, signal);
    return { ...made, fileName: pdfFileName(menu.name) };
  } catch (error) {
    failing.abort();
    throw error;
  }
}

/** Does something for each, a few at a time; the first failure ends it. */
async function inTurns(ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await act(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function publishedAddress({ publication }: Menu, { locale }: PrintChoices): string | undefined {
  if (publication === null) return undefined;
  return new URL(localizedPath(locale, `/menu/${publication.token}`), location.origin).href;
}
