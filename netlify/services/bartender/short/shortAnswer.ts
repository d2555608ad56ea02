import { leftOutName, wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { addWishes } from '../../../../src/domain/wishes/wishes.ts';
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

type Said = Pick<ShortAnswer, 'text' | 'followUps'> & Partial<Pick<ShortAnswer, 'wishes'>>;

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
/** See {@link leastLikeness}; the lists by how little was read: nearly all, some, little. Measured on open conversations. */
const LIKENESS = {
  order: 0.6,
  drinkWord: 0.08,
  ofDrink: 0.44,
  shelf: 0.36,
  drink: { asked: [0.46, 0.34, 0.28], told: [0.5, 0.36, 0.28] },
  drinkAndWish: { asked: [0.34, 0.26, 0.22], told: [0.5, 0.4, 0.28] },
  wish: { asked: [0.36, 0.26, 0.2], told: [0.48, 0.3, 0.22] },
  nothing: { asked: [0.18, 0.18, 0.18], told: [0.2, 0.2, 0.2] },
};
/** So many words that nothing was read from say that a message asks for something else. */
const MUCH_UNREAD = 4;
/** A message of fewer words goes on with what was said. */
const FEW_WORDS = 5;
/** A remark this like a question of the book may mean it. */
const LIKENESS_TO_ASK = 0.15;
/** Words beside a greeting that ask for nothing. */
const MOST_UNREAD_OF_SMALL_TALK = 2;
/** Words up to which "that one" is an order and no remark. */
const SHORT_MESSAGE = 6;
/** Words up to which "could I use mezcal?" asks of the drink shown last. */
const SHORT_QUESTION = 9;
/** Chips that say what a drink is to be, so that it need not be like another one. */
const TELLING: readonly string[] = [
  'ingredient',
  'group',
  'style',
  'occasion',
  'food',
  'colour',
  'like',
  'shelf',
  'guests',
  'drink-kind',
];
/** Chips that alone wish for no drink. */
const NO_WISH: readonly string[] = ['guests', 'not-drink'];

/** An answer by rules alone: what is asked about a drink, drinks that fit the chips, the bar's book, in this order. */
export function shortAnswer(given: ShortContext): ShortAnswer {
  // An answer of the book shows no drink: what it goes on about is the one shown before.
  const context = given.last.length > 0 ? given : { ...given, last: given.shown.slice(0, 1) };
  const scene: Scene = { ...context, language: context.reading.language, subject: subjectOf(context) };
  const { reading, wishes, language, catalogue } = scene;
  if (reading.unclear !== undefined) {
    const { text, may } = reading.unclear;
    const question = say('ask', language, { text });
    const options = may.map((what) => ({ what, label: leftOutName(what, catalogue, language) }));
    return { text: question, followUps: [], ask: { text: question, options }, wishes };
  }
  return { wishes, ...answerIn(scene) };
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
  const { intents, added, pointsAt, isQuestion } = reading;
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
    const wanted = added.flatMap((wish) =>
      wish.kind === 'ingredient' && !wish.not
        ? [kin.wanted(wish.id).surely]
        : wish.kind === 'group' && !wish.not
          ? [kin.group(wish.group)]
          : [],
    );
    if (pointsAt === 0 && shown.length > 1 && wanted.length > 0) {
      const described = getWishedDrinks(catalogue).find(
        (drink) =>
          shown.includes(drink.id) && wanted.every((ids) => drink.ingredients.some((id) => ids.has(id))),
      );
      return findDrink(described?.id, catalogue);
    }
    return findDrink(shown.at(pointsAt) ?? shown[0], catalogue);
  }
  if (isAsked) return findDrink(shown[0], catalogue);
  const alone = last.length === 1 ? findDrink(last[0], catalogue) : undefined;
  if (alone === undefined || added.length === 0) return undefined;
  const kin = getIngredientKin(catalogue);
  const isInIt = (wish: Wish) =>
    wish.kind === 'ingredient' && alone.lines.some(({ ingredient }) => kin.unwanted(wish.id).has(ingredient));
  const changesIt =
    added.some((wish) => isRefused(wish) && isInIt(wish)) ||
    (isQuestion && added.every(isInIt)) ||
    added.every((wish) => wish.kind === 'guests' || isWithoutAlcohol(wish) || isRefused(wish));
  return changesIt ? alone : undefined;
}

function isWithoutAlcohol(wish: Wish): boolean {
  return wish.kind === 'leave-out' && wish.what === 'alcohol';
}

function isRefused(wish: Wish): boolean {
  return (wish.kind === 'ingredient' || wish.kind === 'group') && wish.not;
}

/**
 * How like a question of the book a message must be to be answered by it. The more of it was read as something else, a
 * drink or a wish for one, the liker; the more of it nothing was read from, the less.
 */
function leastLikeness({ text, reading, subject, last }: Scene): number {
  const { intents, added, isQuestion, drinks, pointsAt, pointsAtAll, unread } = reading;
  const has = (...asked: readonly Intent[]) => asked.some((intent) => intents.has(intent));
  const isOfDrink = has('recipe', 'calories', 'strength', 'glass', 'food', 'virgin', 'alike');
  if (subject !== undefined && isOfDrink) return Infinity;
  if (drinks.length > 0 && has('amounts') && added.some(({ kind }) => kind === 'guests')) return Infinity;
  if (has('swap') && reading.ingredients.length > 0 && unread.length <= 1) return LIKENESS.ofDrink;
  if (subject !== undefined && drinks.length === 0 && has('amounts')) return LIKENESS.shelf;
  if (subject !== undefined && has('swap', 'diet', 'history', 'taste', 'amounts')) return LIKENESS.ofDrink;
  if (pointsAtAll || (pointsAt !== undefined && pointsAt !== 0)) return LIKENESS.ofDrink;
  const much = unread.length <= 1 ? 0 : unread.length < MUCH_UNREAD ? 1 : 2;
  const isOrder =
    added.some(({ kind }) => kind === 'food' || kind === 'occasion') || (added.length > 0 && last.length > 0);
  if (much === 0 && isOrder) return isQuestion ? LIKENESS.ofDrink : LIKENESS.order;
  if (text.split(/\s+/).length < FEW_WORDS && (last.length > 0 || added.length > 0)) return LIKENESS.shelf;
  if (has('more', 'surprise', 'buy', 'shelf') || reading.ingredients.length >= LISTED) return LIKENESS.shelf;
  const isLong = text.split(/\s+/).length > SHORT_MESSAGE;
  if (drinks.length > 0 && added.length === 0 && much === 0 && isLong) return LIKENESS.shelf;
  const about =
    drinks.length > 0 ? (added.length > 0 ? 'drinkAndWish' : 'drink') : added.length > 0 ? 'wish' : 'nothing';
  const least = LIKENESS[about][isQuestion ? 'asked' : 'told'][much] ?? 0;
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const namesDrinks =
    about !== 'drink' && SHORT_TEXTS[reading.language].drinkWords.some((word) => words.has(word));
  return namesDrinks ? least + LIKENESS.drinkWord : least;
}

/** The answer of the bar's book, where its question is meant. */
function fromBook(scene: Scene): Said | undefined {
  const found = searchBook(scene);
  if ((found[0]?.score ?? 0) < leastLikeness(scene)) return undefined;
  return { text: bookText(found, scene), followUps: pressesForBook(found, scene) };
}

function smallTalk({ reading, language, subject }: Scene): Said | undefined {
  const { intents, added, ingredients, isQuestion, unread } = reading;
  const said = SMALL_TALK.find((intent) => intents.has(intent));
  const isAlone = [...intents].every((intent) => (SMALL_TALK as readonly Intent[]).includes(intent));
  const asksMore = (isQuestion && said !== 'about') || unread.length > MOST_UNREAD_OF_SMALL_TALK;
  if (
    said === undefined ||
    !isAlone ||
    asksMore ||
    added.length > 0 ||
    ingredients.length > 0 ||
    subject !== undefined
  )
    return undefined;
  return {
    text: say(SMALL_TALK_TEXTS[said], language),
    followUps: said === 'bye' ? [] : SHORT_TEXTS[language].fuStart,
  };
}

function conversion(scene: Scene): Said | undefined {
  const { conversion: asked, intents, drinks } = scene.reading;
  // "How many glasses of 200 ml from a bottle?" wants a sum, and no other unit.
  const isLong = scene.text.split(/\s+/).length > SHORT_QUESTION;
  const isSum = (intents.has('amounts') && isLong) || (asked?.to === undefined && drinks.length > 0);
  const text = asked && !isSum ? convert(asked, scene) : undefined;
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
    (reading.drinks.length === 0 &&
      ingredients.length >= LISTED &&
      reading.added.length === 0 &&
      !has('swap')) ||
    (has('shelf') && (isListed || reading.added.length === 0 || wishes.some(isOfShelf)));
  if (!isAsked || subject !== undefined) return undefined;
  const text = shelfText(entries, scene);
  // What follows keeps to the shelf until its chip is pressed away.
  const kept = isListed || entries.length === 0 ? wishes : addWishes(wishes, [{ kind: 'shelf' }]);
  return { text, followUps: pressesFor(citedIds(text), scene), wishes: kept };
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
  const others = cited.filter((id) => id !== subject.id);
  return { text, followUps: others.length > 1 ? pressesFor(others, scene) : pressesForDrink(subject, scene) };
}

function drinksForChips(scene: Scene): Said | undefined {
  const { reading, wishes, language, last } = scene;
  const { intents, added, takenBack } = reading;
  if (intents.has('surprise') && added.length === 0) {
    const text = surprise(scene);
    return { text, followUps: [...pressesFor(citedIds(text), scene), say('fuMore', language)] };
  }
  const isChanged = added.some(({ kind }) => kind !== 'order') || added.length > 0 || takenBack.length > 0;
  const wishesDrink =
    wishes.some(({ kind }) => !NO_WISH.includes(kind)) ||
    added.some(({ kind }) => kind === 'guests' || kind === 'not-drink');
  if (!(isChanged && wishesDrink) && !intents.has('more')) return undefined;
  // "Is there a milder one?" asks for something like the one drink shown last.
  const [like] =
    last.length === 1 && added.length > 0 && !wishes.some(({ kind }) => TELLING.includes(kind)) ? last : [];
  const asked = like === undefined ? wishes : [...wishes, { kind: 'like', drink: like } as const];
  const text = suggest(scene, { wishes: asked, isMore: intents.has('more') });
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
  const isWhole = reading.unread.length <= 1;
  if (ingredient !== undefined && isWhole) {
    const about = aboutIngredient(ingredient, language);
    if (about !== undefined) return { text: about, followUps: bookQuestions(found, scene).slice(0, 2) };
  }
  const isLike = reading.isQuestion || (found[0]?.score ?? 0) >= LIKENESS_TO_ASK;
  const questions = isLike ? bookQuestions(found, scene) : [];
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
