import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { TEXTS } from './texts/texts.ts';

vi.mock('node:fs', { spy: true });

it('reads the file of a language when it is first asked for, and once', () => {
  expect(readFileSync).not.toHaveBeenCalled();
  expect(TEXTS.fr.followUps.surprise).not.toBe(TEXTS.fr.followUps.fresh);
  expect(readFileSync).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/chat\/texts\/fr\.json$/),
    'utf8',
  );
});

it('has a file for every language', () => {
  expect(Object.keys(TEXTS)).toEqual([...LOCALES]);
});
