import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/contracts/chat/chat.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import type { Wish } from '../../../src/contracts/search/wishes.ts';
import { checked, sessionFor, use, withChips } from './testSession.ts';

const NO_MILK: Wish = { kind: 'leave-out', what: 'milk' };
const NO_NUTS: Wish = { kind: 'leave-out', what: 'nuts' };
/** White Russian, Amaretto Sour: cream, almonds. */
const RUSSIAN = '[[11413]]';

/** Every change to an answer, and what must stay as it is. */
it.each([
  // Unknown ids go, known ones stay.
  ['A Negroni [[11002]] is bitter.', 'A Negroni [[11002]] is bitter.'],
  ['Try a Foo [[99999]], or not.', 'Try a Foo, or not.'],
  ['Both: [[11002, 99999]].', 'Both: [[11002]].'],
  ['Both: [[11002; 11141]].', 'Both: [[11002]] [[11141]].'],
  ['Try [[the bitter one]].', 'Try the bitter one.'],
  ['[[make:99999]]Gone.', 'Gone.'],
  ['An answer that ends in [[110', 'An answer that ends in'],
  ['A lone [ stays, and so do [two].', 'A lone [ stays, and so do [two].'],
  // An id alone becomes the drink.
  ['Then 11002 is for you.', 'Then [[11002]] is for you.'],
  ['The Negroni (11002) is.', 'The Negroni [[11002]] is.'],
  ['In 1919 or 12345 years.', 'In 1919 or 12345 years.'],
  ['It costs 11002% more.', 'It costs 11002% more.'],
  // Names become links where they are names of drinks.
  ['A White Russian, then a White Russian.', `A White Russian ${RUSSIAN}, then a White Russian.`],
  ['**Negroni** is bitter.', '**Negroni [[11002]]** is bitter.'],
  ['Serve it in an Old Fashioned glass.', 'Serve it in an Old Fashioned glass.'],
  ['The Negroni Sbagliato is softer.', 'The Negroni Sbagliato [[11227]] is softer.'],
  ['Manhattan is an island.', 'Manhattan is an island.'],
  ['**White Russian** (softly) [[11413]] it is.', '**White Russian** (softly) [[11413]] it is.'],
])('%s', (said, expected) => {
  const { text, bySlices } = checked(said);
  expect(text).toBe(expected);
  expect(bySlices).toBe(text);
});

it.each([
  ['Count Camillo Negroni asked for gin.', 'Count Camillo Negroni asked for gin.'],
  ['So: Negroni, the bitter one.', 'So: Negroni [[11002]], the bitter one.'],
  ['A Negroni is bitter.', 'A Negroni [[11002]] is bitter.'],
  ['Negroni’s bitterness.', 'Negroni’s [[11002]] bitterness.'],
  ['A Negroni-style drink.', 'A Negroni-style drink.'],
  ['A **Negroni**-style drink.', 'A **Negroni**-style drink.'],
])('links a name of one word only where the drink is spoken of: %s', (said, expected) => {
  const session = sessionFor();
  expect(checked(said, session).text).toBe(said);
  use(session, 'get_recipe', { drinks: ['Negroni'] });
  const { text, bySlices } = checked(said, session);
  expect(text).toBe(expected);
  expect(bySlices).toBe(text);
});

it('prints a recipe as it stands in the catalogue, and other amounts as the tool works them out', () => {
  const session = sessionFor();
  expect(checked('Here:\n[[make:11002]]\nCheers.', session).text).toMatch(
    /^Here:\n\n\n- 30\u00a0ml gin\n- 30\u00a0ml Campari\n[^]*\n1\. [^]*\n\n\nCheers\.$/,
  );
  expect(checked('[[make:11002*0]] [[make:11002*x]] [[make:99999*2]]', session).text).toBe('');
  use(session, 'scale', { drinks: [{ drink: 'Negroni', guests: 8 }] });
  const { text, bySlices } = checked('For eight: [[make:11002*8+]]', session);
  expect(text).toContain('- 240\u00a0ml gin');
  expect(text).toContain('- 205\u00a0ml water');
  expect(bySlices).toBe(text);
});

it.each([
  // One warning, at the end.
  [
    `Try a White Russian ${RUSSIAN}. Cheers.`,
    /^Try a White Russian \[\[11413\]\]\. Cheers\.\n\nNot for you: \[\[11413\]\]\. Reason: contains milk\.$/,
  ],
  [
    `${RUSSIAN} is creamy.\n\nAnd ${RUSSIAN} again.`,
    /^\[\[11413\]\] is creamy\.\n\nAnd \[\[11413\]\] again\.\n\nNot for you: \[\[11413\]\][^\n]*$/,
  ],
  // None where the answer says it itself.
  [`A White Russian ${RUSSIAN} contains cream, so skip it.`, /skip it\.$/],
  [`Sadly ${RUSSIAN} is not for you: milk.`, /milk\.$/],
  // None where it offers another version, or says it in a line of its own.
  [`A White Russian ${RUSSIAN} with oat milk instead of cream.`, /cream\.$/],
  [`${RUSSIAN} or a Brandy Alexander [[11021]]?\nSkip them, both have milk in them.`, /in them\.$/],
  // A word for all of them is none for this one, nor is what is said of another drink.
  [`All without milk:\n- White Russian ${RUSSIAN}`, /Not for you: [^\n]* Reason: contains milk\.$/],
  [
    `A Pisco Sour [[11026]] contains milk.\n${RUSSIAN} is fine.`,
    /fine\.\n\nNot for you: \[\[11413\]\]\. Reason: contains milk\.$/,
  ],
  // To deny it is no warning.
  [`${RUSSIAN} contains no milk.`, /Not for you: [^\n]* Reason: contains milk\.$/],
  // Before a recipe.
  ['[[make:11413]]', /^\n\nNot for you: \[\[11413\]\]\. Reason: contains milk\.\n\n- /],
  // None where the line above says it, or the words before it.
  [`${RUSSIAN} contains cream:\n[[make:11413]]`, /contains cream:\n\n\n- 50/],
  ['It contains milk: [[make:11413]]', /contains milk:\n\n- 50/],
  // What the chips allow needs none.
  ['A Margarita [[11001]].', /^A Margarita \[\[11001\]\]\.$/],
])('warns once of what the chips exclude: %s', (said, expected) => {
  const { text, bySlices } = checked(said, withChips(NO_MILK));
  expect(text).toMatch(expected);
  expect(bySlices).toBe(text);
});

it('says with drinks what could not be left out, in the words of the visitor', () => {
  const said = 'I am allergic to Zorblax, something with gin?';
  const warning = 'I could not leave out “Zorblax”: it may be in these drinks.';
  const { text, bySlices } = checked('A Negroni [[11002]].', sessionFor({ said }));
  expect(text).toBe(`A Negroni [[11002]].\n\n${warning}`);
  expect(bySlices).toBe(text);
  expect(checked('[[make:11002]]', sessionFor({ said })).text).toContain(warning);
  // Without drinks nothing is in them.
  expect(checked('What is that?', sessionFor({ said })).text).toBe('What is that?');
  const dutch = sessionFor({ said: 'zonder zorblax graag', language: 'nl' });
  expect(checked('[[11002]]', dutch).text).toContain('‘zorblax’ kon ik niet weglaten');
});

it('takes words for read once the model has left out what they mean, but not where that is unknown too', () => {
  const said = 'No zorblax please';
  const read = sessionFor({ said });
  const { text } = checked('A Mojito [[11003]].', read, () => {
    use(read, 'leave_out', { who: 'everybody', what: ['nuts'] });
  });
  expect(text).toBe('A Mojito [[11003]].');
  const unknown = sessionFor({ said });
  use(unknown, 'leave_out', { who: 'everybody', foods: ['zorblax'] });
  expect(checked('A Mojito [[11003]].', unknown).text).toContain('“zorblax”');
});

it('prints a changed recipe as the tool changed it, without a warning of what was left out', () => {
  const session = withChips(NO_MILK);
  const changes = [{ take: 'vodka' }, { take: 'cream', use: 'oat milk' }];
  const { print } = use(session, 'change_recipe', { drink: 'White Russian', changes });
  const { text, bySlices } = checked(
    `A White Russian ${RUSSIAN}, my way:\n${String(print)}\nCheers.`,
    session,
  );
  expect(text).toBe(
    [
      `A White Russian ${RUSSIAN}, my way:\n\n\n- 20\u00a0ml coffee liqueur\n- 30\u00a0ml oat milk\n`,
      '1. Fill a rocks glass with ice cubes.',
      '2. Pour in the coffee liqueur.',
      '3. Stir for 5 seconds.',
      '4. Layer the cream on top over the back of a spoon.',
      '5. In these steps: oat milk instead of cream.\n\n\nCheers.',
    ].join('\n'),
  );
  expect(bySlices).toBe(text);
  // A mark that no tool gave prints nothing; one that is cited is its drink.
  expect(checked('[[make:11413~7]]', session).text).toBe('');
  expect(checked('Try it [[11413~1]].', session).text).toBe(`Try it ${RUSSIAN}.`);
});

it('prints a changed recipe in the language of the answer, below the warning that it needs', () => {
  const session = sessionFor({ said: 'Mit Milch, bitte', wishes: [NO_MILK], language: 'de' });
  use(session, 'change_recipe', { drink: 'White Russian', changes: [{ take: 'cream', use: 'milk' }] });
  const { text } = checked('[[make:11413~1]]', session);
  expect(text).toMatch(/^\n\nFür dich nicht geeignet: \[\[11413\]\]\. Grund: [^\n]*Milch\.\n\n- /);
  expect(text).toContain('Für diese Schritte gilt: Milch statt Sahne.');
});

it('says nothing of the visitor where only some of the guests leave something out', () => {
  const session = sessionFor({ said: 'pisco sours for 8 but Dave is allergic to eggs' });
  expect(checked('A Pisco Sour [[11026]].', session).text).toContain('Reason: contains eggs.');
  use(session, 'leave_out', { who: 'some', what: ['eggs'] });
  expect(checked('A Pisco Sour [[11026]].', session).text).toBe('A Pisco Sour [[11026]].');
  use(session, 'change_recipe', { drink: 'Pisco Sour', changes: [{ take: 'egg white' }] });
  const { text } = checked('For Dave: [[make:11026~1]]', session);
  expect(text).not.toMatch(/egg|without ice/);
});

it('prints steps for a few that are made at once, water for what is mixed ahead, and other units', () => {
  const few = checked('[[make:11002*3]]').text;
  expect(few).toContain('1. ');
  expect(few).not.toContain('water');
  expect(checked('[[make:11002*8]]').text).not.toMatch(/1\. |water/);
  expect(checked('[[make:11002*3+]]').text).toContain('\u00a0ml water');
  expect(checked('[[make:11002@cl]]').text).toContain('- 3\u00a0cl gin');
  expect(checked('[[make:11001*2@oz]]').text).toContain('\u00a0oz tequila');
  expect(checked('[[make:11002*8+@cl]]').text).toContain('- 20.5\u00a0cl water');
  expect(checked('[[make:11002@pint]]').text).toContain('ml gin');
});

it('prints the steps that were told anew, as words alone', () => {
  const session = sessionFor();
  const { print } = use(session, 'change_recipe', {
    drink: 'Piña Colada',
    steps: ['Shake all [[11002]] hard with ice.', 'Strain over **crushed** ice.'],
  });
  expect(checked(String(print), session).text).toMatch(
    /\n1\. Shake all 11002 hard with ice\.\n2\. Strain over crushed ice\.\n\n$/,
  );
});

it('does not warn again of what the answer before has dealt with, until it is printed', () => {
  const messages: ChatMessage[] = [
    { role: 'user', content: 'a pisco sour, vegan' },
    { role: 'ai', content: 'With aquafaba a Pisco Sour [[11026]] is vegan.' },
    { role: 'user', content: 'how much of it?' },
  ];
  const session = sessionFor({ messages, wishes: [{ kind: 'leave-out', what: 'vegan' }] });
  expect(checked('20 ml in the Pisco Sour [[11026]].', session).text).toMatch(/\[\[11026\]\]\.$/);
  expect(checked('[[make:11026]]', session).text).toContain('not vegan');
});

it('takes it for told where a doubt is named', () => {
  const session = withChips({ kind: 'leave-out', what: 'vegan' });
  const { print } = use(session, 'change_recipe', {
    drink: 'Pisco Sour',
    changes: [{ take: 'egg white', use: 'aquafaba' }],
  });
  expect(checked(`Not every brand of these bitters is vegan: ${String(print)}`, session).text).not.toContain(
    'you',
  );
  expect(checked(String(print), session).text).toContain('not known to be vegan');
});

it('does not warn of what was searched for others', () => {
  const session = withChips({ kind: 'leave-out', what: 'alcohol' });
  const text = 'For your friend an Aperol Spritz [[11010]].';
  expect(checked(text, session).text).toContain('alcohol');
  use(session, 'search_drinks', { with: ['aperol'], for_others: true });
  expect(checked(text, session).text).toBe(text);
});

it('links a drink once, by its name or where the answer cites it', () => {
  const session = sessionFor();
  use(session, 'get_recipe', { drinks: ['Negroni'] });
  const { text, bySlices } = checked(
    'The same Negroni is still a **Negroni** [[11002]]. [[11002]]!',
    session,
  );
  expect(text).toBe('The same Negroni [[11002]] is still a **Negroni**. [[11002]]!');
  expect(bySlices).toBe(text);
});

it.each<[Locale, string, string]>([
  ['en', 'Whiskey Sour without egg?', '[[11008]]: contains eggs.'],
  ['nl', 'Kan een whiskey sour ook zonder ei?', '[[11008]]: bevat eieren.'],
  ['fr', 'Et sans œuf ?', '[[11008]]\u202f: contient œufs.'],
])(
  'says what is in a drink that was asked for without it, and nothing of the guest: %s, %s',
  (language, said, expected) => {
    const session = sessionFor({ said, language });
    expect(session.chips).toEqual([]);
    expect(checked('[[make:11008]]', session).text).toMatch(
      new RegExp(`^\\n\\n${expected.replace(/[[\].]/g, '\\$&')}\\n\\n- `),
    );
  },
);

it('warns in the language of the answer', () => {
  const session = sessionFor({ said: 'Ich habe eine Nussallergie, was kann ich trinken?', language: 'de' });
  expect(session.chips).toContainEqual(NO_NUTS);
  expect(checked('Nimm einen Amaretto Sour [[11082]].', session).text).toMatch(/Für dich nicht geeignet: /);
  expect(checked('Ein Amaretto Sour [[11082]] enthält Mandeln.', session).text).toMatch(/Mandeln\.$/);
});

it('keeps what may be said next out of the answer', () => {
  const { text, next, bySlices } = checked(
    'Cheers!\n\nNEXT: And for 8? | Less sweet | **A third** | too many\n',
  );
  expect({ text, next }).toEqual({ text: 'Cheers!', next: ['And for 8?', 'Less sweet', 'A third'] });
  expect(bySlices).toBe('Cheers!');
  expect(checked('What is NEXT: here?').text).toBe('What is NEXT: here?');
  expect(checked('Cheers!\n').text).toBe('Cheers!');
});
