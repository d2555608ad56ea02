import type { Drink } from '../../../../src/catalogue/drink.ts';
import { scaleDrink } from '../facts/scaleDrink.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import { findDrinks, countGuests, offerText } from './suggest.ts';
import { amountsText, bulletList, conflictText, findDrink } from './words.ts';

/** Drinks of each kind where nobody has said how many guests come. */
const OF_EACH = 2;
const WITHOUT: Wish = { kind: 'leave-out', what: 'alcohol' };

/** Drinks for a company of which some do not drink alcohol: one with, one without, each in its amounts. */
export function companyText(scene: Scene): string | undefined {
  const { reading, wishes, last, catalogue, language } = scene;
  const { apart } = reading;
  if (apart === undefined) return undefined;
  const guests = countGuests(wishes);
  const isFree = (drink: Drink) => drink.dietary.strength === 0;
  const shown = last
    .flatMap((id) => findDrink(id, catalogue) ?? [])
    .find((drink) => !isFree(drink) && conflictText(drink, scene) === undefined);
  const withIt = findDrinks(scene, wishes).filter(({ drink }) => drink.dietary.strength > 0);
  const freeOf = (list: readonly Wish[]) => findDrinks(scene, [...list, WITHOUT]);
  // What is wished of a drink with alcohol, a drink without it may not have: then what is left out alone counts.
  const own = freeOf(wishes.filter(({ kind }) => kind !== 'strength'));
  const without = own.length > 0 ? own : freeOf(wishes.filter(({ kind }) => kind.startsWith('leave-out')));
  const first = shown ?? findDrink(withIt[0]?.drink.id, catalogue);
  const family = without.find(({ drink }) => first !== undefined && drink.versionOf.includes(first.id));
  const second = findDrink((family ?? without[0])?.drink.id, catalogue);
  if (first === undefined || second === undefined) return undefined;
  const dry = apart.isHalf ? Math.ceil(guests / 2) : apart.count;
  const offered = (list: typeof without) =>
    bulletList(list.slice(0, OF_EACH).map((one) => offerText(one, scene)));
  if (guests === 0 || dry === undefined || dry >= guests) {
    const withOffer =
      guests === 0
        ? offered(withIt)
        : amountsText(scaleDrink(first, { guests: Math.max(1, guests) }, catalogue), scene);
    const withoutOffer =
      guests === 0 ? offered(without) : amountsText(scaleDrink(second, { guests }, catalogue), scene);
    return [
      say('apartWithPlain', language),
      withOffer,
      say('apartWithoutPlain', language),
      withoutOffer,
    ].join('\n\n');
  }
  const amounts = (drink: Drink, count: number) =>
    amountsText(scaleDrink(drink, { guests: count }, catalogue), scene);
  return [
    say('apartWith', language, { n: guests - dry }),
    amounts(first, guests - dry),
    say('apartWithout', language, { n: dry }),
    amounts(second, dry),
  ].join('\n\n');
}
