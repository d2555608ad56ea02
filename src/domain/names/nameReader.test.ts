import { expect, test } from 'vitest';
import type { Caution, Substance } from '../../contracts/diet/diet.ts';
import { combineDietaryFacts, type DietaryFacts } from '../diet/dietary.ts';
import { createNameReader, type KnownName } from './nameReader.ts';

interface Thing {
  id: string;
  names: string[];
  strength?: number;
  contains?: Substance[];
  cautions?: Caution[];
  parent?: string;
}

const THINGS: Thing[] = [
  { id: 'vodka', names: ['vodka', 'Absolut'], strength: 40 },
  { id: 'coffee', names: ['coffee', 'Marcilla'] },
  { id: 'lager', names: ['lager', 'Mahou', 'Landbier'], strength: 5, contains: ['barley'] },
  { id: 'non-alcoholic-beer', names: ['alcohol-free beer'], contains: ['barley'] },
  { id: 'champagne', names: ['champagne', 'Krug'], strength: 12 },
  { id: 'fruit-brandy', names: ['Marillenschnaps'], strength: 40 },
  { id: 'sherry', names: ['sherry'], strength: 17, contains: ['sulphites'] },
  { id: 'cherry', names: ['cherry'] },
  { id: 'milk', names: ['milk', 'whole milk'], contains: ['milk'] },
  { id: 'oat-milk', names: ['oat milk', 'oatmilk'], contains: ['oats'] },
  { id: 'almond-milk', names: ['almond milk'], contains: ['almonds'] },
  { id: 'peach', names: ['peach'] },
  { id: 'peach-liqueur', names: ['peach liqueur'], strength: 18 },
  { id: 'pear', names: ['pear', 'poire'] },
  { id: 'peach-bitters', names: ['peach bitters'], strength: 39 },
  { id: 'lime', names: ['lime'] },
  { id: 'lime-juice', names: ['lime juice'] },
  { id: 'grapefruit-juice', names: ['grapefruit juice'] },
  { id: 'jameson', names: ['Jamo'], strength: 40 },
  { id: 'soda-water', names: ['soda water', 'La Croix'] },
  { id: 'ginger', names: ['jengibre', 'gingembre'] },
  { id: 'genever', names: ['genièvre'], strength: 38 },
  { id: 'lime-cordial', names: ['lime cordial', "Rose's"] },
  { id: 'vermouth', names: ['vermouth', 'vermout', 'Wermut'], strength: 16, cautions: ['quinine'] },
  {
    id: 'dry-vermouth',
    names: ['dry vermouth', 'droge vermout', 'Wermut extra dry'],
    strength: 18,
    parent: 'vermouth',
  },
  { id: 'white-creme-de-menthe', names: ['Get 31'], strength: 24 },
  { id: 'lemon', names: ['lemon', 'Zitrone'] },
  { id: 'lemon-juice', names: ['lemon juice', 'Zitronensaft'] },
  { id: 'egg-yolk', names: ['egg yolk', 'jaune d’œuf'], contains: ['eggs'] },
  { id: 'nutmeg', names: ['nutmeg', 'noix de muscade'] },
  { id: 'root-beer', names: ['root beer'] },
  { id: 'espresso', names: ['espresso'], cautions: ['caffeine'] },
  { id: 'sugar', names: ['sugar'] },
  { id: 'sugar-cube', names: ['sugar cube'] },
  { id: 'hazelnut-liqueur', names: ['hazelnut liqueur'], strength: 20, contains: ['hazelnuts'] },
  { id: 'gin', names: ['gin', 'ginebra'], strength: 40 },
  { id: 'sloe-gin', names: ['sloe gin'], strength: 26, parent: 'gin' },
  { id: 'old-tom-gin', names: ['old tom gin'], strength: 40, parent: 'gin' },
  { id: 'non-alcoholic-gin', names: ['alcohol-free gin', 'alcoholvrije gin', 'ginebra sin alcohol'] },
  { id: 'cream', names: ['cream'], contains: ['milk'] },
  { id: 'amaretto', names: ['amaretto'], strength: 28, contains: ['almonds'] },
  { id: 'coconut-cream', names: ['coconut cream', 'cream of coconut'] },
];
const known = THINGS.flatMap(({ id, names }) =>
  names.map((text): KnownName => ({ text, id, isHeadLast: true, isExact: text === 'Marcilla' })),
);
const facts = new Map(
  THINGS.map(({ id, strength = 0, contains = [], cautions = [] }): [string, DietaryFacts] => [
    id,
    { ...combineDietaryFacts([]), strength, cautions, allergens: { contains, mayContain: [] } },
  ]),
);
const { read, find, findAsWritten } = createNameReader(known, {
  parentOf: (id) => THINGS.find((thing) => thing.id === id)?.parent,
  factsOf: (id) => facts.get(id),
});

test.each([
  ['2 fresh limes', 'lime'],
  ['Absolut vodka', 'vodka'],
  ['La Croix', 'soda-water'],
  ['whole milk', 'milk'],
  // How old it is, in what it comes, and that nothing was added which it has not anyway.
  ['Absolut 40% vol', 'vodka'],
  ['12yo vodka', 'vodka'],
  ['a punnet of limes', 'lime'],
  ['filet de lime', 'lime'],
  // What it is served in, and how it is cut, also inside a compound.
  ['a double espresso', 'espresso'],
  ['doppelter Espresso', 'espresso'],
  ['kopje espresso', 'espresso'],
  ['Zitronenscheiben', 'lemon'],
  // A cube of sugar is a name, and not sugar that is cut.
  ['sugar cube', 'sugar-cube'],
  // Juice of a fruit.
  ['juice of half a lemon', 'lemon-juice'],
  ['Saft einer halben Zitrone', 'lemon-juice'],
  // Written together, without its apostrophe, or in another number.
  ['get31', 'white-creme-de-menthe'],
  ['2 jaunes d oeufs', 'egg-yolk'],
  ['noi de muscade', 'nutmeg'],
  ['unsweetened almond milk', 'almond-milk'],
  ['lime juice, no added sugar', 'lime-juice'],
  ['almond milk ohne Zucker', 'almond-milk'],
  // With the word for it in another language.
  ['oat melk', 'oat-milk'],
  ['lime Saft', 'lime-juice'],
])('%j is %s beside words that change nothing', (text, id) => {
  expect(read(text)).toEqual({ id, isCorrected: false });
});

test.each([
  'hazelnut vodka',
  'vodka (hazelnut)',
  'goat milk',
  'pistachio milk',
  'pecan bitters',
  'pecanbitters',
  'La Croix lime',
  'Xyz vodka',
  'jamón',
  // A house of several words is no other thing by one of them.
  'Four Roses Small Batch',
  'unsweetened soda water lime',
  'sugar free pecan milk',
  'goat melk',
  // Stronger than the beer that it is called by.
  'imperial lager',
  'Mahou bock',
  'sol y sombra',
  'vodka for x'.repeat(30),
  '',
])('%j is a thing of its own', (text) => {
  expect(find(text)).toBeUndefined();
});

test.each([
  ['vodca', 'vodka'],
  ['sherrry', 'sherry'],
  ['lime juce', 'lime-juice'],
  ['vodkaa', 'vodka'],
  ['jenièvre', 'genever'],
])('%j is a slip of %s', (text, id) => {
  expect(read(text)).toEqual({ id, isCorrected: true });
});

test('nothing is a slip of a brand that is read only as it is written, or of a word that says nothing', () => {
  expect(read('Marcilla')).toEqual({ id: 'coffee', isCorrected: false });
  expect(find('morcilla')).toBeUndefined();
  expect(find('bayou lime')).toBeUndefined();
});

test('what is sold without alcohol stands in for a drink that a text says is without', () => {
  expect(find('Mahou 0,0')).toBe('non-alcoholic-beer');
  expect(find('Mahou')).toBe('lager');
  expect(find('Absolut 0,0')).toBeUndefined();
});

test('a short word beside a colour is no slip, for a colour says nothing of which thing it is', () => {
  expect(find('lme green')).toBeUndefined();
  expect(find('lme juice')).toBe('lime-juice');
});

test('a slip that may be two things is asked about, the nearest first', () => {
  expect(read('genjibre')).toMatchObject({ choices: ['ginger', 'genever'] });
});

test('as it is written, a slip names nothing', () => {
  expect(find('grapefruit juise')).toBe('grapefruit-juice');
  expect(findAsWritten('grapefruit juise')).toBeUndefined();
  expect(findAsWritten('2 fresh limes')).toBe('lime');
});

test('a name written together is known with its word for syrup or juice in another language', () => {
  expect(findAsWritten('grapefruitsaft')).toBe('grapefruit-juice');
  expect(findAsWritten('limesap')).toBe('lime-juice');
  expect(findAsWritten('attic saft')).toBeUndefined();
});

test('a house beside another changes nothing, and more houses take no more time', () => {
  expect(find('Monin Torani vodka')).toBeUndefined();
  expect(find('Absolut Smirnoff vodka')).toBe('vodka');
  const timeOf = (houses: number) => {
    const text = `${'rc '.repeat(houses)}attic`;
    const rounds = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage().user;
      for (let time = 0; time < 20; time += 1) findAsWritten(text);
      return process.cpuUsage().user - before;
    });
    return Math.min(...rounds);
  };
  timeOf(7);
  // 2.5 for each doubling; each house once doubled it.
  expect(timeOf(14)).toBeLessThan(2.5 * Math.max(timeOf(7), 400));
});

test('an unknown name keeps its allergens, and nothing is offered that lacks one', () => {
  // The liqueur has half the alcohol.
  expect(read('hazelnut vodka')).toEqual({
    choices: [],
    contains: ['hazelnuts'],
    mayContain: [],
    hasAlcohol: true,
  });
  expect(read('goat milk')).toEqual({
    choices: ['milk'],
    contains: ['milk'],
    mayContain: [],
    hasAlcohol: false,
  });
  expect(read('pistachio milk')).toMatchObject({ choices: [], contains: ['pistachios'] });
  // What is said to be without nuts is no less strong, and nobody knows of its almonds.
  expect(read('nut free amaretto')).toMatchObject({ contains: ['almonds'], hasAlcohol: true });
});

test('a slip of a word that says the same of a wider kind is corrected', () => {
  // "dry vermut" would be any vermouth, which has a caution that dry vermouth has not.
  expect(read('dry vermoth')).toEqual({ id: 'dry-vermouth', isCorrected: true });
});

test('a text of known words is offered the names one letter away, and read as none', () => {
  const reading = read('root bear');
  expect(reading).toMatchObject({ choices: ['root-beer'] });
  expect(reading.id).toBeUndefined();
  // Goat milk is no oat milk, and is not offered it.
  expect(read('goat milk')).toMatchObject({ choices: ['milk'] });
});

test('nothing is offered that would lose what the words say for sure', () => {
  expect(read('peanut butter with sesame')).toMatchObject({ choices: [], contains: ['peanuts', 'sesame'] });
  expect(read('1 tbsp syrup and 2 tsp lime juice')).toMatchObject({ choices: [] });
  expect(read('wheat beer instead of lager')).toMatchObject({ choices: [] });
});

test('a leaf is no fruit', () => {
  expect(find('Zitronenblätter')).toBeUndefined();
});

test('a bottle or a shot of a fruit, or one as strong as a spirit, is a drink with alcohol', () => {
  for (const text of [
    'shot of peach',
    'Flasche peach',
    'peach 40 %',
    'peach 37,5°',
    'poiré',
    'espresso 20 %',
  ])
    expect(find(text), text).toBeUndefined();
  expect(read('shot of peach')).toMatchObject({ choices: ['peach-liqueur', 'peach-bitters'] });
  expect(read('poiré')).toMatchObject({ hasAlcohol: true });
  expect(find('a jar of peaches')).toBe('peach');
  expect(find('poire')).toBe('pear');
  expect(find('shot of lime juice')).toBe('lime-juice');
  expect(find('milk 35 %')).toBe('milk');
  expect(find('vodka 40 %')).toBe('vodka');
});

test('a compound with an allergen is no slip, and a glass no small bottle of a house', () => {
  expect(find('Landbeir')).toBe('lager');
  expect(read('Landeier')).toMatchObject({ choices: [], contains: ['eggs'] });
  expect(find('Krügerl')).toBeUndefined();
});

test('a compound may be written apart without what links it', () => {
  expect(find('Marille Schnaps')).toBe('fruit-brandy');
  expect(find('Marille Gin')).toBeUndefined();
});

test('a coffee that is white has milk in it', () => {
  expect(find('white espresso')).toBeUndefined();
  expect(find('white vodka')).toBe('vodka');
});

test('an age, a dryness or a strength that only a bottle has makes another thing of anything else', () => {
  for (const text of ['cherry dry', 'droge cherry', 'lime 12yo', 'cherry 40% vol', 'VSOP lime juice'])
    expect(find(text), text).toBeUndefined();
  expect(read('cherry dry')).toMatchObject({ choices: ['sherry'] });
  expect(find('sherry dry')).toBe('sherry');
  expect(find('vodka 12yo')).toBe('vodka');
});

test.each([
  'milk of oat milk',
  'milk o oat milk',
  'milk u oat milk',
  'milk en oat milk',
  'milk y oat milk',
  'milk and oat milk',
  'milk und oat milk',
  'milk et oat milk',
  'milk and/or oat milk',
  'milk en/of oat milk',
  'milk y/o oat milk',
  'milk und/oder oat milk',
  'milk et/ou oat milk',
  'oat milk of milk',
  'milk  of  oat milk',
  'oat & milk',
  'oat, milk',
  'oat / milk',
  'oat + milk',
  'oat; milk',
  'milk, oat milk',
  'milk, oat milk of almond milk',
  'gin of alcoholvrije gin',
  'gin (of alcoholvrije gin)',
  'gin en alcoholvrije gin',
  'gin of 0.0 gin',
  'gin, of anders alcoholvrije gin',
  'ginebra o ginebra sin alcohol',
  'gin of sloe gin',
  'lager of alcohol-free beer',
  'almond milk plus milk',
  'milk más almond milk',
  'almond milk n milk',
  'milk extra almond milk',
  'almond milk 1 oz milk',
  'gin plus alcohol-free gin',
  'alcohol-free gin x gin',
  'gin alcohol-free gin',
])('%j names two things, and is not the one without what the other holds', (text) => {
  const reading = read(text);
  expect(reading.id).toBeUndefined();
  expect(findAsWritten(text)).toBeUndefined();
  expect('contains' in reading && reading.contains.includes('milk')).toBe(text.includes('milk'));
});

test('a slip beside another thing hides neither of them', () => {
  expect(find('milk of aimond milk')).toBeUndefined();
});

test.each([
  ['cream of coconut', 'coconut-cream'],
  ['gin of old tom gin', 'old-tom-gin'],
  ['bottle of gin', 'gin'],
  ['gin (alcohol-free)', 'non-alcoholic-gin'],
  ['milk en brique', 'milk'],
  ['Plus almond milk', 'almond-milk'],
  ['gin sloe gin', 'sloe-gin'],
])('%j is one thing', (text, id) => {
  expect(find(text)).toBe(id);
});
