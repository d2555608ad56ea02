import { expect, it } from 'vitest';
import type { Locale } from '../../../src/contracts/locale.ts';
import { answerTo } from './testConversation.ts';

/** Children as guests name them, and what is asked for them, which `%` stands for. */
const CHILDREN: readonly [Locale, readonly string[], readonly string[]][] = [
  [
    'en',
    [
      'my daughter of 7',
      'my 9 year old son',
      'our little one (4)',
      'my granddaughter, 11,',
      'the kids',
      'my teenager',
    ],
    [
      '% has a milk allergy, something festive?',
      'something fruity for %, no nuts please',
      'what can % drink, no eggs',
    ],
  ],
  [
    'nl',
    [
      'm’n dochter van 7',
      'mijn zoontje van 9',
      'ons kind',
      'mijn kleindochter (11)',
      'de kinderen',
      'een kleuter van 4',
    ],
    [
      '% heeft koemelkallergie, iets feestelijks?',
      'iets fruitigs voor %, geen noten',
      'wat mag % drinken, zonder ei',
    ],
  ],
  [
    'de',
    [
      'meine Tochter (7)',
      'mein 9-jähriger Sohn',
      'unser Kind',
      'meine Enkelin, 11,',
      'die Kinder',
      'mein Teenager',
    ],
    [
      '% hat eine Milchallergie, etwas Festliches?',
      'etwas Fruchtiges für %, keine Nüsse',
      'was darf % trinken, ohne Ei',
    ],
  ],
  [
    'es',
    [
      'mi hija de 7 años',
      'mi niño de 9',
      'nuestro hijo de 4',
      'mi nieta, 11 años,',
      'los niños',
      'un peque de 4 años',
    ],
    [
      '% tiene alergia a la leche, ¿algo festivo?',
      'algo afrutado para %, sin frutos secos',
      '¿qué puede beber %?',
    ],
  ],
  [
    'fr',
    [
      'ma fille de 7 ans',
      'mon fils de 9 ans',
      'notre petit (4 ans)',
      'ma petite-fille, 11 ans,',
      'les enfants',
      'mon ado',
    ],
    [
      '% : allergie au lait, quelque chose de festif ?',
      'du fruité pour %, sans noix',
      'que peut boire % à la fête ?',
    ],
  ],
];
const asked = CHILDREN.flatMap(([locale, children, asks]) =>
  children.flatMap((child) => asks.map((ask) => [locale, ask.replace('%', child)] as const)),
);

it.each(asked)('offers no alcohol where a child is to drink it (%s: %s)', (locale, message) => {
  const { drinks } = answerTo(locale, message);
  expect(drinks.filter(({ isAlcoholFree }) => !isAlcoholFree).map(({ recipe }) => recipe.name.en)).toEqual(
    [],
  );
});

it.each([
  ['en', 'the kids are asleep, something strong with rum'],
  ['nl', 'de kinderen liggen in bed, iets sterks met rum'],
  ['de', 'die Kinder schlafen, etwas Starkes mit Rum'],
  ['es', 'mis hijos están dormidos, algo fuerte con ron'],
  ['fr', 'les enfants dorment, quelque chose de fort au rhum'],
] as const)('pours for a grown-up while children are elsewhere (%s)', (locale, message) => {
  const { drinks } = answerTo(locale, message);
  expect(drinks.some(({ isAlcoholFree }) => !isAlcoholFree)).toBe(true);
});

it('remembers for whom it is, until the guest speaks of themselves', () => {
  const child = 'something fruity for my kid, no nuts';
  expect(answerTo('en', child, 'and another one?').drinks.every(({ isAlcoholFree }) => isAlcoholFree)).toBe(
    true,
  );
  const own = answerTo('en', child, 'and for me something with gin').drinks;
  expect(own.some(({ isAlcoholFree }) => !isAlcoholFree)).toBe(true);
});

it('gives nobody alcohol who is asked for together with a child and wishes none', () => {
  const message = 'onze zoon van 5 is allergisch voor noten, we willen hem iets feestelijks geven';
  const { drinks } = answerTo('nl', message);
  expect(drinks.length).toBeGreaterThan(0);
  expect(drinks.every(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
});
