import { citedIds } from '../../../src/domain/chat/citations.ts';
import { fillIn } from '../../../src/text/fillIn.ts';
import { virginOf } from './answers/recipe.ts';
import { clashWith, factsOf, type Talk } from './talk.ts';

/** At most so many are offered under an answer. */
const MOST = 4;
/** A list in an answer that numbers its lines is a recipe. */
const STEPS = /^1\. /m;

/**
 * What a guest may want to say next, in the reader's language: of one drink its recipe, amounts or food, of
 * several another direction, and where the answer cites no drink the questions that it asks back. Nothing in
 * an emergency or a crisis, or where somebody wants to give a drink in secret.
 *
 * @param answer what was answered, with `[[id]]` for recipes
 */
export function followUpsOf(talk: Talk, answer: string): string[] {
  const { situation, texts, bar } = talk;
  if (situation.standing.some(({ kind }) => kind === 'emergency' || kind === 'crisis' || kind === 'spiking'))
    return [];
  const { followUps } = texts;
  const drinks = citedIds(answer).filter((id) => bar.factsById.has(id));
  const [first, second] = drinks;
  if (first === undefined)
    return [...meantQuestions(talk, answer), followUps.fresh, followUps.surprise].slice(0, MOST);
  const drink = talk.nameOf(first);
  const isFree = situation.needsCare || factsOf(talk, first).isAlcoholFree;
  const recipe = fillIn(followUps.recipe, { drink });
  if (second !== undefined)
    return [recipe, ...(isFree ? [] : [followUps.weaker, followUps.alcoholFree]), followUps.others].slice(
      0,
      MOST,
    );
  const virgin = virginOf(talk, factsOf(talk, first));
  const hasVirgin = !isFree && virgin !== undefined && clashWith(talk, factsOf(talk, virgin)) === undefined;
  return [
    STEPS.test(answer) ? fillIn(followUps.forEight, { drink }) : recipe,
    fillIn(followUps.food, { drink }),
    ...(hasVirgin ? [fillIn(followUps.virgin, { drink })] : []),
    followUps.surprise,
  ].slice(0, MOST);
}

/** The questions that the bartender asked back. */
function meantQuestions({ bar, locale }: Talk, answer: string): string[] {
  return bar.catalogue.barAnswers.flatMap(({ texts }) => {
    const question = texts[locale]?.question;
    return question !== undefined && answer.includes(question) ? [question] : [];
  });
}
