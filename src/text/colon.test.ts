import { expect, test } from 'vitest';
import { colon } from './colon.ts';

test('stands behind a narrow space in French alone', () => {
  expect(`Note${colon('fr')} 480`).toBe('Note\u202f: 480');
  expect(`Note${colon('en')} 480`).toBe('Note: 480');
});
