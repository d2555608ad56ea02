import { z } from 'zod';
import { LOCALES } from './locale.ts';

/** A language, as it comes from outside. */
export const localeSchema = z.enum(LOCALES);
