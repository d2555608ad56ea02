import { NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { someOf } from '../../../../src/domain/chat/choose.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { rankDrinks } from '../rankDrinks.ts';
import { clashWith, drinkLine, type Talk } from '../talk.ts';
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
  const [named] = situation.reading.drinks;
  const twin = named === undefined ? undefined : twinOf(talk, named);
  const offered =
    twin === undefined ? withoutAlcohol(talk) : `${talk.say(texts.instead)}\n\n${drinkLine(talk, twin)}`;
  return found === 'emergency' ? texts.emergency : `${texts[found]}\n\n${offered}`;
}

/** Something without alcohol in place of a drink that somebody should not have. */
export function carefully(talk: Talk, drink: string): string {
  const twin = twinOf(talk, drink);
  const offered = twin === undefined ? withoutAlcohol(talk) : drinkLine(talk, twin);
  return `${talk.texts.stillCareful}\n\n${offered}`;
}

/** The drink without alcohol that stands for another, itself if it has none; only where the guest may have it. */
function twinOf(talk: Talk, drink: string): DrinkFacts | undefined {
  const facts = talk.bar.factsById.get(drink);
  if (facts === undefined) return undefined;
  const twin = facts.isAlcoholFree ? facts : talk.bar.factsById.get(virginOf(talk, facts) ?? '');
  return twin && clashWith(talk, twin) === undefined ? twin : undefined;
}

function withoutAlcohol(talk: Talk): string {
  const { bar, situation, texts, say, chance } = talk;
  const wish = { ...situation.wish, isAlcoholFree: true, leastAbv: undefined, like: undefined };
  const own = rankDrinks(bar.drinks, wish, bar.pantry, situation.taboo);
  const ranked =
    own.length > 0
      ? own
      : rankDrinks(bar.drinks, { ...NO_WISH, isAlcoholFree: true }, bar.pantry, situation.taboo);
  const lines = someOf(ranked, 3, 0.7, chance).map(({ facts }) => drinkLine(talk, facts));
  return `${say(texts.instead)}\n\n${lines.join('\n')}`;
}
