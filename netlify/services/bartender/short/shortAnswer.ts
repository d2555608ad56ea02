import { leftOutName, wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import type { Intent } from '../../../../src/domain/wishes/reading.ts';
import { citedIds } from '../../../../src/domain/chat/citations.ts';
import { listText } from '../../../../src/text/listText.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import { aboutDrink, pressesForDrink, swapsText } from './aboutDrink.ts';
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
    fromShelf(scene) ??
    drinkOrBook(scene) ??
    drinksForChips(scene) ??
    knowledge(scene) ??
    whatWasUnderstood(scene)
  );
}

/** The drink that is spoken of; none where the message asks for other drinks. */
function subjectOf({ reading, last, page, catalogue, wishes }: ShortContext): Drink | undefined {
  const [named] = reading.drinks;
  const isUnwanted = wishes.some((wish) => wish.kind === 'not-drink' && wish.drink === named);
  if (named !== undefined) return isUnwanted ? undefined : findDrink(named, catalogue);
  if (reading.pointsAt !== undefined) {
    const pointed = last.at(reading.pointsAt) ?? (last.length === 0 ? page : undefined);
    if (pointed !== undefined) return findDrink(pointed, catalogue);
  }
  if (reading.intents.has('more') || reading.intents.has('surprise')) return undefined;
  const isAsked = ABOUT_DRINK.some((intent) => reading.intents.has(intent));
  if (last.length === 0)
    return isAsked || reading.pointsAt !== undefined ? findDrink(page, catalogue) : undefined;
  const [only] = last;
  const alone = last.length === 1 ? findDrink(only, catalogue) : undefined;
  if (isAsked) return findDrink(only, catalogue);
  if (alone === undefined) return undefined;
  const { added } = reading;
  const changesIt =
    added.length > 0 &&
    added.every(
      (wish) =>
        wish.kind === 'guests' ||
        (wish.kind === 'leave-out' && wish.what === 'alcohol') ||
        ('not' in wish && wish.not && ['ingredient', 'group'].includes(wish.kind)),
    );
  return changesIt ? alone : undefined;
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
  const shown = drinksOf(named.length > 1 ? named : reading.pointsAtAll ? last : []);
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
  const entries = ingredients.length > 0 && reading.added.length === 0 ? ingredients : shelf;
  if (has('buy') && subject === undefined) {
    const text = entries.length === 0 ? undefined : buyText(entries, scene);
    return text === undefined ? undefined : { text, followUps: pressesFor(citedIds(text), scene) };
  }
  const isAsked =
    (has('shelf') &&
      (reading.added.every(({ kind }) => kind === 'shelf') || wishes.some(({ kind }) => kind === 'shelf'))) ||
    reading.added.some(({ kind }) => kind === 'shelf');
  if (!isAsked || subject !== undefined) return undefined;
  const text = shelfText(entries, scene);
  return { text, followUps: pressesFor(citedIds(text), scene) };
}

/** What is asked about a drink, unless the bar's book has that very question. */
function drinkOrBook(scene: Scene): Said | undefined {
  const { subject, reading, catalogue } = scene;
  const { intents, isQuestion, ingredients } = reading;
  const isAboutDrink = ABOUT_DRINK.some((intent) => intents.has(intent)) && subject !== undefined;
  if (isQuestion || intents.has('recipe')) {
    const found = searchBook(scene);
    if (found.isClear && !isAboutDrink)
      return { text: bookText(found, scene), followUps: pressesForBook(found, scene) };
  }
  if (intents.has('swap') && ingredients.length > 0 && subject === undefined) {
    const known = ingredients.filter((id) => catalogue.ingredientById.has(id)).slice(0, 1);
    return { text: swapsText(known, undefined, scene), followUps: [] };
  }
  if (subject === undefined) return undefined;
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
