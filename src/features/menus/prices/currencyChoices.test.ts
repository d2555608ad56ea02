import { expect, it } from 'vitest';
import { currencyChoices } from './currencyChoices.ts';

it('names each currency once, the usual ones first, and by its code alone where it has no name', () => {
  const choices = currencyChoices('fr');
  expect(choices.slice(0, 4).map(({ code }) => code)).toEqual(['EUR', 'USD', 'GBP', 'CHF']);
  expect(choices[0]?.name).toBe('euro (EUR)');
  expect(choices.filter(({ code, name }) => name === `${code} (${code})`)).toEqual([]);
  expect(new Set(choices.map(({ code }) => code)).size).toBe(choices.length);
});
