import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/contracts/locale.ts';
import { answerTo } from './testConversation.ts';

type Said = [Locale, string, string];

describe('what is compared', () => {
  it.each<Said>([
    ['en', 'which is sweeter, a piña colada or a mojito?', 'and the other one, how do i make it?'],
    ['nl', 'wat is zoeter, een piña colada of een mojito?', 'en de andere, hoe maak je die?'],
    ['de', 'Was ist süßer, Piña Colada oder Mojito?', 'Und der andere, wie macht man den?'],
    ['es', '¿cuál es más dulce, una piña colada o un mojito?', 'y el otro, ¿cómo se hace?'],
    ['fr', 'lequel est le plus sucré, une piña colada ou un mojito ?', "et l'autre, comment on le fait ?"],
  ])('is told by its sweetness, and the other one is the other: %s', (language, compared, other) => {
    expect(answerTo(language, compared).names.slice(0, 2)).toEqual(['Piña Colada', 'Mojito']);
    const { names, answer } = answerTo(language, compared, other);
    expect(names).toEqual(['Mojito']);
    expect(answer).toMatch(/^1\. /m);
  });

  it.each<[Locale, string]>([
    ['en', 'which has fewer calories, a White Russian, a Mudslide or a Brandy Alexander?'],
    ['nl', 'welke heeft minder calorieën: een White Russian, een Mudslide of een Brandy Alexander?'],
    ['de', 'Welcher hat weniger Kalorien: White Russian, Mudslide oder Brandy Alexander?'],
    ['es', '¿cuál tiene menos calorías, un White Russian, un Mudslide o un Brandy Alexander?'],
    ['fr', 'lequel a le moins de calories : White Russian, Mudslide ou Brandy Alexander ?'],
  ])('may be three drinks by their calories: %s', (language, asked) => {
    const { names, drinks, answer } = answerTo(language, asked);
    expect(names).toHaveLength(3);
    expect(drinks.map(({ energy }) => energy)).toEqual(
      drinks.map(({ energy }) => energy).toSorted((a, b) => a - b),
    );
    expect(answer).toContain('kcal');
  });
});

describe('a bar at home', () => {
  it.each<Said>([
    ['en', "I've got gin, campari and a lemon", 'just picked up sweet vermouth as well'],
    ['nl', 'ik heb gin, campari en een citroen', 'er staat ook nog rode vermout'],
    ['de', 'Ich habe Gin, Campari und eine Zitrone', 'da ist auch noch roter Wermut'],
    ['es', 'tengo ginebra, campari y un limón', 'también tengo vermut rojo'],
    ['fr', "j'ai du gin, du campari et un citron", 'il y a aussi du vermouth rouge'],
  ])('grows with what is told later: %s', (language, owned, bought) => {
    expect(answerTo(language, owned, bought).names).toContain('Negroni');
  });

  it.each<Said>([
    ['en', 'I have vodka, coffee and kahlua', 'the coffee is gone'],
    ['nl', 'ik heb wodka, koffie en kahlua in de kast', 'de koffie is op'],
    ['de', 'Ich habe Wodka, Kaffee und Kahlúa', 'der Kaffee ist alle'],
    ['es', 'tengo vodka, café y kahlúa', 'el café se me ha acabado'],
    ['fr', "j'ai de la vodka, du café et du kahlúa", "il n'y a plus de café"],
  ])('shrinks with what is used up: %s', (language, owned, gone) => {
    expect(answerTo(language, owned).names).toContain('Karsk');
    const { names } = answerTo(language, owned, gone);
    expect(names.length).toBeGreaterThan(0);
    expect(names).not.toContain('Karsk');
  });
});

it.each<[Locale, string]>([
  ['en', 'nothing from bees please, something with bourbon'],
  ['nl', 'niets van bijen graag, wel iets met bourbon'],
  ['de', 'Nichts von Bienen bitte, etwas mit Bourbon'],
  ['es', 'nada de abejas, algo con bourbon'],
  ['fr', 'rien qui vienne des abeilles, plutôt quelque chose avec du bourbon'],
])('knows honey by the bees: %s', (language, asked) => {
  const { drinks } = answerTo(language, asked);
  expect(drinks.length).toBeGreaterThan(0);
  for (const { ingredients } of drinks)
    expect([...ingredients].filter((id) => id.includes('honey'))).toEqual([]);
});

it.each<Said>([
  ['en', 'is there gluten in guinness?', "what about vodka, that's made from wheat"],
  ['nl', 'zit er gluten in guinness?', 'en in wodka?'],
  ['de', 'Ist in Guinness Gluten?', 'Und in Wodka?'],
  ['es', '¿hay gluten en la guinness?', '¿y en el vodka?'],
  ['fr', 'y a-t-il du gluten dans la guinness ?', 'et dans la vodka ?'],
])('asks of the next bottle what was asked of the first: %s', (language, first, second) => {
  expect(answerTo(language, first).answer).toMatch(/gluten/i);
  const { answer, drinks } = answerTo(language, first, second);
  expect(answer).toMatch(/[vw]odka/i);
  expect(drinks).toEqual([]);
});

it.each<[Locale, string]>([
  ['en', 'three of us: my wife is pregnant, my brother hates gin and I want rum'],
  ['nl', 'we zijn met drie: mijn zus is zwanger, mijn broer haat gin en ik wil rum'],
  ['de', 'Wir sind zu dritt: meine Frau ist schwanger, mein Bruder hasst Gin und ich will Rum'],
  ['es', 'somos tres: mi mujer está embarazada, mi hermano odia la ginebra y yo quiero ron'],
  ['fr', 'on est trois : ma femme est enceinte, mon frère déteste le gin et moi je veux du rhum'],
])('serves each of several, and no alcohol to whom it would harm: %s', (language, asked) => {
  const { drinks } = answerTo(language, asked);
  expect(drinks.some(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
});

describe('a thing of the drink that was shown', () => {
  it.each<Said>([
    ['en', 'how do I make a margarita?', "can't get triple sec anywhere round here"],
    ['nl', 'hoe maak ik een margarita?', 'triple sec is uitverkocht'],
    ['de', 'Wie mache ich eine Margarita?', 'Triple Sec ist ausverkauft'],
    ['es', '¿cómo se hace una margarita?', 'el triple sec está agotado'],
    ['fr', 'comment faire une margarita ?', 'le triple sec est introuvable ici'],
  ])('that is not to be had is stood in for, in its amount: %s', (language, asked, lacking) => {
    expect(answerTo(language, asked, lacking).answer).toMatch(
      /^- \*\*[^*]+\*\*.*\d\s(?:ml|cl)\b.*triple sec/im,
    );
  });

  it.each([
    ['margarita', 'no triple sec in the house', 'triple sec'],
    ['mojito', 'the mint is sold out', 'mint'],
    ['negroni', "couldn't find any campari", 'Campari'],
    ['white russian', 'no cream here', 'cream'],
    ['daiquiri', "we're out of limes", 'lime juice'],
    ['old fashioned', 'no sugar cubes here', 'sugar cube'],
  ])('is stood in for in whatever words a guest lacks it: %s, %s', (drink, lacking, thing) => {
    const { answer } = answerTo('en', `how do I make a ${drink}?`, lacking);
    expect(answer).toContain(`Instead of **${thing}**`);
  });
});
