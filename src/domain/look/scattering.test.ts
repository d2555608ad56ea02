import { expect, test } from 'vitest';
import { calculateScattering } from './scattering.ts';

const gin = { category: 'spirit', clarity: 'clear', ml: 50 } as const;
const limeJuice = { category: 'juice', clarity: 'cloudy', ml: 25 } as const;
const orangeJuice = { category: 'juice', clarity: 'opaque', ml: 100 } as const;
const cream = { category: 'dairy', clarity: 'opaque', ml: 30 } as const;

test('what is clear throws no light aside', () => {
  expect(calculateScattering([gin])).toBe(0);
  expect(calculateScattering([])).toBe(0);
});

test('more juice makes a drink cloudier', () => {
  const little = calculateScattering([gin, limeJuice]);
  expect(little).toBeGreaterThan(0.5);
  expect(calculateScattering([gin, limeJuice, orangeJuice])).toBeGreaterThan(little * 3);
});

test('a little cream clouds a drink as much as a lot of juice', () => {
  expect(calculateScattering([gin, cream])).toBeGreaterThan(calculateScattering([gin, orangeJuice]));
});

test('a cloudy soda is a faint haze beside juice', () => {
  const soda = { category: 'mixer', clarity: 'cloudy', ml: 100 } as const;
  expect(calculateScattering([gin, { ...soda, fizzy: true }])).toBeLessThan(
    calculateScattering([gin, soda]) / 3,
  );
});

test('coffee is dark, not cloudy', () => {
  const coffee = { category: 'mixer', clarity: 'opaque', colour: '#1e110a', ml: 30 } as const;
  expect(calculateScattering([gin, coffee])).toBeLessThan(0.5);
});
