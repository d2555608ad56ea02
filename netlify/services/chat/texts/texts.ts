import type { Locale } from '../../../../src/contracts/locale.ts';
import { byLanguage } from '../byLanguage.ts';
import type de from './de.json';
import type en from './en.json';
import type es from './es.json';
import type fr from './fr.json';
import type nl from './nl.json';

/** What the house bartender says. Braces stand for names, amounts and lists; of several wordings one is said by chance. */
export type BartenderTexts = typeof en;

/** What the house bartender says, per language. */
export const TEXTS: Record<Locale, BartenderTexts> = byLanguage<{
  en: typeof en;
  nl: typeof nl;
  de: typeof de;
  es: typeof es;
  fr: typeof fr;
}>('texts');
