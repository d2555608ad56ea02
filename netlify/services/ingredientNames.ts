import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { LOCALES } from '../../src/contracts/locale.ts';
import { foldText } from '../../src/text/foldText.ts';

const known = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** The id of the ingredient that is called just so in any language, or has this id; of two, the first. */
export function ingredientCalled(name: string, catalogue: Catalogue): string | undefined {
  const ids = known.get(catalogue) ?? idsByName(catalogue);
  known.set(catalogue, ids);
  return catalogue.ingredientById.has(name) ? name : ids.get(foldText(name));
}

function idsByName({ ingredientById }: Catalogue): ReadonlyMap<string, string> {
  const named = [...ingredientById.values()].flatMap(({ id, names, plurals, synonyms }) =>
    LOCALES.flatMap((locale) =>
      [names[locale], plurals?.[locale], ...(synonyms[locale] ?? [])].flatMap((name): [string, string][] =>
        name === undefined ? [] : [[foldText(name), id]],
      ),
    ),
  );
  // The last of a map counts.
  return new Map(named.reverse());
}
