import { isEmptyWish } from '../../../../src/domain/chat/wish.ts';
import { CHANGES } from '../situation.ts';
import { avoidsSomething } from '../taboo.ts';
import { factsOf, has, SHORT, type Talk } from '../talk.ts';
import { LEAST_NEAR, nearAnswer } from './barAnswer.ts';
import { carefully } from './care.ts';
import { allergens, asksOfAlcohol, calories, contains, strength, suitsDiet } from './contents.ts';
import { LEAST_VESSEL } from '../amounts.ts';
import { unitAsked } from './quantity.ts';
import { batch, batchFor, glassOf, multiple, portrait, recipe, tasteOf, virginOf } from './recipe.ts';
import { suggest } from './suggest.ts';

/** Another Negroni is a Negroni, but a stronger one is none. */
const CHANGES_IT = CHANGES.filter((cue) => cue !== 'another');

/** Whatever is asked of one drink. */
export function aboutDrink(talk: Talk): string | undefined {
  const { reading, drink, needsCare, isFollowUp } = talk.situation;
  const named = reading.drinks[0];
  const { isPointed } = talk.situation;
  const asks = has(
    talk,
    'howTo',
    'contents',
    'contains',
    'allergensOf',
    'vegan',
    'vegetarian',
    'strengthOf',
    'calories',
    'history',
    'glass',
    'batch',
    'howTaste',
    'inOunces',
    'takesIt',
    'twist',
  );
  const asksUnit = unitAsked(talk) !== undefined && reading.amounts.volumes.length === 0;
  const refersBack =
    named === undefined &&
    (asks || asksUnit) &&
    !asksOfBottle(talk) &&
    (has(talk, 'it') || reading.words.length <= SHORT);
  const spoken = named ?? (isPointed || refersBack ? drink : undefined);
  if (spoken === undefined)
    return asksHowTo(talk) ? (nearAnswer(talk, LEAST_NEAR) ?? talk.texts.whichDrink) : undefined;
  const isWish = named === undefined && !isPointed && reading.wish.with.length > 0 && !has(talk, 'contains');
  if (isWish) return undefined;

  const target = reading.ingredients.length + reading.allergens.length + reading.cautions.length > 0;
  if (has(talk, 'calories')) return calories(talk, spoken);
  if (has(talk, 'twist') && !has(talk, 'alcoholFree', 'howTo', 'contents')) return likeIt(talk, spoken);
  const asksFree = named !== undefined && (avoidsSomething(reading.wish) || reading.namesSubstance);
  if (asksFree || (has(talk, 'contains', 'allergensOf') && target)) return contains(talk, spoken);
  if (has(talk, 'allergensOf')) return allergens(talk, spoken);
  if (has(talk, 'vegan')) return suitsDiet(talk, spoken, 'vegan');
  if (has(talk, 'vegetarian')) return suitsDiet(talk, spoken, 'vegetarian');
  if (
    has(talk, 'strengthOf') ||
    (has(talk, 'contains') && asksOfAlcohol(talk)) ||
    (named !== undefined && reading.asksWhether && has(talk, 'alcoholFree'))
  )
    return strength(talk, spoken);
  if (has(talk, 'glass')) return glassOf(talk, spoken);
  if (has(talk, 'howTaste')) return tasteOf(talk, spoken);
  const facts = factsOf(talk, spoken);
  if (needsCare && !facts.isAlcoholFree) return carefully(talk, spoken);
  const { people, each = 1, factor, volumes } = reading.amounts;
  const goesOn = named === undefined && asksUnit ? talk.situation.before?.people : undefined;
  const guests = people ?? goesOn;
  if (guests !== undefined) return batch(talk, spoken, guests * each);
  const vessel = volumes.find(({ ml }) => ml >= LEAST_VESSEL);
  if (vessel !== undefined) return batchFor(talk, spoken, vessel.ml);
  if (factor !== undefined && named === undefined && has(talk, 'batch'))
    return multiple(talk, spoken, factor);
  if ((named !== undefined || isPointed) && has(talk, 'alcoholFree') && !facts.isAlcoholFree) {
    const virgin = virginOf(talk, facts);
    if (virgin !== undefined) return recipe(talk, virgin);
    return named === undefined ? likeIt(talk, spoken) : undefined;
  }
  if (has(talk, 'history')) return portrait(talk, spoken);
  if (named !== undefined && has(talk, ...CHANGES_IT) && !has(talk, 'howTo', 'contents'))
    return likeIt(talk, spoken);
  // "I changed my mind, make it strong" wishes for something else.
  if (named === undefined && !isPointed && isFollowUp && !isEmptyWish(reading.wish)) return undefined;
  if (has(talk, 'howTo', 'contents') || isPointed) return recipe(talk, spoken);
  if (has(talk, 'meaning')) return portrait(talk, spoken);
  const isQuestion = has(talk, 'wantsToKnow') && !asksUnit && !has(talk, 'request');
  return isQuestion ? portrait(talk, spoken) : recipe(talk, spoken);
}

/** "And is there gluten in vodka?" speaks of no drink. */
function asksOfBottle({ situation: { reading } }: Talk): boolean {
  const asksAfter = reading.allergens.length + reading.cautions.length > 0;
  return asksAfter && reading.ingredients.some(({ isSubstance }) => !isSubstance);
}

/** "Something like a Negroni, but weaker" */
function likeIt(talk: Talk, id: string): string {
  const { situation, bar } = talk;
  const { abv } = factsOf(talk, id);
  const bounds = has(talk, 'stronger')
    ? { leastAbv: abv + 3 }
    : has(talk, 'weaker')
      ? { mostAbv: abv - 3 }
      : {};
  const wish = { ...situation.wish, ...bounds, like: id };
  return suggest({ ...talk, bar, situation: { ...situation, wish, isFollowUp: true, shown: new Set([id]) } });
}

function asksHowTo(talk: Talk): boolean {
  const { reading } = talk.situation;
  return (
    has(talk, 'howTo') && isEmptyWish(reading.wish) && reading.words.length <= 6 && reading.terms.length === 0
  );
}
