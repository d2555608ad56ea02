import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { derivedFiles } from './derivedFiles.ts';

const files = derivedFiles(loadCatalogue('data'));

it.each(files)('$file follows from the recipes (if not: npm run catalogue:update)', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
