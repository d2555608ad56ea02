import { cite } from '../../../../src/domain/chat/citations.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { ingredient, knowledgeOf } from './explain.ts';
import { portrait } from './recipe.ts';
import { factsOf, has, termIn, type Talk } from '../talk.ts';

/** Messages of so few words ask of the two that were spoken of. */
const SHORT = 9;

/** Two drinks that are named, or were spoken of, beside each other; of two bottles what the bar knows of both. */
export function compareTwo(talk: Talk): string | undefined {
  const { reading, last, memory } = talk.situation;
  const ofStrength = has(talk, 'stronger', 'weaker', 'strongest', 'weakest', 'strengthOf', 'hitsHarder');
  const asks = ofStrength || has(talk, 'difference', 'sweeter', 'howTaste');
  const [one, other] = reading.drinks;
  if (
    one === undefined &&
    has(talk, 'difference') &&
    reading.ingredients.length > 1 &&
    reading.wish.foods.length === 0
  )
    return compareBottles(
      talk,
      reading.ingredients.map(({ id }) => id),
    );
  if (one !== undefined && other !== undefined) {
    const isPlain = has(talk, 'eitherOr', 'difference') || asks;
    return isPlain && !has(talk, 'shelf') ? compared(talk, one, other, ofStrength) : undefined;
  }
  const [bottle, ...others] = reading.ingredients;
  if (one !== undefined && bottle !== undefined && others.length === 0 && has(talk, 'difference'))
    return [knowledgeOf(talk, bottle.id) ?? ingredient(talk, bottle.id), portrait(talk, one)].join('\n\n');
  if (one !== undefined) {
    const before = memory.spoken.at(-2) ?? last.find((id) => id !== one);
    return has(talk, 'difference') && before !== undefined
      ? compared(talk, before, one, ofStrength)
      : undefined;
  }
  const [first, second] = last.length === 2 ? last : memory.spoken.slice(-2);
  const isMeant = asks && reading.words.length <= SHORT && reading.ingredients.length === 0 && isOfTwo(talk);
  return isMeant && first !== undefined && second !== undefined
    ? compared(talk, first, second, ofStrength)
    : undefined;
}

/** "Which of the two is stronger?", not "stronger, please". */
function isOfTwo(talk: Talk): boolean {
  return has(talk, 'difference', 'which', 'howTaste') && !has(talk, 'first', 'second', 'last');
}

function compared(talk: Talk, one: string, other: string, ofStrength: boolean): string {
  const whole = compare(talk, one, other);
  if (!ofStrength) return whole;
  const [a, b] = [factsOf(talk, one), factsOf(talk, other)];
  const [strong, weak] = a.abv >= b.abv ? [a, b] : [b, a];
  const text = strong.abv - weak.abv <= NEARLY_EQUAL ? talk.texts.equallyStrong : talk.texts.strongerOfTwo;
  const values = {
    drink: cite(strong.id),
    otherDrink: cite(weak.id),
    one: talk.abv(strong),
    other: talk.abv(weak),
  };
  return `${fillIn(text, values)}\n\n${whole}`;
}
/** Per cent by volume that nobody tastes. */
const NEARLY_EQUAL = 1;

function compareBottles(talk: Talk, ids: readonly string[]): string | undefined {
  const known = ids.slice(0, 2).map((id) => knowledgeOf(talk, id) ?? ingredient(talk, id));
  return [...new Set(known)].join('\n\n');
}

/** How two drinks differ: what is in them, their strength, taste and making. */
function compare(talk: Talk, one: string, other: string): string {
  const { texts, list, ingredient } = talk;
  const [a, b] = [factsOf(talk, one), factsOf(talk, other)];
  const common = [...a.ingredients].filter((id) => b.ingredients.has(id));
  const names = { drink: cite(one), otherDrink: cite(other) };
  const only = (own: ReadonlySet<string>, drink: string) => {
    const rest = [...own].filter((id) => !common.includes(id));
    return rest.length > 0 && fillIn(texts.only, { drink, things: list(rest.map(ingredient)) });
  };
  const both = (text: string, first: string, second: string) =>
    first !== second && fillIn(text, { ...names, one: first, other: second });
  const lines = [
    common.length > 0 ? fillIn(texts.common, { things: list(common.map(ingredient)) }) : texts.nothingCommon,
    only(a.ingredients, cite(one)),
    only(b.ingredients, cite(other)),
    both(texts.differStrength, talk.abv(a), talk.abv(b)),
    both(texts.differTaste, termIn(talk, 'tastes', a.taste), termIn(talk, 'tastes', b.taste)),
    both(
      texts.differMade,
      termIn(talk, 'methods', a.recipe.method),
      termIn(talk, 'methods', b.recipe.method),
    ),
  ].filter((line) => line !== false);
  return `${fillIn(texts.differ, { one: cite(one), other: cite(other) })}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
