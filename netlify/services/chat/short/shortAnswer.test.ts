import { describe, expect, it } from 'vitest';
import { siteCatalogue } from '../../../../src/catalogue/siteCatalogue.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import { getWishReader } from '../../../../src/catalogue/wishReader.ts';
import { LOCALES, type Locale } from '../../../../src/contracts/site/locale.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { citedIds } from '../../../../src/domain/chat/citations.ts';
import { fitsWishes } from '../../../../src/domain/wishes/matchDrinks.ts';
import type { Reading } from '../../../../src/domain/wishes/reading.ts';
import { addWishes, withoutWishes } from '../../../../src/domain/wishes/wishes.ts';
import { shortAnswer } from './shortAnswer.ts';
import type { ShortAnswer, ShortContext } from './shortContext.ts';
import { say, SHORT_TEXTS } from './shortTexts.ts';

const catalogue = siteCatalogue();
const NEGRONI = '11002';
const MOJITO = '11003';
const MAI_TAI = '11013';
const RED_SNAPPER = '11066';

const NOTHING_READ: Reading = {
  language: 'en',
  added: [],
  borne: [],
  asked: [],
  takenBack: [],
  unclear: undefined,
  drinks: [],
  ingredients: [],
  intents: new Set(),
  pointsAt: undefined,
  pointsAtAll: false,
  conversion: undefined,
  isQuestion: false,
  refused: [],
  unread: [],
};

/** An answer to a message that is read so. */
function answer(reading: Partial<Reading>, context: Partial<ShortContext> = {}): ShortAnswer {
  return shortAnswer({
    text: '',
    reading: { ...NOTHING_READ, ...reading },
    wishes: reading.added ?? [],
    last: [],
    shown: [],
    shelf: [],
    catalogue,
    chance: () => 0,
    ...context,
  });
}

/** A conversation that keeps its chips, through the reader. */
function talk(locale: Locale) {
  let wishes: readonly Wish[] = [];
  let last: string[] = [];
  let isListed = false;
  let apartBefore: Reading['apart'];
  return (text: string): ShortAnswer => {
    const reading = getWishReader(catalogue, locale)(text, { wishes });
    wishes = addWishes(withoutWishes(wishes, reading.takenBack), reading.added);
    const given = shortAnswer({
      text,
      reading,
      wishes,
      last,
      isListed,
      apartBefore,
      shown: last,
      shelf: [],
      catalogue,
      chance: () => 0,
    });
    // An answer without a drink goes on about the one before.
    const cited = citedIds(given.text);
    last = cited.length > 0 ? cited : last;
    isListed = /^- \[\[/.test(given.text);
    apartBefore = reading.apart;
    return given;
  };
}

const drinkOf = (id: string) => catalogue.recipes.find((recipe) => recipe.id === id);
const wants = (id: string): Wish => ({ kind: 'ingredient', id, not: false });

describe('a drink that is named', () => {
  it('has its recipe, and presses', () => {
    const { text, followUps } = answer({ drinks: [NEGRONI], intents: new Set(['recipe']) });
    expect(text).toContain(`[[${NEGRONI}]]`);
    expect(text).toContain('- 30\u00a0ml Campari');
    expect(text).toMatch(/1\. .+\n2\. /);
    expect(followUps).toContain('Negroni for 8');
    expect(followUps).toContain('Negroni without alcohol');
  });

  it.each([
    ['calories', /kcal/],
    ['strength', /\*\*21%\*\*/],
    ['glass', /in a rocks glass/],
    ['food', /goes well with/],
    ['diet', /Check the labels/],
    ['history', /Camillo Negroni/],
  ] as const)('says its %s', (intent, says) => {
    const { text } = answer({ drinks: [NEGRONI], intents: new Set([intent]) });
    expect(text).toMatch(says);
    expect(citedIds(text)).toEqual([NEGRONI]);
  });

  it('is scaled for guests, with what to buy', () => {
    const added: Wish[] = [{ kind: 'guests', count: 12 }];
    const { text } = answer({
      drinks: [MOJITO],
      added,
      intents: new Set(['amounts']),
      ingredients: ['lime'],
    });
    expect(text).toMatch(/^\*\*\d+\*\* limes/);
    expect(text).toContain('- 540\u00a0ml white rum');
  });

  it('is not offered to who must not have it, and others are', () => {
    const wishes: Wish[] = [{ kind: 'leave-out', what: 'nuts' }];
    const { text } = answer({ drinks: [MAI_TAI] }, { wishes });
    expect(text).toMatch(/^Not for you: Mai Tai\. Reason: contains tree nuts \(almonds\)/);
    expect(citedIds(text)).toHaveLength(3);
    expect(citedIds(text)).not.toContain(MAI_TAI);
  });

  it('is compared by its bare name where it must not be had', () => {
    const wishes: Wish[] = [{ kind: 'leave-out', what: 'nuts' }];
    const { text, followUps } = answer({ drinks: [MAI_TAI, MOJITO], isQuestion: true }, { wishes });
    expect(citedIds(text)).toEqual([MOJITO]);
    expect(text).toContain('Mai Tai (not for you: contains tree nuts');
    expect(followUps).toEqual(['Mojito: recipe']);
  });

  it('has its version without alcohol', () => {
    const added: Wish[] = [{ kind: 'leave-out', what: 'alcohol' }];
    const { text } = answer({ drinks: [MOJITO], added, intents: new Set(['virgin']) });
    expect(citedIds(text)).toEqual(['13001']);
  });

  it('says what stands in, and which drink that makes', () => {
    const reading = { ingredients: ['bourbon'], intents: new Set(['swap'] as const) };
    const { text } = answer(reading, { last: [NEGRONI] });
    expect(text).not.toContain('undefined');
    const lime = answer({ ingredients: ['lime-juice'], intents: new Set(['swap']) }, { last: [MOJITO] });
    expect(lime.text).toMatch(/^In \[\[11003\]\], instead of lime juice:/);
  });

  it('is compared with another', () => {
    const { text } = answer({ drinks: [NEGRONI, '11068'], isQuestion: true });
    expect(text).toContain(`**[[${NEGRONI}]]**`);
    expect(text).toMatch(/In both: /);
  });
});

describe('drinks shown last', () => {
  it('are pointed at', () => {
    const { text } = answer({ pointsAt: 1 }, { last: [NEGRONI, MOJITO] });
    expect(citedIds(text)).toEqual([MOJITO]);
  });

  it('are put in order', () => {
    const added: Wish[] = [{ kind: 'order', order: 'weakest' }];
    const { text } = answer({ added, pointsAtAll: true, isQuestion: true }, { last: [NEGRONI, MOJITO] });
    expect(text).toMatch(/^The weakest: \[\[11003\]\]/);
  });

  it('are meant by "it", also after an answer that showed none', () => {
    const { text } = answer({ intents: new Set(['calories']) }, { last: [], shown: [MOJITO, NEGRONI] });
    expect(citedIds(text)).toEqual([MOJITO]);
  });

  it('on an open page come first', () => {
    expect(citedIds(answer({ intents: new Set(['glass']) }, { page: NEGRONI }).text)).toEqual([NEGRONI]);
  });
});

describe('chips', () => {
  it('give three drinks that keep to them, each with its reason', () => {
    const added: Wish[] = [wants('gin'), { kind: 'taste', taste: 'bitter', not: false }];
    const { text, followUps } = answer({ added });
    expect(citedIds(text)).toHaveLength(3);
    for (const line of text.split('\n'))
      expect(line).toMatch(/^- \[\[\d+\]\]: bitter.*\d+%|^- \[\[\d+\]\]: .+, \d+% – /);
    expect(followUps).toHaveLength(4);
  });

  it('say once what is left out', () => {
    const guard: Wish = { kind: 'leave-out', what: 'nuts' };
    expect(answer({ added: [guard, wants('rum')] }).text).toContain(
      'I leave out: tree nuts. Check the labels',
    );
    const later = answer({ added: [wants('rum')] }, { wishes: [guard, wants('rum')] });
    expect(later.text).not.toContain('I leave out');
  });

  it('say which to take away where nothing fits', () => {
    const added: Wish[] = [wants('gin'), { kind: 'strength', least: 60 }];
    const { text } = answer({ added });
    expect(text).toContain('Without “at least 60%” there are');
    expect(text).not.toContain('Without “gin”');
  });

  it('still wish what somebody has where there is more than that', () => {
    const { text } = answer({ added: [{ kind: 'only', ids: ['gin', 'lime'] }] });
    expect(text).toMatch(/Without “only gin, lime .*” there are \d\d, for example/);
  });

  it('never take away a guard', () => {
    const added: Wish[] = [
      { kind: 'leave-out', what: 'alcohol' },
      { kind: 'strength', least: 20 },
    ];
    expect(answer({ added }).text).not.toContain('Without “without alcohol”');
  });

  it('show other drinks to who asks for more', () => {
    const wishes = [wants('gin')];
    const first = citedIds(answer({ added: wishes }).text);
    const more = citedIds(answer({ intents: new Set(['more']) }, { wishes, last: first, shown: first }).text);
    expect(more).toHaveLength(3);
    expect(more.filter((id) => first.includes(id))).toEqual([]);
  });

  it('for many guests are served what is mixed ahead, with amounts', () => {
    const { text } = answer({ added: [{ kind: 'guests', count: 20 }] });
    expect(text).toMatch(/for 20:/);
    expect(text).toContain('To buy: ');
  });
});

describe('what somebody has', () => {
  it('gives what it makes, and what is nearly there', () => {
    const shelf = ['gin', 'campari', 'sweet-vermouth'];
    const { text, wishes } = answer({ intents: new Set(['shelf']) }, { shelf });
    expect(citedIds(text)[0]).toBe(NEGRONI);
    expect(wishes).toContainEqual({ kind: 'shelf' });
  });

  it('is helped out with sugar, and told what would be better than any rum', () => {
    const { text } = answer({ added: [{ kind: 'shelf' }] }, { shelf: ['rum', 'lime'] });
    expect(text).toContain(say('shelfWithKitchen', 'en', { things: 'sugar' }));
    expect(text).toContain(`(${say('inPlaceOfKind', 'en', { thing: 'white rum' })})`);
  });

  it('says so of an empty shelf', () => {
    expect(answer({ intents: new Set(['shelf']) }).text).toBe(say('shelfEmpty', 'en'));
  });
});

describe('questions', () => {
  it('are answered by the book where it has them', () => {
    const text = 'how do I make simple syrup';
    const { text: said } = talk('en')(text);
    expect(said).toMatch(/sugar/i);
    expect(citedIds(said)).toEqual([]);
  });

  it('about an ingredient get what it is', () => {
    const reading = { ingredients: ['falernum'], isQuestion: true };
    expect(answer(reading, { text: 'qwx zzk' }).text).toMatch(/falernum|clove|lime/i);
  });

  it('convert measures, with the round ounce of the bar', () => {
    const conversion = { amount: 2, from: 'oz', to: 'ml' };
    expect(answer({ conversion, intents: new Set(['convert']) }).text).toBe(
      '2\u00a0oz is **59.15\u00a0ml**; bars count 60\u00a0ml.',
    );
  });

  it('about something unclear to leave out are asked back with boxes', () => {
    const { text, ask } = answer({ unclear: { text: 'my stomach', may: ['milk', 'vegan'] } });
    expect(text).toBe('“my stomach”: what should I leave out?');
    expect(ask?.options).toEqual([
      { what: 'milk', label: 'milk' },
      { what: 'vegan', label: 'vegan' },
    ]);
  });

  it('that say nothing get what to press', () => {
    expect(answer({ unread: ['xyzzy'] }, { text: 'xyzzy' }).followUps).toEqual(SHORT_TEXTS.en.fuStart);
  });

  it('says beside an answer of the book what of it holds an allergen that is left out', () => {
    const say1 = talk('es');
    say1('soy alérgica a la almendra');
    expect(say1('¿cómo se hace el orgeat en casa?').text).toMatch(/frutos de cáscara/);
  });
});

describe('a message that goes on', () => {
  /** The last answer of a conversation. */
  const after = (locale: Locale, ...said: string[]): ShortAnswer => {
    const say1 = talk(locale);
    return said.map(say1).at(-1) ?? say1('');
  };

  it('says how to change the drink that was shown, and offers what goes further', () => {
    const { text } = after('en', 'how do I make a margarita', 'make it spicy');
    expect(text).toMatch(/^\[\[11001\]\]: To make it hot, .*chili/);
    expect(citedIds(text).length).toBeGreaterThan(1);
  });

  it('shows less sweet drinks than those of a list, none of them again', () => {
    const say1 = talk('en');
    const before = citedIds(say1('something fresh without alcohol').text);
    const now = citedIds(say1('not so sweet').text);
    expect(before).toHaveLength(3);
    expect(now).toHaveLength(3);
    expect(now.filter((id) => before.includes(id))).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'drinks for eight people', "two of them don't drink"],
    ['de', 'ein Drink für 8 Leute', 'zwei von denen trinken keinen Alkohol, sie trinken nicht'],
    ['es', 'una bebida para ocho personas', 'dos de ellos no beben'],
  ])('divides a company of which some do not drink (%s)', (locale, first, second) => {
    const { text, wishes } = after(locale, first, second);
    const strengths = citedIds(text).map((id) => drinkOf(id)?.dietary.strength ?? -1);
    expect(strengths).toHaveLength(2);
    expect(strengths[0]).toBeGreaterThan(0);
    expect(strengths[1]).toBe(0);
    expect(text).toMatch(/\b6\b/);
    expect(text).toMatch(/\b2\b/);
    expect(wishes.filter(({ kind }) => kind === 'leave-out')).toEqual([]);
  });

  it.each<[string, string[], RegExp]>([
    [
      'how long it keeps',
      ['how do I make a negroni', 'how long does it keep in the fridge'],
      /weeks.*fridge/,
    ],
    ['how much ice', ['negroni for 10', 'how much ice do I need'], /\*\*7\u00a0kg\*\*/],
    [
      'what to buy',
      ['how do I make a daiquiri', 'for 6', 'what do I need to buy'],
      /To buy: .*limes.*\n\nFor 6/,
    ],
    ['which rum', ['which rum for a mojito?'], /\*\*white rum\*\*/],
    ['why it is bitter', ['how do I make a negroni', 'why is it bitter?'], /bitter: Campari/],
    ['a sum', ['how many daiquiris can I make with 6 limes'], /\*\*7\*\* × \[\[11004\]\]/],
    ['what is sold in no usual size', ['mojito', 'for 12'], /To buy: .*\bmint\b/],
    ['what is bought by the piece', ['san francisco', 'for 12'], /\*\*12\*\* cocktail cherries/],
    ['that a drink is long behind its taste', ['something long and bitter'], /: bitter, a long drink, \d/],
    ['amounts of so many', ['how many limes for 20 daiquiris'], /^\*\*16\*\* limes/],
    ['a drink that went wrong', ['my daiquiri is too sour, help'], /syrup/],
    [
      'another sweetener',
      ['how do I make an old fashioned', 'I only have maple syrup no sugar'],
      /- 5\u00a0ml maple syrup/,
    ],
    ['a swap', ['how do I make a pisco sour', 'without egg?'], /- 20\u00a0ml aquafaba/],
    ['a card', ['surprise me', 'Negroni?'], /^\*\*\[\[11002\]\]\*\*[^]*\n1\. /],
    ['the longest', ['something with vodka and cranberry', 'the longest of those'], /^The longest:/],
  ])('is answered from the drink that is spoken of: %s', (_, said, expected) => {
    expect(after('en', ...said).text).toMatch(expected);
  });

  it('takes what is not wanted out of the amounts', () => {
    const { text } = after('de', 'wie macht man einen Mojito', 'ich hab keine Minze', 'für 6 Leute');
    expect(text).toContain('270\u00a0ml weißer Rum');
    expect(text).not.toMatch(/Minz/);
  });

  it('advises between two drinks by what is wished', () => {
    expect(after('en', 'Aperol Spritz or Hugo, which is less sweet').text).toMatch(
      /For what you want, my pick: \[\[11010\]\]\.$/,
    );
    expect(after('en', 'Negroni or Boulevardier?').text).toMatch(
      /I would start with the better known: \[\[11002\]\]/,
    );
    expect(after('en', "what's the difference between a negroni and a boulevardier").text).not.toMatch(
      /I would start/,
    );
  });

  it('says how a drink becomes one for who must not have something in it', () => {
    const { text } = after('en', 'allergic to nuts, something fruity', 'can I have a mai tai?');
    expect(text).toMatch(/Not for you: Mai Tai\. Reason: contains tree nuts[^]*- 15\u00a0ml coconut syrup/);
    expect(citedIds(text)).not.toContain(MAI_TAI);
  });

  it('exchanges nothing in a drink that keeps what somebody must not have', () => {
    const { text } = after('en', 'allergic to celery, bloody mary?', 'what about one with gin');
    expect(citedIds(text)).not.toContain(RED_SNAPPER);
    expect(citedIds(text).length).toBeGreaterThan(0);
  });

  it('finds drinks by the places and years of their stories, and not by other words', () => {
    expect(after('en', 'something from Singapore').text).toMatch(/stories .*“singapore”/);
    expect(citedIds(after('en', 'something from New Orleans').text)).toContain('11023');
    expect(after('en', 'I am planning a version to begin with').text).not.toMatch(/stories/);
  });
});

describe('in every language', () => {
  it('has all texts with the same gaps', () => {
    const gaps = (text: string | string[]) =>
      (String(text).match(/\{\w+\}/g) ?? []).filter((gap) => !['{uk}', '{de}', '{x}'].includes(gap)).sort();
    for (const locale of LOCALES) {
      const texts = SHORT_TEXTS[locale];
      expect(Object.keys(texts)).toEqual(Object.keys(SHORT_TEXTS.en));
      for (const key of Object.keys(texts) as (keyof typeof texts)[])
        expect([key, gaps(texts[key])]).toEqual([key, gaps(SHORT_TEXTS.en[key])]);
    }
  });

  it.each(LOCALES)('answers its own presses by the recipe (%s)', (locale) => {
    const name = 'Negroni';
    const ask = (key: 'fuRecipe' | 'fuGuests' | 'fuVirgin' | 'fuAlike') => {
      const say1 = talk(locale);
      say1(name);
      return say1(say(key, locale, { drink: name, n: 8 })).text;
    };
    expect(citedIds(ask('fuRecipe'))).toEqual([NEGRONI]);
    expect(ask('fuGuests')).toContain(say('amounts', locale, { drink: `[[${NEGRONI}]]`, n: 8 }));
    const kin = getIngredientKin(catalogue);
    for (const id of citedIds(ask('fuVirgin'))) {
      const drink = getWishedDrinks(catalogue).find((one) => one.id === id);
      expect(drink && fitsWishes(drink, [{ kind: 'leave-out', what: 'alcohol' }], kin)).toBe(true);
    }
    expect(citedIds(ask('fuAlike')).length).toBeGreaterThan(2);
  });
});

it.each<[Locale, string]>([
  ['en', 'something with gin without xyzzy'],
  ['nl', 'iets met gin zonder xyzzy'],
  ['de', 'etwas mit Gin ohne xyzzy'],
  ['es', 'algo con ginebra sin xyzzy'],
  ['fr', 'quelque chose avec du gin sans xyzzy'],
])('begins with what it could not leave out (%s)', (locale, text) => {
  const said = talk(locale)(text).text;
  expect(said.startsWith(say('notLeftOut', locale, { words: 'xyzzy' }))).toBe(true);
  expect(citedIds(said).length).toBeGreaterThan(0);
});
