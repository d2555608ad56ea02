import type { OwnDrink } from '../../../../src/contracts/own-drinks/ownDrink.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { citedIds } from '../../../../src/domain/chat/citations.ts';
import { createWishReader } from '../../../../src/domain/wishes/readWishes.ts';
import { addWishes, ofEverybody } from '../../../../src/domain/wishes/wishes.ts';
import { getDrinkNames } from '../getDrinkNames.ts';
import type { Conversation } from '../conversation.ts';
import { describeOwnDrinks, findNamedOwn } from '../ownDrinks.ts';
import { tellOwn } from '../printRecipe.ts';
import { hintText, safetyText } from '../safety/safetyText.ts';
import { createSession } from '../session.ts';
import { shortAnswer } from './shortAnswer.ts';
import type { ShortAnswer } from './shortContext.ts';

/** An answer whose first drink stands in a list. */
const LIST = /^[^[]*(?:^|\n)- \**\[\[/;
/** An answer that begins with drinks beside each other. */
const COMPARISON = /^- \*\*\[\[/;
/** Messages before the newest in which the drink that is spoken of is looked for. */
const FOCUS_MESSAGES = 6;

/** An answer without a model. */
export interface AnswerWithoutModel extends Pick<ShortAnswer, 'text' | 'followUps' | 'ask'> {
  /** The chips after it. */
  chips: readonly Wish[];
}

/**
 * Answers the newest message of a conversation without a model: from an own drink that it names, the chips, the recipes
 * and the bar's book. The text of a danger or a hint stands first.
 *
 * @param chance a number from 0 to 1, for surprises
 */
export function answerShort(
  conversation: Conversation,
  own: readonly OwnDrink[],
  chance: () => number,
): AnswerWithoutModel {
  const { catalogue, chips, cited, language, care, hint, message, reading, request } = conversation;
  const session = createSession(conversation, describeOwnDrinks(own, catalogue, language));
  const named = findNamedOwn(message, session.own);
  if (named !== undefined) return { text: tellOwn(named, session), followUps: [], chips };
  // Nobody knows here for whom it is asked.
  const held = session.held.map(ofEverybody);
  const quiet = hint && hintText(hint, language);
  // Offered first, for this answer: only a press leaves out alcohol from then on.
  const first: Wish[] = hint === 'sober' ? [{ kind: 'leave-out', what: 'alcohol' }] : [];
  const before = request.messages.filter(({ role }) => role === 'user').at(-2)?.content;
  const answered = request.messages.findLast(({ role }) => role === 'ai')?.content ?? '';
  // An answer of the book shows no drink: what it goes on about was shown before.
  const showing = request.messages.findLast(
    ({ role, content }) => role === 'ai' && citedIds(content).length > 0,
  );
  const read = createWishReader(getDrinkNames(catalogue), language);
  const { text, ask, followUps, wishes, isOfShown } = shortAnswer({
    text: message,
    reading,
    before,
    apartBefore: before === undefined ? undefined : read(before, { wishes: chips }).apart,
    wishes: reading.drinks.length > 0 ? held : [...held, ...first],
    last: drinksInFocus(conversation),
    isListed: LIST.test(showing?.content ?? ''),
    isCompared: COMPARISON.test(answered),
    answered,
    shown: cited,
    page: request.drink,
    shelf: request.shelf,
    catalogue,
    chance,
  });
  const added = wishes.filter((wish) => !held.includes(wish) && !first.includes(wish));
  // "Which of those is the lightest?" wishes for nothing new.
  const kept = isOfShown === true ? conversation.before : chips;
  return {
    text: [care && safetyText(care, language), quiet?.line, text].filter((part) => part).join('\n\n'),
    followUps: [...(quiet?.presses ?? []), ...followUps],
    ...(ask && { ask }),
    chips: added.length > 0 ? addWishes(kept, added) : kept,
  };
}

/** Ids of the drinks that were spoken of last: cited by an answer, or named by the visitor where it cites none. */
function drinksInFocus({ request, catalogue, language, last }: Conversation): readonly string[] {
  if (last.length > 0) return last;
  const read = createWishReader(getDrinkNames(catalogue), language);
  for (const { role, content } of request.messages.slice(0, -1).reverse().slice(0, FOCUS_MESSAGES)) {
    const ids = role === 'ai' ? citedIds(content) : read(content, { wishes: [] }).drinks;
    if (ids.length > 0) return ids;
  }
  return [];
}
