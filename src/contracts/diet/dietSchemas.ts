import { z } from 'zod';
import { CAUTIONS, SUBSTANCES, SUITS, type AllergenStatement } from './diet.ts';

const substancesSchema = z.array(z.enum(SUBSTANCES));

export const allergensSchema = z.strictObject({
  contains: substancesSchema.default([]),
  mayContain: substancesSchema.default([]),
}) satisfies z.ZodType<AllergenStatement>;

export const suitsSchema = z.enum(SUITS);

export const cautionSchema = z.enum(CAUTIONS);
