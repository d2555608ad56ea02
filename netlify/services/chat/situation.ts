import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { hasSubject, isEmptyWish, NO_WISH, refine, type Wish } from '../../../src/domain/chat/wish.ts';
import type { DrinkFacts } from './drinkFacts.ts';
import type { Pantry } from './pantry.ts';
import type { Reading } from './readMessage.ts';
import { bothTaboo, careTaboo, NO_TABOO, tabooOf, type Taboo } from './taboo.ts';
import type { Alarm, SafetyReading } from './safety/kinds.ts';
import { readSafety } from './safety/safetyGate.ts';
import { holdingFor, standingAfter } from './safety/standing.ts';
import type { Cue } from './words/words.ts';

/** Where a conversation stands when its last message is to be answered. */
export interface Situation {
  /** The last message. */
  reading: Reading;
  /** Everything wished so far that still holds. */
  wish: Wish;
  /** Whether the last message only changed what was wished before. */
  isFollowUp: boolean;
  /** The drink that is spoken of. */
  drink: string | undefined;
  /** The drinks of the last answer, and of all answers. */
  last: readonly string[];
  shown: ReadonlySet<string>;
  /** What the last message gives away, what stands after it, and whether any of it holds for the drink in question. */
  alarms: readonly Alarm[];
  standing: readonly Alarm[];
  needsCare: boolean;
  /** What the guest must not have, and what of it they said before the last message. */
  taboo: Taboo;
  tabooBefore: Taboo;
  /** What of it is a matter of allergies and convictions, which nothing takes back. */
  avoided: Taboo;
}

const ORDINALS: readonly [Cue, number][] = [
  ['last', -1],
  ['third', 2],
  ['second', 1],
  ['first', 0],
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
/** Beyond these, few drinks are left, and it is enough to be above or below most of what was shown. */
const FEW_ABOVE = 22;
const FEW_BELOW = 11;

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

  return ({ messages, language }) => {
    let situation: Situation | undefined;
    let last: readonly string[] = [];
    const shown = new Set<string>();
    for (const message of messages) {
      if (message.role === 'ai') {
        last = namesIn(message, language);
        for (const id of last) shown.add(id);
        continue;
      }
      const safety = readSafety(message.content, language);
      situation = next(situation, read(message.content, language), safety, last, new Set(shown));
    }
    if (situation === undefined) throw new RangeError('A conversation ends with its guest.');
    return situation;
  };

  function next(
    before: Situation | undefined,
    reading: Reading,
    safety: SafetyReading,
    last: readonly string[],
    shown: ReadonlySet<string>,
  ): Situation {
    const { cues } = reading;
    const ordinal = ORDINALS.find(
      ([cue, place]) => cues.has(cue) && last.at(place) !== undefined && last.length > 1,
    );
    const pointed = ordinal === undefined || reading.drinks.length > 0 ? undefined : last.at(ordinal[1]);
    const spoken = last.length === 1 ? last[0] : (before?.drink ?? last[0]);
    const isKept = before?.drink !== undefined && (last.length === 0 || last.includes(before.drink));
    const drink = reading.drinks[0] ?? pointed ?? (isKept ? before.drink : spoken);
    const isFollowUp = before !== undefined && followsUp(reading, before, last);
    const standing = standingAfter(before?.standing ?? [], safety);
    const holding = holdingFor(standing, safety);
    const needsCare = holding.length > 0;
    const reactedTo = reading.isIntolerant
      ? reading.ingredients.filter(({ role }) => role === 'without').map(({ id }) => id)
      : [];
    const careful = (alarms: readonly Alarm[]) => careTaboo(alarms.map(({ kind }) => kind));
    const avoidedBefore = before?.avoided ?? NO_TABOO;
    const avoided = bothTaboo(avoidedBefore, tabooOf(reading.wish, reactedTo, reading.isIntolerant));
    const taboo = bothTaboo(avoided, careful(holding));
    const tabooBefore = bothTaboo(
      avoidedBefore,
      careful(holding.filter((alarm) => !safety.alarms.includes(alarm))),
    );
    const namesNew = hasSubject(reading.wish) && !CHANGES.some((cue) => cues.has(cue));
    const base = isFollowUp ? { ...before.wish, like: namesNew ? undefined : before.wish.like } : NO_WISH;
    const topic = isFollowUp && isEmptyWish(before.wish) && last.length > 0 ? { ...base, like: drink } : base;
    const changed = refine(topic, withBounds(reading, last.length > 0 ? last : []), pantry.isBase);
    const wish = needsCare ? withoutAlcohol(changed) : changed;
    return {
      reading: goingOn(before, reading),
      wish,
      isFollowUp,
      drink,
      last,
      shown,
      alarms: safety.alarms,
      standing,
      needsCare,
      taboo,
      tabooBefore,
      avoided,
    };
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
  function withBounds({ cues, wish }: Reading, shown: readonly string[]): Wish {
    const strengths = shown.map((id) => factsById.get(id)?.abv ?? 0);
    if (strengths.length === 0) return wish;
    const mean = strengths.reduce((sum, abv) => sum + abv, 0) / strengths.length;
    const [most, least] = [Math.max(...strengths), Math.min(...strengths)];
    if (cues.has('stronger'))
      return { ...wish, leastAbv: (most <= FEW_ABOVE ? most : mean) + STEP, mostAbv: undefined };
    if (cues.has('weaker'))
      return { ...wish, mostAbv: (least >= FEW_BELOW ? least : mean) - STEP, leastAbv: undefined };
    return wish;
  }
}

/** "And a Negroni?" asks of the Negroni what was asked before. */
function goingOn(before: Situation | undefined, reading: Reading): Reading {
  const names = reading.drinks.length > 0 || reading.terms.length > 0;
  const isOpen = names && reading.cues.has('more') && reading.words.length <= SHORT;
  if (before === undefined || !isOpen || ASKS.some((cue) => reading.cues.has(cue))) return reading;
  const asked = ASKS.filter((cue) => before.reading.cues.has(cue));
  if (asked.length === 0) return reading;
  return {
    ...reading,
    cues: new Set([...reading.cues, ...asked]),
    ingredients: reading.ingredients.length > 0 ? reading.ingredients : before.reading.ingredients,
    allergens: reading.allergens.length > 0 ? reading.allergens : before.reading.allergens,
  };
}
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
