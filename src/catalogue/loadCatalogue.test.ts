import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCatalogue } from './loadCatalogue.ts';
import { CatalogueError, describeProblem } from './problem.ts';

const MARGARITA = 'cocktails/11001-margarita.json';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  cpSync('data', folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Editable {
  id: string;
  lines: Record<string, unknown>[];
  steps: string[];
  description: Record<string, string>;
  [field: string]: unknown;
}

function edit(file: string, change: (value: Editable) => void): void {
  const target = path.join(folder, file);
  const value = JSON.parse(readFileSync(target, 'utf8')) as Editable;
  change(value);
  writeFileSync(target, JSON.stringify(value));
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

test('the catalogue as it stands has no problem', () => {
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
      `${MARGARITA}: glass: "bucket" is not in vocabulary/glasses.json`,
      `${MARGARITA}: pairings[1]: "gravel" is not in vocabulary/pairings.json`,
    ]),
  );
});

test('a missing description in one language is a problem of that field', () => {
  edit(MARGARITA, (recipe) => {
    delete recipe.description['de'];
  });
  expect(problems()).toEqual([expect.stringMatching(`^${MARGARITA}: description.de: `)]);
});

test('a step without a translation is named once, with the file that should have it', () => {
  edit(MARGARITA, (recipe) => {
    recipe.steps.push('Serve at once.');
  });
  expect(problems()).toEqual(
    ['nl', 'de', 'es', 'fr'].map(
      (locale) =>
        expect.stringMatching(`"Serve at once\\." has no translation in phrases/${locale}\\.json`) as string,
    ),
  );
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
  writeFileSync(path.join(folder, MARGARITA), '{\n  "id": "11001",\n  "name": \n}');
  edit('cocktails/11002-negroni.json', (recipe) => {
    recipe['taste'] = 'odd';
  });
  const found = problems();
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${MARGARITA}: malformed JSON: value expected \\(line 4, column 1\\)`),
    ]),
  );
  expect(found).toContain('cocktails/11002-negroni.json: taste: "odd" is not in vocabulary/tastes.json');
});

test('English left in another language is found in sentences and in names', () => {
  edit(MARGARITA, (recipe) => {
    recipe.description['fr'] = recipe.description['en'] ?? '';
  });
  edit('vocabulary/spirits.json', (spirits) => {
    const [first] = spirits as unknown as { names: Record<string, string> }[];
    if (first) Object.assign(first.names, { en: 'Moonshine', de: 'Moonshine' });
  });
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${MARGARITA}: description\\.fr: .* is the English text$`),
      expect.stringMatching(
        /^vocabulary\/spirits\.json: gin\.names\.de: "Moonshine" is the English text; .*loanwords\.json$/,
      ),
    ]),
  );
});

test.each([
  ['en', 'A drink with a "straight" quote, long enough to stand.', 'straight quote'],
  ['de', 'Ein “englisches” Zitat auf Deutsch.', '„…“'],
  ['fr', 'Un cocktail: sans espace fine.', 'narrow no-break space'],
  ['es', 'Sabes que es?', '¿'],
  ['nl', 'Met 22.5 milliliter.', 'comma'],
])('typography of %s is checked', (locale, text, reason) => {
  edit(MARGARITA, (recipe) => {
    recipe.description[locale] = text;
  });
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

test('an empty folder says that there is nothing', () => {
  rmSync(folder, { recursive: true });
  expect(problems()).toContain('vocabulary/glasses.json: the file is missing or cannot be read');
  cpSync('data', folder, { recursive: true });
});
