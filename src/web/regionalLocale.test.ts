import { expect, it } from 'vitest';
import type { Locale } from '../contracts/site/locale.ts';
import { regionalLocale } from './regionalLocale.ts';

const DAY = new Date(Date.UTC(2026, 0, 9, 12));

it.each<[Locale, string[], string]>([
  ['en', ['en-US', 'en'], 'January 9, 2026'],
  ['en', ['nl-NL', 'en-GB', 'en-US'], '9 January 2026'],
  ['en', ['EN-ie'], '9 January 2026'],
  ['en', [], 'January 9, 2026'],
  ['en', ['en-US@posix', 'english', 'en-'], 'January 9, 2026'],
  ['de', ['de-AT'], '9. Jänner 2026'],
  ['de', ['en-US', 'fr-FR'], '9. Januar 2026'],
  ['es', ['es-419'], '9 de enero de 2026'],
])('writes a date on a page in %s for a reader of %j: %s', (locale, languages, date) => {
  const dates = new Intl.DateTimeFormat(regionalLocale(locale, languages), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(dates.format(DAY)).toBe(date);
});
