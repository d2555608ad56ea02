import { expect, test } from 'vitest';
import { scatteringOf } from './scattering.ts';

const gin = { category: 'spirit', clarity: 'clear', ml: 50 } as const;
const limeJuice = { category: 'juice', clarity: 'cloudy', ml: 25 } as const;
const orangeJuice = { category: 'juice', clarity: 'opaque', ml: 100 } as const;
const cream = { category: 'dairy', clarity: 'opaque', ml: 30 } as const;

test('what is clear throws no light aside', () => {
  expect(scatteringOf([gin])).toBe(0);
  expect(scatteringOf([])).toBe(0);
});

test('more juice makes a drink cloudier', () => {
  const little = scatteringOf([gin, limeJuice]);
  expect(little).toBeGreaterThan(0.5);
  expect(scatteringOf([gin, limeJuice, orangeJuice])).toBeGreaterThan(little * 3);
});

test('a little cream clouds a drink as much as a lot of juice', () => {
  expect(scatteringOf([gin, cream])).toBeGreaterThan(scatteringOf([gin, orangeJuice]));
});

test('a cloudy soda is a faint haze beside juice', () => {
  const soda = { category: 'mixer', clarity: 'cloudy', ml: 100 } as const;
  expect(scatteringOf([gin, { ...soda, fizzy: true }])).toBeLessThan(scatteringOf([gin, soda]) / 3);
});

test('coffee is dark, not cloudy', () => {
  const coffee = { category: 'mixer', clarity: 'opaque', colour: '#1e110a', ml: 30 } as const;
  expect(scatteringOf([gin, coffee])).toBeLessThan(0.5);
});
