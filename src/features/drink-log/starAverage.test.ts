import { expect, it } from 'vitest';
import { translator } from '../../i18n/translate.ts';
import { averageText } from './starAverage.ts';

it.each([
  ['en', '4.0 of 5 stars · 1,205 readers'],
  ['de', '4,0 von 5 Sternen · 1.205 Bewertungen'],
  ['nl', '4,0 van 5 sterren · 1.205 beoordelingen'],
  ['es', '4,0 de 5 estrellas · 1205 valoraciones'],
  ['fr', '4,0 étoiles sur 5 · 1\u202f205 avis'],
] as const)('says an average and its number in %s: %s', (locale, text) => {
  expect(averageText([4, 1205], translator(locale))).toBe(text);
});
