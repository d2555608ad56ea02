import { someOf } from '../../../../src/domain/chat/choose.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { boundsOf, hasSubject, NO_WISH, type Wish } from '../../../../src/domain/chat/wish.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { colon } from '../../../../src/text/colon.ts';
import { rankDrinks, type RankedDrink } from '../rankDrinks.ts';
import { isFree } from '../taboo.ts';
import { drinkLine, sentence, type Talk } from '../talk.ts';
import type { Cue } from '../words/words.ts';
import { bottleWarningOf } from './warning.ts';
import { wishPhrase } from './wishPhrase.ts';

/** Drinks in one answer, and the part of the best score from which a drink is as good as the best. */
const COUNT = 3;
const NEAR = 0.86;
/** How often something is said behind suggestions. */
const CLOSER_CHANCE = 0.4;

const CHANGES = [
  'stronger',
  'weaker',
  'lessSweet',
  'sweeter',
  'lessSour',
  'sourer',
  'lessBitter',
  'bitterer',
  'another',
] as const satisfies readonly Cue[];

/**
 * Drinks that answer what is wished.
 *
 * @param said what to say before them; where it is left out, what was wished
 */
export function suggest(talk: Talk, said?: string): string {
  const { situation, texts, say, bar, chance } = talk;
  const { wish, reading, isFollowUp, shown } = situation;
  const change = isFollowUp ? CHANGES.find((cue) => reading.cues.has(cue)) : undefined;
  const left = change === undefined ? new Set<string>() : shown;
  const ranked = rankDrinks(bar.drinks, wish, bar.pantry, situation.unoffered, left);
  if (ranked.length === 0) return relaxed(talk, change) ?? nothing(talk, change);
  const lacksSome = wish.with.length > 0 && (ranked[0]?.has ?? 0) < wish.with.length;
  const opener = said ?? (lacksSome ? say(texts.nearest) : openerOf(talk, change));
  // The strongest are the strongest, and not any of the strong.
  const chosen = wish.order === undefined ? someOf(ranked, COUNT, NEAR, chance) : ranked.slice(0, COUNT);
  return offer(talk, opener, chosen);
}

/**
 * "Which of them for a hot day?", "which was the creamy one again?": of the drinks that were spoken of, or of all that
 * were shown, what fits a wish best.
 */
export function amongShown(talk: Talk): string | undefined {
  const { bar, situation } = talk;
  const { reading, last, memory, shown, isPointed } = situation;
  const recalls = reading.cues.has('recallOne') && shown.size > 1;
  const names = reading.drinks.length > 0 || (reading.ingredients.length > 0 && !recalls);
  const wishes = hasSubject(reading.wish) || reading.wish.isEasy;
  if (!(recalls || reading.cues.has('amongThem')) || names || !wishes || isPointed) return undefined;
  const ids = recalls ? [...shown] : memory.spoken.length > 1 ? memory.spoken.slice(-MOST_AMONG) : last;
  const drinks = bar.drinks.filter(({ id }) => ids.includes(id));
  const ranked = rankDrinks(drinks, reading.wish, bar.pantry, situation.unoffered);
  return ids.length < 2 || ranked.length === 0
    ? undefined
    : offer(talk, talk.say(talk.texts.plainOffers), ranked.slice(0, 1));
}
const MOST_AMONG = 2;

/** One drink, by chance, that fits whatever was wished. */
export function surprise(talk: Talk): string {
  const { situation, texts, say, bar, chance, locale } = talk;
  const ranked = rankDrinks(
    bar.drinks,
    { ...situation.wish, isFamous: true },
    bar.pantry,
    situation.unoffered,
    situation.shown,
  );
  const pool = ranked.slice(0, SURPRISES);
  const [chosen] = someOf(pool, 1, 0, () => chance());
  const any = pool[Math.min(pool.length - 1, Math.floor(chance() * pool.length))] ?? chosen;
  if (any === undefined) return say(texts.nothing);
  const { facts } = any;
  return `${say(texts.surprise)} ${cite(facts.id)}.\n\n${textIn(facts.recipe.description, locale)}\n\n${drinkLine(talk, facts)}`;
}
/** So many drinks may be a surprise. */
const SURPRISES = 60;

/** A list of drinks under a sentence, now and then with one behind it. */
export function offer(
  talk: Talk,
  opener: string,
  ranked: readonly RankedDrink[],
  remark?: (one: RankedDrink) => string,
): string {
  const { texts, say, chance } = talk;
  const lines = ranked.map((one) => drinkLine(talk, one.facts, remark?.(one)));
  const closer = chance() < CLOSER_CHANCE && lines.length > 1 ? `\n\n${say(texts.closers)}` : '';
  const labels = talk.situation.taboo.exclusion.allergens.length > 0 ? `\n\n${texts.labels}` : '';
  return `${opener}\n\n${lines.join('\n')}${labels}${closer}`;
}

/** The best drinks for a wish, without a choice by chance. */
export function bestFor(talk: Talk, wish: Wish, count = COUNT): RankedDrink[] {
  return rankDrinks(talk.bar.drinks, wish, talk.bar.pantry, talk.situation.unoffered).slice(0, count);
}

function openerOf(talk: Talk, change: (typeof CHANGES)[number] | undefined): string {
  const { situation, texts, say, locale } = talk;
  const { wish, needsCare } = situation;
  const careful = !needsCare ? '' : `${texts.stillCareful} `;
  if (change !== undefined) return careful + say(texts[change]);
  const food = foodOpener(talk);
  if (food !== undefined) return careful + food;
  const phrase = wishPhrase(talk, wish);
  if (phrase === '') return careful + say(texts.plainOffers);
  return `${careful}${sentence(phrase, locale)}${colon(locale)} ${say(texts.offers)}`;
}

function foodOpener({ situation, texts, say, bar, locale }: Talk): string | undefined {
  const { foods } = situation.wish;
  const [food] = foods;
  if (food === undefined) return undefined;
  const name = bar.catalogue.vocabularies.pairings.get(food)?.names[locale].replace(/ ?\([^()]*\)/, '');
  return foods.length === 1 && name !== undefined ? say(texts.forFood, { food: name }) : say(texts.forFoods);
}

/** Where no drink fits the whole wish, what fits the newest message, without what the guest must not have. */
function relaxed(talk: Talk, change: (typeof CHANGES)[number] | undefined): string | undefined {
  const { situation, texts, bar, say, chance } = talk;
  const { wish, reading, isFollowUp, unoffered } = situation;
  if (!isFollowUp || change === 'stronger') return undefined;
  const ranked = rankDrinks(bar.drinks, { ...reading.wish, ...boundsOf(wish) }, bar.pantry, unoffered);
  return ranked.length === 0
    ? undefined
    : offer(talk, say(texts.nearest), someOf(ranked, COUNT, NEAR, chance));
}

function nothing(talk: Talk, change: (typeof CHANGES)[number] | undefined): string {
  const { situation, texts, say, chance } = talk;
  const safe = safeInstead(talk);
  if (change === undefined && safe.length > 0) {
    const warnings = situation.wish.with.flatMap((id) => bottleWarningOf(talk, id) ?? []);
    const opener = warnings.length > 0 ? `${warnings.join('\n')}\n\n${texts.safeInstead}` : texts.nothingSafe;
    return offer(talk, opener, someOf(safe, COUNT, 0.7, chance));
  }
  if (change === 'stronger') return texts.noStronger;
  return situation.isFollowUp && change === 'another' ? say(texts.nothingMore) : say(texts.nothing);
}

/** What a guest may have where nothing of what they wish for is left: as they wish and without alcohol, or anything. */
function safeInstead({ situation: { taboo, unoffered, wish }, bar }: Talk): RankedDrink[] {
  if (isFree(taboo)) return [];
  const isAlcoholFree = taboo.exclusion.isAlcoholFree || wish.isAlcoholFree;
  const wishes = [
    { ...wish, isAlcoholFree: true, leastAbv: undefined },
    { ...NO_WISH, ...boundsOf(wish), isAlcoholFree },
  ];
  return (
    wishes
      .map((one) => rankDrinks(bar.drinks, one, bar.pantry, unoffered))
      .find(({ length }) => length > 0) ?? []
  );
}
