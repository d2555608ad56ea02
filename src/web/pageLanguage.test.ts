import { expect, it } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { getLanguage } from './pageLanguage.ts';

it.each([
  ['the stored choice wins over the browser', 'fr', ['de-DE', 'en'], 'fr'],
  ['English can be chosen by a reader with a Dutch browser', 'en', ['nl-NL'], 'en'],
  ['the browser decides where nothing is stored', null, ['de-AT', 'en'], 'de'],
  ['the case of a tag does not matter', null, ['ES-mx'], 'es'],
  ['the first language that the site has', null, ['pt-BR', 'sv', 'nl', 'fr'], 'nl'],
  ['English first means English, whatever follows', null, ['en-GB', 'de'], 'en'],
  ['rubbish in the storage counts as nothing', '{"de"}', ['fr'], 'fr'],
  ['an empty storage counts as nothing', '', ['fr'], 'fr'],
  ['a stored region is no language of the site', 'de-CH', ['fr'], 'fr'],
  ['a longer code that begins alike is another language', null, ['nds', 'frr', 'es'], 'es'],
  ['no language in common: the page stays', null, ['ja', 'zh-Hant'], undefined],
  ['a crawler that says nothing: the page stays', null, [], undefined],
])('%s', (_, stored, preferred, expected) => {
  expect(getLanguage(stored, preferred, LOCALES)).toBe(expected);
});
