import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import { dayOfYear, trendingDrinks } from '../../domain/drinks/trending.ts';

/**
 * Puts the drinks that trend today into a list that was made on another day. Where their names cannot be had the
 * list stays as it is.
 */
export async function showTodaysDrinks(list: HTMLElement, now: Date): Promise<void> {
  const { day: builtOn, names: address = '', prefix = '' } = list.dataset;
  const today = dayOfYear(now);
  if (today === Number(builtOn)) return;
  const drinks = trendingDrinks(await cocktailsAt(address), today);
  const links = [...list.querySelectorAll('a')];
  if (drinks.length !== links.length) return;
  drinks.forEach(({ name, path }, index) => {
    const link = links[index];
    link?.setAttribute('href', prefix + path);
    link?.firstElementChild?.replaceChildren(name);
  });
}

/** The cocktails and mocktails, without the shots. */
async function cocktailsAt(address: string): Promise<{ id: string; name: string; path: string }[]> {
  try {
    const answer = await fetch(address, { priority: 'low' });
    const names = (answer.ok ? await answer.json() : {}) as DrinkNames;
    return Object.entries(names)
      .map(([id, { name, path }]) => ({ id, name, path }))
      .filter(({ path }) => path.startsWith('/cocktail/'));
  } catch {
    return [];
  }
}
