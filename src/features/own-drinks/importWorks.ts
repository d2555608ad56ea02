import type { Menu } from '../../contracts/menus/menu.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import type { Shelf } from '../../contracts/shelf/shelf.ts';
import { MAX_SWAPS, SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import type { AccountLists, ExportedMenu } from '../../domain/own-drinks/import/accountFile.ts';
import type { ImportEntry } from '../../domain/own-drinks/import/planImport.ts';
import { mergeLists, placeList } from '../../domain/drink-lists/drinkLists.ts';
import { mergeLogs } from '../../domain/drink-log/drinkLog.ts';
import { callApi } from '../../lib/api.ts';
import { callApiPages } from '../../lib/apiPages.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { retryFavorites } from '../../stores/favorites.ts';
import { $drinkLists, storeLists } from '../../stores/drinkLists.ts';
import { $drinkLog, storeLog } from '../../stores/drinkLog.ts';
import { $shelf, storeShelf } from '../../stores/shelf.ts';
import { $swaps, storeSwaps } from '../../stores/ownSwaps.ts';
import { syncDrinkLists } from '../../stores/syncDrinkLists.ts';
import { syncDrinkLog } from '../../stores/syncDrinkLog.ts';
import { syncSwaps } from '../../stores/syncSwaps.ts';
import type { ImportWork } from './keepImported.ts';
import { changeOwnDrink, makeOwnDrink, ownProblem } from './ownDrinkCalls.ts';

/** The lists of an account's export that a reader may bring back beside its drinks. */
export const ACCOUNT_LISTS = ['favorites', 'menus', 'shelf', 'swaps', 'drinkLog', 'drinkLists'] as const;
export type AccountList = (typeof ACCOUNT_LISTS)[number];

/** Keeps a drink of a file, as a new one or in the place of the one that is there. */
export async function keepDrink(
  { id, drink, mine }: ImportEntry,
  action: 'make' | 'renew',
): Promise<OwnDrink> {
  if (action === 'make' || mine === undefined) return makeOwnDrink(drink, id);
  try {
    return await changeOwnDrink(drink, mine);
  } catch (error) {
    // Replaced is what stands there now, whoever changed it; what is gone comes back.
    const problem = ownProblem(error);
    if (problem.reason === 'conflict') return changeOwnDrink(drink, problem.current);
    if (problem.reason === 'gone') return makeOwnDrink(drink, mine.id);
    throw error;
  }
}

/**
 * What brings the lists of an account's export back. Nothing that is there already is doubled or changed.
 *
 * @param onLost told of each thing that cannot come back, since what it refers to is gone
 */
export function listWorks(
  lists: AccountLists,
  taken: ReadonlySet<AccountList>,
  onLost: () => void,
): ImportWork[] {
  const works: ImportWork[] = [];
  if (taken.has('shelf') && lists.shelf.length > 0)
    works.push({ key: 'shelf', run: () => bringShelf(lists.shelf) });
  if (taken.has('swaps') && lists.swaps.length > 0)
    works.push({ key: 'swaps', run: () => bringSwaps(lists.swaps) });
  if (taken.has('drinkLog') && lists.drinkLog.length > 0)
    works.push({ key: 'drinkLog', run: () => bringLog(lists.drinkLog) });
  if (taken.has('drinkLists') && lists.drinkLists.length > 0)
    works.push({ key: 'drinkLists', run: () => bringLists(lists.drinkLists) });
  if (taken.has('favorites'))
    for (const favorite of lists.favorites)
      works.push({
        key: `favorite ${favorite.cocktailId}`,
        run: () => unlessGone(callApi('/api/favorites', { method: 'POST', body: favorite }), onLost),
      });
  if (taken.has('menus')) {
    let known: Promise<readonly Menu[]> | undefined;
    const read = async () => (await callApiPages('/api/menus')) as Menu[];
    for (const menu of lists.menus)
      works.push({
        key: `menu ${menu.id}`,
        run: async () => {
          known ??= read();
          known.catch(() => (known = undefined));
          if (!isKnown(menu, await known))
            await unlessGone(
              callApi('/api/menus', { method: 'POST', body: menu.fields, key: menu.id }),
              onLost,
            );
        },
      });
  }
  const last = works.at(-1);
  if (last) {
    const { run } = last;
    last.run = async () => {
      await run();
      retryFavorites();
    };
  }
  return works;
}

const isKnown = ({ id, name }: ExportedMenu, menus: readonly Menu[]) =>
  menus.some((menu) => menu.id === id || menu.name === name);

async function bringShelf(entries: readonly string[]): Promise<void> {
  const { entries: kept, version } = (await callApi('/api/shelf')) as Shelf;
  const all = [...new Set([...$shelf.get(), ...kept, ...entries])].slice(0, SHELF_LIMITS.entries);
  await callApi('/api/shelf', { method: 'PUT', body: { entries: all, version } });
  storeShelf(all);
}

async function bringSwaps(swaps: readonly string[]): Promise<void> {
  storeSwaps([...new Set([...$swaps.get(), ...swaps])].slice(0, MAX_SWAPS));
  await syncSwaps();
}

/** This browser keeps it, and hands it to the account now or at the next page. */
async function bringLog(entries: AccountLists['drinkLog']): Promise<void> {
  storeLog(mergeLogs($drinkLog.get(), Object.fromEntries(entries)));
  await syncDrinkLog();
}

/** Lists that are there already stay; links of the file are not brought back, and no list goes to a household. */
async function bringLists(lists: AccountLists['drinkLists']): Promise<void> {
  const known = new Set($drinkLists.get().map(({ id }) => id));
  storeLists(
    mergeLists(
      $drinkLists.get(),
      lists.filter(({ id }) => !known.has(id)).map((list) => placeList(list, false)),
    ),
  );
  await syncDrinkLists();
}

/** Goes on without what refers to a recipe or a drink that is no more. */
async function unlessGone(call: Promise<unknown>, onLost: () => void): Promise<void> {
  try {
    await call;
  } catch (error) {
    const problem = apiProblem(error);
    if (problem !== 'unknown_recipe' && problem !== 'invalid_body') throw error;
    onLost();
  }
}
