import { expect, it } from 'vitest';
import { kilocalories } from './calories.ts';

const gin = { id: 'gin', category: 'spirit', ml: 50, strength: 40 } as const;

it('counts alcohol by its weight: 50 ml of 40% are 15.8 g of alcohol', () => {
  expect(kilocalories([gin])).toBe(110);
});

it('adds the sugar of what is sweet, and nothing for soda water', () => {
  const syrup = { id: 'simple-syrup', category: 'syrup', ml: 20, strength: 0 } as const;
  const soda = { id: 'soda-water', category: 'mixer', ml: 200, strength: 0 } as const;
  expect(kilocalories([gin, syrup])).toBe(160);
  expect(kilocalories([gin, soda])).toBe(110);
  expect(kilocalories([])).toBe(0);
});
