import type { Locale } from '../../../../src/contracts/locale.ts';
import type { BartenderTexts } from './bartenderTexts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the house bartender says, per language. */
export const TEXTS: Record<Locale, BartenderTexts> = { en, nl, de, es, fr };
