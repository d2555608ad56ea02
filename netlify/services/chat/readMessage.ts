import type { Allergen, Caution } from '../../../src/contracts/diet.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import type { Occasion } from '../../../src/domain/chat/occasions.ts';
import type { PhraseFinder, Span } from '../../../src/domain/chat/phraseFinder.ts';
import type { Colour } from '../../../src/domain/chat/glassColour.ts';
import { textLanguage } from '../../../src/domain/chat/textLanguage.ts';
import { NO_WISH, type Wish } from '../../../src/domain/chat/wish.ts';
import { countIn, isUnit, readAmounts, type Amounts } from './amounts.ts';
import { comparedTastes, unwantedTastes } from './comparedTastes.ts';
import { matching, patternsIn, type Patterns } from './cues.ts';
import { FOODS, type FoodClass } from './foods.ts';
import { likelihoodOfAsking } from './learnt/asking.ts';
import { likelihoodOfAvoiding, type Said } from './learnt/avoiding.ts';
import { heardCues } from './learnt/intents.ts';
import type { Meaning } from './lexicon.ts';
import { mentionsIn, wordsAround, type Mention, type Place } from './mentions.ts';
import { wordsOf } from './messageWords.ts';
import { namedThings, type NamedThings } from './namedThings.ts';
import { FULL_STOP, rolesOf, type Role } from './scopes.ts';
import { ANY_LANGUAGE } from './words/anyLanguage.ts';
import type { Cue } from './words/words.ts';

/** What a message says, as far as its words alone tell. */
export interface Reading {
  language: Locale;
  words: readonly string[];
  /** The words, with a sign in the place of each that is part of a drink's name. */
  drinkless: readonly string[];
  /** The words, names and numbers as marks. */
  masked: readonly string[];
  cues: ReadonlySet<Cue>;
  /** Ids of the drinks that it names, in its order. */
  drinks: readonly string[];
  /**
   * With the number of them that is said, and whether a volume is: "a litre of gin". One that bears the name of an
   * allergen, as cream does, may be what is asked after rather than what it is in.
   */
  ingredients: readonly {
    id: string;
    role: Role;
    count: number | undefined;
    isMeasured: boolean;
    isSubstance: boolean;
  }[];
  foods: readonly string[];
  allergens: readonly Allergen[];
  cautions: readonly Caution[];
  /** Whether it names a substance that nobody orders, as gluten or caffeine. */
  namesSubstance: boolean;
  /** How likely it asks for what a bar knows of its craft and its bottles, from 0 to 1. */
  asking: number;
  /** Whether it begins as a question does that is answered by yes or no. */
  asksWhether: boolean;
  /** Whether they say, or show by symptoms, that they react; `reacts` also where they avoid a substance. */
  isIntolerant: boolean;
  reacts: boolean;
  /** Whether they tell what a thing does to them: then all that holds the same is as bad for them. */
  hasSymptoms: boolean;
  /** Ids of glossary terms. */
  terms: readonly string[];
  wish: Wish;
  /** What it says in numbers. */
  amounts: Amounts;
}

/** Strengths that count as light and as strong, per cent by volume. */
const LIGHT_ABV = 12;
const STRONG_ABV = 22;
/** Colours that nobody means otherwise; the others are names of wines, fruit and rum as well. */
const STRIKING: ReadonlySet<Colour> = new Set(['blue', 'green', 'pink']);
/** What needs no shaker and no mixing glass. */
const SHAKERLESS = ['build', 'muddle', 'layer', 'heat', 'swizzle'];
/** Nobody asks for a drink with these: who names them does without. */
const UNORDERED: ReadonlySet<Allergen> = new Set([
  'gluten',
  'crustaceans',
  'fish',
  'soybeans',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]);
/** Who reacts to one of these is told to leave the other alone as well, and few guests tell them apart. */
const SHELLFISH: readonly Allergen[] = ['crustaceans', 'molluscs'];

/** Prepares the reading of messages. */
export function createReader(lexicon: PhraseFinder<Meaning>): (message: string, expected: Locale) => Reading {
  return (message, expected) => {
    const heard = hear(lexicon, message, expected);
    const { words, text, language, spoken, roles, names, matchAll, worded } = heard;
    const { drinks } = names;
    const masked = wordsIn(names.masked);
    const cues = new Set(heardCues(worded, masked));

    const opening = words.findIndex((word) => !isWantedAs('more', word));
    const asksWhether = isWantedAs('whether', words.slice(opening, opening + 2).join(' '));
    const asksOfDrink = asksWhether || cues.has('contains') || cues.has('allergensOf');
    // Nobody who asks whether there are nuts in it says that they must not have them.
    const avoided = avoidedIn(heard, (place) => !asksOfDrink && bearsSubstance(place));
    const allergens = allergensIn(text);
    const cautions = cautionsIn(text);
    // Whoever is sick and names nothing that could be why may be sick of waiting.
    const hasSymptoms = heard.hasSymptoms && allergens.length + cautions.length + avoided.length > 0;
    const isIntolerant = hasSymptoms || ANY_LANGUAGE.intolerant.test(text);
    const reacts = isIntolerant || avoided.some((one) => bearsSubstance(one));
    const ingredients = names.ingredients.map(({ id, role, start, end }) => ({
      id,
      role: isAvoided(start) ? ('without' as const) : role,
      ...countBefore(words, start),
      isSubstance: bearsSubstance({ start, end }),
    }));
    const wanted = names.nameless.filter((_, place) => roles[place] !== 'without').join(' ');
    const unwanted = words.filter((_, place) => roles[place] === 'without').join(' ');
    const unwantedThings = avoided.map(({ start, end }) => words.slice(start, end).join(' ')).join(' | ');
    const categories = [...names.categories, ...matchAll('categories', wanted)];
    const eaten = names.drinkless.filter((_, place) => roles[place] !== 'without').join(' ');
    // Nobody eats what they react to: "cashews make me itch, what can I drink with rum?"
    const isEaten = (kind: FoodClass) => !reacts || !(allergens as readonly string[]).includes(kind);
    const kindsOfFood =
      names.foods.length > 0 ? [] : (matchAll('foods', eaten) as FoodClass[]).filter(isEaten);
    // Who reacts to cashews is not eating them, unless they ask what to drink with something.
    const eats = !reacts || cues.has('pairDrink') || cues.has('pairFood');
    const foods = eats
      ? [...new Set([...names.foods, ...kindsOfFood.flatMap((kind): readonly string[] => FOODS[kind])])]
      : [];
    const said = readAmounts(message);
    const amounts = {
      ...said,
      people: said.people ?? countedDrinks(words, names.drinkless),
      asksNumber: said.asksNumber || cues.has('reckons'),
    };
    if (amounts.mostAbv !== undefined || amounts.leastAbv !== undefined) cues.delete('strengthOf');
    const isEasy = cues.has('easy');
    const colours = matchAll('colours', wanted) as Colour[];
    const colour = colours.find((one) => cues.has('colour') || STRIKING.has(one));
    // "Is a Negroni vegan?" asks of the drink, and of nobody's diet; who asks for a vegan stand-in keeps to one.
    const isOfSomebody = drinks.length === 0 || ANY_LANGUAGE.somebody.test(text) || cues.has('swap');
    const isPairing =
      foods.length > 0 && (cues.has('pairDrink') || cues.has('pairFood')) && drinks.length === 0;
    // Who names gluten and asks for a drink is best served without; of one that is named they may just ask.
    const isOfOne =
      drinks.length > 0 || (ingredients.length > 0 && (!cues.has('request') || cues.has('contains')));
    // Who speaks of a drink and of nuts, and does not ask whether they are in it, has to know that they are.
    const substances =
      drinks.length > 0 && !asksOfDrink
        ? names.nameless.join(' ')
        : isOfOne
          ? ''
          : words.filter((word) => ANY_LANGUAGE.substance.test(word)).join(' ');
    const unordered =
      isOfOne || foods.length > 0
        ? []
        : allergensIn(names.nameless.join(' ')).filter((one) => UNORDERED.has(one));
    const wished = ingredients.filter(({ role }) => role === 'with').map(({ id }) => id);
    const tastes = comparedTastes(cues, matchAll('tastes', wanted));
    const wish: Wish = {
      ...NO_WISH,
      with: isPairing ? [] : [...new Set(wished)],
      without: ingredients
        .filter(({ id, role }) => role === 'without' && (reacts || !wished.includes(id)))
        .map(({ id }) => id),
      withoutAllergens: [
        ...new Set([...allergensIn(isIntolerant ? text : `${unwantedThings} | ${substances}`), ...unordered]),
      ],
      withoutCautions: [
        ...new Set<Caution>([
          ...cautionsIn(
            ANY_LANGUAGE.decaffeinated.test(text)
              ? unwanted
              : isIntolerant
                ? text
                : `${unwantedThings} | ${substances}`,
          ),
          ...(ANY_LANGUAGE.decaffeinated.test(text) ? (['caffeine'] as const) : []),
          // "Not a drop", "halal": not the half per cent of what is sold as alcohol-free either.
          ...cautions.filter((one) => one === 'alcohol-trace'),
        ]),
      ],
      spirits: names.spirits,
      tastes: [...new Set(tastes)],
      withoutTastes: [...matchAll('tastes', unwanted), ...unwantedTastes(cues)].filter(
        (taste) => !tastes.includes(taste),
      ),
      categories: [...new Set(categories)],
      foods: isPairing || (wished.length === 0 && !categories.includes('dessert')) ? foods : [],
      occasions: matchAll('occasions', wanted) as Occasion[],
      isAlcoholFree:
        ((cues.has('alcoholFree') || avoided.some(({ of }) => of === 'alcohol')) &&
          !cues.has('withAlcohol')) ||
        categories.includes('mocktail'),
      isVegan: cues.has('vegan') && isOfSomebody,
      isVegetarian: cues.has('vegetarian') && isOfSomebody,
      isEasy,
      isFamous: cues.has('famous'),
      methods: cues.has('noShaker') ? SHAKERLESS : [],
      kind: cues.has('shot') ? 'shot' : undefined,
      withoutDrinks: names.unwantedDrinks,
      mostLines: amounts.mostLines,
      colour,
      isFizzy: cues.has('still') ? false : cues.has('fizzy') ? true : undefined,
      order: cues.has('strongest') ? 'strongest' : cues.has('weakest') ? 'weakest' : undefined,
      leastAbv:
        amounts.leastAbv ??
        (cues.has('strong') && !comparesStrength(cues) && isWantedAs('strong', wanted)
          ? STRONG_ABV
          : undefined),
      mostAbv:
        amounts.mostAbv ?? ((cues.has('light') && !isEasy) || cues.has('weaker') ? LIGHT_ABV : undefined),
    };
    return {
      language,
      words,
      drinkless: names.drinkless,
      masked,
      cues,
      drinks: [...new Set(drinks)],
      ingredients,
      foods,
      allergens,
      cautions,
      namesSubstance:
        words.some((word) => ANY_LANGUAGE.substance.test(word)) ||
        (foods.length === 0 && allergens.some((one) => UNORDERED.has(one))),
      asking: likelihoodOfAsking(masked, worded),
      asksWhether,
      isIntolerant,
      reacts,
      hasSymptoms,
      terms: [...new Set(names.terms)],
      wish,
      amounts,
    };

    function allergensIn(said: string): Allergen[] {
      const named = matchAll('allergens', said) as Allergen[];
      return named.some((one) => SHELLFISH.includes(one)) ? [...new Set([...named, ...SHELLFISH])] : named;
    }

    function cautionsIn(said: string): Caution[] {
      return matchAll('cautions', said) as Caution[];
    }

    function bearsSubstance({ start, end }: Place): boolean {
      const said = words.slice(start, end).join(' ');
      return matchAll('allergens', said).length + cautionsIn(said).length > 0;
    }

    function isAvoided(start: number): boolean {
      return avoided.some((one) => start >= one.start && start < one.end);
    }

    function isWantedAs(cue: keyof Patterns['cues'], said: string): boolean {
      return spoken.some((one) => one.cues[cue].test(said));
    }
  };
}

/** What a message consists of, and by which words it is read. */
function hear(lexicon: PhraseFinder<Meaning>, message: string, expected: Locale) {
  const { words, breaks } = wordsOf(message);
  const text = words.join(' ');
  const language = textLanguage(text, expected);
  const spoken = (language === expected ? [language] : [language, expected]).map(patternsIn);
  const matchAll = (
    part: 'cues' | 'tastes' | 'categories' | 'occasions' | 'foods' | 'allergens' | 'cautions' | 'colours',
    said: string,
  ) => [...new Set(spoken.flatMap((one) => matching(one[part], said)))];
  const worded = new Set(matchAll('cues', text) as Cue[]);
  const roles = rolesOf(words, spoken, breaks).map((role, place): Role =>
    role === 'with' && isReactedTo(words, place) ? 'without' : role,
  );
  const languages = [language, expected, 'en'] as const;
  const spans = unlisted(lexicon, words, lexicon.find(words, breaks));
  const names = namedThings({ message, words, spans, roles, breaks, cues: worded, languages });
  const mentions = mentionsIn(names, spoken);
  const tellsOfUnrest = (one: Patterns) =>
    matching(one.cautions, text).includes('caffeine') && one.unrest.test(text);
  const hasSymptoms = spoken.some((one) => one.symptoms.test(text) || tellsOfUnrest(one));
  return { words, breaks, text, language, spoken, roles, names, matchAll, worded, mentions, hasSymptoms };
}
type Heard = ReturnType<typeof hear>;

/** What a message says of one of the things that it speaks of. */
function saidOf({ names, breaks, roles, worded }: Heard, mention: Place, mentions: readonly Place[]): Said {
  return {
    ...wordsAround(names, mentions, mention, breaks),
    role: roles[mention.start] ?? 'with',
    cues: worded,
  };
}

/**
 * How likely it has to be that somebody avoids a thing: `sooner` holds where the wordings say so, and for
 * what many react to unless the guest asks whether it is in something. Otherwise alcohol is believed sooner
 * than the rest.
 */
const BELIEVED = { sooner: 0.1, alcohol: 0.35, other: 0.5 };

/** Nobody orders from a list of more things, and the model takes its time for each. */
const MAX_WEIGHED_MENTIONS = 40;

/** What somebody must not have or does not want of all that a message speaks of. */
function avoidedIn(heard: Heard, mayHarm: (place: Place) => boolean): Mention[] {
  const { mentions } = heard;
  const avoided = mentions.filter((mention, place) => {
    const role = heard.roles[mention.start] ?? 'with';
    const isSooner = role === 'without' || mayHarm(mention);
    // Of a longer list all is avoided that may have to be.
    if (place >= MAX_WEIGHED_MENTIONS) return isSooner;
    const said = saidOf(heard, mention, mentions);
    const of = mention.of === 'alcohol' ? 'alcohol' : 'other';
    return likelihoodOfAvoiding(said) >= BELIEVED[isSooner ? 'sooner' : of];
  });
  // "Egg? Milk? Both are out for me": of what was named before.
  const both = avoided.find(({ of }) => of === 'both');
  return both === undefined
    ? avoided
    : mentions.filter((one) => avoided.includes(one) || one.end <= both.start);
}

/** "Vodka Kahlúa and cream" lists three things, though the first two together name a drink. */
function unlisted(
  lexicon: PhraseFinder<Meaning>,
  words: readonly string[],
  spans: readonly Span<Meaning>[],
): Span<Meaning>[] {
  const isThing = (span: Span<Meaning>) => span.values.some(({ kind }) => kind === 'ingredient');
  return spans.flatMap((span, index) => {
    const next = spans[index + 1];
    const goesOn =
      next !== undefined &&
      isThing(next) &&
      ANY_LANGUAGE.listed.test(words.slice(span.end, next.start).join(' '));
    if (!goesOn || span.isGuess || isThing(span)) return [span];
    const own = words.slice(span.start, span.end);
    const parts = own.flatMap((word) => lexicon.find([word]));
    if (own.length < 2 || parts.length !== own.length || !parts.every(isThing)) return [span];
    return parts.map((part, place) => ({ ...part, start: span.start + place, end: span.start + place + 1 }));
  });
}

/** A message as learnt models see it. */
interface MaskedMessage {
  /** Its words, with marks for names. */
  whole: string[];
  mentions: readonly Mention[];
  /** What it says of a thing at a place, where these are all that it speaks of. */
  saidOf(mention: Place, mentions: readonly Place[]): Said;
  /** What its wordings say. */
  cues: ReadonlySet<Cue>;
}

/** Prepares what models learn from. */
export function createMasker(
  lexicon: PhraseFinder<Meaning>,
): (message: string, expected: Locale) => MaskedMessage {
  return (message, expected) => {
    const heard = hear(lexicon, message, expected);
    return {
      whole: wordsIn(heard.names.masked),
      mentions: heard.mentions,
      saidOf: (mention, mentions) => saidOf(heard, mention, mentions),
      cues: heard.worded,
    };
  };
}

function wordsIn(masked: NamedThings['masked']): string[] {
  return masked.map(({ word }) => word).filter((word) => word !== FULL_STOP);
}

/** How many of something there are by the number before it: "two limes", "2 bottles of gin". */
function countBefore(
  words: readonly string[],
  start: number,
): { count: number | undefined; isMeasured: boolean } {
  let place = start - 1;
  while (place > start - 3 && ANY_LANGUAGE.counted.test(words[place] ?? '')) place--;
  const word = words[place] ?? '';
  return { count: countIn(word), isMeasured: isUnit(word) };
}

/** How many glasses of a drink are spoken of: "20 Mojitos". */
function countedDrinks(words: readonly string[], drinkless: readonly string[]): number | undefined {
  const counts = words.flatMap((word, place) =>
    drinkless[place] === word && drinkless[place + 1] !== words[place + 1] ? (countIn(word) ?? []) : [],
  );
  return counts.find((count) => count >= FEWEST_COUNTED);
}
/** "Two Negronis, please" orders, and reckons nothing. */
const FEWEST_COUNTED = 4;

/** Whether a word is the thing of a "strawberry allergy". */
function isReactedTo(words: readonly string[], place: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(place + 1);
  if (ANY_LANGUAGE.allergy.test(first)) return !ANY_LANGUAGE.goesOn.test(second);
  return (
    ANY_LANGUAGE.allergy.test(second) &&
    !ANY_LANGUAGE.goesOn.test(third) &&
    first !== FULL_STOP &&
    !ANY_LANGUAGE.little.test(first)
  );
}

function comparesStrength(cues: ReadonlySet<Cue>): boolean {
  return cues.has('stronger') || cues.has('weaker');
}
