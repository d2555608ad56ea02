import type { Locale } from '../../../src/contracts/locale.ts';
import type { Danger } from './danger.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const DANGERS: Record<Locale, readonly Danger[]> = { en, nl, de, es, fr };
