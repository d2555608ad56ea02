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
  /** Fetches them unless they are there; resolves when an answer no longer waits for them. */
  load(): Promise<void>;
  /** Adds the reader's own drinks; without them an answer is shown without these. */
  loadOwn(locale: Locale): Promise<void>;
}

/** Milliseconds after which an answer no longer waits for names; they are shown in it when they come. */
const PATIENCE_MS = 6000;

/**
 * The directory at an address, not fetched yet.
 *
 * @param onCome called when the names have come, which may be after an answer that speaks of them
 */
export function createDrinkDirectory(address: string, onCome: () => void): DrinkDirectory {
  let loading: Promise<void> | undefined;
  let own: Record<string, DirectoryDrink> = {};
  const book: DrinkDirectory = {
    drinks: undefined,
    load: () => {
      loading ??= callApi(address).then(
        (names) => {
          book.drinks = { ...(names as DrinkNames), ...own };
          onCome();
        },
        () => {
          loading = undefined;
        },
      );
      return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    },
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
