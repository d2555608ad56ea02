import { expect, test } from 'vitest';
import type { ChatRequest } from '../../../../src/contracts/chat.ts';
import { barOf } from '../bar.ts';
import { recipeFacts } from '../recipeFacts.ts';
import { talkOf } from '../talk.ts';
import { catalogue, requestOf } from '../testConversation.ts';
import type { Kit } from './kit.ts';
import { modelTools, runTool } from './toolbox.ts';

function kitFor(change: Partial<ChatRequest> = {}): Kit & { told: Set<string> } {
  const request = requestOf(change);
  const told = new Set<string>();
  return {
    told,
    talk: talkOf(barOf(catalogue), request, () => 0),
    tell(drinks) {
      for (const { id } of drinks) told.add(id);
      return recipeFacts(
        drinks.map(({ recipe }) => recipe),
        request.shelf,
        catalogue,
        request.language,
      );
    },
    reckon: (text) => text,
  };
}

const use = (name: string, args: unknown, kit: Kit = kitFor()) =>
  JSON.parse(runTool({ id: 'call', name, args: JSON.stringify(args) }, kit)) as Record<string, never>;
const namesIn = (found: unknown) => (found as { drinks: { name: string }[] }).drinks.map(({ name }) => name);

test('each tool says what it takes by a schema of its own', () => {
  expect(modelTools().map(({ name }) => name)).toEqual([
    'search_drinks',
    'get_recipe',
    'compare',
    'scale_batch',
    'substitute',
    'shelf_match',
    'buy_next',
    'convert',
    'bar_answer',
    'own_drinks',
  ]);
  for (const { parameters } of modelTools())
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
});

test('drinks are found by what they are, and what the guest must not have never is', () => {
  expect(namesIn(use('search_drinks', { with: ['gin', 'Campari'], kind: 'cocktail' }))).toContain('Negroni');
  const weak = use('search_drinks', { with: ['prosecco'], mostAbv: 10, order: 'weakest' });
  expect(namesIn(weak).length).toBeGreaterThan(0);
  const kit = kitFor({ messages: [{ role: 'user', content: 'I am allergic to milk.' }] });
  const creamy = use('search_drinks', { tastes: ['creamy'] }, kit) as unknown as {
    drinks: { allergens: string[] }[];
  };
  expect(creamy.drinks.filter(({ allergens }) => allergens.join().toLowerCase().includes('milk'))).toEqual(
    [],
  );
  const pregnant = kitFor({ messages: [{ role: 'user', content: 'I am pregnant. What can I drink?' }] });
  const found = use('search_drinks', { with: ['gin'], alcoholFree: false }, pregnant) as unknown as {
    drinks: { standardDrinksOf10g: number }[];
  };
  expect(found.drinks.filter(({ standardDrinksOf10g }) => standardDrinksOf10g > 0)).toEqual([]);
});

test('what a tool tells of may be cited', () => {
  const kit = kitFor({ language: 'de' });
  expect(use('get_recipe', { drink: 'Weißer Russe' }, kit)).toMatchObject({ name: 'White Russian' });
  const { onlyInOne, onlyInOther } = use('compare', { one: 'Negroni', other: 'Boulevardier' }, kit);
  expect([onlyInOne, onlyInOther]).toEqual([['Gin'], [expect.stringContaining('ourbon')]]);
  expect(kit.told).toContain('11002');
});

test('amounts are reckoned by the rules of the site', () => {
  expect(use('scale_batch', { drink: 'Negroni', guests: 10 })['text']).toContain('300 ml gin');
  expect(use('convert', { amount: 1.5, from: 'oz', to: 'ml' })['text']).toBe('1.5 oz = 44.36 ml');
  expect(use('substitute', { ingredient: 'lime juice', drink: 'Daiquiri' })['text']).toContain('emon juice');
  const has = ['gin', 'Campari', 'sweet vermouth'];
  const [best] = use('shelf_match', { has }) as unknown as { drink: { name: string }; missing: string[] }[];
  expect(best).toMatchObject({ drink: { name: 'Negroni' }, missing: [] });
  const [next] = use('buy_next', {}, kitFor({ shelf: ['gin', 'campari'] })) as unknown as { opens: number }[];
  expect(next?.opens).toBeGreaterThan(0);
  expect(JSON.stringify(use('bar_answer', { question: 'How do I make clear ice?' }))).toContain('ice');
});

test.each([
  ['no_such_tool', {}, 'There is no tool'],
  ['get_recipe', { drink: 'Purple Unicorn' }, 'has no drink "Purple Unicorn"'],
  ['get_recipe', {}, 'drink'],
  ['search_drinks', { with: ['moon juice'] }, 'no ingredient "moon juice"'],
  ['search_drinks', { tastes: ['loud'] }, 'There are: '],
  ['search_drinks', { price: 3 }, 'price'],
  ['scale_batch', { drink: 'Negroni' }, 'how many guests'],
  ['scale_batch', { drink: 'Negroni', guests: 1e9 }, 'guests'],
])('a mistake in %s with %j is told, so that the model may ask better', (name, args, mistake) => {
  expect(use(name, args)['mistake']).toContain(mistake);
});

test('arguments that are no JSON are a mistake too', () => {
  const told = runTool({ id: 'call', name: 'get_recipe', args: '{"drink": "Neg' }, kitFor());
  expect(told).toBe('{"mistake":"The arguments are no JSON."}');
});
