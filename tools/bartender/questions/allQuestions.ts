import type { Locale } from '../../../src/contracts/locale.ts';
import type { Question } from '../checks.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What guests ask, per language. */
export const QUESTIONS: Record<Locale, readonly Question[]> = { en, nl, de, es, fr };
