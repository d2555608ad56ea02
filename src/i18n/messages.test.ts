import { globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_TEXTS } from '../features/pages/texts/pageTexts.ts';
import { DESCRIPTION_LENGTH } from '../web/searchResult.ts';
import { LOCALES, TRANSLATED_LOCALES, type Locale } from '../contracts/site/locale.ts';

const FOLDER = import.meta.dirname;
const AREAS = readdirSync(path.join(FOLDER, 'en')).filter((name) => name.endsWith('.json'));
const ENDINGS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const source = (locale: Locale, file: string) => readFileSync(path.join(FOLDER, locale, file), 'utf8');
const textsIn = (locale: Locale, area: string) => JSON.parse(source(locale, area)) as Record<string, string>;
/** All texts of a language with their keys. */
const entriesOf = (locale: Locale) => AREAS.flatMap((area) => Object.entries(textsIn(locale, area)));

/** `x` for `x_one`, `x_few`, `x_other`: languages have more or fewer of them. */
const withoutForm = (key: string) => key.replace(new RegExp(`_(?:${ENDINGS.join('|')})$`), '');
/** What a text fills in; French may ask for a name with its "de" or "d’", as `deAsked` for `asked`. */
const placeholders = (text = '') =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = '']) => name.replace(/^de([A-Z])/, (_, first: string) => first.toLowerCase()))
    .sort();

const english = new Map(entriesOf('en'));

test.each(LOCALES)('the files in %s are written as JSON.stringify does, with no key twice', (locale) => {
  for (const area of AREAS) {
    expect(source(locale, area), area).toBe(`${JSON.stringify(textsIn(locale, area), null, 2)}\n`);
  }
});

test.each(LOCALES)('the index of %s exports each file', (locale) => {
  const lines = AREAS.map(
    (file) => `export { default as ${file.slice(0, -'.json'.length)} } from './${file}'`,
  );
  for (const line of lines) expect(source(locale, 'index.ts')).toContain(line);
});

test('no key stands in two areas', () => {
  const keys = entriesOf('en').map(([key]) => key);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test.each(TRANSLATED_LOCALES)('each file in %s has the messages of the English one', (locale) => {
  const names = (of: Locale, area: string) => new Set(Object.keys(textsIn(of, area)).map(withoutForm));
  for (const area of AREAS) expect(names(locale, area), area).toEqual(names('en', area));
});

test.each(LOCALES)('each plural in %s has all forms that its language uses below 200', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const forms = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  const keys = new Map(entriesOf(locale));
  for (const key of english.keys()) {
    const name = withoutForm(key);
    if (name === key) continue;
    for (const form of [...forms, 'other']) expect(keys.has(`${name}_${form}`), `${name}_${form}`).toBe(true);
  }
});

test.each(LOCALES)('the messages of %s fill in what the English ones do', (locale) => {
  for (const [key, text] of entriesOf(locale)) {
    const name = withoutForm(key);
    if (name === key) expect(placeholders(text), key).toEqual(placeholders(english.get(key)));
    // A form may say its number in a word: "one drink".
    else expect([[], ['number']], key).toContainEqual(placeholders(text));
  }
});

test('every message is used', () => {
  const code = globSync('{src,netlify,tools/mails}/**/*.{ts,tsx,mts,astro}')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const literals = new Set([...code.matchAll(/["']([\w.-]+)["']/g)].map(([, literal]) => literal));
  const words = new Set((code + readFileSync('data/texts/en/vocabulary.json', 'utf8')).match(/[\w-]+/g));
  // `menus.item.${kind}` uses keys with a word of the code or the vocabulary there; `${action}.failed` those whose
  // beginning stands elsewhere.
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map(([, template = '']) =>
    template.replaceAll(/\$\{[^{}]*\}/g, '*'),
  );
  const patterns = templates
    .filter((template) => /^[\w-]+\.[\w.*-]*\*/.test(template))
    .map(
      (template) => new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll('*', '([^.]+)')}$`),
    );
  const ends = templates
    .filter((template) => /^\*\.[\w.-]+$/.test(template))
    .map((template) => template.slice(1));
  const isUsed = (key: string) =>
    literals.has(key) ||
    patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((word) => words.has(word)),
    ) ||
    ends.some((end) => key.endsWith(end) && literals.has(key.slice(0, -end.length)));
  expect([...new Set([...english.keys()].map(withoutForm))].filter((key) => !isUsed(key))).toEqual([]);
});

test.each(LOCALES)('who brings a file that is no JSON is told in %s where there is one', (locale) => {
  const texts = new Map(entriesOf(locale));
  const told = texts.get('own.import.json') ?? '';
  for (const word of ['JSON', 'schema.org', 'Bar Assistant', texts.get('settings.export') ?? '?'])
    expect(told).toContain(word);
});

test.each(LOCALES)('descriptions of pages in %s are as long as search engines show', (locale) => {
  const messages = entriesOf(locale).filter(([key]) => /^[\w-]+\.description$/.test(key));
  const articles = Object.entries(PAGE_TEXTS[locale]).map(
    ([key, { description }]) => [key, description] as const,
  );
  expect([...messages, ...articles].filter(([, { length }]) => length > DESCRIPTION_LENGTH)).toEqual([]);
});
