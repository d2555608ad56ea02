import type { HouseThing } from '../../domain/own-drinks/houseThings.ts';
import type { Say } from './ownDrinkMessages.ts';

/** "Makes 750 ml · keeps for 14 days" */
export function houseText(say: Say, { ml, days }: HouseThing['house']): string {
  const amount = `${new Intl.NumberFormat(say.locale).format(ml)}\u00a0ml`;
  return [
    say('own.house.makes', { amount }),
    ...(days === null ? [] : [say.count('own.house.keeps', days)]),
  ].join('\u00a0· ');
}
