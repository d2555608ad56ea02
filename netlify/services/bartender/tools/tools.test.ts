import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../../src/contracts/wishes.ts';
import { functionCatalogue } from '../../catalogue.ts';
import { sessionFor, use, withChips } from '../testSession.ts';
import { describeTools, runTool } from './toolbox.ts';

const NO_NUTS: Wish = { kind: 'leave-out', what: 'nuts' };
const NO_ALCOHOL: Wish = { kind: 'leave-out', what: 'alcohol' };

interface Found {
  total: number;
  pages: number;
  note?: string;
  mistake?: string;
  keptTo?: string[];
  notSearched?: string;
  drinks: { id: string; name: string; abv: number; contains: string[]; lacks?: string[]; note?: string }[];
}
const search = (args: object, session = sessionFor()) =>
  use(session, 'search_drinks', args) as unknown as Found;

it('says by a schema what each tool takes, with every word that is allowed', () => {
  const tools = describeTools(functionCatalogue());
  expect(tools.map(({ name }) => name)).toEqual([
    'search_drinks',
    'get_recipe',
    'compare',
    'scale',
    'substitute',
    'shelf',
    'convert',
    'bar_answer',
    'own_drinks',
    'leave_out',
  ]);
  for (const { parameters } of tools)
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
  const schema = JSON.stringify(tools[0]?.parameters);
  for (const word of [
    'smoky',
    'spritz',
    'coupe',
    'shake',
    'oysters',
    'nightcap',
    'blue',
    'frozen',
    'strongest',
    'citrus',
  ])
    expect(schema).toContain(word);
});

it.each([
  ['a tool that there is not', 'pour', '{}', 'no tool'],
  ['what is no JSON', 'convert', '{"amount":', 'no JSON'],
  ['words that it does not take', 'search_drinks', '{"tastes":["yummy"]}', 'smoky'],
  ['an unknown drink', 'get_recipe', '{"drinks":["Espresso Martni"]}', 'Espresso Martini (11009)'],
  ['an unknown ingredient', 'search_drinks', '{"with":["flubber"]}', 'no ingredient'],
  ['bounds that exclude each other', 'search_drinks', '{"min_abv":20,"max_abv":10}', 'above'],
  ['no size', 'scale', '{"drink":"Negroni"}', 'one of guests'],
  ['two sizes', 'scale', '{"drink":"Negroni","guests":2,"litres":1}', 'one of guests'],
])('answers %s with what to do better', (_, name, args, expected) => {
  expect(runTool({ id: '1', name, args }, sessionFor())).toContain(expected);
});

describe('search_drinks', () => {
  it('finds by ingredients in any language, by groups, and by what is not wanted', () => {
    for (const { contains } of search({ with: ['jenever'] }).drinks)
      expect(contains.join()).toMatch(/genever|korenwijn/);
    const bitter = search({ with: ['gin'], tastes: ['bitter'], without: ['citrus'] });
    expect(bitter.drinks.map(({ name }) => name)).toContain('Negroni');
    expect(bitter.drinks.find(({ name }) => name === 'Negroni')?.note).toContain('garnish');
    for (const { contains } of bitter.drinks) expect(contains.join()).not.toMatch(/lemon|lime|orange juice/);
    const either = search({ any_of: ['mezcal', 'smoke'] });
    expect(either.total).toBeGreaterThan(10);
  });

  it('takes several bases together where all are asked for', () => {
    const { drinks } = search({ with: ['gin', 'rum', 'tequila'] });
    expect(drinks[0]?.name).toBe('Long Island Iced Tea');
    expect(drinks[0]?.lacks).toBeUndefined();
  });

  it('says where nothing has all of it, and what the nearest lack', () => {
    const { note, drinks } = search({ with: ['genever'], tastes: ['coffee'] });
    expect(note).toContain('nearest');
    expect(drinks[0]?.lacks).toEqual(['coffee-flavored']);
    expect(search({ with: ['genever'], max_abv: 0 })).toMatchObject({
      total: 0,
      note: expect.stringContaining('Say so'),
    });
  });

  it('gives further pages, without what was shown', () => {
    const first = search({ with: ['gin'] });
    const second = search({ with: ['gin'], page: 2 });
    expect(first.pages).toBeGreaterThan(2);
    expect(second.drinks.filter(({ id }) => first.drinks.some((one) => one.id === id))).toEqual([]);
    const [best] = first.drinks;
    expect(search({ with: ['gin'], except: [best?.name] }).drinks.map(({ id }) => id)).not.toContain(
      best?.id,
    );
  });

  it('keeps to the chips, and says which of the arguments they overrule', () => {
    const free = search({ with: ['amaretto'] }, withChips(NO_NUTS));
    expect(free).toMatchObject({ total: 0, keptTo: ['I leave out: tree nuts'] });
    expect(free.note).toMatch(/Without what the chips say, [1-9]\d* would/);
    const weak = search({ min_abv: 20 }, withChips({ kind: 'strength', most: 15 }));
    expect(weak.notSearched).toContain('press');
    for (const { abv } of weak.drinks) expect(abv).toBeLessThanOrEqual(15);
    for (const { abv } of search({ tastes: ['tropical'] }, withChips(NO_ALCOHOL)).drinks) expect(abv).toBe(0);
  });

  it('looks on the shelf only where there is one', () => {
    expect(search({ from_shelf: true }).mistake).toContain('SHELF is empty');
    const { drinks } = search({ from_shelf: true }, sessionFor({ shelf: ['gin', 'tonic-water'] }));
    expect(drinks.map(({ name }) => name)).toContain('Gin and Tonic');
  });
});

it('tells of a drink whole, with why it is not for the visitor and what their shelf lacks', () => {
  const session = sessionFor({ shelf: ['gin', 'campari'], wishes: [NO_ALCOHOL] });
  expect(use(session, 'get_recipe', { drinks: ['Negroni'] })).toMatchObject([
    {
      id: '11002',
      abv: 21,
      ingredients: expect.arrayContaining(['30\u00a0ml Campari']),
      notForVisitor: ['contains alcohol'],
      onShelf: { hasEverything: false },
    },
  ]);
});

it('compares drinks by what is only in one', () => {
  expect(use(sessionFor(), 'compare', { drinks: ['Negroni', 'Boulevardier'] })).toMatchObject({
    inAll: ['Campari', 'sweet vermouth'],
    drinks: [
      { name: 'Negroni', onlyInThis: ['gin'] },
      { name: 'Boulevardier', onlyInThis: ['bourbon'] },
    ],
  });
});

it.each([
  [
    'Negroni',
    { guests: 8 },
    { makes: 8, water: 205, print: '[[make:11002*8]]' },
    '240\u00a0ml gin = 1 × 700 ml',
  ],
  ['Negroni', { litres: 1 }, { makes: 8.67, millilitresInAll: 1000 }, '260\u00a0ml gin'],
  ['Mojito', { guests: 8 }, { making: expect.stringContaining('glass by glass') }, '7 × lime'],
  ['French 75', { guests: 4 }, { addToEachGlass: ['champagne', 'lemon'] }, 'champagne'],
])('scales %s', (drink, size, expected, purchase) => {
  const scaled = use(sessionFor(), 'scale', { drink, ...size });
  expect(scaled).toMatchObject(expected);
  expect(JSON.stringify(scaled['shopping'])).toContain(purchase);
});

it('offers no stand-in that the visitor leaves out', () => {
  const args = { ingredient: 'cream', drink: 'White Russian' };
  const names = (session = sessionFor()) =>
    (use(session, 'substitute', args) as { use: { ingredient: string }[] }).use.map(
      ({ ingredient }) => ingredient,
    );
  expect(names()).toContain('milk');
  expect(names(withChips({ kind: 'leave-out', what: 'milk' }))).toEqual(['oat cream']);
});

it('says line by line what is missing for a drink, egg white too', () => {
  const session = sessionFor({ shelf: ['bourbon', 'lemon'] });
  expect(use(session, 'shelf', { drinks: ['Whiskey Sour'] })).toMatchObject({
    drinks: [{ hasEverything: false, missing: [], missingOptional: ['egg white'] }],
  });
  expect(use(sessionFor(), 'shelf', {})).toMatchObject({ note: expect.stringContaining('Ask') });
  expect(use(session, 'shelf', { buy: true })).toMatchObject([{ opens: expect.any(Number) }, {}]);
});

it('leaves out from then on, in every tool', () => {
  const session = sessionFor();
  expect(
    use(session, 'leave_out', { because: 'pregnancy', foods: ['pineapple', 'dragon scale'] }),
  ).toMatchObject({
    leftOut: expect.arrayContaining(['pregnancy', 'I leave out: pineapple', 'without dragon scale']),
  });
  expect(session.chips).toContainEqual({ kind: 'leave-out', what: 'pregnancy' });
  const { drinks } = search({}, session);
  expect(drinks.length).toBeGreaterThan(0);
  for (const { abv, contains } of drinks) {
    expect(abv).toBe(0);
    expect(contains.join()).not.toMatch(/pineapple|tonic/);
  }
  expect(use(session, 'get_recipe', { drinks: ['Negroni'] })).toMatchObject([
    { notForVisitor: expect.any(Array) },
  ]);
});

it('converts, and answers from the book of the bar in the language of the message', () => {
  expect(use(sessionFor(), 'convert', { amount: 2, from: 'oz', to: 'ml' })).toEqual({
    amount: 59.15,
    atTheBar: 60,
  });
  const german = sessionFor({ said: 'Wie lange hält sich offener Wermut?', language: 'de' });
  const [answer] = use(german, 'bar_answer', { question: 'Wie lange hält sich Wermut?' }) as unknown as {
    answer: string;
  }[];
  expect(answer?.answer).toContain('Wermut ist');
});
