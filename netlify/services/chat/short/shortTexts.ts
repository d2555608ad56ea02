import type { Locale } from '../../../../src/contracts/site/locale.ts';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

export type ShortTexts = typeof en;
export const SHORT_TEXTS: Readonly<Record<Locale, ShortTexts>> = { en, nl, de, es, fr };

export type TextKey = {
  [Key in keyof ShortTexts]: ShortTexts[Key] extends string ? Key : never;
}[keyof ShortTexts];

/** A sentence in a language, its gaps `{name}` filled in. */
export function say(
  key: TextKey,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return SHORT_TEXTS[locale][key].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
