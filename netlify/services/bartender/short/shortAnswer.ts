import { leftOutName, wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { isGuard } from '../../../../src/domain/wishes/wishes.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import type { Wish } from '../../../../src/contracts/wishes.ts';
import type { Intent } from '../../../../src/domain/wishes/reading.ts';
import { citedIds } from '../../../../src/domain/chat/citations.ts';
import { listText } from '../../../../src/text/listText.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import { aboutDrink, dietOfIngredient, pressesForDrink, swapsText, useInstead } from './aboutDrink.ts';
import { compare, orderShown } from './compare.ts';
import {
  bookQuestions,
  bookText,
  buyText,
  convert,
  pressesForBook,
  searchBook,
  shelfText,
} from './fromBook.ts';
import type { Scene, ShortAnswer, ShortContext } from './shortContext.ts';
import { say, SHORT_TEXTS } from './shortTexts.ts';
import { pressesFor, suggest, surprise } from './suggest.ts';
import { findDrink } from './words.ts';

type Said = Pick<ShortAnswer, 'text' | 'followUps'>;

/** Intents that are about a drink, be it named or the one shown last. */
const ABOUT_DRINK: readonly Intent[] = [
  'recipe',
  'amounts',
  'swap',
  'virgin',
  'alike',
  'calories',
  'strength',
  'glass',
  'history',
  'taste',
  'food',
  'diet',
];
const SMALL_TALK = ['greeting', 'thanks', 'bye', 'about'] as const;
const SMALL_TALK_TEXTS = { greeting: 'hello', thanks: 'thanks', bye: 'bye', about: 'about' } as const;
/** So many ingredients that somebody names are what they have, and no drink need hold all. */
const LISTED = 3;
/** See {@link leastLikeness}. */
const LIKENESS = { low: 0.22, middle: 0.28, raised: 0.36, high: 0.44, highest: 0.6 };
/** So many words that nothing was read from say that a message asks for something else. */
const MUCH_UNREAD = 4;
/** A message of fewer words goes on with what was said. */
const FEW_WORDS = 5;
/** Words up to which "that one" is an order and no remark. */
const SHORT_MESSAGE = 6;
/** Words up to which "could I use mezcal?" asks of the drink shown last. */
const SHORT_QUESTION = 9;
/** Chips that alone wish for no drink. */
const NO_WISH: readonly string[] = ['guests', 'not-drink'];

/** An answer by rules alone: what is asked about a drink, drinks that fit the chips, the bar's book, in this order. */
export function shortAnswer(context: ShortContext): ShortAnswer {
  const scene: Scene = { ...context, language: context.reading.language, subject: subjectOf(context) };
  const { reading, wishes, language, catalogue } = scene;
  if (reading.unclear !== undefined) {
    const { text, may } = reading.unclear;
    const question = say('ask', language, { text });
    const options = may.map((what) => ({ what, label: leftOutName(what, catalogue, language) }));
    return { text: question, followUps: [], ask: { text: question, options }, wishes };
  }
  return { ...answerIn(scene), wishes };
}

function answerIn(scene: Scene): Said {
  return (
    smallTalk(scene) ??
    conversion(scene) ??
    comparison(scene) ??
    fromBook(scene) ??
    fromShelf(scene) ??
    ofDrink(scene) ??
    drinksForChips(scene) ??
    knowledge(scene) ??
    whatWasUnderstood(scene)
  );
}

/** The drink that is spoken of; none where the message asks for other drinks. */
function subjectOf({ text, reading, last, page, catalogue, wishes }: ShortContext): Drink | undefined {
  const { intents, added, pointsAt, isQuestion, ingredients } = reading;
  const [named] = reading.drinks;
  const isUnwanted = wishes.some((wish) => wish.kind === 'not-drink' && wish.drink === named);
  if (named !== undefined && !isUnwanted) return findDrink(named, catalogue);
  if (intents.has('more') || intents.has('surprise')) return undefined;
  const isAsked = ABOUT_DRINK.some((intent) => intents.has(intent));
  const isShort = !isQuestion && text.split(/\s+/).length <= SHORT_MESSAGE;
  const shown = last.length === 0 && page !== undefined ? [page] : last;
  if (pointsAt !== undefined && (pointsAt !== 0 || isAsked || isShort)) {
    // "The whisky one" is the one of those shown that has it.
    const kin = getIngredientKin(catalogue);
    const described = pointsAt === 0 && shown.length > 1 && added.length > 0 && ingredients.length > 0;
    const [first] = shown;
    const meant = described
      ? getWishedDrinks(catalogue).find(
          (drink) =>
            shown.includes(drink.id) &&
            drink.ingredients.some((id) => kin.wanted(ingredients[0] ?? '').surely.has(id)),
        )?.id
      : shown.at(pointsAt);
    return findDrink(meant ?? first, catalogue);
  }
  if (isAsked) return findDrink(shown[0], catalogue);
  const changesIt =
    added.length > 0 &&
    added.every((wish) => wish.kind === 'guests' || isWithoutAlcohol(wish) || isRefused(wish));
  return changesIt && last.length === 1 ? findDrink(last[0], catalogue) : undefined;
}

function isWithoutAlcohol(wish: Wish): boolean {
  return wish.kind === 'leave-out' && wish.what === 'alcohol';
}

function isRefused(wish: Wish): boolean {
  return (wish.kind === 'ingredient' || wish.kind === 'group') && wish.not;
}

/** Whether a wish asks for drinks of some sort. */
function asksForDrinks(wish: Wish): boolean {
  return (
    !isGuard(wish) &&
    !('not' in wish && wish.not) &&
    !['guests', 'not-drink', 'order', 'shelf'].includes(wish.kind)
  );
}

/**
 * How like a question of the book a message must be to be answered by it. The more of it was read as something else, a
 * drink or a wish for one, the liker.
 */
function leastLikeness({ text, reading, subject, last }: Scene): number {
  const { intents, added, isQuestion, drinks, pointsAt, pointsAtAll, unread } = reading;
  const has = (...asked: readonly Intent[]) => asked.some((intent) => intents.has(intent));
  const isRead = unread.length <= 1;
  if (subject !== undefined && has('recipe', 'calories', 'strength', 'glass', 'food', 'virgin', 'alike'))
    return Infinity;
  if (subject !== undefined && has('swap', 'diet', 'history', 'taste', 'amounts')) return LIKENESS.high;
  if (pointsAtAll || (pointsAt !== undefined && pointsAt !== 0)) return LIKENESS.high;
  if (text.split(/\s+/).length < FEW_WORDS && (last.length > 0 || added.length > 0)) return LIKENESS.raised;
  if (drinks.length > 0) return isRead ? LIKENESS.highest : LIKENESS.raised;
  if (has('more', 'surprise', 'buy')) return LIKENESS.raised;
  if (added.length === 0 && !has('shelf')) return LIKENESS.low;
  if (isRead && added.some(({ kind }) => kind === 'food' || kind === 'occasion')) return LIKENESS.highest;
  if (isRead) return isQuestion ? LIKENESS.raised : LIKENESS.high;
  return unread.length < MUCH_UNREAD && !isQuestion && added.some(asksForDrinks)
    ? LIKENESS.middle
    : LIKENESS.low;
}

/** The answer of the bar's book, where its question is meant. */
function fromBook(scene: Scene): Said | undefined {
  const found = searchBook(scene);
  if ((found.answers[0]?.score ?? 0) < leastLikeness(scene)) return undefined;
  return { text: bookText(found, scene), followUps: pressesForBook(found, scene) };
}

function smallTalk({ reading, language, subject }: Scene): Said | undefined {
  const { intents, added, ingredients } = reading;
  const said = SMALL_TALK.find((intent) => intents.has(intent));
  const isAlone = [...intents].every((intent) => (SMALL_TALK as readonly Intent[]).includes(intent));
  if (said === undefined || !isAlone || added.length > 0 || ingredients.length > 0 || subject !== undefined)
    return undefined;
  return {
    text: say(SMALL_TALK_TEXTS[said], language),
    followUps: said === 'bye' ? [] : SHORT_TEXTS[language].fuStart,
  };
}

function conversion(scene: Scene): Said | undefined {
  const { conversion: asked } = scene.reading;
  const text = asked && convert(asked, scene);
  return text === undefined ? undefined : { text, followUps: [] };
}

function comparison(scene: Scene): Said | undefined {
  const { reading, last, catalogue, wishes } = scene;
  const drinksOf = (ids: readonly string[]) => ids.flatMap((id) => findDrink(id, catalogue) ?? []);
  const order = reading.added.find((wish) => wish.kind === 'order')?.order;
  const named = reading.drinks.filter(
    (id) => !wishes.some((wish) => wish.kind === 'not-drink' && wish.drink === id),
  );
  const isOfShown = reading.pointsAtAll && (order !== undefined || reading.intents.has('compare'));
  const shown = drinksOf(named.length > 1 ? named : isOfShown ? last : []);
  if (order !== undefined && shown.length > 1)
    return {
      text: orderShown(shown, order, scene),
      followUps: pressesFor(
        shown.map(({ id }) => id),
        scene,
      ),
    };
  const withLast =
    reading.intents.has('compare') && named.length === 1 && last.length === 1
      ? drinksOf([...last, ...named])
      : [];
  const compared = shown.length > 1 ? shown : withLast;
  if (new Set(compared).size < 2) return undefined;
  return {
    text: compare(compared, scene),
    followUps: pressesFor(
      compared.map(({ id }) => id),
      scene,
    ),
  };
}

function fromShelf(scene: Scene): Said | undefined {
  const { reading, shelf, wishes, subject } = scene;
  const { intents, ingredients } = reading;
  const has = (intent: Intent) => intents.has(intent);
  const isListed = ingredients.length > 0 && (reading.added.length === 0 || ingredients.length >= LISTED);
  const entries = isListed ? ingredients : shelf;
  if (has('buy') && subject === undefined) {
    const text = entries.length === 0 ? undefined : buyText(entries, scene);
    return text === undefined ? undefined : { text, followUps: pressesFor(citedIds(text), scene) };
  }
  const isOfShelf = (wish: Wish) => wish.kind === 'shelf';
  const isAsked =
    reading.added.some(isOfShelf) ||
    (has('shelf') && (isListed || reading.added.length === 0 || wishes.some(isOfShelf)));
  if (!isAsked || subject !== undefined) return undefined;
  const text = shelfText(entries, scene);
  return { text, followUps: pressesFor(citedIds(text), scene) };
}

function ofDrink(scene: Scene): Said | undefined {
  const { subject, reading, catalogue } = scene;
  const { intents, ingredients } = reading;
  const isBrief = scene.text.split(/\s+/).length <= SHORT_QUESTION && reading.unread.length === 0;
  const asksSwap = intents.has('swap') || (isBrief && reading.drinks.length === 0 && !intents.has('more'));
  const used = subject ?? (scene.last.length === 1 ? findDrink(scene.last[0], catalogue) : undefined);
  const instead = asksSwap && used !== undefined ? useInstead(used, scene) : undefined;
  if (used !== undefined && instead !== undefined)
    return { text: instead, followUps: pressesForDrink(used, scene) };
  if (subject === undefined) {
    const [thing] = ingredients.filter((id) => catalogue.ingredientById.has(id));
    if (thing === undefined) return undefined;
    if (intents.has('swap')) return { text: swapsText([thing], undefined, scene), followUps: [] };
    return intents.has('diet') && !intents.has('shelf')
      ? { text: dietOfIngredient(thing, scene), followUps: [] }
      : undefined;
  }
  const text = aboutDrink(subject, scene);
  const cited = citedIds(text);
  return { text, followUps: cited.length > 1 ? pressesFor(cited, scene) : pressesForDrink(subject, scene) };
}

function drinksForChips(scene: Scene): Said | undefined {
  const { reading, wishes, language } = scene;
  const { intents, added, takenBack } = reading;
  if (intents.has('surprise')) {
    const text = surprise(scene);
    return { text, followUps: [...pressesFor(citedIds(text), scene), say('fuMore', language)] };
  }
  const isChanged = added.some(({ kind }) => kind !== 'order') || added.length > 0 || takenBack.length > 0;
  const wishesDrink =
    wishes.some(({ kind }) => !NO_WISH.includes(kind)) ||
    added.some(({ kind }) => kind === 'guests' || kind === 'not-drink');
  if (!(isChanged && wishesDrink) && !intents.has('more')) return undefined;
  const text = suggest(scene, { isMore: intents.has('more') });
  const cited = citedIds(text);
  return {
    text,
    followUps: [...pressesFor(cited, scene), ...(cited.length > 0 ? [say('fuMore', language)] : [])],
  };
}

/** What an ingredient is, or questions of the bar's book to press. */
function knowledge(scene: Scene): Said | undefined {
  const { reading, language } = scene;
  const found = searchBook(scene);
  const [ingredient] = reading.ingredients;
  if (ingredient !== undefined) {
    const about = aboutIngredient(ingredient, language);
    if (about !== undefined) return { text: about, followUps: bookQuestions(found, scene).slice(0, 2) };
  }
  if (!reading.isQuestion) return undefined;
  const questions = bookQuestions(found, scene);
  return questions.length === 0 ? undefined : { text: say('bookAsk', language), followUps: questions };
}

function whatWasUnderstood({ wishes, catalogue, language }: Scene): Said {
  const labels = wishes.map((wish) => wishLabel(wish, catalogue, language));
  const text =
    labels.length === 0
      ? say('notUnderstood', language)
      : say('understood', language, { things: listText(labels, language) });
  return { text, followUps: SHORT_TEXTS[language].fuStart };
}
