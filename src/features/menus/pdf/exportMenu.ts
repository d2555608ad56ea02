import type { Cocktail } from '../../../contracts/cocktail.ts';
import type { Menu } from '../../../contracts/menu.ts';
import type { MixIndex } from '../../../contracts/mixIndex.ts';
import { inTurns } from '../../../web/inTurns.ts';
import { pdfFileName } from '../../../domain/menuDocument/pdfFileName.ts';
import { printMenu, type PrintChoices } from '../../../domain/menuDocument/printMenu.ts';
import { ownWordsOf, withOwnWords } from '../../../domain/ownWords.ts';
import { bareGuestPath } from '../../../i18n/guestPath.ts';
import { callApi } from '../../../lib/api.ts';
import { translateText } from '../../../lib/translateText.ts';
import { qrModules } from '../publish/qrCode.ts';
import { drinkPicture } from './drinkPictures.ts';
import { loadFonts } from './fontFiles.ts';
import { makeInWorker } from './makeInWorker.ts';
import type { MadePdf } from './makePdf.ts';
import { printWords } from './printWords.ts';

/** Drinks that are fetched, and words that are translated, at a time. */
const AT_ONCE = 12;

interface Running {
  signal: AbortSignal;
  /** Told after each drink; `done` of `total` are there. */
  onProgress: (done: number) => void;
}

/** How a menu is printed, and whether its owner's own words are translated for it. */
export interface ExportChoices extends PrintChoices {
  translatesWords: boolean;
}

/** A PDF to be kept. */
export interface ExportedMenu extends MadePdf {
  fileName: string;
  /** Whether own words stand in it as they were written, although they were to be translated. */
  hasUntranslated: boolean;
}

/**
 * Makes the PDF of a saved menu: asks for each recipe once in the menu's language, and for its picture where the design
 * shows one. Own words that cannot be translated stay as they are.
 *
 * @throws ApiFailure or TypeError for a recipe that cannot be had, AbortError when cancelled
 */
export async function exportMenu(
  menu: Menu,
  choices: ExportChoices,
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
  const index =
    isForGuests || choices.hasAllergens
      ? (callApi(`/api/${locale}/mix-index.json`, { signal: either }) as Promise<MixIndex>)
      : undefined;
  try {
    const words = choices.translatesWords ? ownWordsOf(menu) : [];
    const translated = new Map<string, string>();
    const translate = async (text: string) => {
      const translation = either.aborted ? undefined : await translateText(text, locale);
      if (translation !== undefined) translated.set(text, translation);
    };
    const [fonts, known] = await Promise.all([
      loadFonts(either),
      index,
      inTurns(menu.cocktailIds, AT_ONCE, takeDrink),
      inTurns(words, AT_ONCE, translate),
    ]);
    const url = isForGuests ? publishedAddress(menu) : undefined;
    const printed = printMenu(withOwnWords(menu, translated), choices, {
      cocktails,
      pictures: new Set(pictures.keys()),
      index: known,
      ...printWords(locale),
      address: url?.replace(/^https?:\/\//, ''),
    });
    const code = url === undefined ? undefined : { squares: qrModules(url), url };
    const made = await makeInWorker({ menu: printed, design, fonts, pictures, code }, signal);
    const hasUntranslated = translated.size < words.length;
    return { ...made, fileName: pdfFileName(menu.name), hasUntranslated };
  } catch (error) {
    failing.abort();
    throw error;
  }
}

/** Where a guest reads the menu in the language of their own phone, whatever it was printed in. */
function publishedAddress({ publication }: Menu): string | undefined {
  if (publication === null) return undefined;
  return new URL(bareGuestPath(publication.token), location.origin).href;
}
