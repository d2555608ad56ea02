import { expect, it } from 'vitest';
import type { ChatRequest } from '../../../src/contracts/chat/chat.ts';
import type { Locale } from '../../../src/contracts/site/locale.ts';
import type { Wish } from '../../../src/contracts/search/wishes.ts';
import { wishKey } from '../../../src/domain/wishes/wishes.ts';
import { functionCatalogue } from '../catalogue.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { askLeaveOut, readConversation } from './conversation.ts';
import { hintText } from './safety/safetyText.ts';
import { answerShort } from './short/answerShort.ts';

const REQUEST: ChatRequest = {
  messages: [{ role: 'user', content: 'I have an intolerance. Something with cream?' }],
  ...{ mode: 'ask', language: 'en', shelf: [], strict: false, wishes: [] },
};
const asks = (change: Partial<ChatRequest>) =>
  askLeaveOut(readConversation({ ...REQUEST, ...change }, functionCatalogue(), { isByModel: false }));

it('asks what to leave out until the boxes were answered, be it by none of them', () => {
  expect(asks({})?.options.map(({ what }) => what)).toContain('milk');
  expect(asks({ wishes: [{ kind: 'leave-out', what: 'milk' }], ticked: ['milk'] })).toBeUndefined();
  expect(asks({ ticked: [] })).toBeUndefined();
});

it('offers drinks once the boxes were answered, and looks at no shelf', () => {
  const request: ChatRequest = {
    ...REQUEST,
    messages: [{ role: 'user', content: 'I have an allergy' }],
    wishes: [{ kind: 'leave-out', what: 'gluten' }],
    ticked: ['gluten'],
  };
  const { text } = answerShort(
    readConversation(request, functionCatalogue(), { isByModel: false }),
    [],
    () => 0,
  );
  expect(citedIds(text)).toHaveLength(3);
});

it('leaves out what the boxes were not answered for, unless somebody says which it is', () => {
  const question = askLeaveOut(
    readConversation(
      { ...REQUEST, messages: [{ role: 'user', content: 'nuts and gluten at our table' }] },
      functionCatalogue(),
      { isByModel: false },
    ),
  );
  const goesOn = (content: string, answer = question?.text ?? '') =>
    readConversation(
      {
        ...REQUEST,
        messages: [
          { role: 'user', content: 'nuts and gluten at our table' },
          { role: 'ai', content: answer },
          { role: 'user', content },
        ],
      },
      functionCatalogue(),
      { isByModel: false },
    )
      .chips.map(wishKey)
      .sort();
  expect(goesOn('for four people')).toEqual([
    'guests',
    'leave-out:gluten',
    'leave-out:nuts',
    'leave-out:peanuts',
  ]);
  expect(goesOn('I cannot have gluten')).toEqual(['leave-out:gluten']);
  expect(goesOn('for four people', 'Here are three drinks.')).toEqual(['guests']);
});

it('sets a quiet line before an ordinary answer where there may be a danger, and offers without alcohol first', () => {
  const messages: ChatRequest['messages'] = [
    { role: 'user', content: 'something fruity, then the motorbike home' },
  ];
  const catalogue = functionCatalogue();
  const conversation = readConversation({ ...REQUEST, messages }, catalogue, { isByModel: false });
  const { text, followUps, chips } = answerShort(conversation, [], () => 0);
  const { line, presses } = hintText('sober', 'en');
  expect(text.startsWith(`${line}\n\n`)).toBe(true);
  expect(followUps.slice(0, presses.length)).toEqual(presses);
  const offered = citedIds(text);
  expect(offered.length).toBeGreaterThan(1);
  for (const { id, abv } of catalogue.recipes) if (offered.includes(id)) expect([id, abv]).toEqual([id, 0]);
  // Nothing is held that no word says: a press leaves out alcohol from then on.
  expect(chips.map(wishKey)).not.toContain('leave-out:alcohol');
  const wishes: Wish[] = [{ kind: 'leave-out', what: 'alcohol' }];
  expect(
    readConversation({ ...REQUEST, messages, wishes }, catalogue, { isByModel: false }).hint,
  ).toBeUndefined();
});

it.each<[Locale, string, string[]]>([
  ['en', 'for a girl who is off gluten, dairy AND eggs', ['eggs', 'gluten', 'milk']],
  [
    'en',
    'guests: 1 nut allergy, 1 shellfish, 2 dairy',
    ['crustaceans', 'milk', 'molluscs', 'nuts', 'peanuts'],
  ],
  ['en', 'when I drink milk my belly hurts', ['milk']],
  ['en', 'lactose is a no, a sour please', ['milk']],
  ['nl', 'geen noten/melk/ei', ['eggs', 'milk', 'nuts', 'peanuts']],
  ['de', 'mein Darm streikt bei Eiern und Milch', ['eggs', 'milk']],
  ['de', 'er kriegt von Mandelsirup Halskratzen', ['nuts']],
  ['es', 'según las pruebas: apio +++, mostaza ++', ['celery', 'mustard']],
  ['fr', '3 invités allergiques: arachide, lait, moules', ['milk', 'molluscs', 'peanuts']],
])('leaves out in %s every item of a list, where health is spoken of: %s', (language, content, expected) => {
  const messages: ChatRequest['messages'] = [{ role: 'user', content }];
  const { chips } = readConversation({ ...REQUEST, messages, language }, functionCatalogue(), {
    isByModel: false,
  });
  const left = chips.flatMap((wish) => (wish.kind === 'leave-out' ? [wish.what] : []));
  expect(left.sort()).toEqual(expected);
});

it.each<[Locale, string]>([
  ['en', 'something with cream'],
  ['en', 'allergic to kiwi, something with cream'],
  ['en', 'no rum, cream please'],
  ['de', 'was mit Sahne, nicht zu süß'],
  ['en', 'something with milk for my sore belly'],
])('takes no wish for an allergy, in %s: %s', (language, content) => {
  const messages: ChatRequest['messages'] = [{ role: 'user', content }];
  const read = readConversation({ ...REQUEST, messages, language }, functionCatalogue(), {
    isByModel: false,
  });
  expect(read.chips.map(wishKey)).not.toContain('leave-out:milk');
  expect(read.reading.unclear).toBeUndefined();
});

it('asks what of a drink was not borne, and leaves out all that it may be until it is told', () => {
  const first = 'Last time I had a Toasted Almond my mouth felt weird. Something else?';
  const catalogue = functionCatalogue();
  const read = (...contents: string[]) =>
    readConversation(
      {
        ...REQUEST,
        messages: contents.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'ai', content })),
      },
      catalogue,
      { isByModel: false },
    );
  const question = askLeaveOut(read(first));
  expect(question?.options.map(({ what }) => what)).toEqual(expect.arrayContaining(['nuts', 'milk']));
  expect(read(first, question?.text ?? '', 'with rum').chips.map(wishKey)).toEqual(
    expect.arrayContaining(['leave-out:nuts', 'leave-out:milk']),
  );
});

it('keeps a chip for what is asked about and told to be an allergy', () => {
  const messages: ChatRequest['messages'] = [
    { role: 'user', content: 'A Caesar has no clam juice, right? I am allergic to molluscs.' },
  ];
  const { chips } = readConversation({ ...REQUEST, messages }, functionCatalogue(), { isByModel: false });
  expect(chips.map(wishKey)).toContain('leave-out:molluscs');
});

it.each<[Locale, string, string[], string[]]>([
  // What somebody reacts to is never lost, whoever it is.
  ['en', "I'm allergic to nuts", ['nuts', 'peanuts'], []],
  ['en', 'One of my guests is allergic to nuts', ['nuts', 'peanuts'], []],
  ['de', 'Ich vertrage keine Laktose', ['milk'], []],
  ['en', 'lactose intolerant here', ['milk'], []],
  ['fr', 'intolérante au lactose', ['milk'], []],
  ['en', "I can't have advocaat", ['eggs'], []],
  ['en', 'Do you have something without nuts?', ['nuts', 'peanuts'], []],
  ['de', 'keine Nüsse bitte', ['nuts', 'peanuts'], []],
  // Egg and milk are refused for taste as well: that holds for the answer.
  ['en', 'do it with no egg', [], ['eggs']],
  ['nl', 'nee niets met room', [], ['milk']],
  ['fr', 'sans oeuf alors', [], ['eggs']],
  // A question about a drink holds for its answer.
  ['en', 'without egg?', [], ['eggs']],
  ['en', 'can it be made without lactose?', [], ['milk']],
  ['de', 'Geht das auch ohne Ei?', [], ['eggs']],
  ['nl', 'Kan dat ook zonder ei?', [], ['eggs']],
  ['es', '¿y sin huevo?', [], ['eggs']],
  ['fr', 'On peut le faire sans lait ?', [], ['milk']],
  ['en', 'gluten-free?', [], ['gluten']],
  ['en', 'White Russian without cream?', [], []],
  ['fr', 'espresso martini sans machine à expresso', [], []],
  ['en', 'Espresso Martini has no lactose, right?', [], ['milk']],
  ['en', 'is there one that is not sweet?', [], []],
  // With an allergy beside it, it is no mere question; what is in doubt is left out until it is answered.
  ['en', "Whiskey sour without egg? I'm allergic.", ['eggs'], ['eggs']],
  ['nl', 'pisco sour zonder ei? krijg er uitslag van', ['eggs'], ['eggs']],
  ['en', "Can I have a White Russian without milk? I'm intolerant.", [], ['milk']],
  ['en', 'I have an allergy, I forget of what', [], []],
  // What somebody is, concerns them, and whom else it concerns the model decides.
  ['en', "I'm driving tonight", ['alcohol'], []],
  [
    'en',
    'just peanuts not other nuts, the doctor was clear. Amaretto ok? and give me 2 more',
    ['nuts', 'peanuts'],
    [],
  ],
  ['fr', 'et pour celle qui conduit ?', [], []],
  ['en', 'my girlfriend is pregnant, I want an old fashioned', [], []],
  ['en', "I'm 7 months pregnant, what can I drink?", ['pregnancy'], []],
  ['nl', 'en zonder alcohol voor de kinderen?', [], []],
  ['fr', 'on est musulmans, donc pas une goutte', [], []],
  ['en', 'Mate is vegetarian', [], []],
  ['en', 'two of eight are vegan', [], []],
  ['en', "some of us don't drink", [], []],
  ['de', 'Meine Freundin ist schwanger, was kann ich ihr mixen?', [], []],
  ['en', 'is it vegan?', [], []],
  // Matters of taste are for the model.
  ['en', 'something sour with gin, no rum', [], []],
])('with a model, %s "%s" sets the chips %j and holds %j for its answer', (language, said, chips, asked) => {
  const messages: ChatRequest['messages'] = [{ role: 'user', content: said }];
  const read = readConversation({ ...REQUEST, messages, language }, functionCatalogue(), { isByModel: true });
  const names = (wishes: typeof read.chips) =>
    wishes.map((wish) => wishKey(wish).replace('leave-out:', '')).sort();
  expect(names(read.chips)).toEqual(chips);
  expect(names(read.asked)).toEqual(asked);
});

it('knows the drinks that the messages before have named', () => {
  const messages: ChatRequest['messages'] = [
    { role: 'user', content: 'whiskey sour without egg' },
    { role: 'ai', content: 'Gladly: 45 ml bourbon, 25 ml lemon juice.' },
    { role: 'user', content: 'and in ounces for 2' },
  ];
  const { named } = readConversation({ ...REQUEST, messages }, functionCatalogue(), { isByModel: true });
  expect(named).toEqual(['11008']);
});

it('leaves out for everybody without a model what only some of the guests leave out', () => {
  const some: Wish = { kind: 'leave-out', what: 'eggs', some: true };
  const messages: ChatRequest['messages'] = [{ role: 'user', content: 'A Pisco Sour, please' }];
  const told = (wishes: Wish[]) => {
    const request = { ...REQUEST, messages, wishes };
    return answerShort(readConversation(request, functionCatalogue(), { isByModel: false }), [], () => 0);
  };
  const { text, chips } = told([some]);
  expect(text).toBe(told([{ kind: 'leave-out', what: 'eggs' }]).text);
  expect(text).not.toBe(told([]).text);
  expect(chips).toEqual([some]);
});
