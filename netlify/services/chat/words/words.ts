import type { Locale } from '../../../../src/contracts/locale.ts';
import { byLanguage } from '../byLanguage.ts';
import type de from './de.json';
import type en from './en.json';
import type es from './es.json';
import type fr from './fr.json';
import type nl from './nl.json';

/**
 * How a language says what a guest may say: wordings in the notation of `cuePattern`, folded (lower case, no accents
 * or apostrophes). `ordinary` holds words of daily life that are not read as a misspelt name, `alsoCalled`
 * other words for an ingredient ("from bees" for honey), and `does`, unfolded, what follows the name of a
 * person; `does` is empty in a language that does not tell a name from a noun.
 */
export type Words = typeof en;

/** What a message may be about, as it is told by its wording, or by the learnt model alone: it reckons, it is rude. */
export type Cue = keyof Words['cues'] | 'reckons' | 'rude';

/** What guests say, per language. */
export const WORDS: Record<Locale, Words> = byLanguage<{
  en: typeof en;
  nl: typeof nl;
  de: typeof de;
  es: typeof es;
  fr: typeof fr;
}>('words');
