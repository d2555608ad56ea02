import { hasSubject, isEmptyWish } from '../../../../src/domain/chat/wish.ts';
import type { BarAnswer } from '../../../../src/catalogue/barAnswers.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import type { FoundAnswer, MessageKind } from '../barAnswers.ts';
import { LEAST_VESSEL } from '../amounts.ts';
import { isName } from '../namedThings.ts';
import { CHANGES } from '../situation.ts';
import { avoidsSomething, isFree } from '../taboo.ts';
import { clashWith, drinkLine, has, SHORT, type Talk } from '../talk.ts';
import type { Cue } from '../words/words.ts';
import { asksOfAlcohol } from './contents.ts';
import { isOfOwn } from './fromShelf.ts';

/** So many drinks are shown below an answer. */
const MOST_DRINKS = 3;
/** Whoever says this asks for a drink, or what is in one. */
const OF_DRINKS: readonly Cue[] = ['allergensOf', 'vegan', 'vegetarian', 'calories', 'surprise'];
/** Whoever says this points at one of several drinks. */
const PLACES: readonly Cue[] = ['first', 'second', 'third', 'last'];
/** Whoever says this and names a drink asks of that drink. */
const OF_ONE_DRINK: readonly Cue[] = [
  'difference',
  'strengthOf',
  'history',
  'glass',
  'pairFood',
  'swap',
  'batch',
];
/** Whoever says this in a few words asks of the drink that is spoken of. */
const OF_THE_DRINK: readonly Cue[] = ['strengthOf', 'history', 'glass', 'pairFood'];
/** Whoever says this and names a drink asks of that drink, never of what a bar knows. */
const OF_IT_ALONE: readonly Cue[] = [
  'calories',
  'strengthOf',
  'history',
  'glass',
  'howTaste',
  'contains',
  'contents',
  'usedUp',
];
/** Whoever says this of several drinks compares them. */
const COMPARES: readonly Cue[] = [
  'eitherOr',
  'than',
  'stronger',
  'weaker',
  'hitsHarder',
  'sweeter',
  'lessSweet',
  'sourer',
];
/** Whoever says this of "it" or "that one" means the drink that is spoken of. */
const OF_IT: readonly Cue[] = [...OF_THE_DRINK, 'howTo', 'contents', 'calories', 'howTaste'];

/** The answer of the bar that surely fits the question, whatever ingredients the question names. */
export function plainAnswer(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  // "Amaretto Sour" asks nothing.
  if (reading.drinks.length > 0 && reading.drinkless.every(isName)) return undefined;
  const { people, each, volumes, measures, ofBottles, ofIce, asksNumber, factor } = reading.amounts;
  const isOfDrinks =
    reading.drinks.length + reading.wish.methods.length + reading.wish.withoutDrinks.length > 0 ||
    pointsAtDrink(talk) ||
    avoidsSomething(reading.wish) ||
    reading.isIntolerant ||
    has(talk, 'buyNext', 'pairFood', 'pairDrink', 'notTooMuch') ||
    (has(talk, 'contains') && asksOfAlcohol(talk));
  const isOfTerm = reading.terms.length > 0 && has(talk, 'meaning');
  const reckons =
    people !== undefined ||
    each !== undefined ||
    volumes.length + (asksNumber ? 0 : measures.length) > 0 ||
    (asksNumber && (ofBottles || ofIce));
  const scales = factor !== undefined && has(talk, 'batch');
  const { before, isFollowUp } = talk.situation;
  // "And rum?" goes on reckoning.
  const goesOn = before?.reckoned !== undefined || isFollowUp;
  const isNext = goesOn && reading.words.length <= 3 && has(talk, 'more');
  const isElse = isOfDrinks || isOfTerm || reckons || scales || isFollowUp || isNext;
  if (!isElse) return told(talk, foundAs(talk, 'sure'));
  // "Why is a Manhattan stirred?" is known as a whole, with the drink that it names.
  const isOfGuest =
    avoidsSomething(reading.wish) ||
    reading.isIntolerant ||
    has(talk, 'contains', 'vegan', 'notTooMuch', 'calories') ||
    (reading.drinks.length > 1 && has(talk, 'difference', 'than', 'sweeter', 'sourer'));
  const { request, bar } = talk;
  return isOfGuest || isOfTerm || reckons || scales || isNext
    ? undefined
    : told(
        talk,
        bar.answers.find(request.messages.at(-1)?.content ?? '', reading.language, 'certain', namedIn(talk))
          ?.answer,
      );
}

/** What the bar knows of technique, tools and bottles, with drinks that show it. */
export function barAnswer(talk: Talk): string | undefined {
  return asksElse(talk) ? undefined : told(talk, foundAs(talk, kindOf(talk)));
}

/**
 * The answer of the bar that comes nearest, with the question that it answers and the next nearest question,
 * so that the guest sees what was understood. For messages that nothing else answers.
 */
export function nearAnswer(talk: Talk, least: number): string | undefined {
  const { locale, texts } = talk;
  const [best, second] = nearestAnswers(talk)
    .filter(({ score }) => score >= least)
    .flatMap(({ answer }) => answer.texts[locale] ?? [])
    .filter(({ answer }) => !isSaid(talk, answer));
  if (best === undefined) return undefined;
  const other = second === undefined ? [] : [fillIn(texts.orAsk, { question: second.question })];
  return [fillIn(texts.nearAnswer, { question: best.question }), best.answer, ...other].join('\n\n');
}

/** The score from which an answer is near a question about one thing. */
export const LEAST_NEAR = 0.27;

/**
 * Which answers of the bar come nearest, where one of them may be meant in the place of what was found: the guest
 * avoids nothing, nobody has to take care, no drink is refused, changed or asked after, and the nearest was not given
 * just now.
 */
export function answersInstead(talk: Talk): readonly FoundAnswer[] {
  const { reading, wish, unoffered, needsCare, isFollowUp } = talk.situation;
  const avoids =
    needsCare || wish.isAlcoholFree || !isFree(unoffered) || avoidsSomething(reading.wish) || reading.reacts;
  const { people, volumes, asksNumber, factor } = reading.amounts;
  const reckons = people !== undefined || volumes.length > 0 || asksNumber;
  const isOfDrink =
    reading.wish.withoutDrinks.length > 0 ||
    has(talk, ...OF_DRINKS) ||
    (isFollowUp && (factor !== undefined || has(talk, ...CHANGES))) ||
    (reading.drinks.length > 0 && (reckons || has(talk, ...OF_IT_ALONE)));
  const near = avoids || isOfDrink ? [] : nearestAnswers(talk);
  const text = near[0]?.answer.texts[talk.locale]?.answer;
  return text === undefined || isSaid(talk, text) ? [] : near;
}

/** The answer that a question means, where it is about an ingredient. */
export function answerOn(talk: Talk, ingredient: string): string | undefined {
  const answer = foundAs(talk, 'question');
  return answer?.ingredients.includes(ingredient) ? answer.texts[talk.locale]?.answer : undefined;
}

/** What one answer of the bar says. */
export function answerOf({ bar, locale }: Talk, id: string): string | undefined {
  return bar.catalogue.barAnswers.find((answer) => answer.id === id)?.texts[locale]?.answer;
}

function told(talk: Talk, answer: BarAnswer | undefined): string | undefined {
  const { bar, situation, locale } = talk;
  const text = answer?.texts[locale]?.answer;
  if (answer === undefined || text === undefined || isSaid(talk, text)) return undefined;
  const drinks = answer.drinks
    .map((id) => bar.factsById.entry(id))
    .filter((facts) => clashWith(talk, facts, situation.unoffered) === undefined)
    .filter(({ isAlcoholFree }) => isAlcoholFree || !(situation.needsCare || situation.wish.isAlcoholFree))
    .slice(0, MOST_DRINKS);
  if (drinks.length === 0) return text;
  return `${text}\n\n${drinks.map((facts) => drinkLine(talk, facts)).join('\n')}`;
}

/** Whether the last answer was just this. */
function isSaid({ request }: Talk, text: string): boolean {
  return request.messages.at(-2)?.content.includes(text) === true;
}

/** What the bar knows that may bear on the newest message, for a model to answer from; best first. */
export function barNotes({ bar, request, situation, locale }: Talk): string[] {
  const message = request.messages.at(-1)?.content ?? '';
  if (situation.reading.asking < LEAST_ASKING) return [];
  return bar.answers
    .rank(message, situation.reading.language)
    .filter(({ score }) => score >= LEAST_NOTE)
    .slice(0, MOST_NOTES)
    .flatMap(({ answer }) => answer.texts[locale]?.answer ?? []);
}
/** Low, since the model judges for itself whether a note bears on the question; a greeting gets no notes. */
const LEAST_NOTE = 0.3;
const LEAST_ASKING = 0.1;
const MOST_NOTES = 2;

/** Whether the message asks for what other answers give better: a drink, its recipe, a swap, a term, a diet. */
function asksElse(talk: Talk): boolean {
  const { reading, drink, last, isFollowUp } = talk.situation;
  if (asksBar(talk)) return false;
  if (pointsAtDrink(talk) || (last.length > 1 && has(talk, ...PLACES))) return true;
  const { factor, volumes } = reading.amounts;
  if (factor !== undefined && has(talk, 'batch')) return true;
  if (reading.drinks.length > 0 && volumes.some(({ ml }) => ml >= LEAST_VESSEL)) return true;
  const isOfAlcohol = asksOfAlcohol(talk);
  const asksFor = reading.ingredients.length > 0 || isOfAlcohol;
  if (has(talk, 'contains') && (reading.allergens.length > 0 || (reading.drinks.length > 0 && asksFor)))
    return true;
  if (has(talk, 'contains') && isOfAlcohol && reading.ingredients.length > 0) return true;
  if (reading.drinks.length > 0 && reading.asksWhether && has(talk, 'alcoholFree')) return true;
  if (reading.drinks.length > 1 && has(talk, ...COMPARES)) return true;
  const wishes = has(talk, 'shelf') || hasSubject(reading.wish);
  if (wishes && has(talk, 'request') && !has(talk, 'wantsToKnow')) return true;
  if (reading.wish.with.length > 2 && !has(talk, 'difference')) return true;
  if (has(talk, 'shelf') && reading.wish.with.length > 1 && !has(talk, 'difference')) return true;
  if (isOfOwn(talk) || (has(talk, 'notTooMuch') && has(talk, ...CHANGES))) return true;
  if (reading.wish.order !== undefined && reading.wish.with.length > 0) return true;
  if (reading.wish.methods.length > 0 && has(talk, 'shelf') && has(talk, 'request')) return true;
  if (avoidsSomething(reading.wish)) return true;
  if (reading.allergens.length > 0 && !has(talk, 'wantsToKnow')) return true;
  if (isFollowUp && !has(talk, 'wantsToKnow') && askedIn(talk) === undefined) return true;
  if (reading.isIntolerant || has(talk, ...OF_DRINKS) || reading.wish.withoutDrinks.length > 0) return true;
  if (reading.drinks.length > 0 && has(talk, ...OF_ONE_DRINK)) return true;
  if (drink !== undefined && reading.words.length <= SHORT && has(talk, ...OF_THE_DRINK)) return true;
  if (reading.ingredients.length > 0 && has(talk, 'swap')) return true;
  if (reading.foods.length > 0 && has(talk, 'pairDrink', 'pairFood')) return true;
  return reading.terms.length > 0 && has(talk, 'meaning');
}

/** "How do I make that one?", "and the other?" */
function pointsAtDrink(talk: Talk): boolean {
  const { reading, drink, isPointed } = talk.situation;
  const isShort = reading.words.length <= SHORT && reading.ingredients.length === 0;
  return isPointed || (drink !== undefined && isShort && has(talk, 'it', 'takesIt') && has(talk, ...OF_IT));
}

/** The answer that the message means, or, where it names no drink, the one that its last question means. */
function foundAs(talk: Talk, kind: MessageKind): BarAnswer | undefined {
  const { language } = talk.situation.reading;
  const find = (said: string, as: MessageKind) =>
    talk.bar.answers.find(said, language, as, namedIn(talk))?.answer;
  const isOfDrink = kind === 'sure' || talk.situation.reading.drinks.length > 0;
  const asked = isOfDrink ? undefined : askedIn(talk);
  return find(messageOf(talk), kind) ?? (asked === undefined ? undefined : find(asked, 'question'));
}

/** Of a message of several sentences the one that asks, so that what is told beside it hides nothing. */
function askedIn({ request }: Talk): string | undefined {
  const sentences = request.messages.at(-1)?.content.match(/[^.!?…\n]+[.!?…\n]*/g) ?? [];
  const asked = sentences.findLast((sentence) => sentence.includes('?') && /\S\s+\S+\s+\S/.test(sentence));
  return sentences.length > 1 ? asked : undefined;
}

/** What is said, without the names of drinks; "and for how long?" with what was asked before. */
function messageOf(talk: Talk): string {
  const { request, situation } = talk;
  const { reading } = situation;
  const names = reading.drinks.length + reading.ingredients.length + reading.terms.length > 0;
  if (!names && reading.words.length <= FEWEST && has(talk, 'wantsToKnow') && isEmptyWish(reading.wish))
    return request.messages
      .filter(({ role }) => role === 'user')
      .slice(-2)
      .map(({ content }) => content)
      .join(' ');
  return reading.drinks.length === 0 ? (request.messages.at(-1)?.content ?? '') : reading.drinkless.join(' ');
}

function namedIn({ situation: { reading } }: Talk): ReadonlySet<string> {
  return new Set(reading.ingredients.map(({ id }) => id));
}

/** A question of so few words asks on. */
const FEWEST = 4;

/** From this likelihood on a message is believed to ask the bar, where its wordings ask for something. */
const ASKS = 0.6;
/** Whoever says this asks for something else, whatever they name. */
const NEVER_ASKS: readonly Cue[] = [
  'buyNext',
  'recall',
  'surprise',
  'strongest',
  'weakest',
  'watchOut',
  'notTooMuch',
];

/** Whether the message asks for what a bar knows, whatever drinks and bottles it names. */
function asksBar(talk: Talk): boolean {
  const { reading } = talk.situation;
  const { drinks, ingredients } = reading;
  const isOfGuest =
    avoidsSomething(reading.wish) ||
    reading.wish.isAlcoholFree ||
    reading.wish.withoutDrinks.length > 0 ||
    reading.isIntolerant ||
    reading.namesSubstance;
  if (isOfGuest || has(talk, ...NEVER_ASKS)) return false;
  if (reading.asking < ASKS) return false;
  const isOfOne =
    (drinks.length > 0 && (has(talk, ...OF_IT_ALONE) || reading.drinkless.every(isName))) ||
    (drinks.length > 1 && has(talk, 'difference', ...COMPARES)) ||
    (ingredients.length > 0 && has(talk, 'swap', 'usedUp')) ||
    (reading.terms.length > 0 && has(talk, 'meaning')) ||
    pointsAtDrink(talk);
  if (isOfOne) return false;
  const isWorded = has(talk, 'wantsToKnow', 'mishap', 'meaning', 'keeps');
  return (
    isWorded || (reading.asking >= LIKELY.asking && (nearestAnswers(talk)[0]?.score ?? 0) >= LIKELY.score)
  );
}
/** Where no wording asks, the bar is surely asked where it is so likely, and an answer fits so well. */
const LIKELY = { asking: 0.85, score: 0.3 };

/** The answers of the bar by how near they come to the message. */
function nearestAnswers(talk: Talk): readonly FoundAnswer[] {
  const { language } = talk.situation.reading;
  return talk.bar.answers.rank(messageOf(talk), language, namedIn(talk));
}

/** What a message seems to be: a question to the bar, or one that may as well ask for drinks or a recipe. */
function kindOf(talk: Talk): MessageKind {
  const { reading, isFollowUp } = talk.situation;
  if (asksBar(talk)) return 'asked';
  if (!has(talk, 'wantsToKnow') || (reading.drinks.length > 0 && has(talk, 'howTo', 'contents')))
    return 'wish';
  const mayBeOfShelf = has(talk, 'shelf') && (reading.wish.with.length > 1 || reading.words.length <= SHORT);
  const asksForDrinks =
    has(talk, 'request') &&
    (reading.drinks.length > 0 || (has(talk, 'withIt') && reading.wish.with.length > 0));
  return isFollowUp || mayBeOfShelf || asksForDrinks ? 'doubtful' : 'question';
}
