import { z } from 'zod';
import { ADDITIVES, type AdditiveStatement } from './additives.ts';
import { CAUTIONS, SUBSTANCES, SUITS, type AllergenStatement } from './diet.ts';

const substancesSchema = z.array(z.enum(SUBSTANCES));

export const allergensSchema = z.strictObject({
  contains: substancesSchema.default([]),
  mayContain: substancesSchema.default([]),
}) satisfies z.ZodType<AllergenStatement>;

const additiveIdsSchema = z.array(z.enum(ADDITIVES));

export const additivesSchema = z.strictObject({
  contains: additiveIdsSchema.default([]),
  mayContain: additiveIdsSchema.default([]),
}) satisfies z.ZodType<AdditiveStatement>;

export const suitsSchema = z.enum(SUITS);

export const cautionSchema = z.enum(CAUTIONS);
