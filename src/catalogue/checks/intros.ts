import { LOCALES } from '../../contracts/site/locale.ts';
import { introsFile } from '../collectionIntros.ts';
import { buildCollections } from '../collections.ts';
import type { Problem } from '../problem.ts';
import type { WholeDraft } from '../wholeDraft.ts';

/** Introductions to collections that there are not, and two collections at one address. */
export function checkIntros({ vocabularies, ingredientById, recipes, intros }: WholeDraft): Problem[] {
  const drinks = recipes.flatMap(({ drink }) => drink ?? []);
  const collections = buildCollections({ vocabularies, ingredientById, recipes: drinks });
  return LOCALES.flatMap((locale) => {
    const taken = new Map<string, string>();
    const shared = [...collections.values()].flatMap(({ key, path }) => {
      const before = taken.get(path[locale]);
      taken.set(path[locale], before ?? key);
      if (before === undefined) return [];
      const reason = `has the address ${path[locale]} of "${before}" too: two names are alike`;
      return [{ file: `texts/${locale}`, field: key, reason }];
    });
    const unknown = Object.keys(intros[locale] ?? {})
      .filter((key) => !collections.has(key))
      .map((key) => ({
        file: introsFile(locale),
        field: key,
        reason: 'introduces a page that there is not',
      }));
    return [...shared, ...unknown];
  });
}
