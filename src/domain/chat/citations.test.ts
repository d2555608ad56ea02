import { expect, it } from 'vitest';
import { cite, citedIds } from './citations.ts';

it('reads the recipes of an answer, each once', () => {
  expect(citedIds(`${cite('11002')} or [[11001]], then [[11002]]`)).toEqual(['11002', '11001']);
});

it('reads nothing else as a recipe', () => {
  expect(citedIds('[[1]] [11002] [[gin]] [[011002]] [[110020000]]')).toEqual([]);
});
