import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { madeOnce } from '../../../src/domain/madeOnce.ts';
import { dataFolder } from '../dataFolder.ts';

/** Beside `data/`: `netlify.toml` packs what is read here with the chat. */
const FOLDER = '../netlify/services/chat';

/**
 * What the bartender has for each language in a file of its own, `<folder>/<lang>.json`. A file is read when somebody
 * first speaks its language: bundled, all of them would be parsed whenever an instance starts.
 *
 * @param folder below `netlify/services/chat/`
 */
export function byLanguage<Files extends Record<Locale, unknown>>(
  folder: string,
  read: (file: string) => unknown = readJson,
): Readonly<Files> {
  const fileIn = madeOnce((locale: Locale) => read(`${folder}/${locale}.json`) as object);
  const files = LOCALES.map((locale) => [locale, { enumerable: true, get: () => fileIn(locale) }] as const);
  return Object.defineProperties({}, Object.fromEntries(files)) as Files;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(dataFolder(), FOLDER, file), 'utf8'));
}
