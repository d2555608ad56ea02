import { expect, it } from 'vitest';
import { percentInField, percentText, readPercent } from './percent.ts';

it.each([
  ['20', 200],
  ['20,5 %', 205],
  ['7.7', 77],
  ['0', 0],
  ['50,01', undefined],
  ['51', undefined],
  ['-1', undefined],
  ['a fifth', undefined],
  ['', undefined],
])('reads "%s" up to 50 %% as %j tenths', (typed, expected) => {
  expect(readPercent(typed, 0, 500)).toBe(expected);
});

it('writes per cent as a language does, and reads again what stands in its field', () => {
  expect(percentText(205, 'de')).toBe('20,5\u00a0%');
  expect(percentText(200, 'en')).toBe('20%');
  expect(percentInField(1000, 'en')).toBe('100');
  for (const locale of ['en', 'nl', 'de', 'es', 'fr'])
    expect(readPercent(percentInField(205, locale), 0, 500)).toBe(205);
});
