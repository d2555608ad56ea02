import { expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contracts/locale.ts';
import helpLines from '../../bartender/safety/helpLines.json' with { type: 'json' };
import { helpLinesIn, SAFETY_TEXTS, SERVICES } from './safetyTexts.ts';

it.each(LOCALES)('has a country with a crisis line and the emergency number in %s', (locale) => {
  const lines = helpLinesIn(locale, ['crisis', 'emergency']).split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const line of lines) expect(line).toMatch(/^- \S.*: .*\*\*[*\d][\d /*-]*\d\*\*/);
});

it('names the countries in the language of the page, and Québec', () => {
  expect(helpLinesIn('de', ['crisis'])).toContain('Österreich: Telefonseelsorge **142**');
  expect(helpLinesIn('fr', ['crisis'])).toContain('Québec');
  expect(helpLinesIn('en', ['crisis'])).toContain('Ireland: Samaritans **116 123**');
});

it('keeps to the typography of French', () => {
  const said = JSON.stringify(SAFETY_TEXTS.fr) + helpLinesIn('fr', ['crisis']);
  expect(said).not.toMatch(/[^\u202f\s][ ]?[;!?](?=[ "])| :|« | »/u);
  expect(helpLinesIn('fr', ['crisis'])).toMatch(/^- France\u202f: /m);
});

it('says where each number is from, and when it was looked up', () => {
  expect(helpLines.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  const entries = helpLines.countries.flatMap((country) =>
    SERVICES.flatMap((service) =>
      service in country ? [Object(country)[service] as { source: string }] : [],
    ),
  );
  expect(entries.length).toBeGreaterThan(40);
  for (const { source } of entries) expect(source).not.toBe('');
});
