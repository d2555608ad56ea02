import { expect, test } from 'vitest';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { barOf } from './bar.ts';
import { filterCitations } from './citations.ts';
import { proofread, type Told } from './proofread.ts';
import { talkOf } from './talk.ts';
import { catalogue, requestOf } from './testConversation.ts';

const bar = barOf(catalogue);

function toldOf(ids: readonly string[], change: Partial<ChatRequest> = {}, reckoned = ''): Told {
  const known = new Set(ids);
  return {
    talk: talkOf(bar, requestOf(change), () => 0),
    tell(drinks) {
      for (const { id } of drinks) known.add(id);
      return [];
    },
    knows: (id) => known.has(id),
    reckon: (text) => text,
    reckoned: () => reckoned,
  };
}

async function* inPieces(text: string, length: number) {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

/** The same whatever the pieces are. */
async function read(text: string, told: () => Told): Promise<string> {
  const texts: string[] = [];
  for (const length of [1, 2, 3, 5, 7, 11, 1000]) {
    let read = '';
    const knowing = told();
    const recipes = { has: knowing.knows, write: () => '' };
    const pieces = filterCitations(inPieces(text, length), recipes);
    for await (const piece of proofread(pieces, knowing)) read += piece;
    texts.push(read);
  }
  expect(new Set(texts).size).toBe(1);
  return texts[0] ?? '';
}

const NEGRONI = () => toldOf(['11002']);

test.each([
  ['A Negroni, gladly.', 'A Negroni [[11002]], gladly.'],
  ['A **Negroni** is bitter.', 'A **Negroni [[11002]]** is bitter.'],
  ['A Negroni [[11002]], and another Negroni.', 'A Negroni [[11002]], and another Negroni.'],
  ['Two Negronis and a negroni.', 'Two Negronis and a negroni.'],
  ['Try an Old Fashioned.', 'Try an Old Fashioned [[11005]].'],
  // A name of one word that nobody told of may be a word.
  ['Take a sidecar by the Sidecar road.', 'Take a sidecar by the Sidecar road.'],
])('cites the drinks of the site that an answer names: %s', async (said, right) => {
  expect(await read(said, NEGRONI)).toBe(right);
});

test.each([
  ['Negroni [[11002]]: 45 ml gin, 30 ml Campari.', 'Negroni [[11002]]: 30 ml gin, 30 ml Campari.'],
  [
    'For the Negroni [[11002]] pour 2 oz of gin and 1 oz of Campari.',
    'For the Negroni [[11002]] pour 1 oz of gin and 1 oz of Campari.',
  ],
  ['Negroni [[11002]]:\n- 4,5 cl gin\n- 3 cl Campari', 'Negroni [[11002]]:\n- 3 cl gin\n- 3 cl Campari'],
  // Advice is no recipe.
  [
    'Too sour, your Daiquiri [[11004]]? Add 5 ml simple syrup.',
    'Too sour, your Daiquiri [[11004]]? Add 5 ml simple syrup.',
  ],
  ['A stronger Negroni [[11002]] takes 45 ml gin.', 'A stronger Negroni [[11002]] takes 45 ml gin.'],
  [
    'Negroni [[11002]]: 45 ml gin, 30 ml Campari. Daiquiri [[11004]]: 40 ml white rum, 10 ml lime juice.\nCheers.',
    'Negroni [[11002]]: 30 ml gin, 30 ml Campari. Daiquiri [[11004]]: 60 ml white rum, 20 ml lime juice.\nCheers.',
  ],
  // What is in no recipe that is spoken of, and what was reckoned, stays.
  ['Negroni [[11002]] beside 330 ml lager.', 'Negroni [[11002]] beside 330 ml lager.'],
  ['Pour 45 ml gin.', 'Pour 45 ml gin.'],
  ['Negroni [[11002]] for ten: 300 ml gin.', 'Negroni [[11002]] for ten: 300 ml gin.'],
])('has the amounts of the recipe: %s', async (said, right) => {
  expect(await read(said, () => toldOf(['11002', '11004'], {}, '300 ml gin, 300 ml Campari'))).toBe(right);
});

test('writes an amount as the language does', async () => {
  const told = () => toldOf(['11004'], { language: 'de' });
  expect(await read('Daiquiri [[11004]]:\n- 2 oz Limettensaft', told)).toBe(
    'Daiquiri [[11004]]:\n- 0,67 oz Limettensaft',
  );
});

test('leaves amounts for as many as the guest spoke of', async () => {
  const messages = [{ role: 'user' as const, content: 'Negronis for 4 people, please' }];
  const said = 'Negroni [[11002]]: 120 ml gin, 120 ml Campari, 120 ml sweet vermouth.';
  expect(await read(said, () => toldOf(['11002'], { messages }))).toBe(said);
});

test('warns of a drink that is not for the guest, below the line that names it', async () => {
  const messages = [{ role: 'user' as const, content: 'I am allergic to milk. What do you recommend?' }];
  const told = () => toldOf(['11413'], { messages });
  const said = await read('A White Russian.\nCheers.', told);
  const [line, , warning, end] = said.split('\n');
  expect(line).toMatch(/^A White Russian \[\[\d+\]\]\.$/);
  expect(warning).toMatch(/\[\[\d+\]\].*milk/i);
  expect(end).toBe('Cheers.');
});

test('hands on what is settled at once, and what is there when the model breaks off', async () => {
  async function* breaks() {
    yield 'The first word. ';
    yield 'A Negr';
    throw new Error('gone');
  }
  const pieces = proofread(breaks(), NEGRONI());
  expect((await pieces.next()).value).toBe('The first word. ');
  expect((await pieces.next()).value).toBe('A ');
  expect((await pieces.next()).value).toBe('Negr');
  await expect(pieces.next()).rejects.toThrow('gone');
});
