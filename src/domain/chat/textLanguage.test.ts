import { expect, it } from 'vitest';
import { textLanguage } from './textLanguage.ts';

it.each([
  ['was kann ich mit gin machen', 'en', 'de'],
  ['wat kan ik maken met gin', 'de', 'nl'],
  ['que puedo hacer con ginebra', 'en', 'es'],
  ['je voudrais quelque chose avec du gin', 'en', 'fr'],
  ['what can i make with gin', 'fr', 'en'],
  ['negroni', 'fr', 'fr'],
  ['ohne ei', 'en', 'de'],
  ['', 'nl', 'nl'],
] as const)('“%s”, expected in %s, is %s', (text, expected, language) => {
  expect(textLanguage(text, expected)).toBe(language);
});
