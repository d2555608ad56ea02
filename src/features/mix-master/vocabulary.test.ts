import { expect, test } from 'vitest';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { createVocabulary } from './vocabulary.ts';

const INDEX: Pick<MixIndex, 'ingredients'> = {
  ingredients: [
    { id: 'gin', name: 'gin', strength: 40, words: ['dry gin'] },
    { id: 'london-dry-gin', name: 'London dry gin', words: ['Tanqueray'], parent: 0 },
    { id: 'lemon', name: 'lemon', words: ['lemons'] },
    { id: 'lime', name: 'lime' },
    { id: 'orange-curacao', name: 'orange curaçao' },
    { id: 'blue-curacao', name: 'blue curaçao' },
    { id: 'coconut-rum', name: 'coconut rum', words: ['Malibu'] },
    { id: 'rum', name: 'rum', strength: 40 },
    { id: 'cream', name: 'cream' },
    { id: 'angostura-bitters', name: 'Angostura bitters' },
    { id: 'coconut', name: 'coconut' },
    { id: 'cocktail-onion', name: 'cocktail onion', words: ['pearl onion'] },
    { id: 'cocktail-cherry', name: 'cocktail cherry', words: ['wild cherry'] },
    { id: 'mint', name: 'mint' },
    { id: 'mint-syrup', name: 'mint syrup' },
    { id: 'pear', name: 'pear' },
    { id: 'pear-juice', name: 'pear juice' },
    { id: 'milk', name: 'milk' },
    { id: 'ginger-beer', name: 'ginger beer' },
    { id: 'cognac', name: 'cognac', strength: 40 },
  ],
};
const vocabulary = createVocabulary({ ...emptyLists(), ...INDEX }, 'en', {
  headLast: [[], [], ['zitrone', 'citroen'], ['limette', 'limone'], [], [], [], [], [], []],
  headFirst: [['ginebra'], [], ['citron', 'limon'], ['citron vert', 'lima'], [], [], [], ['ron'], [], []],
  exact: [],
  garnishes: [],
  garnishOf: [],
});

function emptyLists() {
  return {
    bottles: [],
    remarks: [],
    spirits: [],
    tastes: [],
    terms: [],
    allergens: [],
    substances: [],
    cautions: [],
    recipes: [],
  };
}

test.each([
  ['Gin', 'gin'],
  ['  LEMONS ', 'lemon'],
  ['limes', 'lime'],
  ['pearl onions', 'cocktail-onion'],
  ['wild cherries', 'cocktail-cherry'],
  ['Zitronen', 'lemon'],
  ['citrons verts', 'lime'],
  ['limón', 'lemon'],
  ['orange curacao', 'orange-curacao'],
  ['Tanqueray London dry gin', 'london-dry-gin'],
  ['2 fresh limes', 'lime'],
  ['30 ml gin', 'gin'],
  // A word that nobody knows makes another thing: a brand counts where it is in a list.
  ['Oldfather gin', undefined],
  ['ron Barceló', 'rum'],
  ['angustora bitters', 'angostura-bitters'],
  ['Malibou', 'coconut-rum'],
  ['cream cheese', undefined],
  ['alcohol-free gin', undefined],
  ['coconut gin', undefined],
  ['lemon gin', undefined],
  ['gnu', undefined],
  ['', undefined],
  ['🍸', undefined],
  ['<b>gin</b>', 'gin'],
  ['gin Oldfather', undefined],
  ['half a bottle of gin (warm)', 'gin'],
  ['ron Barceló añejo', 'rum'],
  ['limettes pour jus', 'lime'],
  ['cream of tartar', undefined],
  ['gin 0.0', undefined],
  ['gin 0 %', undefined],
  ['0,7 l gin', 'gin'],
  ['een flesje gin', 'gin'],
  // A house of syrups or juices makes these of a flavour, and nothing else of one that is not known.
  ['Monin mint', 'mint-syrup'],
  ['mint syrup Monin', 'mint-syrup'],
  ['Teisseire lemon', undefined],
  ['Granini pear', 'pear-juice'],
  ['Monin gin', undefined],
  ['Thomas Henry ginger beer', 'ginger-beer'],
  ['Schweppes mint', undefined],
  // Written apart, together, or as it sounds.
  ['gingerbeer', 'ginger-beer'],
  ['kognak', 'cognac'],
  // What it lies in and what is left out of it change nothing.
  ['lemons in syrup', 'lemon'],
  ['pear juice without bits', 'pear-juice'],
  ['cubi de gin', 'gin'],
  // A thing of its own.
  ['soya milk', undefined],
  ['gin radler', undefined],
])('%j is %s', (typed, id) => {
  expect(vocabulary.find(typed)).toBe(id);
});

test('names that were prepared ahead are those that the first question prepares', () => {
  const many = Array.from({ length: 100 }, (_, place) => ({ id: `b-${place}`, name: `bottle ${place}` }));
  const index = { ...emptyLists(), ingredients: [...many, ...INDEX.ingredients] };
  const ahead = createVocabulary(index, 'en');
  let turns = 1;
  while (!ahead.prepareSome()) turns += 1;
  expect(turns).toBeGreaterThan(1);
  const asked = createVocabulary(index, 'en');
  expect(asked.find('Tanqueray London dry gin')).toBe('london-dry-gin');
  expect(ahead.find('Tanqueray London dry gin')).toBe('london-dry-gin');
  expect(ahead.names).toEqual(asked.names);
});

const offered = (typed: string) => vocabulary.suggest(typed).map(({ id }) => id);

test('what one types is the beginning of a name, then of a word in it', () => {
  expect(offered('l')).toEqual(['london-dry-gin', 'lemon', 'lime']);
  expect(offered('cur')).toEqual(['orange-curacao', 'blue-curacao']);
});

test('an ingredient found by another name says by which', () => {
  expect(vocabulary.suggest('tanq')).toEqual([{ id: 'london-dry-gin', alias: 'Tanqueray' }]);
});

test('what only looks alike is offered where nothing begins so', () => {
  expect(offered('angustur')).toEqual(['angostura-bitters']);
  expect(offered('xyzzy')).toEqual([]);
  expect(offered('')).toEqual([]);
});
