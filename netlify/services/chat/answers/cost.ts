import { fillIn } from '../../../../src/text/fillIn.ts';
import { LEAST_VESSEL, type BottlePrice } from '../amounts.ts';
import type { Talk } from '../talk.ts';
import { centilitres, lineOf, litres, usualBottle } from './quantity.ts';

/** What goes into one glass, from a bottle that the guest has the price of. */
interface Pour {
  price: BottlePrice;
  bottle: number;
  ml: number;
}

/** What a glass costs by the prices that the guest names: "gin is 18 € for 70 cl, what is a pour of 5 cl?" */
export function cost(talk: Talk): string | undefined {
  const { prices, asksCost } = talk.situation.reading.amounts;
  const pours = asksCost ? poured(talk, prices) : [];
  if (pours.length === 0) return undefined;
  const each = pours.map(({ price, bottle, ml }) => (price.sum / bottle) * ml);
  const values = {
    sum: money(
      talk,
      each.reduce((sum, one) => sum + one, 0),
      prices,
    ),
    parts: each.map((one) => money(talk, one, prices)).join(' + '),
  };
  const [first] = pours;
  if (pours.length > 1 || first === undefined) return fillIn(talk.texts.costOfGlass, values);
  return fillIn(talk.texts.costOfPour, {
    ...values,
    bottle: litres(talk, first.bottle),
    count: Math.floor(first.bottle / first.ml + 1e-9),
    portion: centilitres(talk, first.ml),
  });
}

/** Each price with what is poured of it: as the guest says, or as the recipe of the drink has it. */
function poured(talk: Talk, prices: readonly BottlePrice[]): Pour[] {
  const { reading, memory, drink } = talk.situation;
  const said = reading.amounts.volumes.filter(({ ml }) => ml < LEAST_VESSEL);
  const named = reading.ingredients.filter(({ role }) => role !== 'without');
  const spoken = reading.drinks[0] ?? drink;
  const pours = prices.map((price, place) => {
    const id = named[place]?.id ?? (prices.length === 1 ? memory.ingredient : undefined);
    const line = lineOf(talk, spoken, id);
    const ml = said[place]?.ml ?? line?.ml ?? (prices.length === 1 ? memory.portion : undefined);
    const bottle = price.ml ?? (id === undefined ? 700 : usualBottle(talk, id));
    return ml === undefined || ml <= 0 || ml > bottle ? undefined : { price, bottle, ml };
  });
  const known = pours.filter((pour) => pour !== undefined);
  // A sum without one of its parts would mislead.
  return known.length === pours.length ? known : [];
}

/** "1.29 €", in the currency of the guest. */
function money({ locale }: Talk, sum: number, prices: readonly BottlePrice[]): string {
  const said = prices[0]?.currency ?? '';
  const currency = CODES[said];
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return currency === undefined
    ? `${sum.toLocaleString(locale, digits)}\u00a0${said}`
    : sum.toLocaleString(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' };
