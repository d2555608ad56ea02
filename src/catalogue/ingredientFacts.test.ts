import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import { findMissingIngredientFacts } from './checks/missingIngredientFacts.ts';
import { aboutIngredient } from './ingredientAbouts.ts';
import { loadCatalogue, readDraft } from './loadCatalogue.ts';
import { CatalogueError, describeProblem } from './problem.ts';
import { readCheckedCatalogue } from './readCheckedCatalogue.ts';

const GERMAN = 'texts/de/ingredientFacts.json';
/** What the tests begin with, and a copy of it that they change. */
const whole = temporaryFolder();
copyFewRecipes(whole);
const folder = temporaryFolder();
cpSync(whole, folder, { recursive: true });

/** Files that a test has changed; they are as they were before the next one. */
const written = new Set<string>();
afterEach(() => {
  for (const file of written) copyFileSync(path.join(whole, file), path.join(folder, file));
  written.clear();
});

type Entry = Record<string, unknown>;

function edit<Content>(file: string, change: (content: Content) => void): void {
  written.add(file);
  const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Content;
  change(content);
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}

function editIngredient(category: string, id: string, facts: Entry): void {
  edit<Entry[]>(`ingredients/${category}.json`, (all) => {
    Object.assign(all.find((entry) => entry['id'] === id) as Entry, facts);
  });
}

function tell(locale: string, id: string, about: string | undefined): void {
  edit<Entry>(`texts/${locale}/ingredientFacts.json`, (all) => {
    all[id] = about === undefined ? undefined : { about };
  });
}

function problems(): string[] {
  try {
    loadCatalogue(folder);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems.map(describeProblem);
    throw error;
  }
  return [];
}

function missing(): string[] {
  return findMissingIngredientFacts(readDraft(folder).draft).map(describeProblem);
}

const FIRST = 'Wacholder gibt diesem Text seinen Ton, und er ist nur dazu da, lang genug zu sein.';
const SECOND = 'Im Glas schmeckt er nach Prüfung, und am Tresen greift niemand ein zweites Mal nach ihm.';
const ABOUT = `${FIRST} ${SECOND}`;

test('every ingredient states what it must, and every used one is told of in five languages', () => {
  expect(missing()).toEqual([]);
});

test('a text of an ingredient is read in its language, and English stands in', () => {
  tell('de', 'gin', ABOUT);
  tell('fr', 'gin', undefined);
  const { abouts } = loadCatalogue(folder);
  const english = abouts.en?.['gin']?.about;
  expect(english).toMatch(/juniper/);
  expect(aboutIngredient(abouts, 'gin', 'de')).toEqual({ text: ABOUT, inEnglish: false });
  expect(aboutIngredient(abouts, 'gin', 'fr')).toEqual({ text: english, inEnglish: true });
  expect(aboutIngredient(abouts, 'moon-juice', 'de')).toBeUndefined();
});

test('functions read the catalogue without these texts', () => {
  written.add(GERMAN);
  writeFileSync(path.join(folder, GERMAN), 'nothing that anybody could read');
  expect(readCheckedCatalogue(folder).ingredientById.entry('gin').names.de).toBe('Gin');
  expect(problems()).toEqual([expect.stringContaining(`${GERMAN}: malformed JSON`)]);
});

test('a text that a used ingredient lacks is told, and keeps nothing from being built', () => {
  tell('de', 'gin', undefined);
  tell('en', 'campari', undefined);
  expect(missing()).toEqual([
    'texts/en/ingredientFacts.json: campari.about: is missing; a recipe uses it',
    `${GERMAN}: gin.about: is missing; a recipe uses it`,
  ]);
  expect(problems()).toEqual([]);
});

test('sweetness and keeping that an ingredient lacks are told', () => {
  editIngredient('spirit', 'gin', { sweetness: undefined, keeps: undefined });
  editIngredient('herb', 'mint', { sweetness: undefined, keeps: undefined });
  expect(missing()).toEqual([
    'ingredients/herb.json: mint.keeps: is missing',
    'ingredients/spirit.json: gin.sweetness: is missing',
    'ingredients/spirit.json: gin.keeps: is missing',
  ]);
});

test.each([
  [{ sweetness: 'dry' }, 'sweetness'],
  [{ keeps: { unit: 'years', where: 'room' } }, 'keeps'],
  [{ keeps: { amount: 2, unit: 'indefinitely', where: 'room' } }, 'keeps'],
  [{ keeps: { amount: 0, unit: 'days', where: 'fridge' } }, 'keeps'],
  [{ keeps: { amount: 2, unit: 'days', where: 'cellar' } }, 'keeps'],
])('%j is refused by the schema', (facts, field) => {
  editIngredient('spirit', 'gin', facts);
  expect(problems()).toContainEqual(
    expect.stringMatching(`^ingredients/spirit\\.json: \\[\\d+\\]\\.${field}`),
  );
});

test.each([
  ['liqueur', 'campari', 'slightly-sweet', 'is "slightly-sweet", but a liqueur is sweet'],
  ['syrup', 'orgeat', 'not-sweet', 'is "not-sweet", but a syrup is sweet'],
  [
    'mixer',
    'tonic-water',
    'very-sweet',
    'is "very-sweet", from 250 g of sugar on, but its energy allows 85 g at most',
  ],
])('in %s, a %s that is "%s" is a contradiction', (category, id, sweetness, reason) => {
  editIngredient(category, id, { sweetness });
  expect(problems()).toEqual([`ingredients/${category}.json: ${id}.sweetness: ${reason}`]);
});

test('a herbal liqueur that the law lets be lean may be so', () => {
  editIngredient('liqueur', 'pastis', { sweetness: 'not-sweet' });
  expect(problems()).toEqual([]);
});

test.each([
  ['Zu kurz. Viel zu kurz.', 'must have at least 160 characters'],
  [`${ABOUT} ${'Und er wird länger. '.repeat(20)}`.trim(), 'must have at most 420 characters'],
  [ABOUT.replace(`ton, `, '').replace('. Im', ', im'), 'has 1 sentence(s), not two or three'],
  [ABOUT.replace(/\.$/, '!'), 'has an exclamation mark'],
  [ABOUT.replace('Wacholder', '“Wacholder”'), 'has quotation marks that are not „…“'],
  [ABOUT.replace('lang', '0.5 Mal lang'), 'has a decimal point; use a comma'],
])('"%s" is no text of an ingredient', (about, reason) => {
  tell('de', 'gin', about);
  const found = problems();
  expect(found).toEqual([expect.stringContaining(`${GERMAN}: gin.about: `)]);
  expect(found[0]).toContain(reason);
});

test('two texts that begin alike, one left in English and one of no ingredient are told', () => {
  tell('de', 'gin', ABOUT);
  tell('de', 'vodka', `${FIRST} ${SECOND.replace('Glas', 'Becher')}`);
  const english = readDraft('data').draft.abouts.en?.['campari']?.about ?? '';
  tell('nl', 'campari', english);
  tell('fr', 'moon-juice', ABOUT);
  const found = problems();
  expect(found).toContain(
    `${GERMAN}: vodka.about: begins with the same words as "gin": "wacholder gibt diesem text …"`,
  );
  expect(found).toContain(`texts/nl/ingredientFacts.json: campari.about: "${english}" is the English text`);
  expect(found).toContain('texts/fr/ingredientFacts.json: moon-juice: no ingredient has this id');
});
