import type { Locale } from '../../../../src/contracts/locale.ts';
import { byLanguage } from '../byLanguage.ts';
import type de from './de.json';
import type en from './en.json';
import type es from './es.json';
import type fr from './fr.json';
import type nl from './nl.json';

/**
 * How a language says what a guest may say: wordings in the notation of `cuePattern`, folded (lower case, no accents
 * or apostrophes); `ordinary` holds words of daily life that are no slip of a name, `alsoCalled` by what else guests
 * speak of an ingredient: nothing from bees is nothing with honey; `does` what follows the name of a person,
 * unfolded, or nothing where a name can't be told from a noun.
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
