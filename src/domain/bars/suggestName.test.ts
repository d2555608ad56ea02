import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barNameFault } from '../../contracts/bars/barName.ts';
import { LOCALES } from '../../contracts/site/locale.ts';
import { suggestName } from './suggestName.ts';

test.each([
  ['Bar „Zum Hähnchen“', 'bar-zum-haehnchen'],
  ['L’Été & Co.', 'l-ete-co'],
  ['1862', '1862'],
  ['酒吧', ''],
])('%s becomes %s', (displayName, name) => {
  expect(suggestName(displayName, 'de')).toBe(name);
});

test('whatever a bar is called, what is suggested has the characters of a name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom(...LOCALES),
      (text, locale) => {
        expect(['characters', 'long']).not.toContain(barNameFault(suggestName(text, locale).padEnd(3, 'x')));
      },
    ),
  );
});
