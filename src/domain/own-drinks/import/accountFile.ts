import { DRINK_LIST_LIMITS } from '../../../contracts/drink-lists/drinkListLimits.ts';
import { DRINK_LOG_LIMITS } from '../../../contracts/drink-log/drinkLogLimits.ts';
import { asDrinkLists, type DrinkLists } from '../../drink-lists/drinkLists.ts';
import { asDrinkLog, type LogEntry } from '../../drink-log/drinkLog.ts';
import { isRecord } from '../../lib/shapes.ts';
import { asSwaps } from '../../shelf/ownSwaps.ts';

/** A favorite of an account's export. */
interface ExportedFavorite {
  cocktailId: string;
  cocktailName: string;
}

/** A menu of an account's export, with what a new one is made of. */
export interface ExportedMenu {
  id: string;
  name: string;
  /** The fields that the site takes for a menu. */
  fields: Record<string, unknown>;
}

/** What the export of an account holds beside its drinks, as far as an import brings it back. */
export interface AccountLists {
  favorites: readonly ExportedFavorite[];
  menus: readonly ExportedMenu[];
  shelf: readonly string[];
  swaps: readonly string[];
  /** Stars, notes and days, by the id of their recipe. */
  drinkLog: readonly (readonly [drinkId: string, entry: LogEntry])[];
  drinkLists: DrinkLists;
}

const MENU_FIELDS = [
  'name',
  'description',
  'restaurantName',
  'currency',
  'priceLists',
  'cocktailIds',
  'sections',
  'translations',
] as const;

/** The lists of an account's export; undefined of any other file. The site checks all that is sent. */
export function accountLists(json: unknown): AccountLists | undefined {
  if (!isRecord(json) || json['exportedAt'] === undefined || !Array.isArray(json['ownDrinks']))
    return undefined;
  const records = (key: string) => (Array.isArray(json[key]) ? json[key].filter(isRecord) : []);
  return {
    favorites: records('favorites').flatMap(({ cocktailId, cocktailName }) =>
      typeof cocktailId === 'string' && typeof cocktailName === 'string' ? { cocktailId, cocktailName } : [],
    ),
    menus: records('menus').flatMap((menu) => {
      const { id, name } = menu;
      if (typeof id !== 'string' || typeof name !== 'string') return [];
      return { id, name, fields: Object.fromEntries(MENU_FIELDS.map((field) => [field, menu[field]])) };
    }),
    shelf: Array.isArray(json['shelf']) ? json['shelf'].filter((entry) => typeof entry === 'string') : [],
    swaps: asSwaps(json['swaps']) ?? [],
    drinkLog: Object.entries(
      asDrinkLog(Object.fromEntries(records('drinkLog').map((entry) => [String(entry['drinkId']), entry]))) ??
        {},
    ).slice(0, DRINK_LOG_LIMITS.drinks),
    drinkLists: (asDrinkLists(records('drinkLists')) ?? []).slice(0, DRINK_LIST_LIMITS.lists),
  };
}
