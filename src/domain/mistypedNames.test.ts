import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editDistance } from '../text/editDistance.ts';
import { createMistypedNames } from './mistypedNames.ts';

const compare = vi.fn(editDistance);
beforeEach(() => {
  compare.mockReset().mockImplementation(editDistance);
});

const findIn = (...names: string[]) =>
  createMistypedNames(
    names.map((folded) => ({ folded })),
    compare,
  );

describe('a name with letters wrong', () => {
  it.each([
    ['vodca', 'vodka'],
    ['vodkaa', 'vodka'],
    ['maraschinno liqeur', 'maraschino liqueur'],
    ['gni', undefined],
    ['vermouth', undefined],
  ])('%s is %s', (typed, name) => {
    expect(findIn('vodka', 'gin', 'maraschino liqueur')(typed)?.folded).toBe(name);
  });

  it('is the nearest, and of equally near ones the first, whatever their lengths', () => {
    expect(findIn('gravel', 'grapes')('grapel')?.folded).toBe('gravel');
    expect(findIn('grapesx', 'grapesy', 'grapes')('grapesz')?.folded).toBe('grapesx');
    expect(findIn('orangess', 'orangest', 'oranges')('oranges')?.folded).toBe('oranges');
  });
});

describe('the search for it', () => {
  const syllables = ['al', 'be', 'cor', 'du', 'fin', 'gra', 'hu', 'jos', 'ker', 'lim'];
  const names = syllables.flatMap((one) =>
    syllables.flatMap((two) =>
      syllables.flatMap((three) => [`${one}${two} ${three}`, `${two} ${one}${three}`]),
    ),
  );

  it('compares few of two thousand names letter by letter', () => {
    const find = findIn(...names);
    expect(find('albex corr')).toBeDefined();
    expect(compare.mock.calls.length).toBeLessThan(names.length / 50);
  });

  it('compares none with a text of other letters, or of another length', () => {
    const find = findIn(...names);
    expect(find('zwyty pzyxt')).toBeUndefined();
    expect(find('an entry of several words that is no name at all')).toBeUndefined();
    expect(compare).not.toHaveBeenCalled();
  });

  it('compares a name that stands twice once', () => {
    findIn('vodka', 'vodka', 'vodka')('vodca');
    expect(compare).toHaveBeenCalledTimes(1);
  });
});
