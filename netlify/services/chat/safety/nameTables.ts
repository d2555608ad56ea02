import { built } from '../../builtFile.ts';
import { BUILT_NAMES } from '../builtTables.ts';
import drinkNames from './drinkNames.json' with { type: 'json' };
import medicines from './medicines.json' with { type: 'json' };
import { createIndexer, type IndexedWordings } from './wordingIndex.ts';

/** Names of drinks that sound of danger. */
export const DRINK_NAMES: readonly string[] = drinkNames;
/** The set that every language may refer to. */
export const NAME_SETS = { medicine: Object.values(medicines).flat() };

/** Names that are the same in all languages, by how they begin: plain JSON, so that a build can write it. */
export interface NameTables {
  drinks: IndexedWordings;
  /** Each name of a medicine, and any of them. */
  medicine: IndexedWordings;
  anyMedicine: IndexedWordings;
}

export function indexedNames(): NameTables {
  const index = createIndexer(NAME_SETS);
  return {
    drinks: index(DRINK_NAMES),
    medicine: index(NAME_SETS.medicine),
    anyMedicine: index(['<medicine>']),
  };
}

let tables: NameTables | undefined;

/** The names, read when a message is first searched for them. */
export function nameTables(): NameTables {
  return (tables ??= built(BUILT_NAMES, indexedNames));
}
