import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadEnvironmentFile, requireEnvironment, usesHostedSupabase } from './environmentFile.ts';
import { Fault } from './fault.ts';
import { temporaryFolder } from './temporaryFolder.ts';

function load(text: string, environment: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, text);
  loadEnvironmentFile(file, environment);
  return environment;
}

it('reads names, quotes, comments, exports and values over several lines', () => {
  expect(load('# keys\n\nA=1\r\nexport B = "two words" # why\nC="line 1\nline 2"\nD=\n')).toEqual({
    A: '1',
    B: 'two words',
    C: 'line 1\nline 2',
    D: '',
  });
});

it('leaves what is set already, and does without a file', () => {
  expect(load('A=file\nB=file', { A: 'shell' })).toEqual({ A: 'shell', B: 'file' });
  expect(() => loadEnvironmentFile('/nowhere/.env', {})).not.toThrow();
});

it.each([
  ['A=1\nSUPABASE_URL https://abc.supabase.co', 'Line 2 of .env is not NAME=value.'],
  ['1A=1', 'Line 1 of .env is not NAME=value.'],
  ['A="never closed\nB=1', 'A quotation mark in .env is never closed.'],
])('refuses %j in one sentence', (text, sentence) => {
  expect(() => load(text)).toThrow(new Fault(sentence));
});

it('knows whether a Supabase project is configured, and wants its key then', () => {
  expect(usesHostedSupabase({})).toBe(false);
  expect(usesHostedSupabase({ SUPABASE_URL: ' ' })).toBe(false);
  const environment = { SUPABASE_URL: 'https://abc.supabase.co' };
  expect(usesHostedSupabase(environment)).toBe(true);
  expect(() => requireEnvironment(environment)).toThrow(
    new Fault('The environment variable SUPABASE_ANON_KEY is not set.'),
  );
});
