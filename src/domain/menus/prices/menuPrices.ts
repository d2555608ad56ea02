import type {
  PriceAmount,
  PriceHours,
  PriceList,
  SizePrice,
  TimedPrices,
  WrittenPrice,
} from '../../../contracts/menus/menuPrice.ts';
import { isWholeAmount, moneyWriter } from './money.ts';

/** Says the prices of the drinks of one menu. */
export interface PriceTeller {
  usual(prices: readonly SizePrice[]): WrittenPrice[];
  /** The prices of a drink in each list with hours, such as a happy hour; not in the list that is read. */
  timed(prices: readonly SizePrice[]): TimedPrices[];
  /** "Happy Hour: Mon–Fri, 5:00 – 7:00 PM", for each list that has hours and a price. */
  hours: { list: string; text: string }[];
}

interface Priced {
  currency: string | null;
  priceLists: readonly PriceList[];
  sections: readonly { drinks: readonly { prices: readonly SizePrice[] }[] }[];
}

/**
 * How the prices of a menu are said in a language. Its amounts have decimals where one of them needs some.
 *
 * @param list place of the further price list that holds in the place of the usual prices, where it has one
 */
export function tellPrices(menu: Priced, locale: string, list?: number): PriceTeller {
  const { currency, priceLists, sections } = menu;
  const amounts = sections.flatMap(({ drinks }) =>
    drinks.flatMap(({ prices }) => prices.flatMap((price) => price.amounts)),
  );
  const isWhole = amounts.every((amount) => typeof amount !== 'number' || isWholeAmount(amount, currency));
  const write = moneyWriter({ currency, locale, isWhole });
  const written = (prices: readonly SizePrice[], choose: (amounts: readonly PriceAmount[]) => PriceAmount) =>
    prices.flatMap(({ size, amounts: own }) => {
      const amount = choose(own);
      if (amount === null) return [];
      return [{ size, text: typeof amount === 'number' ? write(amount) : amount }];
    });
  const isPriced = (place: number) =>
    sections.some(({ drinks }) =>
      drinks.some(({ prices }) => prices.some(({ amounts: own }) => (own[place + 1] ?? null) !== null)),
    );
  return {
    usual: (prices) =>
      written(prices, ([usual = null, ...others]) => (list === undefined ? usual : (others[list] ?? usual))),
    timed: (prices) =>
      priceLists.flatMap(({ name, hours }, place) => {
        if (hours === null || place === list) return [];
        const own = written(prices, ([, ...others]) => others[place] ?? null);
        return own.length === 0 ? [] : [{ list: name, prices: own }];
      }),
    hours: priceLists.flatMap(({ name, hours }, place) =>
      hours === null || !isPriced(place)
        ? []
        : [{ list: name, text: `${name}: ${hoursText(hours, locale)}` }],
    ),
  };
}

/** Between a size and its price, wider than a word space: "0,1 l 7,50 €" must not read as one number. */
const WIDE_SPACE = '\u00a0\u00a0';

/** Prices in one text: "8 € / 14 €", "Glas  8 €  · Krug  24 €". */
export function pricesLine(prices: readonly WrittenPrice[]): string {
  return prices
    .map(({ size, text }) => (size === null ? text : `${size}${WIDE_SPACE}${text}`))
    .join(pricesJoint(prices));
}

/** What stands between the prices of one text. */
export function pricesJoint(prices: readonly WrittenPrice[]): string {
  return prices.some(({ size }) => size !== null) ? `${WIDE_SPACE}· ` : ' / ';
}

/** "Happy Hour  7 €": the prices of a list with its name before them. */
export function timedLine({ list, prices }: TimedPrices): string {
  return `${list}${WIDE_SPACE}${pricesLine(prices)}`;
}

/** A Monday. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** "Mon–Fri, 5:00 – 7:00 PM"; without days where it is every day, without times where it is all day. */
export function hoursText({ days, from, to }: PriceHours, locale: string): string {
  if (from === to) return daysText(days, locale);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const at = (clock: string) => new Date(`2024-01-01T${clock}:00Z`);
  const times =
    to > from ? time.formatRange(at(from), at(to)) : `${time.format(at(from))}–${time.format(at(to))}`;
  return days.length === 7 ? times : `${daysText(days, locale)}, ${times}`;
}

/** The days of the week in a language, Monday first. */
export function dayNames(locale: string, weekday: 'short' | 'long'): string[] {
  const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, place) => name.format(SOME_MONDAY + place * DAY));
}

/** "Mon–Fri, Sun": three days in a row and more are a span. */
function daysText(days: readonly number[], locale: string): string {
  const names = dayNames(locale, 'short');
  const nameOf = (day: number) => names[day - 1] ?? '';
  const spans: number[][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else spans.push([day]);
  }
  return spans
    .flatMap((span) => {
      const [first = 1] = span;
      const last = span.at(-1) ?? first;
      return span.length > 2 ? [`${nameOf(first)}–${nameOf(last)}`] : span.map(nameOf);
    })
    .join(', ');
}
