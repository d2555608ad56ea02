import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineCode, readLineCode } from './lineCode.ts';
import { isOfLine, lineage } from './lineage.ts';
import { lineKey, listAccepted, readAccepted, writeAccepted } from './matchLine.ts';
import { nameRule } from './nameRule.ts';
import { getServiceCost, isExact, isSurer, type Service } from './service.ts';

it('writes what a line takes as one word, what it names first, and reads it', () => {
  const line = { ingredient: 'bourbon', or: ['rye', 'scotch'], specific: false };
  expect(listAccepted(line)).toEqual(['bourbon', 'rye', 'scotch']);
  expect(writeAccepted(line)).toBe('bourbon|rye|scotch');
  expect(readAccepted('bourbon|rye|scotch')).toEqual(['bourbon', 'rye', 'scotch']);
  expect([lineKey(line), lineKey({ ...line, or: undefined, specific: true })]).toEqual([
    'bourbon|rye|scotch',
    'bourbon!',
  ]);
});

it('writes a line as one number and reads it', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.boolean(), (place, specific) => {
      expect(readLineCode(lineCode(place, specific))).toEqual({ place, specific });
    }),
  );
  expect([lineCode(0, false), lineCode(0, true), lineCode(7, true)]).toEqual([0, 1, 15]);
});

it('follows a line to its end, and once round a circle', () => {
  const next = (id: string) => ({ a: 'b', b: 'c', x: 'y', y: 'x' })[id];
  expect([lineage('a', next), lineage('c', next), lineage('x', next)]).toEqual([['b', 'c'], [], ['y', 'x']]);
  expect([isOfLine('a', 'c', next), isOfLine('c', 'a', next), isOfLine('q', 'q', next)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('finds the entries that share a word with a name, by the alphabet', () => {
  const rule = nameRule(
    ['my old gin', 'gin from home', 'rum'],
    (id) => ({ gin: 'Gin', lime: 'Lime' })[id] ?? '',
  );
  const by = (ingredient: string) => rule?.({ ingredient, specific: false });
  expect(by('gin')).toEqual([
    { by: 'gin from home', how: 'name' },
    { by: 'my old gin', how: 'name' },
  ]);
  expect(by('lime')).toEqual([]);
  expect(by('gin')).toBe(by('gin'));
  expect(nameRule([], () => '')).toBeUndefined();
});

it('is surer of the thing itself, as it is, then of what is made, kinds, swaps by their ratio, and guesses', () => {
  const ways: Service[] = [
    { by: 'z', how: 'exact' },
    { by: 'a', how: 'exact', made: true },
    { by: 'a', how: 'family' },
    { by: 'b', how: 'family' },
    { by: 'a', how: 'family', ratio: 1.5 },
    { by: 'a', how: 'family', ratio: 0.5 },
    { by: 'a', how: 'family', ratio: 100 },
    { by: 'a', how: 'family', made: true },
    { by: 'a', how: 'stand-in', kin: true },
    { by: 'a', how: 'stand-in' },
    { by: 'a', how: 'name' },
  ];
  for (const [place, way] of ways.entries()) {
    for (const [other, behind] of ways.entries())
      if (place !== other) expect(isSurer(way, behind)).toBe(place < other);
  }
  expect(getServiceCost({ by: 'a', how: 'exact', ratio: 2 })).toBe(
    getServiceCost({ by: 'a', how: 'exact', ratio: 0.5 }),
  );
  expect(ways.map(isExact)).toEqual(ways.map(({ how }) => how === 'exact' || how === 'family'));
});
