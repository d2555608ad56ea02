import { halfOf, weekOfDay } from '../../domain/drinks/season.ts';
import { dayOfYear } from '../../domain/drinks/trending.ts';
import { fetchHtml } from '../../lib/trusted.ts';

/**
 * Shows the week, the day and the season of the reader (ThisWeek.astro). The page brings the week in which it was built;
 * another one is fetched, and where that does not come, none is shown.
 */
export async function showThisWeek(section: HTMLElement, now: Date): Promise<void> {
  const day = dayOfYear(now);
  const week = weekOfDay(day);
  let shown = section;
  if (section.dataset['week'] !== String(week)) {
    const template = document.createElement('template');
    try {
      template.innerHTML = await fetchHtml(`${section.dataset['weeks'] ?? ''}/${week}`);
    } catch {
      // What was of another week is not of this one.
    }
    const fetched = template.content.querySelector<HTMLElement>('[data-week]');
    if (!fetched) {
      section.hidden = true;
      return;
    }
    section.replaceWith(fetched);
    shown = fetched;
  }
  for (const item of shown.querySelectorAll<HTMLElement>('[data-day]'))
    item.hidden = item.dataset['day'] !== String(day);
  const half = halfOf(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const seasons = [...shown.querySelectorAll<HTMLElement>('[data-half]')];
  if (seasons.length > 1) for (const season of seasons) season.hidden = season.dataset['half'] !== half;
}
