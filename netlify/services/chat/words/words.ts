import type { Locale } from '../../../../src/contracts/locale.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/**
 * How a language says what a guest may say: wordings in the notation of `cuePattern`, folded (lower case, no accents
 * or apostrophes).
 */
export type Words = typeof en;

/** What a message may be about, as it is told by its wording, or by the learnt model alone: it reckons, it is rude. */
export type Cue = keyof Words['cues'] | 'reckons' | 'rude';

/** What guests say, per language. */
export const WORDS: Record<Locale, Words> = { en, nl, de, es, fr };
