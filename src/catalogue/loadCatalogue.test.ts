import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/serve/temporaryFolder.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { CatalogueError, describeProblem } from './problem.ts';

const MARGARITA = 'cocktails/11001-margarita.json';
const folder = temporaryFolder();
cpSync('data', folder, { recursive: true });

/** Files that a test has written; they are as they were before the next one. */
const written = new Set<string>();
afterEach(() => {
  for (const file of written) {
    const original = path.join('data', file);
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
  description: Record<string, string>;
  [field: string]: unknown;
}

function edit(file: string, change: (value: Editable) => void): void {
  const value = JSON.parse(read(file)) as Editable;
  change(value);
  write(file, JSON.stringify(value));
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
    recipe.steps.push('Serve in the dark.');
  });
  expect(problems()).toEqual(
    ['nl', 'de', 'es', 'fr'].map(
      (locale) =>
        expect.stringMatching(
          `"Serve in the dark\\." has no translation in phrases/${locale}\\.json`,
        ) as string,
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
  expect(problems(temporaryFolder())).toContain(
    'vocabulary/glasses.json: the file is missing or cannot be read',
  );
});

const NEGRONI = 'cocktails/11002-negroni.json';

type Entry = Record<string, unknown> & { id: string; names: Record<string, string> };

/** Changes one entry of a file that holds a list. */
function editEntry(file: string, id: string, change: (entry: Entry, all: Entry[]) => void): void {
  edit(file, (value) => {
    const entries = value as unknown as Entry[];
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry === undefined) throw new Error(`${file} has no "${id}"`);
    change(entry, entries);
  });
}

function addPhrase(locale: string, english: string, translation: string): void {
  edit(`phrases/${locale}.json`, (phrases) => {
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
    'ingredients/spirit.json: gin.standIns[0]: "nicer" is not in vocabulary/remarks.json',
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
        all.push({ ...gin, names: { en: 'a', nl: 'b', de: 'c', es: 'd', fr: 'e' } });
      });
    },
    'ingredients/spirit.json: gin.id: "gin" stands in ingredients/spirit.json (gin.id) already',
  ],
  [
    'a recipe name that stands twice',
    () => {
      edit(NEGRONI, (recipe) => {
        recipe['name'] = { en: 'margarita' };
      });
    },
    `${NEGRONI}: name.en: "margarita" stands in ${MARGARITA} (name.en) already`,
  ],
  [
    'a file that is not named for its id',
    () => {
      edit(NEGRONI, (recipe) => {
        recipe.id = '11999';
      });
    },
    `${NEGRONI}: id: "11999" does not begin the file's name`,
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
    'phrases/nl.json: "Juggle the bottles.": no recipe uses this sentence',
  ],
  [
    'a translation of two sentences',
    () => {
      addPhrase('nl', 'Stir gently once.', 'Roer voorzichtig. Roer nog eens.');
    },
    'phrases/nl.json: "Stir gently once.": must be exactly one sentence that begins with a capital',
  ],
  [
    'a translation that begins with a figure, which the API’s text would not split',
    () => {
      addPhrase('de', 'Stir gently once.', '1 Mal sanft umrühren.');
    },
    'phrases/de.json: "Stir gently once.": must be exactly one sentence that begins with a capital',
  ],
  [
    'something counted by the piece that has no plural',
    () => {
      edit(NEGRONI, ({ lines }) => {
        Object.assign(lines[3] ?? {}, { ingredient: 'nutmeg', unit: 'piece' });
      });
      editEntry('ingredients/spice.json', 'nutmeg', (nutmeg) => {
        delete nutmeg['plurals'];
      });
    },
    `${NEGRONI}: lines[3]: "nutmeg" is counted by the piece but has no plurals`,
  ],
  [
    'a vocabulary term that stands twice',
    () => {
      editEntry('vocabulary/tastes.json', 'sour', (sour, all) => {
        all.push(sour);
      });
    },
    /vocabulary\/tastes\.json: \[\d+\]\.id: "sour" stands here twice/,
  ],
  [
    'a term that the code needs and the data lacks',
    () => {
      editEntry('vocabulary/allergens.json', 'lupin', (lupin) => {
        lupin.id = 'lupine';
      });
    },
    'vocabulary/allergens.json: the term "lupin" is missing',
  ],
  [
    'a term that the code does not know',
    () => {
      editEntry('vocabulary/diets.json', 'vegan', (vegan, all) => {
        all.push({ ...vegan, id: 'halal' });
      });
    },
    'vocabulary/diets.json: the code knows no "halal"',
  ],
  [
    'a misspelt placeholder of a unit',
    () => {
      editEntry('vocabulary/units.json', 'ml', (unit) => {
        Object.assign(unit['line'] as object, { de: { one: '{n} ml {i}', other: '{m} ml {i}' } });
      });
    },
    'vocabulary/units.json: ml.line.de.other: knows no placeholder "{m}"',
  ],
  [
    'a unit that loses the ingredient',
    () => {
      editEntry('vocabulary/units.json', 'dash', (unit) => {
        Object.assign(unit['line'] as object, { fr: { one: '{n} trait', other: '{n} traits' } });
      });
    },
    'vocabulary/units.json: dash.line.fr.other: must name the ingredient 1 time(s), not 0',
  ],
  [
    'a unit left in English',
    () => {
      editEntry('vocabulary/units.json', 'dash', (unit) => {
        Object.assign(unit['amount'] as object, { es: { one: '{n} dash', other: '{n} dashes' } });
      });
    },
    'vocabulary/units.json: dash.amount.es.other: "dashes" is the English text; if it is right, add it to loanwords.json',
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
      const file = 'phrases/nl.json';
      write(file, read(file).replace('{', '{ "Stir gently once.": "Roer.",'));
    },
    /phrases\/nl\.json: the key "Stir gently once\." stands twice \(line \d+, column \d+\)/,
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
    `${MARGARITA}: look.garnish[0].cut: "chunk" is not in vocabulary/units.json`,
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
  ['vocabulary/sights.json', 'with.names.nl', 'met', 'must have exactly one {list}'],
  ['vocabulary/props.json', 'straw.shown.en.other', 'straws', 'must have exactly one {n}'],
  ['vocabulary/units.json', 'twist.item.en.one', '{a i} twist', 'which is for pictures alone'],
])('%s without what %s needs is told', (file, field, text, reason) => {
  const terms = JSON.parse(read(file)) as Record<string, unknown>[];
  const [id, ...rest] = field.split('.');
  let at = terms.find((term) => term['id'] === id);
  for (const part of rest.slice(0, -1)) at = at?.[part] as Record<string, unknown> | undefined;
  Object.assign(at ?? {}, { [rest.at(-1) ?? '']: text });
  write(file, JSON.stringify(terms));
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

test('a drink under a second name is found by what is in it', () => {
  const twin = JSON.parse(read(MARGARITA)) as Editable;
  Object.assign(twin, { id: '99999', name: { en: 'Daisy of Jalisco' } });
  write('cocktails/99999-daisy.json', JSON.stringify(twin));
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

test('a drink of 0% vol has no alcohol in it, not even a dash', () => {
  const file = 'cocktails/13002-shirley-temple.json';
  edit(file, (recipe) => {
    recipe.lines.push({ ingredient: 'angostura-bitters', amount: 1, unit: 'dash' });
  });
  expect(problems()).toContainEqual(
    expect.stringContaining('"angostura-bitters" has alcohol, and the drink comes to 0% vol'),
  );
});
