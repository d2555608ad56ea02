import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { barOf } from './bar.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import { answerTo, catalogue } from './testConversation.ts';

const { pantry } = barOf(catalogue);

const has = ({ ingredients }: DrinkFacts, id: string) =>
  [...ingredients].some((own) => pantry.isKindOf(own, id));

const REFUSED: Record<Locale, readonly string[]> = {
  en: [
    'tequila but not a margarita',
    'anything with tequila except a margarita',
    'tequila, just no margarita',
  ],
  nl: ['iets met tequila maar geen margarita', 'tequila, behalve een margarita'],
  de: ['was mit Tequila, aber keine Margarita', 'Tequila, nur bloß keine Margarita'],
  es: ['algo con tequila que no sea margarita', 'tequila pero sin margarita'],
  fr: ['un truc à la tequila mais pas une margarita', 'de la tequila, sauf margarita'],
};
const LIMITS: Record<Locale, readonly string[]> = {
  en: ['something under 8 percent', 'a drink with less than 8% alcohol'],
  nl: ['iets onder de 8 procent', 'een drankje met minder dan 8% alcohol'],
  de: ['was unter 8 Prozent', 'ein Drink mit weniger als 8 % Alkohol'],
  es: ['algo de menos de 8 grados', 'un trago con menos de 8 % de alcohol'],
  fr: ['un cocktail à moins de 8°', 'quelque chose en dessous de 8 % d’alcool'],
};
const PAIRS: Record<Locale, readonly string[]> = {
  en: ['Negroni or Boulevardier?', 'what is the difference between a Negroni and a Boulevardier'],
  nl: ['Negroni of Boulevardier?', 'wat is het verschil tussen een Negroni en een Boulevardier'],
  de: ['Negroni oder Boulevardier?', 'was ist der Unterschied zwischen Negroni und Boulevardier'],
  es: ['¿Negroni o Boulevardier?', 'qué diferencia hay entre un Negroni y un Boulevardier'],
  fr: ['Negroni ou Boulevardier ?', 'quelle est la différence entre le Negroni et le Boulevardier'],
};
const STRONGEST: Record<Locale, string> = {
  en: 'what is the strongest drink with gin',
  nl: 'wat is het sterkste drankje met gin',
  de: 'was ist der stärkste Drink mit Gin',
  es: 'cuál es el trago más fuerte con ginebra',
  fr: 'quel est le plus fort des cocktails au gin',
};
const OWNED: Record<Locale, readonly [list: string, next: string]> = {
  en: ['i own bourbon, gin and campari', 'what should i buy next'],
  nl: ['ik heb bourbon, gin en campari', 'welke fles koop ik erbij'],
  de: ['ich habe Bourbon, Gin und Campari', 'was soll ich dazukaufen'],
  es: ['tengo bourbon, ginebra y campari', 'qué botella compro'],
  fr: ['j’ai du bourbon, du gin et du Campari', 'quelle bouteille acheter'],
};
const HALAL: Record<Locale, string> = {
  en: 'drinks for a muslim wedding',
  nl: 'drankjes voor een islamitische bruiloft',
  de: 'Drinks für eine muslimische Hochzeit',
  es: 'bebidas para una boda musulmana',
  fr: 'des boissons pour un mariage halal',
};
const BOTTLES: Record<Locale, string> = {
  en: 'how many 5 cl pours are in a 70 cl bottle',
  nl: 'hoeveel glazen van 5 cl haal ik uit een fles van 70 cl',
  de: 'wie viele Gläser zu 5 cl gibt eine Flasche mit 70 cl',
  es: 'cuántas copas de 5 cl salen de una botella de 70 cl',
  fr: 'combien de verres de 5 cl dans une bouteille de 70 cl',
};

describe.each(LOCALES)('in %s the bartender', (locale) => {
  it.each(REFUSED[locale])('gives another drink where one is refused: “%s”', (said) => {
    const { drinks, names } = answerTo(locale, said);
    expect(drinks.length).toBeGreaterThan(0);
    expect(names).not.toContain('Margarita');
    expect(drinks.every((drink) => has(drink, 'tequila'))).toBe(true);
  });

  it.each(LIMITS[locale])('keeps to a limit of strength: “%s”', (said) => {
    const { drinks } = answerTo(locale, said);
    expect(drinks.length).toBeGreaterThan(0);
    expect(Math.max(...drinks.map(({ abv }) => abv))).toBeLessThanOrEqual(8);
  });

  it.each(PAIRS[locale])('compares two drinks: “%s”', (said) => {
    const { names, answer } = answerTo(locale, said);
    expect(names).toEqual(['Negroni', 'Boulevardier']);
    expect(answer).not.toMatch(/^1\. /m);
  });

  it('finds the strongest of the catalogue', () => {
    const { drinks } = answerTo(locale, STRONGEST[locale]);
    expect(drinks.length).toBeGreaterThan(0);
    expect(Math.min(...drinks.map(({ abv }) => abv))).toBeGreaterThanOrEqual(25);
    expect(drinks.every((drink) => has(drink, 'gin'))).toBe(true);
  });

  it('advises what to buy by what somebody said to have', () => {
    const { answer } = answerTo(locale, ...OWNED[locale]);
    const vermouth = catalogue.ingredientById.entry('sweet-vermouth').names[locale];
    expect(answer.toLowerCase()).toContain(vermouth.toLowerCase());
  });

  it('keeps alcohol from a feast of Muslims', () => {
    const { drinks } = answerTo(locale, HALAL[locale]);
    expect(drinks.length).toBeGreaterThan(0);
    expect(drinks.every(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
  });

  it('reckons how many glasses a bottle gives', () => {
    expect(answerTo(locale, BOTTLES[locale]).answer).toContain('14');
  });
});

it('tells which of two is stronger, and gives the one that is pointed at', () => {
  const said = ['mojito vs negroni', 'which one is stronger?'];
  expect(answerTo('en', ...said).answer).toContain('stronger of the two is [[11002]]');
  expect(answerTo('en', ...said.slice(0, 1), 'the first one please').names).toContain('Mojito');
});

it('remembers a dislike for the rest of the conversation', () => {
  const { drinks } = answerTo(
    'en',
    'i hate coffee, just so you know',
    'something with vodka',
    'and something creamy',
  );
  expect(drinks.length).toBeGreaterThan(0);
  expect(drinks.some((drink) => has(drink, 'coffee-liqueur') || has(drink, 'espresso'))).toBe(false);
});

it('counts bottles for a party and counts them anew', () => {
  const said = ['80 guests, two Aperol Spritz each. How many bottles of prosecco?'];
  expect(answerTo('en', ...said).answer).toContain('20 bottles');
  expect(answerTo('en', ...said, 'actually they will be 60 people').answer).toContain('15 bottles');
});

it('finds one drink for each of several guests', () => {
  const { drinks } = answerTo(
    'en',
    'my wife loves prosecco, i like whisky and my brother drinks no alcohol. one each please',
  );
  expect(drinks).toHaveLength(3);
  expect(drinks.some((drink) => has(drink, 'prosecco'))).toBe(true);
  expect(drinks.some((drink) => has(drink, 'whiskey'))).toBe(true);
  expect(drinks.some(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
});

it('asks back where it is not sure, and gives nobody a recipe for it', () => {
  const { answer } = answerTo('en', 'hmm maybe that thing you know');
  expect(answer).toContain('?');
  expect(answer).not.toMatch(/^1\. /m);
});

it.each<[Locale, string, string]>([
  ['de', 'wie geht sex on the bietsch', 'Sex on the Beach'],
  ['nl', 'seksondebiets', 'Sex on the Beach'],
  ['fr', 'un tekila sone raïze', 'Tequila Sunrise'],
  ['es', 'un yin fis', 'Gin Fizz'],
])('hears a name that is written by ear (%s: %s)', (locale, said, name) => {
  expect(answerTo(locale, said).names).toContain(name);
});
