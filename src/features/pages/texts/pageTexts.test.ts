import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../../../contracts/site/locale.ts';
import { PAGE_TEXTS } from './pageTexts.ts';

/** Where the site keeps something in a browser, and the name that it keeps it by. */
const KEPT =
  /\bpersistent(?:Each)?(?:<[^(]*>)?\(\s*'([^']+)'|(?:local|session)Storage\.\w+\(([A-Z_]+|'[^']+')/g;

/** The names of everything that the code of the pages keeps in local or session storage. */
function keptNames(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => /(?<!\.test)\.(ts|tsx|js|astro)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8').replaceAll(/^\s*\/?\*.*$/gm, ''))
    .flatMap((code) =>
      [...code.matchAll(KEPT)].map(([, key, name = '']) => {
        if (key !== undefined) return key;
        const constant = new RegExp(`\\b${name} = '([^']+)'`).exec(code)?.[1];
        return constant ?? name.replaceAll("'", '');
      }),
    );
  return [...new Set(names)].sort();
}

test.each(LOCALES)(
  'whatever the site keeps in a browser is explained in the privacy policy of %s',
  (locale) => {
    const names = keptNames();
    expect(names).toEqual(
      expect.arrayContaining([
        'ageVerified',
        'cocktail-unit-dialog-seen',
        'cocktail-unit-preference',
        'hasSeenWelcome',
        'language',
        'menu-draft',
        'mixmaster-shelf',
        'theme',
      ]),
    );
    const explained = PAGE_TEXTS[locale].privacy.sections.flatMap(({ entries }) =>
      Object.keys(entries ?? {}),
    );
    expect(names.filter((name) => !explained.includes(name))).toEqual([]);
  },
);
