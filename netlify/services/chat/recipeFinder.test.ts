import { expect, it } from 'vitest';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { functionCatalogue } from '../catalogue.ts';
import { createRecipeFinder } from './recipeFinder.ts';

const finder = createRecipeFinder(functionCatalogue());
const namesFor = (content: string, rest: Partial<ChatRequest> = {}) =>
  finder
    .find(
      {
        messages: [{ role: 'user', content }],
        mode: 'ask',
        language: 'en',
        shelf: [],
        strict: false,
        ...rest,
      },
      8,
    )
    .map(({ name }) => name.en);

it.each([
  ['How do I make a Negroni?', 'Negroni'],
  ['recipe for a margerita', 'Margarita'],
  ['Wie geht eine Pina Colada?', 'Piña Colada'],
  ['¿cómo se hace un destornillador?', 'Screwdriver'],
])('finds first what is named: %s', (question, name) => {
  expect(namesFor(question)[0]).toBe(name);
});

it('finds by what is in it, in any of the languages', () => {
  for (const question of ['gin and lime', 'Gin und Limettensaft', 'ginebra y lima', 'gin et citron vert']) {
    expect(namesFor(question)).toContain('Gimlet');
  }
});

it('finds from the shelf, and where it is strict nothing that lacks something', () => {
  const shelf = ['gin', 'campari', 'sweet-vermouth'];
  const found = namesFor('What can I make?', { mode: 'mix', shelf, strict: true });
  expect(found).toContain('Negroni');
  expect(found).not.toContain('Margarita');
});

it('gives no more than it is asked for', () => {
  const request: ChatRequest = {
    messages: [{ role: 'user', content: 'rum' }],
    mode: 'ask',
    language: 'en',
    shelf: [],
    strict: false,
  };
  expect(finder.find(request, 3)).toHaveLength(3);
  expect(finder.find(request, 0)).toEqual([]);
});
