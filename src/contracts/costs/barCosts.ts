import { z } from 'zod';
import { BOUGHT_BY, COST_LIMITS, PRICE_STEPS } from './costLimits.ts';
import { MENU_LIMITS } from '../menus/menuLimits.ts';
import { currencySchema } from '../menus/menuPrice.ts';

const priceSchema = z.int().min(0).max(MENU_LIMITS.amount);

/** What a bar pays for something: a bottle, a lime, a wine that it sells by the glass. */
const purchaseSchema = z.strictObject({
  /** As a shelf holds it ("gin", "amaretto:disaronno"), or the UUID of a line of a menu that is in no catalogue. */
  entry: z.string().regex(/^[a-z0-9-]{1,60}(:[a-z0-9-]{1,60})?$/, 'must be an entry of a shelf, or a UUID'),
  /** In the smallest unit of the currency; nothing for what costs nothing. */
  price: priceSchema,
  currency: currencySchema.nullable(),
  /** How much is in it, counted in `by`. */
  size: z.int().min(1).max(COST_LIMITS.size),
  by: z.enum(BOUGHT_BY),
});
export type Purchase = z.infer<typeof purchaseSchema>;

const isMultiple = (step: number) => (PRICE_STEPS as readonly number[]).includes(step);

/** How a bar calculates. Per cent in tenths: 205 is 20.5 %. */
const costSettingsSchema = z.strictObject({
  /** Of what is bought, what is lost. */
  waste: z.int().min(0).max(COST_LIMITS.waste),
  /** VAT within the prices of the menu, 0 for none; what is bought counts without. */
  tax: z.int().min(0).max(COST_LIMITS.tax),
  /** The pour cost that prices are suggested for. */
  target: z.int().min(COST_LIMITS.leastTarget).max(COST_LIMITS.mostTarget),
  /** What suggested prices are a multiple of. */
  step: z.int().refine(isMultiple, { message: 'must be one of the steps' }),
  /** What a garnish costs that is not counted by itself, in the smallest unit; null where nobody said. */
  garnish: priceSchema.nullable(),
  /** Of the garnish. */
  currency: currencySchema.nullable(),
  /** Where the bar is (ISO 3166-1), which proposes a rate of tax; null where nobody said. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code')
    .nullable()
    .default(null),
});
export type CostSettings = z.infer<typeof costSettingsSchema>;

/** Body of `PATCH /api/bar-costs`: what is left out stays. The last write of a price counts, and that of the settings. */
export const barCostsChangeSchema = z
  .strictObject({
    settings: costSettingsSchema,
    bought: z.array(purchaseSchema).max(COST_LIMITS.changes),
    /** Entries whose price is forgotten. */
    forgotten: z.array(purchaseSchema.shape.entry).max(COST_LIMITS.changes),
  })
  .partial()
  .refine(
    ({ bought = [], forgotten = [] }) => {
      const entries = [...bought.map(({ entry }) => entry), ...forgotten];
      return new Set(entries).size === entries.length;
    },
    { message: 'must name each entry once' },
  );
export type BarCostsChange = z.infer<typeof barCostsChangeSchema>;

/** Answer of `GET /api/bar-costs`: what an account keeps of its costs, for its owner alone. */
export const barCostsSchema = z.strictObject({
  /** Null before anything was said. */
  settings: costSettingsSchema.nullable(),
  /** By entry. */
  bought: z.array(purchaseSchema),
});
export type BarCosts = z.infer<typeof barCostsSchema>;
