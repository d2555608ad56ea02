import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { LOCALES } from '../../../../src/contracts/site/locale.ts';
import { listLeaveOuts } from '../../../../src/domain/wishes/wishes.ts';
import { dangerOfConversation, wishesOfDanger } from './dangerOfConversation.ts';
import { ALARMS, CARES, type Concerned, type DangerKind } from './dangers.ts';
import { findCare, findDanger } from './findDanger.ts';
import { safetyText } from './safetyText.ts';
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
