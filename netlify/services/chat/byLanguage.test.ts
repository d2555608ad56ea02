import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { byLanguage } from './byLanguage.ts';

it('reads the file of a language when it is first asked for, and once', () => {
  const read = vi.fn((file: string) => ({ file }));
  const texts = byLanguage<Record<Locale, { file: string }>>('texts', read);
  expect(Object.keys(texts)).toEqual([...LOCALES]);
  expect(read).not.toHaveBeenCalled();
  expect([texts.fr.file, texts.fr.file]).toEqual(['texts/fr.json', 'texts/fr.json']);
  expect(read).toHaveBeenCalledExactlyOnceWith('texts/fr.json');
});

/** A build writes these into its tables. */
const IN_TABLES = ['safety/words'];

it('finds packed with the chat what it reads', () => {
  const toml = z
    .object({ functions: z.object({ chat: z.object({ included_files: z.array(z.string()) }) }) })
    .parse(parse(readFileSync('netlify.toml', 'utf8')));
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const folders = sources
    .flatMap((source) => [...source.matchAll(/byLanguage<[^(]+>\('([^']+)'\)/g)])
    .flatMap(([, folder]) => folder ?? [])
    .filter((folder) => !IN_TABLES.includes(folder));
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders)
    expect(toml.functions.chat.included_files).toContain(`netlify/services/chat/${folder}/*.json`);
});
