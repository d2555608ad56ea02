import { boundsOf, NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { someOf } from '../../../../src/domain/chat/choose.ts';
import type { DrinkFacts } from '../drinkFacts.ts';
import { rankDrinks } from '../rankDrinks.ts';
import { SAFETY_KINDS, type SafetyKind } from '../safety/kinds.ts';
import { helpLinesIn, SAFETY_TEXTS } from '../safety/safetyTexts.ts';
import { clashWith, drinkLine, has, type Talk } from '../talk.ts';
import { virginOf } from './recipe.ts';
import { forSeveral } from './several.ts';

/** At most so many dangers are spoken of at once. */
const MOST_TEXTS = 2;

/** What has to be said before any drink, if anything; no drink at all while somebody is in danger. */
export function care(talk: Talk): string | undefined {
  const { alarms, standing } = talk.situation;
  const raised = SAFETY_KINDS.filter((kind) => alarms.some((alarm) => alarm.kind === kind));
  const [first] = raised;
  if (first === undefined)
    return standing.some(({ kind }) => kind === 'emergency' || kind === 'crisis') ? still(talk) : undefined;
  if (first === 'emergency' || first === 'crisis') return inDanger(talk, raised);
  const texts = SAFETY_TEXTS[talk.locale];
  if (first === 'spiking') return texts.spiking;
  const concerned = raised.slice(0, MOST_TEXTS);
  const isOfOthers = alarms.every(({ who }) => who === 'other');
  // Where each danger is that of one guest, the others have theirs beside it.
  const concernedGuests = talk.situation.guests.filter(({ needsCare }) => needsCare);
  const each = concernedGuests.length >= alarms.length ? forSeveral(talk) : undefined;
  return [
    ...concerned.map((kind) => texts[kind]),
    ...(concerned.some((kind) => kind === 'dependence' || kind === 'excess')
      ? [helpLinesIn(talk.locale, ['alcohol'])]
      : []),
    ...(each === undefined ? [offer(talk), ...(isOfOthers ? [texts.forOther] : [])] : [each]),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Help first, and nothing to drink. */
function inDanger({ locale }: Talk, raised: readonly SafetyKind[]): string {
  const texts = SAFETY_TEXTS[locale];
  const isEmergency = raised.includes('emergency');
  const isCrisis = raised.includes('crisis');
  return [
    ...(isEmergency ? [texts.emergency, helpLinesIn(locale, ['emergency', 'poison'])] : []),
    ...(isCrisis
      ? [
          texts.crisis,
          helpLinesIn(locale, isEmergency ? ['crisis'] : ['crisis', 'emergency']),
          texts.crisisEnd,
        ]
      : []),
  ].join('\n\n');
}

/** What is said as long as the guest has not said that it is over. */
function still({ locale, situation }: Talk): string {
  const texts = SAFETY_TEXTS[locale];
  const isCrisis = situation.standing.some(({ kind }) => kind === 'crisis');
  return isCrisis
    ? `${texts.crisisStill}\n\n${helpLinesIn(locale, ['crisis', 'emergency'])}`
    : `${texts.emergencyStill}\n\n${helpLinesIn(locale, ['emergency', 'poison'])}`;
}

/** What helps after too much, and what does not. */
export function hangover(talk: Talk): string | undefined {
  return has(talk, 'hangover') ? `${talk.texts.hangover}\n\n${offer(talk)}` : undefined;
}

/** Something without alcohol in place of a drink that somebody should not have. */
export function carefully(talk: Talk, drink: string): string {
  const twin = twinOf(talk, drink);
  const offered = twin === undefined ? withoutAlcohol(talk) : drinkLine(talk, twin);
  return `${talk.texts.stillCareful}\n\n${offered}`;
}

/** Drinks without alcohol; the like of the drink that was named, where there is one. */
function offer(talk: Talk): string {
  const [named] = talk.situation.reading.drinks;
  const twin = named === undefined ? undefined : twinOf(talk, named);
  return twin === undefined
    ? withoutAlcohol(talk)
    : `${talk.say(talk.texts.instead)}\n\n${drinkLine(talk, twin)}`;
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
      : rankDrinks(bar.drinks, { ...NO_WISH, ...boundsOf(wish) }, bar.pantry, situation.taboo);
  const lines = someOf(ranked, 3, 0.7, chance).map(({ facts }) => drinkLine(talk, facts));
  return `${say(texts.instead)}\n\n${lines.join('\n')}`;
}
