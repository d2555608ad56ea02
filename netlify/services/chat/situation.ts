import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { foldSpeech } from '../../../src/domain/chat/foldSpeech.ts';
import { hasSubject, isEmptyWish, NO_WISH, refine, type Wish } from '../../../src/domain/chat/wish.ts';
import { LEAST_VESSEL, type Amounts } from './amounts.ts';
import { patternsIn } from './cues.ts';
import { NO_MEMORY, remember, type Memory } from './memory.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import type { Pantry } from './pantry.ts';
import type { Reading } from './readMessage.ts';
import { bothTaboo, careTaboo, NO_TABOO, tabooOf, type Taboo } from './taboo.ts';
import type { Alarm, SafetyReading } from './safety/kinds.ts';
import { readSafety } from './safety/safetyGate.ts';
import { holdingFor, standingAfter } from './safety/standing.ts';
import { ANY_LANGUAGE } from './words/anyLanguage.ts';
import type { Cue } from './words/words.ts';

/** Where a conversation stands when its last message is to be answered. */
export interface Situation {
  /** The last message. */
  reading: Reading;
  /** Everything wished so far that still holds. */
  wish: Wish;
  /** Whether the last message only changed what was wished before. */
  isFollowUp: boolean;
  /** The drink that is spoken of, and whether the last message points at it: "the second", "the other", "the mildest". */
  drink: string | undefined;
  isPointed: boolean;
  /** The drinks of the last answer; whether the guest had named all of these; the drinks of all answers. */
  last: readonly string[];
  isCompared: boolean;
  shown: ReadonlySet<string>;
  /** What was settled beside the wish, and what of it before the last message. */
  memory: Memory;
  before: Memory | undefined;
  /** What each guest wishes where the last message speaks of several. */
  guests: readonly Guest[];
  /** What the last message gives away, what stands after it, and whether any of it holds for the drink in question. */
  alarms: readonly Alarm[];
  standing: readonly Alarm[];
  needsCare: boolean;
  /** What the guest must not have, and what of it they said before the last message. */
  taboo: Taboo;
  tabooBefore: Taboo;
  /** What of it is a matter of allergies and convictions, which nothing takes back. */
  avoided: Taboo;
  /** What is offered to nobody now: besides the taboo, what the last message asks after, as who asks may have to avoid it. */
  unoffered: Taboo;
}

/** Whoever says this asks whether something is in a drink or a bottle. */
const ASKS_AFTER: readonly Cue[] = ['contains', 'allergensOf'];

/** The diets that a message asks about, and the substances of which it asks whether they are in something. */
function askedAfter({ asksWhether, cues, allergens, cautions }: Reading): Taboo {
  const diets = { isVegan: cues.has('vegan'), isVegetarian: cues.has('vegetarian') };
  const asks = asksWhether || ASKS_AFTER.some((cue) => cues.has(cue));
  const named = { withoutAllergens: asks ? allergens : [], withoutCautions: asks ? cautions : [] };
  return tabooOf({ ...named, ...diets }, [], false);
}

const ORDINALS: readonly [Cue, number][] = [
  ['last', -1],
  ['third', 2],
  ['second', 1],
  ['first', 0],
];
/** "The strongest of them, what is in it?" */
const EXTREMES: readonly [Cue, number][] = [
  ['strongest', -1],
  ['weakest', 1],
];
/** Cues that change what was wished or shown before. */
export const CHANGES: readonly Cue[] = [
  'stronger',
  'weaker',
  'sweeter',
  'lessSweet',
  'sourer',
  'lessSour',
  'bitterer',
  'lessBitter',
  'another',
];
/** A message of so few words that wishes for something more changes the wish before. */
const SHORT = 7;
/** How much stronger or weaker is worth the name, in per cent by volume. */
const STEP = 3;
/**
 * Beyond these strengths few drinks are left: then a drink has to be a step past the mean of those shown, and
 * not a step past all of them.
 */
const FEW_ABOVE = 22;
const FEW_BELOW = 11;

/** One of several people for whom a message asks. */
export interface Guest {
  /** The word by which they are named: "she", "brother", "bas". */
  person: string;
  wish: Wish;
  needsCare: boolean;
  taboo: Taboo;
}

/** Clauses of a message that speaks of several guests. */
const MAX_CLAUSES = 16;
/** Words in bold of an answer that are looked at for what was advised to buy. */
const MAX_BOLD = 8;

/** What ends what is said of one person. */
const CLAUSE_END = /[,;:.!?\n]+|\s(?:and|und|en|y|et|but|aber|maar|pero|mais)\s/iu;

/** What was answered before a message: the drinks of the last answer and of all, and what was advised to buy. */
interface Answered {
  last: readonly string[];
  advised: readonly string[];
  shown: ReadonlySet<string>;
}

/** Prepares the reading of whole conversations. */
export function createSituationReader(
  read: (message: string, expected: Locale) => Reading,
  drinks: readonly DrinkFacts[],
  pantry: Pantry,
): (request: ChatRequest) => Situation {
  const factsById = new Map(drinks.map((facts) => [facts.id, facts]));

  const namesIn = (message: ChatMessage, language: Locale): string[] => {
    const cited = citedIds(message.content).filter((id) => factsById.has(id));
    return cited.length > 0 ? cited : [...read(message.content, language).drinks];
  };

  return ({ messages, language, avoids }) => {
    const kept: Taboo = avoids === undefined ? NO_TABOO : { ...NO_TABOO, exclusion: avoids, isEarnest: true };
    let situation: Situation | undefined;
    let last: readonly string[] = [];
    let advised: readonly string[] = [];
    const shown = new Set<string>();
    for (const message of messages) {
      if (message.role === 'ai') {
        last = namesIn(message, language);
        advised = boldIn(message, language);
        for (const id of last) shown.add(id);
        continue;
      }
      const safety = readSafety(message.content, language);
      situation = next(situation, message.content, language, safety, kept, {
        last,
        advised,
        shown: new Set(shown),
      });
    }
    if (situation === undefined) throw new RangeError('A conversation ends with its guest.');
    return situation;
  };

  /** What a message says of each of several people, by its clauses; what follows without a person is of the one before. */
  function guestsIn(
    message: string,
    language: Locale,
    unwanted: readonly string[],
    avoided: Taboo,
    safety: SafetyReading,
  ): Guest[] {
    const isForChild = safety.quiet.length > 0;
    const ownAlarms = safety.alarms.filter(({ who }) => who === 'speaker');
    const parts = message.split(CLAUSE_END);
    // What is said in so many clauses is taken as said by all of them together, with all that anybody must not have.
    if (parts.length > MAX_CLAUSES) return [];
    const clauses = parts.map((clause) => ({ clause, person: personIn(clause, language, isThing) }));
    const persons = new Set(
      clauses.flatMap(({ person }) => (isFirstPerson(person, language) ? 'self' : (person ?? []))),
    );
    // Who speaks of one person asks for no several, and most messages do.
    if (persons.size < 2) return [];
    const guests: Guest[] = [];
    for (const { clause, person } of clauses) {
      const last = guests.at(-1);
      const said = read(clause, language).wish;
      // What nobody wants by the whole message is wanted by nobody in a part of it.
      const wish = { ...said, with: said.with.filter((id) => !unwanted.includes(id)) };
      const { alarms } = readSafety(clause, language);
      const wishes = isWish({ ...wish, occasions: [] }) || alarms.length > 0;
      // "My father, he likes whisky" is one person, and so is "I hate gin, give me rum".
      const goesOn =
        last !== undefined &&
        ((isPronoun(person, language) && isNoun(last.person, language)) ||
          (isFirstPerson(person, language) && isFirstPerson(last.person, language)));
      const isOther = person !== undefined && person !== last?.person && !goesOn;
      if (!wishes || (!isOther && last === undefined)) continue;
      // Where a child is among them, only who asks for alcohol is given any.
      const asksForAlcohol = wish.spirits.length > 0 || wish.with.some(pantry.isAlcoholic);
      // "I'm driving. Something fresh, and not grandma's juice" speaks of nobody else who would drink.
      const isOfFirst = patternsIn(language).cues.firstPerson.test(foldSpeech(clause));
      const wishesNothing = !hasSubject(wish);
      const isCareful =
        isOfFirst || (!asksForAlcohol && (wishesNothing || wordForPerson(clause, language) === undefined));
      const kinds = [
        ...alarms.map(({ kind }) => kind),
        ...(isCareful ? ownAlarms.map(({ kind }) => kind) : []),
        ...(isForChild && !asksForAlcohol ? (['minor'] as const) : []),
      ];
      const needsCare = kinds.length > 0;
      const taboo = bothTaboo(avoided, careTaboo(kinds));
      if (isOther || last === undefined) guests.push({ person: person ?? '', wish, needsCare, taboo });
      else guests.splice(-1, 1, { ...last, wish: refine(last.wish, wish, pantry.isBase) });
    }
    return guests;
  }

  /** Whether a word that begins with a capital is what is poured and nobody's name: "Rum drink, please". */
  function isThing(name: string, language: Locale): boolean {
    const { ingredients, drinks: named } = read(name, language);
    return ingredients.length + named.length > 0;
  }

  /** The first ingredient that an answer names in bold, as a list: what was advised to buy. */
  function boldIn({ content }: ChatMessage, language: Locale): string[] {
    const bold = [...content.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);
    for (const text of bold.slice(0, MAX_BOLD)) {
      const [first] = read(text, language).ingredients;
      if (first !== undefined) return [first.id];
    }
    return [];
  }

  function next(
    before: Situation | undefined,
    message: string,
    language: Locale,
    safety: SafetyReading,
    /** What the guest avoids in all conversations. */
    kept: Taboo,
    { last, advised, shown }: Answered,
  ): Situation {
    const reading = scaling(before, pickingOne(read(message, language)));
    const { cues } = reading;
    // Of two that were compared the first is the one that the guest named first.
    const named = (before?.memory.spoken ?? []).filter((id) => last.includes(id));
    const isCompared = last.length > 1 && named.length === last.length;
    const pointed =
      reading.drinks.length > 0
        ? undefined
        : pointedAt(before, reading, last, cues.has('recall') ? [...shown] : isCompared ? named : last);
    const memory = remember(before?.memory ?? NO_MEMORY, reading, advised);
    // "Without alcohol" after a Mojito speaks of the Virgin Mojito from then on.
    const variant = before?.wish.isAlcoholFree === true ? variantIn(last, before.drink) : undefined;
    const spoken = last.length === 1 ? last[0] : (variant ?? before?.drink ?? last[0]);
    // Drinks that do without something are listed beside what stands in for it, and are not what is spoken of.
    const wasSwapped =
      before?.reading.cues.has('swap') === true && before.memory.spoken.at(-1) === before.drink;
    const isKept =
      before?.drink !== undefined && (last.length === 0 || wasSwapped || last.includes(before.drink));
    // What was compared is told with the one first that was asked for.
    const goesOn = isCompared ? last[0] : isKept ? before.drink : spoken;
    const drink = reading.drinks[0] ?? pointed ?? goesOn;
    const isFollowUp = before !== undefined && followsUp(reading, before, last);
    const heard = { ...safety, alarms: [...safety.alarms, ...safety.quiet] };
    const standing = standingAfter(before?.standing ?? [], heard);
    const holding = holdingFor(standing, heard);
    const needsCare = holding.length > 0;
    const reactedTo = reading.reacts
      ? reading.ingredients.filter(({ role }) => role === 'without').map(({ id }) => id)
      : [];
    const careful = (alarms: readonly Alarm[]) => careTaboo(alarms.map(({ kind }) => kind));
    const avoidedBefore = before?.avoided ?? kept;
    const avoided = [
      tabooOf(reading.wish, reactedTo, reading.isIntolerant),
      ...(reading.hasSymptoms ? reactedTo.map(heldBy) : []),
    ].reduce(bothTaboo, avoidedBefore);
    const taboo = bothTaboo(avoided, careful(holding));
    const tabooBefore = bothTaboo(
      avoidedBefore,
      careful(holding.filter((alarm) => !heard.alarms.includes(alarm))),
    );
    const namesNew = hasSubject(reading.wish) && !CHANGES.some((cue) => cues.has(cue));
    const guests = guestsIn(message, language, reading.wish.without, avoided, safety);
    const dislikes = {
      ...NO_WISH,
      without: before?.wish.without ?? [],
      withoutDrinks: before?.wish.withoutDrinks ?? [],
    };
    // Who wishes nothing and names nothing, as in a question between two wishes, takes nothing back.
    const staysSame = isEmptyWish(reading.wish) && reading.drinks.length === 0 && !cues.has('surprise');
    const base = isFollowUp
      ? { ...before.wish, like: namesNew ? undefined : before.wish.like }
      : before !== undefined && staysSame
        ? before.wish
        : dislikes;
    const topic = isFollowUp && isEmptyWish(before.wish) && last.length > 0 ? { ...base, like: drink } : base;
    const changed = refine(topic, withBounds(reading, last.length > 0 ? last : []), pantry.isBase);
    const wish = needsCare
      ? withoutAlcohol(changed)
      : { ...changed, isAlcoholFree: staysFree(changed, reading) };
    return {
      reading: goingOn(before, reading, last, pointed !== undefined),
      wish,
      isFollowUp,
      drink,
      last,
      isCompared,
      isPointed: pointed !== undefined,
      shown,
      memory,
      before: before?.memory,
      guests,
      alarms: safety.alarms,
      standing,
      needsCare,
      taboo,
      tabooBefore,
      avoided,
      unoffered: bothTaboo(taboo, askedAfter(reading)),
    };
  }

  /** What is in a thing that makes somebody ill: it does so in others as well. */
  function heldBy(id: string): Taboo {
    const { allergens, cautions } = pantry.substancesOf(id);
    const diets = { isVegan: false, isVegetarian: false };
    return tabooOf({ withoutAllergens: allergens, withoutCautions: cautions, ...diets }, [], true);
  }

  /** The drink that "the second", "the other", "the mildest of them" or "the one with rum" means. */
  function pointedAt(
    before: Situation | undefined,
    { cues, ingredients, words }: Reading,
    last: readonly string[],
    inOrder: readonly string[],
  ): string | undefined {
    const ordinal = ORDINALS.find(([cue]) => cues.has(cue));
    if (ordinal !== undefined && inOrder.length > 1) return inOrder.at(ordinal[1]);
    const order = EXTREMES.find(([cue]) => cues.has(cue))?.[1];
    if (order !== undefined && last.length > 1 && ASKS.some((cue) => cues.has(cue)))
      return last.toSorted(
        (a, b) => order * ((factsById.get(a)?.abv ?? 0) - (factsById.get(b)?.abv ?? 0)),
      )[0];
    // "The one with rum, how is it made?"
    const [thing, ...things] = ingredients;
    if (thing?.role === 'with' && things.length === 0 && words.length <= SHORT + 1 && last.length > 1) {
      const barred = pantry.barredBy(thing.id);
      const having = last.filter((id) =>
        [...(factsById.get(id)?.ingredients ?? [])].some((one) => barred.has(one)),
      );
      if (having.length === 1 && OF_THEM.some((cue) => cues.has(cue))) return having[0];
    }
    if (!cues.has('other')) return undefined;
    const spoken = last.length > 1 ? last : (before?.memory.spoken ?? []);
    const current = last.length > 1 ? last[0] : (last[0] ?? before?.drink);
    return last.length > 2 ? undefined : spoken.findLast((id) => id !== current);
  }

  function variantIn(ids: readonly string[], drink: string | undefined): string | undefined {
    return ids.find((id) => drink !== undefined && factsById.get(id)?.recipe.variantOf === drink);
  }

  /** Whether a wish without alcohol still is one: who names gin, or asks for alcohol, has changed their mind. */
  function staysFree({ isAlcoholFree }: Wish, { wish, cues }: Reading): boolean {
    const asksFor =
      cues.has('withAlcohol') || (wish.with.some((id) => pantry.isAlcoholic(id)) && !cues.has('wontMatter'));
    return isAlcoholFree && (wish.isAlcoholFree || !asksFor);
  }

  /** What is left of a wish for somebody who should not drink. */
  function withoutAlcohol(wish: Wish): Wish {
    const sober = wish.with.filter((id) => !pantry.isAlcoholic(id));
    return {
      ...wish,
      with: sober,
      spirits: [],
      isAlcoholFree: true,
      leastAbv: undefined,
      mostAbv: undefined,
    };
  }

  /** The wish of a message; "stronger" is stronger than what was shown. */
  function withBounds({ cues, wish, amounts }: Reading, shown: readonly string[]): Wish {
    const strengths = shown.map((id) => factsById.get(id)?.abv ?? 0);
    if (strengths.length === 0 || (amounts.mostAbv ?? amounts.leastAbv) !== undefined) return wish;
    const mean = strengths.reduce((sum, abv) => sum + abv, 0) / strengths.length;
    const [most, least] = [Math.max(...strengths), Math.min(...strengths)];
    if (cues.has('stronger'))
      return { ...wish, leastAbv: (most <= FEW_ABOVE ? most : mean) + STEP, mostAbv: undefined };
    if (cues.has('weaker'))
      return { ...wish, mostAbv: (least >= FEW_BELOW ? least : mean) - STEP, leastAbv: undefined };
    return wish;
  }
}

/** "A Tom Collins or a White Lady? The second, what is in it?" */
function pickingOne(reading: Reading): Reading {
  const { drinks, cues } = reading;
  const place = ORDINALS.find(([cue]) => cues.has(cue))?.[1];
  const meant = place === undefined || !ASKS.some((cue) => cues.has(cue)) ? undefined : drinks.at(place);
  return drinks.length < 2 || meant === undefined ? reading : { ...reading, drinks: [meant] };
}

/** "Make it double", "rather for 12": what was spoken of, in another amount. */
function scaling(before: Situation | undefined, reading: Reading): Reading {
  const { amounts, drinks, ingredients, terms, words, cues, wish } = reading;
  const names = drinks.length + ingredients.length + terms.length > 0;
  const ofTaste = wish.tastes.length + wish.withoutTastes.length > 0 || CHANGES.some((cue) => cues.has(cue));
  const asks = ofTaste || cues.has('wantsToKnow') || cues.has('meaning');
  if (before?.drink === undefined || names || asks || words.length > SHORT + 3) return reading;
  const isReckoned = before.memory.reckoned !== undefined;
  const people = before.reading.cues.has('batch') || isReckoned ? before.memory.people : undefined;
  const scaled = (change: Partial<Amounts>): Reading => ({
    ...reading,
    cues: new Set([...cues, 'batch']),
    amounts: { ...amounts, ...change, measures: [] },
  });
  if (amounts.factor !== undefined && (!isReckoned || people !== undefined))
    return scaled(people === undefined ? {} : { people: Math.max(1, Math.round(people * amounts.factor)) });
  const isVessel = amounts.volumes.some(({ ml }) => ml >= LEAST_VESSEL);
  if (isVessel && before.memory.reckoned === undefined && amounts.units.length === 0) return scaled({});
  return people !== undefined && amounts.bare !== undefined ? scaled({ people: amounts.bare }) : reading;
}

/** "And a Negroni?" asks of the Negroni what was asked before. */
function goingOn(
  before: Situation | undefined,
  reading: Reading,
  last: readonly string[],
  isPointed: boolean,
): Reading {
  // What is the difference is asked of two: "and between Aperol and Campari?"
  const most = before?.reading.cues.has('difference') === true ? 2 : 1;
  const { ingredients } = reading;
  const count = ingredients.length;
  const names = isPointed || reading.drinks.length + reading.terms.length > 0 || (count > 0 && count <= most);
  const isOpen = names && reading.cues.has('more') && reading.words.length <= SHORT;
  const asksItself = reading.cues.has('wantsToKnow') || ASKS.some((cue) => reading.cues.has(cue));
  if (before === undefined || !isOpen || asksItself) return reading;
  // Of a list nothing was asked that goes on: "vegan, please" – "and with bourbon?"
  const isOfList = last.length > 1 && count > 0 && !before.reading.cues.has('whether');
  const asked = ASKS.filter((cue) => before.reading.cues.has(cue) && !(isOfList && OF_ONE.has(cue)));
  if (asked.length === 0) return reading;
  return {
    ...reading,
    cues: new Set([...reading.cues, ...asked]),
    ingredients: count > 0 ? ingredients : before.reading.ingredients,
    allergens: reading.allergens.length > 0 ? reading.allergens : before.reading.allergens,
    cautions: reading.cautions.length > 0 ? reading.cautions : before.reading.cautions,
  };
}
/** What is asked of one drink or bottle. */
const OF_ONE: ReadonlySet<Cue> = new Set([
  'contains',
  'allergensOf',
  'vegan',
  'vegetarian',
  'howTo',
  'contents',
]);
/** Whoever names a thing and says this means a drink that has it. */
const OF_THEM: readonly Cue[] = [
  'howTo',
  'contents',
  'strengthOf',
  'glass',
  'takesIt',
  'recallOne',
  'amongThem',
];
const ASKS: readonly Cue[] = [
  'howTo',
  'contents',
  'contains',
  'allergensOf',
  'vegan',
  'vegetarian',
  'strengthOf',
  'calories',
  'difference',
  'pairFood',
  'meaning',
  'history',
  'glass',
  'keeps',
  'swap',
];

/** Whether a message changes what was wished, rather than wishing anew. */
function followsUp(reading: Reading, before: Situation, last: readonly string[]): boolean {
  const { cues, words, wish, drinks } = reading;
  if (drinks.length > 0 || cues.has('surprise')) return false;
  const hadTopic = !isEmptyWish(before.wish) || last.length > 0 || before.drink !== undefined;
  if (!hadTopic) return false;
  if (CHANGES.some((cue) => cues.has(cue))) return true;
  if (isEmptyWish(wish)) return false;
  if (!hasSubject(wish)) return words.length <= SHORT + 3 || cues.has('more');
  const startsOver = words.length > SHORT && !cues.has('more');
  return !startsOver && (cues.has('more') || cues.has('refine') || words.length <= 3);
}

/** Whether a part of a message says what somebody would like, or would not. */
function isWish(wish: Wish): boolean {
  return hasSubject(wish) || !isEmptyWish({ ...wish, isFamous: false, isEasy: false, mostLines: undefined });
}

function isPronoun(person: string | undefined, language: Locale): boolean {
  return person !== undefined && patternsIn(language).cues.pronoun.test(person);
}

function isFirstPerson(person: string | undefined, language: Locale): boolean {
  return person !== undefined && patternsIn(language).cues.firstPerson.test(person);
}

/** A word such as "father", or a name. */
function isNoun(person: string, language: Locale): boolean {
  return !isPronoun(person, language) && !isFirstPerson(person, language);
}

/** "My father", "she" */
function wordForPerson(clause: string, language: Locale): string | undefined {
  return patternsIn(language).cues.person.exec(foldSpeech(clause))?.[0];
}

/** By what a clause names a person: a word for one, or a name, which German does not tell from a noun. */
function personIn(
  clause: string,
  language: Locale,
  isThing: (name: string, language: Locale) => boolean,
): string | undefined {
  const named = patternsIn(language).does?.exec(clause);
  const word = wordForPerson(clause, language);
  const name = named
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.toLowerCase();
  if (word !== undefined || name === undefined) return word?.trim();
  return ANY_LANGUAGE.noNames.test(foldSpeech(name)) || isThing(name, language) ? undefined : name;
}
