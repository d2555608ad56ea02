import type { Favorite } from '../../contracts/people/favorite.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { foldText } from '../../text/foldText.ts';

/** More favorites than this can be searched and sorted. */
export const MANY = 12;

export type FavoriteSort = 'newest' | 'name';

/** The favorites whose name holds `search`, in an order; `favorites` come with the newest first. */
export function chooseFavorites<Kept extends Pick<Favorite, 'cocktailName'>>(
  favorites: readonly Kept[],
  { search, sort, locale }: { search: string; sort: FavoriteSort; locale: Locale },
): Kept[] {
  const wanted = foldText(search.trim());
  const found = favorites.filter(({ cocktailName }) => foldText(cocktailName).includes(wanted));
  if (sort === 'newest') return found;
  const { compare } = new Intl.Collator(locale);
  return found.sort((a, b) => compare(a.cocktailName, b.cocktailName));
}
