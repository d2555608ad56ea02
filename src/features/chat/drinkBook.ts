import type { DrinkNames } from '../../contracts/drinkNames.ts';
import { callApi } from '../../lib/api.ts';

/** The names of all drinks, fetched once. */
export interface DrinkBook {
  /** Nothing until they have come. */
  drinks: DrinkNames | undefined;
  /** Fetches them unless they are there; without them an answer is shown without its recipes. */
  load(): Promise<void>;
}

/** Milliseconds after which an answer no longer waits for names. */
const PATIENCE = 6000;

/** The book at an address, still closed. */
export function createDrinkBook(address: string): DrinkBook {
  let loading: Promise<void> | undefined;
  const book: DrinkBook = {
    drinks: undefined,
    load: () =>
      (loading ??= callApi(address, { signal: AbortSignal.timeout(PATIENCE) }).then(
        (names) => {
          book.drinks = names as DrinkNames;
        },
        () => {
          loading = undefined;
        },
      )),
  };
  return book;
}
