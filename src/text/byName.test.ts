import { expect, test } from 'vitest';
import { byName } from './byName.ts';

test('names are ordered as a reader of the language expects', () => {
  const names = ['Zombie', 'Äpfel', 'B-52', 'Piña Colada', 'Pisco Sour', 'Americano'].map((name) => ({
    name,
  }));
  expect(names.sort(byName('de')).map(({ name }) => name)).toEqual([
    'Americano',
    'Äpfel',
    'B-52',
    'Piña Colada',
    'Pisco Sour',
    'Zombie',
  ]);
});
