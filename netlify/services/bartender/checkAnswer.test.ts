import { expect, it } from 'vitest';
import type { Wish } from '../../../src/contracts/wishes.ts';
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
])('%s', (said, expected) => {
  const { text, bySlices } = checked(said);
  expect(text).toBe(expected);
  expect(bySlices).toBe(text);
});

it.each([
  ['Count Camillo Negroni asked for gin.', 'Count Camillo Negroni asked for gin.'],
  ['So: Negroni, the bitter one.', 'So: Negroni [[11002]], the bitter one.'],
  ['A Negroni is bitter.', 'A Negroni [[11002]] is bitter.'],
  ['Negroni’s bitterness.', 'Negroni [[11002]]’s bitterness.'],
  ['A Negroni-style drink.', 'A Negroni-style drink.'],
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
  const { print } = use(session, 'scale', { drink: 'Negroni', guests: 8 });
  const { text, bySlices } = checked(`For eight: ${String(print)}`, session);
  expect(text).toContain('- 240\u00a0ml gin');
  expect(text).toContain('- 205\u00a0ml water');
  expect(bySlices).toBe(text);
});

it.each([
  // One warning, behind the line.
  [
    `Try a White Russian ${RUSSIAN}. Cheers.`,
    /^Try a White Russian \[\[11413\]\]\. Cheers\. \[\[11413\]\] is not for you: contains milk\.$/,
  ],
  [
    `${RUSSIAN} is creamy.\n\nAnd ${RUSSIAN} again.`,
    /^\[\[11413\]\] is creamy\. \[\[11413\]\] is not for you[^\n]*\n\nAnd \[\[11413\]\] again\.$/,
  ],
  // None where the answer says it itself.
  [`A White Russian ${RUSSIAN} contains cream, so skip it.`, /skip it\.$/],
  [`Sadly ${RUSSIAN} is not for you: milk.`, /milk\.$/],
  // To deny it is no warning.
  [`${RUSSIAN} contains no milk.`, /is not for you: contains milk\.$/],
  // Never between a colon and its list.
  [
    `Like ${RUSSIAN}:\n\n- Margarita [[11001]]\n- Mojito [[11003]]\n\nCheers.`,
    /^Like \[\[11413\]\]:\n\n- Margarita \[\[11001\]\]\n- Mojito \[\[11003\]\]\n\n\[\[11413\]\] is not for you[^\n]*\n\nCheers\.$/,
  ],
  [`Like ${RUSSIAN}:\n- Margarita [[11001]]`, /Margarita \[\[11001\]\]\n\n\[\[11413\]\] is not for you/],
  // Before a recipe.
  ['[[make:11413]]', /^\n\n\[\[11413\]\] is not for you: contains milk\.\n\n- /],
  // What the chips allow needs none.
  ['A Margarita [[11001]].', /^A Margarita \[\[11001\]\]\.$/],
])('warns once of what the chips exclude: %s', (said, expected) => {
  const { text, bySlices } = checked(said, withChips(NO_MILK));
  expect(text).toMatch(expected);
  expect(bySlices).toBe(text);
});

it('warns in the language of the answer', () => {
  const session = sessionFor({ said: 'Ich habe eine Nussallergie, was kann ich trinken?', language: 'de' });
  expect(session.chips).toContainEqual(NO_NUTS);
  expect(checked('Nimm einen Amaretto Sour [[11082]].', session).text).toMatch(/nichts für dich: /);
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
