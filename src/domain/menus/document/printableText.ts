import { graphemes } from './graphemes.ts';
import type { Face, TextMeasurer } from './page.ts';

const NARROW_SPACE = '\u202f';

/** Signs of currencies that no typeface has, as letters: the code of the currency (ISO 4217). */
const CURRENCIES: Record<string, string> = { '֏': 'AMD', '৳': 'BDT', '៛': 'KHR' };

/** A text as its typeface can print it. */
export interface PrintableText {
  text: string;
  /** What had to be left out, as it was written. */
  lost: string[];
}

/**
 * Makes a text such that a typeface has each of its characters: composed (NFC), every sort of space one that the
 * typeface has, without controls. No character becomes another one: what is missing is left out with the space that it
 * leaves, and told. Line breaks stay.
 */
export function printableText(
  written: string,
  face: Face,
  { has }: Pick<TextMeasurer, 'has'>,
): PrintableText {
  const text = composedText(written);
  const lost = missingIn(text, (cluster) => has(cluster, face));
  if (lost.length === 0) return { text, lost };
  const missing = new Set(lost);
  const left = graphemes(text).filter((cluster) => !missing.has(cluster));
  return { text: closeGaps(left.join('')), lost };
}

/** The characters of a text that cannot be printed, each once. */
export function unprintableIn(written: string, isPrintable: (cluster: string) => boolean): string[] {
  return missingIn(composedText(written), isPrintable);
}

function missingIn(text: string, isPrintable: (cluster: string) => boolean): string[] {
  if ([...text].every((character) => character === '\n' || isPrintable(character))) return [];
  return [...new Set(graphemes(text))].filter((cluster) => cluster !== '\n' && !isPrintable(cluster));
}

/**
 * A text as it is printed: composed, with the spaces of the typefaces, without controls and marks of direction. Nothing
 * else becomes another character but the signs of three currencies.
 */
export function composedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u2007\u2009\u200a]/g, NARROW_SPACE)
    .replace(/[\t\v\f\u1680\u2000-\u2006\u2008\u205f\u3000]/g, ' ')
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
      '',
    )
    .replace(/[֏৳៛]/g, (sign) => CURRENCIES[sign] ?? sign);
}

function closeGaps(text: string): string {
  return text.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '');
}
