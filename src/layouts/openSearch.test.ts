import { expect, it } from 'vitest';
import { openSearchXml } from './openSearch.ts';

it('sends what is asked for to the list, and writes no markup that a name brings', () => {
  const xml = openSearchXml({
    name: 'Mix & <Master>',
    description: 'Drinks',
    locale: 'de',
    results: 'https://bar.example/de/cocktails',
    icon: 'https://bar.example/favicon.svg',
  });
  expect(xml).toContain('template="https://bar.example/de/cocktails?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Mix &amp; &lt;Master&gt;</ShortName>');
  expect(xml).toContain('<Language>de</Language>');
});
