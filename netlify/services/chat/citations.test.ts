import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCitationFilter, filterCitations } from './citations.ts';

const RECIPES = {
  has: (id: string) => ['11002', '11003'].includes(id),
  write: (id: string) => `<recipe ${id}>`,
};

function filter(pieces: readonly string[]): string {
  const citations = createCitationFilter(RECIPES);
  return pieces.map((piece) => citations.push(piece)).join('') + citations.end();
}

const CASES: [string, string][] = [
  ['A Negroni [[11002]].', 'A Negroni [[11002]].'],
  ['A Foo [[99999]], or a Negroni [[11002]].', 'A Foo, or a Negroni [[11002]].'],
  ['[[11002]][[11003]]', '[[11002]][[11003]]'],
  ['Both [[11002, 11003]] and [[11002; 7]].', 'Both [[11002]] [[11003]] and [[11002]].'],
  ['Here:\n[[make:11002]]\nEnjoy.', 'Here:\n<recipe 11002>\nEnjoy.'],
  ['Here: [[make:1]] Enjoy.', 'Here: Enjoy.'],
  ['A [[Negroni]] it is.', 'A Negroni it is.'],
  ['Brackets [stay] as [1] they are ]', 'Brackets [stay] as [1] they are ]'],
  ['It ends in the middle [[110', 'It ends in the middle'],
  ['It ends with one [', 'It ends with one ['],
  [`Too long [[${'x'.repeat(80)}]] for one`, `Too long [${'x'.repeat(80)}]] for one`],
  ['Two lines [[11\n002]]', 'Two lines [11\n002]]'],
  ['What [[[9]][8]] leaves', 'What [8]] leaves'],
  ['Blanks at the end  ', 'Blanks at the end  '],
];

it.each(CASES)('makes of %j %j', (text, expected) => {
  expect(filter([text])).toBe(expected);
});

it('makes the same of a text wherever it is split', () => {
  const texts = fc.array(
    fc.oneof(
      fc.constantFrom('[', ']', ' ', '\n', '1', '[[11002]]', '[[999]]', '[[make:11003]]'),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 9 }), (parts, length) => {
      const text = parts.join('');
      const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
      expect(filter(pieces)).toBe(filter([text]));
    }),
    { numRuns: 2000 },
  );
});

it('lets no unknown id through, whatever the text', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom('[', '[[', ']', ']]', '9', '11002', 'make:'), fc.string()));
  fc.assert(
    fc.property(texts, (parts) => {
      const cited = [...filter(parts).matchAll(/\[\[(\d+)\]\]/g)].map(([, id]) => id ?? '');
      expect(cited.filter((id) => !RECIPES.has(id))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('holds back no more than what may be a citation', () => {
  const citations = createCitationFilter(RECIPES);
  expect(['A Negroni', ' [[110', '02]', '], stirred'].map((piece) => citations.push(piece))).toEqual([
    'A Negroni',
    '',
    '',
    ' [[11002]], stirred',
  ]);
});

it('passes over pieces of which nothing is left', async () => {
  async function* pieces(): AsyncGenerator<string, 'whole'> {
    yield* ['Hm', ' [[9', '99]]', '.'];
    return 'whole';
  }
  expect(await Array.fromAsync(filterCitations(pieces(), RECIPES))).toEqual(['Hm', '.']);
});
