import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import { guideHtml } from '../features/guides/guideHtml.ts';
import { findMissingGuides } from './checks/guides.ts';
import { guideLink, linkTargets } from './guides.ts';
import { guidePath, guidesIn, listLanguages, linkPath, relatedGuides } from './guideViews.ts';
import { loadCatalogue, readDraft } from './loadCatalogue.ts';
import { CatalogueError, describeProblem } from './problem.ts';

const folder = temporaryFolder();
copyFewRecipes(folder);

const textOf = (title: string, slug: string, markdown: string) =>
  `---\ntitle: "${title}"\ndescription: Of ice.\nslug: ${slug}\n---\n\n${markdown}\n`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  write(
    'guides.json',
    JSON.stringify([
      { id: 'ice', answers: [], drinks: ['11002'] },
      { id: 'tiki', answers: [], drinks: [] },
    ]),
  );
  const markdown = 'See [Negroni](drink:11002), [gin](ingredient:gin) and [tiki](guide:tiki).';
  for (const locale of LOCALES) {
    write(`texts/${locale}/guides/ice.md`, textOf('Ice: all', `ice-${locale}`, markdown));
    write(`texts/${locale}/guides/tiki.md`, textOf('Tiki', `tiki-${locale}`, 'Rum.'));
  }
});

function problems(): string[] {
  try {
    loadCatalogue(folder);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems.map(describeProblem);
    throw error;
  }
  return [];
}

test('a guide has an address in the words of each language, and links lead to pages of that language', () => {
  const catalogue = loadCatalogue(folder);
  const [ice] = guidesIn(catalogue, 'de');
  expect(ice && guidePath(ice)).toMatchObject({
    en: '/guides/ice-en',
    de: '/ratgeber/ice-de',
    es: '/guias/ice-es',
  });
  expect(ice?.texts.de?.title).toBe('Ice: all');
  const html = guideHtml(ice?.texts.de?.markdown ?? '', (target) => linkPath(catalogue, target, 'de'));
  expect(html).toContain('<a href="/cocktail/negroni">Negroni</a>');
  expect(html).toContain('<a href="/zutaten/gin">gin</a>');
  expect(html).toContain('<a href="/ratgeber/tiki-de">tiki</a>');
  expect(ice && relatedGuides(catalogue, ice, 'de').map(({ id }) => id)).toEqual(['tiki']);
});

test.each(['drink:99999', 'ingredient:gold', 'guide:gold', 'https://example.com', 'dring:11002'])(
  'a link to %s is told with its file, and stops the build',
  (target) => {
    write('texts/fr/guides/tiki.md', textOf('Tiki', 'tiki', `[there](${target})`));
    expect(problems()).toEqual([`texts/fr/guides/tiki.md: links to "${target}", which there is not`]);
  },
);

test('two guides at one address, and what is no guide, are told', () => {
  write('texts/nl/guides/tiki.md', textOf('Tiki', 'ice-nl', 'Rum.'));
  write('texts/de/guides/tiki.md', 'Rum.');
  write('texts/es/guides/tiki.md', textOf('Tiki', 'Tiki Ñ', 'Rum.'));
  expect(problems()).toEqual([
    'texts/de/guides/tiki.md: has no head between two lines of "---"',
    'texts/es/guides/tiki.md: slug: must be lower-case words joined by hyphens',
    'texts/nl/guides/tiki.md: slug: is that of "ice" too: "ice-nl"',
  ]);
});

test('a language that lacks a guide goes without, and links to it are plain text', () => {
  write(
    'guides.json',
    JSON.stringify([
      { id: 'ice', answers: [], drinks: [] },
      { id: 'new', answers: [], drinks: [] },
    ]),
  );
  write('texts/en/guides/new.md', textOf('New', 'new', 'Rum.'));
  for (const locale of LOCALES)
    write(`texts/${locale}/guides/ice.md`, textOf('Ice', 'ice', '[new](guide:new)'));
  const catalogue = loadCatalogue(folder);
  const fresh = catalogue.guides.find(({ id }) => id === 'new');
  expect(fresh && listLanguages(fresh)).toEqual(['en']);
  expect(guidesIn(catalogue, 'de').map(({ id }) => id)).toEqual(['ice']);
  expect(linkPath(catalogue, 'guide:new', 'de')).toBeUndefined();
  expect(guideHtml('[new](guide:new)', (target) => linkPath(catalogue, target, 'de'))).toBe('<p>new</p>\n');
  expect(findMissingGuides(readDraft(folder).draft).map(describeProblem)).toContain(
    'texts/de/guides/new.md: is missing',
  );
});

test('links are read as they are written', () => {
  expect(linkTargets('[a](drink:11002) and [b](guide:ice "title"), not (this:one)')).toEqual([
    'drink:11002',
    'guide:ice',
  ]);
  expect(guideLink('drink:11002')).toEqual({ kind: 'drink', id: '11002' });
  expect(guideLink('https://example.com')).toBeUndefined();
});
