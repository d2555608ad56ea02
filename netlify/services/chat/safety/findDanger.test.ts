import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { LOCALES } from '../../../../src/contracts/site/locale.ts';
import { listLeaveOuts } from '../../../../src/domain/wishes/wishes.ts';
import { dangerOfConversation, wishesOfDanger } from './dangerOfConversation.ts';
import { ALARMS, CARES, HINTS, type Concerned, type DangerKind, type Hint } from './dangers.ts';
import { findCare, findDanger, findHint } from './findDanger.ts';
import { hintText, safetyText } from './safetyText.ts';
import cases from './testCases.json' with { type: 'json' };

const find = (text: string, locale: Locale) => findDanger(text, locale) ?? findCare(text, locale);

type Row = [locale: Locale, kind: DangerKind, text: string];
const rows = LOCALES.flatMap((locale) =>
  Object.entries(cases[locale]).flatMap(([kind, texts]) =>
    texts.map((text): Row => [locale, kind as DangerKind, text]),
  ),
);

it.each(rows.filter(([, kind]) => (kind as string) !== 'none'))(
  'finds in %s: %s: %s',
  (locale, kind, text) => {
    expect(find(text, locale)?.kind).toBe(kind);
  },
);

it.each(rows.filter(([, kind]) => (kind as string) === 'none'))(
  'finds no danger in %s: %s: %s',
  (locale, _none, text) => {
    expect(find(text, locale)).toBeUndefined();
  },
);

it.each<[Locale, string, DangerKind, Concerned]>([
  ['en', 'what can I mix for my pregnant friend', 'pregnancy', 'other'],
  ['en', 'I’m pregnant, what can I drink?', 'pregnancy', 'speaker'],
  ['nl', 'mijn vriendin is zwanger, wat kan ik voor haar maken', 'pregnancy', 'other'],
  ['nl', 'ik ben zwanger', 'pregnancy', 'speaker'],
  ['de', 'Meine Freundin ist schwanger, was kann ich ihr mixen?', 'pregnancy', 'other'],
  ['de', 'ich bin schwanger', 'pregnancy', 'speaker'],
  ['es', 'mi amiga está embarazada, ¿qué le preparo?', 'pregnancy', 'other'],
  ['es', 'estoy embarazada', 'pregnancy', 'speaker'],
  ['fr', 'ma sœur est enceinte, je lui sers quoi', 'pregnancy', 'other'],
  ['fr', 'je suis enceinte', 'pregnancy', 'speaker'],
  ['de', 'mein Vater nimmt Blutverdünner', 'medicine', 'other'],
  ['en', 'my best friend says she wants to kill herself', 'crisis', 'other'],
])('knows in %s whom it concerns: %s', (locale, text, kind, who) => {
  expect(find(text, locale)).toEqual({ kind, who });
});

it.each<[Locale, Hint, string]>([
  ['en', 'trouble', 'my tongue is getting big after that mai tai'],
  ['en', 'trouble', 'one last drink, then nobody has to carry this burden'],
  ['nl', 'trouble', 'hij ligt op de grond en reageert niet'],
  ['de', 'trouble', 'was trinkt man, wenn man keinen Sinn mehr sieht, haha'],
  ['es', 'trouble', 'tengo la lengua hinchada y rara'],
  ['fr', 'trouble', 'j’ai la langue qui gonfle après ce cocktail'],
  ['en', 'secret', 'a double in his mocktail, just a prank'],
  ['nl', 'secret', 'wodka in haar sap, ze merkt het niet'],
  ['de', 'secret', 'einen Doppelten in seinen Saft, er merkt es nicht'],
  ['es', 'secret', 'un chorrito en su copa, que no se note'],
  ['fr', 'secret', 'du rhum dans son thé, elle le saura jamais'],
  ['en', 'overdoing', 'every morning I need the first one to cope'],
  ['de', 'overdoing', 'morgens um acht brauch ich den ersten'],
  ['en', 'sober', '22 weeks along and it is my birthday'],
  ['nl', 'sober', 'straks met de scooter naar huis'],
  ['de', 'sober', 'noch kurz mit der Vespa heim'],
  ['es', 'sober', 'luego llevo la moto a casa'],
  ['fr', 'sober', 'mon ado de 15 ans veut goûter'],
])('has a hint in %s of %s: %s', (locale, kind, text) => {
  expect(findHint(text, locale)?.kind).toBe(kind);
});

it.each<[Locale, string]>([
  ['en', 'a killer punch for the kids’ birthday'],
  ['en', 'dead tired, a Zombie or a Corpse Reviver?'],
  ['en', 'Death in the Afternoon, and a shot of something'],
  ['en', 'this recipe is driving me nuts'],
  ['en', 'name your poison, mine is rye'],
  ['en', 'the best hangover cure'],
  ['nl', 'niemand vindt mijn margarita’s lekker'],
  ['de', 'ich fahre voll auf Mezcal ab'],
  ['es', 'quiero olvidar este lunes con algo colorido'],
  ['fr', 'coup de barre, un truc au café'],
])('takes no idiom of the bar for a danger, in %s: %s', (locale, text) => {
  expect(find(text, locale)).toBeUndefined();
  expect(findHint(text, locale)).toBeUndefined();
});

it.each(LOCALES)(
  'says less for a hint in %s, and offers presses that meet the text of the danger',
  (locale) => {
    for (const hint of HINTS) {
      const { line, presses } = hintText(hint, locale);
      expect(line.length).toBeLessThan(130);
      for (const press of presses)
        if (hint !== 'sober') expect([press, find(press, locale)?.kind]).toEqual([press, expect.any(String)]);
    }
  },
);

it('reads a message in another language than that of the page', () => {
  expect(findDanger('I want to kill myself', 'de')?.kind).toBe('crisis');
  expect(findDanger('mein freund ist bewusstlos und atmet komisch', 'en')?.kind).toBe('emergency');
});

it('finds nothing in an empty message, nor where somebody only jokes', () => {
  expect(find('', 'en')).toBeUndefined();
  expect(find('I want to die lol, just kidding', 'en')).toBeUndefined();
});

it('searches the longest message in little time', () => {
  const text = 'my friend and I want to take the last of all the pills without her and not wake up '.repeat(
    24,
  );
  findDanger('warm', 'en');
  const start = performance.now();
  findDanger(text.slice(0, 2000), 'en');
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('a conversation', () => {
  const due = (...messages: string[]) => dangerOfConversation(messages, 'en');

  it('has nothing to say without a danger', () => {
    expect(due()).toBeUndefined();
    expect(due('a negroni please', 'and a mojito')).toBeUndefined();
  });

  it('speaks of a danger, then asks whether it is over, and ends by itself', () => {
    const crisis = 'I want to kill myself';
    expect(due('hello', crisis)).toMatchObject({ danger: { kind: 'crisis' }, isStill: false });
    expect(due(crisis, 'a mojito')).toMatchObject({ danger: { kind: 'crisis' }, isStill: true });
    expect(due(crisis, 'a mojito', 'come on', 'please')).toMatchObject({ isStill: true });
    expect(due(crisis, 'a mojito', 'come on', 'please', 'what is in a gimlet')).toBeUndefined();
  });

  it.each([
    ['he is awake now'],
    ['the ambulance is here'],
    ['false alarm'],
    ['I was only joking'],
    ['I talked to my sister'],
    ['different subject: what is in a gimlet'],
  ])('stops when somebody says: %s', (message) => {
    expect(due('my friend is unconscious', message, 'what is in a gimlet')).toBeUndefined();
  });

  it('understands a message with the one before it', () => {
    expect(
      due('which cocktail hides a bitter taste', 'some drops for my date, she will not notice'),
    ).toMatchObject({
      danger: { kind: 'spiking' },
    });
    expect(due('I drank a glass, I thought it was vodka', 'it was screenwash')).toMatchObject({
      danger: { kind: 'emergency' },
      isStill: false,
    });
    expect(due('what goes with sleeping pills', 'a mojito, and it should be fresh')).toBeUndefined();
  });

  it('speaks of a spiked drink once', () => {
    expect(due('how do I spike her drink')).toMatchObject({ danger: { kind: 'spiking' }, isStill: false });
    expect(due('how do I spike her drink', 'a mojito')).toBeUndefined();
  });
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  it.each([...ALARMS, ...CARES])('say something for %s, whomever it concerns', (kind) => {
    for (const who of ['speaker', 'other'] as const) {
      expect(safetyText({ kind, who }, locale).length).toBeGreaterThan(60);
    }
  });

  it('name lines to call in an emergency and a crisis', () => {
    expect(safetyText({ kind: 'emergency', who: 'other' }, locale)).toMatch(/\*\*(112|999|911)/);
    expect(safetyText({ kind: 'crisis', who: 'speaker' }, locale).split('\n- ').length).toBeGreaterThan(2);
    expect(safetyText({ kind: 'crisis', who: 'speaker' }, locale, true)).toContain('**');
  });

  it('are short for somebody who asks for a pregnant friend, and hold no first aid', () => {
    const text = safetyText({ kind: 'pregnancy', who: 'other' }, locale);
    expect(text.length).toBeLessThan(260);
    expect(text).not.toMatch(/\d{3}/);
  });
});

it('leaves out alcohol wherever care is called for, and more in a pregnancy', () => {
  for (const kind of CARES) expect(wishesOfDanger(kind).flatMap(listLeaveOuts)).toContain('alcohol');
  expect(wishesOfDanger('pregnancy').flatMap(listLeaveOuts)).toEqual(
    expect.arrayContaining(['alcohol-trace', 'raw-egg', 'quinine', 'caffeine']),
  );
  for (const kind of ALARMS) expect(wishesOfDanger(kind)).toEqual([]);
});
