import { NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { someOf } from '../../../../src/domain/chat/choose.ts';
import { rankDrinks } from '../rankDrinks.ts';
import { drinkLine, type Talk } from '../talk.ts';
import { virginOf } from './recipe.ts';

/** Answers in earnest that come before anything else; most offer something without alcohol. */
const CARES = [
  'emergency',
  'minor',
  'pregnancy',
  'addiction',
  'driving',
  'medicine',
  'excess',
  'hangover',
] as const;

/** What has to be said before any drink, if anything. */
export function care(talk: Talk): string | undefined {
  const { situation, texts } = talk;
  const found = CARES.find((cue) => situation.reading.cues.has(cue));
  if (found === undefined) return undefined;
  return found === 'emergency' ? texts.emergency : `${texts[found]}\n\n${withoutAlcohol(talk)}`;
}

/** Something without alcohol in place of a drink that somebody should not have. */
export function carefully(talk: Talk, drink: string): string {
  const facts = talk.bar.factsById.get(drink);
  const virgin = facts && virginOf(talk, facts);
  const twin = virgin === undefined ? undefined : talk.bar.factsById.get(virgin);
  const offered = twin === undefined ? withoutAlcohol(talk) : drinkLine(talk, twin);
  return `${talk.texts.stillCareful}\n\n${offered}`;
}

function withoutAlcohol(talk: Talk): string {
  const { bar, situation, texts, say, chance } = talk;
  const wish = { ...situation.wish, isAlcoholFree: true, leastAbv: undefined, like: undefined };
  const own = rankDrinks(bar.drinks, wish, bar.pantry);
  const ranked =
    own.length > 0 ? own : rankDrinks(bar.drinks, { ...NO_WISH, isAlcoholFree: true }, bar.pantry);
  const lines = someOf(ranked, 3, 0.7, chance).map(({ facts }) => drinkLine(talk, facts));
  return `${say(texts.instead)}\n\n${lines.join('\n')}`;
}
