import { formatNumber } from '../../../../src/domain/lineText.ts';
import { foldText } from '../../../../src/text/foldText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { factsOf, has, type Talk } from '../talk.ts';
import { answerOf, nearAnswer } from './barAnswer.ts';
import { batch, recipe } from './recipe.ts';
import { suggest } from './suggest.ts';

/** Scores from which an answer of the bar is near enough where nothing else was understood, to a question and to the rest. */
const LEAST = { given: 0.3, asked: 0.18 };

/** Whether a drink can be made ahead, and how; for guests with the amounts. */
export function batchAhead(talk: Talk): string | undefined {
  const { reading, memory, drink } = talk.situation;
  if (!has(talk, 'ahead')) return undefined;
  const spoken = reading.drinks[0] ?? (reading.words.length <= 12 ? drink : undefined);
  if (spoken === undefined)
    return has(talk, 'party') && !has(talk, 'request') && reading.ingredients.length === 0
      ? answerOf(talk, 'timing')
      : undefined;
  const { recipe, ingredients } = factsOf(talk, spoken);
  const isSour = [...ingredients].some((id) => id.endsWith('-juice'));
  const text = answerOf(talk, isSour || recipe.batch === undefined ? 'batching-sours' : 'batching');
  const people = reading.amounts.people ?? memory.people;
  const amounts = people === undefined ? [] : [batch(talk, spoken, people)];
  return [...(text === undefined ? [] : [text]), ...amounts].join('\n\n') || undefined;
}

/** Whether something with alcohol may be in what is to be free of it. */
export function leaveOut(talk: Talk): string | undefined {
  const { reading, wish, needsCare } = talk.situation;
  const [thing] = reading.ingredients;
  const isFree = wish.isAlcoholFree || needsCare;
  if (!isFree || thing === undefined || !has(talk, 'wontMatter') || reading.drinks.length > 0)
    return undefined;
  const { strength } = talk.bar.catalogue.ingredientById.entry(thing.id);
  if (strength === 0) return undefined;
  return fillIn(talk.texts.leaveOut, {
    thing: talk.ingredient(thing.id),
    abv: formatNumber(strength, talk.locale),
  });
}

/** "A dirty one?", "the version with strawberries": a word and the name of the drink that is spoken of together name another. */
export function aboutVariant(talk: Talk): string | undefined {
  const { bar, situation, locale } = talk;
  const { reading, drink } = situation;
  const things = reading.ingredients.filter(({ role }) => role === 'with');
  const names = reading.terms.length > 0 || reading.drinks.length > (things.length > 0 ? 1 : 0);
  const isElse =
    names || (reading.drinks.length > 0 && has(talk, 'contains', 'swap', 'difference', 'wantsToKnow'));
  if (drink === undefined || isElse || reading.words.length > MOST_WORDS) return undefined;
  const own = foldText(talk.nameOf(drink));
  const said = new Set([
    ...reading.words,
    ...things.flatMap(({ id }) => foldText(talk.ingredient(id)).split(' ')),
  ]);
  const variant = bar.drinks.find(({ id, recipe }) => {
    const name = ` ${foldText(recipe.name[locale] ?? recipe.name.en ?? '')} `;
    if (id === drink || !(recipe.variantOf === drink || isPartOf(own, name))) return false;
    const rest = name
      .trim()
      .split(' ')
      .filter((word) => !own.split(' ').includes(word));
    return rest.length > 0 && rest.every((word) => said.has(word));
  });
  return variant && recipe(talk, variant.id);
}
const MOST_WORDS = 12;

/** "Dry Martini" and "Dirty Martini" share their last word. */
function isPartOf(own: string, name: string): boolean {
  return name.endsWith(` ${own.split(' ').at(-1) ?? own} `);
}

/** Where nothing was understood: drinks that everybody likes for what may be a wish, or the answer that comes nearest. */
export function asLast(talk: Talk): string {
  const { situation, texts, say } = talk;
  const mayBeWish = has(talk, 'request', 'more', 'another', 'refine') || situation.last.length > 0;
  const near = nearAnswer(talk, has(talk, 'wantsToKnow') ? LEAST.asked : LEAST.given);
  const isPlainWish = has(talk, 'request') && !has(talk, 'wantsToKnow', 'offTopic');
  if (near !== undefined && !isPlainWish) return near;
  return mayBeWish && !has(talk, 'wantsToKnow', 'offTopic')
    ? suggest(talk, texts.unsure)
    : say(texts.unclear);
}
