import { pouredLine } from '../../../../src/catalogue/drink.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { formatNumber } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import type { Cue } from '../words/words.ts';
import { ingredient, knowledgeOf } from './explain.ts';
import { portrait } from './recipe.ts';
import { drinkLine, factsOf, has, termIn, type Talk } from '../talk.ts';

/** Messages of so few words ask of those that were spoken of. */
const SHORT = 9;
/** So many drinks or bottles are compared at once. */
const MOST = 5;

/** Something by which drinks are put in order: the name of its heading, what asks for it, how much, and what tells so. */
interface Measure {
  name: keyof Talk['texts']['ranked'];
  cues: readonly Cue[];
  of(facts: DrinkFacts): number;
  /** A difference that nobody notices. */
  equal: number;
  shown(talk: Talk, facts: DrinkFacts): string;
}

const MEASURES: readonly Measure[] = [
  {
    name: 'calories',
    cues: ['calories'],
    of: ({ energy }) => energy,
    equal: 5,
    shown: ({ locale }, { energy }) => `${formatNumber(energy, locale)} kcal`,
  },
  {
    name: 'sweetness',
    cues: ['sweeter', 'lessSweet', 'sourer', 'lessSour'],
    of: sweetness,
    equal: 2,
    shown: (talk, facts) =>
      talk.list(
        linesOf(facts)
          .filter(isSweet)
          .map(({ item }) => talk.ingredient(item.id)),
      ),
  },
  {
    name: 'strength',
    cues: ['stronger', 'weaker', 'strongest', 'weakest', 'strengthOf', 'hitsHarder'],
    of: ({ abv }) => abv,
    equal: 1,
    shown: (talk, facts) => talk.abv(facts),
  },
];
/** Whoever says one of these asks for the least. */
const LEAST: readonly Cue[] = ['weaker', 'weakest', 'lessSweet', 'sourer', 'fewest'];
/** Whoever says this of several drinks asks for each of them. */
const OF_EACH: readonly Cue[] = [
  'howTo',
  'contents',
  'contains',
  'batch',
  'buyNext',
  'swap',
  'twist',
  'takesIt',
];

/** Drinks that are named, or were spoken of, beside each other or in an order; of bottles what the bar knows of each. */
export function compared(talk: Talk): string | undefined {
  const { reading, last, memory, isCompared } = talk.situation;
  const measure = MEASURES.find(({ cues }) => has(talk, ...cues));
  const asks = measure !== undefined || has(talk, 'difference', 'howTaste');
  const [one, other] = reading.drinks;
  if (has(talk, 'shelf') && one !== undefined) return undefined;
  if (one !== undefined && other !== undefined)
    return asks || has(talk, 'eitherOr') || !(has(talk, ...OF_EACH) || asksOfDiet(talk))
      ? inOrder(talk, reading.drinks, measure)
      : undefined;
  const bottles = reading.ingredients.map(({ id }) => id);
  const differ = has(talk, 'difference');
  if (one === undefined && differ && bottles.length > 1 && reading.wish.foods.length === 0) {
    const known = bottles.slice(0, MOST).map((id) => knowledgeOf(talk, id) ?? ingredient(talk, id));
    return [...new Set(known)].join('\n\n');
  }
  const [bottle] = bottles;
  if (one !== undefined && bottle !== undefined && bottles.length === 1 && differ)
    return [knowledgeOf(talk, bottle) ?? ingredient(talk, bottle), portrait(talk, one)].join('\n\n');
  if (one !== undefined) {
    const before = memory.spoken.at(-2) ?? last.find((id) => id !== one);
    const isOfBoth = differ || (measure !== undefined && has(talk, 'than'));
    return isOfBoth && before !== undefined ? inOrder(talk, [before, one], measure) : undefined;
  }
  const isShort = reading.words.length <= SHORT && bottles.length === 0;
  const points = has(talk, 'first', 'second', 'third', 'last', 'howTo', 'contents');
  if (!asks || !isShort || points) return undefined;
  const isOfThem = has(talk, 'difference', 'which', 'howTaste', 'amongThem');
  const spoken = last.length > 1 ? last : memory.spoken.slice(-2);
  // "And the sweeter?" goes on comparing; "sweeter, please" does not.
  const goesOn = isCompared && !has(talk, 'request') && !has(talk, 'another');
  return (isOfThem || goesOn) && spoken.length > 1 ? inOrder(talk, spoken, measure) : undefined;
}

/** Drinks by what is asked, the one that is asked for first; two of them also beside each other. */
function inOrder(talk: Talk, ids: readonly string[], measure: Measure | undefined): string {
  const drinks = ids.slice(0, MOST).map((id) => factsOf(talk, id));
  const [one, other, ...others] = drinks;
  const isPair = one !== undefined && other !== undefined && others.length === 0;
  const whole = isPair ? [beside(talk, one, other)] : [];
  if (measure === undefined)
    return isPair ? whole.join('') : drinks.map((facts) => drinkLine(talk, facts)).join('\n');
  const direction = has(talk, ...LEAST) ? 1 : -1;
  const sorted = drinks.sort((a, b) => direction * (measure.of(a) - measure.of(b)));
  const [first, second] = sorted;
  const [most, least] = talk.texts.ranked[measure.name];
  const isClose =
    isPair && first && second && Math.abs(measure.of(first) - measure.of(second)) <= measure.equal;
  const winner = first === undefined ? '' : cite(first.id);
  const heading = isClose
    ? talk.texts.littleBetween
    : fillIn((direction === 1 ? least : most) ?? '', { drink: winner });
  const lines = sorted.map((facts, place) => {
    const shown = measure.shown(talk, facts);
    return `${place + 1}. ${cite(facts.id)}${shown === '' ? '' : ` (${shown})`}`;
  });
  return [`${heading}\n\n${lines.join('\n')}`, ...whole].join('\n\n');
}

/** "I can't have sulfites: a Kir, a Sangría?" asks what is in them. */
function asksOfDiet({ situation: { reading } }: Talk): boolean {
  return reading.reacts || reading.allergens.length + reading.cautions.length > 0 || reading.wish.isVegan;
}

type Line = DrinkFacts['recipe']['lines'][number];

function linesOf({ recipe }: DrinkFacts): Line[] {
  return recipe.lines.filter(({ garnish }) => !garnish);
}

function isSweet({ item }: Line): boolean {
  return item.sweetness === 'sweet' || item.sweetness === 'very-sweet' || (item.pieceEnergy ?? 0) > 0;
}

function isSour({ item }: Line): boolean {
  return item.balance.includes('sour');
}

/** How sweet a drink tastes: kilocalories of its sweet lines in 100 ml, less millilitres of its sour ones. */
function sweetness(facts: DrinkFacts): number {
  const poured = linesOf(facts).map((line) => ({ line, ...pouredLine(line) }));
  const total = poured.reduce((sum, { ml }) => sum + ml, 0);
  const sugar = poured.reduce(
    (sum, { line, ml, energy, wholeEnergy }) => sum + (isSweet(line) ? (ml * energy) / 100 + wholeEnergy : 0),
    0,
  );
  const acid = poured.reduce((sum, { line, ml }) => sum + (isSour(line) ? ml : 0), 0);
  return total === 0 ? 0 : (100 * (sugar - acid)) / total;
}

/** How two drinks differ: what is in them, their strength, taste and making. */
function beside(talk: Talk, a: DrinkFacts, b: DrinkFacts): string {
  const { texts, list, ingredient } = talk;
  const [one, other] = [cite(a.id), cite(b.id)];
  const common = [...a.ingredients].filter((id) => b.ingredients.has(id));
  const only = (own: ReadonlySet<string>, drink: string) => {
    const rest = [...own].filter((id) => !common.includes(id));
    return rest.length > 0 && fillIn(texts.only, { drink, things: list(rest.map(ingredient)) });
  };
  const both = (text: string, first: string, second: string) =>
    first !== second && fillIn(text, { drink: one, otherDrink: other, one: first, other: second });
  const lines = [
    common.length > 0 ? fillIn(texts.common, { things: list(common.map(ingredient)) }) : texts.nothingCommon,
    only(a.ingredients, one),
    only(b.ingredients, other),
    both(texts.differStrength, talk.abv(a), talk.abv(b)),
    both(texts.differTaste, termIn(talk, 'tastes', a.taste), termIn(talk, 'tastes', b.taste)),
    both(
      texts.differMade,
      termIn(talk, 'methods', a.recipe.method),
      termIn(talk, 'methods', b.recipe.method),
    ),
  ].filter((line) => line !== false);
  return `${fillIn(texts.differ, { one, other })}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
