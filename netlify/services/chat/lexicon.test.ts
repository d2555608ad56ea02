import { expect, test } from 'vitest';
import { functionCatalogue } from '../catalogue.ts';
import { createLexicon, lexiconTables, type LexiconTables } from './lexicon.ts';

test('tables that were written find what those find that were made', () => {
  const made = lexiconTables(functionCatalogue());
  const written = JSON.parse(JSON.stringify(made)) as LexiconTables;
  const [before, after] = [createLexicon(made), createLexicon(written)];
  for (const text of ['a negroni with limes', 'mojitto', 'gincocktail mit limetten', 'daikiri de fraises']) {
    const spans = before.find(text.split(' '));
    expect(spans).not.toEqual([]);
    expect(after.find(text.split(' '))).toEqual(spans);
  }
});
