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
import { tellsOfReaction } from './learnt/avoiding.ts';
import { heardCues } from './learnt/intents.ts';
import type { Meaning } from './lexicon.ts';
import { wordsOf } from './messageWords.ts';
import { isMark, MARKS, namedThings, type NamedThings } from './namedThings.ts';
import { FULL_STOP, rolesOf, type Role } from './scopes.ts';
import type { Cue } from './words/words.ts';

/** What a message says, as far as its words alone tell. */
export interface Reading {
  language: Locale;
  words: readonly string[];
  /** The words, with a sign in the place of each that is part of a drink's name. */
  drinkless: readonly string[];
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
  /** Whether somebody says in so many words that they react to something, and whether in any. */
  isIntolerant: boolean;
  reacts: boolean;
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
/** Who says so of themselves or of a guest names what must not be in the glass; “df” is free of milk, “gf” of gluten. */
const INTOLERANT =
  /\bjain|(?<!s[ae]l )\b(?:[kc]asher|kosher|koscher|koosjer)(?! (?:salt|salz|zout))|celia[ck]|coelia[cqk]|\bzoli(?:a[kc]|\b)|intoleran|unvertraglich|al+erg(?!en)|ana(?:ph|f)[yi]|epipen|overgevoelig|sensibilidad|sensibilite|aplv|\bdf\b|(?<!(?:my|your|his|her|our|the|a|new|ex) )\bgf\b/;
/** What is in things and no thing that anybody would like to have. */
const SUBSTANCE =
  /gluten|^df$|^histamin|^sul(?:ph|f)[iu]|la[ck]tos|[ck]asein|^caf+ein|^[ck]of+ein|^quinin|^chinin|^kinine|[ck]umarin/;
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
/** What has had its caffeine taken from it, in any of the languages. */
const DECAFFEINATED = /\b(?:decaf\w*|deca|entkoffeinier\w*|entcoffeinier\w*|descafeinad\w*)\b/;
/** What stands right before it is meant, as in "strawberry allergy"; not so where it goes on with "to". */
const ALLERGY = /^(?:al+erg(?:y|ies|ie|ien)|intoleran(?:ce|z|tie)|unvertraglichkeit|overgevoeligheid)$/;
/** Who speaks of somebody and not of a drink alone. */
const SOMEBODY =
  /\b(?:im|i am|i eat|we are|my|she|he|they|vegan here|ben vegan|ik ben|ik eet|wij|mijn|zij|hij|bin vegan|ich bin|ich lebe|ich esse|wir|meine?|er|sie|soy|somos|mi|ella|el es|je suis|je mange|nous|mon|ma|elle|il est)\b/;
const GOES_ON = /^(?:to|against|voor|tegen|gegen|auf|a|al|au|aux)$/;
/** Words that are no part of a name. */
const LITTLE =
  /^(?:an?|the|my|no|not|and|or|but|with|have|im|een|mijn|geen|en|of|met|heb|ein|eine|meine|keine|und|oder|mit|habe|bei|sin|y|o|mi|con|sans|et|ou|une|ma|avec)$/;

/** Prepares the reading of messages. */
export function createReader(lexicon: PhraseFinder<Meaning>): (message: string, expected: Locale) => Reading {
  return (message, expected) => {
    const { words, breaks, text, language, spoken, roles, names, matchAll, worded } = hear(
      lexicon,
      message,
      expected,
    );
    const { drinks } = names;
    const masked = wordsIn(names.masked);
    const cues = new Set(heardCues(worded, masked));

    const opening = words.findIndex((word) => !isWantedAs('more', word));
    const asksWhether = isWantedAs('whether', words.slice(opening, opening + 2).join(' '));
    const clauses = clausesOf(words, breaks);
    let goesOn = false;
    const told = clauses.flatMap((clause) => {
      if (asksWhether && clause.start === 0) return [];
      const masked = maskedClause(names, clause, spoken);
      // "All that comes from a cow makes me ill: milk, cream, butter": what is listed behind goes with it.
      goesOn = (goesOn && isList(masked)) || tellsOfReaction(masked, bearsSubstance(clause));
      if (goesOn) return [clause];
      // "Egg? Milk? Both are out for me": of what was named before.
      const before = { start: 0, end: clause.start };
      const isOfBefore = !masked.some(isMark) && bearsSubstance(before);
      return isOfBefore && tellsOfReaction(marked(masked, spoken, 'both'), true) ? [before] : [];
    });
    const avoidsAlcohol = clauses.some(({ start, end }) => {
      const said = words.slice(start, end);
      // Who speaks of how much alcohol there is does not mean none.
      const isOfAmount = spoken.some((one) => one.howMuch.test(said.join(' ')));
      return !isOfAmount && tellsOfReaction(marked(said, spoken, 'alcohol'), true);
    });
    // "What can I make with vodka, Kahlúa and cream?" ends with a list, and tells of no reaction.
    const isOfShelf = told.every(
      (clause) => clause.end === words.length && isList(maskedClause(names, clause, spoken)),
    );
    const reactions = isOfShelf && cues.has('shelf') ? [] : told;
    const cautions = cautionsIn(text);
    // What keeps one awake is told of caffeine alone: "something creamy that keeps me awake" asks for cream.
    const tellsOfUnrest = (one: Patterns) => cautions.includes('caffeine') && one.unrest.test(text);
    const hasSymptoms =
      spoken.some((one) => one.symptoms.test(text) || tellsOfUnrest(one)) &&
      bearsSubstance({ start: 0, end: words.length });
    const isIntolerant = hasSymptoms || INTOLERANT.test(text);
    const reacts = isIntolerant || reactions.length > 0;
    const allergens = allergensIn(text);
    const ingredients = names.ingredients.map(({ id, role, start, end }) => ({
      id,
      role: isReactedToIn(start, end) ? ('without' as const) : role,
      ...countBefore(words, start),
      isSubstance: bearsSubstance({ start, end }),
    }));
    const wanted = names.nameless.filter((_, place) => roles[place] !== 'without').join(' ');
    const unwanted = words.filter((_, place) => roles[place] === 'without').join(' ');
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
    const isOfSomebody = drinks.length === 0 || SOMEBODY.test(text) || cues.has('swap');
    const isPairing =
      foods.length > 0 && (cues.has('pairDrink') || cues.has('pairFood')) && drinks.length === 0;
    // Who names gluten and asks for a drink is best served without; of one that is named they may just ask.
    const isOfOne =
      drinks.length > 0 || (ingredients.length > 0 && (!cues.has('request') || cues.has('contains')));
    const asksOfDrink = asksWhether || cues.has('contains') || cues.has('allergensOf');
    // Who speaks of a drink and of nuts, and does not ask whether they are in it, has to know that they are.
    const substances =
      drinks.length > 0 && !asksOfDrink
        ? names.nameless.join(' ')
        : isOfOne
          ? ''
          : words.filter((word) => SUBSTANCE.test(word)).join(' ');
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
        ...new Set([...allergensIn(reacts ? text : `${unwanted} ${substances}`), ...unordered]),
      ],
      withoutCautions: [
        ...new Set<Caution>([
          ...cautionsIn(DECAFFEINATED.test(text) ? unwanted : reacts ? text : `${unwanted} ${substances}`),
          ...(DECAFFEINATED.test(text) ? (['caffeine'] as const) : []),
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
        ((cues.has('alcoholFree') || avoidsAlcohol) && !cues.has('withAlcohol')) ||
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
      cues,
      drinks: [...new Set(drinks)],
      ingredients,
      foods,
      allergens,
      cautions,
      namesSubstance:
        words.some((word) => SUBSTANCE.test(word)) ||
        (foods.length === 0 && allergens.some((one) => UNORDERED.has(one))),
      asking: likelihoodOfAsking(masked, worded),
      asksWhether,
      isIntolerant,
      reacts,
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

    function bearsSubstance({ start, end }: Clause): boolean {
      const said = words.slice(start, end).join(' ');
      return matchAll('allergens', said).length + cautionsIn(said).length > 0;
    }

    /** In a clause that tells of a reaction, what bears an allergen is meant, or whatever is named where nothing does. */
    function isReactedToIn(start: number, end: number): boolean {
      const clause = reactions.find((one) => start >= one.start && start < one.end);
      if (clause === undefined) return false;
      return bearsSubstance({ start, end }) || !bearsSubstance(clause);
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
  return { words, breaks, text, language, spoken, roles, names, matchAll, worded };
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
      next !== undefined && isThing(next) && LISTED.test(words.slice(span.end, next.start).join(' '));
    if (!goesOn || span.isGuess || isThing(span)) return [span];
    const own = words.slice(span.start, span.end);
    const parts = own.flatMap((word) => lexicon.find([word]));
    if (own.length < 2 || parts.length !== own.length || !parts.every(isThing)) return [span];
    return parts.map((part, place) => ({ ...part, start: span.start + place, end: span.start + place + 1 }));
  });
}
/** What stands between things in a list. */
const LISTED = /^(?:and|und|en|y|e|et|plus|)$/;

/** A message as learnt models see it: its words, and those of each clause with marks for substances as well. */
interface MaskedMessage {
  whole: string[];
  clauses: string[][];
  /** What its wordings say. */
  cues: ReadonlySet<Cue>;
}

/** Prepares what models learn from. */
export function createMasker(
  lexicon: PhraseFinder<Meaning>,
): (message: string, expected: Locale) => MaskedMessage {
  return (message, expected) => {
    const { words, breaks, names, spoken, worded } = hear(lexicon, message, expected);
    return {
      whole: wordsIn(names.masked),
      cues: worded,
      clauses: clausesOf(words, breaks).map((clause) => maskedClause(names, clause, spoken)),
    };
  };
}

function wordsIn(masked: NamedThings['masked']): string[] {
  return masked.map(({ word }) => word).filter((word) => word !== FULL_STOP);
}

/** The words of a clause, with marks for substances as well. */
function maskedClause(
  { masked }: NamedThings,
  { start, end }: Clause,
  spoken: readonly Patterns[],
): string[] {
  let said = ` ${wordsIn(masked.filter(({ place }) => place >= start && place < end)).join(' ')}`;
  for (const one of spoken) {
    for (const pattern of [...Object.values(one.allergens), ...Object.values(one.cautions)])
      said = said.replace(new RegExp(pattern, 'g'), ` ${MARKS.ingredient}`);
  }
  return said.trim().split(' ');
}

/** Words with the mark of a thing for what a language says by some of its wordings. */
function marked(words: readonly string[], spoken: readonly Patterns[], part: 'alcohol' | 'both'): string[] {
  let said = words.join(' ');
  for (const one of spoken) said = said.replace(new RegExp(one[part], 'g'), ` ${MARKS.ingredient}`);
  return said.trim().split(' ');
}

/** Whether a part of a message holds names and nothing that is said of them. */
function isList(masked: readonly string[]): boolean {
  return masked.every((word) => isMark(word) || LISTED.test(word));
}

/** What may stand between a number and what it counts. */
const COUNTED = /^(?:of|de|d|van|von|bottles?|flaschen?|fles(?:sen)?|botellas?|bouteilles?)$/;

/** How many of something there are by the number before it: "two limes", "2 bottles of gin". */
function countBefore(
  words: readonly string[],
  start: number,
): { count: number | undefined; isMeasured: boolean } {
  let place = start - 1;
  while (place > start - 3 && COUNTED.test(words[place] ?? '')) place--;
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

interface Clause {
  start: number;
  end: number;
}

/** What stands between commas and full stops. */
function clausesOf(words: readonly string[], breaks: ReadonlySet<number>): Clause[] {
  const ends = words.flatMap((word, place) =>
    place > 0 && (breaks.has(place) || word === FULL_STOP) ? [place] : [],
  );
  return [...ends, words.length].map((end, index) => ({ start: ends[index - 1] ?? 0, end }));
}

/** Whether a word is the thing of a "strawberry allergy". */
function isReactedTo(words: readonly string[], place: number): boolean {
  const [first = '', second = '', third = ''] = words.slice(place + 1);
  if (ALLERGY.test(first)) return !GOES_ON.test(second);
  return ALLERGY.test(second) && !GOES_ON.test(third) && first !== FULL_STOP && !LITTLE.test(first);
}

function comparesStrength(cues: ReadonlySet<Cue>): boolean {
  return cues.has('stronger') || cues.has('weaker');
}
