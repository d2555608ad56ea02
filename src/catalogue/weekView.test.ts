import { expect, it } from 'vitest';
import { WEEKS } from '../domain/drinks/season.ts';
import { siteCatalogue } from './siteCatalogue.ts';
import { buildWeek } from './weekView.ts';

const weeks = Array.from({ length: WEEKS }, (_, week) => buildWeek(siteCatalogue(), week));

it('gives each day of the year a drink of its own', () => {
  const days = weeks.flatMap((week) => week.days);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 366 }, (_, at) => at + 1));
  expect(new Set(days.slice(0, 365).map(({ drink }) => drink.id)).size).toBe(365);
});

it('gives each week drinks of its season in both halves, three bottles with drinks of nothing else, and a guide', () => {
  for (const { week, seasons, trio, guide } of weeks) {
    expect(
      seasons.every(({ drinks }) => drinks.length === 4),
      String(week),
    ).toBe(true);
    expect(guide).toBeDefined();
    for (const { lines } of trio?.drinks ?? [])
      for (const { item, garnish, optional, or } of lines)
        if (
          !garnish &&
          !optional &&
          ['spirit', 'liqueur', 'fortified-wine', 'bitters'].includes(item.category)
        )
          expect([item.id, ...(or ?? [])].some((id) => trio?.bottles.includes(id))).toBe(true);
    expect(trio?.count).toBeGreaterThanOrEqual(4);
  }
  expect(weeks[28]?.seasons.map(({ occasion }) => occasion)).toEqual(['summer', 'winter']);
  expect(weeks[51]?.seasons.map(({ occasion }) => occasion)).toEqual(['christmas']);
});
