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

const FRUITIER: Record<Locale, readonly [wish: string, change: string]> = {
  en: ['something with gin', 'fruitier'],
  nl: ['iets met gin', 'fruitiger'],
  de: ['was mit Gin', 'fruchtiger bitte'],
  es: ['algo con ginebra', 'más afrutado'],
  fr: ['un truc au gin', 'plus fruité'],
};
const QUESTION: Record<Locale, string> = {
  en: 'what is a jigger?',
  nl: 'wat is een jigger?',
  de: 'was ist ein Jigger?',
  es: '¿qué es un jigger?',
  fr: 'c’est quoi un jigger ?',
};
const STRONGER: Record<Locale, string> = {
  en: 'stronger',
  nl: 'sterker',
  de: 'stärker',
  es: 'más fuerte',
  fr: 'plus fort',
};
const BETWEEN: Record<Locale, readonly [both: string, which: string]> = {
  en: ['Negroni or Mojito?', 'which of the two for a hot day'],
  nl: ['Negroni of Mojito?', 'welke van de twee voor een warme dag'],
  de: ['Negroni oder Mojito?', 'welcher davon für den Sommer'],
  es: ['¿Negroni o Mojito?', 'cuál de los dos para el verano'],
  fr: ['Negroni ou Mojito ?', 'lequel des deux pour l’été ?'],
};
const COUNTED: Record<Locale, readonly [fruit: string, next: string]> = {
  en: ['20 mojitos on saturday, how many limes do i buy', 'and rum?'],
  nl: ['20 mojito’s zaterdag, hoeveel limoenen koop ik', 'en rum?'],
  de: ['20 Mojitos am Samstag, wie viele Limetten kauf ich', 'und Rum?'],
  es: ['20 mojitos el sábado, cuántas limas compro', 'y ron?'],
  fr: ['20 mojitos samedi, combien de citrons verts j’achète', 'et le rhum ?'],
};
const MIXTURES: Record<Locale, string> = {
  en: 'how strong is 5 cl gin with 15 cl tonic',
  nl: 'hoe sterk is 5 cl gin met 15 cl tonic',
  de: 'wie stark sind 5 cl Gin mit 15 cl Tonic',
  es: 'cuánto alcohol tienen 50 ml de ginebra con 150 ml de tónica',
  fr: '5 cl de gin à 40 % avec 15 cl de tonic, ça fait combien de degrés',
};
const CROWDS: Record<Locale, string> = {
  en: 'party for 25 people saturday',
  nl: 'we zijn met 25 man zaterdag',
  de: 'wir sind 25 Leute am Samstag',
  es: 'seremos 25 personas el sábado',
  fr: 'on sera 25 personnes samedi',
};
const FAREWELLS: Record<Locale, string> = {
  en: 'thanks, have a great evening',
  nl: 'bedankt, fijne avond nog',
  de: 'danke, schönen Abend noch',
  es: 'gracias, que tengas buena noche',
  fr: 'bonne soirée et merci !',
};
const STIRRED: Record<Locale, string> = {
  en: 'why is a manhattan stirred and not shaken?',
  nl: 'waarom wordt een manhattan geroerd?',
  de: 'warum wird ein Manhattan gerührt?',
  es: '¿por qué se remueve un martini?',
  fr: 'pourquoi on remue un manhattan au lieu de le shaker ?',
};
const LISTED: Record<Locale, string> = {
  en: 'what can i make with vodka kahlua and cream',
  nl: 'wat kan ik maken met wodka kahlua en room',
  de: 'was geht mit Wodka Kahlua und Sahne?',
  es: 'qué puedo hacer con vodka kahlua y nata',
  fr: 'que faire avec vodka kahlua et crème',
};
const GO_ON: Record<Locale, readonly [first: string, next: string, says: RegExp]> = {
  en: ['no cointreau, what can i use', 'and no limes?', /lemon/i],
  nl: ['ik heb geen cointreau, wat nu', 'en geen limoen', /citroen/i],
  de: ['kein Cointreau da, was nehm ich', 'und keine Limette?', /Zitrone/],
  es: ['no tengo cointreau, qué pongo', 'y sin limas?', /limón/i],
  fr: ['pas de Cointreau, je mets quoi', 'et pas de citron vert ?', /citron/i],
};
const RECALLED: Record<Locale, readonly string[]> = {
  en: ['something creamy with rum', 'something bitter', 'what was the creamy one again'],
  nl: ['iets romigs met rum', 'iets bitters met gin', 'welke was ook alweer de romige'],
  de: ['was Cremiges mit Rum', 'was Bitteres mit Gin', 'welcher war nochmal der cremige'],
  es: ['algo cremoso con ron', 'algo amargo con ginebra', 'cuál era el cremoso'],
  fr: ['un truc crémeux au rhum', 'un truc amer au gin', 'c’était lequel le crémeux déjà'],
};
const OTHERS: Record<Locale, readonly string[]> = {
  en: ['something with campari', 'too bitter for me, what else'],
  nl: ['iets met campari', 'die is me te bitter, iets anders'],
  de: ['was mit Campari', 'der ist mir zu bitter, was anderes'],
  es: ['algo con campari', 'muy amargo para mí, otra cosa'],
  fr: ['un truc au Campari', 'trop amer pour moi, autre chose'],
};

describe.each(LOCALES)('in %s the bartender', (locale) => {
  it('finds again which of those it showed was meant', () => {
    const { drinks } = answerTo(locale, ...RECALLED[locale]);
    expect(drinks).toHaveLength(1);
    expect(drinks.every((drink) => has(drink, 'rum'))).toBe(true);
  });

  it('offers other drinks to whom the first are too bitter', () => {
    expect(answerTo(locale, ...OTHERS[locale]).drinks.length).toBeGreaterThan(0);
  });

  it('keeps a wish over a question between, and changes its taste and strength', () => {
    const [wish, change] = FRUITIER[locale];
    const fruity = answerTo(locale, wish, change).drinks;
    const strong = answerTo(locale, wish, QUESTION[locale], STRONGER[locale]).drinks;
    for (const drinks of [fruity, strong]) {
      expect(drinks.length).toBeGreaterThan(0);
      expect(drinks.every((drink) => has(drink, 'gin'))).toBe(true);
    }
  });

  it('chooses between two that were spoken of', () => {
    expect(answerTo(locale, ...BETWEEN[locale]).names).toEqual(['Mojito']);
  });

  it('reckons with glasses that are counted, and with the next thing', () => {
    const [fruit, next] = COUNTED[locale];
    expect(answerTo(locale, fruit).answer).toContain('**16**');
    expect(answerTo(locale, fruit, next).answer).toMatch(/\*\*2 /);
  });

  it('reckons the strength of a mixture', () => {
    expect(answerTo(locale, MIXTURES[locale]).answer).toMatch(/\*\*10\s?%/);
  });

  it('serves a crowd of which nothing else is said', () => {
    expect(answerTo(locale, CROWDS[locale]).drinks.length).toBeGreaterThan(0);
  });

  it('says goodbye, and offers nothing', () => {
    expect(answerTo(locale, FAREWELLS[locale]).drinks).toEqual([]);
  });

  it('tells why a drink is stirred', () => {
    expect(answerTo(locale, STIRRED[locale]).names).toContain('Dry Martini');
  });

  it('takes apart a list whose beginning names a drink', () => {
    expect(answerTo(locale, LISTED[locale]).names).toContain('White Russian');
  });

  it('goes on with what may stand in', () => {
    const [first, next, says] = GO_ON[locale];
    expect(answerTo(locale, first, next).answer).toMatch(says);
  });

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
  expect(answerTo('en', ...said).answer).toContain('strongest is [[11002]]');
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
