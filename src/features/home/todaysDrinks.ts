import { dayOfYear, trendingDrinks } from '../../domain/trending.ts';

/**
 * Puts the drinks that trend today into a list that was made on another day. Where their names cannot be had the
 * list stays as it is.
 */
export async function showTodaysDrinks(list: HTMLElement, now: Date): Promise<void> {
  const { day: builtOn, names: address = '', folder = '' } = list.dataset;
  const today = dayOfYear(now);
  if (today === Number(builtOn)) return;
  const drinks = trendingDrinks(await namesAt(address), today);
  const links = [...list.querySelectorAll('a')];
  if (drinks.length !== links.length) return;
  drinks.forEach(({ id, name }, index) => {
    const link = links[index];
    link?.setAttribute('href', folder + id);
    link?.firstElementChild?.replaceChildren(name);
  });
}

async function namesAt(address: string): Promise<{ id: string; name: string }[]> {
  try {
    const answer = await fetch(address, { priority: 'low' });
    const names: unknown = answer.ok ? await answer.json() : undefined;
    return Object.entries(names ?? {}).map(([id, name]) => ({ id, name: String(name) }));
  } catch {
    return [];
  }
}
