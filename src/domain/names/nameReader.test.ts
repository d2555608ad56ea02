import { expect, test } from 'vitest';
import type { Substance } from '../../contracts/diet.ts';
import { dietaryFactsOf, type DietaryFacts } from '../dietary.ts';
import { createNameReader, type KnownName } from './nameReader.ts';

interface Thing {
  id: string;
  names: string[];
  strength?: number;
  contains?: Substance[];
}

const THINGS: Thing[] = [
  { id: 'vodka', names: ['vodka', 'Absolut'], strength: 40 },
  { id: 'sherry', names: ['sherry'], strength: 17, contains: ['sulphites'] },
  { id: 'cherry', names: ['cherry'] },
  { id: 'milk', names: ['milk', 'whole milk'], contains: ['milk'] },
  { id: 'oat-milk', names: ['oat milk', 'oatmilk'], contains: ['oats'] },
  { id: 'almond-milk', names: ['almond milk'], contains: ['almonds'] },
  { id: 'peach-bitters', names: ['peach bitters'], strength: 39 },
  { id: 'lime', names: ['lime'] },
  { id: 'lime-juice', names: ['lime juice'] },
  { id: 'grapefruit-juice', names: ['grapefruit juice'] },
  { id: 'jameson', names: ['Jamo'], strength: 40 },
  { id: 'soda-water', names: ['soda water', 'La Croix'] },
  { id: 'ginger', names: ['jengibre', 'gingembre'] },
  { id: 'genever', names: ['genièvre'], strength: 38 },
  { id: 'hazelnut-liqueur', names: ['hazelnut liqueur'], strength: 20, contains: ['hazelnuts'] },
];
const known = THINGS.flatMap(({ id, names }) =>
  names.map((text): KnownName => ({ text, id, isHeadLast: true })),
);
const facts = new Map(
  THINGS.map(({ id, strength = 0, contains = [] }): [string, DietaryFacts] => [
    id,
    { ...dietaryFactsOf([]), strength, allergens: { contains, mayContain: [] } },
  ]),
);
const { read, find } = createNameReader(known, {
  parentOf: () => undefined,
  factsOf: (id) => facts.get(id),
});

test.each([
  ['2 fresh limes', 'lime'],
  ['Absolut vodka', 'vodka'],
  ['La Croix', 'soda-water'],
  ['whole milk', 'milk'],
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
  'vodka for x'.repeat(30),
  '',
])('%j is a thing of its own', (text) => {
  expect(find(text)).toBeUndefined();
});

test.each([
  ['vodca', 'vodka'],
  ['sherrry', 'sherry'],
  ['lime juce', 'lime-juice'],
])('%j is a slip of %s', (text, id) => {
  expect(read(text)).toEqual({ id, isCorrected: true });
});

test('a slip that may be two things is asked about, the nearest first', () => {
  expect(read('genjibre')).toMatchObject({ choices: ['ginger', 'genever'] });
});

test('an unknown name keeps its allergens, and nothing is offered that lacks one', () => {
  expect(read('hazelnut vodka')).toEqual({
    choices: ['hazelnut-liqueur'],
    contains: ['hazelnuts'],
    hasAlcohol: true,
  });
  expect(read('goat milk')).toEqual({ choices: ['milk'], contains: ['milk'], hasAlcohol: false });
  expect(read('pistachio milk')).toMatchObject({ choices: [], contains: ['milk', 'pistachios'] });
});
