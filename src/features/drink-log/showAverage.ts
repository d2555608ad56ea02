import type { Locale } from '../../contracts/site/locale.ts';
import type { StarAverages } from '../../contracts/drink-log/starAverages.ts';
import { callApi } from '../../lib/api.ts';
import { loadLogTexts } from './logTexts.ts';
import { aggregateRating, AVERAGE_STYLE, averageText } from './starAverage.ts';

/**
 * Writes below the name of a recipe what readers say of it now, and for search engines the same. The page may hold what its
 * build found; where the average cannot be fetched, that stays.
 */
export async function showAverage(recipe: HTMLElement): Promise<void> {
  const averages = (await callApi('/api/stars.json')) as StarAverages;
  const stars = averages[recipe.dataset['recipe'] ?? ''];
  const shown = recipe.querySelector<HTMLElement>('[data-average]');
  if (stars) {
    const t = await loadLogTexts(document.documentElement.lang as Locale);
    const line = shown ?? document.createElement('p');
    line.dataset['average'] = '';
    line.className = AVERAGE_STYLE;
    line.textContent = averageText(stars, t);
    if (!shown) recipe.querySelector('[data-drink]')?.prepend(line);
  } else shown?.remove();
  // The first block describes the recipe.
  const block = document.querySelector('script[type="application/ld+json"]');
  if (block === null || (!stars && !shown)) return;
  const data = JSON.parse(block.textContent) as Record<string, unknown>;
  // Text of its own: to set that of a script asks for a trusted one, also where nothing runs.
  block.replaceChildren(JSON.stringify({ ...data, aggregateRating: stars && aggregateRating(stars) }));
}
