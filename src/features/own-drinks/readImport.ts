import type { DrinkParts } from '../../contracts/drinkParts.ts';
import type { Locale } from '../../contracts/locale.ts';
import { importDrinks, type Imported } from '../../domain/ownDrinks/importDrinks.ts';
import { foldText } from '../../text/foldText.ts';
import { loadIndex } from '../mix-master/loadIndex.ts';

/**
 * Reads drinks from the text of a file; ingredients are known by their names in all languages.
 *
 * @returns undefined for what is no JSON
 * @throws Error where the names of the ingredients do not come
 */
export async function readImport(
  text: string,
  parts: DrinkParts,
  locale: Locale,
): Promise<Imported | undefined> {
  const json = parsed(text);
  if (json === undefined) return undefined;
  const { vocabulary } = await loadIndex(locale, () => undefined);
  const ids = new Map<string, string>();
  for (const { folded, id } of vocabulary.names) if (!ids.has(folded)) ids.set(folded, id);
  return importDrinks(json, { parts, find: (name) => ids.get(foldText(name)) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
