import { expect, it } from 'vitest';
import { translator } from '../../i18n/translate.ts';
import { averageText } from './starAverage.ts';

it.each([
  ['en', '4.0 of 5 stars\u00a0· 1,205\u00a0readers'],
  ['de', '4,0 von 5 Sternen\u00a0· 1.205\u00a0Bewertungen'],
  ['nl', '4,0 van 5 sterren\u00a0· 1.205\u00a0beoordelingen'],
  ['es', '4,0 de 5 estrellas\u00a0· 1205\u00a0valoraciones'],
  ['fr', '4,0 étoiles sur 5\u00a0· 1\u202f205\u00a0avis'],
] as const)('says an average and its number in %s: %s', (locale, text) => {
  expect(averageText([4, 1205], translator(locale))).toBe(text);
});
