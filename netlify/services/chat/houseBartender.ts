import type { Catalogue } from '../../../src/catalogue/catalogue.ts';
import type { ChatRequest } from '../../../src/contracts/chat.ts';
import { hasSubject, isEmptyWish } from '../../../src/domain/chat/wish.ts';
import { buyNext, changedShelf, onBudget, recalled } from './answers/buyNext.ts';
import { aboutDrink } from './answers/aboutDrink.ts';
import { answersInstead, barAnswer, nearAnswer, plainAnswer } from './answers/barAnswer.ts';
import { care, hangover } from './answers/care.ts';
import { cost } from './answers/cost.ts';
import { compared } from './answers/compare.ts';
import { aboutVariant, asLast, batchAhead, leaveOut } from './answers/lastResort.ts';
import { aboutContentsOf, asksOfAlcohol, watchOut } from './answers/contents.ts';
import { answerAbout, ingredient, knowledgeOf, term } from './answers/explain.ts';
import { hosting } from './answers/hosting.ts';
import { keeping } from './answers/keeping.ts';
import { aboutMissing } from './answers/missing.ts';
import { fromShelf, isOfOwn } from './answers/fromShelf.ts';
import { quantity } from './answers/quantity.ts';
import { rescue } from './answers/rescue.ts';
import { forSeveral } from './answers/several.ts';
import { eatWith } from './answers/pairing.ts';
import { amongShown, suggest, surprise } from './answers/suggest.ts';
import { standInFor } from './answers/swap.ts';
import { warned } from './answers/warning.ts';
import { barOf } from './bar.ts';
import { likelihoodOfBook, type Doubtful } from './learnt/choosing.ts';
import { aboutOwn } from './own/aboutOwn.ts';
import type { OwnKnown } from './own/ownKnown.ts';
import type { Situation } from './situation.ts';
import { avoidsSomething, isFree } from './taboo.ts';
import { clashWithBottle, has, SHORT, talkOf, type Talk } from './talk.ts';

/** Answers without a model, by rules over the catalogue. */
export interface HouseBartender {
  /**
   * The whole answer in the language of the request, small Markdown with `[[id]]` for recipes.
   *
   * @param chance a number from 0 up to 1, as `Math.random` gives
   * @param situation where the conversation stands, if that has been read
   * @param own the drinks that the guest has made up
   */
  answer(
    request: ChatRequest,
    chance: () => number,
    situation?: Situation,
    own?: readonly OwnKnown[],
  ): string;
}

/** Prepares the house bartender over a catalogue. */
export function createHouseBartender(catalogue: Catalogue): HouseBartender {
  const bar = barOf(catalogue);
  return {
    answer(request, chance, situation, own) {
      const talk = talkOf(bar, request, chance, situation, own);
      const { text, by } = planned(talk);
      return warned(talk, fromBook(talk, by) ?? text);
    },
  };
}

/** The text of the first answer that applies, and its kind where it may have missed the question. */
export function planned(talk: Talk): { text: string; by: Doubtful | undefined } {
  for (const answer of ANSWERS) {
    const text = answer(talk);
    if (text !== undefined) return { text, by: DOUBTFUL.get(answer) };
  }
  return { text: asLast(talk), by: 'nothing' };
}

/** The nearest answer of the bar's book, where it is likely the better one. */
function fromBook(talk: Talk, by: Doubtful | undefined): string | undefined {
  const near = by === undefined ? [] : answersInstead(talk);
  if (by === undefined || near.length === 0) return undefined;
  return likelihoodOfBook(talk.situation, by, near) >= LIKELY ? nearAnswer(talk, 0) : undefined;
}
/** From this likelihood on; chosen by turns that were held back from the learning. */
const LIKELY = 0.6;

/** Each answers what is its own, or nothing; the first to answer is heard. */
const ANSWERS: readonly ((talk: Talk) => string | undefined)[] = [
  care,
  injection,
  hangover,
  aboutOwn,
  amongShown,
  recalled,
  changedShelf,
  keeping,
  cost,
  plainAnswer,
  quantity,
  batchAhead,
  buyNext,
  leaveOut,
  aboutVariant,
  onBudget,
  rescue,
  barAnswer,
  hosting,
  compared,
  offTopic,
  watchOut,
  standInFor,
  aboutMissing,
  aboutFood,
  aboutDrink,
  aboutBottle,
  aboutTerm,
  knownBottle,
  unknownAllergy,
  farewell,
  fromGuest,
  forSeveral,
  wished,
  aboutIngredient,
  smallTalk,
];

/** Answers that are given to what may as well be a question to the bar. */
const DOUBTFUL: ReadonlyMap<(talk: Talk) => string | undefined, Doubtful> = new Map([
  [wished, 'drinks'],
  [onBudget, 'budget'],
  [aboutDrink, 'drink'],
  [fromGuest, 'shelf'],
]);

function namesNothing({ situation: { reading } }: Talk): boolean {
  return reading.drinks.length === 0 && reading.ingredients.length === 0 && reading.foods.length === 0;
}

function injection(talk: Talk): string | undefined {
  return has(talk, 'injection', 'rude') ? talk.say(talk.texts.injection) : undefined;
}

function offTopic(talk: Talk): string | undefined {
  const isOther = namesNothing(talk) && !hasSubject(talk.situation.reading.wish) && !has(talk, 'bar', 'joke');
  return has(talk, 'offTopic') && isOther ? talk.say(talk.texts.offTopic) : undefined;
}

/** Whether a bottle can be had by somebody who must not have something. */
function aboutBottle(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  const asks =
    reading.isIntolerant ||
    has(talk, 'allergensOf', 'vegan', 'vegetarian', 'contains') ||
    (has(talk, 'contents') && reading.allergens.length > 0) ||
    (avoidsSomething(reading.wish)
      ? reading.asksWhether || has(talk, 'wantsToKnow')
      : reading.namesSubstance);
  const isOne = reading.drinks.length === 0 && reading.ingredients.length <= (has(talk, 'contains') ? 2 : 1);
  const asksAlcohol = has(talk, 'contains') && asksOfAlcohol(talk);
  if (!isOne || has(talk, 'shelf') || (has(talk, 'request') && !asksAlcohol)) return undefined;
  const named = reading.ingredients.filter(({ role }) => role === 'with' || reading.isIntolerant);
  // "Is there milk in crème de menthe?" asks of the bottle.
  const bottle =
    named.find(({ id }) => talk.bar.pantry.isAlcoholic(id)) ??
    named.find(({ isSubstance }) => !isSubstance) ??
    named.at(-1);
  if (bottle === undefined) return undefined;
  // "And alcohol-free gin?" of who must not have a trace of it.
  const isKept =
    !has(talk, 'swap') &&
    reading.words.length <= MOST_ASKING &&
    clashWithBottle(talk, bottle.id) !== undefined;
  return asks || isKept ? aboutContentsOf(talk, bottle.id) : undefined;
}

/** Somebody reacts to something, and nobody knows to what. */
function unknownAllergy(talk: Talk): string | undefined {
  const { reading, taboo } = talk.situation;
  const asksOfAll = reading.drinks.length > 0 || /al+ergen/.test(reading.words.join(' '));
  return reading.isIntolerant && isFree(taboo) && !asksOfAll ? talk.texts.allergyUnclear : undefined;
}

function aboutFood(talk: Talk): string | undefined {
  const { reading, drink } = talk.situation;
  const named = reading.drinks[0];
  const asksForDrink = reading.foods.length > 0 && named === undefined;
  if (asksForDrink || !has(talk, 'pairFood')) return undefined;
  if (named !== undefined) return eatWith(talk, named);
  const refersBack = has(talk, 'it') || reading.words.length <= SHORT;
  return drink !== undefined && refersBack && isEmptyWish(reading.wish) ? eatWith(talk, drink) : undefined;
}

function aboutTerm(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  const [first] = reading.terms;
  const isAlone =
    reading.words.length <= 3 && isEmptyWish({ ...reading.wish, categories: [], tastes: [], spirits: [] });
  if (first === undefined || !(has(talk, 'meaning', 'howTo', 'difference') || isAlone)) return undefined;
  if (has(talk, 'request') && !has(talk, 'meaning', 'howTo', 'difference') && reading.words.length > 1)
    return undefined;
  const terms = has(talk, 'difference') ? reading.terms.slice(0, 2) : [first];
  return terms.map((id) => term(talk, id)).join('\n\n');
}

/** What a bottle is or tastes of, where the bar knows it: "was ist Cachaça?", "and aquavit?". */
function knownBottle(talk: Talk): string | undefined {
  const { reading } = talk.situation;
  const [one, ...others] = reading.ingredients;
  const isShort = reading.words.length <= (reading.asksWhether ? SHORT : MOST_ASKING);
  const asks = reading.asksWhether || has(talk, 'meaning', 'howTaste', 'difference', 'contents', 'history');
  const isElse = has(talk, 'shelf', 'swap', 'buyNext', 'strongest', 'weakest', 'surprise');
  if (one === undefined || others.length > 0 || !asks || isElse) return undefined;
  if (!isShort && !has(talk, 'history')) return undefined;
  // "What is good with rum?" asks for drinks, unless the bar has an answer about just that.
  const isKnown = !has(talk, 'request') || answerAbout(talk, one.id) !== undefined;
  return isKnown && knowledgeOf(talk, one.id) !== undefined ? ingredient(talk, one.id) : undefined;
}
/** Who asks what something is uses few words. */
const MOST_ASKING = 10;

function fromGuest(talk: Talk): string | undefined {
  const { request, situation } = talk;
  const { reading, wish } = situation;
  const hasShelf = !talk.shelf().isEmpty;
  const asks =
    has(talk, 'shelf') ||
    isOfOwn(talk) ||
    (request.mode === 'mix' && request.shelf.length > 0 && !has(talk, 'meaning'));
  if (!asks || wish.foods.length > 0) return undefined;
  const isList = reading.wish.with.length >= 3 || (request.mode === 'mix' && request.shelf.length > 0);
  if (reading.wish.with.length > 0 && !isList) return undefined;
  if (!hasShelf && wish.with.length === 0 && !isEmptyWish(wish)) return undefined;
  const refersToNothing =
    isEmptyWish(reading.wish) && !has(talk, 'shelf', 'request', 'surprise', 'another', 'stronger', 'weaker');
  if (refersToNothing && has(talk, 'greeting', 'thanks', 'bye', 'about', 'offTopic')) return undefined;
  return fromShelf(talk, reading.wish.with);
}

function wished(talk: Talk): string | undefined {
  const { reading, isFollowUp } = talk.situation;
  const wasWish = !isEmptyWish(talk.situation.wish) && talk.situation.last.length > 0;
  const isOpen = !hasSubject(reading.wish) && !(wasWish && reading.words.length > 3);
  if (has(talk, 'surprise') && isOpen) return surprise(talk);
  if (has(talk, 'feeling') && !hasSubject(reading.wish))
    return suggest(
      { ...talk, situation: { ...talk.situation, wish: { ...talk.situation.wish, isFamous: true } } },
      talk.texts.tired,
    );
  const asksWhat =
    has(talk, 'meaning', 'howTaste') &&
    reading.ingredients.length === 1 &&
    !has(talk, 'request', 'more', 'pairDrink');
  if (asksWhat && (!isFollowUp || !has(talk, 'more'))) return undefined;
  if (isFollowUp || !isEmptyWish(reading.wish)) return suggest(talk);
  if (has(talk, 'another', 'request') && has(talk, 'bar') && !has(talk, 'about', 'offTopic'))
    return suggest(talk);
  // "I hate gin" – "so what do you suggest?"
  const asksNow = has(talk, 'request') && !isEmptyWish(talk.situation.wish) && !has(talk, 'offTopic');
  return has(talk, 'another') || asksNow ? suggest(talk) : undefined;
}

/** Who wishes a good evening orders nothing for one. */
function farewell(talk: Talk): string | undefined {
  const isShort = talk.situation.reading.words.length <= 5 || has(talk, 'thanks');
  return has(talk, 'bye') && isShort && namesNothing(talk) && !has(talk, 'wantsToKnow', 'shelf')
    ? talk.say(talk.texts.bye)
    : undefined;
}

function aboutIngredient(talk: Talk): string | undefined {
  const named = talk.situation.reading.ingredients[0]?.id;
  return named === undefined ? undefined : ingredient(talk, named);
}

function smallTalk(talk: Talk): string | undefined {
  const { texts, say } = talk;
  if (has(talk, 'joke')) return texts.joke;
  if (has(talk, 'about')) return say(texts.about);
  if (has(talk, 'bye')) return say(texts.bye);
  if (has(talk, 'thanks')) return say(texts.thanks);
  if (has(talk, 'greeting')) return say(texts.hello);
  return has(talk, 'offTopic') ? say(texts.offTopic) : undefined;
}
