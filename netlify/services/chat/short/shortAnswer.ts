import { leftOutName, wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import { addWishes, isGuard } from '../../../../src/domain/wishes/wishes.ts';
import { getIngredientKin } from '../../../../src/catalogue/wishedDrinks.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import type { Intent } from '../../../../src/domain/wishes/reading.ts';
import { cite, citedIds } from '../../../../src/domain/chat/citations.ts';
import { capitalise } from '../../../../src/domain/drinks/lineText.ts';
import { isFoodWord } from '../../../../src/domain/names/foodReading.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { listText } from '../../../../src/text/listText.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import {
  aboutDrink,
  amountsFor,
  asWished,
  dietOfIngredient,
  pressesForDrink,
  stepsAsked,
  swapsText,
  useInstead,
  versionWith,
} from './aboutDrink.ts';
import { listChanges, tipText, type Change } from './changes.ts';
import { companyText } from './company.ts';
import { compare, furthest, orderShown, sortShown, type ShownOrder } from './compare.ts';
import { iceText, keepText, sumText, whichText, whyText } from './drinkQuestions.ts';
import { subjectOf } from './focus.ts';
import {
  listBarQuestions,
  barAnswerText,
  buyText,
  convert,
  listBarPresses,
  searchBarAnswers,
  isOfTrouble,
  searchTrouble,
  shelfText,
} from './barAnswers.ts';
import type { FoundAnswer } from '../facts/findBarAnswers.ts';
import type { Scene, ShortAnswer, ShortContext } from './shortContext.ts';
import { say, SHORT_TEXTS } from './shortTexts.ts';
import { findStories } from './stories.ts';
import { findDrinks, countGuests, OFFERED, offerText, pressesFor, suggest, surprise } from './suggest.ts';
import {
  bulletList,
  conflictText,
  findDrink,
  listUnknown,
  notLeftOutText,
  lowerTerm,
  namesText,
  recipeText,
  unknownText,
} from './words.ts';

type Said = Pick<ShortAnswer, 'text' | 'followUps'> & Partial<Pick<ShortAnswer, 'wishes' | 'isOfShown'>>;

const SMALL_TALK = ['greeting', 'thanks', 'bye', 'about'] as const;
const SMALL_TALK_TEXTS = { greeting: 'hello', thanks: 'thanks', bye: 'bye', about: 'about' } as const;
/** So many ingredients that somebody names are what they have, and no drink need hold all. */
const LISTED = 3;
/** How like a question of the book a message must be: whose unread words it explains, a remark, any, a wish. */
const LIKENESS = { explained: 0.25, told: 0.34, whole: 0.4, sure: 0.48, stated: 0.6 };
/** Parts of what a message says that an answer has, and times that it is as like as the next. */
const [HALF, COVERED] = [0.5, 0.65];
const [NEAR, FAR] = [1.2, 1.5];
/** The same of an answer about what went wrong. */
const LIKENESS_OF_TROUBLE = 0.22;
/** The answer of the book that saves a drink, by what there is too much of. */
const RESCUES: Readonly<Record<string, string>> = {
  sweet: 'too-sweet',
  sour: 'too-sour',
  bitter: 'too-bitter',
  strong: 'too-strong',
  spicy: 'too-hot',
  savory: 'too-salty',
  lemon: 'too-sour',
  lime: 'too-sour',
  sugar: 'too-sweet',
  'simple-syrup': 'too-sweet',
};
/** What is asked of one drink alone. */
const OF_DRINK: readonly Intent[] = [
  'recipe',
  'calories',
  'strength',
  'glass',
  'virgin',
  'diet',
  'taste',
  'swap',
];
/** Wishes that a drink which was made may be told with: "quick, I have poured two, and it is too sweet". */
const OF_MADE: readonly Wish['kind'][] = ['taste', 'strength', 'guests', 'ingredients'];
/** Words that nothing was read from beside "less sweet". */
const MOST_UNREAD_OF_CHANGE = 2;
/** First words of a message that goes on with the first of the drinks shown. */
const GOES_ON = new Set(['and', 'en', 'und', 'y', 'et']);
/** Per cent by volume of what is poured in measures. */
const SPIRIT_FROM = 20;
/** Intents that words of a question about steps may have. */
const OF_STEPS: readonly Intent[] = ['amounts', 'which', 'thanks', 'greeting', 'recipe'];
/** A bottle that a drink is mixed ahead in. */
const BOTTLE_ML = 700;
/** Words beside a greeting that ask for nothing. */
const MOST_UNREAD_OF_SMALL_TALK = 2;
/** Words up to which "that one" is an order and no remark. */
const SHORT_MESSAGE = 6;
/** Words up to which "could I use mezcal?" asks of the drink shown last. */
const SHORT_QUESTION = 9;
/** Wishes by which two guests differ. */
const OWN_WISHES: readonly Wish['kind'][] = ['ingredient', 'group', 'taste', 'strength'];
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
/** Wishes that ask for another drink, whatever was shown before. */
const NEW_DRINK: readonly Wish['kind'][] = ['like', 'occasion', 'food', 'shelf', 'colour'];
/** Wishes that a drink may keep to and still miss what is asked. */
const WEAK: readonly Wish['kind'][] = ['guests', 'order', 'ingredients', 'strength'];
/** Wishes that words of a question about things may have left. */
const OF_KNOWLEDGE: readonly Wish['kind'][] = ['ingredient', 'not-drink'];
/** Chips that alone wish for no drink. */
const NO_WISH: readonly string[] = ['guests', 'not-drink'];

/** An answer by rules alone: what is asked about a drink, drinks that fit the chips, the bar's book, in this order. */
export function shortAnswer(given: ShortContext): ShortAnswer {
  const context = given.last.length > 0 ? given : { ...given, last: given.shown.slice(0, 1) };
  const scene: Scene = { ...context, language: context.reading.language, subject: subjectOf(context) };
  const { reading, wishes, language, catalogue } = scene;
  if (reading.unclear !== undefined) {
    const { text, may } = reading.unclear;
    const question = say('ask', language, { text });
    const options = may.map((what) => ({ what, label: leftOutName(what, catalogue, language) }));
    return { text: question, followUps: [], ask: { text: question, options }, wishes };
  }
  const answer = answerIn(scene);
  const caution = citedIds(answer.text).length > 0 ? notLeftOutText(scene) : '';
  return { wishes, ...answer, text: caution === '' ? answer.text : `${caution}\n\n${answer.text}` };
}

function answerIn(scene: Scene): Said {
  return (
    smallTalk(scene) ??
    conversion(scene) ??
    ofPrice(scene) ??
    ofCompany(scene) ??
    ofShown(scene) ??
    comparison(scene) ??
    rescue(scene) ??
    drinkQuestion(scene) ??
    whichDrink(scene) ??
    withoutTool(scene) ??
    changed(scene) ??
    steps(scene) ??
    bottlesFor(scene) ??
    fromBook(scene) ??
    whatIs(scene) ??
    fromShelf(scene) ??
    withAddition(scene) ??
    ofDrink(scene) ??
    fromStories(scene) ??
    forPair(scene) ??
    drinksForChips(scene) ??
    knowledge(scene) ??
    whatWasUnderstood(scene)
  );
}

/**
 * The answer of the bar's book, where it is clearly meant: it has the words that nothing else was read from, or the whole
 * message asks its question.
 */
function fromBook(scene: Scene): Said | undefined {
  const { reading, subject } = scene;
  const { drinks, added, intents, unread, hasFailed, tooMuch = [] } = reading;
  const isTroubled = hasFailed === true || tooMuch.length > 0 || intents.has('why') || intents.has('watery');
  const found = searchBarAnswers(scene).filter(
    (one) => isTroubled || drinks.length === 0 || one.score >= LIKENESS.sure || !isOfTrouble(one),
  );
  const [best, second] = found;
  if (best === undefined || best.shared === 0 || (subject && conflictText(subject, scene) !== undefined))
    return undefined;
  const isOfShelf = intents.has('shelf') && !intents.has('recipe');
  const asksForDrink = reading.asksForDrink === true || isOfShelf || goesOn(scene);
  const isWish = added.length > 0 && (!reading.isQuestion || asksForDrink);
  const asksRecipe = drinks.length > 0 && intents.has('recipe');
  const isEmpty =
    drinks.length + added.length + reading.ingredients.length === 0 &&
    reading.pointsAt === undefined &&
    (reading.isQuestion || !asksForDrink) &&
    [...intents].every((intent) => (SMALL_TALK as readonly Intent[]).includes(intent));
  const leads = (times: number) => best.score >= times * (second?.score ?? 0);
  const isOfDrink =
    drinks.length > 0 || (subject !== undefined && intents.size > 0) || reading.pointsAt !== undefined;
  const isRead = isWish || (unread.length === 0 && !isEmpty && (isOfDrink || asksForDrink));
  const isKnowledge = added.every(
    (wish) =>
      OF_KNOWLEDGE.includes(wish.kind) || isGuard(wish) || (wish.kind === 'food' && reading.isQuestion),
  );
  // Who only says what they must not have asks for drinks.
  const isGuarding = !reading.isQuestion && added.length > 0 && added.every(isGuard);
  const isFirst = scene.last.length === 0 && !asksForDrink && drinks.length === 0 && isKnowledge;
  const focus = subject?.id ?? (scene.last.length === 1 ? scene.last[0] : undefined);
  const isOfFocus = focus !== undefined && best.answer.drinks[0] === focus;
  const isWholeQuestion =
    isEmpty || (isFirst && reading.isQuestion && reading.ingredients.length <= 2 && best.coverage >= HALF);
  const isSure = best.coverage >= COVERED && leads(FAR) && (isOfFocus || (isKnowledge && !isGuarding));
  const isFact =
    unread.length === 0 &&
    added.length === 0 &&
    [...intents].every((one) => OF_DRINK.includes(one) || one === 'which');
  // "How many calories does a Negroni have?" asks for a figure of the drink, whatever the book says of calories.
  const isOfFigure = unread.length === 0 && added.length === 0 && intents.has('calories');
  const isSwap = unread.length === 0 && intents.has('swap') && reading.ingredients.length > 0;
  const sure = reading.isQuestion || isOfFocus ? LIKENESS.sure : LIKENESS.stated;
  const least =
    isSwap ||
    (drinks.length > 0 && (isOfFigure || (isFact && !intents.has('diet')))) ||
    (asksRecipe && !isOfTrouble(best))
      ? Infinity
      : Math.min(
          best.explains > 0 && !asksRecipe && (reading.isQuestion || !asksForDrink)
            ? LIKENESS[isWish || !reading.isQuestion ? 'told' : 'explained']
            : Infinity,
          isWholeQuestion && leads(NEAR) ? LIKENESS.told : Infinity,
          isSure ? sure : Infinity,
          isRead ? Infinity : leads(FAR) ? LIKENESS.whole : LIKENESS.sure,
        );
  const text = barAnswerText(found, scene);
  if (best.score < least || (text === scene.answered && !isSure)) return undefined;
  return { text, followUps: listBarPresses(found, scene) };
}

function isHeld({ lines }: Drink, id: string): boolean {
  return lines.some(({ ingredient }) => ingredient === id);
}

/** "And with vodka?" */
function goesOn({ text }: Scene): boolean {
  return GOES_ON.has(foldText(text).split(' ')[0] ?? '');
}

/** One drink with alcohol and one without, where only some drink it. */
function ofCompany(scene: Scene): Said | undefined {
  const text = scene.reading.apart === undefined ? undefined : companyText(scene);
  return text === undefined ? undefined : { text, followUps: pressesFor(citedIds(text), scene) };
}

/** Which of the drinks shown last is the weakest, the longest, the cheapest; its recipe where that one is ordered. */
function ofShown(scene: Scene): Said | undefined {
  const { reading, last, catalogue, wishes } = scene;
  const order = shownOrder(scene);
  const named = reading.drinks.filter(
    (id) => !wishes.some((wish) => wish.kind === 'not-drink' && wish.drink === id),
  );
  const ids = named.length > 1 ? named : named.length === 0 ? last : [];
  const shown = ids.flatMap((id) => findDrink(id, catalogue) ?? []);
  if (order === undefined || shown.length < 2) return undefined;
  const [first] = sortShown(shown, order);
  const text = orderShown(shown, order, scene);
  const isOrdered = !reading.isQuestion && first !== undefined && conflictText(first, scene) === undefined;
  return {
    isOfShown: true,
    text: isOrdered ? `${text}\n\n${recipeText(first, scene, true)}` : text,
    followUps: pressesFor(
      shown.map(({ id }) => id),
      scene,
    ),
  };
}

function shownOrder({ reading, text }: Scene): ShownOrder | undefined {
  const { added, intents, pointsAtAll, unread, drinks } = reading;
  const isOfThem = pointsAtAll || drinks.length > 1;
  const order = added.find((wish) => wish.kind === 'order')?.order;
  const isShort = text.split(/\s+/).length <= SHORT_QUESTION && unread.length === 0;
  if (
    order !== undefined &&
    order !== 'unusual' &&
    order !== 'elegant' &&
    (isOfThem || (isShort && order !== 'popular' && order !== 'classic'))
  )
    return order === 'fewest-bottles' ? 'cheapest' : order === 'classic' ? 'popular' : order;
  if (!isOfThem) return undefined;
  if (added.some((wish) => wish.kind === 'serve' && wish.serve === 'long')) return 'longest';
  if (intents.has('cheap')) return 'cheapest';
  const changes = listChanges(reading);
  if (changes.includes('easier')) return 'fewest-ingredients';
  if (changes.includes('weaker')) return 'weakest';
  return changes.includes('stronger') ? 'strongest' : undefined;
}

/** What saves a drink that was made: too sweet, too sour, watery. */
function rescue(scene: Scene): Said | undefined {
  const { reading, last, catalogue, language, subject } = scene;
  const { tooMuch = [], tastes = [], intents, added, hasFailed = false } = reading;
  // "Too sweet, something drier" asks for another drink; of a list nobody has made one.
  const isMade = hasFailed || reading.drinks.length > 0 || last.length <= 1;
  const asksOther =
    added.some(({ kind }) => !OF_MADE.includes(kind)) || intents.has('more') || intents.has('strength');
  const taste = [...tooMuch, ...(hasFailed ? tastes : [])].find((one) => one in RESCUES);
  const id =
    taste !== undefined && isMade && !asksOther
      ? RESCUES[taste]
      : intents.has('watery')
        ? 'too-watery'
        : added.some((wish) => wish.kind === 'ingredient' && wish.id === 'ice' && wish.not)
          ? 'out-of-ice'
          : undefined;
  const answer = id === undefined ? undefined : catalogue.barAnswers.find((one) => one.id === id);
  const known = answer === undefined ? [] : [{ answer, score: 1, shared: 1, coverage: 1, explains: 1 }];
  const isOfTasteAlone = subject !== undefined && whyText(subject, scene) !== undefined;
  const isTold = hasFailed || (intents.has('why') && !isOfTasteAlone);
  const [best] = searchBarAnswers(scene);
  const isOther = !hasFailed && best !== undefined && !isOfTrouble(best);
  const found = known.length > 0 || !isTold || isOther ? known : searchTrouble(scene).filter(isTrouble);
  if (found.length > 0) return { text: barAnswerText(found, scene), followUps: listBarPresses(found, scene) };
  if (!hasFailed || reading.isQuestion || added.length > 0) return undefined;
  return {
    text: say('troubleUnknown', language),
    followUps: listBarQuestions(searchBarAnswers(scene), scene),
  };
}

/** Whether an answer of the book may be about what went wrong. */
function isTrouble({ score, shared }: FoundAnswer): boolean {
  return score >= LIKENESS_OF_TROUBLE && shared > 0;
}

/** Questions that the facts of one drink answer: how long it keeps, which rum, why it is bitter, what to buy. */
function drinkQuestion(scene: Scene): Said | undefined {
  const { reading, subject, last, catalogue, wishes } = scene;
  const { intents, added } = reading;
  const sum = subject && sumText(subject, scene);
  if (subject !== undefined && sum !== undefined)
    return { text: sum, followUps: pressesForDrink(subject, scene) };
  if (intents.has('ice')) {
    const text = iceText(scene);
    if (text !== undefined) return { text, followUps: [] };
  }
  const isOfShelf =
    wishes.some(({ kind }) => kind === 'shelf') || (intents.has('shelf') && countGuests(wishes) === 0);
  const isBuying = intents.has('buy') && reading.drinks.length === 0 && !isOfShelf;
  const isBudget =
    intents.has('cheap') && countGuests(wishes) > 0 && /\d/.test(scene.text) && last.length > 0;
  const spoken = subject ?? (isBuying || isBudget ? findDrink(last[0], catalogue) : undefined);
  const drink =
    spoken !== undefined && conflictText(spoken, scene) !== undefined ? asWished(spoken, scene) : spoken;
  if (drink === undefined || conflictText(drink, scene) !== undefined) return undefined;
  const about = (text: string | undefined) =>
    text === undefined ? undefined : { text, followUps: pressesForDrink(drink, scene) };
  const guests = Math.max(1, countGuests(wishes));
  if (isBudget) return about(`${say('noPrices', scene.language)}\n\n${amountsFor(drink, guests, scene)}`);
  if (isBuying && last.length > 0) {
    const apart = scene.apartBefore;
    const ofAll = apart && companyText({ ...scene, reading: { ...reading, apart } });
    const ice = guests > 1 ? iceText(scene) : undefined;
    return about(
      [ofAll ?? amountsFor(drink, guests, scene), ...(ice === undefined ? [] : [ice])].join('\n\n'),
    );
  }
  const isOfIt = reading.ingredients.every((id) => drink.lines.some(({ ingredient }) => ingredient === id));
  if (intents.has('keep') && isOfIt && !added.some(({ kind }) => kind === 'guests')) {
    const inBottle = drink.batch && Math.floor(BOTTLE_ML / drink.batch.ml);
    const amounts = intents.has('amounts') && inBottle ? [amountsFor(drink, inBottle, scene)] : [];
    return about([...amounts, keepText(drink, scene)].join('\n\n'));
  }
  const isBrief = scene.text.split(/\s+/).length <= SHORT_MESSAGE && reading.unread.length === 0;
  const asksWhich =
    intents.has('which') &&
    added.length <= reading.ingredients.length &&
    (reading.ingredients.length > 0 || isBrief);
  const asksEither =
    reading.isChoice === true && reading.drinks.length === 1 && reading.ingredients.length > 0;
  const isAsked = reading.isQuestion || reading.drinks.length > 0;
  if ((asksWhich || asksEither) && isAsked && !intents.has('swap') && !intents.has('glass'))
    return about(whichText(drink, scene));
  return intents.has('why') ? about(whyText(drink, scene)) : undefined;
}

/** "Can this one be made without egg?", where no drink was shown and no page is open. */
function whichDrink({ reading, last, page, language }: Scene): Said | undefined {
  const { pointsAt, isQuestion, added, unread, drinks, ingredients, intents } = reading;
  const isOther = added.some(
    (wish) => !isGuard(wish) && !('not' in wish && wish.not) && wish.kind !== 'strength',
  );
  if (pointsAt !== 'it' || !isQuestion || last.length > 0 || page !== undefined) return undefined;
  if (drinks.length + ingredients.length > 0 || isOther || unread.length > 1) return undefined;
  if ([...intents].some((intent) => !OF_DRINK.includes(intent))) return undefined;
  return { text: say('whichDrink', language), followUps: [] };
}

/** "I have no shaker", "without a blender?": whether the drink that is spoken of needs one, and what else does it. */
function withoutTool(scene: Scene): Said | undefined {
  const { reading, last, catalogue, language, subject } = scene;
  const [tool, ...more] = reading.added.filter(({ kind }) => kind !== 'guests');
  const drink = subject ?? (last.length === 1 ? findDrink(last[0], catalogue) : undefined);
  if (drink === undefined || tool?.kind !== 'method' || more.length > 0) return undefined;
  const isBlender = tool.method === 'blend' && tool.not;
  if (!isBlender && (tool.method !== 'build' || tool.not)) return undefined;
  if (conflictText(drink, scene) !== undefined) return undefined;
  const needsIt = drink.method === (isBlender ? 'blend' : 'shake');
  const how = !needsIt
    ? say('needsNone', language, {
        drink: cite(drink.id),
        method: lowerTerm(drink.terms.method.names[language], language),
      })
    : isBlender
      ? say('noBlender', language)
      : (answerOf('no-shaker', scene) ?? '');
  return { text: `${how}\n\n${recipeText(drink, scene, true)}`, followUps: pressesForDrink(drink, scene) };
}

/** What a drink costs, or what to ask for it: the site knows no prices, and the book tells how to reckon. */
function ofPrice(scene: Scene): Said | undefined {
  const { intents } = scene.reading;
  const id = intents.has('charge') ? 'why-bars-charge' : intents.has('price') ? 'cost-per-glass' : undefined;
  const text = id === undefined ? undefined : answerOf(id, scene);
  return text === undefined ? undefined : { text, followUps: [] };
}

/** "How long do I shake it?", "with which ice?": the steps of the drink that speak of it, and what the book says. */
function steps(scene: Scene): Said | undefined {
  const { subject, reading } = scene;
  if (subject === undefined || !reading.isQuestion || conflictText(subject, scene) !== undefined)
    return undefined;
  const isOther = [...reading.intents].some((intent) => !OF_STEPS.includes(intent));
  if (isOther || reading.added.some(({ kind }) => kind !== 'method')) return undefined;
  const asked = stepsAsked(subject, scene);
  if (asked === undefined) return undefined;
  const book = fromBook(scene);
  return {
    text: [asked, ...(book === undefined ? [] : [book.text])].join('\n\n'),
    followUps: pressesForDrink(subject, scene),
  };
}

/** For two who want different things: drinks for the one and for the other. */
function forPair(scene: Scene): Said | undefined {
  const { reading, wishes, catalogue, language } = scene;
  const isOwn = (wish: Wish) => OWN_WISHES.includes(wish.kind) && !('not' in wish && wish.not);
  const own = reading.added.filter(isOwn);
  if (reading.isForPair !== true || own.length < 2) return undefined;
  const parts = own.map((wish) => {
    const found = findDrinks(scene, [...wishes.filter((other) => other === wish || !own.includes(other))]);
    const list = bulletList(found.slice(0, OFFERED - 1).map((one) => offerText(one, scene, [wish])));
    return `**${capitalise(wishLabel(wish, catalogue, language), language)}**\n\n${list}`;
  });
  const text = parts.join('\n\n');
  return { text, followUps: pressesFor(citedIds(text), scene) };
}

/** The one of two drinks that were compared which goes further in what is wished now, and its recipe. */
function chosen(scene: Scene, changes: readonly Change[]): Said | undefined {
  const { last, catalogue, language } = scene;
  const shown = last
    .flatMap((id) => findDrink(id, catalogue) ?? [])
    .filter((drink) => conflictText(drink, scene) === undefined);
  const [best] = [...shown].sort((a, b) => furthest(changes, b, shown) - furthest(changes, a, shown));
  if (best === undefined) return undefined;
  const pick = say('comparePick', language, { drink: cite(best.id) });
  return {
    isOfShown: true,
    text: `${pick}\n\n${recipeText(best, scene, true)}`,
    followUps: pressesForDrink(best, scene),
  };
}

/** "And with strawberries?": drinks like the one spoken of that have what is named. */
function withAddition(scene: Scene): Said | undefined {
  const { reading, last, catalogue, language, wishes, subject } = scene;
  const { drinks, unread, intents, ingredients, isQuestion } = reading;
  const one = subject ?? (last.length === 1 || goesOn(scene) ? findDrink(last[0], catalogue) : undefined);
  const [thing, ...more] = ingredients;
  if (one === undefined || thing === undefined || more.length + drinks.length + intents.size > 0)
    return undefined;
  const kin = getIngredientKin(catalogue);
  const isHeld = one.lines.some(({ ingredient }) => kin.unwanted(thing).has(ingredient));
  const isRefused = reading.added.some((wish) => isGuard(wish) || ('not' in wish && wish.not));
  if (!isQuestion || unread.length > 1 || isHeld || isRefused || kin.categoryOf(thing) === 'spirit')
    return undefined;
  const list = suggest(scene, {
    wishes: [
      ...addWishes(wishes, [{ kind: 'ingredient', id: thing, not: false }]),
      { kind: 'like', drink: one.id },
    ],
    intro: say('withIt', language, { things: namesText([thing], catalogue, language) }),
    from: [one],
  });
  return { text: list, followUps: pressesFor(citedIds(list), scene) };
}

/** "Less sweet", "stronger", "easier": how to mix the drink shown last so, and drinks that go further. */
function changed(scene: Scene): Said | undefined {
  const { reading, last, catalogue, language, wishes, subject } = scene;
  const changes = listChanges(reading);
  const isOfLast =
    reading.drinks.length === 0 && last.length > 0 && reading.unread.length <= MOST_UNREAD_OF_CHANGE;
  const isNew = reading.added.some(({ kind }) => NEW_DRINK.includes(kind));
  const isOfThem =
    !reading.intents.has('more') && (scene.isCompared === true || (reading.pointsAtAll && last.length > 1));
  if (isOfThem && changes.length > 0 && isOfLast) return chosen(scene, changes);
  // "The second one without sugar" is that one, with something else in it.
  const isPointed = typeof reading.pointsAt === 'number';
  if (isPointed && reading.added.some((wish) => wish.kind === 'ingredient' && wish.not)) return undefined;
  if (changes.length === 0 || !isOfLast || isNew) return undefined;
  const shown = last.flatMap((id) => findDrink(id, catalogue) ?? []);
  const spoken = subject ?? (shown.length === 1 || reading.pointsAt === 'it' ? shown[0] : undefined);
  const isTelling = wishes.some(({ kind }) => kind !== 'guests' && TELLING.includes(kind));
  const like: readonly Wish[] = spoken === undefined || isTelling ? [] : [{ kind: 'like', drink: spoken.id }];
  // "Classic" or "strongest" told of those before.
  const wished = [...wishes.filter(({ kind }) => kind !== 'order'), ...like];
  const isAlone = findDrinks(scene, wished).every(({ drink }) => last.includes(drink.id));
  const one = isAlone ? (spoken ?? shown[0]) : spoken;
  const tip = one === undefined ? '' : tipText(one, changes, scene);
  if ((isAlone || isPointed) && tip !== '' && one !== undefined)
    return {
      text: say('pair', language, { x: cite(one.id), y: tip }),
      followUps: pressesForDrink(one, scene),
    };
  const list = suggest(scene, {
    wishes: wished,
    intro:
      tip === '' || one === undefined
        ? ''
        : `${say('pair', language, { x: cite(one.id), y: tip })}\n\n${say('orThese', language)}`,
    changes,
    from: one === undefined ? shown : [one],
  });
  const cited = citedIds(list).filter((id) => id !== one?.id);
  return { text: list, followUps: [...pressesFor(cited, scene), say('fuMore', language)] };
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
  const named = reading.drinks.filter(
    (id) => !wishes.some((wish) => wish.kind === 'not-drink' && wish.drink === id),
  );
  const isOfShown = reading.pointsAtAll && reading.intents.has('compare');
  const shown = drinksOf(named.length > 1 ? named : isOfShown ? last : []);
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

/** An answer of the bar's book, by its id. */
function answerOf(id: string, { catalogue, language }: Scene): string | undefined {
  return catalogue.barAnswers.find((one) => one.id === id)?.texts[language]?.answer;
}

/** "How much vodka for 20 people?", where no drink is spoken of. */
function bottlesFor(scene: Scene): Said | undefined {
  const { reading, subject, catalogue } = scene;
  const isPoured = reading.ingredients.some(
    (id) => (catalogue.ingredientById.get(id)?.strength ?? 0) >= SPIRIT_FROM,
  );
  if (!reading.intents.has('amounts') || !isPoured || countGuests(reading.added) === 0) return undefined;
  const text = subject === undefined ? answerOf('bottles-for-party', scene) : undefined;
  return text === undefined ? undefined : { text, followUps: [] };
}

function fromShelf(scene: Scene): Said | undefined {
  const { reading, shelf, wishes, subject } = scene;
  const { intents, ingredients } = reading;
  const has = (intent: Intent) => intents.has(intent);
  const isListed = ingredients.length > 0 && (reading.added.length === 0 || ingredients.length >= LISTED);
  const entries = isListed ? ingredients : shelf;
  const isOfDrink =
    subject !== undefined &&
    (reading.drinks.length > 0 || reading.pointsAt !== undefined || shelf.length === 0);
  if (has('buy') && !isOfDrink) {
    const text = entries.length === 0 ? answerOf('first-bottles', scene) : buyText(entries, scene);
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
  const isRemark = entries.length === 0 && reading.unread.length > 1;
  if (!isAsked || isRemark || subject !== undefined) return undefined;
  const text = shelfText(entries, scene);
  // What follows keeps to the shelf until its chip is pressed away.
  const kept = isListed || entries.length === 0 ? wishes : addWishes(wishes, [{ kind: 'shelf' }]);
  return { text, followUps: pressesFor(citedIds(text), scene), wishes: kept };
}

function ofDrink(scene: Scene): Said | undefined {
  const { subject, reading, catalogue } = scene;
  const { intents, ingredients } = reading;
  const isBrief = scene.text.split(/\s+/).length <= SHORT_QUESTION && reading.unread.length <= 1;
  const asksSwap =
    intents.has('swap') ||
    (isBrief && reading.drinks.length === 0 && !intents.has('more') && reading.asksForDrink !== true);
  const used = subject ?? (scene.last.length === 1 ? findDrink(scene.last[0], catalogue) : undefined);
  const version = asksSwap && used !== undefined ? versionWith(used, scene) : undefined;
  if (version !== undefined && conflictText(version, scene) === undefined)
    return { text: aboutDrink(version, scene), followUps: pressesForDrink(version, scene) };
  const instead = asksSwap && used !== undefined ? useInstead(used, scene) : undefined;
  if (used !== undefined && instead !== undefined)
    return { text: instead, followUps: pressesForDrink(used, scene) };
  if (subject === undefined) {
    const [thing] = ingredients.filter((id) => catalogue.ingredientById.has(id));
    if (thing === undefined) return undefined;
    if (intents.has('swap') && (used === undefined || isHeld(used, thing)))
      return { text: swapsText([thing], undefined, scene), followUps: [] };
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
  const { reading, wishes, language, last, catalogue } = scene;
  const { intents, added, takenBack } = reading;
  if (intents.has('surprise') && added.length === 0) {
    const text = surprise(scene);
    return { text, followUps: [...pressesFor(citedIds(text), scene), say('fuMore', language)] };
  }
  const isChanged = added.some(({ kind }) => kind !== 'order') || added.length > 0 || takenBack.length > 0;
  const wishesDrink =
    wishes.some(({ kind }) => !NO_WISH.includes(kind)) ||
    added.some(({ kind }) => kind === 'guests' || kind === 'not-drink');
  if (!(isChanged && wishesDrink) && !intents.has('more') && reading.count === undefined) return undefined;
  const unknown = listUnknown(scene);
  const isStrong = intents.has('cheap') || added.some(({ kind }) => !WEAK.includes(kind));
  const isCarried = isStrong || reading.asksForDrink === true;
  // "A drink with turmeric and buttermilk": half of a first wish is not all of it.
  const isShort = scene.text.split(/\s+/).length <= SHORT_QUESTION;
  const isHalf = isShort && last.length === 0 && unknown.length > 0 && unknown.length >= added.length;
  if (!isCarried && reading.unread.length > added.length) return undefined;
  // "Is there a milder one?" asks for something like the one drink shown last.
  const [like] =
    last.length === 1 && added.length > 0 && !wishes.some(({ kind }) => TELLING.includes(kind)) ? last : [];
  const asked = like === undefined ? wishes : [...wishes, { kind: 'like', drink: like } as const];
  const ahead = catalogue.recipes.filter(({ batch }) => batch !== undefined).map(({ id }) => id);
  const text = suggest(scene, {
    wishes: asked,
    isMore: intents.has('more'),
    intro: unknown.some(isFoodWord) || (!isStrong && unknown.length > 1) || isHalf ? unknownText(scene) : '',
    changes: listChanges(reading),
    ...(intents.has('keep') && { among: new Set(ahead) }),
  });
  const cited = citedIds(text);
  return {
    text,
    followUps: [...pressesFor(cited, scene), ...(cited.length > 0 ? [say('fuMore', language)] : [])],
  };
}

/** Drinks whose story has what nothing else was read from: "the 1920s", "New Orleans". */
function fromStories(scene: Scene): Said | undefined {
  const { reading, language, catalogue } = scene;
  const isOther = [...reading.intents].some((intent) => intent !== 'greeting' && intent !== 'which');
  if (reading.drinks.length > 0 || isOther || reading.asksForDrink !== true) return undefined;
  const found = findStories(reading.unread, language, catalogue);
  const hasOne = findDrinks(scene, scene.wishes).some(({ drink }) => found?.ids.has(drink.id));
  if (found === undefined || !hasOne) return undefined;
  const list = suggest(scene, {
    intro: say('story', language, { things: found.word }),
    among: found.ids,
  });
  const cited = citedIds(list);
  return cited.length === 0 ? undefined : { text: list, followUps: pressesFor(cited, scene) };
}

/** "What is falernum?" */
function whatIs(scene: Scene): Said | undefined {
  const { reading, language } = scene;
  const [thing, ...more] = reading.ingredients;
  const isBare =
    reading.drinks.length + reading.intents.size + reading.added.length + reading.unread.length === 0;
  if (thing === undefined || more.length > 0 || !isBare || !reading.isQuestion) return undefined;
  const about = aboutIngredient(thing, language);
  return about === undefined
    ? undefined
    : { text: about, followUps: listBarQuestions(searchBarAnswers(scene), scene).slice(0, 2) };
}

/** What an ingredient is, where no more than its name was said. */
function knowledge(scene: Scene): Said | undefined {
  const [ingredient] = scene.reading.ingredients;
  if (ingredient === undefined || scene.reading.unread.length > 1) return undefined;
  const text = aboutIngredient(ingredient, scene.language);
  return text === undefined
    ? undefined
    : { text, followUps: listBarQuestions(searchBarAnswers(scene), scene) };
}

/** What was read and what was not, with questions of the book that are near, or what to ask of the drink spoken of. */
function whatWasUnderstood(scene: Scene): Said {
  const { wishes, catalogue, language, last, reading } = scene;
  const isNew = reading.added.length > 0 || reading.takenBack.length > 0;
  const labels = isNew ? wishes.map((wish) => wishLabel(wish, catalogue, language)) : [];
  const isAsked = reading.isQuestion || reading.asksForDrink === true || reading.ingredients.length > 0;
  const unknown = isAsked || labels.length > 0 ? unknownText(scene) : '';
  const spoken = findDrink(last[0], catalogue);
  const isFine = spoken !== undefined && conflictText(spoken, scene) === undefined;
  const questions = listBarQuestions(searchBarAnswers(scene), scene);
  const texts = [
    labels.length > 0 ? say('understood', language, { things: listText(labels, language) }) : '',
    unknown === '' && labels.length === 0 ? say('notGot', language) : unknown,
    questions.length > 0
      ? say('bookAsk', language)
      : labels.length > 0
        ? ''
        : isFine
          ? say('notUnderstoodOf', language, { drink: cite(spoken.id) })
          : say('notUnderstood', language),
  ];
  return {
    text: texts.filter((text) => text !== '').join(' '),
    followUps:
      questions.length > 0
        ? questions
        : isFine && labels.length === 0
          ? pressesForDrink(spoken, scene)
          : SHORT_TEXTS[language].fuStart,
  };
}
