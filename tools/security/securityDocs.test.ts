import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ASVS_IDS } from './asvsSections.ts';

const LIST = 'docs/security-asvs.md';
const PROMISES = 'docs/security.md';
const DOCUMENTS = ['SECURITY.md', PROMISES, LIST];
const ANSWERS = ['yes', 'no', 'not applicable'];

/** What stands between backticks and is a file or folder of the project. */
const PATH = /^(?:(?:docs|netlify|src|supabase|tests|tools)\/[\w./[\]-]+|[\w.-]+\.(?:json|md|mjs|toml))$/;
/** A test file with the names of tests behind it. */
const NAMED_TESTS = /`([^`]+\.(?:test|spec)\.ts)` ((?:“[^”]+”(?:, )?)+)/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
const SECTION_OF_PROMISES = /“([^”]+)” in \[security\.md\]/g;

const textOf = (path: string) => readFileSync(path, 'utf8');

/** The rows of the list: first and last id, what is asked, the answer, and what shows it. */
function rows() {
  return textOf(LIST)
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [ids = '', short = '', answer = '', shown = ''] = line
        .replace(/^\| | *\|$/g, '')
        .split(' | ')
        .map((cell) => cell.trim());
      const [first = '', last = first] = ids.split('–');
      return { first, last, short, answer, shown };
    });
}

function idsBetween(first: string, last: string): string[] {
  const [from, to] = [ASVS_IDS.indexOf(first), ASVS_IDS.indexOf(last)];
  return from === -1 || to < from ? [`no range: ${first}–${last}`] : ASVS_IDS.slice(from, to + 1);
}

/** Whether a test file has a test, or a row of a table of tests, of this very name. */
function hasTest(path: string, name: string): boolean {
  const source = textOf(path);
  const written = [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``];
  return written.some((text) => source.includes(text));
}

it('answers each requirement of levels 1 and 2 once, in their order', () => {
  expect(ASVS_IDS).toHaveLength(253);
  expect(rows().flatMap(({ first, last }) => idsBetween(first, last))).toEqual(ASVS_IDS);
});

it('answers by one of three words, and says what shows it or why', () => {
  const unclear = rows().filter(
    ({ short, answer, shown }) => !ANSWERS.includes(answer) || short === '' || shown === '',
  );
  expect(unclear).toEqual([]);
});

it('lists as to do just what its answers call so', () => {
  const asked = rows().flatMap(({ shown }) =>
    [...shown.matchAll(/to do (\d+)/g)].map(([, number]) => number),
  );
  const listed = [...(textOf(PROMISES).split('## To do')[1] ?? '').matchAll(/^(\d+)\. /gm)];
  expect([...new Set(asked)].sort()).toEqual(listed.map(([, number]) => number));
});

it.each(DOCUMENTS)('%s names files that are there', (document) => {
  const text = textOf(document);
  const named = [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => PATH.test(code));
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path));
  expect(named.length + linked.length).toBeGreaterThan(0);
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

it.each([PROMISES, LIST])('%s names tests by their names', (document) => {
  const tests = [...textOf(document).matchAll(NAMED_TESTS)].flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => [path, name] as const),
  );
  expect(tests.length).toBeGreaterThan(20);
  expect(tests.filter(([path, name]) => !hasTest(path, name))).toEqual([]);
});

it('names sections that are there', () => {
  const named = [...textOf(LIST).matchAll(SECTION_OF_PROMISES)].map(([, title]) => title);
  const headings = [...textOf(PROMISES).matchAll(/^#+ (.+)$/gm)].map(([, title]) => title);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((title) => !headings.includes(title))).toEqual([]);
});
