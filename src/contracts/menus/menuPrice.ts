import { z } from 'zod';
import { MENU_LIMITS } from './menuLimits.ts';
import { orNothing, writtenText } from './writtenText.ts';

/** ISO 4217: "EUR". */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'must be the code of a currency');

/**
 * Money in the smallest unit of the menu's currency (950 is € 9.50; without a currency it has two decimals), or what the
 * owner wrote where that is no amount: "market price".
 */
const amountSchema = z.union([
  z.int().min(0).max(MENU_LIMITS.amount),
  orNothing(writtenText(MENU_LIMITS.price)),
]);
export type PriceAmount = z.infer<typeof amountSchema>;

/** The prices of one size of a drink: the usual one, then one for each further price list of the menu. */
export const sizePriceSchema = z.strictObject({
  /** "Glass", "0.4 l"; null where there is but one. */
  size: orNothing(writtenText(MENU_LIMITS.size)),
  amounts: z.array(amountSchema).min(1),
});
export type SizePrice = z.infer<typeof sizePriceSchema>;

export const pricesSchema = z.array(sizePriceSchema).max(MENU_LIMITS.sizes);

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 17:00');
export const hoursSchema = z.strictObject({
  /** Monday is 1, Sunday 7. */
  days: z
    .array(z.int().min(1).max(7))
    .min(1)
    .refine((days) => days.every((day, place) => place === 0 || day > (days[place - 1] ?? 0)), {
      message: 'must be in order, each once',
    }),
  from: timeSchema,
  /** Before `from` where it ends after midnight; the same where it holds all day. */
  to: timeSchema,
});
export type PriceHours = z.infer<typeof hoursSchema>;

/** Prices that hold elsewhere or at times: those of the terrace, the happy hour. */
const priceListSchema = z.strictObject({
  name: writtenText(MENU_LIMITS.priceListName),
  /** When it holds; null for one that holds by place or occasion. */
  hours: hoursSchema.nullable(),
});
export type PriceList = z.infer<typeof priceListSchema>;

export const priceListsSchema = z.array(priceListSchema).max(MENU_LIMITS.priceLists);

/** A price as it is read, in the words of a language. */
export interface WrittenPrice {
  /** Null where there is but one size. */
  size: string | null;
  /** "9,50 €" */
  text: string;
}

/** The prices of a drink at other times than usual. */
export interface TimedPrices {
  /** Name of the price list: "Happy Hour". */
  list: string;
  prices: WrittenPrice[];
}
