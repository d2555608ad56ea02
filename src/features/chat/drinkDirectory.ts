import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { callApi } from '../../lib/api.ts';
import { loadPart } from '../../lib/lazyPart.ts';

/** What an answer shows of a drink. */
export interface DirectoryDrink extends Omit<DrinkNames[string], 'abv'> {
  /** Undefined of an own drink of which nobody states it. */
  abv: number | undefined;
  /** Address of the drawing of an own drink; absent of a recipe. */
  drawing?: string;
}

/** The names of all drinks, fetched once. */
export interface DrinkDirectory {
  /** Nothing until they have come. */
  drinks: Readonly<Record<string, DirectoryDrink>> | undefined;
  /** Fetches them unless they are there; without them an answer is shown without its recipes. */
  load(): Promise<void>;
  /** Adds the reader's own drinks; without them an answer is shown without these. */
  loadOwn(locale: Locale): Promise<void>;
}

/** Milliseconds after which an answer no longer waits for names. */
const PATIENCE = 6000;

/** The book at an address, still closed. */
export function createDrinkDirectory(address: string): DrinkDirectory {
  let loading: Promise<void> | undefined;
  let own: Record<string, DirectoryDrink> = {};
  const book: DrinkDirectory = {
    drinks: undefined,
    load: () =>
      (loading ??= callApi(address, { signal: AbortSignal.timeout(PATIENCE) }).then(
        (names) => {
          book.drinks = { ...(names as DrinkNames), ...own };
        },
        () => {
          loading = undefined;
        },
      )),
    loadOwn: (locale) =>
      loadPart(() => import('./readOwnDrinks.ts'))
        .then(({ readOwnDrinks: readOwnBook }) => readOwnBook(locale))
        .then(
          (found) => {
            own = found;
            if (book.drinks) book.drinks = { ...book.drinks, ...own };
          },
          () => undefined,
        ),
  };
  return book;
}
