import { describe, expect, it } from 'vitest';
import type { Allergen, Caution } from '../../../src/contracts/diet.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { possibleAllergens } from '../../../src/domain/dietary.ts';
import type { Wish } from '../../../src/domain/chat/wish.ts';
import { createLexicon, lexiconTables } from './lexicon.ts';
import { createReader } from './readMessage.ts';
import { answerTo, catalogue } from './testConversation.ts';

const read = createReader(createLexicon(lexiconTables(catalogue)));
/** What a message asks for. */
const wishOf = (locale: Locale, said: string): Wish => read(said, locale).wish;

const cautionName = (id: Caution, locale: Locale) =>
  catalogue.vocabularies.cautions.entry(id).names[locale].toLocaleLowerCase(locale);

const WISHES: Record<Locale, readonly (readonly [string, Caution])[]> = {
  en: [
    ['a long drink with rum, no caffeine please', 'caffeine'],
    ['I react badly to quinine, what have you got with gin?', 'quinine'],
    ['something sour without raw egg', 'raw-egg'],
  ],
  nl: [
    ['iets met rum zonder cafeïne', 'caffeine'],
    ['ik verdraag geen kinine, iets met gin graag', 'quinine'],
    ['iets zuurs zonder rauw ei', 'raw-egg'],
  ],
  de: [
    ['ohne Koffein bitte, gern mit Rum', 'caffeine'],
    ['Ich vertrage kein Chinin, was hast du mit Gin?', 'quinine'],
    ['was Saures ohne rohes Ei', 'raw-egg'],
  ],
  es: [
    ['algo con ron sin cafeína', 'caffeine'],
    ['no tolero la quinina, ¿algo con ginebra?', 'quinine'],
    ['algo ácido sin huevo crudo', 'raw-egg'],
  ],
  fr: [
    ['un truc au rhum sans caféine', 'caffeine'],
    ['je ne tolère pas la quinine, une idée au gin ?', 'quinine'],
    ['quelque chose d’acidulé sans œuf cru', 'raw-egg'],
  ],
};
const CHECKS: Record<Locale, readonly [inIt: string, notInIt: string]> = {
  en: ['is there caffeine in a White Russian?', 'is there caffeine in a Margarita?'],
  nl: ['zit er cafeïne in een White Russian?', 'zit er cafeïne in een Margarita?'],
  de: ['ist in einem White Russian Koffein?', 'ist in einer Margarita Koffein?'],
  es: ['¿el White Russian lleva cafeína?', '¿la Margarita lleva cafeína?'],
  fr: ['le White Russian contient de la caféine ?', 'la Margarita contient de la caféine ?'],
};
const BOTTLES: Record<Locale, string> = {
  en: 'tonic water with a quinine allergy?',
  nl: 'tonic bij een kinine-allergie?',
  de: 'Tonic Water bei Chininallergie?',
  es: 'alergia a la quinina, ¿la tónica?',
  fr: 'allergie à la quinine, le tonic ?',
};

/** Who tells of a reaction, or speaks of a drink and of what must not be in it, in whatever words. */
const REACTIONS: readonly (readonly [Locale, string, Caution | Allergen])[] = [
  ['en', 'tonic gives me hives, it is the quinine. What else goes with gin?', 'quinine'],
  ['nl', 'van kinine krijg ik netelroos, iets met gin?', 'quinine'],
  ['de', 'Chinin gibt bei mir Ausschlag, was geht mit Gin?', 'quinine'],
  ['es', 'con la quinina me salen ronchas, ¿algo con ginebra?', 'quinine'],
  ['fr', 'quinine = plaques, une idée au gin ?', 'quinine'],
  ['en', 'dairy makes my husband swell up, something creamy for him', 'milk'],
  ['de', 'von Milch schwillt mein Mann an, was Cremiges bitte', 'milk'],
  ['fr', 'j’ai des plaques avec l’œuf, que proposez-vous d’acidulé au gin ?', 'eggs'],
  ['en', 'GF DF something with whiskey', 'gluten'],
  ['fr', 'histamine oblige, un remontant avec la fondue', 'sulphites'],
  ['es', 'la cafeína le pone nervioso, algo dulce sin alcohol', 'caffeine'],
  ['en', 'Espresso Martini for somebody who is not allowed caffeine', 'caffeine'],
  ['en', 'I keep a Jext pen on me because of walnuts, something sweet please', 'nuts'],
  ['de', 'wegen Milch hab ich immer einen Autoinjektor dabei, etwas Cremiges bitte', 'milk'],
  ['es', 'por las nueces llevo siempre un autoinyector, ¿qué tomo?', 'nuts'],
  ['fr', 'je porte un Anapen à cause du lait, quelque chose de doux', 'milk'],
  ['nl', 'van vissaus ben ik ooit blauw aangelopen, doe iets met tomaat', 'fish'],
  ['nl', 'een Mai Tai voor mijn vriend, hij is vorig jaar van noten in shock geraakt', 'nuts'],
];

it.each(REACTIONS)('in %s nothing is offered that somebody reacts to: %s', (locale, said, substance) => {
  const { answer, drinks } = answerTo(locale, said);
  const holding = drinks.filter(
    ({ dietary }) =>
      dietary.cautions.includes(substance as Caution) ||
      [...possibleAllergens(dietary.allergens)].some((one) => one === substance),
  );
  // Of a drink that the guest named themselves the answer says so before anything else.
  const isTold = /^(?:Careful|No|Let op|Nee|Vorsicht|Nein|Cuidado|Attention|Non)/.test(answer);
  expect(isTold ? [] : holding.map(({ recipe }) => recipe.name.en)).toEqual([]);
  expect(drinks.length, answer).toBeGreaterThan(0);
});

describe.each(LOCALES)('in %s the bartender', (locale) => {
  it.each(WISHES[locale])('leaves out what is to be avoided: %s', (said, caution) => {
    const { drinks } = answerTo(locale, said);
    expect(drinks.length).toBeGreaterThan(0);
    expect(drinks.filter(({ dietary }) => dietary.cautions.includes(caution))).toEqual([]);
  });

  it('keeps it out for the rest of the conversation', () => {
    const [[wish] = ['']] = WISHES[locale];
    const { drinks } = answerTo(locale, wish, 'Cola');
    expect(drinks.filter(({ dietary }) => dietary.cautions.includes('caffeine'))).toEqual([]);
  });

  it('says whether a drink has it, and in what', () => {
    const [inIt, notInIt] = CHECKS[locale];
    const name = cautionName('caffeine', locale);
    expect(answerTo(locale, inIt).answer.toLocaleLowerCase(locale)).toContain(`(${name})`);
    expect(answerTo(locale, notInIt).answer.toLocaleLowerCase(locale)).not.toContain(`(${name}).\n`);
    expect(answerTo(locale, inIt).answer).not.toMatch(/^1\. /m);
  });

  it('warns of a bottle that has it', () => {
    const { answer, drinks } = answerTo(locale, BOTTLES[locale]);
    expect(answer.toLocaleLowerCase(locale)).toContain(cautionName('quinine', locale));
    expect(drinks.filter(({ dietary }) => dietary.cautions.includes('quinine'))).toEqual([]);
  });
});

it('says which allergen is in which ingredient', () => {
  expect(answerTo('en', 'I have a fish allergy, can I have a Bloody Mary?').answer).toContain(
    'Worcestershire sauce (fish',
  );
  expect(answerTo('de', 'Ist in einem Amaretto Sour Ei? Ich habe eine Eiallergie').answer).toMatch(/Eiweiß/);
});

it('takes a bottle that is asked about for the bottle, and not for what may be in it', () => {
  expect(answerTo('en', 'is there milk in crème de menthe?').answer).not.toMatch(/\*\*Milk\*\*/);
  expect(answerTo('fr', 'y a-t-il du lait dans la crème de menthe ?').answer).not.toMatch(/\*\*Lait\*\*/);
});

it.each<[Locale, string, string]>([
  ['en', 'no nuts for me, an Amaretto Sour?', '11082'],
  ['nl', 'ik ben allergisch voor ei, een Whiskey Sour graag', '11008'],
  ['es', 'tengo alergia al huevo, ponme un Pisco Sour', '11026'],
  ['fr', 'intolérante au lactose, un White Russian', '11413'],
])('tells who avoids something of the drink that they name (%s: %s)', (locale, said, id) => {
  const { answer } = answerTo(locale, said);
  expect(answer).toContain(`[[${id}]]`);
  expect(answer).not.toMatch(/^1\. /m);
});

it.each([
  ['en', 'since i react to walnuts and pecans, what can you make me with rum?', 'nuts'],
  ['nl', 'omdat ik op amandelen reageer: iets romigs met rum', 'nuts'],
  ['de', 'was kann ich trinken, wenn ich auf Fisch und Sellerie reagiere? Lust auf was Herzhaftes', 'fish'],
  ['es', 'los anacardos me mandaron a urgencias, ¿algo con ron?', 'nuts'],
  ['fr', 'les noix de cajou m’ont envoyé aux urgences, je peux boire quoi avec du rhum ?', 'nuts'],
  ['de', 'Histaminintoleranz, was geht mit Wodka?', 'sulphites'],
] as const)(
  'hears in %s a reaction that is only told, and serves nothing with it: %s',
  (locale, said, id) => {
    const { drinks } = answerTo(locale, said);
    expect(drinks.length).toBeGreaterThan(0);
    expect(drinks.filter(({ dietary }) => possibleAllergens(dietary.allergens).has(id))).toEqual([]);
  },
);

it.each([
  ['en', 'prawn allergy, can I have a Bloody Caesar?'],
  ['nl', 'Kan iemand met een schaaldierallergie een Bloody Caesar drinken?'],
  ['de', 'Garnelenallergie, geht ein Bloody Caesar?'],
  ['es', 'soy alérgica a las gambas, ¿puedo un Bloody Caesar?'],
  ['fr', 'allergique aux crevettes, le Bloody Caesar est bon pour moi ?'],
] as const)('keeps in %s molluscs from who reacts to crustaceans: %s', (locale, said) => {
  expect(answerTo(locale, said).answer).toContain('Clamato');
});

it.each([
  ['en', 'something fruity for a Muslim friend, not a drop of alcohol'],
  ['nl', 'iets feestelijks voor een moslim, geen druppel alcohol'],
  ['de', 'was Festliches, halal, keinen Tropfen Alkohol'],
  ['es', 'algo afrutado para una musulmana, ni una gota de alcohol'],
  ['fr', 'quelque chose de festif et halal, pas une goutte d’alcool'],
] as const)('keeps in %s a trace of alcohol from who must not have a drop: %s', (locale, said) => {
  const { drinks } = answerTo(locale, said);
  expect(drinks.length).toBeGreaterThan(0);
  expect(
    drinks.filter(
      ({ dietary, isAlcoholFree }) => !isAlcoholFree || dietary.cautions.includes('alcohol-trace'),
    ),
  ).toEqual([]);
});

it('says what is in a drink without a yes or no that could be taken for the other', () => {
  expect(answerTo('es', '¿La Michelada lleva marisco? Soy alérgica').answer).not.toMatch(/^(?:Sí|No)/);
  expect(answerTo('en', 'lupin in a Piña Colada?').answer).toContain('no lupin');
});

it('warns of a bottle by what a guest said before', () => {
  const { answer } = answerTo('en', 'my in-laws are Muslim, something festive', 'and alcohol-free gin?');
  expect(answer).toMatch(/0\.5% alcohol/);
});

it('takes “I hate this, give me that” for one guest', () => {
  const { answer } = answerTo('en', 'I have an egg allergy, give me a sour');
  expect(answer).not.toContain('One for each');
});

/** Words that tell of an allergy in one sentence, and of nothing of the kind in another. */
it.each<[Locale, string]>([
  ['en', 'My gf wants something with rum and cream'],
  ['en', 'something creamy that keeps me awake'],
  ['en', 'a swell drink with cream for tonight'],
  ['en', 'I am itching to try something with cream'],
  ['fr', 'un choc crémeux, quelque chose avec de la crème'],
  ['fr', 'un grand cru, puis un cocktail avec de la crème'],
  ['fr', 'un cocktail à la crème qui m’empêche de dormir'],
  ['es', 'para beber fuera, algo con nata'],
  ['nl', 'iets met room om wakker van te worden'],
])('hears no allergy in %s: %s', (locale, said) => {
  expect(wishOf(locale, said)).toMatchObject({ withoutAllergens: [], withoutCautions: [], without: [] });
});

it.each<[Locale, string, Partial<Wish>]>([
  ['en', 'gf and df cocktails with rum please', { withoutAllergens: ['gluten', 'milk'] }],
  ['en', 'cream makes me itch, something with rum?', { without: ['cream'] }],
  ['en', 'caffeine keeps me up, something with rum?', { withoutCautions: ['caffeine'] }],
  ['es', 'fuera la nata, algo con ron', { without: ['cream'] }],
  ['fr', 'la caféine m’empêche de dormir, un truc au rhum ?', { withoutCautions: ['caffeine'] }],
])('hears what is to be left out in %s: %s', (locale, said, wish) => {
  expect(wishOf(locale, said)).toMatchObject(wish);
});

it.each<[Locale, string, boolean]>([
  ['en', 'I stopped drinking gin, what is there with rum?', false],
  ['en', 'I gave up wine, what is there with rum?', false],
  ['en', 'I stopped drinking, what do you have for me?', true],
  ['en', 'I stopped drinking last year, what do you have?', true],
  ['nl', 'ik ben gestopt met wijn, iets met rum?', false],
  ['de', 'ich habe mit dem Wein aufgehört, was gibt es mit Rum?', false],
  ['es', 'he dejado el vino, ¿algo con ron?', false],
  ['fr', 'j’ai arrêté le vin, quelque chose au rhum ?', false],
  ['fr', 'j’ai arrêté de boire, vous avez quoi ?', true],
  ['fr', 'mon mari a arrêté le vin et tout le reste, une idée ?', true],
  ['en', 'she gave up wine and everything else, any ideas?', true],
])('takes who gave up one thing in %s for no teetotaller: %s', (locale, said, isAlcoholFree) => {
  expect(wishOf(locale, said).isAlcoholFree).toBe(isAlcoholFree);
});

it.each([
  ['en', 'Vegan here. Is the honey in a Bee’s Knees swappable?'],
  ['en', 'a vegan replacement for honey in a Penicillin?'],
  ['nl', 'waarmee vervang ik honing in een Penicillin? ben vegan'],
  ['nl', 'plantaardig alternatief voor honing in een Gold Rush?'],
  ['de', 'womit ersetze ich Honig im Bee’s Knees, vegan bitte'],
  ['de', 'bin vegan, was statt Honig im Gold Rush?'],
  ['es', 'en vez de miel en un Gold Rush, ¿qué pongo? vegano'],
  ['fr', 'une alternative végane au miel dans le Bee’s Knees ?'],
] as const)('offers who asks for a vegan stand-in nothing else (%s: %s)', (locale, message) => {
  const { answer, drinks } = answerTo(locale, message);
  const honey = catalogue.ingredientById.entry('honey').names[locale];
  expect(answer).not.toMatch(new RegExp(`^- \\*\\*${honey}\\*\\*`, 'imu'));
  const offered = drinks.filter(({ id }) => answer.includes(`- [[${id}]]`));
  expect(offered.filter(({ recipe }) => recipe.dietary.vegan !== 'yes')).toEqual([]);
});

it.each([
  ['en', 'Clover Club: egg? milk? Both make me ill.'],
  ['nl', 'Clover Club: ei? melk? Allebei verdraag ik niet.'],
  ['de', 'Clover Club: Ei? Milch? Beides vertrage ich nicht.'],
  ['es', 'Clover Club: ¿huevo? ¿leche? No tolero ninguno.'],
  ['fr', 'Clover Club : œuf ? lait ? Je ne supporte aucun des deux.'],
] as const)(
  'leaves out what somebody named before they said that they cannot have it (%s)',
  (locale, said) => {
    expect(wishOf(locale, said).withoutAllergens).toEqual(expect.arrayContaining(['eggs', 'milk']));
  },
);

it.each([
  ['en', 'rum and milk: I like both'],
  ['de', 'Rum und Milch: ich mag beides'],
  ['fr', 'rhum et lait : j’aime les deux'],
] as const)('leaves out nothing that somebody likes (%s)', (locale, said) => {
  expect(wishOf(locale, said).withoutAllergens).toEqual([]);
});

it.each([
  ['en', 'have you got anything halal?'],
  ['nl', 'kun je iets halal maken?'],
  ['de', 'Geht auch etwas, das halal ist?'],
  ['es', '¿tienes algo halal?'],
  ['fr', 'quelque chose de halal ?'],
] as const)('gives who eats halal neither alcohol nor what may hold gelatine (%s)', (locale, said) => {
  const { drinks } = answerTo(locale, said);
  expect(drinks.length).toBeGreaterThan(0);
  for (const { recipe } of drinks) expect(recipe.dietary).toMatchObject({ strength: 0, vegetarian: 'yes' });
});

it.each([
  ['en', 'Which spirits are vegan?'],
  ['nl', 'Welke sterke drank is veganistisch?'],
  ['de', 'Welche Spirituosen sind vegan?'],
  ['es', '¿Qué destilados son veganos?'],
  ['fr', 'Quels alcools sont végans ?'],
] as const)('shows below an answer on a diet no drink that it forbids (%s)', (locale, said) => {
  const { drinks } = answerTo(locale, said);
  expect(drinks.filter(({ recipe }) => recipe.dietary.vegan !== 'yes')).toEqual([]);
});

it.each([
  ['en', 'We keep kosher, something savoury?', ['crustaceans', 'molluscs']],
  ['en', 'anything but not with Frangelico, hazelnuts or almonds', ['nuts']],
  ['nl', 'rauwe eieren raadt de huisarts mij af, iets klassieks graag', ['eggs']],
  ['de', 'hab zöli, was geht mit Gin?', ['gluten']],
  ['es', 'avellanas y familia no. ponme algo con ron', ['nuts']],
  ['fr', 'rien de lacté pour moi, un digestif ?', ['milk']],
] as const)(
  'hears in %s what is left out by belief, by slang, or behind it: %s',
  (locale, said, allergens) => {
    expect(wishOf(locale, said).withoutAllergens).toEqual(expect.arrayContaining([...allergens]));
  },
);

it.each([
  ['en', 'We are Jains, something with mango'],
  ['nl', 'wij zijn jains, iets met mango'],
  ['de', 'Wir sind Jains, nichts Berauschendes, gern mit Mango'],
  ['es', 'somos jainistas, algo con mango'],
  ['fr', 'on est jaïns, quelque chose à la mangue'],
] as const)('gives Jains neither alcohol, meat nor egg (%s)', (locale, said) => {
  expect(wishOf(locale, said)).toMatchObject({ isAlcoholFree: true, isVegetarian: true });
  expect(wishOf(locale, said).withoutAllergens).toContain('eggs');
});

it.each([
  ['en', 'alcohol gives me a terrible rash, something with mint', true],
  ['nl', 'ik verdraag alcohol niet, iets met munt', true],
  ['de', 'Alkohol vertrage ich nicht, was mit Minze?', true],
  ['de', 'kei Alkohol bitte, mues no fahre', true],
  ['de', 'wir verzichten bis Ostern auf alles vom Tier und auf Alkohol', true],
  ['es', 'el alcohol me sienta fatal, algo con menta', true],
  ['fr', 'l’alcool me rend malade, un truc à la menthe', true],
  ['en', 'how much alcohol is in it?', false],
  ['de', 'nicht zu viel Alkohol bitte, mit Minze', false],
  ['fr', 'avec un peu d’alcool et de la menthe', false],
  ['es', 'con alcohol y menta, por favor', false],
] as const)(
  'hears whether alcohol is what somebody must not have (%s: %s)',
  (locale, said, isAlcoholFree) => {
    expect(wishOf(locale, said).isAlcoholFree).toBe(isAlcoholFree);
  },
);

it.each([
  ['en', 'I’m driving. Something fresh, and no juice like my grandma’s.'],
  ['es', 'Me toca conducir a la vuelta. Ponme algo amarguito para aperitivo.'],
  ['fr', 'Je conduis. Un truc frais, et pas un jus d’orange de grand-mère, merci.'],
  ['nl', 'Ik ben zwanger en mijn oma zet me een glaasje advocaat voor.'],
] as const)('gives one who writes of themselves alone no drink with alcohol (%s: %s)', (locale, said) => {
  const { answer, drinks } = answerTo(locale, said);
  const offered = drinks.filter(({ id }) => answer.includes(`- [[${id}]]`));
  expect(offered.filter(({ isAlcoholFree }) => !isAlcoholFree)).toEqual([]);
});

it('serves two who wish something else, by their names or as one writes of oneself', () => {
  const { answer } = answerTo('en', 'I’m driving and Tom wants something with rum.');
  const offered = answer.split('\n').filter((line) => line.startsWith('- [['));
  expect(offered).toHaveLength(2);
  expect(offered[0]).toContain('alcohol-free');
  expect(offered[1]).toContain('rum');
});

it.each([
  ['en', 'a Margarita with a kosher salt rim'],
  ['de', 'eine Margarita mit koscherem Salz'],
  ['es', 'una margarita con sal del mar'],
  ['fr', 'une margarita au sel casher'],
  ['fr', 'comment cacher le goût du gin ?'],
] as const)('takes a word that only looks like a belief or an allergen for none (%s: %s)', (locale, said) => {
  expect(wishOf(locale, said)).toMatchObject({ isVegetarian: false, withoutAllergens: [] });
});

it('hears a question that ends with "or no" as one', () => {
  expect(wishOf('es', '¿el pisco sour lleva huevo o no?').without).toEqual([]);
});

it.each<[Locale, string, Caution | Allergen]>([
  ['en', 'tonic water gives me hives, something bitter with gin?', 'quinine'],
  ['nl', 'van bier krijg ik netelroos, iets lichts graag', 'gluten'],
  ['de', 'Von Tonic bekomme ich Ausschlag, was Bitteres mit Gin?', 'quinine'],
  ['es', 'con la crema irlandesa me salen ronchas, ¿un postre con ron?', 'milk'],
  ['fr', 'la bière me donne des plaques, quelque chose de frais ?', 'gluten'],
])('keeps what is in it from who falls ill of a thing (%s: %s)', (locale, said, substance) => {
  const { drinks } = answerTo(locale, said);
  expect(drinks.length).toBeGreaterThan(0);
  const holding = drinks.filter(
    ({ dietary }) =>
      dietary.cautions.includes(substance as Caution) ||
      [...possibleAllergens(dietary.allergens)].some((one) => one === substance),
  );
  expect(holding.map(({ recipe }) => recipe.name.en)).toEqual([]);
});

it.each<[Locale, string, Allergen]>([
  ['en', 'I’m allergic to Nutella, something with cream?', 'nuts'],
  ['nl', 'ik ben allergisch voor marsepein, iets met rum', 'nuts'],
  ['de', 'ich vertrage keinen Joghurt, was Fruchtiges?', 'milk'],
  ['es', 'alergia al queso, ¿algo con ron?', 'milk'],
  ['fr', 'allergique au massepain, un truc au rhum', 'nuts'],
])('knows an allergen by the food that is made of it (%s: %s)', (locale, said, allergen) => {
  expect(wishOf(locale, said).withoutAllergens).toContain(allergen);
});

it.each<[Locale, string]>([
  ['en', 'I’m pregnant and I can’t stand pineapple'],
  ['nl', 'ik ben zwanger en ananas vind ik vies'],
  ['de', 'Ich bin schwanger, Ananas mag ich gar nicht'],
  ['es', 'estoy embarazada y odio la piña'],
  ['fr', 'je suis enceinte et je déteste l’ananas'],
])('offers who gets no alcohol nothing of what they dislike either (%s: %s)', (locale, said) => {
  const { drinks } = answerTo(locale, said);
  expect(drinks.length).toBeGreaterThan(0);
  expect(
    drinks.filter(({ ingredients }) => [...ingredients].some((id) => id.startsWith('pineapple'))),
  ).toEqual([]);
});

it.each<[Locale, string]>([
  ['en', 'no booze for me, something with mango'],
  ['nl', 'geen druppel drank voor mij, iets met mango'],
  ['de', 'kein Schnaps und kein Promille, was mit Mango'],
  ['es', 'nada de trago para mí, algo con mango'],
  ['fr', 'pas de spiritueux pour moi, un truc à la mangue'],
])('hears alcohol by the words that guests have for it (%s: %s)', (locale, said) => {
  expect(wishOf(locale, said).isAlcoholFree).toBe(true);
});

it.each<[Locale, string]>([
  ['en', 'which spirits are vegan?'],
  ['nl', 'een borrel met jenever'],
  ['de', 'was mit Obstler oder anderem Schnaps'],
  ['es', 'ponme un trago con ron'],
  ['fr', 'quels spiritueux avez-vous ?'],
])('takes nobody for sober who only names alcohol (%s: %s)', (locale, said) => {
  expect(wishOf(locale, said).isAlcoholFree).toBe(false);
});

it.each<[Locale, string]>([
  ['en', 'I don’t drink. What can you do with ginger and lime?'],
  ['nl', 'Ik drink niet. Wat kan je met gember en limoen?'],
  ['es', 'No bebo. ¿Qué puede llevar mango y lima?'],
  ['fr', 'Je ne bois pas. Que peut-on boire à la mangue ?'],
])('takes no question for somebody’s name (%s: %s)', (locale, said) => {
  const { answer, drinks } = answerTo(locale, said);
  expect(drinks.length, answer).toBeGreaterThan(0);
  expect(drinks.filter(({ isAlcoholFree }) => !isAlcoholFree)).toEqual([]);
});

it.each<[Locale, string]>([
  ['es', 'quiero algo helado con ron'],
  ['nl', 'iets met een eetbare bloem'],
  ['fr', 'mon chauffeur attend dehors, un truc au rhum'],
])('takes nothing for an allergen or for a sober guest that only sounds so (%s: %s)', (locale, said) => {
  expect(wishOf(locale, said)).toMatchObject({ withoutAllergens: [], isAlcoholFree: false });
});

it.each<[Locale, string, Allergen]>([
  ['nl', 'gezwaveld fruit verdraag ik niet, iets met gin', 'sulphites'],
  ['de', 'auf Geschwefeltes reagiere ich, was mit Gin?', 'sulphites'],
  ['en', 'nothing that comes out of an udder, please', 'milk'],
  ['de', 'nichts, was aus einem Euter kommt', 'milk'],
  ['fr', 'rien qui sorte du pis d’une vache', 'milk'],
])('knows an allergen by where it comes from (%s: %s)', (locale, said, allergen) => {
  expect(wishOf(locale, said).withoutAllergens).toContain(allergen);
});

it.each<[Locale, string]>([
  ['en', 'four years sober, AA, something bitter'],
  ['nl', 'drie jaar nuchter, AA, iets bitters'],
  ['de', 'seit vier Jahren trocken, was Bitteres'],
  ['es', 'llevo cuatro años sobrio, algo amargo'],
  ['fr', 'sobre depuis quatre ans, quelque chose d’amer'],
])('keeps a trace of alcohol from who has stopped drinking (%s: %s)', (locale, said) => {
  expect(wishOf(locale, said).withoutCautions).toContain('alcohol-trace');
});
