import type { Locale } from '../../../../src/contracts/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Words } from './words.ts';

/** What guests say, per language. */
export const WORDS: Record<Locale, Words> = { en, nl, de, es, fr };
