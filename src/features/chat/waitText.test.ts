import { expect, it } from 'vitest';
import { waitText } from './waitText.ts';

it.each([
  [20.2, 'en', 'in 21 seconds'],
  [61, 'en', 'in 2 minutes'],
  [200, 'nl', 'over 4 minuten'],
  [3600, 'de', 'in 60 Minuten'],
  [3601, 'es', 'dentro de 2 horas'],
  [86_000, 'fr', 'dans 24 heures'],
])('%d seconds in %s are %s', (seconds, locale, text) => {
  expect(waitText(seconds, locale)).toBe(text);
});
