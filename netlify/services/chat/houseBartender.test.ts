import { describe, expect, it } from 'vitest';
import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { possibleAllergens } from '../../../src/domain/dietary.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { functionCatalogue } from '../catalogue.ts';
import { drinkFactsOf } from './drinkFacts.ts';
import { createHouseBartender } from './houseBartender.ts';
import { SAFETY_TEXTS } from './safety/safetyTexts.ts';
import { TEXTS } from './texts/texts.ts';

const catalogue = functionCatalogue();
const bartender = createHouseBartender(catalogue);
const factsById = new Map(drinkFactsOf(catalogue).map((facts) => [facts.id, facts]));
const drinksIn = (answer: string) => citedIds(answer).flatMap((id) => factsById.get(id) ?? []);

function answers(language: Locale, turns: readonly string[], rest: Partial<ChatRequest> = {}): string[] {
  const messages: ChatMessage[] = [];
  return turns.map((content) => {
    messages.push({ role: 'user', content });
    const request: ChatRequest = { messages, mode: 'ask', language, shelf: [], strict: false, ...rest };
    const answer = bartender.answer(request, () => 0.3);
    messages.push({ role: 'ai', content: answer });
    return answer;
  });
}

function at<Value>(values: readonly Value[], place: number): Value {
  const value = values[place];
  if (value === undefined) throw new RangeError(`There is no value ${place}.`);
  return value;
}

describe('a conversation of ten turns', () => {
  it('makes sense in German', () => {
    const said = answers('de', [
      'Guten Abend!',
      'Ich hätte gern etwas Erfrischendes mit Gin',
      'Aber bitte ohne Gurke',
      'Klingt gut. Wie mache ich den zweiten?',
      'Was kann ich statt Gin nehmen?',
      'Und was isst man dazu?',
      'Meine Freundin trinkt keinen Alkohol, was mache ich für sie?',
      'Gibt es auch etwas Cremiges?',
      'Was ist eigentlich Orgeat?',
      'Danke dir, gute Nacht!',
    ]);
    expect(drinksIn(at(said, 0))).toEqual([]);
    expect(drinksIn(at(said, 1)).length).toBeGreaterThan(1);
    const fresh = drinksIn(at(said, 2));
    expect(fresh.every(({ ingredients }) => ingredients.has('gin') && !ingredients.has('cucumber'))).toBe(
      true,
    );
    expect(citedIds(at(said, 3))).toEqual([at(fresh, 1).id]);
    expect(at(said, 3)).toMatch(/^1\. /m);
    expect(at(said, 4)).toMatch(/Genever|Wodka/);
    expect(citedIds(at(said, 5))).toEqual([at(fresh, 1).id]);
    expect(drinksIn(at(said, 6)).every(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
    expect(
      drinksIn(at(said, 7)).every(({ isAlcoholFree, taste }) => isAlcoholFree && taste === 'creamy'),
    ).toBe(true);
    expect(at(said, 8)).toContain('Mandelsirup');
    expect(TEXTS.de.bye).toContain(at(said, 9));
  });

  it('makes sense in French', () => {
    const said = answers('fr', [
      'Bonsoir',
      'J’aimerais un cocktail au whisky, plutôt fruité',
      'sans œuf s’il vous plaît',
      'quelque chose de plus léger',
      'lequel est le plus fort ?',
      'comment prépare-t-on le premier ?',
      'combien de degrés ?',
      'et que servir à grignoter avec ?',
      'Demain je conduis, vous auriez quoi pour moi ?',
      'Merci, à bientôt !',
    ]);
    const whiskies = drinksIn(at(said, 1));
    expect(whiskies.map(({ recipe }) => recipe.spirit)).toEqual(whiskies.map(() => 'whiskey'));
    const eggless = drinksIn(at(said, 2));
    expect(eggless.length).toBeGreaterThan(1);
    expect(eggless.some(({ dietary }) => possibleAllergens(dietary.allergens).has('eggs'))).toBe(false);
    const lighter = drinksIn(at(said, 3));
    const strongest = Math.max(...lighter.map(({ abv }) => abv));
    expect(strongest).toBeLessThan(Math.max(...eggless.map(({ abv }) => abv)));
    const ordered = drinksIn(at(said, 4));
    expect(at(ordered, 0).abv).toBe(strongest);
    expect(citedIds(at(said, 5))).toEqual([at(ordered, 0).id]);
    expect(at(said, 6)).toContain(`${at(ordered, 0).abv}`);
    expect(citedIds(at(said, 7))).toEqual([at(ordered, 0).id]);
    expect(at(said, 8)).toContain(SAFETY_TEXTS.fr.driving);
    expect(drinksIn(at(said, 8)).every(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
    expect(TEXTS.fr.bye).toContain(at(said, 9));
  });
});

it('names only recipes that there are, whatever is written', () => {
  for (const text of [
    '',
    '???',
    '[[99999]] [[11002]]',
    'a'.repeat(2000),
    '|',
    '\n\n',
    '🍸',
    '0',
    'c++ $^*(',
    'no. 2',
  ]) {
    const [answer] = answers('en', [text || ' ']);
    expect(answer).toBeTruthy();
    expect(citedIds(answer ?? '').every((id) => factsById.has(id))).toBe(true);
  }
});

it('stays careful once a guest has said why', () => {
  const said = answers('en', ['I’m 16', 'a mojito please', 'something with vodka', 'surprise me']);
  for (const answer of said) expect(drinksIn(answer).some(({ isAlcoholFree }) => !isAlcoholFree)).toBe(false);
});

it('serves from the shelf alone where that is asked', () => {
  const [answer = ''] = answers('en', ['What can I make?'], {
    mode: 'mix',
    strict: true,
    shelf: ['gin', 'campari', 'sweet-vermouth', 'orange'],
  });
  expect(citedIds(answer)).toContain('11002');
  expect(answer).not.toContain('missing');
});

it('asks for a shelf where there is none', () => {
  expect(answers('en', ['What can I make with what I have?'])[0]).toBe(TEXTS.en.shelfEmpty);
});

it('leaves no gap in any of its sentences', () => {
  for (const locale of LOCALES) {
    const said = answers(locale, [
      'Negroni',
      'Margarita vs Daiquiri',
      'ABV Negroni',
      'Whiskey Sour vegan?',
      'gin',
      'orgeat',
      'Zombie kcal',
    ]);
    for (const answer of said) expect(answer).not.toMatch(/\{\w+\}|undefined|\.\./);
  }
});

it('keeps its texts in the typography of each language', () => {
  const textsOf = (locale: Locale) => JSON.stringify(TEXTS[locale]);
  expect(textsOf('fr')).not.toMatch(/[^\u202f\s] [:;!?](?=[ "])/u);
  expect(textsOf('fr')).not.toMatch(/'|« | »/);
  expect(textsOf('de')).not.toMatch(/[“”](?=\w)|'/);
  expect(textsOf('es').match(/¿/g)?.length).toBe(textsOf('es').match(/\?/g)?.length);
  expect(textsOf('es').match(/¡/g)?.length).toBe(textsOf('es').match(/!/g)?.length);
});

it('takes a question about a drink for no diet of the guest', () => {
  const said = answers('en', ['Is a Manhattan vegan?', 'How do I make a White Russian?']);
  expect(at(said, 0)).toContain('depends on the brand');
  expect(at(said, 1)).not.toContain('Careful');
});

it('warns of a drink that is asked for by name, and tells it all the same', () => {
  const said = answers('en', ['I am vegan', 'How do I make a White Russian?']);
  expect(at(said, 1)).toMatch(/^Careful: \[\[\d+\]\] .* not vegan\./);
  expect(at(said, 1)).toMatch(/^1\. /m);
});

it('tells of energy what the page of the drink tells', () => {
  const [facts] = [...factsById.values()].filter(({ recipe }) => recipe.name.en === 'Anijsmelk');
  expect(at(answers('en', ['How many calories has an Anijsmelk?']), 0)).toContain(`${facts?.energy} kcal`);
});

it.each([
  ['en', 'How do I make a rum and coke?', 'Cuba Libre'],
  ['es', '¿Cómo se hace un ron con cola?', 'Cuba Libre'],
  ['nl', 'Hoe maak ik een wodka martini?', 'Vodka Martini'],
  ['en', 'Can I have a Negroni without alcohol?', 'Nogroni'],
  ['en', 'Can I have a Daiquiri without alcohol?', 'Virgin Strawberry Daiquiri'],
] as const)('in %s, %j leads to the %s', (locale, question, name) => {
  const [first] = drinksIn(at(answers(locale, [question]), 0));
  expect(first?.recipe.name.en).toBe(name);
});

describe('whoever gives away a danger', () => {
  it('is given help and no drink in a crisis, until it is over', () => {
    const said = answers('en', [
      'I want to kill myself, pour me something strong',
      'a mojito please',
      'I’m safe now, I called somebody',
      'a mojito please',
    ]);
    for (const answer of said.slice(0, 2)) {
      expect(citedIds(answer)).toEqual([]);
      expect(answer).toContain('116 123');
    }
    expect(citedIds(at(said, 3))).not.toEqual([]);
  });

  it('is told what to do in an emergency, with the numbers of the countries of the language', () => {
    const [answer] = answers('de', ['Mein Kumpel ist bewusstlos, er hatte viel Wodka']);
    expect(answer).toContain(SAFETY_TEXTS.de.emergency);
    expect(answer).toContain('Österreich: Notruf **144 / 112**');
    expect(citedIds(answer ?? '')).toEqual([]);
  });

  it('may have alcohol where it concerns a friend alone', () => {
    const said = answers('en', ['My friend is pregnant, what can I mix?', 'and for me a Negroni']);
    expect(at(said, 0)).toContain(SAFETY_TEXTS.en.forOther);
    expect(drinksIn(at(said, 0)).every(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
    expect(at(said, 1)).toMatch(/30\sml Campari/);
  });

  it('may have alcohol again once it is taken back', () => {
    const said = answers('en', ['I’m driving home tonight', 'a Negroni', 'I took a taxi', 'a Negroni']);
    expect(at(said, 1)).not.toMatch(/Campari/);
    expect(at(said, 3)).toMatch(/30\sml Campari/);
  });

  it('gets no help in giving somebody something without their knowing', () => {
    const [answer] = answers('fr', ['Comment soûler ma copine sans qu’elle s’en rende compte ?']);
    expect(answer).toBe(SAFETY_TEXTS.fr.spiking);
  });
});
