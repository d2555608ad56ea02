import { hasSubject } from '../../../../src/domain/chat/wish.ts';
import { has, type Talk } from '../talk.ts';
import { answerOf } from './barAnswer.ts';
import { suggest } from './suggest.ts';

/** So many guests are not served one by one. */
const CROWD = 12;

/** What to plan for guests: how much each drinks, or what to serve, with drinks that are quickly made. */
export function hosting(talk: Talk): string | undefined {
  const { situation } = talk;
  const { reading, memory, guests } = situation;
  const { amounts } = reading;
  const namesThing = reading.drinks.length + reading.ingredients.length > 0;
  const people = amounts.people ?? (has(talk, 'party') ? memory.people : undefined);
  const isOfDrink = situation.last.length === 1 && has(talk, 'batch', 'takesIt') && !has(talk, 'party');
  if (people === undefined || namesThing || isOfDrink || guests.length > 1 || has(talk, 'cheap', 'shelf'))
    return undefined;
  if (amounts.asksNumber && has(talk, 'bar')) return answerOf(talk, 'drinks-per-guest');
  // Whoever names so many guests and asks no question wants to know what to serve.
  const isCrowd = people >= CROWD && !has(talk, 'wantsToKnow', 'more');
  const asks = (isCrowd || has(talk, 'request', 'party')) && !situation.needsCare && people >= FEW;
  if (!asks || (hasSubject({ ...reading.wish, occasions: [] }) && !reading.wish.isFizzy)) return undefined;
  const occasions = hasSubject(situation.wish) ? situation.wish.occasions : (['party'] as const);
  const wish = { ...situation.wish, isEasy: true, occasions };
  const drinks = suggest({ ...talk, situation: { ...situation, wish } });
  const plan = answerOf(talk, people >= CROWD ? 'punch-for-crowd' : 'party-menu');
  return plan === undefined || wish.isAlcoholFree ? drinks : `${drinks}\n\n${plan}`;
}
/** Fewer are a table and no party. */
const FEW = 5;
