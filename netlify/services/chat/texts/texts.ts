import type { Locale } from '../../../../src/contracts/locale.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** What the house bartender says. Braces stand for names, amounts and lists; of several wordings one is said by chance. */
export type BartenderTexts = typeof en;

/** What the house bartender says, per language. */
export const TEXTS: Record<Locale, BartenderTexts> = { en, nl, de, es, fr };
