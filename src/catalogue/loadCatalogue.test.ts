import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { copyFewRecipes } from '../../tools/test/fewRecipes.ts';
import { loadCatalogue, readDraft } from './loadCatalogue.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import { findMissingTexts } from './checks/missingTexts.ts';
import { CatalogueError, describeProblem } from './problem.ts';
import { recipeView } from './recipeView.ts';

const MARGARITA = 'cocktails/11001-margarita.json';
const NEGRONI = 'cocktails/11002-negroni.json';
/** What the tests begin with, and a copy of it that they change. */
const whole = temporaryFolder();
copyFewRecipes(whole);
const folder = temporaryFolder();
cpSync(whole, folder, { recursive: true });

/** Files that a test has written; they are as they were before the next one. */
const written = new Set<string>();
afterEach(() => {
  for (const file of written) {
    const original = path.join(whole, file);
    if (existsSync(original)) copyFileSync(original, path.join(folder, file));
    else rmSync(path.join(folder, file));
  }
  written.clear();
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function write(file: string, text: string): void {
  written.add(file);
  writeFileSync(path.join(folder, file), text);
}

interface Editable {
  id: string;
  lines: Record<string, unknown>[];
  steps: string[];
  [field: string]: unknown;
}

function edit(file: string, change: (value: Editable) => void): void {
  const value = JSON.parse(read(file)) as Editable;
  change(value);
  write(file, JSON.stringify(value));
}

/** Changes what a language says of the Margarita. */
function editMargarita(locale: string, texts: Record<string, string | string[]>): void {
  edit(`texts/${locale}/cocktails.json`, (all) => {
    Object.assign(all['11001'] as object, texts);
  });
}

type Answers = Record<string, { question: string } | undefined>;

/** Changes what no language changes of the answer on clear ice. */
function editAnswer(facts: Record<string, string[]>): void {
  edit('barAnswers.json', (all) => {
    Object.assign(all['clear-ice'] as object, facts);
  });
}

function problems(dataDir = folder): string[] {
  try {
    loadCatalogue(dataDir);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems.map(describeProblem);
    throw error;
  }
  return [];
}

/** Texts that are missing and keep nothing from being built. */
function missing(dataDir = folder): string[] {
  return findMissingTexts(readDraft(dataDir).draft).map(describeProblem);
}

test('the catalogue as it stands has no problem and lacks no text', () => {
  expect(problems('data')).toEqual([]);
  expect(missing('data')).toEqual([]);
  expect(problems()).toEqual([]);
});

test('an unknown ingredient, glass and pairing are named with file and field', () => {
  edit(MARGARITA, (recipe) => {
    Object.assign(recipe.lines[0] ?? {}, { ingredient: 'moon-juice' });
    recipe['glass'] = 'bucket';
    recipe['pairings'] = ['green-olives', 'gravel'];
  });
  expect(problems()).toEqual(
    expect.arrayContaining([
      `${MARGARITA}: lines[0].ingredient: "moon-juice" is no known ingredient`,
      `${MARGARITA}: glass: "bucket" is not in the vocabulary glasses`,
      `${MARGARITA}: pairings[1]: "gravel" is not in the vocabulary pairings`,
    ]),
  );
});

test('a missing description is told with file and id, and English stands in', () => {
  edit('texts/de/cocktails.json', (texts) => {
    delete texts['11001'];
  });
  expect(missing()).toEqual(['texts/de/cocktails.json: 11001.description: is missing; English stands in']);
  const catalogue = loadCatalogue(folder);
  const margarita = catalogue.recipes.find(({ id }) => id === '11001');
  if (margarita === undefined) throw new Error('There is no Margarita.');
  const [german, english] = [recipeView(margarita, catalogue, 'de'), recipeView(margarita, catalogue, 'en')];
  expect(german.description).toBe(english.description);
  expect(german.inEnglish.description).toBe(true);
  expect(english.inEnglish.description).toBe(false);
  expect(recipeView(margarita, catalogue, 'fr').inEnglish.description).toBe(false);
});

test('a bar answer that a language lacks is told, and the chat goes without it there', () => {
  edit('texts/fr/barAnswers.json', (texts) => {
    delete texts['clear-ice'];
  });
  expect(problems()).toEqual([]);
  expect(missing()).toEqual([
    'texts/fr/barAnswers.json: clear-ice: is missing; the chat cannot give this answer',
  ]);
  const told = loadCatalogue(folder).barAnswers.find(({ id }) => id === 'clear-ice');
  expect(told?.texts.fr).toBeUndefined();
  expect(told?.texts.nl?.question).toMatch(/ijs/i);
});

test('a step without a translation is told once for each language, and English stands in', () => {
  for (const file of [MARGARITA, NEGRONI]) {
    edit(file, (recipe) => {
      recipe.steps.push('Serve in the dark.');
    });
  }
  expect(missing()).toEqual(
    ['nl', 'de', 'es', 'fr'].map(
      (locale) =>
        `texts/${locale}/phrases.json: "Serve in the dark.": is missing; English stands in (${MARGARITA}, steps[5] and in 1 more)`,
    ),
  );
  const catalogue = loadCatalogue(folder);
  const negroni = catalogue.recipes.find(({ id }) => id === '11002');
  if (negroni === undefined) throw new Error('There is no Negroni.');
  const { steps, inEnglish } = recipeView(negroni, catalogue, 'nl');
  expect(steps.at(-1)).toBe('Serve in the dark.');
  expect(inEnglish.steps.lastIndexOf(true)).toBe(steps.length - 1);
  expect(inEnglish.steps.indexOf(true)).toBe(steps.length - 1);
});

test('a step may not name an ingredient that the recipe lacks, but its own glass and ice', () => {
  edit(MARGARITA, (recipe) => {
    recipe.steps[0] = 'Pour the gin over ice into a white wine glass.';
  });
  expect(problems()).toContain(`${MARGARITA}: steps[0]: names "gin", which the recipe does not list`);
  expect(problems().filter((problem) => problem.includes('names "wine"'))).toEqual([]);
});

test('a line that no step uses is a problem', () => {
  edit(MARGARITA, (recipe) => {
    recipe.lines.push({ ingredient: 'mint', unit: 'sprig', amount: 1, garnish: true });
  });
  expect(problems()).toEqual([`${MARGARITA}: lines[4]: no step uses "mint"`]);
});

test('an id that stands twice names both files', () => {
  edit('cocktails/11002-negroni.json', (recipe) => {
    recipe.id = '11001';
  });
  expect(problems()).toEqual(
    expect.arrayContaining([`cocktails/11002-negroni.json: id: "11001" stands in ${MARGARITA} (id) already`]),
  );
});

test.each([
  [{ unit: 'ml', amount: 5000 }, '5000 ml is out of range (2.5 to 1000)'],
  [{ unit: 'dash', amount: 40 }, '40 dash is out of range (1 to 10)'],
  [{ unit: 'ml' }, 'the unit "ml" needs an amount'],
  [{ unit: 'rim', amount: 2 }, 'the unit "rim" takes no amount'],
])('%j is an impossible amount', (amount, reason) => {
  edit(MARGARITA, (recipe) => {
    recipe.lines[0] = { ingredient: 'tequila-blanco', ...amount };
  });
  expect(problems()).toContain(`${MARGARITA}: lines[0]: ${reason}`);
});

test('a negative amount and an unknown field are refused by the schema', () => {
  edit(MARGARITA, (recipe) => {
    recipe.lines[0] = { ingredient: 'tequila-blanco', unit: 'ml', amount: -5 };
    recipe['colour'] = 'green';
  });
  const found = problems();
  expect(found).toEqual(
    expect.arrayContaining([expect.stringMatching(`^${MARGARITA}: lines\\[0\\]\\.amount: `)]),
  );
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/colour/)]));
});

test('malformed JSON is told with line and column, and the other files are still checked', () => {
  write(MARGARITA, '{\n  "id": "11001",\n  "name": \n}');
  edit('cocktails/11002-negroni.json', (recipe) => {
    recipe['taste'] = 'odd';
  });
  const found = problems();
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${MARGARITA}: malformed JSON: value expected \\(line 4, column 1\\)`),
    ]),
  );
  expect(found).toContain('cocktails/11002-negroni.json: taste: "odd" is not in the vocabulary tastes');
});

test('English left in another language is found in sentences and in names', () => {
  for (const locale of ['en', 'fr']) editMargarita(locale, { description: 'A daisy made with tequila.' });
  for (const locale of ['en', 'de']) editTerm(locale, 'spirits', 'gin', { name: 'Moonshine' });
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^texts\/fr\/cocktails\.json: 11001\.description: .* is the English text$/),
      expect.stringMatching(
        /^texts\/de\/vocabulary\.json: spirits\.gin\.name: "Moonshine" is the English text; .*de\/loanwords\.json$/,
      ),
    ]),
  );
});

test.each([
  ['en', 'A drink with a "straight" quote, long enough to stand.', 'straight quote'],
  ['de', 'Ein “englisches” Zitat auf Deutsch.', '„…“'],
  ['de', 'Mit 40 % vol und 20 ml Saft.', 'fixed space'],
  ['fr', 'Un cocktail: sans espace fine.', 'narrow no-break space'],
  ['es', 'Sabes que es?', '¿'],
  ['nl', 'Met 22.5 milliliter.', 'comma'],
])('typography of %s is checked', (locale, text, reason) => {
  editMargarita(locale, { description: text });
  expect(problems()).toEqual([expect.stringContaining(reason)]);
});

test('a drink without a base spirit must be free of alcohol, and the other way round', () => {
  edit(MARGARITA, (recipe) => {
    delete recipe['spirit'];
  });
  edit('cocktails/13002-shirley-temple.json', (recipe) => {
    recipe['spirit'] = 'gin';
  });
  expect(problems()).toEqual([
    expect.stringMatching(`^${MARGARITA}: spirit: is missing, but the drink has \\d+% vol$`),
    'cocktails/13002-shirley-temple.json: spirit: is "gin", but the drink has no alcohol',
  ]);
});

test('an ingredient cannot descend from itself', () => {
  edit('ingredients/spirit.json', (spirits) => {
    const gin = (spirits as unknown as { id: string; parent?: string }[]).find(({ id }) => id === 'gin');
    if (gin) gin.parent = 'london-dry-gin';
  });
  expect(problems()).toEqual(
    expect.arrayContaining([
      'ingredients/spirit.json: gin.parent: the line of parents leads back to the ingredient itself',
    ]),
  );
});

test('English texts that cannot be read are the one problem', () => {
  write('texts/en/ingredients.json', '{');
  expect(problems()).toEqual([expect.stringMatching(/^texts\/en\/ingredients\.json: malformed JSON/)]);
});

test('an empty folder says that there is nothing', () => {
  expect(problems(temporaryFolder())).toContain(
    'vocabulary/glasses.json: the file is missing or cannot be read',
  );
});

type Entry = Record<string, unknown> & { id: string };

/** Changes one entry of a file that holds a list. */
function editEntry(file: string, id: string, change: (entry: Entry, all: Entry[]) => void): void {
  edit(file, (value) => {
    const entries = value as unknown as Entry[];
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry === undefined) throw new Error(`${file} has no "${id}"`);
    change(entry, entries);
  });
}

type Terms = Record<string, Record<string, Record<string, unknown>>>;

/** Changes what a language calls the terms of the vocabularies. */
function editVocabulary(locale: string, change: (terms: Terms) => void): void {
  edit(`texts/${locale}/vocabulary.json`, (value) => {
    change(value as unknown as Terms);
  });
}

function editTerm(locale: string, vocabulary: string, id: string, texts: Record<string, unknown>): void {
  editVocabulary(locale, (terms) => {
    const entries = (terms[vocabulary] ??= {});
    entries[id] = { ...entries[id], ...texts };
  });
}

function addPhrase(locale: string, english: string, translation: string): void {
  edit(`texts/${locale}/phrases.json`, (phrases) => {
    Object.assign(phrases, { [english]: translation });
  });
}

const FAULTS: [name: string, make: () => void, problem: string | RegExp][] = [
  [
    'a drink stronger than any bar serves',
    () => {
      edit('cocktails/11029-b-and-b.json', ({ lines }) => {
        Object.assign(lines[0] ?? {}, { ingredient: 'grain-alcohol', amount: 60 });
      });
    },
    /11029-b-and-b\.json: lines: come to \d+% vol, more than 45/,
  ],
  [
    'a stand-in for itself',
    () => {
      editEntry('ingredients/spirit.json', 'gin', (gin) => {
        gin['standIns'] = [{ use: 'gin', remark: 'close' }];
      });
    },
    'ingredients/spirit.json: gin.standIns[0]: an ingredient cannot stand in for itself',
  ],
  [
    'an unknown stand-in',
    () => {
      editEntry('ingredients/spirit.json', 'gin', (gin) => {
        gin['standIns'] = [{ use: 'moonshine', remark: 'close' }];
      });
    },
    'ingredients/spirit.json: gin.standIns[0]: "moonshine" is no known ingredient',
  ],
  [
    'an unknown remark',
    () => {
      editEntry('ingredients/spirit.json', 'gin', (gin) => {
        gin['standIns'] = [{ use: 'vodka', remark: 'nicer' }];
      });
    },
    'ingredients/spirit.json: gin.standIns[0]: "nicer" is not in the vocabulary remarks',
  ],
  [
    'an unknown difference',
    () => {
      editEntry('ingredients/spirit.json', 'london-dry-gin', (gin) => {
        gin['differs'] = 'nicer';
      });
    },
    'ingredients/spirit.json: london-dry-gin.differs: "nicer" is not in vocabulary/remarks.json',
  ],
  [
    'a difference from no parent',
    () => {
      editEntry('ingredients/spirit.json', 'gin', (gin) => {
        gin['differs'] = 'sweeter';
      });
    },
    'ingredients/spirit.json: gin.differs: it says from which parent the ingredient differs',
  ],
  [
    'an unknown parent',
    () => {
      editEntry('ingredients/spirit.json', 'gin', (gin) => {
        gin['parent'] = 'juniper-water';
      });
    },
    'ingredients/spirit.json: gin.parent: "juniper-water" is no known ingredient',
  ],
  [
    'an ingredient id that stands twice',
    () => {
      editEntry('ingredients/spirit.json', 'gin', (gin, all) => {
        all.push(gin);
      });
    },
    'ingredients/spirit.json: gin.id: "gin" stands in ingredients/spirit.json (gin.id) already',
  ],
  [
    'a recipe name that stands twice',
    () => {
      editMargarita('en', { name: 'negroni' });
    },
    'texts/en/cocktails.json: 11002.name: "Negroni" stands in texts/en/cocktails.json (11001.name) already',
  ],
  [
    'a file that is not named for its id',
    () => {
      edit(NEGRONI, (recipe) => {
        recipe.id = '11003';
      });
    },
    `${NEGRONI}: id: "11003" does not begin the file's name`,
  ],
  [
    'a step without a full stop',
    () => {
      edit(NEGRONI, ({ steps }) => {
        steps[0] = 'Add all the ingredients to a mixing glass';
      });
    },
    `${NEGRONI}: steps[0]: must end with a full stop`,
  ],
  [
    'a step of two sentences',
    () => {
      edit(NEGRONI, ({ steps }) => {
        steps[0] = 'Add all the ingredients to a mixing glass. Wait.';
      });
    },
    `${NEGRONI}: steps: a step must be exactly one sentence`,
  ],
  [
    'a translation that no recipe uses',
    () => {
      addPhrase('nl', 'Juggle the bottles.', 'Jongleer met de flessen.');
    },
    'texts/nl/phrases.json: "Juggle the bottles.": no recipe uses this sentence',
  ],
  [
    'a bar answer without a source',
    () => {
      editAnswer({ sources: [] });
    },
    'barAnswers.json: clear-ice.sources: must name a source',
  ],
  [
    'a bar answer by a source that there is not',
    () => {
      editAnswer({ sources: ['hearsay'] });
    },
    'barAnswers.json: clear-ice.sources[0]: "hearsay" is not in sources.json',
  ],
  [
    'a bar answer that shows a drink that there is not',
    () => {
      editAnswer({ drinks: ['11002', '19999'] });
    },
    'barAnswers.json: clear-ice.drinks[1]: "19999" is no known recipe',
  ],
  [
    'a bar answer that speaks of an ingredient that there is not',
    () => {
      editAnswer({ ingredients: ['moon-juice'] });
    },
    'barAnswers.json: clear-ice.ingredients[0]: "moon-juice" is no known ingredient',
  ],
  [
    'a bar answer that English does not tell',
    () => {
      edit('texts/en/barAnswers.json', (texts) => {
        delete texts['clear-ice'];
      });
    },
    'barAnswers.json: clear-ice: has no English text',
  ],
  [
    'a text of a bar answer that there is not',
    () => {
      edit('texts/de/barAnswers.json', (texts) => {
        texts['moonlight'] = texts['clear-ice'];
      });
    },
    'texts/de/barAnswers.json: moonlight: no bar answer has this id',
  ],
  [
    'a bar answer left in English',
    () => {
      const english = (JSON.parse(read('texts/en/barAnswers.json')) as Answers)['clear-ice'];
      edit('texts/nl/barAnswers.json', (texts) => {
        Object.assign(texts['clear-ice'] as object, { question: english?.question });
      });
    },
    'texts/nl/barAnswers.json: clear-ice.question: "How do I make clear ice at home?" is the English text',
  ],
  [
    'a bar answer in another language’s typography',
    () => {
      edit('texts/fr/barAnswers.json', (texts) => {
        Object.assign(texts['clear-ice'] as object, { question: 'De la glace claire?' });
      });
    },
    'texts/fr/barAnswers.json: clear-ice.question: "De la glace claire?" lacks the narrow no-break space (U+202F) before ; : ! ?',
  ],
  [
    'an English bar answer in British spelling',
    () => {
      edit('texts/en/barAnswers.json', (texts) => {
        Object.assign(texts['clear-ice'] as object, { question: 'How do I keep the flavour of ice?' });
      });
    },
    'texts/en/barAnswers.json: clear-ice.question: "How do I keep the flavour of ice?" is spelled in the British way; spelling is American',
  ],
  [
    'a translation of two sentences',
    () => {
      addPhrase('nl', 'Stir gently once.', 'Roer voorzichtig. Roer nog eens.');
    },
    'texts/nl/phrases.json: "Stir gently once.": must be exactly one sentence that begins with a capital',
  ],
  [
    'a translation that begins with a figure, which the API’s text would not split',
    () => {
      addPhrase('de', 'Stir gently once.', '1 Mal sanft umrühren.');
    },
    'texts/de/phrases.json: "Stir gently once.": must be exactly one sentence that begins with a capital',
  ],
  [
    'something counted by the piece that has no plural',
    () => {
      edit(NEGRONI, ({ lines }) => {
        Object.assign(lines[3] ?? {}, { ingredient: 'nutmeg', unit: 'piece' });
      });
      for (const locale of LOCALES) {
        edit(`texts/${locale}/ingredients.json`, ({ nutmeg }) => {
          delete (nutmeg as { plural?: string }).plural;
        });
      }
    },
    `${NEGRONI}: lines[3]: "nutmeg" is counted by the piece but has no plurals`,
  ],
  [
    'a vocabulary term that stands twice',
    () => {
      editEntry('vocabulary/glasses.json', 'coupe', (coupe, all) => {
        all.push(coupe);
      });
    },
    /vocabulary\/glasses\.json: \[\d+\]\.id: "coupe" stands here twice/,
  ],
  [
    'a term that the code needs and the data lacks',
    () => {
      editVocabulary('en', ({ allergens }) => {
        delete allergens?.['lupin'];
      });
    },
    'texts/en/vocabulary.json: allergens: the term "lupin" is missing',
  ],
  [
    'a term that the code does not know',
    () => {
      editTerm('en', 'diets', 'halal', { name: 'Halal' });
    },
    'texts/en/vocabulary.json: diets: the code knows no "halal"',
  ],
  [
    'a way to put a picture’s text together that the code does not know',
    () => {
      editTerm('en', 'sights', 'smoke', { name: 'and smoke' });
    },
    'texts/en/vocabulary.json: sights: the code knows no "smoke"',
  ],
  [
    'a misspelt placeholder of a unit',
    () => {
      editTerm('de', 'units', 'ml', { line: { one: '{n} ml {i}', other: '{m} ml {i}' } });
    },
    'texts/de/vocabulary.json: units.ml.line.other: knows no placeholder "{m}"',
  ],
  [
    'a unit that loses the ingredient',
    () => {
      editTerm('fr', 'units', 'dash', { line: { one: '{n} trait', other: '{n} traits' } });
    },
    'texts/fr/vocabulary.json: units.dash.line.other: must name the ingredient 1 time(s), not 0',
  ],
  [
    'a unit left in English',
    () => {
      editTerm('es', 'units', 'dash', { amount: { one: '{n} dash', other: '{n} dashes' } });
    },
    'texts/es/vocabulary.json: units.dash.amount.other: "dashes" is the English text; if it is right, add it to texts/es/loanwords.json',
  ],
  [
    'a version of a drink that there is not',
    () => {
      edit('cocktails/13010-virgin-margarita.json', (recipe) => {
        recipe['variantOf'] = '10999';
      });
    },
    'cocktails/13010-virgin-margarita.json: variantOf: there is no recipe "10999"',
  ],
  [
    'two drinks that are versions of each other',
    () => {
      edit(MARGARITA, (recipe) => {
        recipe['variantOf'] = '13010';
      });
    },
    `${MARGARITA}: variantOf: the line of variants leads back to the recipe itself`,
  ],
  [
    'a kind of its ingredient that a line takes as well',
    () => {
      edit(MARGARITA, ({ lines }) => {
        Object.assign(lines[1] ?? {}, { or: ['cointreau'] });
      });
    },
    `${MARGARITA}: lines[1].or[0]: "cointreau" serves for "triple-sec" as its kind already`,
  ],
  [
    'something with milk that a line takes as well',
    () => {
      edit(MARGARITA, ({ lines }) => {
        Object.assign(lines[1] ?? {}, { or: ['irish-cream'] });
      });
    },
    `${MARGARITA}: lines[1].or[0]: "irish-cream" brings into the glass what "triple-sec" has not`,
  ],
  [
    'something unknown that a line takes as well',
    () => {
      edit(MARGARITA, ({ lines }) => {
        Object.assign(lines[1] ?? {}, { or: ['moon-juice'] });
      });
    },
    `${MARGARITA}: lines[1].or[0]: "moon-juice" is no known ingredient`,
  ],
  [
    'an unknown source',
    () => {
      edit(NEGRONI, (recipe) => {
        recipe['sources'] = ['hearsay'];
      });
    },
    `${NEGRONI}: sources[0]: "hearsay" is not in sources.json`,
  ],
  [
    'an origin that is stated without a source',
    () => {
      edit(NEGRONI, (recipe) => {
        delete recipe['sources'];
      });
    },
    `${NEGRONI}: sources: the description says "1919", and no source is named`,
  ],
  [
    'a person who is named without a source',
    () => {
      edit(NEGRONI, (recipe) => {
        delete recipe['sources'];
      });
      edit('texts/en/cocktails.json', (texts) => {
        (texts['11002'] as Record<string, string>)['description'] = 'Made as Ada van Tulder liked it.';
      });
    },
    `${NEGRONI}: sources: the description says "Ada van Tulder", and no source is named`,
  ],
  [
    'a source of no year',
    () => {
      edit('sources.json', (sources) => {
        Object.assign(sources['iba-2024'] as object, { year: 24 });
      });
    },
    /^sources\.json: iba-2024\.year: /,
  ],
  [
    'an alias that is the name of another drink',
    () => {
      editMargarita('en', { aliases: ['negroni'] });
    },
    /^texts\/en\/cocktails\.json: 11002\.name: "Negroni" stands in texts\/en\/cocktails\.json \(11001\.aliases\[0\]\)/,
  ],
  [
    'an ingredient that a language does not name',
    () => {
      edit('texts/de/ingredients.json', (texts) => {
        delete texts['gin'];
      });
    },
    'texts/de/ingredients.json: gin: is missing',
  ],
  [
    'an ingredient that English does not name',
    () => {
      edit('texts/en/ingredients.json', (texts) => {
        delete texts['shiso'];
      });
    },
    'texts/en/ingredients.json: shiso: is missing',
  ],
  [
    'a plural that one language lacks',
    () => {
      edit('texts/fr/ingredients.json', ({ raspberry }) => {
        delete (raspberry as { plural?: string }).plural;
      });
    },
    'texts/fr/ingredients.json: raspberry.plural: is missing',
  ],
  [
    'a plural that English lacks',
    () => {
      edit('texts/fr/ingredients.json', ({ gin }) => {
        Object.assign(gin as object, { plural: 'gins' });
      });
    },
    'texts/fr/ingredients.json: gin.plural: has no English',
  ],
  [
    'a term that a language does not name',
    () => {
      editVocabulary('es', ({ glasses }) => {
        delete glasses?.['coupe'];
      });
    },
    'texts/es/vocabulary.json: glasses.coupe: is missing',
  ],
  [
    'a recipe without an English description',
    () => {
      edit('texts/en/shots.json', (texts) => {
        delete (texts['12001'] as { description?: string }).description;
      });
    },
    'texts/en/shots.json: 12001.description: is missing',
  ],
  [
    'a text of a recipe that there is not',
    () => {
      edit('texts/nl/shots.json', (texts) => {
        texts['12999'] = { description: 'Een shot dat niemand schenkt.' };
      });
    },
    'texts/nl/shots.json: 12999: no recipe has this id',
  ],
  [
    'a name of an ingredient that there is not',
    () => {
      edit('texts/es/ingredients.json', (texts) => {
        texts['moonshine'] = { name: 'aguardiente casero' };
      });
    },
    'texts/es/ingredients.json: moonshine: no ingredient has this id',
  ],
  [
    'a name of a term that there is not',
    () => {
      editTerm('fr', 'tastes', 'dull', { name: 'Fade' });
    },
    'texts/fr/vocabulary.json: tastes.dull: there is no such term',
  ],
  [
    'an ingredients file of no category',
    () => {
      write('ingredients/potions.json', '[]');
    },
    /ingredients\/potions\.json: the file is named for no category/,
  ],
  [
    'a key that stands twice',
    () => {
      const file = 'texts/nl/phrases.json';
      write(file, read(file).replace('{', '{ "Stir gently once.": "Roer.",'));
    },
    /texts\/nl\/phrases\.json: the key "Stir gently once\." stands twice \(line \d+, column \d+\)/,
  ],
];

test.each(FAULTS)('%s is a problem', (_name, make, problem) => {
  make();
  expect(problems()).toEqual(
    expect.arrayContaining([typeof problem === 'string' ? problem : expect.stringMatching(problem)]),
  );
});

test('a stated look that does not add up or names nothing is told with its field', () => {
  edit(MARGARITA, (recipe) => {
    recipe['look'] = {
      layers: [
        { colour: '#ffffff', clarity: 'clear', share: 0.5 },
        { colour: '#ff0000', clarity: 'clear', share: 0.4 },
      ],
      rim: 'stardust',
      garnish: [{ ingredient: 'parasol', cut: 'chunk' }],
      steeped: [{ ingredient: 'straw', cut: 'slice' }],
    };
  });
  expect(problems()).toEqual([
    `${MARGARITA}: look.layers: the shares come to 0.9, not to 1`,
    `${MARGARITA}: look.rim: "stardust" is no known ingredient`,
    `${MARGARITA}: look.garnish[0].ingredient: "parasol" is neither a known ingredient nor umbrella or straw`,
    `${MARGARITA}: look.garnish[0].cut: "chunk" is not in the vocabulary units`,
    `${MARGARITA}: look.steeped[0].cut: "straw" is shown by the piece`,
  ]);
});

test('thirds typed with two digits add up', () => {
  edit(MARGARITA, (recipe) => {
    const third = { colour: '#ffffff', clarity: 'clear', share: 0.33 };
    recipe['look'] = { layers: [third, third, third] };
  });
  expect(problems()).toEqual([]);
});

test('a colour that is none is refused in its place', () => {
  edit(MARGARITA, (recipe) => {
    recipe['look'] = { foam: '#ffffff', layers: [{ colour: 'red', clarity: 'clear', share: 1 }] };
  });
  expect(problems()).toEqual([`${MARGARITA}: look.layers[0].colour: must be a colour such as #d9a95f`]);
});

test('a garnish for which no language has a word is told', () => {
  edit(MARGARITA, (recipe) => {
    recipe['look'] = {
      garnish: [
        { ingredient: 'apple', cut: 'piece' },
        { ingredient: 'lime', cut: 'dash' },
      ],
    };
  });
  expect(problems()).toEqual([
    `${MARGARITA}: look.garnish[0]: "apple" is shown by the piece but has no "shown" texts`,
    `${MARGARITA}: look.garnish[1]: the unit "dash" is no way to show a garnish: it has no "shown" texts`,
  ]);
});

test.each([
  ['texts/nl/vocabulary.json', 'sights.with.name', 'met', 'must have exactly one {list}'],
  ['texts/en/vocabulary.json', 'props.straw.shown.other', 'straws', 'must have exactly one {n}'],
  ['texts/de/ingredients.json', 'olive.shown.other', 'Oliven', 'must have exactly one {n}'],
  ['texts/en/vocabulary.json', 'units.twist.item.one', '{a i} twist', 'which is for pictures alone'],
])('%s without what %s needs is told', (file, field, text, reason) => {
  const texts = JSON.parse(read(file)) as Record<string, unknown>;
  const path = field.split('.');
  let at: Record<string, unknown> | undefined = texts;
  for (const part of path.slice(0, -1)) at = at?.[part] as Record<string, unknown> | undefined;
  Object.assign(at ?? {}, { [path.at(-1) ?? '']: text });
  write(file, JSON.stringify(texts));
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${file}: ${field}: .*${reason.replace(/[{}]/g, '\\$&')}`),
    ]),
  );
});

test('a sour without citrus, a clouded stirred drink and a glass too small are told', () => {
  edit('cocktails/11004-daiquiri.json', ({ lines }) => {
    Object.assign(lines[1] ?? {}, { ingredient: 'pineapple-juice' });
  });
  edit('cocktails/11002-negroni.json', ({ lines }) => {
    Object.assign(lines[1] ?? {}, { ingredient: 'lemon-juice' });
  });
  edit(MARGARITA, (recipe) => {
    recipe['glass'] = 'shot';
  });
  expect(problems()).toEqual(
    expect.arrayContaining([
      'cocktails/11004-daiquiri.json: lines: a sour without citrus',
      'cocktails/11002-negroni.json: method: stirred, yet with 30 ml of lemon-juice',
      expect.stringMatching(/^cocktails\/11001-margarita\.json: glass: .* ml once mixed/),
    ]),
  );
});

test('a sour of Jamaican rum needs something sweet like any other', () => {
  edit('cocktails/11004-daiquiri.json', ({ lines }) => {
    Object.assign(lines[0] ?? {}, { ingredient: 'jamaican-rum' });
    lines.splice(2, 1);
  });
  expect(problems()).toContain('cocktails/11004-daiquiri.json: lines: a sour without anything sweet');
});

test('a drink under a second name is found by what is in it', () => {
  const twin = JSON.parse(read(MARGARITA)) as Editable;
  Object.assign(twin, { id: '99999' });
  write('cocktails/99999-daisy.json', JSON.stringify(twin));
  edit('texts/en/cocktails.json', (texts) => {
    texts['99999'] = { name: 'Daisy of Jalisco', description: 'A margarita by another name.' };
  });
  expect(problems()).toEqual([`cocktails/99999-daisy.json: lines: are those of ${MARGARITA}, or nearly`]);
});

test.each([
  [
    'water for gin',
    { use: 'soda-water', remark: 'lighter' },
    '"soda-water" (mixer) cannot stand in for a spirit',
  ],
  [
    'soju one to one for gin',
    { use: 'soju' },
    '1 parts of "soju" (17% vol) are not as strong as one of 40% vol',
  ],
  [
    'more of what is stronger',
    { use: 'overproof-rum', ratio: 1.5 },
    '1.5 parts of "overproof-rum" (63% vol) are not as strong as one of 40% vol',
  ],
  [
    'a weaker thing that is called stronger',
    { use: 'korn', ratio: 1.25, remark: 'stronger' },
    '"korn" (32% vol) is remarked as "stronger" than 40% vol',
  ],
])('%s is no stand-in', (_name, standIn, reason) => {
  editEntry('ingredients/spirit.json', 'gin', (gin) => {
    gin['standIns'] = [standIn];
  });
  expect(problems()).toContain(`ingredients/spirit.json: gin.standIns[0]: ${reason}`);
});

test.each([
  [
    'milk that is vegan',
    'ingredients/dairy.json',
    'milk',
    { vegan: 'yes' },
    'contains what comes from an animal and is "yes" as vegan',
  ],
  [
    'a vegan thing that may have milk',
    'ingredients/dairy.json',
    'lemon-sorbet',
    { vegan: 'yes' },
    'may contain what comes from an animal and is said to be vegan',
  ],
  [
    'clams that are vegetarian',
    'ingredients/juice.json',
    'clamato',
    { vegetarian: 'yes' },
    'contains fish or shellfish and is "yes" as vegetarian',
  ],
  ['vegan meat', 'ingredients/spirit.json', 'gin', { vegetarian: 'no' }, 'is vegan and not vegetarian'],
  [
    'an allergen that is stated twice',
    'ingredients/spirit.json',
    'gin',
    { allergens: { contains: ['almonds'], mayContain: ['almonds'] } },
    'states almonds twice',
  ],
  [
    'a spirit with a trace of alcohol',
    'ingredients/spirit.json',
    'gin',
    { cautions: ['alcohol-trace'] },
    'has alcohol, and is said to have a trace of it',
  ],
])('%s contradicts itself', (_name, file, id, change, reason) => {
  editEntry(file, id, (entry) => {
    Object.assign(entry, change);
  });
  expect(problems()).toContain(`${file}: ${id}: ${reason}`);
});

test.each([
  ['no source', [], 'gin.sources: states allergens and diets, and names no source of them'],
  ['an unknown source', ['hearsay'], 'gin.sources[0]: "hearsay" is not in sources.json'],
])('what is in an ingredient rests on %s', (_name, sources, problem) => {
  editEntry('ingredients/spirit.json', 'gin', (gin) => {
    gin['sources'] = sources;
  });
  expect(problems()).toEqual([`ingredients/spirit.json: ${problem}`]);
});

test('a drink of 0% vol has no alcohol in it, not even a dash', () => {
  const file = 'cocktails/13002-shirley-temple.json';
  edit(file, (recipe) => {
    recipe.lines.push({ ingredient: 'angostura-bitters', amount: 1, unit: 'dash' });
  });
  expect(problems()).toContainEqual(
    expect.stringContaining('"angostura-bitters" has alcohol, and the drink comes to 0% vol'),
  );
});
