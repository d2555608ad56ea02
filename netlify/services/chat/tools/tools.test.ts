import { describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../../../src/contracts/chat/chat.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { functionCatalogue } from '../../catalogue.ts';
import { sessionFor, use, withChips } from '../testSession.ts';
import { describeTools, runTool } from './toolbox.ts';

const NO_NUTS: Wish = { kind: 'leave-out', what: 'nuts' };
const NO_NUTS_FOR_SOME: Wish = { kind: 'leave-out', what: 'nuts', some: true };
const NO_ALCOHOL: Wish = { kind: 'leave-out', what: 'alcohol' };

interface Found {
  total: number;
  pages: number;
  note?: string;
  mistake?: string;
  keptTo?: string[];
  inTheWay?: string[];
  notKnown?: string[];
  notTaken?: string;
  drinks: {
    id: string;
    name: string;
    abv: number;
    sugarAboutG: number;
    contains: string[];
    lacks?: string[];
    note?: string;
  }[];
}
const search = (args: object, session = sessionFor()) =>
  use(session, 'search_drinks', args) as unknown as Found;

it('says by a schema what each tool takes, with every word that is allowed', () => {
  const tools = describeTools(functionCatalogue());
  expect(tools.map(({ name }) => name)).toEqual([
    'search_drinks',
    'get_recipe',
    'about_ingredient',
    'change_recipe',
    'scale',
    'what_to_buy',
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
  ['what is no JSON', 'what_to_buy', '{"has":', 'no JSON'],
  ['words that it does not take', 'search_drinks', '{"tastes":["yummy"]}', 'smoky'],
  ['an unknown drink', 'get_recipe', '{"drinks":["Espresso Martni"]}', 'Espresso Martini (11009)'],
  ['an unknown ingredient', 'search_drinks', '{"with":["flubber"]}', 'no ingredient'],
  ['bounds that exclude each other', 'search_drinks', '{"min_abv":20,"max_abv":10}', 'above'],
  ['no size', 'scale', '{"drinks":[{"drink":"Negroni"}]}', 'one of guests'],
  ['two sizes', 'scale', '{"drinks":[{"drink":"Negroni","guests":2,"litres":1}]}', 'one of guests'],
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
    expect(note).toBe('No drink that fits the rest has this: coffee-flavored. These are without it.');
    expect(search({ tastes: ['floral', 'savory'] }).note).toContain('nearest');
    expect(drinks[0]?.lacks).toEqual(['coffee-flavored']);
    expect(search({ with: ['genever'], max_abv: 0 })).toMatchObject({
      total: 0,
      note: expect.stringContaining('Search with less'),
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

  it('keeps to the chips beside the arguments, and names the chip that leaves nothing', () => {
    const free = search({ with: ['amaretto'] }, withChips(NO_NUTS));
    expect(free).toMatchObject({ total: 0, keptTo: ['I leave out: tree nuts'] });
    expect(free.inTheWay).toEqual([expect.stringMatching(/^I leave out: tree nuts \(without it: [1-9]/)]);
    const weak: Wish = { kind: 'strength', most: 15 };
    expect(search({ min_abv: 20 }, withChips(weak)).inTheWay).toEqual([expect.stringContaining('15')]);
    // Where chip and search agree nothing is in the way, and the stricter one counts.
    for (const most of [10, 15, 20]) {
      const { drinks, inTheWay } = search({ max_abv: most }, withChips(weak));
      expect(inTheWay).toBeUndefined();
      for (const { abv } of drinks) expect(abv).toBeLessThanOrEqual(Math.min(15, most));
    }
    for (const { abv } of search({ tastes: ['tropical'] }, withChips(NO_ALCOHOL)).drinks) expect(abv).toBe(0);
  });

  it.each([
    ['Negroni', {}, ['Mezcal Negroni', 'Negroni Sbagliato', 'Boulevardier']],
    ['Mojito', { max_abv: 0 }, ['Virgin Mojito']],
    ['White Russian', {}, ['Colorado Bulldog']],
    // What it is like need not be among what is searched.
    ['Last Word', { without: ['green chartreuse'] }, ['Aviation', 'Division Bell']],
    ['Negroni', { max_abv: 0 }, ['Nogroni']],
  ])('puts what is nearest to a %s first', (like, more, near) => {
    const names = search({ like, ...more }).drinks.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(near));
    expect(names).not.toContain(like);
  });

  it.each([
    ['not_tastes', { with: ['gin'], not_tastes: ['bitter'] }, /Campari|Aperol|amaro/i],
    ['free_of', { like: 'Whiskey Sour', free_of: ['eggs'] }, /egg/],
    ['free_of', { with: ['coffee'], free_of: ['milk', 'vegan'] }, /cream\b|milk|Irish cream/],
    [
      'an unknown thing that is refused',
      { with: ['mezcal'], without: ['pineapple syrup of Oz'] },
      /pineapple/,
    ],
  ])('keeps everything out that %s names', (_, args, refused) => {
    const { drinks } = search(args);
    expect(drinks.length).toBeGreaterThan(2);
    for (const { contains } of drinks) expect(contains.join()).not.toMatch(refused);
  });

  it('names what a line may be made of as well', () => {
    const { drinks } = search({ with: ['rye whiskey'], like: 'Old Fashioned' });
    expect(drinks.flatMap(({ contains }) => contains)).toContainEqual(expect.stringContaining(' / '));
  });

  it('finds drinks without alcohol for a celebration, by their story, and by sugar', () => {
    const feast = search({ max_abv: 0, occasion: 'celebration' });
    expect(feast.note).toBeUndefined();
    expect(feast.drinks.map(({ name }) => name)).toContain('Virgin Bellini');
    expect(search({ mentions: 'Cuba' }).drinks.map(({ name }) => name)).toContain('Cuba Libre');
    const dry = search({ max_sugar_g: 3 });
    expect(dry.drinks.length).toBe(8);
    for (const { sugarAboutG } of dry.drinks) expect(sugarAboutG).toBeLessThanOrEqual(3);
    // Milk has sugar of its own.
    const { drinks } = use(sessionFor(), 'get_recipe', { drinks: ['Doogh'] }) as unknown as Found;
    expect(drinks[0]?.sugarAboutG).toBeGreaterThan(2);
  });

  it('refuses of what it does not know only that, and says so', () => {
    const found = search({ with: ['gin', 'flubber'], tastes: ['yummy', 'sour'], mood: 'blue' });
    expect(found.notKnown).toEqual([expect.stringContaining('"flubber"')]);
    expect(found.notTaken).toMatch(/mood[^]*tastes\[0\]/);
    expect(found.drinks.map(({ name }) => name)).toContain('Gimlet');
    for (const args of [
      { with: ['flubber'] },
      { any_of: ['flubber'] },
      { with: ['gin'], any_of: ['flubber'] },
    ])
      expect(search(args)).toMatchObject({ total: 0, notKnown: [expect.any(String)] });
  });

  it('finds what can be made of the shelf with what is named beside it', () => {
    const session = sessionFor({ shelf: ['gin', 'lemon', 'sugar', 'soda-water'] });
    const args = { with: ['egg yolk'], from_shelf: true };
    expect(search(args, session).note).toContain('SHELF');
    expect(search({ ...args, has: ['egg yolk'] }, session).drinks.map(({ name }) => name)).toEqual([
      'Golden Fizz',
    ]);
  });

  it('counts what stands in, says so, and puts what is whole first', () => {
    const session = sessionFor({ shelf: ['genever', 'lemon', 'sugar', 'soda-water'] });
    const { drinks } = search({ with: ['genever'], from_shelf: true }, session);
    expect(drinks).toContainEqual(
      expect.objectContaining({
        name: 'Gin Sour',
        onShelf: expect.objectContaining({
          standIns: [expect.objectContaining({ use: 'genever', insteadOf: 'gin' })],
        }),
      }),
    );
    const near = search({ from_shelf: true, may_miss: 1 }, session);
    expect(near.total).toBeGreaterThan(drinks.length);
    expect(search({ may_miss: 1 }, session).mistake).toContain('from_shelf');
    // Something of each drink is there, beside sugar and water.
    const { drinks: ofSoda } = search(
      { from_shelf: true, may_miss: 2 },
      sessionFor({ shelf: ['grapefruit-juice'] }),
    );
    for (const { contains } of ofSoda) expect(contains.join()).toMatch(/juice/);
  });

  it('looks on the shelf only where there is one', () => {
    expect(search({ from_shelf: true }).mistake).toContain('SHELF is empty');
    const { drinks } = search({ from_shelf: true }, sessionFor({ shelf: ['gin', 'tonic-water'] }));
    expect(drinks.map(({ name }) => name)).toContain('Gin and Tonic');
  });
});

it('tells of a drink whole, with why it is not for the visitor and what their shelf lacks', () => {
  const session = sessionFor({ shelf: ['gin', 'campari'], wishes: [NO_ALCOHOL] });
  expect(use(session, 'get_recipe', { drinks: ['Negroni', 'Flubber'] })).toMatchObject({
    notKnown: [expect.stringContaining('Flubber')],
    drinks: [
      {
        id: '11002',
        abv: 21,
        ingredients: expect.arrayContaining(['30\u00a0ml Campari']),
        notForVisitor: ['contains alcohol'],
        onShelf: { hasEverything: false },
      },
    ],
  });
});

it.each([
  [
    'Negroni',
    { guests: 8 },
    {
      makes: 8,
      waterAhead: 205,
      print: '[[make:11002*8]]',
      printAhead: '[[make:11002*8+]]',
    },
    '240\u00a0ml gin = 1 × 700 ml',
  ],
  ['Negroni', { litres: 1 }, { makes: 8.67, millilitresAhead: 1000 }, '260\u00a0ml gin'],
  // What is bought is what is poured: nobody buys 5.2 twists.
  ['Boulevardier', { litres: 0.7 }, { makes: 5.2 }, '235\u00a0ml bourbon = '],
  ['Boulevardier', { litres: 0.7 }, {}, '6\u00a0orange twists = 2 × orange'],
  ['Mojito', { guests: 8 }, { canBeMade: expect.stringContaining('Glass by glass') }, '8 × lime'],
  ['Mojito', { guests: 8 }, {}, '5 × bunch of mint'],
  ['French 75', { guests: 4 }, { addToEachGlass: ['champagne', 'lemon'] }, 'champagne'],
])('scales %s', (drink, size, expected, purchase) => {
  const { drinks, shopping } = use(sessionFor(), 'scale', { drinks: [{ drink, ...size }] });
  expect(drinks).toMatchObject([expected]);
  expect(JSON.stringify(shopping)).toContain(purchase);
});

it('makes one list of what several drinks take', () => {
  const drinks = [
    { drink: 'Daiquiri', guests: 6 },
    { drink: 'Mojito', guests: 6 },
  ];
  const { shopping, assumedAtHome } = use(sessionFor(), 'scale', { drinks });
  expect(assumedAtHome).toEqual(['sugar']);
  const ofLime = (shopping as string[]).filter((one) => one.includes('lime'));
  // Twelve times 20 ml at 25 ml a lime, and six wheels.
  expect(ofLime).toEqual([expect.stringMatching(/lime wheels = 11 × lime$/)]);
});

it.each([
  [
    { drink: 'White Russian', changes: [{ take: 'vodka' }] },
    { abv: 7, ingredients: ['20\u00a0ml coffee liqueur', '30\u00a0ml cream'] },
  ],
  [
    { drink: 'White Russian', changes: [{ take: 'cream', use: 'Hafermilch' }] },
    { ingredients: expect.arrayContaining(['30\u00a0ml oat milk']), allergens: ['Gluten (oats)'] },
  ],
  [
    { drink: 'Daiquiri', changes: [{ take: 'lime', amount: 20 }] },
    { ingredients: expect.arrayContaining(['20\u00a0ml lime juice']) },
  ],
  [
    { drink: 'Moscow Mule', changes: [{ take: 'vodka' }] },
    { abv: 0, diets: expect.arrayContaining(['Alcohol-free']) },
  ],
  [
    { drink: 'Whiskey Sour', changes: [{ take: 'egg white', use: 'aquafaba' }] },
    { ingredients: expect.arrayContaining(['20\u00a0ml aquafaba']) },
  ],
  [
    { drink: 'Negroni', changes: [{ take: 'cream' }] },
    { mistake: expect.stringContaining('has no cream. It takes gin') },
  ],
  // Sugar is spooned, and what is asked in spoons stays so.
  [
    { drink: 'Gin Sour', changes: [{ take: 'simple syrup', use: 'sugar' }] },
    { ingredients: expect.arrayContaining([expect.stringMatching(/^2¾?.teaspoons sugar$/)]) },
  ],
  [
    {
      drink: 'Mojito',
      changes: [
        { use: 'ginger beer', amount: 60 },
        { use: 'Angostura bitters', amount: 2, unit: 'dash' },
      ],
    },
    { ingredients: expect.arrayContaining(['60\u00a0ml ginger beer', '2\u00a0dashes Angostura bitters']) },
  ],
  // The garnish is swapped with it.
  [
    { drink: 'Mojito', changes: [{ take: 'mint', use: 'basil' }] },
    { ingredients: expect.not.arrayContaining([expect.stringContaining('mint')]) },
  ],
  [{ drink: 'Negroni', changes: [{ use: 'soda water' }] }, { mistake: expect.stringContaining('amount') }],
  [{ drink: 'Negroni', changes: [{ amount: 3 }] }, { mistake: expect.stringContaining('take or use') }],
  [
    { drink: 'Old Fashioned', changes: [{ take: 'sugar cube', use: 'honey' }] },
    { mistake: expect.stringContaining('the amount of honey') },
  ],
  [{ drink: 'Negroni' }, { mistake: expect.stringContaining('what to change') }],
])('changes a recipe: %j', (args, expected) => {
  expect(use(sessionFor(), 'change_recipe', args)).toMatchObject(expected);
});

it('judges a changed recipe by what is in it, and scales it', () => {
  const session = withChips({ kind: 'leave-out', what: 'milk' });
  const change = (to: string) =>
    use(session, 'change_recipe', { drink: 'White Russian', changes: [{ take: 'cream', use: to }] });
  expect(change('milk')).toMatchObject({ notForVisitor: [expect.stringContaining('milk')] });
  const { notForVisitor, print } = change('oat milk');
  const mark = String(print).slice(7, -2);
  expect(use(session, 'change_recipe', { drink: mark, changes: [{ take: 'vodka' }] })).toMatchObject({
    mistake: expect.stringContaining('all changes'),
  });
  expect(notForVisitor).toBeUndefined();
  const { drinks } = use(session, 'scale', { drinks: [{ drink: mark, guests: 2 }] });
  expect(drinks).toMatchObject([{ print: `[[make:${mark}*2]]` }]);
  expect(JSON.stringify(drinks)).toContain('60\u00a0ml oat milk');
  expect(JSON.stringify(drinks)).not.toContain('notForVisitor');
});

it('lets nothing that is left out come in by the steps', () => {
  const told = (step: string) =>
    use(withChips({ kind: 'leave-out', what: 'milk' }), 'change_recipe', {
      ...{ drink: 'White Russian', changes: [{ take: 'cream', use: 'oat cream' }], steps: [step] },
    });
  expect(told('Float the cream on top.')).toMatchObject({ mistake: expect.stringContaining('cream') });
  expect(told('Float the oat cream on top, not dairy.')['mistake']).toBeUndefined();
});

it('offers no stand-in that the visitor leaves out', () => {
  const args = { ingredients: ['cream'], drink: 'White Russian' };
  const names = (session = sessionFor()) =>
    (
      use(session, 'about_ingredient', args) as {
        ingredients: { useInstead: { ingredient: string }[] }[];
      }
    ).ingredients.flatMap(({ useInstead }) => useInstead.map(({ ingredient }) => ingredient));
  expect(names()).toContain('milk');
  expect(names(withChips({ kind: 'leave-out', what: 'milk' }))).toEqual(['oat cream']);
});

it('says line by line what is missing for a drink, egg white too', () => {
  const session = sessionFor({ shelf: ['bourbon', 'lemon'] });
  expect(use(session, 'get_recipe', { drinks: ['Whiskey Sour'] })).toMatchObject({
    drinks: [{ onShelf: { hasEverything: false, missingOptional: ['egg white'] } }],
  });
  expect(use(sessionFor(), 'what_to_buy', {})).toMatchObject({ note: expect.stringContaining('Ask') });
});

it.each<[string, Partial<ChatRequest>, object]>([
  // Bourbon for cognac is told; sugar that nobody named is assumed, and so is what is made of it.
  ['Sazerac', { shelf: ['bourbon'] }, { standIns: [{ use: 'bourbon', insteadOf: 'cognac' }] }],
  ['Daiquiri', { shelf: ['white-rum', 'lime'] }, { hasEverything: false, assumedAtHome: ['sugar'] }],
  ['Daiquiri', { shelf: ['white-rum', 'lime', 'sugar'] }, { hasEverything: true }],
  [
    'Gin Sour',
    { shelf: ['gin', 'lime', 'simple-syrup'] },
    { hasEverything: false, standIns: [{ use: 'lime', insteadOf: 'lemon juice' }] },
  ],
  // Texts on a shelf are read in every language.
  ['Daiquiri', { shelf: ['White Rum', 'Limette', 'azúcar'], language: 'fr' }, { hasEverything: true }],
])('says how a shelf makes a %s: %j', (drink, request, expected) => {
  expect(use(sessionFor(request), 'get_recipe', { drinks: [drink] })).toMatchObject({
    drinks: [{ onShelf: expected }],
  });
});

it('reads what is named in every language, and says what it does not know', () => {
  const session = sessionFor({ language: 'fr' });
  const found = use(session, 'get_recipe', {
    has: ['white rum', 'Limettensaft', 'suiker', 'flubber'],
    drinks: ['Daiquiri'],
  });
  expect(found).toMatchObject({
    notKnown: [expect.stringContaining('flubber')],
    drinks: [{ onShelf: { hasEverything: true } }],
  });
});

it.each([
  [['bourbon'], 'Angostura bitters'],
  [['gin', 'campari'], 'sweet vermouth'],
])('advises whoever has %j to buy %s, for drinks that people ask for', (has, bottle) => {
  expect(use(sessionFor({ shelf: has }), 'what_to_buy', {})).toMatchObject({
    buy: [{ buy: [bottle] }, {}],
  });
});

it('leaves out from then on, in every tool', () => {
  const session = sessionFor();
  expect(
    use(session, 'leave_out', {
      who: 'everybody',
      because: 'pregnancy',
      foods: ['pineapple', 'dragon scale'],
    }),
  ).toMatchObject({
    chips: ['pregnancy', 'I leave out: pineapple', 'without dragon scale'],
  });
  expect(session.chips).toContainEqual({ kind: 'leave-out', what: 'pregnancy' });
  const { drinks } = search({}, session);
  expect(drinks.length).toBeGreaterThan(0);
  for (const { abv, contains } of drinks) {
    expect(abv).toBe(0);
    expect(contains.join()).not.toMatch(/pineapple|tonic/);
  }
  expect(use(session, 'get_recipe', { drinks: ['Negroni'] })).toMatchObject({
    drinks: [{ notForVisitor: expect.any(Array) }],
  });
});

it.each([
  ['my wife is pregnant, I am not', { because: 'pregnancy' }],
  ["I'm driving, the others are not", { because: 'driving' }],
  ["I'm driving, what can my mates have, and I without alcohol?", { because: 'driving', what: ['alcohol'] }],
  ['two of eight are vegan', { what: ['vegan'] }],
  ["some of us don't drink", { what: ['alcohol'] }],
  ['My sister is allergic to nuts, I am not', { what: ['nuts', 'peanuts'] }],
])('bars nothing for all where only some leave it out, and shows for whom: %s', (said, args) => {
  const session = sessionFor({ said });
  const { freeOf, chips } = use(session, 'leave_out', { who: 'some', ...args });
  expect(session.chips.length).toBeGreaterThan(0);
  for (const chip of session.chips) expect(chip).toMatchObject({ some: true });
  expect(chips).toEqual(session.chips.map(() => expect.stringMatching(/^some guests: /)));
  expect(new Set(freeOf as string[]).size).toBe((freeOf as string[]).length);
  expect(search({ with: ['gin'] }, session).total).toBeGreaterThan(10);
  expect(search({ free_of: freeOf }, session).total).toBeGreaterThan(10);
  // The next message finds it so, and says of each drink whom it is not for.
  const next = sessionFor({ said: 'And a White Russian?', wishes: [...session.chips, NO_NUTS_FOR_SOME] });
  expect(search({}, next).keptTo).toBeUndefined();
  const { drinks } = use(next, 'get_recipe', { drinks: ['Amaretto Sour'] });
  expect(drinks).toMatchObject([
    { notForSomeGuests: expect.arrayContaining([expect.stringMatching(/nut/)]) },
  ]);
  expect(JSON.stringify(drinks)).not.toContain('notForVisitor');
});

it('does not loosen for one guest what the visitor has set for all, and still serves the others', () => {
  const dry = sessionFor({ said: 'and for my friends?', wishes: [NO_ALCOHOL] });
  expect(use(dry, 'leave_out', { who: 'some', what: ['alcohol'] })).toMatchObject({
    chips: ['without alcohol'],
    stillForAll: ['without alcohol'],
  });
  expect(search({ with: ['rum'] }, dry).drinks.filter(({ abv }) => abv > 0)).toEqual([]);
  expect(search({ with: ['rum'], for_others: true }, dry).drinks[0]?.abv).toBeGreaterThan(0);
});

it('tells of an ingredient what is in it', () => {
  const session = withChips({ kind: 'leave-out', what: 'eggs' });
  expect(use(session, 'about_ingredient', { ingredients: ['advocaat', 'flubber'] })).toMatchObject({
    ingredients: [
      { name: 'advocaat', allergens: expect.arrayContaining(['Eggs']), notForVisitor: ['contains eggs'] },
    ],
    notKnown: [expect.stringContaining('flubber')],
  });
});

it.each<[Locale, string, string | undefined]>([
  ['de', 'Wie lange hält sich Wermut?', 'Wermut ist'],
  ['en', 'How do I make simple syrup?', 'syrup'],
  ['fr', 'Comment ouvrir une bouteille de champagne ?', 'bouchon'],
  // Asked in English for a guest who speaks German.
  ['de', 'How long does an open bottle of vermouth keep?', 'Wermut ist'],
  ['en', 'What will the weather be in Paris?', undefined],
  ['de', 'Hast du ein Rezept für Gulasch?', undefined],
  ['es', '¿Quién ganó la liga?', undefined],
])('answers from the book of the bar in %s only what is near: %s', (language, question, expected) => {
  const said = language === 'de' ? 'Sag mir das bitte auf Deutsch' : question;
  const session = sessionFor({ said, language });
  const { answers, note } = use(session, 'bar_answer', { question }) as {
    answers?: { answer: string }[];
    note?: string;
  };
  expect(answers?.[0]?.answer).toEqual(
    expected === undefined ? undefined : expect.stringContaining(expected),
  );
  expect((answers ?? []).length).toBeLessThanOrEqual(3);
  if (expected === undefined) expect(note).toBeDefined();
});

it('offers by its question what may be meant, to be asked for word for word', () => {
  const session = sessionFor();
  const { alsoAnswered } = use(session, 'bar_answer', { question: 'can I mix negronis the day before' });
  const [first = ''] = alsoAnswered as string[];
  expect(use(session, 'bar_answer', { question: first })).toMatchObject({ answers: [{ question: first }] });
});

it('says what it took a name for that is not just its name', () => {
  const { readAs } = use(sessionFor({ language: 'fr' }), 'about_ingredient', {
    ingredients: ['café décaféiné'],
  });
  expect(readAs).toEqual([expect.stringContaining('café')]);
  expect(use(sessionFor(), 'about_ingredient', { ingredients: ['Cream'] })['readAs']).toBeUndefined();
});
