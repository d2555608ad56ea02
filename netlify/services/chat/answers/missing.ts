import { hasSubject } from '../../../../src/domain/chat/wish.ts';
import type { Reading } from '../readMessage.ts';
import { factsOf, has, type Talk } from '../talk.ts';
import { swap } from './swap.ts';

type Role = Reading['ingredients'][number]['role'];

/** What is to be done without. */
interface Missing {
  id: string;
  /** The drink that it is to be left out of, where one is named or spoken of. */
  spoken: string | undefined;
  /** Nothing else is named, and a stand-in is asked for. */
  isOnly: boolean;
  /** There is none of it left. */
  isUsedUp: boolean;
}

/** Something that a guest lacks, dislikes in a drink, or would replace. */
export function aboutMissing(talk: Talk): string | undefined {
  const { reading, isPointed, isFollowUp, wish } = talk.situation;
  const missing = missingIn(talk);
  if (missing === undefined || reading.wish.withoutDrinks.length > 0) return undefined;
  // "What instead of champagne at New Year?" asks for a drink.
  if (reading.wish.occasions.length > 0 && reading.drinks.length === 0) return undefined;
  const { id, spoken, isOnly, isUsedUp } = missing;
  const named = reading.drinks[0];
  const isSwap =
    has(talk, 'swap') &&
    (isOnly || firstAs(reading, 'replaced') !== undefined || reading.wish.with.length === 0);
  const wasWished = hasSubject({ ...wish, like: undefined });
  const isInSpoken = isIn(talk, id, spoken);
  // "No triple sec in the house": of the drink that was shown, unless another one is asked for.
  const isOfLast =
    isInSpoken && (isUsedUp || (named === undefined && !has(talk, 'another', 'surprise', 'request')));
  const isAdapted =
    named !== undefined || isPointed || (spoken !== undefined && isFollowUp && !wasWished) || isOfLast;
  if (!isSwap && !isAdapted) return undefined;
  if (has(talk, 'contains') && named !== undefined && !isSwap) return undefined;
  const offered = isOnly ? undefined : firstAs(reading, 'offered');
  return swap(talk, id, named ?? (isInSpoken ? spoken : undefined), offered);
}

/** What a message says is missing, unwanted or to be replaced. */
function missingIn(talk: Talk): Missing | undefined {
  const { reading, drink, isPointed, last } = talk.situation;
  const spoken = reading.drinks[0] ?? (isPointed || last.length === 1 ? drink : undefined);
  const isOnly = reading.ingredients.length === 1 && has(talk, 'swap') && !has(talk, 'shelf');
  // The mint is finished, where the drink that was shown has mint.
  const isUsedUp =
    has(talk, 'usedUp') &&
    (reading.drinks.length > 0 || reading.ingredients.some(({ id }) => isIn(talk, id, spoken)));
  const gone = reading.ingredients.find(({ id, role }) => role !== 'without' && isIn(talk, id, spoken))?.id;
  // "No ginger beer and nothing with coconut" wishes for a drink without both.
  const unwanted = reading.ingredients.filter(({ role }) => role === 'without');
  const id =
    firstAs(reading, 'replaced') ??
    (unwanted.length > 1 && !has(talk, 'swap') ? undefined : unwanted[0]?.id) ??
    (isUsedUp ? gone : undefined) ??
    (isOnly || isUsedUp ? (firstAs(reading, 'with') ?? firstAs(reading, 'offered')) : undefined);
  return id === undefined ? undefined : { id, spoken, isOnly, isUsedUp };
}

/** The first ingredient that is named in a role. */
function firstAs({ ingredients }: Reading, wanted: Role): string | undefined {
  return ingredients.find(({ role }) => role === wanted)?.id;
}

/** Whether an ingredient is in a drink. */
function isIn(talk: Talk, ingredientId: string, drink: string | undefined): boolean {
  if (drink === undefined) return false;
  const barred = talk.bar.pantry.barredBy(ingredientId);
  const { ingredients, garnish } = factsOf(talk, drink);
  return [...ingredients, ...garnish].some((line) => barred.has(line));
}
