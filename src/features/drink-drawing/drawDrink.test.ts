import { expect, test } from 'vitest';
import type { LookGarnish } from '../../contracts/drinks/look.ts';
import type { Look } from '../../domain/look/look.ts';
import { drawDrink } from './drawDrink.ts';
import { GLASS_PROFILES } from './glassProfiles.ts';

const GLASSES = Object.keys(GLASS_PROFILES);
const MAX_LENGTH = 8000;

function lookOf(rest: Partial<Look> = {}): Look {
  const layers = [{ colour: '#941e26', clarity: 'clear' as const, share: 1 }];
  return {
    glass: 'rocks',
    ice: 'none',
    layers,
    bubbles: false,
    steam: false,
    garnish: [],
    steeped: [],
    fill: 0.7,
    ...rest,
  };
}

const one = (ingredient: string, cut: string, count = 1): LookGarnish => ({ ingredient, cut, count });

/** Opening and closing tags in balance, every reference answered, every number a number. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 1000"/);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
  const open = [...svg.matchAll(/<([a-zA-Z]+)(?:\s[^>]*)?>/g)].filter(
    ([text]) => !text.endsWith('/>'),
  ).length;
  expect(svg.match(/<\//g)).toHaveLength(open);
}

test.each(GLASSES)('%s is drawn empty and full', (glass) => {
  for (const svg of [
    drawDrink(lookOf({ glass, layers: [] })),
    drawDrink(lookOf({ glass, fill: 0.93, bubbles: true, foam: '#f1e5cb' })),
  ]) {
    expectSound(svg);
    expect(svg.length).toBeLessThan(MAX_LENGTH);
  }
});

test.each(['none', 'cubes', 'large-cube', 'sphere', 'crushed', 'cracked', 'block'] as const)(
  '%s ice is drawn in every glass',
  (ice) => {
    for (const glass of GLASSES) expectSound(drawDrink(lookOf({ glass, ice })));
  },
);

test.each([
  one('lime', 'wheel'),
  one('orange', 'half-wheel'),
  one('lemon', 'wedge'),
  one('grapefruit', 'slice'),
  one('lemon', 'twist'),
  one('mint', 'sprig'),
  one('rosemary', 'sprig'),
  one('lavender', 'sprig'),
  one('basil', 'leaf', 2),
  one('celery', 'stalk'),
  one('cinnamon', 'stick'),
  one('cucumber', 'ribbon'),
  one('cucumber', 'slice'),
  one('apple', 'slice', 3),
  one('pineapple', 'wedge'),
  one('strawberry', 'piece'),
  one('cherry', 'piece'),
  one('cocktail-cherry', 'piece'),
  one('olive', 'piece', 3),
  one('raspberry', 'piece', 3),
  one('coffee-bean', 'piece', 3),
  one('star-anise', 'piece'),
  one('edible-flower', 'piece'),
  one('angostura-bitters', 'drop', 3),
])('garnish $ingredient $cut adds to the picture', (garnish) => {
  const plain = drawDrink(lookOf());
  const dressed = drawDrink(lookOf({ garnish: [garnish] }));
  expectSound(dressed);
  expect(dressed.length).toBeGreaterThan(plain.length + 100);
});

test('a garnish that is not known is left out', () => {
  const length = (look: Look) => drawDrink(look).length;
  expect(length(lookOf({ garnish: [one('moon-dust', 'piece')] }))).toBe(length(lookOf()));
});

test('a glass that is not known is named in the error', () => {
  expect(() => drawDrink(lookOf({ glass: 'boot' }))).toThrow('boot');
});

test('rim, dusting and muddled mint are drawn', () => {
  const svg = drawDrink(
    lookOf({ rim: 'salt', dust: 'nutmeg', steeped: [one('mint', 'leaf', 8)], ice: 'crushed' }),
  );
  expectSound(svg);
  expect(svg.length).toBeLessThan(MAX_LENGTH);
});

test('the same look gives the same picture and another look other ids', () => {
  expect(drawDrink(lookOf())).toBe(drawDrink(lookOf()));
  const idOf = (svg: string) => / id="(\w+)"/.exec(svg)?.[1];
  expect(idOf(drawDrink(lookOf()))).not.toBe(idOf(drawDrink(lookOf({ fill: 0.5 }))));
});
