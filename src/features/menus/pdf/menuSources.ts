import type { AdditivesIndex, ToldAdditives } from '../../../contracts/diet/additives.ts';
import type { BottleIndex } from '../../../contracts/shelf/bottleIndex.ts';
import type { Pairing } from '../../../contracts/bars/brandLimits.ts';
import type { Cocktail } from '../../../contracts/drinks/cocktail.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { isOwnId } from '../../../contracts/menus/menuLimits.ts';
import type { MixIndex } from '../../../contracts/shelf/mixIndex.ts';
import { surelyPoured } from '../../../domain/shelf/bottles.ts';
import { chooseGuestNotes, NO_ADDITIVES, readOwnAdditives } from '../../../domain/menus/additives.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import {
  findUnprintable,
  wholeText,
  type Unprintable,
} from '../../../domain/menus/document/findUnprintable.ts';
import { graphemes } from '../../../domain/menus/document/graphemes.ts';
import { composedText } from '../../../domain/menus/document/printableText.ts';
import { printMenu, type PrintedOwn } from '../../../domain/menus/document/printMenu.ts';
import { createOwnFacts } from '../../../domain/costs/ownBottles.ts';
import { describeOwnDrink } from '../../../domain/own-drinks/describeOwnDrink.ts';
import { withHouseThings } from '../../../domain/own-drinks/houseThings.ts';
import { readableText } from '../../../domain/menus/menuItem.ts';
import { translateMenu } from '../../../domain/menus/menuTranslations.ts';
import { listOwnWords, withOwnWords } from '../../../domain/menus/ownWords.ts';
import { bareGuestPath } from '../../../i18n/guestPath.ts';
import { callApi } from '../../../lib/api.ts';
import { translateText } from '../../../lib/translateText.ts';
import { ownDrinks, readDrinkParts } from '../../../stores/ownDrinks.ts';
import { $shelf } from '../../../stores/shelf.ts';
import { HOUSE_BRAND } from '../../../domain/branding/houseBrand.ts';
import { mapConcurrent } from '../../../web/mapConcurrent.ts';
import { drawDrink } from '../../drink-drawing/drawDrink.ts';
import { createVocabulary } from '../../mix-master/vocabulary.ts';
import { loadLook } from '../brand/brandCalls.ts';
import { logoFile } from '../brand/logoFile.ts';
import { qrModules } from '../publish/qrCode.ts';
import { drawnPicture, drinkPicture } from './drinkPictures.ts';
import type { ExportChoices } from './exportMenu.ts';
import { loadFonts } from './fontFiles.ts';
import type { PdfOrder } from './makePdf.ts';
import { menuFonts } from './menuFonts.ts';
import { printWords } from './printWords.ts';
import { loadScriptFonts } from './scriptFonts.ts';

/** Drinks that are fetched, and words that are translated, at a time. */
const AT_ONCE = 12;

const ADDITIVES_FILE = '/lists/additives.json';

/** All that a PDF is made of, and whether own words could not be translated. */
export interface LoadedMenu {
  order: PdfOrder;
  /** What no typeface has. */
  unprintable: readonly Unprintable[];
  hasUntranslated: boolean;
}

/** Where all that is printed of a menu comes from. */
export interface MenuSources {
  /**
   * @param onDrink told after each drink that is there
   * @throws ApiFailure or TypeError for a recipe that cannot be had
   */
  load(menu: Menu, choices: ExportChoices, onDrink: () => void): Promise<LoadedMenu>;
}

/**
 * Fetches what is printed of menus, each thing once however often it is asked for: the preview and the PDF share it, and so
 * do all states of a menu in work. What failed is fetched anew. Own words that cannot be translated stay as they are.
 *
 * @param signal ends all of it
 */
export function menuSources(signal: AbortSignal): MenuSources {
  const recipes = once((key: string) => callApi(`/api/cocktails/${key}`, { signal }) as Promise<Cocktail>);
  const pictures = once((image: string) => drinkPicture(image, signal));
  const drawings = once(drawnPicture);
  const indexes = once(
    (locale: string) => callApi(`/api/${locale}/mix-index.json`, { signal }) as Promise<MixIndex>,
  );
  const bottles = once(
    (locale: string) => callApi(`/lists/${locale}/bottles.json`, { signal }) as Promise<BottleIndex>,
  );
  const additives = once((path: string) => callApi(path, { signal }) as Promise<AdditivesIndex>);
  const ownOf = once((locale: string) => ownViews(locale as Locale));
  const fonts = once((pairing: string) => loadFonts(pairing as Pairing, signal));
  const scriptFiles = new Map<string, Promise<ArrayBuffer>>();
  const logos = once((id: string) => logoFile(id, signal));
  const translations = once((key: string) => {
    const [locale = '', ...text] = key.split(' ');
    return signal.aborted ? Promise.resolve(undefined) : translateText(text.join(' '), locale as Locale);
  });

  return {
    async load(menu, choices, onDrink) {
      const { locale, design } = choices;
      const isForGuests = design === 'elegant';
      const brand = choices.isBranded ? await loadLook(menu.id) : HOUSE_BRAND;
      const { accent, pairing, namesProduct } = brand;
      const cocktails = new Map<string, Cocktail>();
      const shown = new Map<string, Uint8Array>();
      const takeDrink = async (id: string) => {
        const cocktail = await recipes(`${id}?lang=${locale}`);
        cocktails.set(id, cocktail);
        const picture = isForGuests ? undefined : await pictures(cocktail.image);
        if (picture) shown.set(id, picture);
        onDrink();
      };
      const own = translateMenu(menu, locale);
      const original = new Map(listMenuDrinks(menu).map((drink) => [drink.cocktailId, readableText(drink)]));
      const shelf = $shelf.get();
      const takeOwn = async ([id, { view }]: [string, PrintedOwn]) => {
        const picture = isForGuests ? undefined : await drawings(drawDrink(view.look));
        if (picture) shown.set(id, picture);
      };
      const [files, logo, index, known, marks, words, ownById] = await Promise.all([
        fonts(pairing),
        brand.logo ? logos(brand.logo.id) : undefined,
        isForGuests || choices.hasAllergens ? indexes(locale) : undefined,
        surelyPoured(shelf).length > 0 ? bottles(locale) : undefined,
        chooseGuestNotes(menu).additives && design !== 'classic' ? additives(ADDITIVES_FILE) : undefined,
        choices.translatesWords ? translated(listLeft(own), locale, translations) : new Map<string, string>(),
        pickOwn(menu, () => ownOf(locale)),
        mapConcurrent(loadRecipes(menu), AT_ONCE, takeDrink),
      ]);
      await mapConcurrent([...ownById], AT_ONCE, takeOwn);
      const url = isForGuests ? publishedAddress(menu) : undefined;
      const printed = printMenu(withOwnWords(own.menu, words), choices, {
        writtenText: (id) => original.get(id) ?? null,
        cocktails,
        ownDrinks: marks ? withAdditives(ownById, marks) : ownById,
        additives: marks,
        pictures: new Set(shown.keys()),
        index,
        names: index && createVocabulary(index, locale),
        ownFacts: known === undefined ? () => undefined : createOwnFacts(known, shelf),
        ...printWords(locale),
        address: url?.replace(/^https?:\/\//, ''),
        look: { accent, namesProduct, logo: brand.logo },
      });
      const code = url === undefined ? undefined : { squares: qrModules(url), url };
      const text = composedText(wholeText(printed));
      const { isInFaces } = menuFonts(files);
      const { scripts, isPrintable } = graphemes(text).every(
        (cluster) => cluster === '\n' || isInFaces(cluster),
      )
        ? { scripts: [], isPrintable: isInFaces }
        : await loadScriptFonts(text, isInFaces, { signal, keep: scriptFiles });
      return {
        order: { menu: printed, design, pairing, fonts: files, scripts, pictures: shown, logo, code },
        unprintable: findUnprintable(printed, isPrintable),
        hasUntranslated: choices.translatesWords && words.size < listLeft(own).length,
      };
    },
  };
}

/** The own drinks of a menu, and what follows from them; those that were deleted are none. */
async function pickOwn(
  menu: Menu,
  read: () => Promise<ReadonlyMap<string, ReadOwn>>,
): Promise<Map<string, ReadOwn>> {
  const asked = listMenuDrinks(menu).flatMap(({ cocktailId, item }) =>
    item === undefined && isOwnId(cocktailId) ? cocktailId : [],
  );
  if (asked.length === 0) return new Map();
  const known = await read();
  return new Map(
    asked.flatMap((id) => {
      const found = known.get(id);
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** An own drink as it is printed, and how what is added to it is found. */
interface ReadOwn extends PrintedOwn {
  tellAdditives: (index: AdditivesIndex) => ToldAdditives;
}

function withAdditives(own: ReadonlyMap<string, ReadOwn>, index: AdditivesIndex): Map<string, PrintedOwn> {
  return new Map([...own].map(([id, drink]) => [id, { ...drink, additives: drink.tellAdditives(index) }]));
}

async function ownViews(locale: Locale): Promise<Map<string, ReadOwn>> {
  ownDrinks.retry();
  const [drinks, parts] = await Promise.all([ownDrinks.load(), readDrinkParts(locale)]);
  const withHouse = withHouseThings(parts, drinks ?? [], locale);
  const isPart = new Set(parts.ingredients.map(({ id }) => id));
  const byId = new Map((drinks ?? []).map((drink) => [drink.id, drink]));
  return new Map(
    (drinks ?? []).map((drink) => [
      drink.id,
      {
        name: drink.name,
        view: describeOwnDrink(drink, withHouse, locale),
        tellAdditives: ({ ingredients }) =>
          readOwnAdditives(
            drink,
            (id) => ingredients[id] ?? (isPart.has(id) ? NO_ADDITIVES : undefined),
            (id) => byId.get(id),
          ),
      },
    ]),
  );
}

/** Ids of the recipes that a menu needs: an own drink is read apart, and what is no mixed drink has none. */
export function loadRecipes({ cocktailIds }: Pick<Menu, 'cocktailIds'>): string[] {
  return cocktailIds.filter((id) => !isOwnId(id));
}

/** Makes each value once; one that fails is made anew. */
function once<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
}

/** The owner's words that the owner has not translated. */
function listLeft({ menu, local }: ReturnType<typeof translateMenu<Menu>>): string[] {
  return listOwnWords(menu).filter((text) => !local.has(text));
}

/**
 * The texts that could be translated.
 *
 * @param translate takes a language and a text, parted by a space
 */
async function translated(
  texts: readonly string[],
  locale: Locale,
  translate: (key: string) => Promise<string | undefined>,
): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  await mapConcurrent(texts, AT_ONCE, async (text) => {
    const translation = await translate(`${locale} ${text}`);
    if (translation !== undefined) words.set(text, translation);
  });
  return words;
}

/** Where a guest reads the menu in the language of their own phone, whatever it was printed in. */
function publishedAddress({ publication }: Menu): string | undefined {
  if (publication === null) return undefined;
  return new URL(bareGuestPath(publication.token), location.origin).href;
}
