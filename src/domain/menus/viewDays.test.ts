import { expect, it } from 'vitest';
import { sumViews, viewDays } from './viewDays.ts';

const NOW = new Date('2026-03-01T00:30:00Z');

it('gives each day of the span, also those on which nobody read, the oldest first', () => {
  const counted = [
    { day: '2026-03-01', locale: 'en', views: 2 },
    { day: '2026-03-01', locale: 'de', views: 5 },
    { day: '2026-03-01', locale: 'nl', views: 2 },
    { day: '2026-03-01', locale: 'fr', views: 2 },
    { day: '2026-02-27', locale: 'en', views: 1 },
    { day: '2026-02-26', locale: 'en', views: 9 },
  ];
  const days = viewDays(counted, NOW, 3);
  expect(days).toEqual([
    { day: '2026-02-27', views: 1, byLocale: [{ locale: 'en', views: 1 }] },
    { day: '2026-02-28', views: 0, byLocale: [] },
    {
      day: '2026-03-01',
      views: 11,
      byLocale: [
        { locale: 'de', views: 5 },
        { locale: 'en', views: 2 },
        { locale: 'fr', views: 2 },
        { locale: 'nl', views: 2 },
      ],
    },
  ]);
  expect(sumViews(days)).toBe(12);
});

it('counts nothing where nothing was counted', () => {
  expect(sumViews(viewDays([], NOW, 30))).toBe(0);
});
