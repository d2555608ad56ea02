import { expect, test } from 'vitest';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import type { Recipe, RecipeLine } from '../../contracts/drinks/recipe.ts';
import { linearRgb } from './colour.ts';
import { deriveLook } from './look.ts';

type Shown = Pick<Ingredient, 'category' | 'colour' | 'clarity'> &
  Partial<Pick<Ingredient, 'fizzy' | 'pieceMl'>>;

const LARDER: Record<string, Shown> = {
  gin: { category: 'spirit', colour: '#f4f6f5', clarity: 'clear' },
  vodka: { category: 'spirit', colour: '#f7f8f8', clarity: 'clear' },
  rum: { category: 'spirit', colour: '#f4f5f2', clarity: 'clear' },
  whiskey: { category: 'spirit', colour: '#b5651d', clarity: 'clear' },
  campari: { category: 'liqueur', colour: '#c8102e', clarity: 'clear' },
  'sweet-vermouth': { category: 'fortified-wine', colour: '#6b2a1f', clarity: 'clear' },
  'coffee-liqueur': { category: 'liqueur', colour: '#24120a', clarity: 'clear' },
  'irish-cream': { category: 'liqueur', colour: '#cdb090', clarity: 'opaque' },
  'grand-marnier': { category: 'liqueur', colour: '#c9822f', clarity: 'clear' },
  'red-wine': { category: 'wine', colour: '#5b0f1f', clarity: 'clear' },
  prosecco: { category: 'wine', colour: '#f0e6b4', clarity: 'clear', fizzy: true },
  beer: { category: 'beer', colour: '#d99a2b', clarity: 'clear', fizzy: true },
  'hard-cider': { category: 'beer', colour: '#e3b04b', clarity: 'clear', fizzy: true },
  'soda-water': { category: 'mixer', colour: '#fafcfc', clarity: 'clear', fizzy: true },
  'root-beer-schnapps': { category: 'liqueur', colour: '#5a3418', clarity: 'clear' },
  espresso: { category: 'mixer', colour: '#1e110a', clarity: 'opaque' },
  'lime-juice': { category: 'juice', colour: '#d9e2a6', clarity: 'cloudy' },
  'lemon-juice': { category: 'juice', colour: '#efe8b4', clarity: 'cloudy' },
  'orange-juice': { category: 'juice', colour: '#f2a52b', clarity: 'cloudy' },
  'simple-syrup': { category: 'syrup', colour: '#f6f4ea', clarity: 'clear' },
  grenadine: { category: 'syrup', colour: '#b5112a', clarity: 'clear' },
  sugar: { category: 'pantry', colour: '#ffffff', clarity: 'opaque' },
  cream: { category: 'dairy', colour: '#fbf5e6', clarity: 'opaque' },
  'egg-white': { category: 'egg', colour: '#f4f1e2', clarity: 'cloudy' },
  mint: { category: 'herb', colour: '#4f8a3c', clarity: 'opaque' },
  lime: { category: 'fruit', colour: '#5f8a2c', clarity: 'opaque', pieceMl: 25 },
  orange: { category: 'fruit', colour: '#e08a22', clarity: 'opaque' },
  salt: { category: 'spice', colour: '#f6f3ec', clarity: 'opaque' },
  nutmeg: { category: 'spice', colour: '#6b4426', clarity: 'opaque' },
};

const UNIT_ML: Record<string, number> = { ml: 1, top: 1, dash: 0.8, teaspoon: 5, rinse: 2 };
const COUNTED = ['piece', 'leaf', 'twist', 'wheel', 'rim', 'dusting', 'pinch'];

function ingredientOf(id: string): Ingredient | undefined {
  const shown = LARDER[id];
  const name = { en: id, nl: id, de: id, es: id, fr: id };
  return (
    shown && {
      id,
      fizzy: false,
      ...shown,
      names: name,
      strength: 0,
      balance: [],
      stems: {},
      synonyms: {},
      moreSynonyms: {},
      brands: [],
      moreBrands: [],
      standIns: [],
      yields: [],
      allergens: { contains: [], mayContain: [] },
      vegan: 'yes',
      vegetarian: 'yes',
      cautions: [],
      additives: { contains: [], mayContain: [] },
      sources: [],
    }
  );
}

const unitOf = (id: string) =>
  COUNTED.includes(id) ? { ml: 0 } : UNIT_ML[id] === undefined ? undefined : { ml: UNIT_ML[id] };

/** `30 campari`, `60 soda-water top`, `1 orange twist garnish`. */
function line(text: string): RecipeLine {
  const [amount, ingredient = '', unit = 'ml', garnish] = text.split(' ');
  return {
    ingredient,
    unit,
    amount: Number(amount),
    garnish: garnish === 'garnish',
    optional: false,
    specific: false,
    beside: false,
  };
}

function look(method: string, lines: string[], rest: Partial<Recipe> = {}, capacity = 300) {
  const recipe = { glass: 'rocks', ice: 'none' as const, method, lines: lines.map(line), ...rest };
  return deriveLook(recipe, ingredientOf, unitOf, capacity);
}

const onlyColour = (method: string, lines: string[]) =>
  linearRgb(look(method, lines).layers[0]?.colour ?? '');

test('gin, Campari and vermouth come to a deep, clear ruby', () => {
  const { layers } = look('stir', ['30 gin', '30 campari', '30 sweet-vermouth']);
  const [red = 0, green = 0, blue = 0] = linearRgb(layers[0]?.colour ?? '');
  expect(layers).toMatchObject([{ clarity: 'clear', share: 1 }]);
  expect(red).toBeGreaterThan(0.15);
  expect(red).toBeLessThan(0.5);
  expect(Math.max(green, blue)).toBeLessThan(red / 5);
});

test('what is clear thins a colour and cream outweighs it', () => {
  const neat = onlyColour('stir', ['30 campari']);
  const thinned = onlyColour('build', ['30 campari', '150 soda-water top']);
  const creamy = onlyColour('shake', ['30 coffee-liqueur', '30 cream']);
  expect(thinned[1]).toBeGreaterThan(neat[1] ?? 1);
  expect(creamy[0]).toBeGreaterThan(0.2);
  expect(creamy[0]).toBeGreaterThan(10 * (linearRgb('#24120a')[0] ?? 1));
});

test.each([
  ['spirits alone', ['60 gin', '10 sweet-vermouth'], 'clear'],
  ['citrus', ['60 rum', '20 lime-juice', '2 sugar teaspoon'], 'cloudy'],
  ['a dash of citrus', ['60 gin', '60 soda-water', '3 lime-juice'], 'clear'],
  ['a twelfth of citrus', ['110 gin', '10 lime-juice'], 'cloudy'],
  ['less than that', ['111 gin', '9 lime-juice'], 'clear'],
  ['espresso', ['50 vodka', '30 coffee-liqueur', '30 espresso'], 'opaque'],
  ['a fifth of cream', ['80 gin', '20 cream'], 'opaque'],
  ['less than that', ['81 gin', '19 cream'], 'cloudy'],
])('a drink with %s is as clear as its cloudiest real share', (_name, lines, clarity) => {
  expect(look('shake', lines).layers[0]?.clarity).toBe(clarity);
});

test('a layered drink shows each liquid in the order of pouring', () => {
  const { layers } = look('layer', [
    '20 coffee-liqueur',
    '20 irish-cream',
    '20 grand-marnier',
    '1 orange twist garnish',
  ]);
  expect(layers.map(({ colour }) => colour)).toEqual(['#24120a', '#cdb090', '#c9822f']);
  expect(layers.map(({ share }) => share)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(layers.map(({ scattering }) => scattering)).toEqual([0, 14, 0]);
});

test('a layer has at least three hundredths of the drink', () => {
  const shares = (lines: string[]) => look('layer', lines).layers.map(({ share }) => share);
  expect(shares(['97 gin', '3 campari'])).toEqual([0.97, 0.03]);
  expect(shares(['98 gin', '2 campari'])).toEqual([1]);
});

test.each([
  [
    'cream on hot coffee floats',
    'heat',
    ['50 whiskey', '120 espresso', '50 cream'],
    [false, false],
    50 / 220,
    'top',
  ],
  [
    'red wine on a sour floats',
    'shake',
    ['60 whiskey', '30 lemon-juice', '15 red-wine'],
    [false, false],
    15 / 105,
    'top',
  ],
  [
    'grenadine poured last sinks',
    'build',
    ['45 rum', '90 orange-juice', '15 grenadine'],
    [true, false],
    0.1,
    'bottom',
  ],
] as const)('%s', (_name, method, lines, melts, share, end) => {
  const { layers } = look(method, [...lines]);
  expect(layers.map((layer) => layer.melts ?? false)).toEqual([...melts]);
  expect(layers.at(end === 'top' ? -1 : 0)?.share).toBeCloseTo(share);
  expect(layers.at(end === 'top' ? 0 : -1)?.share).toBeCloseTo(1 - share);
});

test.each([
  ['cream alone', 'build', ['30 cream']],
  ['shaken cream', 'shake', ['50 whiskey', '50 cream']],
  ['red wine on a built drink', 'build', ['60 whiskey', '15 red-wine']],
  ['shaken grenadine', 'shake', ['45 rum', '15 grenadine']],
  ['anything else that is poured last', 'build', ['50 gin', '120 soda-water']],
  ['lemon juice poured last over a sour', 'shake', ['60 whiskey', '30 lemon-juice']],
])('%s is one layer', (_name, method, lines) => {
  const { layers } = look(method, lines);
  expect(layers).toMatchObject([{ share: 1 }]);
  expect(layers[0]).not.toHaveProperty('melts');
});

test.each([
  ['a rinse', '2 campari rinse'],
  ['what dissolves', '10 sugar teaspoon'],
  ['what has no volume', '1 gin pinch'],
  ['an ingredient that nobody knows', '30 unheard-of'],
  ['a unit that nobody knows', '30 gin bucket'],
])('%s is no liquid to be seen', (_name, text) => {
  const lines = ['45 rum', '90 orange-juice', '15 grenadine'];
  expect(look('build', [...lines, text]).layers).toEqual(look('build', lines).layers);
});

test('a drink without liquid has neither layer nor foam', () => {
  const seen = look('shake', ['6 mint leaf']);
  expect(seen.layers).toEqual([]);
  expect(seen).not.toHaveProperty('foam');
});

test.each([
  ['egg white that was shaken', 'shake', ['50 whiskey', '25 lemon-juice', '25 egg-white'], '#f3e6d0'],
  ['egg white that was stirred', 'stir', ['50 whiskey', '25 lemon-juice', '25 egg-white'], undefined],
  ['espresso that was shaken', 'shake', ['50 vodka', '30 espresso'], '#c2a580'],
  ['a glass of beer', 'build', ['200 beer', '20 lime-juice'], '#f3e7d2'],
  ['half a glass of beer', 'build', ['60 beer', '60 orange-juice'], '#f5e7d1'],
  ['a little beer', 'build', ['59 beer', '60 orange-juice'], undefined],
  ['a glass of cider', 'build', ['200 hard-cider'], undefined],
  ['coffee that was stirred', 'build', ['50 vodka', '30 espresso'], undefined],
  ['no egg', 'shake', ['50 rum', '20 lime-juice'], undefined],
])('%s: foam with a tint of the drink, or none', (_name, method, lines, foam) => {
  expect(look(method, lines).foam).toBe(foam);
});

test.each([
  [['50 gin', '120 soda-water top'], true],
  [['30 campari', '90 prosecco'], true],
  [['50 gin', '15 soda-water'], true],
  [['50 gin', '14 soda-water'], false],
  [['30 root-beer-schnapps', '30 cream'], false],
])('%j bubbles: %s', (lines, bubbles) => {
  expect(look('build', lines).bubbles).toBe(bubbles);
});

const orange = { ingredient: 'orange', cut: 'wheel', count: 2 };
test.each([
  [['1 salt rim', '1 nutmeg dusting garnish', '2 orange wheel garnish'], 'salt', 'nutmeg', [orange]],
  [['1 salt rim garnish', '1 nutmeg pinch garnish'], 'salt', 'nutmeg', []],
  [['1 lime rim', '1 salt rim'], 'salt', undefined, []],
  [['1 lime rim', '1 salt pinch'], undefined, undefined, []],
  [['1 orange twist garnish'], undefined, undefined, [{ ingredient: 'orange', cut: 'twist', count: 1 }]],
])('of %j the rim is %s, the dust %s, and the rest garnish', (lines, rim, dust, garnish) => {
  const seen = look('shake', ['60 rum', ...lines]);
  expect([seen.rim, seen.dust, seen.garnish]).toEqual([rim, dust, garnish]);
});

test('muddled mint and lime stay in an unstrained drink and the lime gives its juice', () => {
  const others = ['1 sugar piece', '1 orange twist garnish', '5 orange ml', '1 unheard-of leaf'];
  const lines = ['60 rum', '1 lime piece', '6 mint leaf', ...others];
  const built = look('muddle', lines, { ice: 'cracked' });
  expect(built.steeped.map(({ ingredient }) => ingredient)).toEqual(['lime', 'mint']);
  expect(built.layers[0]?.clarity).toBe('cloudy');
  expect(look('shake', lines).steeped).toEqual([]);
});

test.each([
  ['a measure in a snifter', 'build', 'none', ['30 whiskey', '30 grand-marnier'], 400, 0.15],
  ['a stirred drink, melted ice counted', 'stir', 'none', ['60 gin', '12 sweet-vermouth'], 150, 0.6],
  ['a drink that loose ice lifts', 'build', 'cubes', ['50 gin', '130 soda-water top'], 450, 0.76],
  ['a drink over one large cube', 'build', 'large-cube', ['60 whiskey'], 300, 0.49],
  ['a drop', 'build', 'none', ['5 whiskey'], 300, 0.12],
  ['more than the glass takes', 'build', 'none', ['400 beer'], 300, 0.93],
] as const)('%s fills its glass truly', (_name, method, ice, lines, capacity, fill) => {
  expect(look(method, [...lines], { ice }, capacity).fill).toBeCloseTo(fill, 2);
});

test('blended ice is not seen and pales the drink', () => {
  const lines = ['60 rum', '90 orange-juice'];
  const blended = look('blend', lines, { ice: 'crushed' });
  expect(blended.ice).toBe('none');
  expect(look('shake', lines, { ice: 'crushed' }).ice).toBe('crushed');
  expect(blended.layers).toEqual([{ colour: '#f8cb51', clarity: 'opaque', share: 1, scattering: 12 }]);
  expect(onlyColour('blend', lines)[2]).toBeGreaterThan(onlyColour('shake', lines)[2] ?? 1);
});

test('what is served beside the drink is not in its glass', () => {
  const aside = { ...line('60 prosecco'), beside: true };
  const recipe = { glass: 'coupe', ice: 'none' as const, method: 'shake', lines: [line('50 vodka'), aside] };
  const seen = deriveLook(recipe, ingredientOf, unitOf, 200);
  expect(seen).toEqual(look('shake', ['50 vodka'], { glass: 'coupe' }, 200));
});

test.each([
  ['heat', 'none', true],
  ['heat', 'cubes', false],
  ['build', 'none', false],
] as const)('method %s with ice %s: steam %s', (method, ice, steam) => {
  expect(look(method, ['120 espresso'], { ice }).steam).toBe(steam);
});

test('cream that is piped on is one garnish and no liquid', () => {
  const seen = look('shake', ['50 whiskey', '30 espresso', '25 cream top garnish']);
  expect(seen.garnish).toEqual([{ ingredient: 'cream', cut: 'top', count: 1 }]);
  expect(seen.layers).toEqual(look('shake', ['50 whiskey', '30 espresso']).layers);
});
